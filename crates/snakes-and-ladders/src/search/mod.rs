//! The search: the fewest rolls to the last square, and the way.

mod levels;
mod limit;
mod paths;
mod solution;
mod unreachable;
mod walk;
mod way;
mod work;

use crate::game::{Game, Move};
use crate::trace::Observer;
use limit::BYTES_A_SQUARE;
use walk::{Until, Walk};

pub use levels::Levels;
pub use limit::{Limit, TooLarge};
pub use paths::{Paths, ShortestPaths};
pub use solution::{Solution, Verdict};
pub use unreachable::{Blocked, Reason, SquareRange, Unreachable};
pub use way::Way;
pub use work::Work;

/// The fewest rolls from the start to the last square, and the way; of all
/// shortest ways the one with the smallest rolls first.
///
/// Time O(squares × rolls of the die); space 8 bytes a square (of the board,
/// not of the text it came from), and some 40 bytes a roll of the answer.
///
/// ```
/// use snakes_and_ladders::{Board, Game, Rules, Verdict, search};
///
/// let board = Board::from_jumps(36, [(2, 15), (14, 35), (17, 13)])?;
/// let game = Game::new(board, Rules::default())?;
/// let Verdict::Reached(solution) = search(&game)? else { unreachable!() };
/// assert_eq!(solution.rolls(), 4);
/// assert_eq!(
///     solution.to_string(),
///     "1 –1→ 2 ⇒ 15 –2→ 17 ⇒ 13 –1→ 14 ⇒ 35 –1→ 36"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// [`TooLarge`], whose page has an example, if the arrays and the way do not fit
/// in [`Limit::default`].
pub fn search(game: &Game) -> Result<Verdict, TooLarge> {
    search_observed(game, Limit::default(), &mut ())
}

/// [`search`] within a limit of one's own, telling an observer each step.
///
/// # Errors
///
/// [`TooLarge`] if the arrays and the way do not fit in the limit.
///
/// ```
/// use snakes_and_ladders::{Board, Game, Limit, Rules, search_observed};
///
/// let game = Game::new(Board::from_jumps(100, [])?, Rules::default())?;
/// assert!(search_observed(&game, Limit { bytes: 100 }, &mut ()).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn search_observed(
    game: &Game,
    limit: Limit,
    observer: &mut impl Observer,
) -> Result<Verdict, TooLarge> {
    let walk = Walk::run(game, limit, observer, Until::Goal)?;
    let Some(goal) = walk.goal else {
        return Ok(Verdict::Unreachable(Unreachable::new(game, &walk)));
    };
    let rolls = walk.begins.len() as u128;
    let of_squares = u128::from(game.slots()) * u128::from(BYTES_A_SQUARE);
    limit.allows(game, of_squares + rolls * size_of::<Move>() as u128)?;
    Ok(Verdict::Reached(Solution::new(game, walk.path_to(game, goal), walk.work)))
}
