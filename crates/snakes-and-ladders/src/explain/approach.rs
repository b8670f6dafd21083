//! The approach, step by step.

use super::facts::Facts;
use super::words;
use crate::doc::{Block, Text};
use crate::rules::{Chain, PastEnd, StartJump};

pub(super) fn blocks(facts: &Facts<'_>) -> Vec<Block> {
    let game = facts.game;
    let rules = game.rules();
    let last = game.last();
    let start = game.start().square;
    let begin = if rules.start_jump == StartJump::Take && start != rules.start {
        format!("The jump on {} leads to {start}. ", rules.start)
    } else {
        String::new()
    };
    let mut items = vec![
        Text::from(format!("{begin}Mark {start} as visited and put it into the queue. "))
            .code("rolls = 0")
            .plain("."),
        "While the queue is not empty, read its length and take that many squares, one after the \
         other:"
            .into(),
        Text::from(format!(
            "If the square is {last}{}, the answer is ",
            if facts.last_may_ride() { " and no ride is due there" } else { "" }
        ))
        .code("rolls")
        .plain("."),
        Text::from(format!(
            "Otherwise try each roll ({}): the token walks that far. {}",
            words::rolls(&rules.die),
            match rules.past_end {
                PastEnd::Stay => format!("Past {last}: stop trying larger rolls."),
                PastEnd::Win => format!("Past {last}: it stands on {last}."),
                PastEnd::Bounce => format!("Past {last}: it walks the rest back from {last}."),
            }
        )),
    ];
    if game.board().layout().is_some() {
        items.push("Work out row and column of that square and read the board there.".into());
    }
    items.push(
        match rules.chain {
            Chain::Once => "If a jump begins there, take it, just once.",
            Chain::Follow => {
                "If a jump begins there, take it, and go on as long as one begins where you are; \
                 if that never ends, the roll is no move."
            }
            Chain::NextTurn => {
                "If a jump begins there, the token waits on it: when that square is taken from the \
                 queue, the ride is its only move."
            }
        }
        .into(),
    );
    items.push(
        "If the square you end up on is not visited, mark it and put it into the queue.".into(),
    );
    items.push(
        Text::from("When the level is done, ")
            .code("rolls = rolls + 1")
            .plain(". When the queue is empty, the answer is -1."),
    );
    vec![Block::List { numbered: true, items }]
}
