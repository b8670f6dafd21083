//! Where a token comes to stand by a wrong rule, made from its right turns.

use crate::game::{Game, Landing, Move, Token, Turn};
use crate::square::Square;

/// What a landing becomes, under at most one jump a move.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum Lands {
    #[default]
    Right,
    SecondRideNextTurn,
    JumpOptional,
    SnakesIgnored,
    SnakesAvoided,
    JumpCostsRoll,
    ReadsCurrentSquare,
    DestinationOffByOne,
}

impl Lands {
    /// The landings that come of a right one: it as it is, others, or none.
    pub(super) fn of(
        self,
        game: &Game,
        from: Token,
        right: Landing,
    ) -> impl Iterator<Item = Landing> {
        let rolled_to = right.play.rolled_to;
        let jump = game.jump_from(rolled_to).filter(|_| !right.passed_end);
        let (first, second) = match (self, jump) {
            (Lands::JumpOptional, Some(_)) => (Some(right), Some(on(right, rolled_to))),
            (Lands::SnakesIgnored, Some(to)) if to < rolled_to => {
                (Some(on(right, rolled_to)), None)
            }
            (Lands::SnakesAvoided, Some(to)) if to < rolled_to => (None, None),
            (Lands::JumpCostsRoll, Some(_)) if !from.riding => {
                (Some(riding(on(right, rolled_to))), None)
            }
            (Lands::SecondRideNextTurn, Some(_)) if rides_on(game, right) => {
                (Some(riding(right)), None)
            }
            (Lands::ReadsCurrentSquare, _) if !right.passed_end => {
                let stands_on = game.jump_from(from.square).unwrap_or(rolled_to);
                (Some(on(right, stands_on)), None)
            }
            (Lands::DestinationOffByOne, Some(to)) => (Some(on(right, Square(to.get() + 1))), None),
            _ => (Some(right), None),
        };
        first.into_iter().chain(second)
    }

    /// The square whose cell is looked at in a move.
    pub(super) fn looks_at(self, play: Move) -> Square {
        if self == Lands::ReadsCurrentSquare { play.from } else { play.rolled_to }
    }

    /// Every turn of a token, before [`Lands::of`].
    pub(super) fn turns(self, game: &Game, token: Token) -> impl Iterator<Item = Turn> {
        // The second ride stands beside the rolls, it does not take their place.
        let also = self == Lands::SecondRideNextTurn && token.riding;
        let rolls = also.then(|| game.turns(Token { riding: false, ..token }));
        game.turns(token).chain(rolls.into_iter().flatten())
    }
}

/// A roll of 0: the token comes down where it stands, and takes the jump there.
/// It walks nowhere, so it is told as a ride.
pub(super) fn zero_roll(game: &Game, token: Token) -> Option<Turn> {
    if token.riding || game.has_arrived(token) {
        return None;
    }
    let ride = game.turns(Token { riding: true, ..token }).next();
    let square = token.square;
    let stays = Move { from: square, roll: None, rolled_to: square, stands_on: square };
    Some(ride.unwrap_or(Turn::Lands(Landing { play: stays, token, passed_end: false })))
}

fn on(landing: Landing, square: Square) -> Landing {
    let play = Move { stands_on: square, ..landing.play };
    Landing { play, token: Token { square, riding: false }, ..landing }
}

fn riding(landing: Landing) -> Landing {
    Landing { token: Token { riding: true, ..landing.token }, ..landing }
}

/// Whether the square stood on has a jump that could be ridden next.
fn rides_on(game: &Game, landing: Landing) -> bool {
    let square = landing.token.square;
    square != game.last() && game.jump_from(square).is_some()
}
