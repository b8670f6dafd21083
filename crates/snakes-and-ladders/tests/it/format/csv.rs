//! CSV, and what is forgiven in it.

use snakes_and_ladders::MAX_SQUARES;
use snakes_and_ladders::format::{Format, Options};

use super::{reads, reads_with, refused, wrong_at};

/// A text that is a board of nine squares with a ladder and a snake.
#[track_caller]
fn is_the_nine(text: &str) {
    let read = reads(text, 9, Some((3, 3)), &[(2, 8), (7, 4)]);
    assert_eq!(read.format, Format::Csv);
}

#[test]
fn a_comment_line_gives_the_size() {
    is_the_nine("# squares: 9, columns: 3\n2,8\n7,4\n");
    is_the_nine("2,8\n7,4\n# columns: 3\n# squares: 9");
    is_the_nine("#squares:9,columns:3\n2,8\n7,4");
}

#[test]
fn the_size_may_come_from_elsewhere() {
    let options = Options { squares: Some(9), columns: Some(3), ..Options::default() };
    reads_with("2,8\n7,4\n", &options, 9, Some((3, 3)), &[(2, 8), (7, 4)]);
}

#[test]
fn a_heading_is_passed_over() {
    is_the_nine("# squares: 9, columns: 3\nfrom,to\n2,8\n7,4\n");
    is_the_nine("Head of the snake,Tail\n2,8\n7,4\n# squares: 9, columns: 3\n");
    is_the_nine("# squares: 9, columns: 3\n\"from\",\"to\"\n2,8\n7,4\n");
}

#[test]
fn blank_lines_are_passed_over() {
    is_the_nine("\n\n# squares: 9, columns: 3\n\n2,8\n\n  \n7,4\n\n");
}

#[test]
fn white_space_and_quotes_may_stand_around_a_number() {
    is_the_nine("# squares: 9, columns: 3\n  2 ,\t8  \n \"7\" , \" 4 \" \n");
}

#[test]
fn line_breaks_may_be_those_of_windows() {
    is_the_nine("# squares: 9, columns: 3\r\nfrom,to\r\n2,8\r\n7,4\r\n");
}

#[test]
fn other_comments_are_passed_over() {
    is_the_nine("# a board\n# squares: 9, columns: 3\n# the ladder\n2,8\n#7,5\n7,4\n# end: here\n");
}

#[test]
fn a_board_of_no_jumps_is_a_board() {
    reads("# squares: 9\nfrom,to\n", 9, None, &[]);
    reads("# squares: 9\n", 9, None, &[]);
}

#[test]
fn the_largest_board_is_read() {
    let text = format!("# squares: {MAX_SQUARES}\n2,{MAX_SQUARES}\n");
    reads(&text, MAX_SQUARES, None, &[(2, MAX_SQUARES)]);
}

#[test]
fn every_wrong_line_is_found_at_once() {
    wrong_at(
        "from,to\n2,80\nx,4\n3\n4,,5\n5,5.5\n# squares: 9\n",
        &[(2, 3, "80"), (3, 1, "x"), (4, 1, "3"), (5, 1, "4,,5"), (6, 3, "5.5")],
    );
}

#[test]
fn a_wrong_number_is_found_behind_comments() {
    wrong_at("# squares: 9\n2,80\n", &[(2, 3, "80")]);
    wrong_at("# squares: 9\n2,8\n# a snake\n# or two\n\n7,x\n", &[(6, 3, "x")]);
}

#[test]
fn a_wrong_number_is_found_behind_windows_line_breaks_blanks_and_quotes() {
    wrong_at("2,8\r\n\r\n  7 ,  \"x\"  \r\n# squares: 9\r\n", &[(3, 9, "x")]);
}

#[test]
fn two_jumps_from_one_square_are_found_at_the_second() {
    wrong_at("# squares: 9\nfrom,to\n2,8\n7,4\n2,5\n", &[(5, 1, "2")]);
}

#[test]
fn a_size_that_is_no_number_is_found() {
    wrong_at("# squares: nine\n2,8\n# squares: 9\n", &[(1, 12, "nine")]);
    wrong_at("# squares: 9, columns: three\nfrom,to\n2,8\n", &[(1, 24, "three")]);
}

#[test]
fn a_size_below_one_is_not_called_too_large_nor_unknown() {
    wrong_at("# squares: -5\n2,8\n", &[(1, 12, "-5")]);
    let error = super::read_one("# squares: -5\n2,8\n", &Options::default()).unwrap_err();
    assert!(!error.to_string().contains("too large"), "{error}");
}

#[test]
fn a_size_nobody_gives_is_asked_for_at_the_beginning() {
    refused(
        "2,8\n7,4\n",
        &["line 1, column 1: this list of jumps does not say how many squares the board has (say \
           how many squares the board has, e.g. 100)"],
    );
}

#[test]
fn a_span_does_not_cut_a_character_in_two() {
    // The size is asked for at the heading.
    let error = super::read_one("début,fin\n2,8\n", &Options::default()).unwrap_err();
    assert_eq!(error.problems()[0].line, 1);
    let error = super::read_one("équipe,but\n2,8\n", &Options::default()).unwrap_err();
    assert!("équipe,but\n2,8\n".get(error.problems()[0].span.clone()).is_some());
}

#[test]
fn a_size_that_is_given_twice_must_be_the_same() {
    refused(
        "# squares: 30\n# squares: 40\nfrom,to\n2,15\n",
        &["line 2, column 12: `squares` is given twice: 30 before, 40 here (keep one of the two)"],
    );
    refused(
        "# squares: 30, columns: 6\n2 -> 15\n# columns: 5\n",
        &["line 3, column 12: `columns` is given twice: 6 before, 5 here (keep one of the two)"],
    );
    reads("# squares: 30\n# squares: 30\nfrom,to\n2,15\n", 30, None, &[(2, 15)]);
}
