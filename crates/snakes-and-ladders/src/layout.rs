//! How a board is numbered: square ↔ cell.
//!
//! A grid lists its rows from the top, but the numbers usually begin at the
//! bottom left and turn at the end of each row ("boustrophedon", as the ox
//! ploughs). Both directions of the translation live here, together with the
//! [working](Working): the numbers a person would write down to get there.

use std::fmt;

use crate::square::Square;
use crate::vocabulary::vocabulary;

/// The largest number of squares a board may have, 2⁶³ − 1.
///
/// With it, a square plus a roll never overflows a `u64`.
pub const MAX_SQUARES: u64 = i64::MAX as u64;

/// A cell of the grid as it is given: row 0 is the top row, column 0 the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Cell {
    /// Counted from the top, from 0.
    pub row: u64,
    /// Counted from the left, from 0.
    pub column: u64,
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "row {}, column {}", self.row, self.column)
    }
}

vocabulary! {
    /// In which order the cells are numbered.
    ///
    /// ```text
    /// zigzag     rows       top-left
    /// 7 8 9  →   7 8 9  →   1 2 3  →
    /// 6 5 4  ←   4 5 6  →   4 5 6  →
    /// 1 2 3  →   1 2 3  →   7 8 9  →
    /// ```
    #[derive(Default)]
    Numbering, "numbering":
    /// From the bottom left; every other row runs right to left.
    #[default]
    Zigzag = "zigzag",
    /// From the bottom left; every row runs left to right.
    Rows = "rows",
    /// From the top left; every row runs left to right.
    TopLeft = "top-left",
}

/// The shape of a board: how many squares in how many columns, numbered how.
///
/// A layout always has at least one square and one column, and every square
/// 1 … [`squares`](Layout::squares) has exactly one cell. Where the columns do
/// not divide the squares, the row with the highest numbers is not full and
/// some cells have no square.
///
/// ```
/// use snakes_and_ladders::{Cell, Layout, Numbering, Square};
///
/// let layout = Layout::new(6, 6, Numbering::Zigzag)?;
/// assert_eq!(layout.cell(Square(22)), Some(Cell { row: 2, column: 2 }));
/// assert_eq!(layout.square(Cell { row: 2, column: 2 }), Some(Square(22)));
/// assert_eq!(layout.cell(Square(37)), None);
/// # Ok::<(), snakes_and_ladders::LayoutError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Layout {
    squares: u64,
    columns: u64,
    numbering: Numbering,
}

/// Why there is no such layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LayoutError {
    /// No rows, no columns or no squares.
    Empty,
    /// More than [`MAX_SQUARES`] squares.
    TooManySquares,
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LayoutError::Empty => {
                f.write_str("a board has at least one square, so at least one row and one column")
            }
            LayoutError::TooManySquares => {
                write!(f, "a board has at most {MAX_SQUARES} squares")
            }
        }
    }
}

impl std::error::Error for LayoutError {}

impl Layout {
    /// A full board of `rows` × `columns`.
    ///
    /// # Errors
    ///
    /// ```
    /// use snakes_and_ladders::{Layout, LayoutError, Numbering};
    ///
    /// assert_eq!(Layout::new(0, 6, Numbering::Zigzag), Err(LayoutError::Empty));
    /// assert_eq!(
    ///     Layout::new(u64::MAX, 2, Numbering::Zigzag),
    ///     Err(LayoutError::TooManySquares)
    /// );
    /// ```
    pub fn new(rows: u64, columns: u64, numbering: Numbering) -> Result<Layout, LayoutError> {
        let squares = rows.checked_mul(columns).ok_or(LayoutError::TooManySquares)?;
        Layout::of_squares(squares, columns, numbering)
    }

    /// A board of `squares` squares in rows of `columns`; the last row may be
    /// only partly filled.
    ///
    /// # Errors
    ///
    /// As for [`Layout::new`]: nothing to number, or too much.
    ///
    /// ```
    /// use snakes_and_ladders::{Layout, LayoutError, Numbering};
    ///
    /// assert_eq!(Layout::of_squares(8, 0, Numbering::Rows), Err(LayoutError::Empty));
    /// ```
    pub fn of_squares(
        squares: u64,
        columns: u64,
        numbering: Numbering,
    ) -> Result<Layout, LayoutError> {
        if squares == 0 || columns == 0 {
            return Err(LayoutError::Empty);
        }
        if squares > MAX_SQUARES {
            return Err(LayoutError::TooManySquares);
        }
        Ok(Layout { squares, columns, numbering })
    }

    /// How many squares there are.
    pub const fn squares(&self) -> u64 {
        self.squares
    }

    /// How many rows there are, the last perhaps not full.
    pub const fn rows(&self) -> u64 {
        self.squares.div_ceil(self.columns)
    }

    /// How many columns there are.
    pub const fn columns(&self) -> u64 {
        self.columns
    }

    /// In which order the cells are numbered.
    pub const fn numbering(&self) -> Numbering {
        self.numbering
    }

    /// Whether every cell has a square.
    pub const fn is_full(&self) -> bool {
        self.squares.is_multiple_of(self.columns)
    }

    /// Where a square is, or `None` if the board has no such square. O(1).
    pub fn cell(&self, square: Square) -> Option<Cell> {
        self.working(square).map(|working| working.cell())
    }

    /// Which square a cell holds, or `None` outside the board. O(1).
    pub fn square(&self, cell: Cell) -> Option<Square> {
        if cell.row >= self.rows() || cell.column >= self.columns {
            return None;
        }
        let from_start = match self.numbering {
            Numbering::TopLeft => cell.row,
            Numbering::Zigzag | Numbering::Rows => self.rows() - 1 - cell.row,
        };
        let position = if self.runs_backwards(from_start) {
            self.columns - 1 - cell.column
        } else {
            cell.column
        };
        let number = from_start.checked_mul(self.columns)?.checked_add(position)?.checked_add(1)?;
        (number <= self.squares).then_some(Square(number))
    }

    /// The way from a square to its cell, number by number, or `None` if the
    /// board has no such square. O(1).
    pub fn working(&self, square: Square) -> Option<Working> {
        if square < Square::FIRST || square.get() > self.squares {
            return None;
        }
        let from_zero = square.get() - 1;
        Some(Working {
            square,
            rows: self.rows(),
            columns: self.columns,
            numbering: self.numbering,
            from_zero,
            k: from_zero / self.columns,
            position: from_zero % self.columns,
        })
    }

    fn runs_backwards(&self, k: u64) -> bool {
        self.numbering == Numbering::Zigzag && k % 2 == 1
    }
}

/// How a square number becomes a cell: every number on the way.
///
/// The fields are what is computed first; the methods are what follows from
/// them, so the two can never disagree.
///
/// ```
/// use snakes_and_ladders::{Layout, Numbering, Square};
///
/// let working = Layout::new(6, 6, Numbering::Zigzag)?.working(Square(22)).unwrap();
/// assert_eq!(working.from_zero, 21);
/// assert_eq!(working.k, 3); //            21 ÷ 6
/// assert_eq!(working.row(), 2); //        6 − 1 − 3: the list starts at the top
/// assert_eq!(working.position, 3); //     21 mod 6
/// assert!(working.runs_backwards()); //   k = 3 is odd
/// assert_eq!(working.column(), 2); //     6 − 1 − 3
/// # Ok::<(), snakes_and_ladders::LayoutError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Working {
    /// The square asked for.
    pub square: Square,
    /// Rows of the board.
    pub rows: u64,
    /// Columns of the board.
    pub columns: u64,
    /// The order of the numbers.
    pub numbering: Numbering,
    /// `square − 1`: squares counted from 0.
    pub from_zero: u64,
    /// `from_zero ÷ columns`: the row, counted from where the numbers begin
    /// (the bottom, but for [`Numbering::TopLeft`]).
    pub k: u64,
    /// `from_zero mod columns`: the place in the row, counted from where that
    /// row's numbers begin.
    pub position: u64,
}

impl Working {
    /// Whether the row must be flipped because the numbers begin at the bottom
    /// while the list of rows begins at the top.
    pub fn flips_rows(&self) -> bool {
        self.numbering != Numbering::TopLeft
    }

    /// The row in the grid as given: `rows − 1 − k`, or `k` where the numbers
    /// begin at the top.
    pub fn row(&self) -> u64 {
        if self.flips_rows() { self.rows - 1 - self.k } else { self.k }
    }

    /// Whether this row's numbers run from right to left: only in a zigzag, and
    /// there exactly when `k` is odd.
    pub fn runs_backwards(&self) -> bool {
        self.numbering == Numbering::Zigzag && self.k % 2 == 1
    }

    /// `rows − row`, the number some solutions test in place of `k`.
    ///
    /// Where the numbers begin at the bottom it is always `k + 1`
    /// (`rows − (rows − 1 − k)`), so it is even exactly when `k` is odd: the
    /// same test, for any number of rows. Testing `row` itself gives the same
    /// answer only for an even number of rows.
    pub fn rows_minus_row(&self) -> u64 {
        self.rows - self.row()
    }

    /// The column in the grid as given: `position`, or `columns − 1 − position`
    /// in a row that runs backwards.
    pub fn column(&self) -> u64 {
        if self.runs_backwards() { self.columns - 1 - self.position } else { self.position }
    }

    /// Where all that leads.
    pub fn cell(&self) -> Cell {
        Cell { row: self.row(), column: self.column() }
    }
}
