//! The input of SPOJ PCPC12E: a size and two counts, then a jump a line, and
//! so on to the end of the text.

use super::{Lost, Rows, pairs};
use crate::format::form::Format;
use crate::format::jump_list::JumpList;
use crate::format::names::Kind;
use crate::format::numbers::quoted;
use crate::format::parsed::Parsed;
use crate::format::problem::Problems;
use crate::format::size_comment::Size;

const HEAD: &str = "four numbers: rows columns snakes ladders";

/// Reads the next board, if there is a line.
pub(super) fn next(rows: &mut Rows<'_>) -> Option<Result<Parsed, Problems>> {
    rows.peek()?;
    let start = rows.start();
    let mut list = JumpList::default();
    let mut size = Size::default();
    let read = board(rows, &mut list, &mut size);
    if read.is_err() {
        // A line of four numbers begins the next board, whatever the counts say.
        while rows.peek().is_some_and(|row| row.count(5) != 4) {
            rows.next();
        }
    }
    Some(match read {
        Ok(()) => Ok(list.parsed(Format::Spoj, start, size)),
        Err(Lost) => Err(list.problems),
    })
}

fn board(rows: &mut Rows<'_>, list: &mut JumpList, size: &mut Size) -> Result<(), Lost> {
    let row = rows.next().ok_or(Lost)?;
    let words: Vec<_> = row.words().take(5).collect();
    let numbers: Option<Vec<u64>> = words.iter().map(|word| word.text.parse().ok()).collect();
    let &[height, width, snakes, ladders] = &numbers.unwrap_or_default()[..] else {
        let what = format!("found {}, expected {HEAD}", quoted(row.text()));
        list.problems.lose_structure(row.span(), what, None);
        return Err(Lost);
    };
    // Too many squares are for the gate to refuse.
    size.squares = Some(height.saturating_mul(width));
    size.columns = Some(width);
    list.places.squares = Some(words[0].span.start);
    list.places.columns = Some(words[1].span.start);
    pairs(rows, list, Kind::Snakes, snakes)?;
    pairs(rows, list, Kind::Ladders, ladders)?;
    if let Some(row) = rows.peek().filter(|row| row.count(5) != 4) {
        list.problems.lose_structure(
            row.span(),
            format!("found {}, expected {HEAD}, or the end of the text", quoted(row.text())),
            Some("do the counts of the board before say too little?"),
        );
        return Err(Lost);
    }
    Ok(())
}
