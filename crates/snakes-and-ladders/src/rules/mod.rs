//! What a game is played by.

mod die;
mod preset;

use crate::square::Square;
use crate::vocabulary::vocabulary;

pub use die::{Die, DieError, MAX_OUTCOMES, Outcome};
pub use preset::{Preset, Violation};

/// The rules of a game. All fields are free: whether they fit a board is
/// [`Game::new`](crate::Game::new)'s question.
///
/// The default is the commonest set: begin on square 1, one die of six faces,
/// no moves past the end, at most one jump a move.
///
/// ```
/// use snakes_and_ladders::{Chain, Rules};
///
/// let rules = Rules { chain: Chain::Follow, ..Rules::default() };
/// assert_eq!(rules.start, 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Where the token begins; [`Square::OFF_BOARD`] is legal.
    pub start: Square,
    /// What can be rolled.
    pub die: Die,
    /// What a roll past the last square does.
    pub past_end: PastEnd,
    /// What happens where a jump ends on another.
    pub chain: Chain,
    /// Whether a jump on the square where the token begins is taken.
    pub start_jump: StartJump,
    /// Whether a jump on the last square is taken.
    pub last_jump: LastJump,
}

impl Default for Rules {
    fn default() -> Self {
        Rules {
            start: Square::FIRST,
            die: Die::default(),
            past_end: PastEnd::default(),
            chain: Chain::default(),
            start_jump: StartJump::default(),
            last_jump: LastJump::default(),
        }
    }
}

vocabulary! {
    /// What a roll past the last square does.
    #[derive(Default)]
    PastEnd, "rule for rolls past the end":
    /// The token stays where it is; for the search that is no move.
    #[default]
    Stay = "stay",
    /// The token arrives. A jump on the last square is not looked at.
    Win = "win",
    /// The token walks the rest back from the last square and takes the jump
    /// it lands on; a bounce below square 1 stays.
    Bounce = "bounce",
}

vocabulary! {
    /// What happens where a jump ends on a square that has another.
    #[derive(Default)]
    Chain, "chain rule":
    /// At most one jump a move; the second is not taken.
    #[default]
    Once = "once",
    /// Jumps are followed to a square without one. A landing whose jumps run
    /// in a circle is no legal move.
    Follow = "follow",
    /// The token stands on the jump's square; it rides on the next turn, which
    /// counts one roll and throws no die. A ride that ends on another jump's
    /// square is ridden on the turn after that. A jump to itself is a ride
    /// without end.
    NextTurn = "next-turn",
}

vocabulary! {
    /// Whether a jump on the square where the token begins is taken.
    #[derive(Default)]
    StartJump, "rule for a jump on the start":
    /// Not at the beginning. Whoever comes back to that square takes it.
    #[default]
    Ignore = "ignore",
    /// At the beginning, and free of cost but under [`Chain::NextTurn`], where
    /// the ride is the first turn.
    Take = "take",
}

vocabulary! {
    /// Whether a jump on the last square is taken.
    #[derive(Default)]
    LastJump, "rule for a jump on the last square":
    /// It is a jump like any other: whoever rolls onto the last square is
    /// carried off.
    #[default]
    Obey = "obey",
    /// The last square has no jump.
    Ignore = "ignore",
}
