//! How large a board is, as numbers with names say it.

use super::names::Measure;
use super::numbers::{decimal, quoted, whole_number_problem};
use super::problem::Problems;
use super::statements::Piece;

/// What the named numbers of a text say of a board's size.
#[derive(Clone, Debug, Default)]
pub(super) struct Sizes {
    pub(super) squares: Option<Said>,
    pub(super) final_square: Option<Said>,
    columns: Option<Said>,
    rows: Option<Said>,
    side: Option<Said>,
}

/// A number and where it stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Said {
    pub(super) count: u64,
    pub(super) start: usize,
    end: usize,
}

impl Said {
    pub(super) fn span(self) -> std::ops::Range<usize> {
        self.start..self.end
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

    /// The number of squares and where it is said.
    pub(super) fn squares(&self) -> Option<(u64, usize)> {
        let said = self.squares.or(self.final_square);
        let drawn = || {
            let (rows, columns) = (self.rows.or(self.side)?, self.columns.or(self.side)?);
            Some((rows.count.saturating_mul(columns.count), rows.start))
        };
        said.map(|said| (said.count, said.start)).or_else(drawn)
    }

    /// The number of columns and where it is said.
    pub(super) fn columns(&self) -> Option<(u64, usize)> {
        self.columns.or(self.side).map(|said| (said.count, said.start))
    }

    /// Takes what was said later where nothing was said before.
    pub(super) fn merge(&mut self, later: Sizes, problems: &mut Problems) {
        if let (Some((before, _)), Some((count, start))) = (self.squares(), later.squares())
            && before != count
        {
            let what = format!("the board has {count} squares here, but {before} before");
            problems.add(start..start + 1, what, Some("keep one of the two"));
        }
        self.squares = self.squares.or(later.squares);
        self.final_square = self.final_square.or(later.final_square);
        self.columns = self.columns.or(later.columns);
        self.rows = self.rows.or(later.rows);
        self.side = self.side.or(later.side);
    }

    /// A size that two numbers say differently.
    pub(super) fn contradiction(&self, problems: &mut Problems) {
        let drawn = Sizes { squares: None, final_square: None, ..self.clone() }.squares();
        let mut said = [self.squares, self.final_square].into_iter().flatten();
        let Some(first) = said.next() else { return };
        let other = said.next().map(|other| other.count).or(drawn.map(|(count, _)| count));
        if let Some(other) = other.filter(|&other| other != first.count) {
            problems.add(
                first.span(),
                format!("the board has {} squares here, but {other} elsewhere", first.count),
                Some("keep one of the two"),
            );
        }
    }
}
