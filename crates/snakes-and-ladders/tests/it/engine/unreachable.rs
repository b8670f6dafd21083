//! Why nobody reaches the last square.

use std::collections::BTreeSet;

use snakes_and_ladders::{Blocked, Game, Reason, Square, SquareRange, Verdict, search};

use super::{Found, GAMES, each_game, holds, same};
use crate::deal::Deal;
use crate::oracle;
use crate::referee::Referee;

#[test]
fn the_squares_one_can_stand_on_and_the_reason_are_right() {
    each_game(6, GAMES, Deal::any, reasoned);
}

#[test]
fn they_are_on_tiny_boards_too() {
    each_game(7, GAMES / 2, Deal::tiny, reasoned);
}

fn reasoned(deal: &Deal, game: &Game) -> Found {
    let verdict = search(game).map_err(|error| error.to_string())?;
    let Verdict::Unreachable(why) = verdict else { return Ok(()) };
    let stands = oracle::stands(&deal.raw);
    let ranges = why.stands_on();
    let listed = ranges.iter().flat_map(|range| range.first.get()..=range.last.get());
    same("the squares stood on", listed.collect(), stands.clone())?;
    holds(
        "ranges with a gap between them",
        ranges.is_sorted_by(|a, b| a.last.get() + 1 < b.first.get()),
    )?;

    let referee = Referee::new(&deal.raw);
    let throws: BTreeSet<u64> =
        referee.levels().into_keys().filter(|token| !token.1).map(|token| token.0).collect();
    let Some(&furthest) = throws.last() else {
        same("nobody throws the die", why.reason(), Reason::ClosedSet)?;
        return same("nothing is ahead", why.blocked(), &[]);
    };
    let ahead = ahead(deal, &referee, &throws, furthest);
    same("what is ahead", why.blocked(), &ahead[..])?;
    same("the reason", why.reason(), reason(deal, &referee, &ahead, furthest))
}

/// Every square beyond the furthest that a roll ends on, and where one is carried from there.
fn ahead(
    deal: &Deal,
    referee: &Referee<'_>,
    throws: &BTreeSet<u64>,
    furthest: u64,
) -> Vec<Blocked> {
    let last = deal.raw.last;
    let rolled =
        throws.iter().flat_map(|square| deal.raw.die.iter().map(move |roll| square + roll));
    // Behind the end: bounced; who may pass it wins, so there it plays no part.
    let rolled = rolled.filter_map(|square| {
        let bounces = deal.raw.past_end == oracle::PastEnd::Bounce;
        if square <= last {
            Some(square)
        } else {
            (2 * last).checked_sub(square).filter(|_| bounces)
        }
    });
    let beyond: BTreeSet<u64> = rolled.filter(|&square| square > furthest).collect();
    let carried = |square: u64| match deal.raw.chain {
        oracle::Chain::NextTurn => referee.jump(square),
        _ => referee.comes_down(square).map(|token| token.0),
    };
    beyond
        .into_iter()
        .map(|square| Blocked { square: Square(square), leads_to: carried(square).map(Square) })
        .collect()
}

fn reason(deal: &Deal, referee: &Referee<'_>, ahead: &[Blocked], furthest: u64) -> Reason {
    if ahead.iter().any(|blocked| blocked.square == deal.raw.last) {
        return Reason::LastJump;
    }
    let run = (furthest + 1..=deal.raw.last).take_while(|&square| referee.jump(square).is_some());
    let wall: Vec<u64> = run.collect();
    if wall.len() as u64 >= *deal.raw.die.iter().max().expect("a roll") {
        let (first, last) = (Square(wall[0]), Square(wall[wall.len() - 1]));
        return Reason::Wall(SquareRange { first, last });
    }
    Reason::ClosedSet
}

/// The sentence for a game of nine squares from 1 with one die.
#[track_caller]
fn says(jumps: &[(u64, u64)], die: &str, expected: &str) {
    let board = snakes_and_ladders::Board::from_jumps(9, jumps.iter().copied()).unwrap();
    let die = die.parse().unwrap();
    let rules = snakes_and_ladders::Rules { die, ..snakes_and_ladders::Rules::default() };
    let Verdict::Unreachable(why) = search(&Game::new(board, rules).unwrap()).unwrap() else {
        panic!("it can be reached")
    };
    assert_eq!(why.to_string(), expected);
}

#[test]
fn a_wall_is_named_with_its_ends_and_where_it_leads() {
    // From 1, 2 and 3 a die of three reaches 4, 5 and 6 at most: 1, 2 and 2 again.
    says(
        &[(4, 1), (5, 2), (6, 2)],
        "3",
        "a wall: every square from 4 to 6 has a jump and no roll is larger than 3; \
         whoever rolls onto 4–6 is carried to 1, 2; one can stand on 1–3",
    );
}

#[test]
fn a_jump_on_the_last_square_is_named_with_where_it_leads() {
    says(
        &[(9, 3)],
        "6",
        "whoever rolls onto the last square 9 is carried to 3; one can stand on 1–8",
    );
}

#[test]
fn rolls_that_lead_back_are_named_with_the_squares_stood_on() {
    // With twos and fours from 1: 3, 5, 7 and back from 9... is 9 odd? 1 + 4 + 4. So 7 and 5 carry
    // back: from 1 one rolls onto 3 and 5 (to 1), from 3 onto 5 and 7 (to 3).
    says(
        &[(5, 1), (7, 3)],
        "2,4",
        "whoever rolls onto 5, 7 is carried to 1, 3; one can stand on 1, 3",
    );
}

#[test]
fn rolls_that_all_go_past_the_end_lead_no_further() {
    says(&[], "20,20", "from 1 no roll leads further on; one can stand on 1");
}

#[test]
fn a_wall_need_not_lead_back_everywhere() {
    // A die of three from 1, 2, 3; 7 lies behind the reach and leads on.
    says(
        &[(4, 1), (5, 1), (6, 1), (7, 9)],
        "3",
        "a wall: every square from 4 to 7 has a jump and no roll is larger than 3; \
         whoever rolls onto 4–6 is carried to 1; one can stand on 1–3",
    );
}
