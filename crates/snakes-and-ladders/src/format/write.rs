//! Boards written down again.

use std::fmt::{self, Display};

use crate::board::{Board, NO_JUMP};
use crate::layout::Cell;
use crate::rules::Preset;

/// Why a board cannot be written in a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WriteError {
    /// A grid needs rows and columns.
    NoLayout,
    /// The last row of the board is not full.
    NotFull {
        /// How many squares there are.
        squares: u64,
        /// In how many columns.
        columns: u64,
    },
    /// A grid writes every square, and these are too many.
    TooLarge {
        /// How many squares there are.
        squares: u64,
    },
}

/// Squares a grid is written for at most.
const MOST_CELLS: u64 = 1 << 28;

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WriteError::NoLayout => {
                f.write_str("a grid needs the number of columns, which this board does not say")
            }
            WriteError::NotFull { squares, columns } => write!(
                f,
                "a grid has full rows, but {squares} squares do not fill rows of {columns}"
            ),
            WriteError::TooLarge { squares } => write!(
                f,
                "a grid writes every square: {squares} are more than the {MOST_CELLS} it may have"
            ),
        }
    }
}

impl std::error::Error for WriteError {}

/// Writes a board as a LeetCode grid on one line. Reading it back with the
/// board's numbering gives the same board.
///
/// Time and space O(squares), whatever the number of jumps.
///
/// ```
/// use snakes_and_ladders::format::{Options, read_one, write_grid};
///
/// let board = read_one("[[-1, -1], [-1, 3]]", &Options::default())?.board;
/// assert_eq!(write_grid(&board)?, "[[-1,-1],[-1,3]]");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// A board that is no full grid, or one of more than 2²⁸ squares.
///
/// ```
/// use snakes_and_ladders::{Board, format::{WriteError, write_grid}};
///
/// let board = Board::from_jumps(30, [(3, 22)])?;
/// assert_eq!(write_grid(&board), Err(WriteError::NoLayout));
/// # Ok::<(), snakes_and_ladders::Flaws>(())
/// ```
pub fn write_grid(board: &Board) -> Result<String, WriteError> {
    let layout = board.layout().ok_or(WriteError::NoLayout)?;
    let (squares, columns) = (layout.squares(), layout.columns());
    if !layout.is_full() {
        return Err(WriteError::NotFull { squares, columns });
    }
    if squares > MOST_CELLS {
        return Err(WriteError::TooLarge { squares });
    }
    let mut text = String::from("[");
    for row in 0..layout.rows() {
        text.push_str(if row == 0 { "[" } else { ",[" });
        for column in 0..columns {
            if column > 0 {
                text.push(',');
            }
            let square = layout.square(Cell { row, column });
            match square.and_then(|square| board.jump_from(square)) {
                Some(to) => push(&mut text, to),
                None => push(&mut text, NO_JUMP),
            }
        }
        text.push(']');
    }
    text.push(']');
    Ok(text)
}

/// Writes a board as a JSON object on one line, with the preset it is meant
/// for. Reading it back with the board's numbering gives the same board.
///
/// Time and space O(J) for J jumps.
///
/// ```
/// use snakes_and_ladders::{Board, Preset, format::write_object};
///
/// let board = Board::from_jumps(100, [(1, 38), (16, 6)])?;
/// assert_eq!(
///     write_object(&board, Some(Preset::MiltonBradley)),
///     r#"{"squares":100,"preset":"milton-bradley","jumps":{"1":38,"16":6}}"#
/// );
/// # Ok::<(), snakes_and_ladders::Flaws>(())
/// ```
pub fn write_object(board: &Board, preset: Option<Preset>) -> String {
    // Numbers and the names of presets need no escaping.
    let mut text = format!("{{\"squares\":{}", board.squares());
    if let Some(layout) = board.layout() {
        push(&mut text, format_args!(",\"columns\":{}", layout.columns()));
    }
    if let Some(preset) = preset {
        push(&mut text, format_args!(",\"preset\":\"{preset}\""));
    }
    text.push_str(",\"jumps\":{");
    for (index, jump) in board.jumps().iter().enumerate() {
        let comma = if index > 0 { "," } else { "" };
        push(&mut text, format_args!("{comma}\"{}\":{}", jump.from, jump.to));
    }
    text.push_str("}}");
    text
}

/// Writes a board as CSV with a heading, its size in a comment line. Reading it
/// back with the board's numbering gives the same board.
///
/// Time and space O(J) for J jumps.
///
/// ```
/// use snakes_and_ladders::{Board, format::write_csv};
///
/// let board = Board::from_jumps(100, [(1, 38), (16, 6)])?;
/// assert_eq!(write_csv(&board), "# squares: 100\nfrom,to\n1,38\n16,6\n");
/// # Ok::<(), snakes_and_ladders::Flaws>(())
/// ```
pub fn write_csv(board: &Board) -> String {
    let mut text = format!("# squares: {}", board.squares());
    if let Some(layout) = board.layout() {
        push(&mut text, format_args!(", columns: {}", layout.columns()));
    }
    text.push_str("\nfrom,to\n");
    for jump in board.jumps() {
        push(&mut text, format_args!("{},{}\n", jump.from, jump.to));
    }
    text
}

fn push(text: &mut String, piece: impl Display) {
    use std::fmt::Write as _;
    write!(text, "{piece}").unwrap_or_else(|_| unreachable!("a string takes all text"));
}
