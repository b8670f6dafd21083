//! The rows of a board that a picture shows.

use std::ops::{Range, RangeInclusive};

use super::{MOST_SIDE, MOST_SQUARES, TooLargeToDraw, drawn_layout};
use crate::board::Board;
use crate::layout::{Cell, Layout, Numbering};
use crate::square::Square;

/// Rows of a board, few enough to be drawn. The squares in them are numbered
/// without a gap.
#[derive(Clone, Debug)]
pub(super) struct View {
    pub(super) layout: Layout,
    /// Rows of the layout.
    pub(super) rows: Range<u64>,
    /// The squares in them.
    pub(super) squares: RangeInclusive<u64>,
}

impl View {
    pub(super) fn new(
        board: &Board,
        numbering: Option<Numbering>,
        part: Option<(Square, Square)>,
    ) -> Result<View, TooLargeToDraw> {
        let mut layout = drawn_layout(board);
        if let (None, Some(numbering)) = (board.layout(), numbering) {
            layout = Layout::of_squares(layout.squares(), layout.columns(), numbering)
                .expect("the same squares and columns as before");
        }
        let (first, last) = part.unwrap_or((Square::FIRST, board.last()));
        let row = |square: Square| {
            let on_board = square.clamp(Square::FIRST, board.last());
            layout.cell(on_board).map_or(0, |cell| cell.row)
        };
        let (one, other) = (row(first), row(last));
        let rows = one.min(other)..one.max(other) + 1;
        let (height, columns) = (rows.end - rows.start, layout.columns());
        let fits = height <= MOST_SIDE && columns <= MOST_SIDE && height * columns <= MOST_SQUARES;
        if !fits {
            return Err(TooLargeToDraw::Squares { rows: height, columns });
        }
        let mut view = View { layout, rows, squares: 1..=1 };
        let shown = || view.cells().flatten().map(Square::get);
        view.squares = shown().min().unwrap_or(1)..=shown().max().unwrap_or(1);
        Ok(view)
    }

    pub(super) fn height(&self) -> u64 {
        self.rows.end - self.rows.start
    }

    pub(super) fn columns(&self) -> u64 {
        self.layout.columns()
    }

    /// The squares of a row from left to right; cells without one are `None`.
    pub(super) fn row(&self, row: u64) -> impl Iterator<Item = Option<Square>> + '_ {
        (0..self.columns()).map(move |column| self.layout.square(Cell { row, column }))
    }

    /// Every cell, row by row from the top.
    pub(super) fn cells(&self) -> impl Iterator<Item = Option<Square>> + '_ {
        self.rows.clone().flat_map(|row| self.row(row))
    }

    /// Whether the numbers of a row run from right to left; `None` where a row
    /// is a single square and runs nowhere.
    pub(super) fn runs_backwards(&self, row: u64) -> Option<bool> {
        let square = self.row(row).flatten().next().filter(|_| self.columns() > 1)?;
        self.layout.working(square).map(|working| working.runs_backwards())
    }

    /// The place of a square among those shown.
    pub(super) fn index(&self, square: Square) -> Option<usize> {
        let offset = square.get().checked_sub(*self.squares.start())?;
        usize::try_from(offset).ok().filter(|_| self.squares.contains(&square.get()))
    }

    pub(super) fn holds(&self, square: Square) -> bool {
        self.squares.contains(&square.get())
    }

    /// How many squares are shown.
    pub(super) fn count(&self) -> usize {
        self.index(Square(*self.squares.end())).map_or(0, |last| last + 1)
    }
}
