//! The answer itself: the fewest rolls, a way of that length, or that there is none.

use snakes_and_ladders::{GameFlaw, Limit, Move, Square, Verdict, search, search_observed};

use super::{Found, GAMES, each_deal, holds, same};
use crate::deal::Deal;
use crate::oracle;
use crate::referee::Referee;

#[test]
fn the_search_finds_the_fewest_rolls_and_a_legal_way() {
    each_deal(1, GAMES, Deal::any, answer);
}

#[test]
fn the_search_finds_them_on_tiny_boards_too() {
    each_deal(2, GAMES / 2, Deal::tiny, answer);
}

fn answer(deal: &Deal) -> Found {
    let expected = oracle::fewest(&deal.raw);
    let game = match deal.game() {
        Ok(game) => game,
        Err(flaws) => {
            same("no game", oracle::Verdict::NoGame, expected)?;
            let start = Square(deal.raw.start);
            return same("flaws", flaws.all(), &[GameFlaw::StartCircles { start }]);
        }
    };
    let verdict = search(&game).map_err(|error| error.to_string())?;
    let got = verdict.rolls().map_or(oracle::Verdict::Unreachable, oracle::Verdict::Rolls);
    same("the verdict", got, expected)?;
    let work = verdict.work();
    holds("no token is expanded twice", work.squares_expanded <= game.slots())?;
    holds(
        "no roll is tried twice",
        work.rolls_tried <= work.squares_expanded * deal.raw.die.len() as u64,
    )?;
    if let Verdict::Reached(solution) = &verdict {
        same("the length of the way", solution.path().len() as u64, solution.rolls())?;
        Referee::new(&deal.raw).wins(solution.path())?;
    }
    // 8 bytes a slot are enough, and the way itself.
    let way = verdict.rolls().map_or(0, |rolls| (rolls + 1) * size_of::<Move>() as u64);
    let limit = Limit { bytes: 8 * game.slots() + way };
    same("the verdict within a limit", search_observed(&game, limit, &mut ()), Ok(verdict))
}
