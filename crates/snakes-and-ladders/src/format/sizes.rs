//! How large a board is, as numbers with names say it.

use std::ops::Range;

use super::names::{Measure, is_answer};
use super::numbers::{decimal, quoted, whole_number_problem};
use super::problem::Problems;
use super::statements::Piece;

/// What the named numbers of a text say of a board's size.
#[derive(Clone, Debug, Default)]
pub(super) struct Sizes {
    squares: Option<Said>,
    final_square: Option<Said>,
    columns: Option<Said>,
    rows: Option<Said>,
    side: Option<Said>,
}

/// A number and where it stands.
#[derive(Clone, Copy, Debug)]
struct Said {
    count: u64,
    start: usize,
    end: usize,
}

/// A number and its place.
pub(super) type Count = (u64, Range<usize>);

impl Said {
    fn counted(self) -> Count {
        (self.count, self.start..self.end)
    }
}

impl Sizes {
    /// Takes down a number; whether its name is that of a size.
    pub(super) fn take(
        &mut self,
        name: &Piece<'_>,
        number: &Piece<'_>,
        problems: &mut Problems,
    ) -> bool {
        let Some(measure) = Measure::of(name.0) else { return false };
        let span = number.1.clone();
        let Some(count) = decimal(number.0) else {
            let (what, help) = whole_number_problem(number.0);
            problems.add(span, what, Some(help));
            return true;
        };
        let slot = match measure {
            Measure::Squares => &mut self.squares,
            Measure::FinalSquare => &mut self.final_square,
            Measure::Columns => &mut self.columns,
            Measure::Rows => &mut self.rows,
            Measure::Side => &mut self.side,
        };
        let said = Said { count, start: span.start, end: span.end };
        match slot {
            Some(before) if before.count != count => problems.add(
                span,
                format!("{} is given twice: {} before, {count} here", quoted(name.0), before.count),
                Some("keep one of the two"),
            ),
            _ => *slot = Some(said),
        }
        true
    }

    /// Whether the number of squares is said in the words of the Swift book.
    pub(super) fn has_final_square(&self) -> bool {
        self.final_square.is_some()
    }

    /// The number of squares and where it is said.
    pub(super) fn squares(&self) -> Option<Count> {
        self.squares.or(self.final_square).map(Said::counted).or_else(|| self.drawn())
    }

    /// The same as rows and columns say it.
    fn drawn(&self) -> Option<Count> {
        let (rows, columns) = (self.rows.or(self.side)?, self.columns.or(self.side)?);
        Some((rows.count.saturating_mul(columns.count), rows.counted().1))
    }

    /// The number of columns and where it is said.
    pub(super) fn columns(&self) -> Option<Count> {
        self.columns.or(self.side).map(Said::counted)
    }

    /// Takes what was said later where nothing was said before.
    pub(super) fn merge(&mut self, later: &Sizes, problems: &mut Problems) {
        if let (Some((before, _)), Some((count, span))) = (self.squares(), later.squares())
            && before != count
        {
            contradicts(span, count, before, problems);
        }
        self.squares = self.squares.or(later.squares);
        self.final_square = self.final_square.or(later.final_square);
        self.columns = self.columns.or(later.columns);
        self.rows = self.rows.or(later.rows);
        self.side = self.side.or(later.side);
    }

    /// Adds a size that two numbers say differently.
    pub(super) fn contradiction(&self, problems: &mut Problems) {
        let said = [self.squares, self.final_square].into_iter().flatten().map(Said::counted);
        let mut said = said.chain(self.drawn());
        if let Some((count, span)) = said.next()
            && let Some((other, _)) = said.find(|&(other, _)| other != count)
        {
            contradicts(span, count, other, problems);
        }
    }
}

fn contradicts(span: Range<usize>, count: u64, other: u64, problems: &mut Problems) {
    let what = format!("the board has {count} squares here, but {other} elsewhere");
    problems.add(span, what, Some("keep one of the two"));
}

/// Remarks on a name whose value is a calculation.
pub(super) fn not_done(name: &Piece<'_>, end: usize, remarks: &mut Problems) {
    let what = format!("the value of {} is a calculation, which is not done", quoted(name.0));
    remarks.add(name.1.start..end, what, Some("write its result"));
}

/// Remarks on a number that is none of the sizes. What looks like the answer to
/// the board or the state of a program is nothing to remark on.
pub(super) fn passed_over(name: &Piece<'_>, number: &Piece<'_>, remarks: &mut Problems) {
    let is_state = decimal(number.0).is_some_and(|count: i64| (0..=1).contains(&count))
        && !name.0.to_lowercase().contains("start");
    if !is_answer(name.0) && !is_state {
        remarks.add(
            name.1.start..number.1.end,
            format!("{} is passed over", quoted(name.0)),
            Some(&format!("sizes have names such as {}", Measure::NAMES)),
        );
    }
}
