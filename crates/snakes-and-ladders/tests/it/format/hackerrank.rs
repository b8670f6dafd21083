//! HackerRank's standard input, and what is forgiven in it.

use snakes_and_ladders::Preset;
use snakes_and_ladders::format::{Format, Options, read_one};

use super::{one, reads, refused, told};

const HUNDRED: Option<(u64, u64)> = Some((10, 10));

#[test]
fn a_board_has_its_ladders_then_its_snakes() {
    let read =
        reads("1\n1\n32 62\n2\n95 13\n97 25\n", 100, HUNDRED, &[(32, 62), (95, 13), (97, 25)]);
    assert_eq!((read.format, read.preset), (Format::HackerRank, Some(Preset::HackerRank)));
    assert_eq!(read.line, 2);
    reads("1\n0\n0", 100, HUNDRED, &[]);
}

#[test]
fn blank_lines_and_any_blanks_between_two_numbers_are_forgiven() {
    let expected = [(32, 62), (95, 13)];
    reads("\n\n1\n\n1\n\n32 62\n\n1\n\n\n95 13\n\n", 100, HUNDRED, &expected);
    reads("  1\n\t1\t\n  32 \t  62  \n1\n95\t13", 100, HUNDRED, &expected);
    reads("1\r\n1\r\n32 62\r\n1\r\n95 13\r\n", 100, HUNDRED, &expected);
}

#[test]
fn several_boards_follow_one_another() {
    assert_eq!(
        told("3\n1\n32 62\n0\n0\n0\n0\n1\n95 13\n"),
        ["line 2: 100 squares", "line 5: 100 squares", "line 7: 100 squares"]
    );
}

#[test]
fn another_size_may_be_given() {
    let options = Options { squares: Some(50), columns: Some(5), ..Options::default() };
    let board = one("1\n1\n32 42\n0\n", &options).board;
    assert_eq!((board.squares(), board.layout().unwrap().columns()), (50, 5));
}

#[test]
fn a_jump_listed_under_the_wrong_name_is_read_and_remarked() {
    let read = one("1\n1\n62 32\n1\n13 95\n", &Options::default());
    let remarks: Vec<String> = read.remarks.iter().map(ToString::to_string).collect();
    assert_eq!(
        remarks,
        [
            "line 3, column 1: the jump 62 ⇒ 32 is listed among the ladders but leads down (are \
             its ends swapped?)",
            "line 5, column 1: the jump 13 ⇒ 95 is listed among the snakes but leads up (are its \
             ends swapped?)",
        ]
    );
}

#[test]
fn a_line_of_three_numbers_is_found_whole() {
    refused(
        "1\n1\n32 62 7\n0\n",
        &[
            "line 3, column 1: this line has more than two numbers, expected a ladder: from to (the \
           count says 1 ladder, this is number 1)",
        ],
    );
}

#[test]
fn a_pair_where_a_count_belongs_is_found() {
    refused(
        "1\n1\n32 62\n42 68\n0\n",
        &["line 4, column 1: this line has two numbers or more, expected the number of snakes \
           alone (does an earlier count say too little?)"],
    );
}

#[test]
fn a_board_announced_but_missing_is_found() {
    assert_eq!(
        told("2\n0\n0\n"),
        [
            "line 2: 100 squares",
            "line 3, column 2: the text ends where the number of ladders is expected (the first \
             line announces 2 boards)"
        ]
    );
}

#[test]
fn a_bad_square_costs_its_board_and_no_other() {
    let told = told("2\n1\n32 162\n0\n0\n0\n");
    assert_eq!(told.len(), 2);
    assert!(told[0].starts_with("line 3, column 4: the jump from square 32"), "{told:?}");
    assert_eq!(told[1], "line 5: 100 squares");
}

#[test]
fn lines_left_over_are_an_error_when_one_board_is_read_too() {
    let text = "1\n0\n0\n97 25\n";
    assert_eq!(told(text).len(), 2, "a board and an error");
    assert!(read_one(text, &Options::default()).is_err());
}

#[test]
fn an_input_of_no_boards_is_an_error() {
    refused("0\n", &["line 2, column 1: there is no board in this text"]);
}

#[test]
fn the_older_input_may_have_spaces_in_place_of_commas() {
    let jumps = [(2, 30), (4, 29), (5, 3)];
    let read = reads("1\n2 1\n2 30 4 29\n5 3", 100, Some((10, 10)), &jumps);
    assert_eq!(read.format, Format::HackerRankOld);
    // One jump, and nothing behind it.
    let read = reads("1\n2 30\n", 30, Some((5, 6)), &[(2, 30)]);
    assert_eq!(read.format, Format::GeeksForGeeks);
}
