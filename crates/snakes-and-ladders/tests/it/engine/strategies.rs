//! What the search is compared with: never better, always legal.

use std::collections::BTreeMap;

use snakes_and_ladders::{
    Bound, Game, GreedyEnd, Limit, ShortestPaths, depth_first, every_sequence, greedy, search,
};

use super::{Found, GAMES, each_game, holds, same};
use crate::deal::Deal;
use crate::referee::{Referee, Token};

#[test]
fn greedy_takes_the_furthest_landing_and_never_beats_the_search() {
    each_game(8, GAMES, Deal::any, greedy_plays);
}

fn greedy_plays(deal: &Deal, game: &Game) -> Found {
    let fewest = fewest(game)?;
    let walk = greedy(game, Bound::default());
    let referee = Referee::new(&deal.raw);
    let mut seen = Vec::new();
    for (place, play) in walk.path.iter().enumerate() {
        let token = referee.follow(&walk.path[..place])?;
        holds("it goes on from squares not seen before", !seen.contains(&token))?;
        seen.push(token);
        // Of equal ones the smallest roll: the first of the greatest.
        let turns = referee.turns(token);
        let best = turns.iter().rev().max_by_key(|turn| turn.after.0).ok_or("no turn")?;
        let roll = play.roll.map(|roll| u64::from(roll.get()));
        same("the furthest landing", (roll, play.stands_on.get()), (best.roll, best.after.0))?;
    }
    let end = referee.follow(&walk.path)?;
    let expected = if referee.has_won(end) {
        GreedyEnd::Arrives
    } else if seen.contains(&end) {
        GreedyEnd::Loops
    } else {
        same("turns of who is stuck", referee.turns(end), Vec::new())?;
        GreedyEnd::Stuck
    };
    same("how greedy ends", walk.end, expected)?;
    let arrives = walk.end == GreedyEnd::Arrives;
    holds("not better than the search", !arrives || Some(walk.path.len() as u64) >= fewest)
}

#[test]
fn depth_first_finds_a_legal_way_exactly_where_there_is_one() {
    each_game(9, GAMES, Deal::any, depth_first_finds);
}

fn depth_first_finds(deal: &Deal, game: &Game) -> Found {
    let fewest = fewest(game)?;
    let deep =
        |bound| depth_first(game, bound, Limit::default()).map_err(|error| error.to_string());
    let found = deep(Bound::default())?;
    holds("no bound is hit", !found.bound_hit)?;
    same("whether it finds a way", found.path.is_some(), fewest.is_some())?;
    if let Some(path) = &found.path {
        Referee::new(&deal.raw).wins(path)?;
        holds("not better than the search", Some(path.len() as u64) >= fewest)?;
    }
    let rolls_tried = found.work.rolls_tried;
    same("the same within just enough rolls", deep(Bound { rolls_tried })?, found)?;
    if rolls_tried > 0 {
        let given_up = deep(Bound { rolls_tried: rolls_tried - 1 })?;
        holds("one roll less is not enough", given_up.bound_hit && given_up.path.is_none())?;
    }
    Ok(())
}

#[test]
fn every_sequence_counts_what_the_search_finds() {
    each_game(10, GAMES / 2, Deal::tiny, every_sequence_counts);
}

fn every_sequence_counts(deal: &Deal, game: &Game) -> Found {
    let fewest = fewest(game)?;
    let tried = every_sequence(game, Bound { rolls_tried: 2_000 });
    if let Some(found) = tried.fewest() {
        same("the fewest", Some(found), fewest)?;
    }
    same("arrived at the start", tried.arrived_at_start, fewest == Some(0))?;
    let complete = tried.lengths.len() - usize::from(tried.bound_hit);
    let counts = sequences(&Referee::new(&deal.raw), complete);
    for (length, expected) in tried.lengths[..complete].iter().zip(&counts) {
        same("a length", (length.rolls, length.sequences, length.arriving), *expected)?;
    }
    if tried.bound_hit {
        return Ok(());
    }
    same("the fewest, all tried", tried.fewest(), fewest)?;
    let ways = ShortestPaths::of(game, Limit::default()).map_err(|error| error.to_string())?;
    let count = ways.map_or("0".to_owned(), |ways| ways.count().to_string());
    let arriving = tried.lengths.last().map_or(u64::from(fewest.is_some()), |last| last.arriving);
    same("how many arrive", arriving.to_string(), count)
}

/// For each length from 1 on: the length, all sequences, those that win.
fn sequences(referee: &Referee<'_>, lengths: usize) -> Vec<(u64, u64, u64)> {
    let mut ways: BTreeMap<Token, u64> =
        referee.begins().map(|token| (token, 1)).into_iter().collect();
    let mut counts = Vec::new();
    for length in 1..=lengths as u64 {
        let mut after = BTreeMap::new();
        for (token, count) in ways {
            for turn in referee.turns(token) {
                *after.entry(turn.after).or_default() += count;
            }
        }
        ways = after;
        let winning = ways.iter().filter(|(token, _)| referee.has_won(**token));
        let winning = winning.map(|(_, count)| count).sum();
        counts.push((length, ways.values().sum(), winning));
    }
    counts
}

fn fewest(game: &Game) -> Result<Option<u64>, String> {
    search(game).map(|verdict| verdict.rolls()).map_err(|error| error.to_string())
}
