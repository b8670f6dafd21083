//! A picture of the numbering: every square's number once, in rows.

use std::ops::Range;

use super::form::Format;
use super::jump_list::JumpList;
use super::numbers::quoted;
use super::parsed::Parsed;
use super::rows::{Row, Rows, Word};
use super::size_comment::Size;
use crate::layout::{Cell, Layout, Numbering};
use crate::square::Square;

/// A picture as it was read.
#[derive(Debug)]
pub(super) struct Picture {
    pub(super) parsed: Parsed,
    /// The order of its numbers, where it has a name.
    pub(super) numbering: Option<Numbering>,
}

impl From<Parsed> for Picture {
    /// A board whose text says nothing of its numbering.
    fn from(parsed: Parsed) -> Picture {
        Picture { parsed, numbering: None }
    }
}

/// Reads a whole text, from a place on, as one board without jumps.
pub(super) fn parse(text: &str, from: usize) -> Picture {
    let mut rows = Rows::new(text, from);
    let start = rows.start();
    let lines: Vec<Row<'_>> = rows.by_ref().collect();
    let cells: Vec<Vec<Word<'_>>> =
        lines.iter().map(|row| row.split(separates).collect()).collect();
    let mut list = JumpList::default();
    let numbering = check(&lines, &cells, &mut list);
    let columns = cells.first().map_or(0, Vec::len) as u64;
    let size = Size { squares: Some(cells.len() as u64 * columns), columns: Some(columns) };
    Picture { parsed: list.parsed(Format::Numbering, start, size), numbering }
}

fn separates(c: char) -> bool {
    c.is_whitespace() || c == '|' || c == ','
}

/// Whether every number is there once, and in which order.
fn check(lines: &[Row<'_>], cells: &[Vec<Word<'_>>], list: &mut JumpList) -> Option<Numbering> {
    let columns = usual_length(cells);
    for (line, row) in lines.iter().zip(cells).filter(|(_, row)| row.len() != columns) {
        let s = if row.len() == 1 { "" } else { "s" };
        list.problems.lose_structure(
            line.span(),
            format!("this row has {} number{s} where the other rows have {columns}", row.len()),
            Some("give every row the same number of squares"),
        );
    }
    let numbers = numbers(cells, cells.len() * columns, list);
    if list.problems.structure_lost() {
        return None;
    }
    every_number_once(cells, &numbers, list);
    if !list.problems.is_empty() {
        return None;
    }
    order(cells, &numbers, columns, list)
}

/// The length most rows have; of several the longest.
fn usual_length(cells: &[Vec<Word<'_>>]) -> usize {
    let mut lengths: Vec<usize> = cells.iter().map(Vec::len).collect();
    lengths.sort_unstable();
    let runs = lengths.chunk_by(|a, b| a == b);
    runs.max_by_key(|run| run.len()).map_or(0, |run| run[0])
}

fn numbers(cells: &[Vec<Word<'_>>], squares: usize, list: &mut JumpList) -> Vec<Option<u64>> {
    let squares = squares as u64;
    let number = |word: &Word<'_>| match word.text.parse() {
        Ok(number) if (1..=squares).contains(&number) => Some(number),
        _ => {
            list.problems.add(
                word.span.clone(),
                format!(
                    "found {}, expected a square of this picture: 1 to {squares}",
                    quoted(word.text)
                ),
                (word.text == "-1").then_some("a grid is written in brackets: [[-1,-1],[-1,3]]"),
            );
            None
        }
    };
    cells.iter().flatten().map(number).collect()
}

fn every_number_once(cells: &[Vec<Word<'_>>], numbers: &[Option<u64>], list: &mut JumpList) {
    let mut seen = vec![false; numbers.len()];
    for (word, &number) in cells.iter().flatten().zip(numbers) {
        let place = number.and_then(|number| usize::try_from(number - 1).ok());
        let Some(seen) = place.and_then(|place| seen.get_mut(place)) else { continue };
        if std::mem::replace(seen, true) {
            let what = format!("{} stands in this picture twice", word.text);
            list.problems.add(word.span.clone(), what, None);
        }
    }
    let missing: Vec<String> = seen
        .iter()
        .enumerate()
        .filter(|(_, seen)| !**seen)
        .map(|(place, _)| (place + 1).to_string())
        .take(5)
        .collect();
    if !missing.is_empty() {
        let end = cells.iter().flatten().last().map_or(0..0, |word| word.span.end..word.span.end);
        let more = if missing.len() > 4 { ", …" } else { "" };
        let what = format!(
            "missing in this picture: {}{more}",
            missing[..missing.len().min(4)].join(", ")
        );
        list.problems.add(end, what, Some("every square has one number: 1, 2, 3, …"));
    }
}

/// The name of the order, or a remark where it departs from a zigzag.
fn order(
    cells: &[Vec<Word<'_>>],
    numbers: &[Option<u64>],
    columns: usize,
    list: &mut JumpList,
) -> Option<Numbering> {
    let square = |layout: &Layout, mirrored: bool, place: usize| {
        let (row, column) = ((place / columns) as u64, (place % columns) as u64);
        let column = if mirrored { columns as u64 - 1 - column } else { column };
        layout.square(Cell { row, column }).map(Square::get)
    };
    let departs = |layout: &Layout, mirrored: bool| {
        let mut places = 0..numbers.len();
        places.find(|&place| square(layout, mirrored, place) != numbers[place])
    };
    let layout = |numbering| Layout::new(cells.len() as u64, columns as u64, numbering).ok();
    let zigzag = layout(Numbering::Zigzag)?;
    let place = departs(&zigzag, false)?;
    let named = Numbering::ALL.into_iter().find(|&numbering| {
        layout(numbering).is_some_and(|layout| departs(&layout, false).is_none())
    });
    if named.is_some() {
        return named;
    }
    let word = &cells[place / columns][place % columns];
    let expected = square(&zigzag, false, place).unwrap_or_default();
    let help = if departs(&zigzag, true).is_none() {
        "it is a zigzag from the bottom right; the board is drawn as one from the bottom left"
    } else {
        "the board is drawn as a zigzag; the game is the same, as no jump is drawn here"
    };
    let span: Range<usize> = word.span.clone();
    list.remarks.add(
        span,
        format!("this picture has {} where a zigzag has {expected}", word.text),
        Some(help),
    );
    None
}
