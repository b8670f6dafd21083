//! What must hold for every text that is read.

use snakes_and_ladders::format::{
    Format, Options, Problem, Read, ReadError, decode, read, read_one,
};

use crate::writing;

/// Reads a text to its end: every problem lies in it, every board is written
/// and read back.
pub fn reads(text: &str, format: Option<Format>) {
    let options = Options { format, ..Options::default() };
    let mut answers = 0;
    for answer in read(text, &options) {
        answers += 1;
        // Each answer but the one at the end takes at least a byte of text.
        assert!(answers <= text.len() + 1, "the reader does not end");
        match answer {
            Ok(read) => reads_well(&read, text),
            Err(error) => errs_well(&error, text),
        }
    }
    match read_one(text, &options) {
        Ok(_) => assert_eq!(answers, 1, "read_one found one board, read did not"),
        Err(error) => errs_well(&error, text),
    }
}

/// Decodes bytes and reads them as whatever they seem to be.
pub fn detects(bytes: &[u8]) {
    match decode(bytes) {
        Ok(text) => reads(text, None),
        Err(error) => {
            assert!(!error.problems().is_empty(), "an error without a problem");
            for problem in error.problems() {
                assert!(problem.span.end <= bytes.len(), "a place outside the bytes: {problem:?}");
            }
        }
    }
}

fn reads_well(read: &Read, text: &str) {
    assert!(read.line >= 1);
    for remark in &read.remarks {
        is_placed(remark, text);
    }
    read.board.notes();
    writing::reads_back(&read.board);
}

fn errs_well(error: &ReadError, text: &str) {
    assert!(!error.problems().is_empty(), "an error without a problem");
    let starts = error.problems().iter().map(|problem| problem.span.start);
    assert!(starts.is_sorted(), "problems out of order: {error:?}");
    for problem in error.problems() {
        is_placed(problem, text);
    }
    assert!(!error.to_string().is_empty());
}

/// The place is a piece of the text, and its line and column agree with it.
fn is_placed(problem: &Problem, text: &str) {
    let Some(marked) = text.get(problem.span.clone()) else {
        panic!("a place that is no piece of the text: {problem:?}");
    };
    let before = &text[..problem.span.start];
    let line_begin = before.rfind('\n').map_or(0, |newline| newline + 1);
    assert_eq!(problem.line, before.matches('\n').count() + 1, "{problem:?}");
    assert_eq!(problem.column, before[line_begin..].chars().count() + 1, "{problem:?}");
    assert!(!problem.what.is_empty());
    let excerpt = problem.excerpt(text);
    assert!(marked.starts_with(excerpt.marked), "{problem:?}: {excerpt:?}");
    assert!(before.ends_with(excerpt.before), "{problem:?}: {excerpt:?}");
}
