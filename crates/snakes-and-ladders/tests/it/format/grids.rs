//! Grids, and what is forgiven in them.

use super::{reads, refused, wrong_at};
use crate::play::{answer, game};

/// A text that is the board of `[[-1,-1],[-1,3]]`.
#[track_caller]
fn is_the_small_one(text: &str) {
    reads(text, 4, Some((2, 2)), &[(2, 3)]);
}

#[test]
fn a_grid_is_read_row_by_row_from_the_top() {
    is_the_small_one("[[-1,-1],[-1,3]]");
    // Two rows of three in a zigzag: 6 5 4 above 1 2 3.
    reads("[[1,2,3],[4,5,6]]", 6, Some((2, 3)), &[(1, 4), (2, 5), (3, 6), (4, 3), (5, 2), (6, 1)]);
}

#[test]
fn white_space_and_line_breaks_may_stand_anywhere() {
    is_the_small_one("  [ [ -1 , -1 ] , [ -1 , 3 ] ]  \n");
    is_the_small_one("\n\n[\n[\n-1\n,\n-1\n]\n,\n[-1,\t3]\n]\n\n");
    is_the_small_one("[\r\n[-1,-1],\r\n[-1,3]\r\n]\r\n");
}

#[test]
fn comments_may_stand_anywhere() {
    is_the_small_one("// two by two\n[[-1,-1],[-1,3]]");
    is_the_small_one("/* two by two */[[-1,-1],[-1,3]] // the end");
    is_the_small_one("[ /* [ */ [-1,-1], // 4 3\n [-1,/* 2 */3] ]");
}

#[test]
fn a_comma_may_follow_the_last_cell_and_the_last_row() {
    is_the_small_one("[[-1,-1,],[-1,3,],]");
    is_the_small_one("[[-1,-1],\n[-1,3],\n]\n");
}

#[test]
fn a_plus_before_a_number_does_no_harm() {
    is_the_small_one("[[-1,-1],[-1,+3]]");
}

#[test]
fn one_cell_is_the_smallest_board_and_takes_no_roll() {
    reads("[[-1]]", 1, Some((1, 1)), &[]);
    assert_eq!(answer(&game("[[-1]]")), 0);
}

#[test]
fn one_row_and_one_column_are_boards() {
    reads("[[-1,3,-1]]", 3, Some((1, 3)), &[(2, 3)]);
    reads("[[-1],[3],[-1]]", 3, Some((3, 1)), &[(2, 3)]);
}

#[test]
fn every_wrong_cell_is_found_at_once() {
    wrong_at("[[-1,x],[null,\"3\"]]", &[(1, 6, "x"), (1, 10, "null"), (1, 15, "\"3\"")]);
    wrong_at("[[0,9],\n [3.5,-2]]", &[(1, 3, "0"), (1, 5, "9"), (2, 3, "3.5"), (2, 7, "-2")]);
}

#[test]
fn a_missing_comma_is_found_where_it_is_missing() {
    wrong_at("[[-1 -1],[-1,3]]", &[(1, 6, "-1")]);
    wrong_at("[[-1,-1][-1,3]]", &[(1, 9, "[")]);
}

#[test]
fn a_bracket_that_is_missing_is_asked_for() {
    refused(
        "[[-1,-1],[-1,3]",
        &["line 1, column 16: the text ends inside the grid (is it cut off? The grid would end \
           with ])"],
    );
    refused(
        "[[-1,-1],[-1,3",
        &["line 1, column 15: the text ends inside the grid (is it cut off? The grid would end \
           with ]])"],
    );
}

#[test]
fn a_comma_too_many_is_found() {
    wrong_at("[[-1,,-1],[-1,3]]", &[(1, 6, ",")]);
    wrong_at("[[-1,-1],,[-1,3]]", &[(1, 10, ",")]);
}

#[test]
fn a_sign_of_another_language_is_answered_with_the_right_one() {
    for (text, place, help) in [
        ("[[-1;-1],[-1,3]]", "line 1, column 5: ", " (write a comma)"),
        ("[[\u{2212}1,-1],[-1,3]]", "line 1, column 3: ", " (write the minus as -)"),
        ("[[-1,-1],(-1,3)]", "line 1, column 10: ", " (use square brackets)"),
        ("[[-1,-1],[\u{201c}-1\u{201d},3]]", "line 1, column 11: ", " (use straight quotes)"),
    ] {
        let error = super::read_one(text, &super::Options::default()).unwrap_err().to_string();
        let first = error.lines().next().unwrap();
        assert!(first.starts_with(place) && first.ends_with(help), "{first}");
    }
}

#[test]
fn what_follows_a_word_or_a_sign_that_is_no_number_is_not_blamed() {
    wrong_at("[[\u{2212}1,-1],[-1,3]]", &[(1, 3, "\u{2212}1")]);
    wrong_at("[[None,-1],[-1,3]]", &[(1, 3, "None")]);
}

#[test]
fn a_wrong_closing_bracket_closes_all_the_same() {
    wrong_at("[[-1,-1},[-1,3]]", &[(1, 8, "}")]);
}

#[test]
fn a_bracket_too_many_is_found_once() {
    wrong_at("[[-1,-1],[-1,3]]]", &[(1, 17, "]")]);
}

#[test]
fn a_minus_alone_at_the_end_is_found_where_it_stands() {
    wrong_at("[[-1,-1],[-", &[(1, 11, "-")]);
    // Not passed over behind a board either.
    let text = "[[-1]] -";
    let boards: Vec<_> =
        snakes_and_ladders::format::read(text, &super::Options::default()).collect();
    assert_eq!(boards.len(), 2, "a board and an error");
    assert_eq!(boards[1].as_ref().unwrap_err().problems()[0].span, 7..8);
}
