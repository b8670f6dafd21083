//! Walls: runs of jump squares that nobody walks across.

use super::Game;
use crate::board::Jump;
use crate::rules::Chain;
use crate::square::Square;

/// Every maximal run of squares nobody can rest on that is at least as long as
/// the largest roll, as (first, last), by rising square.
///
/// A jump to itself lets the token rest (but not where jumps are followed or
/// ridden without end), and so does the square where the token begins.
pub(super) fn walls(game: &Game) -> impl Iterator<Item = (Square, Square)> + '_ {
    let longest = u64::from(game.rules().die.largest().get());
    let carries_off = move |jump: &&Jump| {
        let rests = jump.to == jump.from && game.rules().chain == Chain::Once;
        !rests && jump.from != game.rules().start && game.jump_from(jump.from).is_some()
    };
    let squares: Vec<Square> =
        game.board().jumps().iter().filter(carries_off).map(|jump| jump.from).collect();
    let runs: Vec<(Square, Square)> = squares
        .chunk_by(|a, b| a.get() + 1 == b.get())
        .map(|run| (run[0], run[run.len() - 1]))
        .collect();
    runs.into_iter().filter(move |(first, last)| last.get() - first.get() + 1 >= longest)
}
