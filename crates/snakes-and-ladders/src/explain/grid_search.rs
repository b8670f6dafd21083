//! This search beside one over a grid.

use super::facts::Facts;
use super::words;
use crate::doc::{Block, Column, Table, Text};

pub(super) fn blocks(facts: &Facts<'_>) -> Vec<Block> {
    let game = facts.game;
    let column = |title: &str| Column { title: title.into(), numbers: false };
    let row = |what: &str, grid: &str, here: String| -> Vec<Text> {
        vec![Text::new().strong(what), grid.into(), here.into()]
    };
    vec![
        Block::Paragraph(
            "A shortest way through a maze is the same search with other words:".into(),
        ),
        Block::Table(Table {
            columns: vec![column(""), column("shortest way through a maze"), column("this board")],
            rows: vec![
                row("node", "a cell (row, column)", format!("a square, {}", words::nodes(game))),
                row(
                    "neighbours",
                    "4 or 8 cells around it",
                    format!(
                        "square + roll for each roll ({}), then a jump",
                        words::rolls(&game.rules().die)
                    ),
                ),
                row("edges", "both ways", "one way: forward, and down a snake".to_owned()),
                row("visited", "a mark on each cell", "a mark on each square".to_owned()),
                row(
                    "answer",
                    "the distance of the goal",
                    "the level of the last square".to_owned(),
                ),
                row(
                    "what makes it tricky",
                    "the edge of the grid, walls",
                    if game.board().layout().is_some() {
                        "from a square's number to its cell".to_owned()
                    } else {
                        "the square you end up on is not the one you rolled".to_owned()
                    },
                ),
            ],
        }),
    ]
}
