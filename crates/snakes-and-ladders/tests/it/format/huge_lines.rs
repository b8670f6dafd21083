//! Lines without end: read or refused in time proportional to their text.

use std::fmt::Write as _;

use snakes_and_ladders::format::{Format, Options, read, read_one};

use super::{one, told};

const MANY: usize = 200_000;

fn of_size(format: Option<Format>) -> Options {
    Options { format, squares: Some(1 << 40), ..Options::default() }
}

/// The number of problems of a text's one error.
#[track_caller]
fn problems(text: &str, options: &Options) -> u64 {
    let error = read_one(text, options).expect_err("it must not be read");
    error.problems().len() as u64 + error.more()
}

#[test]
fn many_jumps_are_read() {
    let jumps = |sign: &str| {
        (1..=MANY).fold(String::new(), |mut text, square| {
            writeln!(text, "{square}{sign}{}", square + 1).expect("a string takes all text");
            text
        })
    };
    for sign in [" -> ", " ", "-", " to ", ":"] {
        let board = one(&jumps(sign), &of_size(Some(Format::Lines))).board;
        assert_eq!(board.jumps().len(), MANY, "{sign:?}");
    }
    assert_eq!(one(&jumps("->"), &of_size(None)).board.jumps().len(), MANY);
    let one_line = jumps("=>").replace('\n', ", ");
    assert_eq!(one(&one_line, &of_size(None)).board.jumps().len(), MANY);
}

#[test]
fn many_wrong_jumps_are_counted() {
    assert_eq!(problems(&"x -> y\n".repeat(MANY), &of_size(Some(Format::Lines))), MANY as u64);
    assert_eq!(problems(&"4 ->\n".repeat(MANY), &of_size(Some(Format::Lines))), MANY as u64);
    assert_eq!(
        problems(&"4 14 25\n".repeat(MANY), &of_size(Some(Format::Lines))),
        2 * MANY as u64 - 1
    );
    for text in ["-", ">", ",", "from ", "Ladders ", "é", "4", "4 ", "/", "# ", "4-", "[", ";"] {
        let text = text.repeat(MANY);
        for format in Format::ALL {
            let answers = read(&text, &of_size(Some(format))).count();
            assert!(answers <= text.len());
        }
        read(&text, &of_size(None)).count();
    }
}

#[test]
fn many_boards_with_wrong_counts_are_each_an_error() {
    // Each says two ladders and has one.
    let text = format!("{MANY}\n{}", "2\n4 14\n0\n".repeat(MANY));
    let answers = read(&text, &Options::default());
    assert_eq!(answers.filter(Result::is_err).count(), MANY);
    let text = format!("{MANY}\n{}", "2,1\n4,14\n\n30,2\n".repeat(MANY));
    assert_eq!(read(&text, &Options::default()).filter(Result::is_err).count(), MANY);
    let text = format!("{MANY}\n{}", "2\n4 14\n".repeat(MANY));
    let options = Options { format: Some(Format::GeeksForGeeks), ..Options::default() };
    assert_eq!(read(&text, &options).filter(Result::is_err).count(), MANY);
    let text = "3 3 2 0\n8 2\n".repeat(MANY);
    assert_eq!(read(&text, &Options::default()).filter(Result::is_err).count(), MANY);
}

#[test]
fn counts_without_end_are_refused_at_the_end_of_the_text() {
    let huge = u64::MAX;
    assert_eq!(told(&format!("{huge}\n{huge}\n4 14\n")).len(), 1);
    assert_eq!(told(&format!("{huge}\n{huge},{huge}\n4,14\n")).len(), 1);
    for text in [
        format!("{huge}\n4 14\n"),
        format!("{huge} {huge}\n4 14\n"),
        format!("{huge} {huge} {huge} {huge}\n4 14\n"),
    ] {
        for format in Format::ALL {
            let options = Options { format: Some(format), ..Options::default() };
            assert!(read_one(&text, &options).is_err(), "{format}");
        }
    }
}

#[test]
fn a_large_picture_and_a_long_matrix_are_read() {
    // Rows from the top left, five hundred of five hundred.
    let picture = (0..500).fold(String::new(), |mut text, row| {
        for column in 1..=500 {
            write!(text, "{} ", row * 500 + column).expect("a string takes all text");
        }
        text + "\n"
    });
    assert_eq!(one(&picture, &Options::default()).board.squares(), 250_000);
    let row = |first: usize| {
        (first..first + MANY).map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
    };
    let matrix = format!("{}\n{}", row(1), row(2));
    assert_eq!(one(&matrix, &of_size(None)).board.jumps().len(), MANY);
}
