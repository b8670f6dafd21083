//! A path over the squares a picture shows.

use super::view::View;
use crate::game::{Game, Move};
use crate::square::Square;

/// What a path does on one square.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Mark {
    /// After how many moves the token stands here; 0 is the beginning.
    pub(super) stops: Vec<usize>,
    /// Whether the token walks across it or rolls onto it.
    pub(super) walked: bool,
}

impl Mark {
    /// Whether the token passes and never stands here.
    pub(super) fn only_walked(&self) -> bool {
        self.walked && self.stops.is_empty()
    }
}

/// The marks of the squares shown, in their order.
///
/// Time O(moves + squares shown) where moves do not walk the same squares.
pub(super) fn marks(game: &Game, view: &View, path: &[Move]) -> Vec<Mark> {
    let mut marks = vec![Mark::default(); view.count()];
    let stops = [game.start().square].into_iter().chain(path.iter().map(|play| play.stands_on));
    for (stop, square) in stops.enumerate() {
        if let Some(index) = view.index(square) {
            marks[index].stops.push(stop);
        }
    }
    let (first, last) = (*view.squares.start(), *view.squares.end());
    for play in path {
        let turning = turning(*play, game.last());
        let lowest = play.from.min(play.rolled_to).get().max(first);
        for square in lowest..=turning.get().min(last) {
            if let Some(index) = view.index(Square(square)) {
                marks[index].walked = true;
            }
        }
    }
    marks
}

/// The highest square of a walk. A token that bounces turns there; any other
/// has ended its roll.
pub(super) fn turning(play: Move, last: Square) -> Square {
    let pips = play.roll.map_or(0, |roll| u64::from(roll.get()));
    Square(play.from.get().saturating_add(pips)).min(last)
}

/// The rides of a move, jump by jump as the board has them.
pub(super) fn hops(game: &Game, play: Move) -> Vec<(Square, Square)> {
    let mut hops = Vec::new();
    let mut at = play.rolled_to;
    let most = game.board().jumps().len();
    while at != play.stands_on && hops.len() <= most {
        let to = game.jump_from(at).unwrap_or(play.stands_on);
        hops.push((at, to));
        at = to;
    }
    hops
}
