//! HackerRank's standard input.

use super::{Announced, Lost, Rows, pairs};
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
    /// The text from its beginning.
    all: Rows<'t>,
    announced: Option<Announced>,
    /// Whether the text has as many counts as its boards need; found out when
    /// it matters.
    has_every_count: Option<bool>,
    done: bool,
}

/// The counts of a board that were read before its lines went wrong.
type CountsRead = u8;

impl<'t> Input<'t> {
    pub(super) fn new(rows: Rows<'t>) -> Input<'t> {
        let all = rows.clone();
        Input { rows, all, announced: None, has_every_count: None, done: false }
    }

    pub(super) fn next(&mut self) -> Option<Result<Parsed, Problems>> {
        if self.done {
            return None;
        }
        let announced = match Announced::next(self.announced.take(), &mut self.rows) {
            Ok(announced) => announced,
            Err(end) => {
                self.done = true;
                return end.map(Err);
            }
        };
        let mut list = JumpList::default();
        let start = self.rows.start();
        let read = self.board(&announced, &mut list);
        if let Err(counts_read) = read {
            if self.has_every_count(&announced) {
                self.pass_over(counts_read);
            } else {
                self.done = true;
            }
        }
        self.announced = Some(announced);
        Some(match read {
            Ok(()) => Ok(list.parsed(Format::HackerRank, start, Size::default())),
            Err(_) => Err(list.problems),
        })
    }

    fn board(&mut self, announced: &Announced, list: &mut JumpList) -> Result<(), CountsRead> {
        for (counts_read, kind) in [(0, Kind::Ladders), (1, Kind::Snakes)] {
            let what = format!("the number of {}", kind.several());
            let before = self.rows.start();
            let count = announced.count(&mut self.rows, &mut list.problems, &what);
            let counts_read = counts_read + CountsRead::from(self.rows.start() != before);
            let count = count.map_err(|Lost| counts_read)?;
            pairs(&mut self.rows, list, kind, count).map_err(|Lost| counts_read)?;
        }
        // Jumps behind the last count's are this board's, not the next one's.
        let too_few = announced.left > 0 && self.rows.peek().is_some_and(|row| row.count(2) > 1);
        if too_few && self.has_every_count(announced) {
            let what = "the number of ladders of the next board";
            let _ = announced.count(&mut self.rows, &mut list.problems, what);
            return Err(2);
        }
        Ok(())
    }

    /// Whether the lines of one number are as many as the counts must be. Then
    /// they tell where each board begins, whatever the counts say.
    fn has_every_count(&mut self, announced: &Announced) -> bool {
        *self.has_every_count.get_or_insert_with(|| {
            let counts = self.all.clone().filter(|row| row.count(2) == 1).count();
            let needed = announced.boards.checked_mul(2).and_then(|two| two.checked_add(1));
            u64::try_from(counts).ok() == needed
        })
    }

    /// Goes on to where the next board begins.
    fn pass_over(&mut self, mut counts_read: CountsRead) {
        while let Some(row) = self.rows.peek() {
            if row.count(2) == 1 {
                if counts_read == 2 {
                    return;
                }
                counts_read += 1;
            }
            self.rows.next();
        }
    }
}
