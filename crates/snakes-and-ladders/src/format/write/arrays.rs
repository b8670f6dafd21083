//! A place a square: where its jump leads, or how far.

use super::error::{MOST_SQUARES, WriteError};
use super::push;
use crate::board::Board;
use crate::square::Square;

/// Squares count from 0 here, and -1 is no jump.
pub(super) fn moves(board: &Board) -> Result<String, WriteError> {
    let squares = board.squares();
    if squares > MOST_SQUARES {
        return Err(WriteError::TooLarge { squares });
    }
    let has_gap = (board.jumps().len() as u64) < squares;
    if !has_gap && board.jumps().iter().any(|jump| jump.to == Square::FIRST) {
        return Err(WriteError::NoGap);
    }
    let mut text = format!("n = {squares}\nmoves = [");
    for square in 1..=squares {
        if square > 1 {
            text.push_str(", ");
        }
        match board.jump_from(Square(square)) {
            Some(to) => push(&mut text, to.get() - 1),
            None => text.push_str("-1"),
        }
    }
    text.push_str("]\n");
    Ok(text)
}

/// As the Swift book does, with square 0 off the board; only the jumps are
/// written.
pub(super) fn offsets(board: &Board) -> Result<String, WriteError> {
    if let Some(jump) = board.jumps().iter().find(|jump| jump.from == jump.to) {
        return Err(WriteError::SelfJump(jump.from));
    }
    let mut text = format!("finalSquare = {}\n", board.squares());
    for jump in board.jumps() {
        let (from, to) = (jump.from.get(), jump.to.get());
        let sign = if to > from { '+' } else { '-' };
        push(&mut text, format_args!("board[{from}] = {sign}{}\n", to.abs_diff(from)));
    }
    Ok(text)
}
