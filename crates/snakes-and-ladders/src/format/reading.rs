//! What an array is as one form or the other.

use std::ops::Range;

use super::Options;
use super::array::Array;
use super::form::Format;
use super::problem::{Places, Problems};
use crate::board::Draft;
use crate::rules::Preset;

/// What a list of numbers may be instead.
const ROWS: &str = "a grid has its rows in brackets: [[-1,-1],[-1,3]]";

/// A place of an array and what it holds.
#[derive(Debug)]
pub(super) struct Entry {
    pub(super) place: u64,
    /// Where the place is written, or else what it holds.
    pub(super) place_span: Range<usize>,
    pub(super) holds: i128,
    /// Where what it holds is written.
    pub(super) span: Range<usize>,
}

/// An array as a form has it.
pub(super) struct Reading {
    pub(super) format: Format,
    pub(super) draft: Draft,
    pub(super) places: Places,
    pub(super) preset: Option<Preset>,
    /// Why it is none.
    pub(super) wrong: Problems,
    /// Whether a square leads to itself, which hardly anybody means.
    pub(super) has_ring: bool,
}

impl Reading {
    pub(super) fn new(array: &Array, format: Format, options: &Options) -> Reading {
        let mut wrong = Problems::new();
        let swift = format == Format::Offsets && array.sizes.has_final_square();
        // Assignments name squares as the Swift book does: 0 is off the board.
        let off_board = format == Format::Offsets
            && (swift || array.length.is_none())
            && array.length != Some(0);
        let squares = squares(array, off_board, options, &mut wrong);
        let base = i128::from(!off_board);
        let last = squares.map(|squares| i128::from(squares) - base);
        let none = match format {
            // Nobody assigns "no jump" to a place that holds nothing else.
            Format::Moves if array.has_minus_one || !array.says_none => -1,
            _ => 0,
        };
        let mut jumps = Vec::new();
        let mut places = Places::default();
        let mut has_ring = false;
        // Where it is not sure how many places there are, none is blamed.
        let entries = if wrong.is_empty() { &array.entries[..] } else { &[] };
        for Entry { place, place_span, holds, span } in entries {
            if *holds == none {
                continue;
            }
            let place = i128::from(*place);
            let to = if format == Format::Moves { *holds } else { place.saturating_add(*holds) };
            let on_board = |place: i128| place >= 1 - base && last.is_none_or(|last| place <= last);
            if !on_board(place) {
                let what = format!("place {place} is none of the {}", range(1 - base, last));
                wrong.add(place_span.clone(), what, None);
            } else if on_board(to) {
                has_ring |= place == to;
                jumps.push((place + base, to + base));
                places.jumps.push((place_span.start, span.start));
            } else {
                let (what, help) = no_place(format, place, *holds, to, &range(1 - base, last));
                let help = if array.is_bare() { Some(ROWS) } else { help };
                wrong.add(span.clone(), what, help);
            }
        }
        let columns = array.sizes.columns();
        places.columns = columns.as_ref().map(|(_, span)| span.start);
        places.squares = array.sizes.squares().map(|(_, span)| span.start);
        let preset = swift.then_some(Preset::SwiftBook);
        let drawn = preset.filter(|preset| preset.squares() == squares).and_then(Preset::columns);
        let columns = columns.map(|(count, _)| count).or(drawn);
        let draft = Draft::List { squares, columns, jumps };
        Reading { format, draft, places, preset, wrong, has_ring }
    }
}

/// How many squares there are: as many as places, unless nothing but
/// assignments say what they hold.
fn squares(array: &Array, off_board: bool, options: &Options, wrong: &mut Problems) -> Option<u64> {
    let said = array.sizes.squares();
    let Some(length) = array.length else {
        let preset = options.preset.and_then(Preset::squares);
        return options.squares.or(said.map(|(count, _)| count)).or(preset);
    };
    let squares = if off_board { length.saturating_sub(1) } else { length };
    let s = if length == 1 { "" } else { "s" };
    let off = if off_board { ", the first of them off the board" } else { "" };
    if let Some((count, span)) = said.filter(|&(count, _)| count != squares) {
        let what =
            format!("the board has {count} squares here, but its array has {length} place{s}{off}");
        wrong.add(span, what, Some("give every square a place"));
    } else if let Some(count) = options.squares.filter(|&count| count != squares) {
        let begin = array.begin.unwrap_or_default();
        let what =
            format!("this array has {length} place{s}{off}, but {count} squares are asked for");
        wrong.add(begin..begin + 1, what, Some("an array has its own size"));
    }
    Some(squares)
}

fn range(first: i128, last: Option<i128>) -> String {
    match last {
        Some(last) => format!("places of this array ({first} to {last})"),
        None => format!("places of this array ({first} or more)"),
    }
}

fn no_place(
    format: Format,
    place: i128,
    holds: i128,
    to: i128,
    range: &str,
) -> (String, Option<&'static str>) {
    if format == Format::Moves {
        let what = format!("place {place} holds {holds}, which is none of the {range}");
        (what, Some("write the place the jump leads to, counted from 0, or -1 for \"no jump\""))
    } else {
        let what = format!(
            "place {place} holds {holds} and so leads to {to}, which is none of the {range}"
        );
        (what, Some("write how far the jump leads, or 0 for \"no jump\""))
    }
}
