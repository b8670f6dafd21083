//! A board in plain rows and columns, as it is given and as it is numbered.

use super::TooLargeToDraw;
use super::view::View;
use super::words::{meaning, sign};
use crate::board::{Board, Jump, NO_JUMP};
use crate::doc::{Meaning, Text};
use crate::square::Square;

/// The board as a grid of values: [`NO_JUMP`], or where the jump of that cell
/// leads.
///
/// ```
/// use snakes_and_ladders::{Board, Draft, Numbering, picture};
///
/// let draft = Draft::Grid(vec![vec![-1, -1], vec![-1, 3]]);
/// let lines = picture::as_given(&Board::from_draft(&draft, Numbering::Zigzag)?)?;
/// let lines: Vec<String> = lines.iter().map(ToString::to_string).collect();
/// assert_eq!(lines, ["      c=0  c=1", "r=0    -1   -1", "r=1    -1    3"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// [`TooLargeToDraw`], whose page has an example.
pub fn as_given(board: &Board) -> Result<Vec<Text>, TooLargeToDraw> {
    let view = View::new(board, None, None)?;
    Ok(grid(&view, 2, |square| match board.jump_from(square) {
        Some(to) => (meaning(Jump { from: square, to }.kind()), to.to_string()),
        None => (Meaning::Quiet, NO_JUMP.to_string()),
    }))
}

/// The board as a grid of square numbers, with the direction of each row. With
/// `jumps` a ▲ stands before a number where a ladder begins, a ▼ where a snake
/// does.
///
/// ```
/// use snakes_and_ladders::{Board, Draft, Numbering, picture};
///
/// let draft = Draft::Grid(vec![vec![-1, -1], vec![-1, 3]]);
/// let lines = picture::numbers(&Board::from_draft(&draft, Numbering::Zigzag)?, false)?;
/// let lines: Vec<String> = lines.iter().map(ToString::to_string).collect();
/// assert_eq!(lines, ["     c=0 c=1", "r=0    4   3   ←", "r=1    1   2   →  start"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// [`TooLargeToDraw`], whose page has an example.
pub fn numbers(board: &Board, jumps: bool) -> Result<Vec<Text>, TooLargeToDraw> {
    let view = View::new(board, None, None)?;
    let mut lines = grid(&view, 1, |square| match board.jump_from(square).filter(|_| jumps) {
        Some(to) => {
            let kind = Jump { from: square, to }.kind();
            (meaning(kind), format!("{}{square}", sign(kind)))
        }
        None => (Meaning::Number, square.to_string()),
    });
    for (row, line) in view.rows.clone().zip(lines.iter_mut().skip(1)) {
        match view.runs_backwards(row) {
            Some(true) => line.push(Meaning::Quiet, "   ←"),
            Some(false) => line.push(Meaning::Quiet, "   →"),
            None => line.push(Meaning::Plain, "    "),
        }
        if view.row(row).any(|square| square == Some(Square::FIRST)) {
            line.push(Meaning::Plain, "  start");
        }
    }
    Ok(lines)
}

/// Rows and columns under headings, with `gap` blanks between the columns.
fn grid(view: &View, gap: usize, content: impl Fn(Square) -> (Meaning, String)) -> Vec<Text> {
    let cells: Vec<Vec<(Meaning, String)>> = view
        .rows
        .clone()
        .map(|row| {
            let blank = || (Meaning::Plain, String::new());
            view.row(row).map(|square| square.map_or_else(blank, &content)).collect()
        })
        .collect();
    let heading = |column: u64| format!("c={column}");
    let headings = (0..view.columns()).map(heading);
    let widths = cells.iter().flatten().map(|(_, text)| text.chars().count());
    let width = gap + widths.chain(headings.map(|text| text.len())).max().unwrap_or(0);
    let side = format!("r={}", view.rows.end - 1).len();

    let mut top = Text::new().plain(" ".repeat(side + 1));
    for column in 0..view.columns() {
        top.push(Meaning::Quiet, format!("{:>width$}", heading(column)));
    }
    let rows = view.rows.clone().zip(cells).map(|(row, cells)| {
        let mut line = Text::new().with(Meaning::Quiet, format!("{:<side$} ", format!("r={row}")));
        for (meaning, text) in cells {
            line.push(Meaning::Plain, " ".repeat(width - text.chars().count()));
            line.push(meaning, text);
        }
        line
    });
    [top].into_iter().chain(rows).collect()
}
