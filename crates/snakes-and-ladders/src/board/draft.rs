//! What somebody wrote down, and the gate to a legal board.

use super::flaw::{Flaw, Place};
use super::lookup::Lookup;
use super::{Board, Flaws, Jump};
use crate::layout::{Cell, Layout, MAX_SQUARES, Numbering};
use crate::square::Square;

/// "No jump" in a grid.
pub const NO_JUMP: i64 = -1;

/// A board as it was written down: free to be filled in, perhaps nonsense.
///
/// [`Board::from_draft`] finds out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Draft {
    /// Rows of cells, the top row first. A cell holds [`NO_JUMP`] or the square
    /// its jump leads to.
    Grid(Vec<Vec<i64>>),
    /// A number of squares and a list of jumps.
    List {
        /// How many squares the board has. A list cannot do without.
        squares: Option<u64>,
        /// How many columns it is drawn in, if that is known.
        columns: Option<u64>,
        /// The jumps as (from, to).
        jumps: Vec<(i128, i128)>,
    },
}

impl Board {
    /// The gate: a legal board, or every flaw of the draft at once.
    ///
    /// The numbering says which square each cell of a grid is; a list uses it
    /// only to draw the board.
    ///
    /// Time O(N) for a grid of N cells, O(J log J) for a list of J jumps; space
    /// O(J), and a number a row for a grid.
    ///
    /// ```
    /// use snakes_and_ladders::{Board, Draft, Numbering, Square};
    ///
    /// let draft = Draft::Grid(vec![vec![-1, -1], vec![-1, 3]]);
    /// let board = Board::from_draft(&draft, Numbering::Zigzag)?;
    /// assert_eq!(board.jump_from(Square(2)), Some(Square(3)));
    /// # Ok::<(), snakes_and_ladders::Flaws>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Every [`Flaw`] of the draft, in its order.
    ///
    /// ```
    /// use snakes_and_ladders::{Board, Draft, Numbering};
    ///
    /// let draft = Draft::Grid(vec![vec![-1, 0], vec![-1, 5]]);
    /// let flaws = Board::from_draft(&draft, Numbering::Zigzag).unwrap_err();
    /// assert_eq!(
    ///     flaws.to_string(),
    ///     "square 3 (row 0, column 1) holds 0, which is neither a square of this board \
    ///      (1 to 4) nor -1 for \"no jump\"\n\
    ///      the jump from square 2 (row 1, column 1) leads to 5, beyond the last square 4"
    /// );
    /// ```
    pub fn from_draft(draft: &Draft, numbering: Numbering) -> Result<Board, Flaws> {
        match draft {
            Draft::Grid(rows) => from_grid(rows, numbering),
            Draft::List { squares, columns, jumps } => {
                from_list(*squares, *columns, jumps, numbering)
            }
        }
    }

    /// A board of `squares` squares with these jumps, its columns unknown.
    ///
    /// Time O(J log J), space O(J) for J jumps, whatever the number of squares.
    ///
    /// # Errors
    ///
    /// Every flaw at once.
    ///
    /// ```
    /// use snakes_and_ladders::Board;
    ///
    /// let flaws = Board::from_jumps(100, [(4, 14), (4, 25), (98, 178)]).unwrap_err();
    /// assert_eq!(
    ///     flaws.to_string(),
    ///     "two jumps begin on square 4: one to 14, one to 25\n\
    ///      the jump from square 98 leads to 178, beyond the last square 100"
    /// );
    /// ```
    pub fn from_jumps(
        squares: u64,
        jumps: impl IntoIterator<Item = (u64, u64)>,
    ) -> Result<Board, Flaws> {
        let jumps: Vec<_> =
            jumps.into_iter().map(|(from, to)| (i128::from(from), i128::from(to))).collect();
        from_list(Some(squares), None, &jumps, Numbering::default())
    }
}

fn from_grid(rows: &[Vec<i64>], numbering: Numbering) -> Result<Board, Flaws> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    if columns == 0 {
        return Err(Flaw::EmptyGrid.into());
    }
    let mut flaws = Flaws::default();
    // The length most rows have is what was meant; a tie goes to the earliest.
    let usual = usual_length(rows);
    for (row, cells) in rows.iter().enumerate() {
        if cells.len() != usual {
            flaws.push(Flaw::RaggedRow {
                row: row as u64,
                cells: cells.len() as u64,
                usual: usual as u64,
            });
        }
    }
    if !flaws.is_empty() {
        // Without a shape no cell has a square, but some values are wrong anywhere.
        for (row, cells) in rows.iter().enumerate() {
            for (column, &value) in cells.iter().enumerate() {
                if value < 1 && value != NO_JUMP {
                    let cell = Cell { row: row as u64, column: column as u64 };
                    flaws.push(Flaw::NotASquare { square: None, cell, value, last: None });
                }
            }
        }
        return Err(flaws);
    }
    let layout = Layout::new(rows.len() as u64, usual as u64, numbering)
        .expect("a grid in memory has at least one cell and not too many");
    let last = layout.squares();
    let mut jumps = Vec::new();
    for (row, cells) in rows.iter().enumerate() {
        for (column, &value) in cells.iter().enumerate() {
            if value == NO_JUMP {
                continue;
            }
            let cell = Cell { row: row as u64, column: column as u64 };
            let from = layout.square(cell).expect("every cell of a full layout has a square");
            match u64::try_from(value) {
                Ok(to) if to > last => flaws.push(Flaw::BeyondLast {
                    from: Place { square: from, cell: Some(cell) },
                    to: i128::from(value),
                    last,
                    index: None,
                }),
                Ok(to) if to >= 1 => jumps.push(Jump { from, to: Square(to) }),
                _ => flaws.push(Flaw::NotASquare {
                    square: Some(from),
                    cell,
                    value,
                    last: Some(last),
                }),
            }
        }
    }
    if flaws.is_empty() {
        jumps.sort_unstable_by_key(|jump| jump.from);
        Ok(Board { squares: last, layout: Some(layout), jumps: Lookup::new(last, jumps) })
    } else {
        Err(flaws)
    }
}

fn usual_length(rows: &[Vec<i64>]) -> usize {
    let mut lengths: Vec<usize> = rows.iter().map(Vec::len).collect();
    lengths.sort_unstable();
    let most = lengths.chunk_by(|a, b| a == b).map(<[usize]>::len).max().unwrap_or(0);
    let usual: Vec<usize> =
        lengths.chunk_by(|a, b| a == b).filter(|run| run.len() == most).map(|run| run[0]).collect();
    rows.iter().map(Vec::len).find(|length| usual.contains(length)).unwrap_or(0)
}

fn from_list(
    squares: Option<u64>,
    columns: Option<u64>,
    jumps: &[(i128, i128)],
    numbering: Numbering,
) -> Result<Board, Flaws> {
    let mut flaws = Flaws::default();
    let (last, layout) = match (squares, columns) {
        (None, _) => {
            flaws.push(Flaw::SquaresUnknown);
            (None, None)
        }
        (Some(0), _) => {
            flaws.push(Flaw::NoSquares);
            (None, None)
        }
        (Some(squares), _) if squares > MAX_SQUARES => {
            flaws.push(Flaw::TooManySquares { squares });
            (None, None)
        }
        (Some(squares), None) => (Some(squares), None),
        (Some(squares), Some(columns)) => {
            let layout = Layout::of_squares(squares, columns, numbering).ok();
            if layout.is_none() {
                flaws.push(Flaw::NoColumns);
            }
            (Some(squares), layout)
        }
    };
    let place = |square: Square| Place {
        square,
        cell: layout.and_then(|layout: Layout| layout.cell(square)),
    };
    let bound = i128::from(last.unwrap_or(MAX_SQUARES));
    let on_board = |number: i128| {
        (1..=bound).contains(&number).then(|| u64::try_from(number).ok().map(Square)).flatten()
    };
    // Every jump that begins on the board, with its place in the list.
    let mut from_board: Vec<(Square, i128, usize)> = Vec::with_capacity(jumps.len());
    for (index, &(from, to)) in jumps.iter().enumerate() {
        let begin = on_board(from);
        match begin {
            Some(square) => from_board.push((square, to, index)),
            None => flaws.push(Flaw::FromOffBoard { from, to, last, index }),
        }
        match (begin, last) {
            _ if on_board(to).is_some() => {}
            (Some(begin), Some(last)) if to > bound => {
                flaws.push(Flaw::BeyondLast { from: place(begin), to, last, index: Some(index) });
            }
            _ => flaws.push(Flaw::ToOffBoard { from, to, last, index }),
        }
    }
    from_board.sort_by_key(|&(from, ..)| from);
    for run in from_board.chunk_by(|a, b| a.0 == b.0) {
        let (from, first, _) = run[0];
        for &(_, second, index) in &run[1..] {
            flaws.push(Flaw::TwoJumps { from: place(from), first, second, index });
        }
    }
    match last {
        Some(squares) if flaws.is_empty() => {
            let jumps = from_board
                .into_iter()
                .filter_map(|(from, to, _)| on_board(to).map(|to| Jump { from, to }))
                .collect();
            Ok(Board { squares, layout, jumps: Lookup::new(squares, jumps) })
        }
        _ => {
            // The size first, then jump by jump as they were listed.
            flaws.listed.sort_by_key(Flaw::index);
            Err(flaws)
        }
    }
}
