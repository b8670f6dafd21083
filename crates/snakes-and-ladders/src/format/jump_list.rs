//! Jumps as a list gives them, each with its place in the text.

use std::ops::Range;

use super::form::Format;
use super::names::Kind;
use super::numbers::{quoted, whole_number_problem};
use super::parsed::Parsed;
use super::problem::{Places, Problems};
use super::size_comment::Size;
use crate::board::Draft;

/// A number and where it stands.
pub(super) type Placed = (i128, Range<usize>);

/// The jumps read so far, and what is to be said of them.
#[derive(Debug, Default)]
pub(super) struct JumpList {
    pub(super) jumps: Vec<(i128, i128)>,
    pub(super) places: Places,
    pub(super) problems: Problems,
    pub(super) remarks: Problems,
}

impl JumpList {
    /// Adds a jump; one that leads the wrong way for its kind is remarked.
    pub(super) fn add(&mut self, kind: Kind, (from, from_span): Placed, (to, to_span): Placed) {
        kind.remark_slip((from, from_span.clone()), to, &mut self.remarks);
        self.jumps.push((from, to));
        self.places.jumps.push((from_span.start, to_span.start));
    }

    /// The number a word is, or `None` and what is wrong with it.
    pub(super) fn number(&mut self, word: &str, span: Range<usize>) -> Option<Placed> {
        if let Ok(number) = word.parse() {
            return Some((number, span));
        }
        let digits = word.trim_start_matches(['-', '+']);
        if digits.starts_with(|c: char| c.is_ascii_digit()) {
            let (what, help) = whole_number_problem(word);
            self.problems.add(span, what, Some(help));
        } else {
            self.problems.add(span, format!("found {}, expected a number", quoted(word)), None);
        }
        None
    }

    /// The board these jumps make.
    pub(super) fn parsed(self, format: Format, start: usize, size: Size) -> Parsed {
        let Size { squares, columns } = size;
        Parsed {
            format,
            start,
            draft: Draft::List { squares, columns, jumps: self.jumps },
            places: self.places,
            preset: format.preset(),
            problems: self.problems,
            remarks: self.remarks,
        }
    }
}
