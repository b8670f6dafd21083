//! Boards whose places in a text are known.

use super::grid;
use super::parsed::Parsed;
use super::problem::Problems;
use super::tokens::Tokens;

/// Where a board begins, and how it is written.
#[derive(Clone, Copy, Debug)]
pub(super) enum Begin {
    /// Rows in brackets.
    Rows(usize),
    /// One list of cells, with the rows and columns it was declared with.
    Flat(usize, [Option<u64>; 2]),
}

/// An iterator over the boards at given places of a text.
#[derive(Debug)]
pub(super) struct Found<'t> {
    text: &'t str,
    /// Each board, and the place its text must end before.
    begins: std::vec::IntoIter<(Begin, usize)>,
    /// What is said with the first board.
    remarks: Problems,
    /// What is said behind the last.
    later: Problems,
}

impl<'t> Found<'t> {
    pub(super) fn new(
        text: &'t str,
        begins: Vec<(Begin, usize)>,
        remarks: Problems,
        later: Problems,
    ) -> Found<'t> {
        Found { text, begins: begins.into_iter(), remarks, later }
    }

    pub(super) fn next(&mut self) -> Option<Result<Parsed, Problems>> {
        let Some((begin, end)) = self.begins.next() else {
            let later = std::mem::take(&mut self.later);
            return (!later.is_empty()).then_some(Err(later));
        };
        let text = &self.text[..end];
        let mut parsed = match begin {
            Begin::Rows(start) => grid::parse(&mut Tokens::new(text, start)),
            Begin::Flat(start, sizes) => grid::parse_flat(&mut Tokens::new(text, start), sizes),
        };
        parsed.remarks.append(std::mem::take(&mut self.remarks));
        Some(Ok(parsed))
    }
}
