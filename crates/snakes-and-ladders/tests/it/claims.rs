//! What is said of a claimed way: the first illegal move, and what should have happened.

use snakes_and_ladders::{Chain, Claim, Game, Rules, check};

use crate::play::game_of;

/// The second note's board.
fn nine() -> Game {
    game_of(9, &[(2, 8), (7, 4)], Rules::default())
}

#[track_caller]
fn says(game: &Game, claim: &Claim, expected: &str) {
    let fault = check(game, claim).fault.expect("a fault");
    assert_eq!(fault.to_string(), expected);
}

#[track_caller]
fn rolls(rolls: &[u64], expected: &str) {
    says(&nine(), &Claim::Rolls(rolls.to_vec()), expected);
}

#[track_caller]
fn squares(squares: &[u64], expected: &str) {
    says(&nine(), &Claim::Squares(squares.to_vec()), expected);
}

#[test]
fn a_roll_the_die_has_not_is_named() {
    rolls(&[7], "move 1: the die (6) has no 7");
    rolls(&[1, 0], "move 2: the die (6) has no 0");
    rolls(&[u64::MAX], "move 1: the die (6) has no 18446744073709551615");
}

#[test]
fn a_roll_past_the_end_is_no_move() {
    rolls(&[1, 2], "move 2: a 2 from 8 goes past the last square 9, the token stays: no move");
}

#[test]
fn a_roll_into_a_circle_is_no_move() {
    let game = game_of(9, &[(2, 5), (5, 2)], Rules { chain: Chain::Follow, ..Rules::default() });
    says(
        &game,
        &Claim::Rolls(vec![1]),
        "move 1: a 1 from 1 ends on 2, whose jumps run in a circle: no move",
    );
}

#[test]
fn a_jump_that_was_not_taken_is_named() {
    squares(&[1, 2], "move 1: nobody can stand on 2: 1 –1→ 2 ⇒ 8, the jump there must be taken");
    squares(&[3, 7], "move 2: nobody can stand on 7: 3 –4→ 7 ⇒ 4, the jump there must be taken");
}

#[test]
fn a_square_no_roll_leads_to_is_answered_with_those_there_are() {
    squares(&[9], "move 1: no roll leads from 1 to 9; possible: 3, 4, 5, 6, 8");
    let twenty = Rules { die: "20".parse().unwrap(), ..Rules::default() };
    says(
        &game_of(30, &[], twenty),
        &Claim::Squares(vec![30]),
        "move 1: no roll leads from 1 to 30; possible: 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 and 8 \
         more",
    );
}

#[test]
fn a_way_that_goes_on_is_told_where_it_arrived() {
    rolls(&[1, 1, 1], "the last square is reached after 2 moves, but 3 are claimed");
    squares(&[1, 8, 9, 9], "the last square is reached after 2 moves, but 3 are claimed");
}

#[test]
fn a_way_that_ends_early_is_told_where() {
    rolls(&[2], "the way ends on 3, not on the last square 9");
    squares(&[1], "the way ends on 1, not on the last square 9");
    rolls(&[], "the way ends on 1, not on the last square 9");
}

#[test]
fn no_move_at_all_is_right_where_the_token_begins_on_the_last_square() {
    let game = game_of(1, &[], Rules::default());
    for claim in [Claim::Rolls(vec![]), Claim::Squares(vec![]), Claim::Squares(vec![1])] {
        assert_eq!(check(&game, &claim).fault, None);
    }
}

#[test]
fn rides_on_the_next_turn_are_not_listed_among_the_rolls() {
    // 1 –1→ 2, 2 ⇒ 5, 5 ⇒ 8, 8 –1→ 9: two rolls and two rides.
    let rules = Rules { chain: Chain::NextTurn, ..Rules::default() };
    let game = game_of(9, &[(2, 5), (5, 8)], rules);
    let checked = check(&game, &Claim::Rolls(vec![1, 1]));
    assert_eq!((checked.fault, checked.path.len()), (None, 4));
    assert_eq!(check(&game, &Claim::Squares(vec![2, 5, 8, 9])).fault, None);
}
