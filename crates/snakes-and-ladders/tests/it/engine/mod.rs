//! The search and all that stands on it, on many random games under every rule.

mod answers;
mod claims;
mod kinds;
mod levels;
mod shortest;
mod strategies;
mod trace;
mod unreachable;

use std::fmt::Debug;

use snakes_and_ladders::Game;

use crate::deal::Deal;
use crate::rng::Rng;

/// How many games a check sees.
const GAMES: u64 = 120_000;

/// What a check finds: nothing, or what is wrong.
pub(crate) type Found = Result<(), String>;

/// Deals games and hands each that is one to a check.
#[track_caller]
pub(crate) fn each_game(
    seed: u64,
    games: u64,
    deal: fn(&mut Rng) -> Deal,
    check: fn(&Deal, &Game) -> Found,
) {
    each_deal(seed, games, deal, |deal| deal.game().map_or(Ok(()), |game| check(deal, &game)));
}

/// Deals games and hands each to a check, a game or not.
#[track_caller]
fn each_deal(seed: u64, games: u64, deal: fn(&mut Rng) -> Deal, check: impl Fn(&Deal) -> Found) {
    let mut rng = Rng::new(seed);
    for number in 0..games {
        let deal = deal(&mut rng);
        if let Err(found) = check(&deal) {
            panic!("game {number} of seed {seed}: {found}\n{:?}\ndie {}", deal.raw, deal.die);
        }
    }
}

/// That two things are the same.
pub(crate) fn same<T: PartialEq + Debug>(what: &str, got: T, expected: T) -> Found {
    let both = (got, expected);
    if both.0 == both.1 {
        return Ok(());
    }
    Err(format!("{what}: got {:?}, expected {:?}", both.0, both.1))
}

/// That something holds.
pub(crate) fn holds(what: &str, holds: bool) -> Found {
    if holds { Ok(()) } else { Err(format!("does not hold: {what}")) }
}
