//! Five lines to remember.

use super::facts::Facts;
use crate::doc::{Block, Text};
use crate::layout::{Layout, Numbering};
use crate::rules::{Chain, PastEnd};

pub(super) fn blocks(facts: &Facts<'_>) -> Vec<Block> {
    let game = facts.game;
    let past_end = match game.rules().past_end {
        PastEnd::Stay => "past the end, stop trying",
        PastEnd::Win => "past the end arrives",
        PastEnd::Bounce => "past the end, walk back",
    };
    let chain = match game.rules().chain {
        Chain::Once => "take it, just once",
        Chain::Follow => "follow it to the end",
        Chain::NextTurn => "ride it on the next turn",
    };
    let cell = match game.board().layout().map(Layout::numbering) {
        None => "Look the square up".to_owned(),
        Some(Numbering::Zigzag) => {
            "Row = rows - 1 - k and column = position, flipped where k is odd".to_owned()
        }
        Some(Numbering::Rows) => "Row = rows - 1 - k, column = position".to_owned(),
        Some(Numbering::TopLeft) => "Row = k, column = position".to_owned(),
    };
    vec![Block::List {
        numbered: true,
        items: vec![
            "Fewest rolls, and every roll costs the same: search breadth-first and count levels."
                .into(),
            Text::from(format!(
                "Push square {} and mark it. Pop a level at a time; pop {}{} and the level is the \
                 answer.",
                game.start().square,
                game.last(),
                if facts.last_may_ride() { " with no ride due" } else { "" }
            )),
            format!("Try every roll of every square; {past_end}.").into(),
            format!("{cell}. If a jump begins there, {chain}.").into(),
            "Mark and push the square you end up on. Queue empty: -1.".into(),
        ],
    }]
}
