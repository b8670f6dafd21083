//! In how many columns a board is drawn.

use super::MOST_SQUARES;
use crate::board::Board;
use crate::layout::{Layout, Numbering};

/// The layout a board is drawn in: its own where it has one.
///
/// A list of jumps says nothing of columns. Then a square number of squares
/// makes a square; up to 200 squares stand in tens where that comes out even;
/// other boards get the even rows nearest to a square, or rows as long as the
/// square root, the last one not full. What is too large to be drawn whole is
/// drawn in tens. The numbers run in a zigzag.
///
/// ```
/// use snakes_and_ladders::Board;
/// use snakes_and_ladders::picture::drawn_layout;
///
/// let columns = |squares| Board::from_jumps(squares, []).map(|board| drawn_layout(&board).columns());
/// assert_eq!(columns(100)?, 10);
/// assert_eq!(columns(36)?, 6);
/// assert_eq!(columns(50)?, 10);
/// assert_eq!(columns(24)?, 6);
/// assert_eq!(columns(17)?, 5);
/// # Ok::<(), snakes_and_ladders::Flaws>(())
/// ```
pub fn drawn_layout(board: &Board) -> Layout {
    board.layout().copied().unwrap_or_else(|| chosen(board.squares()))
}

fn chosen(squares: u64) -> Layout {
    Layout::of_squares(squares, columns(squares), Numbering::default())
        .expect("a board has at least one square and no more than a layout allows")
}

/// O(√squares), and O(1) for what is not drawn whole.
fn columns(squares: u64) -> u64 {
    let root = squares.isqrt();
    if squares > MOST_SQUARES {
        10
    } else if root * root == squares {
        root
    } else if (20..=200).contains(&squares) && squares.is_multiple_of(10) {
        10
    } else {
        // Wider than high: rows of up to twice the root.
        let even = (root + 1..=2 * root).find(|&columns| squares.is_multiple_of(columns));
        even.unwrap_or(root + 1)
    }
}
