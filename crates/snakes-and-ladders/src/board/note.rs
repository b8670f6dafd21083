//! Legal, but worth a second look.

use std::fmt;

use super::{Board, Jump};
use crate::square::Square;

/// Something about a legal board (or a board under rules) that surprises people.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Note {
    /// A jump begins on square 1, where most games start.
    JumpOnFirst(Jump),
    /// A jump begins on the last square.
    JumpOnLast(Jump),
    /// A jump leads to its own square.
    SelfJump(Square),
    /// A jump ends where another begins.
    JumpOntoJump {
        /// The one that ends there.
        first: Jump,
        /// The one that begins there.
        second: Jump,
    },
    /// A run of jump squares as long as the largest roll: nobody walks across
    /// without being carried.
    Wall {
        /// The first square of the run.
        first: Square,
        /// The last square of the run.
        last: Square,
    },
    /// Jumps that, followed one after another, never end.
    Circle(
        /// The squares of the circle in order, the smallest first.
        Vec<Square>,
    ),
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Note::JumpOnFirst(jump) => write!(f, "a jump begins on the first square: {jump}"),
            Note::JumpOnLast(jump) => write!(f, "a jump begins on the last square: {jump}"),
            Note::SelfJump(square) => write!(f, "the jump on {square} leads to itself"),
            Note::JumpOntoJump { first, second } => {
                write!(f, "the jump {first} ends where another begins: {second}")
            }
            Note::Wall { first, last } if first == last => {
                write!(
                    f,
                    "wall: square {first} has a jump, nobody walks across without being carried"
                )
            }
            Note::Wall { first, last } => write!(
                f,
                "wall: every square from {first} to {last} has a jump, nobody walks across without \
                 being carried"
            ),
            Note::Circle(squares) => {
                f.write_str("jumps in a circle:")?;
                for square in squares.iter().take(8) {
                    write!(f, " {square} ⇒")?;
                }
                if squares.len() > 8 {
                    write!(f, " … {} more … ⇒", squares.len() - 8)?;
                }
                match squares.first() {
                    Some(first) => write!(f, " {first}"),
                    None => Ok(()),
                }
            }
        }
    }
}

/// Time O(J), J the number of jumps.
pub(super) fn of_board(board: &Board) -> Vec<Note> {
    let mut notes = Vec::new();
    for &jump in board.jumps() {
        if jump.from == jump.to {
            notes.push(Note::SelfJump(jump.from));
        } else if let Some(to) = board.jump_from(jump.to) {
            notes.push(Note::JumpOntoJump { first: jump, second: Jump { from: jump.to, to } });
        }
        if jump.from == Square::FIRST {
            notes.push(Note::JumpOnFirst(jump));
        }
        if jump.from == board.last() {
            notes.push(Note::JumpOnLast(jump));
        }
    }
    notes
}
