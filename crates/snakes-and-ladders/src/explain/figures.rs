//! The pictures of an explanation.

use super::facts::Facts;
use crate::doc::{Block, Figure, Text};
use crate::game::Move;
use crate::picture::{Picture, as_given, numbers};

/// The board as given beside the numbered board, and a drawing of it.
///
/// A board too large to draw has none of them.
pub(super) fn of_board(facts: &Facts<'_>) -> Vec<Block> {
    let board = facts.game.board();
    let picture = Picture::new(facts.game);
    if board.layout().is_none() {
        return figure(facts, &picture).map(Block::Figure).into_iter().collect();
    }
    let plain =
        |caption: &str, lines: Vec<Text>| Figure { caption: caption.into(), lines, drawing: None };
    let mut blocks = Vec::new();
    if let (Ok(given), Ok(numbered)) = (as_given(board), numbers(board, true)) {
        blocks.push(Block::Beside(vec![
            plain("The board as given:", given),
            plain("The numbers of its squares:", numbered),
        ]));
    }
    // In text the numbered board says it all already.
    if facts.extent.drawings
        && let Ok(drawing) = picture.svg()
    {
        let caption = picture.caption();
        blocks.push(Block::Figure(Figure { caption, lines: Vec::new(), drawing: Some(drawing) }));
    }
    blocks
}

/// The board with a path laid over it.
pub(super) fn of_path(facts: &Facts<'_>, path: &[Move]) -> Option<Block> {
    let figure = figure(facts, &Picture::new(facts.game).path(path))?;
    Some(Block::Figure(Figure { caption: "On the board:".into(), ..figure }))
}

/// The board with every square's level.
pub(super) fn of_levels(facts: &Facts<'_>) -> Option<Block> {
    let levels = facts.levels.as_ref()?;
    let mut figure = figure(facts, &Picture::new(facts.game).levels(levels))?;
    if let Some(rolls) = facts.verdict.rolls()
        && levels.iter().any(|(_, level)| level > rolls)
    {
        figure.caption = figure.caption.plain(format!(
            " The search stops at level {rolls}; the levels behind are what it would have found."
        ));
    }
    Some(Block::Figure(figure))
}

/// A picture in characters, and as a drawing where one will be shown.
fn figure(facts: &Facts<'_>, picture: &Picture<'_>) -> Option<Figure> {
    let lines = picture.text().ok()?;
    let drawing = if facts.extent.drawings { picture.svg().ok() } else { None };
    Some(Figure { caption: picture.caption(), lines, drawing })
}
