//! Claimed ways: the right ones accepted, the wrong ones not.

use snakes_and_ladders::{
    Chain, Checked, Claim, Game, Move, PastEnd, Rules, Solution, StartJump, check, search,
};

use super::{Found, GAMES, each_game, holds, same};
use crate::deal::Deal;
use crate::play::game_of;
use crate::referee::Referee;
use crate::rng::Rng;

#[test]
fn the_searchs_way_is_accepted_as_rolls_and_as_squares() {
    each_game(11, GAMES, Deal::any, accepted);
}

fn accepted(_: &Deal, game: &Game) -> Found {
    let verdict = search(game).map_err(|error| error.to_string())?;
    let Some(solution) = verdict.solution() else { return Ok(()) };
    let named: Vec<u64> =
        [solution.start().get()].into_iter().chain(squares(solution.path())).collect();
    for claim in [
        Claim::Rolls(rolls(solution.path())),
        Claim::Squares(squares(solution.path())),
        Claim::Squares(named),
    ] {
        let checked = check(game, &claim);
        same(&format!("the fault of {claim:?}"), checked.fault, None)?;
        same("where it ends", checked.stands_on, game.last())?;
    }
    Ok(())
}

#[test]
fn a_changed_way_is_accepted_exactly_if_it_is_legal_and_wins() {
    each_game(12, GAMES, Deal::any, judged);
}

fn judged(deal: &Deal, game: &Game) -> Found {
    let verdict = search(game).map_err(|error| error.to_string())?;
    let path = verdict.solution().map(Solution::path).unwrap_or_default();
    let referee = Referee::new(&deal.raw);
    let begins = referee.begins().ok_or("no game")?.0;
    let mut rng = Rng::new(deal.raw.last ^ (path.len() as u64));
    for _ in 0..3 {
        let claimed = changed(rolls(path), 13, &mut rng);
        let checked = check(game, &Claim::Rolls(claimed.clone()));
        same(
            &format!("whether the rolls {claimed:?} win"),
            checked.fault.is_none(),
            referee.rolls_win(&claimed),
        )?;
        legal_so_far(&referee, game, &checked)?;

        let claimed = changed(squares(path), deal.raw.last + 1, &mut rng);
        let checked = check(game, &Claim::Squares(claimed.clone()));
        // The start may be named first, after a jump taken there or before.
        let bare =
            claimed.split_first().filter(|(first, _)| [begins, deal.raw.start].contains(first));
        let wins = referee.squares_win(&claimed)
            || bare.is_some_and(|(_, squares)| referee.squares_win(squares));
        same(&format!("whether the squares {claimed:?} win"), checked.fault.is_none(), wins)?;
        legal_so_far(&referee, game, &checked)?;
    }
    Ok(())
}

fn legal_so_far(referee: &Referee<'_>, game: &Game, checked: &Checked) -> Found {
    let token = referee.follow(&checked.path)?;
    same("where the legal moves end", checked.stands_on.get(), token.0)?;
    if checked.fault.is_none() {
        same("where it ends", checked.stands_on, game.last())?;
        holds("it wins", referee.has_won(token))?;
    }
    holds(
        "a fault says something",
        checked.fault.as_ref().is_none_or(|fault| fault.to_string().len() > 9),
    )
}

#[test]
fn a_claimed_last_square_may_be_meant_as_the_win_past_the_end() {
    // A 2 from 1 stands on 3 too, but is carried off on the next turn; a 3 is past the end and wins.
    let rules = Rules {
        die: "2,3".parse().unwrap(),
        chain: Chain::NextTurn,
        past_end: PastEnd::Win,
        ..Rules::default()
    };
    let game = game_of(3, &[(3, 1)], rules);
    assert_eq!(check(&game, &Claim::Squares(vec![3])).fault, None);
    assert_eq!(check(&game, &Claim::Rolls(vec![3])).fault, None);
}

#[test]
fn a_claimed_first_square_may_be_a_move_back_to_the_start() {
    // The ladder on 1 is taken at the start: 3 –4→ 7 ⇒ 1 –2→ 3 ⇒ 11.
    let rules =
        Rules { die: "2,4".parse().unwrap(), start_jump: StartJump::Take, ..Rules::default() };
    let game = game_of(11, &[(1, 3), (3, 11), (7, 1)], rules);
    assert_eq!(check(&game, &Claim::Squares(vec![1, 11])).fault, None);
    assert_eq!(check(&game, &Claim::Squares(vec![3, 1, 11])).fault, None);
    assert_eq!(check(&game, &Claim::Rolls(vec![4, 2])).fault, None);
}

/// One number changed, left out, put in, or the last taken away.
fn changed(mut numbers: Vec<u64>, most: u64, rng: &mut Rng) -> Vec<u64> {
    let place = usize::try_from(rng.between(0, numbers.len() as u64)).unwrap_or_default();
    match (rng.between(0, 3), numbers.get_mut(place)) {
        (0, Some(number)) => *number = rng.between(0, most),
        (1, Some(_)) => _ = numbers.remove(place),
        (2, Some(_)) => numbers.truncate(place),
        _ => numbers.insert(place, rng.between(0, most)),
    }
    numbers
}

/// The rolls; a ride that is a turn of its own has none.
fn rolls(path: &[Move]) -> Vec<u64> {
    path.iter().filter_map(|play| play.roll).map(|roll| u64::from(roll.get())).collect()
}

fn squares(path: &[Move]) -> Vec<u64> {
    path.iter().map(|play| play.stands_on.get()).collect()
}
