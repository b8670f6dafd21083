//! The files of `tests/data/malformed`: every word that is said of them.

use snakes_and_ladders::format::{Options, decode, read};

use super::program_errors;
use crate::data::{bytes, names, test_data};

/// What is said of a file, a board or an error after another: the size of a board that can be
/// read all the same, or everything wrong with it.
fn said(name: &str) -> Vec<String> {
    match decode(&bytes(&test_data("malformed").join(name))) {
        Err(error) => vec![error.to_string()],
        Ok(text) => super::told(text),
    }
}

/// Texts read by a person word by word and found right.
const SAID: &[(&str, &[&str])] = &[
    (
        "binary.bin",
        &[
            "line 1, column 8: a zero byte: this is no text (a board is text; was another file meant?)",
        ],
    ),
    (
        "csv-one-field.csv",
        &[
            "line 4, column 1: this line has 1 field, expected two: from,to (write one jump a line, \
           e.g. 4,14)",
        ],
    ),
    (
        "csv-out-of-range.csv",
        &["line 4, column 4: the jump from square 95 (row 0, column 5) leads to 105, beyond the \
           last square 100 (make it lead to a square of the board, or make the board larger)"],
    ),
    (
        "csv-three-fields.csv",
        &[
            "line 4, column 1: this line has 3 fields, expected two: from,to (write one jump a line, \
           e.g. 4,14)",
        ],
    ),
    (
        "csv-two-jumps-one-square.csv",
        &["line 5, column 1: two jumps begin on square 4 (row 9, column 3): one to 14, one to 56 \
           (keep one of the two)"],
    ),
    (
        "csv-word.csv",
        &["line 4, column 1: found `four`, expected a number (write one jump a line, e.g. 4,14)"],
    ),
    (
        "empty-list.json",
        &["line 1, column 1: the grid has no cells (one cell is the smallest board: [[-1]])"],
    ),
    (
        "empty-rows.json",
        &["line 1, column 1: the grid has no cells (one cell is the smallest board: [[-1]])"],
    ),
    (
        "empty.txt",
        &["line 1, column 1: the text is empty (a board is e.g. [[-1,-1],[-1,3]], or lines of \
           from,to)"],
    ),
    (
        "flat-list.json",
        &["line 1, column 2: found `-1`, expected a row in brackets (a grid is a list of rows: \
           [[-1,-1],[-1,3]])"],
    ),
    (
        "float-cell.json",
        &[
            "line 1, column 17: found `3.5`, expected a whole number (squares are whole numbers: 1, \
           2, 3, …)",
        ],
    ),
    (
        "hackerrank-count-too-big.txt",
        &[
            "line 4, column 1: this line has one number, expected a ladder: from to (the count says \
           4000000000 ladders, this is number 2)",
        ],
    ),
    (
        "hackerrank-one-number.txt",
        &[
            "line 4, column 1: this line has one number, expected a ladder: from to (the count says \
           2 ladders, this is number 2)",
        ],
    ),
    (
        "hackerrank-short.txt",
        &[
            "line 4, column 6: the text ends after 2 of 3 ladders (is it cut off, or does the count \
           say too much?)",
        ],
    ),
    ("hackerrank-word.txt", &["line 4, column 4: found `sixty`, expected a number"]),
    (
        "huge-number.json",
        &["line 1, column 17: a number of 26 digits is too large to be a square (squares are at \
           most 9223372036854775807)"],
    ),
    ("latin1.csv", &["line 2, column 3: the byte 0xe9 is no UTF-8 text (save the file as UTF-8)"]),
    (
        "missing-comma-between-rows.json",
        &["line 1, column 7: found `[`, expected `,` or `]` (a comma is missing here)"],
    ),
    (
        "missing-comma.json",
        &["line 3, column 11: found `-1`, expected `,` or `]` (a comma is missing here)"],
    ),
    (
        "negative-cell.json",
        &["line 1, column 17: square 2 (row 1, column 1) holds -2, which is neither a square of \
           this board (1 to 4) nor -1 for \"no jump\" (write -1 for \"no jump\", or the square the \
           jump leads to)"],
    ),
    (
        "null-cell.json",
        &["line 1, column 3: found `null`, expected a number (write -1 for \"no jump\", or the \
           square the jump leads to)\n\
           line 1, column 9: found `null`, expected a number (write -1 for \"no jump\", or the \
           square the jump leads to)\n\
           line 1, column 17: found `null`, expected a number (write -1 for \"no jump\", or the \
           square the jump leads to)"],
    ),
    (
        "object-duplicate-key.json",
        &[
            "line 1, column 52: two jumps begin on square 1 (row 9, column 0): one to 38, one to 14 \
           (keep one of the two)",
        ],
    ),
    (
        "object-key-word.json",
        &[
            "line 1, column 43: found `one`, expected a whole number (squares are whole numbers: 1, \
           2, 3, …)",
        ],
    ),
    (
        "object-no-squares.json",
        &["line 1, column 1: this list of jumps does not say how many squares the board has (say \
           how many squares the board has, e.g. 100)"],
    ),
    (
        "object-pair-of-three.json",
        &["line 1, column 52: this pair has 3 numbers, expected two: [from, to]"],
    ),
    (
        "object-unknown-key.json",
        &["line 1, column 53: unknown key `dice`, expected squares, columns, jumps, ladders, \
           snakes or preset"],
    ),
    (
        "object-unknown-preset.json",
        &["line 1, column 43: `house-rules` is no preset: expected leetcode, hackerrank, gfg, \
           baekjoon, spoj, interviewbit, milton-bradley or swift-book"],
    ),
    (
        "only-spaces.txt",
        &["line 3, column 1: the text is empty (a board is e.g. [[-1,-1],[-1,3]], or lines of \
           from,to)"],
    ),
    (
        "out-of-range.json",
        &[
            "line 1, column 17: the jump from square 2 (row 1, column 1) leads to 5, beyond the last \
           square 4 (make it lead to a square of the board, or make the board larger)",
        ],
    ),
    (
        "ragged.json",
        &[
            "line 3, column 3: row 1 (counted from 0) has 2 cells where the other rows have 3 (give every row the \
           same number of cells: is a comma or a row missing?)",
        ],
    ),
    (
        "second-line-bad.jsonl",
        &[
            "line 1: 4 squares",
            "line 2, column 1: this board is not closed before the next one begins (is it cut \
             off? A closing bracket is missing)",
            "line 3: 4 squares",
        ],
    ),
    (
        "string-cell.json",
        &["line 1, column 17: found `\"three\"`, expected a number (write -1 for \"no jump\", or \
           the square the jump leads to)"],
    ),
    (
        "text-after-end.json",
        &[
            "line 1: 4 squares",
            "line 1, column 21: found `and`, expected a board (a grid begins with [[, an object \
             with {)",
        ],
    ),
    (
        "truncated.json",
        &["line 1, column 37: the text ends inside the grid (is it cut off? The grid would end \
           with ]])"],
    ),
    (
        "unclosed-string.json",
        &["line 1, column 43: found `\"1: 38}}`, expected a key or `}` (close the quotes)"],
    ),
    ("utf16.json", &["line 1, column 1: the file is in UTF-16 (save it as UTF-8)"]),
];

/// For each board of a text the places of its problems, by line and column.
type Places = &'static [&'static [(usize, usize)]];

/// Files of which the words may still become better: the places of the problems.
const PLACES: &[(&str, Places)] = &[
    ("hackerrank-left-over.txt", &[&[], &[(6, 1)]]),
    ("mixed-brackets.json", &[&[(1, 9)]]),
    ("nested-too-deep.json", &[&[(1, 4), (1, 14)]]),
    ("number-as-word.json", &[&[(1, 17)]]),
    ("object-zero-columns.json", &[&[(1, 29)]]),
    ("python-none.txt", &[&[(1, 3), (1, 9), (1, 17)]]),
    ("truncated-in-number.json", &[&[(1, 17)]]),
    ("typographic-minus.json", &[&[(1, 3), (1, 7), (1, 13)]]),
    (
        "zeros-for-no-jump.json",
        &[&[(1, 3), (1, 6), (1, 9), (1, 14), (1, 17), (1, 20), (1, 25), (1, 31)]],
    ),
];

#[test]
fn every_word_said_of_a_malformed_file_is_as_it_was_found_right() {
    for (name, expected) in SAID.iter().chain(program_errors::SAID) {
        assert_eq!(said(name), *expected, "{name}");
    }
}

/// The places of the problems of a file, by board; none for a board that can be read.
fn places(name: &str) -> Vec<Vec<(usize, usize)>> {
    let bytes = bytes(&test_data("malformed").join(name));
    read(decode(&bytes).expect(name), &Options::default())
        .map(|board| match board {
            Ok(_) => Vec::new(),
            Err(error) => {
                error.problems().iter().map(|problem| (problem.line, problem.column)).collect()
            }
        })
        .collect()
}

#[track_caller]
fn placed(name: &str) {
    let (_, expected) = PLACES.iter().find(|(listed, _)| *listed == name).expect("a listed file");
    assert_eq!(places(name), *expected, "of {name}: {:#?}", said(name));
}

#[test]
fn a_line_left_over_is_found() {
    placed("hackerrank-left-over.txt");
}

#[test]
fn a_wrong_closing_bracket_is_found_once() {
    placed("mixed-brackets.json");
}

#[test]
fn brackets_nested_too_deep_are_one_error_that_begins_at_the_first_too_many() {
    // Each row that is nested too deep may be named.
    let places = places("nested-too-deep.json");
    assert_eq!((places.len(), places[0][0]), (1, (1, 4)), "{:#?}", said("nested-too-deep.json"));
}

#[test]
fn a_word_for_a_number_is_found() {
    placed("number-as-word.json");
    placed("python-none.txt");
}

#[test]
fn a_number_of_columns_of_zero_is_found() {
    placed("object-zero-columns.json");
}

#[test]
fn a_number_cut_off_is_found_where_it_begins() {
    placed("truncated-in-number.json");
}

#[test]
fn a_typographic_minus_is_found_and_not_the_comma_behind_it() {
    placed("typographic-minus.json");
}

#[test]
fn every_zero_is_found() {
    placed("zeros-for-no-jump.json");
}

#[test]
fn the_tables_have_every_file() {
    let said = SAID.iter().chain(program_errors::SAID).map(|(name, _)| *name);
    let mut listed: Vec<&str> = said.chain(PLACES.iter().map(|(name, _)| *name)).collect();
    listed.sort_unstable();
    assert_eq!(listed, names(&test_data("malformed")));
}
