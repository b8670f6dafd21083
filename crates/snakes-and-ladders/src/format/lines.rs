//! Lines and columns of a text, and the part of a line that shows a place.

use std::ops::Range;

/// Finds the line and column of a place; the text between two places asked for
/// in rising order is read once.
#[derive(Debug)]
pub(super) struct Lines<'t> {
    text: &'t str,
    known: Known,
}

/// A place whose line and column are known.
#[derive(Clone, Copy, Debug)]
struct Known {
    offset: usize,
    line: usize,
    column: usize,
}

const BEGIN: Known = Known { offset: 0, line: 1, column: 1 };

impl<'t> Lines<'t> {
    pub(super) fn new(text: &'t str) -> Lines<'t> {
        Lines { text, known: BEGIN }
    }

    pub(super) fn text(&self) -> &'t str {
        self.text
    }

    /// A place that begins and ends between characters.
    pub(super) fn whole_characters(&self, span: Range<usize>) -> Range<usize> {
        let start = floor_char_boundary(self.text, span.start);
        let mut end = span.end.min(self.text.len()).max(start);
        while !self.text.is_char_boundary(end) {
            end += 1;
        }
        start..end
    }

    /// Line and column of a byte offset, both from 1; columns are characters.
    pub(super) fn at(&mut self, offset: usize) -> (usize, usize) {
        let offset = floor_char_boundary(self.text, offset);
        if offset < self.known.offset {
            self.known = BEGIN;
        }
        let Known { offset: from, line, column } = self.known;
        let between = &self.text[from..offset];
        let (line, column) = match between.rfind('\n') {
            None => (line, column + between.chars().count()),
            Some(newline) => {
                let lines = between.bytes().filter(|&byte| byte == b'\n').count();
                (line + lines, between[newline + 1..].chars().count() + 1)
            }
        };
        self.known = Known { offset, line, column };
        (line, column)
    }
}

fn floor_char_boundary(text: &str, offset: usize) -> usize {
    let mut offset = offset.min(text.len());
    while !text.is_char_boundary(offset) {
        offset -= 1;
    }
    offset
}

/// The part of a line that shows a place: at most some 60 characters either
/// side, so that a line of a million characters is still shown.
///
/// ```
/// use snakes_and_ladders::format::{Options, read_one};
///
/// let text = "[[1,1][-1,1]]";
/// let error = read_one(text, &Options::default()).unwrap_err();
/// let excerpt = error.problems()[0].excerpt(text);
/// assert_eq!((excerpt.before, excerpt.marked, excerpt.after), ("[[1,1]", "[", "-1,1]]"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Excerpt<'t> {
    /// The line's text before the place.
    pub before: &'t str,
    /// The place itself, as far as it lies on this line.
    pub marked: &'t str,
    /// The line's text behind it.
    pub after: &'t str,
    /// The line goes on to the left of `before`.
    pub cut_before: bool,
    /// The line goes on to the right of `after`.
    pub cut_after: bool,
}

impl<'t> Excerpt<'t> {
    const MOST: usize = 60;

    pub(super) fn new(text: &'t str, span: &Range<usize>) -> Excerpt<'t> {
        let start = floor_char_boundary(text, span.start);
        let end = floor_char_boundary(text, span.end.max(start));
        let (marked, mark_cut) = until_line_end(&text[start..end], Self::MOST);
        let resume = start + marked.len();
        let (after, cut_after) = if resume == end {
            until_line_end(&text[resume..], Self::MOST)
        } else {
            ("", mark_cut)
        };
        let head = &text[..start];
        let shown = head.chars().rev().take(Self::MOST).take_while(|&c| c != '\n');
        let before = &head[start - shown.map(char::len_utf8).sum::<usize>()..];
        let cut_before =
            !matches!(head[..start - before.len()].chars().next_back(), None | Some('\n'));
        Excerpt { before, marked, after, cut_before, cut_after }
    }
}

/// The beginning of a text up to its line's end, at most so many characters;
/// and whether the line goes on.
fn until_line_end(text: &str, most: usize) -> (&str, bool) {
    let is_end = |c| matches!(c, '\n' | '\r');
    let length: usize =
        text.chars().take(most).take_while(|&c| !is_end(c)).map(char::len_utf8).sum();
    (&text[..length], text[length..].chars().next().is_some_and(|c| !is_end(c)))
}
