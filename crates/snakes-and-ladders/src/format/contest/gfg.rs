//! The input of GeeksforGeeks: a count and a line of jumps.

use super::{Announced, Lost, Row, Rows, flat_pairs, left_over, separates};
use crate::format::form::Format;
use crate::format::jump_list::JumpList;
use crate::format::names::Kind;
use crate::format::parsed::Parsed;
use crate::format::problem::Problems;
use crate::format::size_comment::Size;

/// An iterator over the boards of an input.
#[derive(Debug)]
pub(in crate::format) struct Input<'t> {
    rows: Rows<'t>,
    /// `None` where no line says how many boards there are.
    announced: Option<Announced>,
    begun: bool,
    done: bool,
}

impl<'t> Input<'t> {
    pub(super) fn new(rows: Rows<'t>) -> Input<'t> {
        Input { rows, announced: None, begun: false, done: false }
    }

    pub(super) fn next(&mut self) -> Option<Result<Parsed, Problems>> {
        if self.done {
            return None;
        }
        if !self.begun {
            self.begun = true;
            // Two lines of one number: the first is the number of boards.
            let mut first_two = self.rows.clone().take(2).map(|row| row.count(2));
            if first_two.next() == Some(1) && first_two.next() != Some(2) {
                match Announced::read(&mut self.rows) {
                    Ok(announced) => self.announced = Some(announced),
                    Err(problems) => {
                        self.done = true;
                        return Some(Err(problems));
                    }
                }
            }
        }
        match &mut self.announced {
            Some(Announced { left: 0, .. }) => {
                self.done = true;
                return left_over(&self.rows).map(Err);
            }
            Some(announced) => announced.left -= 1,
            None => {
                self.rows.peek()?;
            }
        }
        let mut list = JumpList::default();
        let start = self.rows.start();
        let read = self.board(&mut list);
        // Where the text is at its end every further board would say so again.
        self.done = read.is_err() && self.rows.peek().is_none();
        Some(match read {
            Ok(()) => Ok(list.parsed(Format::GeeksForGeeks, start, Size::default())),
            Err(Lost) => Err(list.problems),
        })
    }

    fn board(&mut self, list: &mut JumpList) -> Result<(), Lost> {
        let nothing = Announced::default();
        let announced = self.announced.as_ref().unwrap_or(&nothing);
        let place = self.rows.peek().map(Row::span).unwrap_or_default();
        let count = announced.count(&mut self.rows, &mut list.problems, "the number of jumps");
        if count.is_err() && self.rows.peek().is_some_and(|row| row.count(2) == 2) {
            // Most likely a line of jumps whose count is missing.
            self.rows.next();
        }
        let count = count?;
        if count == 0 {
            list.problems.lose_structure(
                place,
                "found `0`, expected the number of jumps, 1 or more",
                Some("a board without jumps is e.g. {\"squares\": 30, \"jumps\": {}}"),
            );
            return Err(Lost);
        }
        flat_pairs(&mut self.rows, list, Kind::Jumps, count, |rows| {
            rows.peek().is_some_and(|row| row.split(separates).nth(1).is_none())
        })
    }
}
