//! What the size of the board says about the work.

use super::facts::Facts;
use super::words::count;
use crate::doc::{Block, Text};

pub(super) fn blocks(facts: &Facts<'_>) -> Vec<Block> {
    let game = facts.game;
    let squares = game.last().get();
    let outcomes = game.rules().die.rolls().len() as u64;
    let most = facts.most_tries();
    let rides = facts.rides();
    let work = facts.verdict.work();
    let mut items = vec![
        Text::new()
            .plain(format!(
                "{} and {} from each{}: at most {outcomes} · {squares}{} = ",
                count(squares, "square"),
                count(outcomes, "roll"),
                if rides > 0 { format!(", and {}", count(rides, "ride")) } else { String::new() },
                if rides > 0 { format!(" + {rides}") } else { String::new() },
            ))
            .number(most)
            .plain(if most == 1 { " roll" } else { " rolls" })
            .plain(" to try. This search tried ")
            .number(work.rolls_tried)
            .plain("."),
    ];
    if let Some(preset) = facts.preset {
        items.extend(preset.constraints().iter().map(|&says| Text::from(says)));
    }
    let jumps = game.board().jumps();
    let inside = jumps
        .iter()
        .filter(|jump| jump.from != jump.to && facts.jump_from(jump.to).is_some())
        .count();
    if inside > 0 {
        items.push(
            format!(
                "{} on this board {} where another begins, so it matters what the rules say \
                 about that.",
                count(inside as u64, "jump"),
                if inside == 1 { "ends" } else { "end" }
            )
            .into(),
        );
    }
    if game.board().layout().is_some() {
        items.push(
            "Nothing in the grid says which square a cell is: that has to be worked out from the \
             number, each time the board is read."
                .into(),
        );
    }
    vec![Block::List { numbered: false, items }]
}
