//! `snl locate`

use std::fmt::Write as _;

use snakes_and_ladders::report::Located;
use snakes_and_ladders::{Cell, Layout, Square, Working};

use crate::Answered;
use crate::args::{Locate, Spot};
use crate::complain;
use crate::exit::Exit;
use crate::output::Output;

pub(crate) fn run(args: &Locate, output: &mut Output) -> Answered {
    let layout = match args.squares {
        Some(squares) => Layout::of_squares(squares, args.columns, args.numbering),
        None => Layout::new(args.rows.unwrap_or(args.columns), args.columns, args.numbering),
    };
    let layout = match layout {
        Ok(layout) => layout,
        Err(error) => {
            complain::error(&error.to_string());
            return Ok(Exit::Usage);
        }
    };
    let square = match args.spot {
        Spot::Square(number) => Some(Square(number)),
        Spot::Cell { row, column } => layout.square(Cell { row, column }),
    };
    let Some(working) = square.and_then(|square| layout.working(square)) else {
        complain::error(&not_on_board(args.spot, &layout));
        return Ok(Exit::Usage);
    };
    if args.json {
        output.line(serde_json::to_string(&Located::from(&working))?)?;
    } else if matches!(args.spot, Spot::Square(_)) {
        output.text(to_cell(&working, &layout))?;
    } else {
        output.text(to_square(&working, &layout))?;
    }
    Ok(Exit::Answered)
}

fn not_on_board(spot: Spot, layout: &Layout) -> String {
    let (rows, columns, squares) = (layout.rows(), layout.columns(), layout.squares());
    match spot {
        Spot::Square(number) => {
            format!("there is no square {number}: this board has the squares 1 to {squares}")
        }
        Spot::Cell { row, column } if row < rows && column < columns => {
            format!("the cell row {row}, column {column} is empty: the last row is not full")
        }
        Spot::Cell { row, column } => format!(
            "there is no cell row {row}, column {column}: rows are 0 to {}, columns 0 to {}",
            rows - 1,
            columns - 1
        ),
    }
}

/// A line of the working: what, how, why.
fn step(text: &mut String, what: &str, how: &str, why: &str) {
    let line = format!("  {what:<22}{how:<30}  {why}");
    // Writing to a string cannot fail.
    let _ = writeln!(text, "{}", line.trim_end());
}

fn direction(working: &Working) -> (String, String) {
    let k = working.k;
    if working.numbering != snakes_and_ladders::Numbering::Zigzag {
        return ("left to right".to_owned(), "as every row".to_owned());
    }
    let (parity, way) =
        if working.runs_backwards() { ("odd", "right to left") } else { ("even", "left to right") };
    let (rows, row, test) = (working.rows, working.row(), working.rows_minus_row());
    let other = if working.runs_backwards() { "even" } else { "odd" };
    (
        format!("k = {k} is {parity}: {way}"),
        format!("the same as: rows − row = {rows} − {row} = {test} is {other}, for it is k + 1"),
    )
}

fn to_cell(working: &Working, layout: &Layout) -> String {
    let Working { square, rows, columns, from_zero, k, position, .. } = *working;
    let mut text = format!(
        "square {square} of {}: {}   (counted from 0, row 0 on top)\n\n",
        layout.squares(),
        working.cell()
    );
    step(&mut text, "squares from 0", &format!("{square} − 1 = {from_zero}"), "");
    if working.flips_rows() {
        step(&mut text, "row from the bottom", &format!("k = {from_zero} ÷ {columns} = {k}"), "");
        step(
            &mut text,
            "row in the list",
            &format!("{rows} − 1 − {k} = {}", working.row()),
            "the list begins with the top row",
        );
    } else {
        step(&mut text, "row", &format!("k = {from_zero} ÷ {columns} = {k}"), "");
    }
    step(&mut text, "place in the row", &format!("{from_zero} mod {columns} = {position}"), "");
    let (how, why) = direction(working);
    step(&mut text, "direction", &how, &why);
    let column = if working.runs_backwards() {
        format!("{columns} − 1 − {position} = {}", working.column())
    } else {
        working.column().to_string()
    };
    step(&mut text, "column", &column, "");
    text
}

fn to_square(working: &Working, layout: &Layout) -> String {
    let Working { square, rows, columns, from_zero, k, position, .. } = *working;
    let (row, column) = (working.row(), working.column());
    let mut text = format!(
        "{}: square {square} of {}   (counted from 0, row 0 on top)\n\n",
        working.cell(),
        layout.squares()
    );
    if working.flips_rows() {
        step(
            &mut text,
            "row from the bottom",
            &format!("k = {rows} − 1 − {row} = {k}"),
            "the list begins with the top row",
        );
    }
    let (how, why) = direction(working);
    step(&mut text, "direction", &how, &why);
    let place = if working.runs_backwards() {
        format!("{columns} − 1 − {column} = {position}")
    } else {
        position.to_string()
    };
    step(&mut text, "place in the row", &place, "");
    step(&mut text, "squares from 0", &format!("{k} × {columns} + {position} = {from_zero}"), "");
    step(&mut text, "square", &format!("{from_zero} + 1 = {square}"), "");
    text
}
