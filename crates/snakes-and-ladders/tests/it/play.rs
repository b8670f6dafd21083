//! Shorthands: from a text or a list of jumps to a game and its answers.

use snakes_and_ladders::format::{Options, read_one};
use snakes_and_ladders::{Board, Game, Move, Rules, Solution, Square, search};

/// The board a text holds.
#[track_caller]
pub(crate) fn board(text: &str) -> Board {
    match read_one(text, &Options::default()) {
        Ok(read) => read.board,
        Err(error) => panic!("{error}"),
    }
}

/// The game of a text under the usual rules.
#[track_caller]
pub(crate) fn game(text: &str) -> Game {
    Game::new(board(text), Rules::default()).expect("a game")
}

/// The game of some jumps under these rules.
#[track_caller]
pub(crate) fn game_of(squares: u64, jumps: &[(u64, u64)], rules: Rules) -> Game {
    let board = Board::from_jumps(squares, jumps.iter().copied()).expect("a legal board");
    Game::new(board, rules).expect("a game")
}

/// The fewest rolls; none where the last square cannot be reached.
#[track_caller]
pub(crate) fn fewest(game: &Game) -> Option<u64> {
    search(game).expect("small enough").rolls()
}

/// The fewest rolls as judges print them: -1 where the last square cannot be reached.
#[track_caller]
pub(crate) fn answer(game: &Game) -> i64 {
    fewest(game).map_or(-1, |rolls| i64::try_from(rolls).expect("few rolls"))
}

/// The way the search finds.
#[track_caller]
pub(crate) fn solution(game: &Game) -> Solution {
    search(game).expect("small enough").solution().cloned().expect("it can be reached")
}

/// The rolls of a way; a ride has none.
pub(crate) fn rolls(path: &[Move]) -> Vec<u64> {
    path.iter().filter_map(|play| play.roll).map(|roll| u64::from(roll.get())).collect()
}

/// The squares stood on after each move.
pub(crate) fn stands_on(path: &[Move]) -> Vec<u64> {
    path.iter().map(|play| play.stands_on.get()).collect()
}

/// Squares as numbers.
pub(crate) fn numbers<'s>(squares: impl IntoIterator<Item = &'s Square>) -> Vec<u64> {
    squares.into_iter().map(|square| square.get()).collect()
}
