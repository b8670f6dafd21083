//! The lines of a text that hold something, cut into words.

use std::ops::Range;

/// The lines of a text from a place on; blank ones and those that begin with
/// `#` are passed over.
#[derive(Clone, Debug)]
pub(super) struct Rows<'t> {
    text: &'t str,
    at: usize,
}

/// A line and where it begins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row<'t> {
    text: &'t str,
    begin: usize,
}

/// A word or number and where it stands.
#[derive(Clone, Debug)]
pub(super) struct Word<'t> {
    pub(super) text: &'t str,
    pub(super) span: Range<usize>,
}

impl<'t> Rows<'t> {
    pub(super) fn new(text: &'t str, from: usize) -> Rows<'t> {
        Rows { text, at: from }
    }

    /// The next line, left where it is.
    pub(super) fn peek(&self) -> Option<Row<'t>> {
        self.clone().next()
    }

    /// Where the text ends, but for white space.
    pub(super) fn end(&self) -> usize {
        self.text.trim_end().len()
    }

    /// Where the next line's first word begins.
    pub(super) fn start(&self) -> usize {
        self.peek().map_or(self.text.len(), |row| row.span().start)
    }
}

impl<'t> Iterator for Rows<'t> {
    type Item = Row<'t>;

    fn next(&mut self) -> Option<Row<'t>> {
        loop {
            let rest = &self.text[self.at..];
            let length = rest.find('\n').map_or(rest.len(), |newline| newline + 1);
            if length == 0 {
                return None;
            }
            let row = Row { text: &rest[..length], begin: self.at };
            self.at += length;
            let bare = row.text.trim_start();
            if !bare.is_empty() && !bare.starts_with('#') {
                return Some(row);
            }
        }
    }
}

impl<'t> Row<'t> {
    /// The words between white space.
    pub(super) fn words(self) -> impl Iterator<Item = Word<'t>> {
        self.split(char::is_whitespace)
    }

    /// The words between white space and signs that separate.
    pub(super) fn split(self, separates: fn(char) -> bool) -> impl Iterator<Item = Word<'t>> {
        let mut at = 0;
        std::iter::from_fn(move || {
            let rest = &self.text[at..];
            let start = at + rest.find(|c| !separates(c))?;
            let rest = &self.text[start..];
            at = start + rest.find(separates).unwrap_or(rest.len());
            let span = self.begin + start..self.begin + at;
            Some(Word { text: &self.text[start..at], span })
        })
    }

    /// How many words it has, as far as they are counted.
    pub(super) fn count(self, most: usize) -> usize {
        self.words().take(most).count()
    }

    /// The line without the white space around it.
    pub(super) fn text(self) -> &'t str {
        self.text.trim()
    }

    /// Where that is.
    pub(super) fn span(self) -> Range<usize> {
        let start = self.begin + self.text.len() - self.text.trim_start().len();
        start..start + self.text().len()
    }
}
