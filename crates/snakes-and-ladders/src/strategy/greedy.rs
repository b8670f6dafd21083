//! Always the roll that ends furthest.

use super::Bound;
use crate::game::{Game, Landing, Move, Token, Turn};
use crate::search::Work;

/// Where taking the furthest landing leads.
///
/// ```
/// use snakes_and_ladders::{Board, Bound, Game, GreedyEnd, Rules, greedy};
///
/// let board = Board::from_jumps(36, [(2, 15), (14, 35), (17, 13)])?;
/// let game = Game::new(board, Rules::default())?;
/// let greedy = greedy(&game, Bound::default());
/// let stands_on: Vec<u64> = greedy.path.iter().map(|play| play.stands_on.get()).collect();
/// assert_eq!(greedy.end, GreedyEnd::Arrives);
/// assert_eq!(stands_on, [15, 21, 27, 33, 36]); // five rolls; the best way has four
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Greedy {
    /// The moves it makes.
    pub path: Vec<Move>,
    /// How it ends.
    pub end: GreedyEnd,
    /// What it did.
    pub work: Work,
}

/// How a greedy walk ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GreedyEnd {
    /// On the last square.
    Arrives,
    /// On a square it was on before, so it would go round for ever. The last
    /// move of the path is the one that closes the round.
    Loops,
    /// On a square with no legal move.
    Stuck,
    /// The bound on rolls was hit.
    BoundHit,
}

/// From each square takes the roll that ends on the furthest square; of equal
/// ones the smallest roll.
///
/// Time O(moves × (rolls of the die + log moves)), space O(moves); it ends
/// because no square is left twice.
pub fn greedy(game: &Game, bound: Bound) -> Greedy {
    let mut token = game.start();
    let mut path = Vec::new();
    let mut work = Work::default();
    let mut seen = std::collections::BTreeSet::from([game.slot(token)]);
    let end = loop {
        if game.has_arrived(token) {
            break GreedyEnd::Arrives;
        }
        let Some(landing) = furthest(game, token, &mut work) else { break GreedyEnd::Stuck };
        token = landing.token;
        path.push(landing.play);
        if !seen.insert(game.slot(token)) {
            break GreedyEnd::Loops;
        }
        if work.rolls_tried >= bound.rolls_tried && !game.has_arrived(token) {
            break GreedyEnd::BoundHit;
        }
    };
    Greedy { path, end, work }
}

fn furthest(game: &Game, token: Token, work: &mut Work) -> Option<Landing> {
    work.squares_expanded += 1;
    let mut best: Option<Landing> = None;
    for turn in game.turns(token) {
        work.rolls_tried += 1;
        match turn {
            Turn::Lands(landing) => {
                if best.is_none_or(|best| landing.play.stands_on > best.play.stands_on) {
                    best = Some(landing);
                }
                if landing.passed_end {
                    break;
                }
            }
            Turn::Stays { .. } => break,
            Turn::Circles { .. } => {}
        }
    }
    best
}
