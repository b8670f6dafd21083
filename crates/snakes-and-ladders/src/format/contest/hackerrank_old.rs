//! HackerRank's older input: three lines a board.

use super::{Announced, Lost, Row, Rows, flat_pairs, separates};
use crate::format::form::Format;
use crate::format::jump_list::JumpList;
use crate::format::names::Kind;
use crate::format::numbers::quoted;
use crate::format::parsed::Parsed;
use crate::format::problem::Problems;
use crate::format::size_comment::Size;

/// An iterator over the boards of an input.
#[derive(Debug)]
pub(in crate::format) struct Input<'t> {
    rows: Rows<'t>,
    announced: Option<Announced>,
    done: bool,
}

impl<'t> Input<'t> {
    pub(super) fn new(rows: Rows<'t>) -> Input<'t> {
        Input { rows, announced: None, done: false }
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
        // Where the text is at its end every further board would say so again.
        self.done = read.is_err() && self.rows.peek().is_none();
        self.announced = Some(announced);
        Some(match read {
            Ok(()) => Ok(list.parsed(Format::HackerRankOld, start, Size::default())),
            Err(Lost) => Err(list.problems),
        })
    }

    fn board(&mut self, announced: &Announced, list: &mut JumpList) -> Result<(), Lost> {
        let (ladders, snakes) = self.counts(announced, list)?;
        let before = self.rows.start();
        let read = flat_pairs(&mut self.rows, list, Kind::Ladders, ladders, begins_board);
        if read.is_err() && self.rows.start() == before {
            return read;
        }
        // The line of the snakes is passed over even if that of the ladders is wrong.
        read.and(flat_pairs(&mut self.rows, list, Kind::Snakes, snakes, begins_board))
    }

    /// The line `3,7`: how many ladders, how many snakes.
    fn counts(&mut self, announced: &Announced, list: &mut JumpList) -> Result<(u64, u64), Lost> {
        let what = "the numbers of ladders and snakes";
        let row = announced.expect(&self.rows, &mut list.problems, what)?;
        self.rows.next();
        let mut words = row.split(separates);
        if let (Some(ladders), Some(snakes), None) = (words.next(), words.next(), words.next())
            && let (Ok(ladders), Ok(snakes)) = (ladders.text.parse(), snakes.text.parse())
        {
            return Ok((ladders, snakes));
        }
        list.problems.lose_structure(
            row.span(),
            format!("found {}, expected {what}: 3,7", quoted(row.text())),
            Some("is a line missing before it, or one too many?"),
        );
        Err(Lost)
    }
}

/// Whether the next lines are a board: two counts, and lines of as many jumps.
/// A jump from square 1 may look like that by chance, so it is none.
fn begins_board(rows: &Rows<'_>) -> bool {
    let mut rows = rows.clone();
    let Some(counts) = rows.next() else { return false };
    let numbers: Option<Vec<usize>> =
        counts.split(separates).take(3).map(|word| word.text.parse().ok()).collect();
    let Some(&[ladders, snakes]) = numbers.as_deref() else { return false };
    let has_jumps = |row: Option<Row<'_>>, count: usize| {
        let words = count.saturating_mul(2);
        row.is_some_and(|row| row.split(separates).take(words.saturating_add(1)).count() == words)
    };
    ladders != 1
        && (ladders == 0 || has_jumps(rows.next(), ladders))
        && (snakes == 0 || has_jumps(rows.next(), snakes))
}
