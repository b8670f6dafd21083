//! Looking at the grid by a wrong rule from square to cell.

use crate::board::{Board, Draft};
use crate::layout::{Cell, Layout};
use crate::square::Square;

/// Which cell is looked at for a square of a full zigzag board.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum Reading {
    #[default]
    Right,
    RowsFromTop,
    NoAlternation,
    /// Rows whose index from the top is odd run from left to right.
    OddRowsRunRight,
    /// Rows whose index from the top is even run from left to right.
    EvenRowsRunRight,
    ColumnsMirrored,
    NumWithoutMinusOne,
    RowColumnSwapped,
}

impl Reading {
    /// The cell looked at for a square; none if it is outside the grid.
    pub(super) fn cell(self, layout: &Layout, square: Square) -> Option<Cell> {
        if self == Reading::NumWithoutMinusOne {
            // `num ÷ columns` is what the right rule computes for `num + 1`.
            return layout.cell(Square(square.get() + 1));
        }
        layout.cell(square).and_then(|cell| self.moved(layout, cell))
    }

    /// The square for which a cell is looked at; none if it never is.
    pub(super) fn square(self, layout: &Layout, cell: Cell) -> Option<Square> {
        if self == Reading::NumWithoutMinusOne {
            let before = layout.square(cell)?.get() - 1;
            return (before >= 1).then_some(Square(before));
        }
        // Each of the other rules swaps cells in pairs: it is its own reverse.
        self.moved(layout, cell).and_then(|cell| layout.square(cell))
    }

    /// From the right cell to the one looked at, if that is in the grid.
    fn moved(self, layout: &Layout, cell: Cell) -> Option<Cell> {
        let (rows, columns) = (layout.rows(), layout.columns());
        let Cell { row, column } = cell;
        let runs_right = (rows - 1 - row).is_multiple_of(2);
        let mirrored_if = |mirrored: bool| {
            let column = if mirrored { columns - 1 - column } else { column };
            Cell { row, column }
        };
        let cell = match self {
            Reading::Right | Reading::NumWithoutMinusOne => cell,
            Reading::RowsFromTop => Cell { row: rows - 1 - row, column },
            Reading::NoAlternation => mirrored_if(!runs_right),
            Reading::OddRowsRunRight => mirrored_if(runs_right == row.is_multiple_of(2)),
            Reading::EvenRowsRunRight => mirrored_if(runs_right != row.is_multiple_of(2)),
            Reading::ColumnsMirrored => mirrored_if(true),
            Reading::RowColumnSwapped => Cell { row: column, column: row },
        };
        (cell.row < rows && cell.column < columns).then_some(cell)
    }

    /// The board that is played when the grid is looked at like this. O(J log J).
    pub(super) fn board(self, board: &Board, layout: &Layout) -> Board {
        let jumps = board.jumps().iter().filter_map(|jump| {
            let from = self.square(layout, layout.cell(jump.from)?)?;
            Some((i128::from(from.get()), i128::from(jump.to.get())))
        });
        let draft = Draft::List {
            squares: Some(board.squares()),
            columns: Some(layout.columns()),
            jumps: jumps.collect(),
        };
        Board::from_draft(&draft, layout.numbering())
            .expect("each cell is looked at for one square at most")
    }
}
