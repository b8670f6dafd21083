//! A JSON object with a size and jumps.

use std::ops::Range;

use super::form::Format;
use super::jumps::{Items, Jumps, items};
use super::names::{Kind, Measure};
use super::numbers::{quoted, whole, whole_number_problem};
use super::parsed::Parsed;
use super::problem::{Places, Problems};
use super::tokens::{Bracket, Token, Tokens};
use crate::board::Draft;
use crate::layout::MAX_SQUARES;
use crate::rules::Preset;
use crate::vocabulary::UnknownName;

/// Reads an object, from its `{` on, as far as it goes.
pub(super) fn parse(tokens: &mut Tokens<'_>) -> Parsed {
    let (_, open) = tokens.next();
    let mut object = Object::new(open.clone());
    let of_object = Items {
        bracket: Bracket::Curly,
        name: "a key",
        begins: |tokens| {
            matches!(tokens.peek(), Token::Text(_) | Token::Word(_) | Token::Number(_))
        },
        in_json: true,
    };
    items(&mut object, tokens, &of_object, Object::entry);
    object.nothing_known();
    let (squares, columns) = object.sizes();
    let jumps = object.list.finish(&mut object.places);
    Parsed {
        format: Format::Object,
        start: open.start,
        draft: Draft::List { squares, columns, jumps },
        places: object.places,
        preset: object.preset,
        problems: object.list.problems,
        remarks: object.list.remarks,
    }
}

struct Object {
    squares: Option<u64>,
    columns: Option<u64>,
    rows: Option<u64>,
    side: Option<u64>,
    preset: Option<Preset>,
    list: Jumps,
    places: Places,
    seen: Vec<String>,
    unknown: Vec<String>,
    /// The first unknown key that holds a list of lists.
    grid: Option<String>,
}

impl AsMut<Jumps> for Object {
    fn as_mut(&mut self) -> &mut Jumps {
        &mut self.list
    }
}

const KEYS: &str = "squares, columns, jumps, ladders, snakes or preset";

impl Object {
    fn new(open: Range<usize>) -> Object {
        Object {
            squares: None,
            columns: None,
            rows: None,
            side: None,
            preset: None,
            list: Jumps::new("object", open),
            places: Places::default(),
            seen: Vec::new(),
            unknown: Vec::new(),
            grid: None,
        }
    }

    /// An object none of whose keys mean anything is something else altogether:
    /// one problem says more than one a key.
    fn nothing_known(&mut self) {
        let strange = self.unknown.len() > 1 && self.seen.is_empty() && self.list.listed.is_empty();
        if strange && !self.list.problems.structure_lost() {
            self.list.problems = Problems::new();
            let most = self.unknown.len().min(4);
            let more = if self.unknown.len() > most { ", …" } else { "" };
            let keys = self.unknown[..most].join(", ");
            let what = format!("this object is no board: its keys are {keys}{more}, not {KEYS}");
            let is_swapped =
                self.grid.as_deref() == Some("`output`") && self.unknown.contains(&quoted("input"));
            let help = match &self.grid {
                Some(key) if is_swapped => {
                    format!("{key} holds a grid: give that alone; are input and output swapped?")
                }
                Some(key) => format!("{key} holds a grid: give that alone"),
                None => "a board is e.g. {\"squares\": 100, \"jumps\": {\"4\": 14}}, or a grid \
                         [[-1,-1],[-1,3]]"
                    .to_owned(),
            };
            self.list.problems.add(self.list.open.clone(), what, Some(&help));
        }
    }

    fn entry(&mut self, tokens: &mut Tokens<'_>) {
        if let Some((key, span)) = self.list.key(tokens, false) {
            self.setting(tokens, &key, span);
        }
    }

    fn setting(&mut self, tokens: &mut Tokens<'_>, key: &str, span: Range<usize>) {
        if key.trim().parse::<i128>().is_ok() {
            return self.list.jump(tokens, key, span, Kind::Jumps);
        }
        if self.seen.iter().any(|seen| seen == key) {
            self.list.problems.add(
                span.clone(),
                format!("{} is given twice", quoted(key)),
                Some("keep one of the two"),
            );
        }
        if let Some(measure) = Measure::of(key) {
            let is_first = !self.seen.iter().any(|seen| seen == key);
            self.size(tokens, measure, is_first);
            self.seen.push(key.to_owned());
            return;
        }
        match key {
            "jumps" => self.list.read(tokens, Kind::Jumps, true),
            "ladders" => self.list.read(tokens, Kind::Ladders, true),
            "snakes" => self.list.read(tokens, Kind::Snakes, true),
            "preset" => self.preset(tokens),
            "name" | "title" | "source" => tokens.skip_value(),
            _ => {
                self.list.problems.add(
                    span,
                    format!("unknown key {}, expected {KEYS}", quoted(key)),
                    nearest(key),
                );
                self.unknown.push(quoted(key));
                if begins_lists(tokens) {
                    self.grid.get_or_insert_with(|| quoted(key));
                }
                // Most likely the size is what was meant.
                self.squares = self.squares.or(Some(MAX_SQUARES));
                return tokens.skip_value();
            }
        }
        self.seen.push(key.to_owned());
    }

    /// Reads a size; one that another key gave otherwise is wrong.
    fn size(&mut self, tokens: &mut Tokens<'_>, measure: Measure, is_first: bool) {
        let value = tokens.span();
        let most = if measure == Measure::Side { MAX_SQUARES.isqrt() } else { MAX_SQUARES };
        let count = self.count(tokens, most);
        let slot = match measure {
            Measure::Squares | Measure::FinalSquare => &mut self.squares,
            Measure::Columns => &mut self.columns,
            Measure::Rows => &mut self.rows,
            Measure::Side => &mut self.side,
        };
        let before = slot.replace(count).filter(|&before| is_first && before != count);
        if let Some(before) = before {
            let what = format!("this size is {before} before, {count} here");
            self.list.problems.add(value.clone(), what, Some("keep one of the two"));
        }
        match measure {
            Measure::Columns => self.places.columns = Some(value.start),
            _ => self.places.squares = Some(value.start),
        }
    }

    /// The number of squares, and of columns, as all sizes together say them.
    fn sizes(&mut self) -> (Option<u64>, Option<u64>) {
        let columns = self.columns.or(self.side);
        // A side that is too large is for the gate to refuse.
        let drawn = columns.zip(self.rows.or(self.side));
        let drawn = drawn.map(|(columns, rows)| columns.saturating_mul(rows));
        if let (Some(squares), Some(drawn), Some(_)) = (self.squares, drawn, self.rows)
            && squares != drawn
        {
            let what = format!("the board has {squares} squares, but its rows and columns {drawn}");
            self.list.problems.add(self.list.open.clone(), what, Some("keep one of the two"));
        }
        (self.squares.or(drawn), columns)
    }

    fn preset(&mut self, tokens: &mut Tokens<'_>) {
        let (span, found) = (tokens.span(), tokens.found());
        match tokens.next() {
            (Token::Text(name), _) => match name.parse() {
                Ok(preset) => self.preset = Some(preset),
                Err(error) => self.list.problems.add(span, UnknownName::to_string(&error), None),
            },
            _ => self.list.problems.add(
                span,
                format!("found {found}, expected the name of a preset"),
                None,
            ),
        }
    }

    /// A number of squares or columns; a placeholder where there is none, so
    /// that the gate does not miss it as well.
    fn count(&mut self, tokens: &mut Tokens<'_>, placeholder: u64) -> u64 {
        let (span, found) = (tokens.span(), tokens.found());
        if let Token::Number(number) = *tokens.peek() {
            tokens.next();
            if let Some(count) = whole(number) {
                return count;
            }
            let (what, help) = whole_number_problem(number);
            self.list.problems.add(span, what, Some(help));
        } else {
            self.list.problems.add(span, format!("found {found}, expected a number"), None);
            tokens.skip_value();
        }
        placeholder
    }
}

/// Whether a list of lists begins here.
fn begins_lists(tokens: &mut Tokens<'_>) -> bool {
    *tokens.peek() == Token::OPEN_LIST && tokens.second() == Token::OPEN_LIST
}

fn nearest(key: &str) -> Option<&'static str> {
    let key = key.to_lowercase();
    let is = |names: &[&str]| names.contains(&key.as_str());
    if is(&["square", "cells", "length"]) {
        Some("write \"squares\" for the number of squares")
    } else if is(&["column"]) {
        Some("write \"columns\"")
    } else if is(&["jump", "moves", "edges"]) {
        Some("write \"jumps\"")
    } else if is(&["ladder"]) {
        Some("write \"ladders\"")
    } else if is(&["snake", "chutes"]) {
        Some("write \"snakes\"")
    } else if is(&["rules", "game"]) {
        Some("write \"preset\" with the name of a preset")
    } else {
        None
    }
}
