//! The files of `tests/data/lines`: boards as people and judges write them in
//! lines, and such as went wrong.

use snakes_and_ladders::format::{Format, Options, decode, read};
use snakes_and_ladders::{Layout, Preset};

use crate::data::{bytes, names, test_data};

/// A board: its line, squares, columns and jumps, worked out by hand.
type Holds = (usize, u64, Option<u64>, &'static [(u64, u64)]);

/// Four jumps of the Milton Bradley board, most files' board.
const FOUR: &[(u64, u64)] = &[(4, 14), (9, 31), (16, 6), (80, 100)];
/// HackerRank's first sample, which is Baekjoon's too.
const QUICKEST: &[(u64, u64)] = &[
    (12, 98),
    (32, 62),
    (42, 68),
    (49, 47),
    (67, 17),
    (75, 19),
    (79, 27),
    (93, 37),
    (95, 13),
    (97, 25),
];
/// The first sample of GeeksforGeeks' page of test cases.
const SIX: &[(u64, u64)] = &[(3, 22), (5, 8), (11, 26), (20, 29), (21, 9), (27, 1)];

const fn four(line: usize) -> Holds {
    (line, 100, Some(10), FOUR)
}

const READ: &[(&str, Format, &[Holds])] = &[
    ("arrows-ascii.txt", Format::Lines, &[four(1)]),
    ("arrows-unicode.txt", Format::Lines, &[four(1)]),
    ("baekjoon-small.txt", Format::Baekjoon, &[(1, 100, Some(10), &[(2, 99), (98, 3)])]),
    ("baekjoon.txt", Format::Baekjoon, &[(1, 100, Some(10), QUICKEST)]),
    ("bare-pairs-parted.txt", Format::Lines, &[(1, 100, None, &[(4, 14), (9, 31), (16, 6)])]),
    ("bare-pairs.txt", Format::Lines, &[four(1)]),
    ("bullets.txt", Format::Lines, &[four(1)]),
    ("chutes.txt", Format::Lines, &[four(1)]),
    ("colons.txt", Format::Lines, &[four(1)]),
    ("comments.txt", Format::Lines, &[four(1)]),
    ("crlf.txt", Format::Lines, &[four(1)]),
    ("dashes.txt", Format::Lines, &[four(1)]),
    ("gfg-one-jump.txt", Format::GeeksForGeeks, &[(2, 30, Some(6), &[(2, 30)])]),
    ("gfg-one.txt", Format::GeeksForGeeks, &[(1, 30, Some(6), SIX)]),
    (
        "gfg-samples-pasted.txt",
        Format::GeeksForGeeks,
        &[(1, 30, Some(6), &[(2, 30)]), (4, 30, Some(6), &[(3, 22), (17, 4)])],
    ),
    ("gfg-two.txt", Format::GeeksForGeeks, &[(2, 30, Some(6), SIX), (4, 30, Some(6), &[(2, 30)])]),
    ("hackerrank-commented.txt", Format::HackerRank, &[(3, 100, Some(10), &[(32, 62)])]),
    (
        "hackerrank-old-blanks.txt",
        Format::HackerRankOld,
        &[(3, 100, Some(10), &[(32, 62), (42, 68), (95, 13)])],
    ),
    (
        "hackerrank-old.txt",
        Format::HackerRankOld,
        &[(2, 100, Some(10), QUICKEST), (5, 100, Some(10), &[(2, 90)])],
    ),
    ("headings-singular.txt", Format::Lines, &[four(1)]),
    ("headings.txt", Format::Lines, &[four(1)]),
    ("matrix-bare.txt", Format::Matrix, &[(1, 100, None, &[(94, 89), (95, 69), (96, 48)])]),
    ("matrix-julia.txt", Format::Matrix, &[(1, 100, Some(10), &[(94, 89), (95, 69)])]),
    ("matrix-matlab.txt", Format::Matrix, &[(1, 100, None, &[(94, 89), (95, 69), (96, 48)])]),
    (
        "matrix-moksha.txt",
        Format::Matrix,
        &[(1, 100, Some(10), &[(94, 89), (95, 69), (96, 48), (97, 42), (98, 61), (99, 81)])],
    ),
    ("numbering-rows.txt", Format::Numbering, &[(1, 9, Some(3), &[])]),
    ("numbering-spiral.txt", Format::Numbering, &[(1, 9, Some(3), &[])]),
    ("numbering-top-left.txt", Format::Numbering, &[(1, 6, Some(3), &[])]),
    ("numbering-zigzag.txt", Format::Numbering, &[(1, 16, Some(4), &[])]),
    ("one-line.txt", Format::Lines, &[four(1)]),
    ("signs-part.txt", Format::Lines, &[(1, 100, None, &[(4, 14), (5, 7), (9, 31), (16, 6)])]),
    ("spoj-oblong.txt", Format::Spoj, &[(1, 30, Some(6), &[(3, 22), (21, 9), (27, 1)])]),
    (
        "spoj.txt",
        Format::Spoj,
        &[(1, 9, Some(3), &[(3, 7), (8, 2)]), (4, 100, Some(10), &[(4, 14)])],
    ),
    ("words.txt", Format::Lines, &[four(1)]),
];

fn text(name: &str) -> String {
    let bytes = bytes(&test_data("lines").join(name));
    decode(&bytes).unwrap_or_else(|error| panic!("{name}: {error}")).to_owned()
}

#[test]
fn every_file_is_read_as_the_boards_it_holds() {
    for (name, format, holds) in READ {
        let boards: Vec<_> = read(&text(name), &Options::default())
            .map(|read| read.unwrap_or_else(|error| panic!("{name}: {error}")))
            .map(|read| {
                assert_eq!((read.format, read.preset), (*format, format.preset()), "{name}");
                assert_eq!(read.remarks.len(), usize::from(*name == "numbering-spiral.txt"));
                let jumps = read.board.jumps().iter();
                let jumps: Vec<(u64, u64)> =
                    jumps.map(|jump| (jump.from.get(), jump.to.get())).collect();
                (read.board.squares(), read.board.layout().map(Layout::columns), jumps)
            })
            .collect();
        let expected: Vec<_> = holds
            .iter()
            .map(|&(_, squares, columns, jumps)| (squares, columns, jumps.to_vec()))
            .collect();
        assert_eq!(boards, expected, "{name}");
    }
}

#[test]
fn every_board_is_placed_on_its_line() {
    for (name, format, holds) in READ {
        let text = text(name);
        let lines: Vec<usize> =
            read(&text, &Options::default()).map(|read| read.expect("a board").line).collect();
        let expected: Vec<usize> = holds.iter().map(|(line, ..)| *line).collect();
        assert_eq!(lines, expected, "{name}, {format}");
    }
}

/// What is said of a file: for each board its first line and size, or its error.
fn said(name: &str) -> Vec<String> {
    read(&text(name), &Options::default())
        .map(|board| match board {
            Ok(read) => format!("line {}: {} squares", read.line, read.board.squares()),
            Err(error) => error.to_string(),
        })
        .collect()
}

const SAID: &[(&str, &[&str])] = &[
    (
        "bad-baekjoon-long.txt",
        &["line 7, column 1: found `93`, expected the end of the text (does the first line, or \
           the last count, say too little? this was read as Baekjoon input; for another reading \
           say --format lines)"],
    ),
    (
        "bad-baekjoon-short.txt",
        &[
            "line 10, column 6: the text ends after 6 of 7 snakes (is it cut off, or does the count \
           say too much? this was read as Baekjoon input; for another reading say --format lines)",
        ],
    ),
    (
        "bad-bare-grid.txt",
        &["line 1, column 1: this is no board in a form that can be read (a grid is written in \
           brackets: [[-1,-1],[-1,3]])"],
    ),
    (
        "bad-comma.txt",
        &[
            "line 3, column 2: found `,`, expected the square the jump leads to (write 4->14; lines \
           of 4,14 are CSV: --format csv)",
        ],
    ),
    (
        "bad-fraction.txt",
        &["line 2, column 1: found `4.5`, expected a whole number (squares are whole numbers: 1, \
           2, 3, …)\n\
           line 3, column 6: found `3e1`, expected a whole number (squares are whole numbers: 1, \
           2, 3, …)"],
    ),
    (
        "bad-gfg-count.txt",
        &[
            "line 3, column 1: this line has 4 numbers, expected 3 jumps: from to from to … (the \
             count says 3 jumps, each is two numbers)",
            "line 4: 30 squares",
        ],
    ),
    (
        "bad-gfg-large.txt",
        &["line 3, column 8: the jump from square 5 (row 4, column 4) leads to 38, beyond the \
           last square 30 (make it lead to a square of the board, or make the board larger)"],
    ),
    (
        "bad-gfg-none.txt",
        &[
            "line 2: 30 squares",
            "line 4, column 1: found `0`, expected the number of jumps, 1 or more (a board \
             without jumps is e.g. {\"squares\": 30, \"jumps\": {}})",
        ],
    ),
    (
        "bad-hackerrank-count.txt",
        &[
            "line 4, column 1: this line has one number, expected a ladder: from to (the count \
             says 2 ladders, this is number 2)",
            "line 9, column 1: this line has two numbers or more, expected the number of ladders \
             of the next board alone (does an earlier count say too little?)",
            "line 10: 100 squares",
        ],
    ),
    (
        "bad-hackerrank-old-count.txt",
        &[
            "line 3, column 1: this line has 4 numbers, expected 3 ladders: from to from to … \
             (the count says 3 ladders, each is two numbers)",
            "line 5: 100 squares",
        ],
    ),
    (
        "bad-hackerrank-old-line.txt",
        &[
            "line 4, column 1: found `2,1`, expected a line of 1 snake (is this the next board, \
             and a line missing before it?)",
            "line 4: 100 squares",
        ],
    ),
    (
        "bad-half.txt",
        &["line 2, column 10: found the end of the line, expected the square the jump leads to \
           (write one jump a line, e.g. 4 -> 14)\n\
           line 3, column 5: found the end of the line, expected the square the jump leads to \
           (write one jump a line, e.g. 4 -> 14)\n\
           line 4, column 1: found `->`, expected a jump (write jumps as 4 -> 14, headings as \
           Ladders or Snakes, remarks behind #)"],
    ),
    (
        "bad-matrix-open.txt",
        &["line 2, column 1: this matrix is not closed (is it cut off? It would end with ])"],
    ),
    (
        "bad-matrix-three.txt",
        &["line 2, column 16: this matrix has 3 rows, expected two: where the jumps begin, where \
           they lead (a jump a line, 4 14, is another form: --format lines)"],
    ),
    (
        "bad-matrix-uneven.txt",
        &["line 2, column 8: the first row has 3 numbers, the second 2, expected as many in both \
           (the first row says where the jumps begin, the second where they lead)"],
    ),
    ("bad-matrix-word.txt", &["line 2, column 12: found `x`, expected a number"]),
    (
        "bad-no-size.txt",
        &["line 1, column 1: this list of jumps does not say how many squares the board has (say \
           how many squares the board has, e.g. 100)"],
    ),
    (
        "bad-numbering-large.txt",
        &["line 3, column 7: found `50`, expected a square of this picture: 1 to 16\n\
           line 4, column 8: missing in this picture: 5 (every square has one number: 1, 2, 3, …)"],
    ),
    (
        "bad-numbering-ragged.txt",
        &["line 2, column 1: this row has 3 numbers where the other rows have 4 (give every row \
           the same number of squares)"],
    ),
    (
        "bad-numbering-twice.txt",
        &["line 3, column 5: 2 stands in this picture twice\n\
           line 3, column 6: missing in this picture: 3 (every square has one number: 1, 2, 3, …)"],
    ),
    (
        "bad-off-board.txt",
        &["line 3, column 7: the jump 16 ⇒ 0 leads to 0, which is no square of this board (1 to \
           20) (squares count from 1; if this list counts from 0, add 1 to every number, as \
           --from-zero does)\n\
           line 4, column 1: the jump 30 ⇒ 2 begins on 30, which is no square of this board (1 \
           to 20) (both ends of a jump must be squares of the board)\n\
           line 4, column 15: the jump from square 3 leads to 40, beyond the last square 20 \
           (make it lead to a square of the board, or make the board larger)"],
    ),
    (
        "bad-size-words.txt",
        &["line 1, column 1: found `squares`, expected a jump (write the size as a comment: \
           # squares: 100, columns: 10)"],
    ),
    (
        "bad-spoj-count.txt",
        &[
            "line 4, column 1: this line has more than two numbers, expected a ladder: from to \
             (the count says 2 ladders, this is number 2)",
            "line 4: 4 squares",
        ],
    ),
    (
        "bad-spoj-left.txt",
        &[
            "line 3, column 1: found `3 7`, expected four numbers: rows columns snakes ladders, \
             or the end of the text (do the counts of the board before say too little?)",
            "line 4: 4 squares",
        ],
    ),
    (
        "bad-spoj-zero.txt",
        &["line 1, column 1: the board has 0 squares (a board has at least one square; this was \
           read as SPOJ input; for another reading say --format matrix)"],
    ),
    (
        "bad-three-numbers.txt",
        &["line 2, column 6: found `25`, expected the end of the line (write one jump a line, or \
           signs between: 4->14, 7->30)"],
    ),
    (
        "bad-title.txt",
        &["line 1, column 1: found `My`, expected a jump (write jumps as 4 -> 14, headings as \
           Ladders or Snakes, remarks behind #)"],
    ),
    (
        "bad-twice.txt",
        &["line 3, column 9: two jumps begin on square 4: one to 14, one to 2 (keep one of the \
           two)"],
    ),
    (
        "bad-two-ways.txt",
        &[
            "line 2, column 1: this text can be read in two ways: as lines of jumps and as a matrix \
           of two rows (say which: --format lines or --format matrix)",
        ],
    ),
    (
        "bad-unparted.txt",
        &[
            "line 2, column 13: found `16`, expected the end of the line (write one jump a line, or \
           signs between: 4->14, 7->30)",
        ],
    ),
    (
        "bad-word.txt",
        &["line 3, column 1: found `nine`, expected a jump (write jumps as 4 -> 14, headings as \
           Ladders or Snakes, remarks behind #)\n\
           line 4, column 7: found `six`, expected the square the jump leads to (write one jump a \
           line, e.g. 4 -> 14)"],
    ),
];

#[test]
fn every_word_said_of_a_file_that_went_wrong_was_found_right() {
    for (name, expected) in SAID {
        assert_eq!(said(name), *expected, "{name}");
    }
}

#[test]
fn the_tables_have_every_file() {
    let read = READ.iter().map(|(name, ..)| *name);
    let mut listed: Vec<&str> = read.chain(SAID.iter().map(|(name, _)| *name)).collect();
    listed.sort_unstable();
    assert_eq!(listed, names(&test_data("lines")));
}

#[test]
fn each_judges_input_suggests_the_judges_rules() {
    let preset = |name| read(&text(name), &Options::default()).next().unwrap().unwrap().preset;
    assert_eq!(preset("hackerrank-old.txt"), Some(Preset::HackerRank));
    assert_eq!(preset("gfg-one.txt"), Some(Preset::GeeksForGeeks));
    assert_eq!(preset("baekjoon.txt"), Some(Preset::Baekjoon));
    assert_eq!(preset("spoj.txt"), Some(Preset::Spoj));
    assert_eq!(preset("words.txt"), None);
}
