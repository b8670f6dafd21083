//! From a square to its cell: every row by plain arithmetic.

use snakes_and_ladders::Numbering;
use snakes_and_ladders::doc::Meaning;

use super::Told;
use super::page::numbers;
use crate::engine::{Found, holds, same};

/// Every row of the table of cells is right.
pub(super) fn cells(told: &Told<'_>) -> Found {
    let Some((columns, numbering)) = told.layout else {
        return holds("no table without columns", told.page.table("cells", "square").is_err());
    };
    let table = told.page.table("cells", "square")?;
    let rows = told.raw.last.div_ceil(columns);
    let zigzag = numbering == Numbering::Zigzag;
    same("whether rows turn", table.has("k odd"), zigzag)?;
    let mut before = 0;
    for cells in table.rows {
        let text = |heading| Ok::<_, String>(table.cell(cells, heading)?.to_string());
        let one = |heading| numbers(&text(heading)?).last().copied().ok_or(format!("no {heading}"));
        let square = one("square")?;
        holds("the squares rise and are on the board", before < square && square <= told.raw.last)?;
        before = square;
        let (k, position) = ((square - 1) / columns, (square - 1) % columns);
        same("k", one("k =")?, k)?;
        same("position", one("position")?, position)?;
        let row = if numbering == Numbering::TopLeft { k } else { rows - 1 - k };
        same("row", one("row")?, row)?;
        let turns = zigzag && k % 2 == 1;
        let column = if turns { columns - 1 - position } else { position };
        if zigzag {
            same("k odd?", text("k odd")?, if turns { "yes" } else { "no" }.to_owned())?;
            let working = if turns { vec![columns - 1, position, column] } else { vec![column] };
            same("column", numbers(&text("column")?), working)?;
        }
        let entry = text("board[")?;
        let jump = told.raw.jumps.iter().find(|(from, _)| *from == square).map(|(_, to)| *to);
        same("the entry", numbers(&entry), vec![row, column, jump.unwrap_or(1)])?;
        same("no jump", entry.contains("-1"), jump.is_none())?;
        told.count(5);
    }
    for corner in [1, told.raw.last] {
        let listed = table.rows.iter().any(|row| row[0].to_string() == corner.to_string());
        holds(&format!("{corner} is worked out"), listed)?;
    }
    headings(told, rows, columns)
}

/// The formulas have the board's own numbers.
fn headings(told: &Told<'_>, rows: u64, columns: u64) -> Found {
    for text in told.page.texts("cells")? {
        for code in text.spans().iter().filter(|span| span.meaning == Meaning::Code) {
            told.count(1);
            let expected = match code.text.split(" =").next() {
                Some("k" | "position") => vec![1, columns],
                Some("row") if code.text != "row = k" => vec![rows, 1],
                Some("column") if code.text != "column = position" => vec![columns, 1],
                _ => vec![],
            };
            same(&code.text, numbers(&code.text), expected)?;
        }
    }
    Ok(())
}

/// The rows that run backwards are told by arithmetic.
pub(super) fn backwards(told: &Told<'_>) -> Found {
    let doubt = told.page.doubt("cells", "index")?;
    let rows = told.layout.map_or(0, |(columns, _)| told.raw.last.div_ceil(columns));
    let zigzag = told.layout.is_some_and(|(_, numbering)| numbering == Numbering::Zigzag);
    let Some(doubt) = doubt else { return holds("the doubt arises", !zigzag || rows < 2) };
    told.count(1);
    holds("rows turn here", zigzag && rows >= 2)?;
    // Row k = 1 is the second from below: the first that runs backwards.
    let text = doubt.text.to_string();
    let &[row, other, other_row, one, of, minus, two] = &numbers(&text)[..] else {
        return Err(format!("figures of {text}"));
    };
    same("the first row that runs backwards", row, rows - 2)?;
    same("in another board", other_row + 2, other)?;
    holds("that row is of the other parity", row % 2 != other_row % 2)?;
    same("k + 1", (one, of - minus, two), (1, 2, 2))?;
    same("rows - row", (of, minus), (rows, row))?;
    let words: Vec<&str> = text
        .split(|c: char| !c.is_alphabetic())
        .filter(|word| ["even", "odd"].contains(word))
        .collect();
    let parity = |number: u64| if number.is_multiple_of(2) { "even" } else { "odd" };
    same("even and odd", &words[..2], &[parity(row), parity(other_row)])?;
    same("by chance", text.contains("luck"), rows.is_multiple_of(2))
}
