//! What keeps a draft from being a board.

use std::fmt;

use crate::layout::{Cell, MAX_SQUARES};
use crate::square::Square;

/// A square, with its cell where the board's columns are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The square.
    pub square: Square,
    /// Its cell, where known.
    pub cell: Option<Cell>,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "square {}", self.square)?;
        match self.cell {
            Some(cell) => write!(f, " ({cell})"),
            None => Ok(()),
        }
    }
}

/// One thing wrong with a [`Draft`](crate::Draft).
///
/// `Display` says what is wrong and where; [`Flaw::help`] says what to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Flaw {
    /// A grid without a single cell.
    EmptyGrid,
    /// A row that is longer or shorter than the others.
    RaggedRow {
        /// The row, counted from the top, from 0.
        row: u64,
        /// How many cells it has.
        cells: u64,
        /// How many cells the other rows have.
        usual: u64,
    },
    /// A cell that holds neither a square nor "no jump".
    NotASquare {
        /// The cell's square, where the grid has a shape.
        square: Option<Square>,
        /// The cell.
        cell: Cell,
        /// What it holds.
        value: i64,
        /// The last square, where the grid has a shape.
        last: Option<u64>,
    },
    /// A jump that leads beyond the last square.
    BeyondLast {
        /// Where it begins.
        from: Place,
        /// Where it should lead.
        to: i128,
        /// The last square.
        last: u64,
        /// Which jump of the list, from 0; none in a grid.
        index: Option<usize>,
    },
    /// A jump of a list that begins on no square of the board.
    FromOffBoard {
        /// Where it should begin.
        from: i128,
        /// Where it should lead.
        to: i128,
        /// The last square, where known.
        last: Option<u64>,
        /// Which jump of the list, from 0.
        index: usize,
    },
    /// A jump of a list that leads to no square of the board.
    ToOffBoard {
        /// Where it begins.
        from: i128,
        /// Where it should lead.
        to: i128,
        /// The last square, where known.
        last: Option<u64>,
        /// Which jump of the list, from 0.
        index: usize,
    },
    /// Two jumps of a list that begin on one square.
    TwoJumps {
        /// Where both begin.
        from: Place,
        /// Where the earlier one leads.
        first: i128,
        /// Where the later one leads.
        second: i128,
        /// Which jump of the list the later one is, from 0.
        index: usize,
    },
    /// A list of jumps that does not say how many squares there are.
    SquaresUnknown,
    /// A board of 0 squares.
    NoSquares,
    /// More than [`MAX_SQUARES`] squares.
    TooManySquares {
        /// How many.
        squares: u64,
    },
    /// A board drawn in 0 columns.
    NoColumns,
}

impl Flaw {
    /// The jump of the list that has this flaw, counted from 0.
    pub fn index(&self) -> Option<usize> {
        match *self {
            Flaw::BeyondLast { index, .. } => index,
            Flaw::FromOffBoard { index, .. }
            | Flaw::ToOffBoard { index, .. }
            | Flaw::TwoJumps { index, .. } => Some(index),
            _ => None,
        }
    }

    /// The cell of the grid that has this flaw.
    pub fn cell(&self) -> Option<Cell> {
        match *self {
            Flaw::NotASquare { cell, .. } => Some(cell),
            Flaw::BeyondLast { from, .. } | Flaw::TwoJumps { from, .. } => from.cell,
            _ => None,
        }
    }

    /// What to do about it, where something can be said.
    pub fn help(&self) -> Option<&'static str> {
        match self {
            Flaw::EmptyGrid => Some("one cell is the smallest board: [[-1]]"),
            Flaw::RaggedRow { .. } => {
                Some("give every row the same number of cells: is a comma or a row missing?")
            }
            Flaw::NotASquare { value: 0, .. } => {
                Some("if 0 stands for \"no jump\" here, write -1 instead; squares count from 1")
            }
            Flaw::NotASquare { .. } => {
                Some("write -1 for \"no jump\", or the square the jump leads to")
            }
            Flaw::BeyondLast { .. } => {
                Some("make it lead to a square of the board, or make the board larger")
            }
            Flaw::FromOffBoard { from: 0, .. } | Flaw::ToOffBoard { to: 0, .. } => Some(
                "squares count from 1; if this list counts from 0, add 1 to every number, as \
                     --from-zero does",
            ),
            Flaw::FromOffBoard { .. } | Flaw::ToOffBoard { .. } => {
                Some("both ends of a jump must be squares of the board")
            }
            Flaw::TwoJumps { .. } => Some("keep one of the two"),
            Flaw::SquaresUnknown => Some("say how many squares the board has, e.g. 100"),
            Flaw::NoSquares => Some("a board has at least one square"),
            Flaw::NoColumns => Some("a board has at least one column"),
            Flaw::TooManySquares { .. } => None,
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let range = |last: Option<u64>| match last {
            Some(last) => format!("1 to {last}"),
            None => "1 or more".to_owned(),
        };
        match *self {
            Flaw::EmptyGrid => f.write_str("the grid has no cells"),
            Flaw::RaggedRow { row, cells, usual } => {
                let s = if cells == 1 { "" } else { "s" };
                write!(
                    f,
                    "row {row} (counted from 0) has {cells} cell{s} where the other rows have {usual}"
                )
            }
            Flaw::NotASquare { square, cell, value, last } => {
                match square {
                    Some(square) => write!(f, "square {square} ({cell})")?,
                    None => write!(f, "the cell at {cell}")?,
                }
                write!(
                    f,
                    " holds {value}, which is neither a square of this board ({}) nor -1 for \
                     \"no jump\"",
                    range(last)
                )
            }
            Flaw::BeyondLast { from, to, last, .. } => {
                write!(f, "the jump from {from} leads to {to}, beyond the last square {last}")
            }
            Flaw::FromOffBoard { from, to, last, .. } => write!(
                f,
                "the jump {from} ⇒ {to} begins on {from}, which is no square of this board ({})",
                range(last)
            ),
            Flaw::ToOffBoard { from, to, last, .. } => write!(
                f,
                "the jump {from} ⇒ {to} leads to {to}, which is no square of this board ({})",
                range(last)
            ),
            Flaw::TwoJumps { from, first, second, .. } if first == second => {
                write!(f, "the jump from {from} to {first} is listed twice")
            }
            Flaw::TwoJumps { from, first, second, .. } => {
                write!(f, "two jumps begin on {from}: one to {first}, one to {second}")
            }
            Flaw::SquaresUnknown => {
                f.write_str("this list of jumps does not say how many squares the board has")
            }
            Flaw::NoSquares => f.write_str("the board has 0 squares"),
            Flaw::TooManySquares { squares } => {
                write!(f, "{squares} squares are too many: a board has at most {MAX_SQUARES}")
            }
            Flaw::NoColumns => f.write_str("the board has 0 columns"),
        }
    }
}
