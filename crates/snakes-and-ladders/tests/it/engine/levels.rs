//! The level and the parent of every square.

use std::collections::BTreeMap;

use snakes_and_ladders::{Game, Levels, Limit, Square};

use super::{Found, GAMES, each_game, holds, same};
use crate::deal::Deal;
use crate::oracle::{self, Chain};
use crate::referee::{Referee, Token};

#[test]
fn every_square_has_its_level_and_a_parent_one_level_before() {
    each_game(5, GAMES, Deal::any, leveled);
}

fn leveled(deal: &Deal, game: &Game) -> Found {
    let levels = Levels::explore(game, Limit::default()).map_err(|error| error.to_string())?;
    let referee = Referee::new(&deal.raw);
    let tokens = referee.levels();
    for square in 0..=deal.raw.last + 1 {
        let expected = level_of(&tokens, square);
        same("a level", levels.level(Square(square)), expected)?;
        let arrival = levels.arrival(Square(square));
        same("a parent", levels.parent(Square(square)), arrival.map(|play| play.from))?;
        same("who has an arrival", arrival.is_some(), expected.is_some_and(|level| level > 0))?;
        let (Some(play), Some(level)) = (arrival, expected) else { continue };
        let roll = play.roll.map(|roll| u64::from(roll.get()));
        let legal = tokens
            .iter()
            .filter(|(token, before)| token.0 == play.from.get() && **before + 1 == level)
            .flat_map(|(token, _)| referee.turns(*token))
            .any(|turn| {
                (turn.roll, turn.rolled_to, turn.after.0)
                    == (roll, play.rolled_to.get(), play.stands_on.get())
            });
        holds("the arrival is legal from one level before", legal)?;
    }
    let listed: Vec<(u64, u64)> =
        levels.iter().map(|(square, level)| (square.get(), level)).collect();
    holds("the levels rise in the order of marking", listed.is_sorted_by_key(|pair| pair.1))?;
    let sorted = |mut pairs: Vec<(u64, u64)>| {
        pairs.sort_unstable();
        pairs
    };
    let expected = tokens.iter().map(|(token, level)| (token.0, *level)).collect();
    same("all squares", sorted(listed), sorted(expected))?;
    if deal.raw.chain != Chain::NextTurn {
        // Under `NextTurn` one can stand on the last square and be carried off.
        let rolls = match oracle::fewest(&deal.raw) {
            oracle::Verdict::Rolls(rolls) => Some(rolls),
            _ => None,
        };
        same("the last square's level", levels.level(game.last()), rolls)?;
    }
    Ok(())
}

fn level_of(tokens: &BTreeMap<Token, u64>, square: u64) -> Option<u64> {
    [false, true].iter().filter_map(|&rides| tokens.get(&(square, rides)).copied()).min()
}
