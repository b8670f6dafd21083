//! What a search answers.

use std::fmt;

use super::unreachable::Unreachable;
use crate::game::{Game, Move, Onward};
use crate::square::Square;

/// What a search did, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Work {
    /// Rolls tried, those past the end and rides without a roll included.
    pub rolls_tried: u64,
    /// Squares whose rolls were tried.
    pub squares_expanded: u64,
}

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

/// Moves in a row as people write them, the middle left out where it is long.
#[derive(Clone, Copy, Debug)]
pub struct Way<'a> {
    start: Square,
    path: &'a [Move],
    most: usize,
}

impl<'a> Way<'a> {
    /// All moves.
    pub fn whole(start: Square, path: &'a [Move]) -> Way<'a> {
        Way { start, path, most: usize::MAX }
    }

    /// At most `most` moves (at least two): the first and the last ones, with
    /// the number of those left out between them.
    ///
    /// ```
    /// use snakes_and_ladders::{Board, Game, Rules, Way, search};
    ///
    /// let game = Game::new(Board::from_jumps(100, [])?, Rules::default())?;
    /// let verdict = search(&game)?;
    /// let way = verdict.solution().unwrap();
    /// assert_eq!(
    ///     Way::shortened(way.start(), way.path(), 4).to_string(),
    ///     "1 –3→ 4 –6→ 10 … 13 more moves … 88 –6→ 94 –6→ 100"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn shortened(start: Square, path: &'a [Move], most: usize) -> Way<'a> {
        Way { start, path, most: most.max(2) }
    }
}

impl fmt::Display for Way<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.start)?;
        if self.path.len() <= self.most {
            return self.path.iter().try_for_each(|&play| write!(f, "{}", Onward(play)));
        }
        let tail = self.most / 2;
        let head = self.most - tail;
        let resume = self.path.len() - tail;
        self.path[..head].iter().try_for_each(|&play| write!(f, "{}", Onward(play)))?;
        let left_out = resume - head;
        let s = if left_out == 1 { "" } else { "s" };
        write!(f, " … {left_out} more move{s} … {}", self.path[resume].from)?;
        self.path[resume..].iter().try_for_each(|&play| write!(f, "{}", Onward(play)))
    }
}
