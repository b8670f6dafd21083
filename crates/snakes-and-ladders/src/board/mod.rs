//! The board: squares and the jumps between them.
//!
//! A [`Draft`] is what somebody wrote down and may be nonsense; a [`Board`] has
//! been through the [gate](Board::from_draft), which reports every [`Flaw`] at
//! once. What is legal but deserves a second look is a [`Note`].

mod draft;
mod flaw;
mod lookup;
mod note;

use std::fmt;

use crate::layout::Layout;
use crate::square::Square;
use lookup::Lookup;

pub use draft::{Draft, NO_JUMP};
pub use flaw::{Flaw, Place};
pub use note::Note;

/// A snake or a ladder: whoever ends a roll on `from` goes to `to`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Jump {
    /// Where it begins.
    pub from: Square,
    /// Where it leads.
    pub to: Square,
}

impl Jump {
    /// Which of the two it is; the direction decides.
    pub fn kind(self) -> JumpKind {
        match self.to.cmp(&self.from) {
            std::cmp::Ordering::Greater => JumpKind::Ladder,
            std::cmp::Ordering::Less => JumpKind::Snake,
            std::cmp::Ordering::Equal => JumpKind::SelfJump,
        }
    }
}

impl fmt::Display for Jump {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ⇒ {}", self.from, self.to)
    }
}

/// Up, down, or nowhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum JumpKind {
    /// Leads to a higher square.
    Ladder,
    /// Leads to a lower square.
    Snake,
    /// Leads to its own square.
    SelfJump,
}

impl fmt::Display for JumpKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            JumpKind::Ladder => "ladder",
            JumpKind::Snake => "snake",
            JumpKind::SelfJump => "jump to itself",
        })
    }
}

/// A legal board: 1 … [`squares`](Board::squares), at most one jump from each
/// square, every end of a jump on the board.
///
/// It keeps the jumps only, so its memory is proportional to their number and
/// a board of 10¹⁸ squares is as cheap as one of 100.
///
/// ```
/// use snakes_and_ladders::{Board, Square};
///
/// let board = Board::from_jumps(36, [(2, 15), (14, 35), (17, 13)])?;
/// assert_eq!(board.jump_from(Square(17)), Some(Square(13)));
/// assert_eq!(board.jump_from(Square(18)), None);
/// assert_eq!(board.last(), 36);
/// # Ok::<(), snakes_and_ladders::Flaws>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    squares: u64,
    layout: Option<Layout>,
    jumps: Lookup,
}

impl Board {
    /// How many squares there are; at least 1.
    pub fn squares(&self) -> u64 {
        self.squares
    }

    /// The last square, where the game is won.
    pub fn last(&self) -> Square {
        Square(self.squares)
    }

    /// Whether the board has this square. [Off the board](Square::OFF_BOARD)
    /// is no square of it.
    pub fn contains(&self, square: Square) -> bool {
        (Square::FIRST..=self.last()).contains(&square)
    }

    /// Where the jump from a square leads, or `None` if there is none.
    ///
    /// O(1) expected for jumps spread over the board, O(log J) at worst.
    pub fn jump_from(&self, square: Square) -> Option<Square> {
        self.jump_index(square).map(|index| self.jumps()[index].to)
    }

    /// The place in [`Board::jumps`] of the jump from a square.
    #[inline]
    pub(crate) fn jump_index(&self, square: Square) -> Option<usize> {
        self.jumps.index(square)
    }

    /// All jumps, by rising `from`.
    pub fn jumps(&self) -> &[Jump] {
        self.jumps.all()
    }

    /// The jumps that begin in a range of squares, by rising `from`. O(log J).
    pub fn jumps_between(&self, first: Square, last: Square) -> &[Jump] {
        let jumps = self.jumps.all();
        let begin = jumps.partition_point(|jump| jump.from < first);
        let end = jumps.partition_point(|jump| jump.from <= last);
        jumps.get(begin..end).unwrap_or_default()
    }

    /// Rows, columns and numbering, where they are known. A list of jumps
    /// needs none.
    pub fn layout(&self) -> Option<&Layout> {
        self.layout.as_ref()
    }

    /// What is legal here but worth a note, by square.
    ///
    /// Walls and circles depend on the rules:
    /// [`Game::notes`](crate::Game::notes) adds them.
    pub fn notes(&self) -> Vec<Note> {
        note::of_board(self)
    }
}

/// Every flaw of a draft, at least one; of a great many the first are listed
/// and the rest counted, so that a board can be wrong in every cell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Flaws {
    listed: Vec<Flaw>,
    more: u64,
}

impl Flaws {
    /// Flaws listed at most.
    const MOST: usize = 1_000;

    /// The flaws in the order of the draft: row by row, jump by jump.
    pub fn all(&self) -> &[Flaw] {
        &self.listed
    }

    /// How many more there are than [`all`](Flaws::all) lists.
    pub fn more(&self) -> u64 {
        self.more
    }

    fn push(&mut self, flaw: Flaw) {
        if self.listed.len() < Flaws::MOST {
            self.listed.push(flaw);
        } else {
            self.more += 1;
        }
    }

    fn is_empty(&self) -> bool {
        self.listed.is_empty()
    }
}

impl From<Flaw> for Flaws {
    fn from(flaw: Flaw) -> Self {
        Flaws { listed: vec![flaw], more: 0 }
    }
}

impl fmt::Display for Flaws {
    /// One flaw a line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, flaw) in self.listed.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            write!(f, "{flaw}")?;
        }
        if self.more > 0 {
            write!(f, "\nand {} more", self.more)?;
        }
        Ok(())
    }
}

impl std::error::Error for Flaws {}
