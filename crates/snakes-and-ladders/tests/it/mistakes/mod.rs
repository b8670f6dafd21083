//! The mistakes: none is the search itself, each answers what it is known to.

mod by_hand;
mod cases;
mod laws;
mod learners;
mod numbering;
mod unaltered;
mod words;

use snakes_and_ladders::Game;
use snakes_and_ladders::mistakes::{self, Alteration, Budget, Ending, Mistake};

/// How a run with one mistake ends.
fn ends(game: &Game, mistake: Mistake) -> Ending {
    assert!(mistake.applies_to(game), "{mistake} does not apply");
    ends_with(game, mistake.into())
}

/// How a run with some mistakes ends.
fn ends_with(game: &Game, alteration: Alteration) -> Ending {
    mistakes::run(game, alteration, Budget::default(), &mut ())
}
