//! Pictures: as text, as an image, as a graph.

mod dot;
mod grids;
mod pen;
mod svg;
mod text;

use snakes_and_ladders::doc::Text;
use snakes_and_ladders::{Board, Draft, Game, Numbering};

use crate::deal::Deal;
use crate::rng::Rng;

/// The first note's example, six by six.
const SIX: &str = "[[-1,-1,-1,-1,-1,-1],[-1,-1,-1,-1,-1,-1],[-1,-1,-1,-1,-1,-1],\
                    [-1,35,-1,-1,13,-1],[-1,-1,-1,-1,-1,-1],[-1,15,-1,-1,-1,-1]]";

/// The second note's board, three by three: a ladder from 2 to 8, a snake from 7 to 4.
const THREE: &str = "[[4,-1,-1],[-1,-1,-1],[-1,8,-1]]";

/// Lines as they are read.
fn plain(lines: &[Text]) -> String {
    lines.iter().flat_map(|line| [line.to_string(), "\n".to_owned()]).collect()
}

/// Games of every kind on boards of every shape; circles at the start are left out.
fn dealt(games: u64) -> impl Iterator<Item = Game> {
    (0..games).filter_map(|seed| {
        let mut rng = Rng::new(seed);
        let deal = Deal::any(&mut rng);
        let jumps = deal.raw.jumps.iter().map(|&(from, to)| (from.into(), to.into()));
        let columns = rng.chance(3, 4).then(|| rng.between(1, 12));
        let draft = Draft::List { squares: Some(deal.raw.last), columns, jumps: jumps.collect() };
        let numbering = rng.pick(&Numbering::ALL);
        let board: Board = Board::from_draft(&draft, numbering).expect("a legal board");
        Game::new(board, deal.rules()).ok()
    })
}
