//! Bytes, lines and columns of a text.

use std::ops::Range;

use super::problem::{Problems, ReadError};

/// Finds the line and column of a place, quickest for places in rising order.
#[derive(Debug)]
pub(super) struct Lines<'t> {
    text: &'t str,
    /// A place whose line is known: (offset of the line's beginning, its number).
    known: (usize, usize),
}

impl<'t> Lines<'t> {
    pub(super) fn new(text: &'t str) -> Lines<'t> {
        Lines { text, known: (0, 1) }
    }

    pub(super) fn text(&self) -> &'t str {
        self.text
    }

    /// Line and column of a byte offset, both from 1; columns are characters.
    pub(super) fn at(&mut self, offset: usize) -> (usize, usize) {
        let offset = floor_char_boundary(self.text, offset);
        if offset < self.known.0 {
            self.known = (0, 1);
        }
        let (begin, number) = self.known;
        let between = &self.text[begin..offset];
        let number = number + between.bytes().filter(|&byte| byte == b'\n').count();
        let begin = between.rfind('\n').map_or(begin, |newline| begin + newline + 1);
        self.known = (begin, number);
        (number, self.text[begin..offset].chars().count() + 1)
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
        let head = &text[..start];
        let line_begin = head.rfind('\n').map_or(0, |newline| newline + 1);
        let line_end =
            text[start..].find(['\n', '\r']).map_or(text.len(), |newline| start + newline);
        let before = &text[line_begin..start];
        let marked = &text[start..end.clamp(start, line_end)];
        let after = &text[start + marked.len()..line_end];
        let skip = before.char_indices().rev().nth(Self::MOST - 1).map_or(0, |(at, _)| at);
        let keep = after.char_indices().nth(Self::MOST).map_or(after.len(), |(at, _)| at);
        let mark = marked.char_indices().nth(Self::MOST).map_or(marked.len(), |(at, _)| at);
        let whole_mark = mark == marked.len();
        Excerpt {
            before: &before[skip..],
            marked: &marked[..mark],
            after: if whole_mark { &after[..keep] } else { "" },
            cut_before: skip > 0,
            cut_after: !whole_mark || keep < after.len(),
        }
    }
}

/// The text of a file's bytes: UTF-8, with or without a byte order mark.
///
/// # Errors
///
/// ```
/// use snakes_and_ladders::format::decode;
///
/// let error = decode(b"1,10\n15,\xff\n").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "line 2, column 4: the byte 0xff is no UTF-8 text (save the file as UTF-8)"
/// );
/// let error = decode(b"\xff\xfe[\0").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "line 1, column 1: the file is in UTF-16 (save it as UTF-8)"
/// );
/// ```
pub fn decode(bytes: &[u8]) -> Result<&str, ReadError> {
    let mut problems = Problems::new();
    if bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff") {
        problems.add(0..0, "the file is in UTF-16", Some("save it as UTF-8"));
        return Err(ReadError::new(problems, &mut Lines::new("")));
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let (good, bad) = match std::str::from_utf8(bytes) {
        Ok(text) => (text, None),
        Err(error) => {
            let good = &bytes[..error.valid_up_to()];
            (std::str::from_utf8(good).unwrap_or_default(), bytes.get(good.len()))
        }
    };
    let nul = good.find('\0');
    if let Some(at) = nul {
        problems.add(
            at..at + 1,
            "a zero byte: this is no text",
            Some("a board is text; was another file meant?"),
        );
    } else if let Some(byte) = bad {
        let at = good.len();
        problems.add(
            at..at,
            format!("the byte {byte:#04x} is no UTF-8 text"),
            Some("save the file as UTF-8"),
        );
    } else {
        return Ok(good);
    }
    Err(ReadError::new(problems, &mut Lines::new(good)))
}
