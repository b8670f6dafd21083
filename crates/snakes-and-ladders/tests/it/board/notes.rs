//! What is legal but worth a note.

use snakes_and_ladders::{Board, Chain, LastJump, Rules, Square};

use crate::play::game_of;

/// The notes of a board, whatever the rules.
#[track_caller]
fn noted(squares: u64, jumps: &[(u64, u64)], expected: &[&str]) {
    let board = Board::from_jumps(squares, jumps.iter().copied()).unwrap();
    let notes: Vec<String> = board.notes().iter().map(ToString::to_string).collect();
    assert_eq!(notes, expected);
}

/// The notes rules add to those of the board.
#[track_caller]
fn added(squares: u64, jumps: &[(u64, u64)], rules: Rules, expected: &[&str]) {
    let game = game_of(squares, jumps, rules);
    let own = game.board().notes().len();
    let notes: Vec<String> = game.notes()[own..].iter().map(ToString::to_string).collect();
    assert_eq!(notes, expected);
}

fn chained(chain: Chain) -> Rules {
    Rules { chain, ..Rules::default() }
}

fn die(text: &str) -> Rules {
    Rules { die: text.parse().unwrap(), ..Rules::default() }
}

#[test]
fn an_ordinary_board_has_none() {
    noted(36, &[(2, 15), (14, 35), (17, 13)], &[]);
    added(36, &[(2, 15), (14, 35), (17, 13)], Rules::default(), &[]);
}

#[test]
fn jumps_on_the_first_and_the_last_square_are_noted() {
    noted(
        9,
        &[(9, 3), (1, 4)],
        &["a jump begins on the first square: 1 ⇒ 4", "a jump begins on the last square: 9 ⇒ 3"],
    );
}

#[test]
fn a_jump_to_itself_is_noted() {
    noted(9, &[(5, 5)], &["the jump on 5 leads to itself"]);
}

#[test]
fn a_jump_that_ends_where_another_begins_is_noted() {
    noted(9, &[(2, 5), (5, 8)], &["the jump 2 ⇒ 5 ends where another begins: 5 ⇒ 8"]);
}

#[test]
fn the_only_square_may_have_all_of_that() {
    noted(
        1,
        &[(1, 1)],
        &[
            "the jump on 1 leads to itself",
            "a jump begins on the first square: 1 ⇒ 1",
            "a jump begins on the last square: 1 ⇒ 1",
        ],
    );
}

const WALL: &str = "wall: every square from 4 to 6 has a jump, nobody walks across without being \
                    carried";

#[test]
fn a_run_as_long_as_the_largest_roll_is_noted() {
    let jumps = [(4, 1), (5, 2), (6, 3)];
    added(12, &jumps, die("3"), &[WALL]);
    added(12, &jumps, die("1,3"), &[WALL]);
    added(12, &jumps, die("4"), &[]);
    added(12, &[(4, 1), (6, 3)], die("3"), &[]);
}

#[test]
fn where_one_may_rest_there_is_no_wall() {
    // A jump to itself, or the square where the token begins.
    added(12, &[(4, 1), (5, 5), (6, 3)], die("3"), &[]);
    added(12, &[(4, 1), (5, 2), (6, 3)], Rules { start: Square(5), ..die("3") }, &[]);
    // Followed or ridden, a jump to itself lets nobody rest.
    added(
        12,
        &[(4, 1), (5, 5), (6, 3)],
        Rules { chain: Chain::Follow, ..die("3") },
        &[WALL, "jumps in a circle: 5 ⇒ 5"],
    );
}

#[test]
fn a_jump_on_the_last_square_that_is_ignored_is_no_part_of_a_wall() {
    let wall = "wall: every square from 4 to 5 has a jump, nobody walks across without being \
                carried";
    added(5, &[(4, 1), (5, 1)], die("2"), &[wall]);
    let ignored = Rules { last_jump: LastJump::Ignore, ..die("2") };
    added(5, &[(4, 1), (5, 1)], ignored, &[]);
}

#[test]
fn circles_are_noted_where_jumps_are_followed_or_ridden() {
    let jumps = [(9, 4), (4, 7), (7, 9), (2, 9), (5, 5)];
    let circles = ["jumps in a circle: 4 ⇒ 7 ⇒ 9 ⇒ 4", "jumps in a circle: 5 ⇒ 5"];
    added(12, &jumps, chained(Chain::Once), &[]);
    added(12, &jumps, chained(Chain::Follow), &circles);
    added(12, &jumps, chained(Chain::NextTurn), &circles);
}

#[test]
fn a_circle_through_an_ignored_last_jump_is_none() {
    let jumps = [(3, 6), (6, 3)];
    added(6, &jumps, chained(Chain::Follow), &["jumps in a circle: 3 ⇒ 6 ⇒ 3"]);
    let ignored = Rules { last_jump: LastJump::Ignore, ..chained(Chain::Follow) };
    added(6, &jumps, ignored, &[]);
}
