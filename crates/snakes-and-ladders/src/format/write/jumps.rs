//! Lists of jumps with their size: CSV, lines, dictionaries, a matrix.

use super::{ladders_and_snakes, push, push_jumps};
use crate::board::{Board, Jump};

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
    let mut text = size_comment(board);
    text.push_str("from,to\n");
    for jump in board.jumps() {
        push(&mut text, format_args!("{},{}\n", jump.from, jump.to));
    }
    text
}

/// `# squares: 100, columns: 10`
fn size_comment(board: &Board) -> String {
    let mut text = format!("# squares: {}", board.squares());
    if let Some(layout) = board.layout() {
        push(&mut text, format_args!(", columns: {}", layout.columns()));
    }
    text.push('\n');
    text
}

pub(super) fn lines(board: &Board) -> String {
    let (ladders, snakes) = ladders_and_snakes(board);
    let mut text = size_comment(board);
    for (heading, jumps) in [("Ladders", ladders), ("Snakes", snakes)] {
        push(&mut text, format_args!("{heading}\n"));
        push_jumps(&mut text, &jumps, "", |jump| format!("{} -> {}\n", jump.from, jump.to));
    }
    text
}

pub(super) fn pairs(board: &Board) -> String {
    let (ladders, snakes) = ladders_and_snakes(board);
    let mut text = format!("squares = {}\n", board.squares());
    if let Some(layout) = board.layout() {
        push(&mut text, format_args!("columns = {}\n", layout.columns()));
    }
    for (name, jumps) in [("ladders", ladders), ("snakes", snakes)] {
        push(&mut text, format_args!("{name} = {{"));
        push_jumps(&mut text, &jumps, ", ", |jump| format!("{}: {}", jump.from, jump.to));
        text.push_str("}\n");
    }
    text
}

/// In brackets, so that two rows of two are no lines of jumps.
pub(super) fn matrix(board: &Board) -> String {
    let mut text = size_comment(board);
    let mut row = |before: &str, end: fn(&Jump) -> String| {
        text.push_str(before);
        push_jumps(&mut text, board.jumps(), " ", end);
    };
    let between = if board.jumps().is_empty() { ";" } else { "; " };
    row("[", |jump| jump.from.to_string());
    row(between, |jump| jump.to.to_string());
    text.push_str("]\n");
    text
}
