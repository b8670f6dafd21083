//! One sequence of rolls followed as deep as it goes before another is tried.

use super::Bound;
use crate::game::{Game, Move, Turn, Turns};
use crate::search::{Limit, TooLarge, Work};

/// A way depth-first search finds: a way, rarely the shortest.
///
/// ```
/// use snakes_and_ladders::{Board, Bound, Game, Limit, Rules, depth_first};
///
/// let game = Game::new(Board::from_jumps(36, [])?, Rules::default())?;
/// let found = depth_first(&game, Bound::default(), Limit::default())?;
/// assert_eq!(found.path.unwrap().len(), 35); // it rolls a 1 each time; 6 rolls are enough
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DepthFirst {
    /// The way, or `None` if it found none: within the bound, or at all.
    pub path: Option<Vec<Move>>,
    /// Whether it stopped at the bound.
    pub bound_hit: bool,
    /// What it did.
    pub work: Work,
}

/// Depth-first search with a mark on each square seen, smallest roll first.
///
/// Time O(squares × rolls of the die); space a byte a square, and at worst a move
/// and a stack entry (some 80 bytes) for each, which is what counts against the
/// limit.
///
/// # Errors
///
/// [`TooLarge`] if the board is too large for the limit.
///
/// ```
/// use snakes_and_ladders::{Board, Bound, Game, Limit, Rules, depth_first};
///
/// let game = Game::new(Board::from_jumps(100, [])?, Rules::default())?;
/// assert!(depth_first(&game, Bound::default(), Limit { bytes: 100 }).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn depth_first(game: &Game, bound: Bound, limit: Limit) -> Result<DepthFirst, TooLarge> {
    // A mark, and at worst a move and a stack entry.
    let slots = limit.slots(game, 1 + (size_of::<Move>() + size_of::<Turns<'_>>()) as u64)?;
    let slot = |token| usize::try_from(game.slot(token)).unwrap_or(usize::MAX);
    let mut seen = vec![false; slots];
    let mut work = Work::default();
    let mut path = Vec::new();
    let start = game.start();
    seen[slot(start)] = true;
    if game.has_arrived(start) {
        return Ok(DepthFirst { path: Some(path), bound_hit: false, work });
    }
    work.squares_expanded += 1;
    let mut stack: Vec<Turns<'_>> = vec![game.turns(start)];
    while let Some(turns) = stack.last_mut() {
        let Some(turn) = turns.next() else {
            stack.pop();
            path.pop();
            continue;
        };
        if work.rolls_tried >= bound.rolls_tried {
            return Ok(DepthFirst { path: None, bound_hit: true, work });
        }
        work.rolls_tried += 1;
        let landing = match turn {
            Turn::Lands(landing) => landing,
            Turn::Stays { .. } => {
                // Every larger roll stays too: this square is done.
                stack.pop();
                path.pop();
                continue;
            }
            Turn::Circles { .. } => continue,
        };
        if std::mem::replace(&mut seen[slot(landing.token)], true) {
            continue;
        }
        path.push(landing.play);
        if game.has_arrived(landing.token) {
            return Ok(DepthFirst { path: Some(path), bound_hit: false, work });
        }
        work.squares_expanded += 1;
        stack.push(game.turns(landing.token));
    }
    Ok(DepthFirst { path: None, bound_hit: false, work })
}
