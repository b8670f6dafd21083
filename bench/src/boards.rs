//! The boards: sizes and shares of jumps, drawn from a seed.

use std::collections::BTreeMap;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use snakes_and_ladders::{Board, Game, Rules, format};

/// The board of LeetCode's test 29464 whose best way has 394 rolls.
const LONG: &str = include_str!("../../boards/long-394.json");

/// A board to search.
#[derive(Clone, Debug)]
pub struct Case {
    /// What it is called in the table.
    pub name: String,
    /// What its jumps are called in the table.
    pub jumps: String,
    /// The board under the default rules.
    pub game: Game,
}

/// Every board of the table: `sides` with each share of jumps, and the long one.
pub fn all(sides: &[u64]) -> Vec<Case> {
    let mut cases = Vec::new();
    for &side in sides {
        for percent in [0, 5, 20, 30] {
            cases.push(random(side, percent));
        }
    }
    let long = format::read_one(LONG, &format::Options::default()).expect("the sample is legal");
    cases.push(Case {
        name: "lc-29464".to_owned(),
        jumps: long.board.jumps().len().to_string(),
        game: Game::new(long.board, Rules::default()).expect("square 1 is on the board"),
    });
    cases
}

/// A board of `side` × `side` where this share of the squares has a jump to any
/// square. As on LeetCode the first and the last square have none.
///
/// The same on every machine: the stream of `ChaCha8` is promised not to change,
/// and nothing but its words is used.
pub fn random(side: u64, percent: u64) -> Case {
    let squares = side * side;
    let mut random = ChaCha8Rng::seed_from_u64(side * 1_000 + percent);
    let mut up_to = |most: u64| 1 + ((u64::from(random.next_u32()) * most) >> 32);
    let wanted = usize::try_from(squares * percent / 100).expect("a share of a small board");
    let mut jumps = BTreeMap::new();
    while jumps.len() < wanted {
        jumps.insert(1 + up_to(squares - 2), up_to(squares));
    }
    let board = Board::from_jumps(squares, jumps).expect("both ends are on the board");
    Case {
        name: format!("{side}×{side}"),
        jumps: format!("{percent} %"),
        game: Game::new(board, Rules::default()).expect("square 1 is on the board"),
    }
}
