//! Why a board cannot be written.

use std::fmt;

use crate::square::Square;

/// Why a board cannot be written in a form.
///
/// `Display` says what is wrong; [`WriteError::help`] says what to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WriteError {
    /// The form has rows and columns.
    NoLayout,
    /// The last row of the board is not full.
    NotFull {
        /// How many squares there are.
        squares: u64,
        /// In how many columns.
        columns: u64,
    },
    /// The form writes every square, and these are too many.
    TooLarge {
        /// How many squares there are.
        squares: u64,
    },
    /// The form is for boards of one size.
    Squares {
        /// How many squares there are.
        squares: u64,
        /// How many there must be.
        wanted: u64,
    },
    /// The form has no board without jumps.
    NoJumps,
    /// The form says how far a jump leads, and 0 is no jump.
    SelfJump(
        /// The square that leads to itself.
        Square,
    ),
    /// Every square has a jump and one leads to the first: no -1 says that 0 is
    /// a square.
    NoGap,
    /// A text in this form holds one board.
    Second,
}

/// Squares that are written one by one at most.
pub(super) const MOST_SQUARES: u64 = 1 << 28;

impl WriteError {
    /// What to do about it.
    pub const fn help(&self) -> &'static str {
        match self {
            WriteError::NoLayout => "give the number of columns, e.g. --columns 10",
            WriteError::NotFull { .. } => {
                "give a number of columns that divides the squares, or write a list of jumps: \
                 object, csv or lines"
            }
            WriteError::TooLarge { .. } => "write a list of jumps: object, csv or lines",
            WriteError::Squares { .. } | WriteError::NoJumps => {
                "write it in a form for any board: object, csv or lines"
            }
            WriteError::SelfJump(_) | WriteError::NoGap => {
                "write it in a form that lists jumps: object, csv or lines"
            }
            WriteError::Second => {
                "write each to a text of its own, or all as objects or grids, a board a line"
            }
        }
    }
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WriteError::NoLayout => f.write_str(
                "the form has rows and columns, and this board does not say how many columns",
            ),
            WriteError::NotFull { squares, columns } => {
                write!(
                    f,
                    "the form has full rows, but {squares} squares do not fill rows of {columns}"
                )
            }
            WriteError::TooLarge { squares } => write!(
                f,
                "the form writes every square: {squares} are more than the {MOST_SQUARES} it may have"
            ),
            WriteError::Squares { squares, wanted } => {
                write!(f, "the form is for boards of {wanted} squares, and this one has {squares}")
            }
            WriteError::NoJumps => {
                f.write_str("the form is for boards with a jump, and this one has none")
            }
            WriteError::SelfJump(square) => write!(
                f,
                "the form says how far a jump leads, 0 for none, but that of square {square} leads to \
                 itself"
            ),
            WriteError::NoGap => f.write_str(
                "every square has a jump, so no -1 tells that the 0 in it is the first square",
            ),
            WriteError::Second => f.write_str("a text in this form holds one board"),
        }
    }
}

impl std::error::Error for WriteError {}
