//! The texts boards come in: what is read, what is forgiven, what is said of the rest.

mod arrays;
mod changes;
mod csv;
mod dialects;
mod errors;
mod files;
mod grids;
mod hackerrank;
mod hostile;
mod huge;
mod huge_lines;
mod line_files;
mod many;
mod objects;
mod options;
mod pairs;
mod program_errors;
mod programs;
mod readings;
mod round_trips;
mod solutions;
mod writing;

use snakes_and_ladders::Numbering;
use snakes_and_ladders::format::{Options, Read, read, read_one};

/// Reads one board.
#[track_caller]
fn one(text: &str, options: &Options) -> Read {
    read_one(text, options).unwrap_or_else(|error| panic!("{error}\nin {text:?}"))
}

/// A text is the board of these squares, rows and columns, and jumps.
#[track_caller]
fn reads(text: &str, squares: u64, shape: Option<(u64, u64)>, jumps: &[(u64, u64)]) -> Read {
    reads_with(text, &Options::default(), squares, shape, jumps)
}

/// The same with options.
#[track_caller]
fn reads_with(
    text: &str,
    options: &Options,
    squares: u64,
    shape: Option<(u64, u64)>,
    jumps: &[(u64, u64)],
) -> Read {
    let read = one(text, options);
    let got: Vec<(u64, u64)> =
        read.board.jumps().iter().map(|jump| (jump.from.get(), jump.to.get())).collect();
    let layout = read.board.layout();
    assert_eq!(read.board.squares(), squares, "the squares of {text:?}");
    assert_eq!(layout.map(|layout| (layout.rows(), layout.columns())), shape, "of {text:?}");
    assert!(layout.is_none_or(|layout| layout.numbering() == Numbering::Zigzag));
    assert_eq!(got, jumps, "the jumps of {text:?}");
    read
}

/// Each board of a text in a line: where it begins and how large it is, or its error.
fn told(text: &str) -> Vec<String> {
    read(text, &Options::default())
        .map(|board| match board {
            Ok(read) => format!("line {}: {} squares", read.line, read.board.squares()),
            Err(error) => error.to_string(),
        })
        .collect()
}

/// A text that holds no board, and everything said of it.
#[track_caller]
fn refused(text: &str, expected: &[&str]) {
    refused_with(text, &Options::default(), expected);
}

/// The same with options.
#[track_caller]
fn refused_with(text: &str, options: &Options, expected: &[&str]) {
    let error = read_one(text, options).expect_err(text).to_string();
    assert_eq!(error.lines().collect::<Vec<_>>(), expected, "of {text:?}");
}

/// The places of everything wrong with a text: line and column, and the piece of text.
#[track_caller]
fn wrong_at(text: &str, expected: &[(usize, usize, &str)]) {
    let error = read_one(text, &Options::default()).expect_err(text);
    let got: Vec<(usize, usize, &str)> = error
        .problems()
        .iter()
        .map(|problem| {
            let piece = text.get(problem.span.clone()).expect("a span of whole characters");
            (problem.line, problem.column, piece)
        })
        .collect();
    assert_eq!(got, expected, "of {text:?}: {error}");
}
