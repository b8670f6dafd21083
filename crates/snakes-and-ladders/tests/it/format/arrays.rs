//! Arrays: where jumps lead, how far they lead, and which of the two it is.

use snakes_and_ladders::format::{Format, Options};

use super::{one, reads, reads_with, refused, refused_with, wrong_at};

fn as_form(format: Format) -> Options {
    Options { format: Some(format), ..Options::default() }
}

#[track_caller]
fn is(text: &str, format: Format, squares: u64, jumps: &[(u64, u64)]) {
    let read = reads(text, squares, None, jumps);
    assert_eq!((read.format, &read.remarks[..]), (format, &[][..]), "of {text:?}");
}

#[test]
fn places_and_what_they_hold_count_from_0() {
    is("[-1, 3, -1, -1]", Format::Moves, 4, &[(2, 4)]);
    is("moves = [-1, 0, -1, -1]", Format::Moves, 4, &[(2, 1)]);
    is("[0,0,0,7,2,0,0,0,5,0]", Format::Moves, 10, &[(4, 8), (5, 3), (9, 6)]);
}

#[test]
fn a_plus_says_how_far() {
    is("[0, 0, +2, 0, -1, 0]", Format::Offsets, 6, &[(3, 5), (5, 4)]);
    is("int[] far = {0, 0, +1, 0};", Format::Offsets, 4, &[(3, 4)]);
}

#[test]
fn without_a_jump_it_is_the_same_either_way() {
    is("[0, 0, 0, 0]", Format::Moves, 4, &[]);
    is("[-1, -1, -1]", Format::Moves, 3, &[]);
}

#[test]
fn what_fits_as_both_is_not_guessed_at() {
    refused(
        "[0,0,0,2,0,0]",
        &["line 1, column 1: this text can be read in two ways: as an array of where jumps lead \
           and as an array of how far jumps lead (say which: --format moves or --format offsets)"],
    );
    reads_with("[0,0,0,2,0,0]", &as_form(Format::Moves), 6, None, &[(4, 3)]);
    reads_with("[0,0,0,2,0,0]", &as_form(Format::Offsets), 6, None, &[(4, 6)]);
    // A name says it too.
    is("moves = [0,0,0,2,0,0]", Format::Moves, 6, &[(4, 3)]);
    is("offsets = [0,0,0,2,0,0]", Format::Offsets, 6, &[(4, 6)]);
}

#[test]
fn a_size_must_agree_with_the_places() {
    is("n = 4\nmoves = [-1, 3, -1, -1]", Format::Moves, 4, &[(2, 4)]);
    is("moves = [-1, 3, -1, -1]\nn = 4", Format::Moves, 4, &[(2, 4)]);
    wrong_at("n = 21\nmoves = [-1, 3, -1, -1]", &[(1, 5, "21")]);
    wrong_at("moves = [-1, 3, -1, -1]\nn = 21", &[(2, 5, "21")]);
    let hundred = Options { squares: Some(100), ..Options::default() };
    refused_with(
        "[-1, 3, -1, -1]",
        &hundred,
        &["line 1, column 1: this array has 4 places, but 100 squares are asked for (an array \
           has its own size)"],
    );
}

#[test]
fn every_place_may_be_made_to_hold_no_jump_first() {
    is("moves = [-1] * 4\nmoves[1] = 3", Format::Moves, 4, &[(2, 4)]);
    is("let mut moves = vec![-1; 4];\nmoves[1] = 0;", Format::Moves, 4, &[(2, 1)]);
    is("n = 4\nmoves = [0] * n\nmoves[1] = 3", Format::Moves, 4, &[(2, 4)]);
}

#[test]
fn places_of_assignments_are_squares_where_they_say_how_far() {
    is("n = 25\nboard[03] = +08; board[14] = -10", Format::Offsets, 25, &[(3, 11), (14, 4)]);
    // Counted from 0 where they say where to.
    is("n = 25\nmoves[3] = 8; moves[14] = 4", Format::Moves, 25, &[(4, 9), (15, 5)]);
}

#[test]
fn several_arrays_are_several_boards() {
    assert_eq!(
        super::told("n = 4\nmoves = [-1, 3, -1, -1]\nn = 2\nmoves = [-1, -1]\n"),
        ["line 2: 4 squares", "line 4: 2 squares"]
    );
    assert_eq!(
        super::told("[-1, 3, -1, -1]\n[-1, 8]\n[-1]\n"),
        [
            "line 1: 4 squares",
            "line 2, column 6: place 1 holds 8, which is none of the places of this array (0 to \
             1) (a grid has its rows in brackets: [[-1,-1],[-1,3]])",
            "line 3: 1 squares",
        ]
    );
}

#[test]
fn every_wrong_place_is_found_at_once() {
    wrong_at("moves = [-1, 9, x, -5]", &[(1, 14, "9"), (1, 17, "x"), (1, 20, "-5")]);
    wrong_at("moves = [-1, 9, 1.5, -5]", &[(1, 14, "9"), (1, 17, "1.5"), (1, 22, "-5")]);
    wrong_at("n = 5\nmoves[7] = 1\nmoves[1] = 7\n", &[(2, 7, "7"), (3, 12, "7")]);
    wrong_at("moves[1] = 3\nmoves[1] = 4\nn = 9\n", &[(2, 7, "1")]);
}

#[test]
fn a_list_that_is_none_of_both_is_most_likely_a_grid_without_its_rows() {
    refused(
        "[-1, -1, -1, 3]",
        &["line 1, column 2: found `-1`, expected a row in brackets (a grid is a list of rows: \
           [[-1,-1],[-1,3]])"],
    );
}

#[test]
fn the_swift_book_counts_squares_and_has_a_place_off_the_board() {
    let read = one(
        "finalSquare = 25\nboard = [Int](repeating: 0, count: 26)\nboard[03] = +08",
        &Options::default(),
    );
    assert_eq!((read.board.squares(), read.format), (25, Format::Offsets));
    wrong_at("finalSquare = 3\nboard = [0, 0, +1]\n", &[(1, 15, "3")]);
}
