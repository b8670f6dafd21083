//! What a picture shows, in words.

use super::{Picture, TooLargeToDraw, drawn_layout};
use crate::board::{Jump, JumpKind};
use crate::doc::{Meaning, Text};
use crate::layout::Numbering;
use crate::search::Way;
use crate::square::Square;

/// Jumps named in a caption at most, of each kind.
const MOST_IN_CAPTION: usize = 12;
/// Moves of the path named at most.
const MOST_MOVES: usize = 16;

/// How a jump is told apart in text.
pub(super) fn sign(kind: JumpKind) -> char {
    match kind {
        JumpKind::Ladder => '▲',
        JumpKind::Snake => '▼',
        JumpKind::SelfJump => '↺',
    }
}

pub(super) fn meaning(kind: JumpKind) -> Meaning {
    match kind {
        JumpKind::Ladder => Meaning::Ladder,
        JumpKind::Snake | JumpKind::SelfJump => Meaning::Snake,
    }
}

/// Why a board is drawn in so many columns that does not name any.
pub(super) fn columns_unknown(columns: u64) -> String {
    format!("drawn in rows of {columns}: the board names no columns")
}

pub(super) fn caption(picture: &Picture<'_>) -> Text {
    in_words(picture, MOST_IN_CAPTION)
}

/// Each jump is named up to `most` of its kind.
pub(super) fn in_words(picture: &Picture<'_>, most: usize) -> Text {
    let board = picture.game.board();
    let layout = drawn_layout(board);
    let mut text = Text::new().plain("A board of ").number(board.squares()).plain(" square");
    text = text.plain(if board.squares() == 1 { "" } else { "s" });
    if layout.is_full() {
        text = text.plain(", ").number(layout.rows()).plain(" × ").number(layout.columns());
    } else {
        text = text.plain(" in rows of ").number(layout.columns());
    }
    if board.layout().is_none() {
        text = text.plain(format!(" ({})", columns_unknown(layout.columns())));
    }
    match picture.numbering.filter(|_| board.layout().is_none()).unwrap_or(layout.numbering()) {
        Numbering::Zigzag => {}
        Numbering::Rows => text = text.plain(", every row from left to right"),
        Numbering::TopLeft => text = text.plain(", numbered from the top left"),
    }
    if let Ok(Some((first, last))) = shown_part(picture) {
        text = text.plain("; shown are ").number(first).plain(" to ").number(last);
    }
    let kinds = [
        (JumpKind::Ladder, "ladder"),
        (JumpKind::Snake, "snake"),
        (JumpKind::SelfJump, "jump to itself"),
    ];
    let mut none = true;
    for (kind, name) in kinds {
        let jumps: Vec<&Jump> = board.jumps().iter().filter(|jump| jump.kind() == kind).collect();
        if jumps.is_empty() {
            continue;
        }
        none = false;
        let named = jumps.iter().take(most).map(|jump| Text::new().with(meaning(kind), jump));
        text = text.plain(match (kind, jumps.len()) {
            (JumpKind::SelfJump, 2..) => "; jumps to themselves ".to_owned(),
            (_, 1) => format!("; {name} "),
            _ => format!("; {name}s "),
        });
        text = text.then(Text::joined(named, ", "));
        if let Some(more @ 1..) = jumps.len().checked_sub(most) {
            text = text.plain(format!(" and {more} more"));
        }
    }
    text = text.plain(if none { "; no jumps." } else { "." });
    if let Some(path) = picture.path {
        let start = picture.game.start().square;
        let s = if path.len() == 1 { "" } else { "s" };
        let way = Way::shortened(start, path, MOST_MOVES);
        text = text.plain(format!(" Over it a way of {} roll{s}: {way}.", path.len()));
    }
    if picture.levels.is_some() {
        text = text.plain(
            " Each square has its level: the number of rolls after which the token can first \
             stand on it.",
        );
    }
    text
}

/// The squares shown, where they are not the whole board.
fn shown_part(picture: &Picture<'_>) -> Result<Option<(Square, Square)>, TooLargeToDraw> {
    let view = picture.view()?;
    let (first, last) = (Square(*view.squares.start()), Square(*view.squares.end()));
    let whole = (first, last) == (Square::FIRST, picture.game.last());
    Ok((!whole).then_some((first, last)))
}
