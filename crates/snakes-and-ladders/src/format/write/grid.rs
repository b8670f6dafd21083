//! Every square in its row: the grid of LeetCode, and the same in programs.

use super::error::{MOST_SQUARES, WriteError};
use super::push;
use crate::board::{Board, NO_JUMP};
use crate::layout::Cell;

/// The signs around and between the cells of a grid.
#[derive(Debug)]
pub(super) struct Signs {
    before: &'static str,
    open: &'static str,
    open_row: &'static str,
    between: &'static str,
    close: char,
    behind: &'static str,
}

const JSON: Signs =
    Signs { before: "", open: "[", open_row: "[", between: ",", close: ']', behind: "" };

pub(super) const PYTHON: Signs =
    Signs { before: "board = ", open: "[", open_row: "[", between: ", ", close: ']', behind: "\n" };

pub(super) const JAVA: Signs = Signs {
    before: "int[][] board = ",
    open: "{",
    open_row: "{",
    between: ", ",
    close: '}',
    behind: ";\n",
};

pub(super) const CPP: Signs = Signs { before: "vector<vector<int>> board = ", ..JAVA };

pub(super) const RUST: Signs = Signs {
    before: "let board = ",
    open: "vec![",
    open_row: "vec![",
    between: ", ",
    close: ']',
    behind: ";\n",
};

pub(super) const JAVASCRIPT: Signs = Signs { before: "const board = ", behind: ";\n", ..PYTHON };

/// Writes a board as a LeetCode grid on one line. Reading it back with the
/// board's numbering gives the same board.
///
/// Time and space O(squares), whatever the number of jumps.
///
/// ```
/// use snakes_and_ladders::format::{Options, read_one, write_grid};
///
/// let board = read_one("[[-1, -1], [-1, 3]]", &Options::default())?.board;
/// assert_eq!(write_grid(&board)?, "[[-1,-1],[-1,3]]");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// A board that is no full grid, or one of more than 2²⁸ squares.
///
/// ```
/// use snakes_and_ladders::{Board, format::{WriteError, write_grid}};
///
/// let board = Board::from_jumps(30, [(3, 22)])?;
/// assert_eq!(write_grid(&board), Err(WriteError::NoLayout));
/// # Ok::<(), snakes_and_ladders::Flaws>(())
/// ```
pub fn write_grid(board: &Board) -> Result<String, WriteError> {
    program(board, &JSON)
}

/// Writes a grid with the signs of a language.
pub(super) fn program(board: &Board, signs: &Signs) -> Result<String, WriteError> {
    let layout = board.layout().ok_or(WriteError::NoLayout)?;
    let (squares, columns) = (layout.squares(), layout.columns());
    if !layout.is_full() {
        return Err(WriteError::NotFull { squares, columns });
    }
    if squares > MOST_SQUARES {
        return Err(WriteError::TooLarge { squares });
    }
    let mut text = String::from(signs.before);
    text.push_str(signs.open);
    for row in 0..layout.rows() {
        if row > 0 {
            text.push_str(signs.between);
        }
        text.push_str(signs.open_row);
        for column in 0..columns {
            if column > 0 {
                text.push_str(signs.between);
            }
            let square = layout.square(Cell { row, column });
            match square.and_then(|square| board.jump_from(square)) {
                Some(to) => push(&mut text, to),
                None => push(&mut text, NO_JUMP),
            }
        }
        text.push(signs.close);
    }
    text.push(signs.close);
    text.push_str(signs.behind);
    Ok(text)
}
