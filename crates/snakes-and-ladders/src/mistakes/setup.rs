//! The search's points, each right or altered.

use std::borrow::Cow;

use super::Alteration;
use super::counting::Counts;
use super::landing::Lands;
use super::marking::Marking;
use super::numbering::Reading;
use super::queue::Order;
use crate::board::Board;
use crate::game::Game;
use crate::layout::Layout;
use crate::rules::Rules;
use crate::square::Square;

/// Every point of the search, as a game and the mistakes in it have it.
#[derive(Clone, Debug)]
pub(super) struct Setup {
    /// Start, die, past the end, chains and the last square's jump are rules.
    pub(super) rules: Rules,
    layout: Option<Layout>,
    pub(super) reading: Reading,
    pub(super) rolls_zero: bool,
    pub(super) lands: Lands,
    pub(super) marking: Marking,
    pub(super) order: Order,
    pub(super) counts: Counts,
    /// What is answered when the queue is empty.
    pub(super) empty_queue: i64,
}

impl Setup {
    /// All points right, but for the mistakes that apply to this game.
    pub(super) fn of(game: &Game, alteration: Alteration) -> Setup {
        let mut setup = Setup {
            rules: game.rules().clone(),
            layout: game.board().layout().copied(),
            reading: Reading::default(),
            rolls_zero: false,
            lands: Lands::default(),
            marking: Marking::default(),
            order: Order::default(),
            counts: Counts::default(),
            empty_queue: -1,
        };
        for mistake in alteration.mistakes().filter(|mistake| mistake.applies_to(game)) {
            mistake.set(&mut setup);
        }
        setup
    }

    /// The game that is played; none if its beginning never ends.
    pub(super) fn game<'g>(&self, game: &'g Game) -> Option<Cow<'g, Game>> {
        let board = self.board(game.board());
        if matches!(board, Cow::Borrowed(_)) && self.rules == *game.rules() {
            return Some(Cow::Borrowed(game));
        }
        Game::new(board.into_owned(), self.rules.clone()).ok().map(Cow::Owned)
    }

    fn board<'b>(&self, board: &'b Board) -> Cow<'b, Board> {
        match &self.layout {
            Some(layout) if self.reading != Reading::Right => {
                Cow::Owned(self.reading.board(board, layout))
            }
            _ => Cow::Borrowed(board),
        }
    }

    /// Whether the cell looked at for a square is outside the grid.
    pub(super) fn is_outside(&self, square: Square) -> bool {
        self.reading != Reading::Right
            && self.layout.is_some_and(|layout| self.reading.cell(&layout, square).is_none())
    }
}
