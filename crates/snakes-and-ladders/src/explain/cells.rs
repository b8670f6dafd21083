//! From a square to its cell, number by number.

use super::facts::Facts;
use super::words;
use crate::doc::{AsideKind, Block, Column, Meaning, Table, Text};
use crate::layout::{Layout, Numbering, Working};
use crate::square::Square;

pub(super) fn blocks(facts: &Facts<'_>) -> Vec<Block> {
    let Some(layout) = facts.game.board().layout() else {
        return vec![Block::Paragraph(
            "This board came as a list of jumps, without rows and columns: a look-up by the \
             square's number is all it needs."
                .into(),
        )];
    };
    let mut blocks = vec![Block::Paragraph(idea(layout))];
    blocks.push(Block::List { numbered: true, items: formulas(layout) });
    blocks.extend(worked(facts, layout));
    blocks.push(table(facts, layout));
    let more = facts.game.board().jumps().len().saturating_sub(facts.extent.squares);
    if more > 0 {
        let what =
            format!("{} more, worked out in the same way", words::count(more as u64, "jump"));
        blocks.push(facts.extent.left_out(&what));
    }
    blocks.extend(turning_rows(layout));
    blocks
}

fn idea(layout: &Layout) -> Text {
    let columns = layout.columns();
    match layout.numbering() {
        Numbering::Zigzag => format!(
            "The list of rows begins at the top, but the numbers begin at the bottom left, and \
             every other row runs backwards, as an ox ploughs a field. So count in rows of \
             {columns}, from 0:"
        ),
        Numbering::Rows => format!(
            "The list of rows begins at the top, but the numbers begin at the bottom left; every \
             row runs from left to right. So count in rows of {columns}, from 0:"
        ),
        Numbering::TopLeft => format!(
            "The numbers begin at the top left, as the list of rows does, and every row runs from \
             left to right. So count in rows of {columns}, from 0:"
        ),
    }
    .into()
}

fn formulas(layout: &Layout) -> Vec<Text> {
    let (rows, columns) = (layout.rows(), layout.columns());
    let begin = if layout.numbering() == Numbering::TopLeft { "top" } else { "bottom" };
    let mut items = vec![
        Text::new()
            .code(format!("k = (square - 1) // {columns}"))
            .plain(format!(" is the row, counted from the {begin}, where the numbers begin.")),
    ];
    items.push(if layout.numbering() == Numbering::TopLeft {
        Text::new().code("row = k").plain(" is its place in the list of rows.")
    } else {
        Text::new()
            .code(format!("row = {rows} - 1 - k"))
            .plain(" turns that round: the list of rows begins at the top.")
    });
    let position = Text::new()
        .code(format!("position = (square - 1) % {columns}"))
        .plain(" is the place in the row");
    items.push(if layout.numbering() == Numbering::Zigzag {
        position.plain(", counted from where that row's numbers begin.")
    } else {
        position.plain(", counted from the left: the column.")
    });
    if layout.numbering() == Numbering::Zigzag {
        items.push(
            Text::new()
                .code("column = position")
                .plain(" where k is even, ")
                .code(format!("column = {columns} - 1 - position"))
                .plain(" where k is odd: those rows run from right to left."),
        );
    }
    items
}

/// One square in a row that runs backwards, step by step: where a jump begins,
/// if one does there.
fn worked(facts: &Facts<'_>, layout: &Layout) -> Option<Block> {
    let backwards =
        |&square: &Square| layout.working(square).is_some_and(|working| working.runs_backwards());
    let jumps = facts.game.board().jumps().iter().map(|jump| jump.from);
    let next_row = [Square(layout.columns() + 1), Square::FIRST];
    let shown = jumps.chain(next_row).find(backwards).unwrap_or_else(|| jump_or_first(facts));
    let working = layout.working(shown)?;
    let Working { square, rows, columns, from_zero, k, position, .. } = working;
    let row = if working.flips_rows() {
        format!("row = {rows} - 1 - {k} = {}", working.row())
    } else {
        format!("row = {}", working.row())
    };
    let column = if working.runs_backwards() {
        format!("column = {columns} - 1 - {position} = {}, because k is odd", working.column())
    } else {
        format!("column = {}", working.column())
    };
    Some(Block::Paragraph(
        Text::from("Square ")
            .number(square)
            .plain(", for example: k = ")
            .number(format!("{from_zero} // {columns} = {k}"))
            .plain(", ")
            .number(row)
            .plain(", position = ")
            .number(format!("{from_zero} % {columns} = {position}"))
            .plain(", ")
            .number(column)
            .plain("."),
    ))
}

fn jump_or_first(facts: &Facts<'_>) -> Square {
    facts.game.board().jumps().first().map_or(Square::FIRST, |jump| jump.from)
}

fn table(facts: &Facts<'_>, layout: &Layout) -> Block {
    let (rows, columns) = (layout.rows(), layout.columns());
    let zigzag = layout.numbering() == Numbering::Zigzag;
    let number = |title: String| Column { title: title.into(), numbers: true };
    let mut headings = vec![
        number("square".to_owned()),
        number(format!("k = (square - 1) // {columns}")),
        number(if layout.numbering() == Numbering::TopLeft {
            "row = k".to_owned()
        } else {
            format!("row = {} - k", rows - 1)
        }),
        number(format!("position = (square - 1) % {columns}")),
    ];
    if zigzag {
        headings.push(Column { title: "k odd?".into(), numbers: false });
        headings.push(number("column".to_owned()));
    }
    headings.push(Column { title: "board[row][column]".into(), numbers: false });
    let rows = shown(facts, layout)
        .into_iter()
        .filter_map(|square| layout.working(square))
        .map(|working| row(facts, working, zigzag))
        .collect();
    Block::Table(Table { columns: headings, rows })
}

fn row(facts: &Facts<'_>, working: Working, zigzag: bool) -> Vec<Text> {
    let mut cells: Vec<Text> = [working.square.get(), working.k, working.row(), working.position]
        .map(|number| Text::new().number(number))
        .to_vec();
    if zigzag {
        let column = if working.runs_backwards() {
            format!("{} - {} = {}", working.columns - 1, working.position, working.column())
        } else {
            working.column().to_string()
        };
        cells.push(if working.runs_backwards() { "yes" } else { "no" }.into());
        cells.push(Text::new().number(column));
    }
    let place = format!("board[{}][{}] = ", working.row(), working.column());
    cells.push(match facts.game.board().jump_from(working.square) {
        Some(to) => {
            let jump = crate::board::Jump { from: working.square, to };
            Text::new()
                .code(format!("{place}{to}"))
                .plain(" ")
                .with(words::meaning(jump.kind()), jump.kind())
        }
        None => Text::new().with(Meaning::Quiet, format!("{place}-1")),
    });
    cells
}

/// The squares worth working out: the corners, both ends of a row that turns,
/// and where jumps begin.
fn shown(facts: &Facts<'_>, layout: &Layout) -> Vec<Square> {
    let (squares, columns) = (layout.squares(), layout.columns());
    let mut shown: Vec<u64> = [1, columns, columns + 1, columns * 2, squares]
        .into_iter()
        .filter(|&n| n <= squares)
        .collect();
    let jumps = facts.game.board().jumps();
    shown.extend(jumps.iter().take(facts.extent.squares).map(|jump| jump.from.get()));
    shown.sort_unstable();
    shown.dedup();
    shown.into_iter().map(Square).collect()
}

/// Which rows run backwards, and why the row's own index cannot tell.
fn turning_rows(layout: &Layout) -> Option<Block> {
    if layout.numbering() != Numbering::Zigzag || layout.rows() < 2 {
        return None;
    }
    let rows = layout.rows();
    let working = layout.working(Square(layout.columns() + 1))?;
    let parity = |number: u64| if number.is_multiple_of(2) { "even" } else { "odd" };
    let other = if rows.is_multiple_of(2) { rows + 1 } else { rows - 1 };
    let mut text = Text::new()
        .plain("No: that depends on the number of rows. Here the first row that runs backwards is ")
        .plain(format!(
            "row {} ({}), but with {other} rows it would be row {} ({}). ",
            working.row(),
            parity(working.row()),
            other.saturating_sub(2),
            parity(other.saturating_sub(2))
        ))
        .plain("The row counted from the bottom tells it for every board: k odd. So does ")
        .code("rows - row")
        .plain(", which is always k + 1: here ")
        .number(format!("{rows} - {} = {}", working.row(), working.rows_minus_row()))
        .plain(", even.");
    if rows.is_multiple_of(2) {
        text = text.plain(" Here the row's own index would do too, but only by luck.");
    }
    Some(Block::Aside {
        kind: AsideKind::Doubt,
        title: "Can the row's own index, counted from the top, tell whether it runs backwards?"
            .into(),
        text,
    })
}
