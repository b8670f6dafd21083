//! The level and the parent of every square.

use super::limit::{Limit, TooLarge};
use super::walk::{Until, Walk, slot_of};
use super::work::Work;
use crate::game::{Game, Move, Token};
use crate::square::Square;

/// The level and the parent of every square that can be stood on.
///
/// ```
/// use snakes_and_ladders::{Board, Game, Levels, Limit, Rules, Square};
///
/// let board = Board::from_jumps(36, [(2, 15), (14, 35), (17, 13)])?;
/// let game = Game::new(board, Rules::default())?;
/// let levels = Levels::explore(&game, Limit::default())?;
/// assert_eq!(levels.level(Square(35)), Some(3));
/// assert_eq!(levels.parent(Square(35)), Some(Square(13)));
/// assert_eq!(levels.level(Square(14)), None, "nobody ever stands on 14");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Levels<'g> {
    game: &'g Game,
    walk: Walk,
    /// For each slot 0 where nobody stands, otherwise 1 + its level.
    reached: Vec<u32>,
}

impl<'g> Levels<'g> {
    /// Searches until the queue is empty, past the last square if need be.
    ///
    /// Time O(squares × rolls of the die); space 12 bytes a square.
    ///
    /// # Errors
    ///
    /// [`TooLarge`] if the search does not fit in the limit.
    ///
    /// ```
    /// use snakes_and_ladders::{Board, Game, Levels, Limit, Rules};
    ///
    /// let game = Game::new(Board::from_jumps(100, [])?, Rules::default())?;
    /// assert!(Levels::explore(&game, Limit { bytes: 100 }).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn explore(game: &'g Game, limit: Limit) -> Result<Levels<'g>, TooLarge> {
        limit.slots(game, 12)?;
        let walk = Walk::run(game, limit, &mut (), Until::QueueEmpty)?;
        let mut reached = vec![0; walk.parents.len()];
        for (level, token) in leveled(game, &walk) {
            reached[slot_of(game, token) as usize] = level + 1;
        }
        Ok(Levels { game, walk, reached })
    }

    /// After how many rolls a square is first stood on; `None` if never.
    pub fn level(&self, square: Square) -> Option<u64> {
        self.slots(square)
            .filter_map(|slot| self.reached.get(slot)?.checked_sub(1))
            .min()
            .map(u64::from)
    }

    /// Where the token stood before it first came to stand on a square; `None`
    /// for the start and for squares nobody stands on.
    pub fn parent(&self, square: Square) -> Option<Square> {
        self.arrival(square).map(|play| play.from)
    }

    /// The move that first brings the token to a square.
    pub fn arrival(&self, square: Square) -> Option<Move> {
        let first = self
            .slots(square)
            .filter(|&slot| self.reached.get(slot).is_some_and(|&level| level > 0))
            .min_by_key(|&slot| self.reached[slot])?;
        self.walk.arrival(self.game, u32::try_from(first).ok()?)
    }

    /// Every square stood on with its level, in the order of marking.
    pub fn iter(&self) -> impl Iterator<Item = (Square, u64)> + '_ {
        leveled(self.game, &self.walk).map(|(level, token)| (token.square, u64::from(level)))
    }

    /// What the search did.
    pub fn work(&self) -> Work {
        self.walk.work
    }

    fn slots(&self, square: Square) -> impl Iterator<Item = usize> + '_ {
        let on_board = square <= self.game.last();
        [false, true]
            .into_iter()
            .filter(move |_| on_board)
            .map(move |riding| self.game.slot(Token { square, riding }))
            .filter(move |&slot| self.game.token(slot).square == square)
            .filter_map(|slot| usize::try_from(slot).ok())
    }
}

fn leveled<'a>(game: &'a Game, walk: &'a Walk) -> impl Iterator<Item = (u32, Token)> + 'a {
    let ends = walk.begins.iter().skip(1).copied().chain([walk.order.len()]);
    let levels = walk.begins.iter().copied().zip(ends);
    (0..).zip(levels).flat_map(move |(level, (begin, end))| {
        walk.order[begin..end].iter().map(move |&slot| (level, game.token(u64::from(slot))))
    })
}
