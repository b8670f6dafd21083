//! Moves in a row.

use std::fmt;

use crate::game::{Move, Onward};
use crate::square::Square;

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
        // One move is no longer than the words that would stand for it.
        if self.path.len() <= self.most.saturating_add(1) {
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
