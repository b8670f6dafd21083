//! What a search answers.

use std::fmt;

use super::unreachable::Unreachable;
use super::way::Way;
use super::work::Work;
use crate::game::{Game, Move};
use crate::square::Square;

/// The answer to "how few rolls?".
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The last square can be reached.
    Reached(Solution),
    /// It cannot. That is an answer, not an error.
    Unreachable(Unreachable),
}

impl Verdict {
    /// The fewest rolls, or `None` if the last square cannot be reached.
    pub fn rolls(&self) -> Option<u64> {
        match self {
            Verdict::Reached(solution) => Some(solution.rolls()),
            Verdict::Unreachable(_) => None,
        }
    }

    /// The way, or `None` if the last square cannot be reached.
    pub fn solution(&self) -> Option<&Solution> {
        match self {
            Verdict::Reached(solution) => Some(solution),
            Verdict::Unreachable(_) => None,
        }
    }

    /// What the search did.
    pub fn work(&self) -> Work {
        match self {
            Verdict::Reached(solution) => solution.work(),
            Verdict::Unreachable(unreachable) => unreachable.work(),
        }
    }
}

/// A shortest way to the last square.
///
/// It prints as people write it: `1 –1→ 2 ⇒ 15 –2→ 17 ⇒ 13`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    start: Square,
    path: Vec<Move>,
    work: Work,
}

impl Solution {
    pub(super) fn new(game: &Game, path: Vec<Move>, work: Work) -> Solution {
        Solution { start: game.start().square, path, work }
    }

    /// The fewest rolls.
    pub fn rolls(&self) -> u64 {
        self.path.len() as u64
    }

    /// Where the token stands before the first roll.
    pub fn start(&self) -> Square {
        self.start
    }

    /// The moves, the first one first. Each begins where the one before ended.
    pub fn path(&self) -> &[Move] {
        &self.path
    }

    /// What the search did.
    pub fn work(&self) -> Work {
        self.work
    }
}

impl fmt::Display for Solution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Way::whole(self.start, &self.path))
    }
}
