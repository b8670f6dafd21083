//! The work done, and time and space.

use super::facts::Facts;
use super::words::count;
use crate::doc::{Block, Text};
use crate::rules::PastEnd;

pub(super) fn blocks(facts: &Facts<'_>) -> Vec<Block> {
    let game = facts.game;
    let most = facts.most_tries();
    let work = facts.verdict.work();
    let squares = game.last().get();
    let outcomes = game.rules().die.rolls().len() as u64;
    let mut items = vec![
        Text::new()
            .strong("Time: ")
            .plain(format!(
                "each square joins the queue at most once, and each one popped tries at \
                         most {}. That is O({outcomes} · N) for N squares, here at most {} \
                         {}. The search tried the rolls of ",
                count(outcomes, "roll"),
                most,
                if most == 1 { "try" } else { "tries" },
            ))
            .number(count(work.squares_expanded, "square"))
            .plain(", ")
            .number(count(work.rolls_tried, "roll"))
            .plain(" in all.")
            .plain(if game.rules().past_end == PastEnd::Win {
                " (Of the rolls past the end it tries only the first: larger ones do the same.)"
            } else {
                ""
            }),
        Text::new().strong("Space: ").plain(format!(
            "the visited marks and the queue hold each square at most once: O(N), here \
                     {}.",
            count(squares, "square")
        )),
    ];
    if game.board().layout().is_some() {
        items.push(
            "Working out a row and a column is a handful of steps with whole numbers: O(1).".into(),
        );
    }
    vec![Block::List { numbered: false, items }]
}
