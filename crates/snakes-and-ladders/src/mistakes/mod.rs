//! The mistakes people make in this problem, and what each would answer.
//!
//! A [`Mistake`] is the search with one named [`Point`] altered: how cells are
//! numbered, what the die shows, what a square does with a token, what is
//! marked, how moves are counted, and so on. [`run`] searches a board with
//! mistakes in place and tells an [`Observer`] each step, as the
//! [search](crate::search_observed) does; with none it *is* that search.
//!
//! Tokens still land in one place: every turn comes from
//! [`Game::turns`](crate::Game::turns), and only a mistake about landing
//! changes what came from there. A mistake about numbering looks at the same
//! grid by a wrong rule from square to cell, and so plays another board.

mod alteration;
mod counting;
mod landing;
mod marking;
mod mistake;
mod numbering;
mod point;
mod queue;
mod setup;
mod walk;
mod wording;

use std::fmt;

use crate::game::Game;
use crate::square::Square;
use crate::trace::Observer;
use setup::Setup;

pub use alteration::{Alteration, SamePoint};
pub use mistake::Mistake;
pub use point::Point;
pub use wording::Wording;

/// How much a run may do before it counts as one that does not end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Rolls tried at most.
    pub rolls_tried: u64,
}

impl Default for Budget {
    /// One million: a right search of 400 squares tries about 2400.
    fn default() -> Self {
        Budget { rolls_tried: 1_000_000 }
    }
}

/// How a run ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It answers; -1 says "cannot be reached".
    Answers(
        /// What is returned.
        i64,
    ),
    /// It was still going when the [`Budget`] was spent: it never ends, or
    /// takes far too long.
    Overrun,
    /// It breaks off.
    Crashes(
        /// By what.
        Crash,
    ),
}

impl Ending {
    /// The answer, if there is one.
    pub fn answer(self) -> Option<i64> {
        match self {
            Ending::Answers(answer) => Some(answer),
            Ending::Overrun | Ending::Crashes(_) => None,
        }
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::Answers(answer) => write!(f, "answers {answer}"),
            Ending::Overrun => f.write_str("does not end in reasonable time"),
            Ending::Crashes(crash) => write!(f, "crashes: {crash}"),
        }
    }
}

/// What a run breaks off by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Crash {
    /// The cell it looks at for a square is none of the grid.
    OutsideGrid {
        /// The square whose cell it looked for.
        square: Square,
    },
}

impl fmt::Display for Crash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Crash::OutsideGrid { square } => {
                write!(f, "for square {square} it looks at a cell outside the grid")
            }
        }
    }
}

/// Searches a game with mistakes in place, telling an observer each step.
///
/// A mistake that [does not apply](Mistake::applies_to) to the game leaves its
/// point as it is. With nothing altered the answer and the events are those of
/// [`search_observed`](crate::search_observed).
///
/// Time O(rolls tried × log squares) and space O(rolls tried), both bounded by
/// the budget, and O(J log J) to look at the grid by another rule.
///
/// ```
/// use snakes_and_ladders::mistakes::{self, Alteration, Budget, Ending, Mistake};
/// use snakes_and_ladders::{Game, Rules, format};
///
/// let text = "[[-1,-1,-1,-1,-1,-1],[-1,-1,-1,-1,-1,-1],[-1,-1,-1,-1,-1,-1],
///              [-1,35,-1,-1,13,-1],[-1,-1,-1,-1,-1,-1],[-1,15,-1,-1,-1,-1]]";
/// let board = format::read_one(text, &format::Options::default())?.board;
/// let game = Game::new(board, Rules::default())?;
/// let run = |alteration| mistakes::run(&game, alteration, Budget::default(), &mut ());
/// assert_eq!(run(Alteration::default()), Ending::Answers(4));
/// assert_eq!(run(Mistake::RowsFromTop.into()), Ending::Answers(5));
/// assert_eq!(run(Mistake::Greedy.into()), Ending::Answers(5));
///
/// let both = Alteration::from(Mistake::Greedy).with(Mistake::CountsFromOne)?;
/// assert_eq!(run(both), Ending::Answers(6));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn run(
    game: &Game,
    alteration: Alteration,
    budget: Budget,
    observer: &mut impl Observer,
) -> Ending {
    let setup = Setup::of(game, alteration);
    match setup.game(game) {
        Some(game) => walk::walk(&setup, &game, budget, observer),
        // The jumps from the start are followed round and round.
        None => Ending::Overrun,
    }
}
