//! All shortest ways: how many, and each of them once, in order.

use snakes_and_ladders::{Game, Limit, Move, ShortestPaths, search};

use super::{Found, GAMES, each_game, holds, same};
use crate::deal::Deal;
use crate::oracle;
use crate::referee::Referee;

/// Ways that are looked at one by one where there are no more.
const MOST: usize = 200;

#[test]
fn every_shortest_way_is_counted_and_listed_once_in_order() {
    each_game(3, GAMES, Deal::any, shortest);
}

#[test]
fn they_are_on_tiny_boards_too() {
    each_game(4, GAMES / 2, Deal::tiny, shortest);
}

fn shortest(deal: &Deal, game: &Game) -> Found {
    let verdict = search(game).map_err(|error| error.to_string())?;
    let ways = ShortestPaths::of(game, Limit::default()).map_err(|error| error.to_string())?;
    same("whether there is a way", ways.is_some(), verdict.rolls().is_some())?;
    let (Some(ways), Some(solution)) = (ways, verdict.solution()) else { return Ok(()) };
    same("rolls", ways.rolls(), solution.rolls())?;

    let digits = ways.count().to_u64_digits();
    let digit = |place: usize| u128::from(digits.get(place).copied().unwrap_or(0));
    let low = digit(0) | (digit(1) << 64);
    // The oracle counts modulo 2^128.
    same("the count modulo 2^128", low, oracle::count_shortest(&deal.raw))?;

    let few = digits.len() <= 1 && low <= MOST as u128;
    let listed: Vec<Vec<Move>> = ways.iter().take(if few { MOST + 1 } else { 20 }).collect();
    same("how many are listed", listed.len() as u128, if few { low } else { 20 })?;
    same("the first way", listed.first().map(Vec::as_slice), Some(solution.path()))?;
    let rolls = |way: &Vec<Move>| -> Vec<_> { way.iter().map(|play| play.roll).collect() };
    holds("the order is that of the rolls", listed.is_sorted_by(|a, b| rolls(a) < rolls(b)))?;
    let referee = Referee::new(&deal.raw);
    for way in &listed {
        same("the length of each", way.len() as u64, solution.rolls())?;
        referee.wins(way)?;
    }
    Ok(())
}
