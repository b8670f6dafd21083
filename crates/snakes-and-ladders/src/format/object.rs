//! A JSON object with a size and jumps.

use std::ops::Range;

use super::form::Format;
use super::numbers::{quoted, whole_number_problem};
use super::parsed::Parsed;
use super::problem::{Places, Problems};
use super::tokens::{Token, Tokens};
use crate::board::Draft;
use crate::layout::MAX_SQUARES;
use crate::rules::Preset;
use crate::vocabulary::UnknownName;

/// Reads an object, from its `{` on, as far as it goes.
pub(super) fn parse(tokens: &mut Tokens<'_>) -> Parsed {
    let (_, open) = tokens.next();
    let mut object = Object { open: open.clone(), ..Object::default() };
    object.entries(tokens, Inside::Board);
    object.nothing_known();
    let mut squares = object.squares;
    let mut columns = object.columns;
    if let Some(side) = object.side {
        // A side that is too large is for the gate to refuse.
        squares = squares.or(Some(side.saturating_mul(side)));
        columns = columns.or(Some(side));
    }
    Parsed {
        format: Format::Object,
        start: open.start,
        draft: Draft::List { squares, columns, jumps: object.jumps },
        places: object.places,
        preset: object.preset,
        problems: object.problems,
        remarks: object.remarks,
    }
}

#[derive(Default)]
struct Object {
    /// Its `{`.
    open: Range<usize>,
    squares: Option<u64>,
    columns: Option<u64>,
    side: Option<u64>,
    preset: Option<Preset>,
    jumps: Vec<(i128, i128)>,
    places: Places,
    problems: Problems,
    remarks: Problems,
    seen: Vec<String>,
    unknown: Vec<String>,
}

/// What the jumps of a map or list are said to be.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Jumps,
    Ladders,
    Snakes,
}

#[derive(Clone, Copy, PartialEq)]
enum Inside {
    /// The outermost object.
    Board,
    /// A map of jumps.
    Map(Kind),
}

/// Items between brackets, as errors name them.
struct Items {
    close: Token<'static>,
    sign: &'static str,
    /// What would end the text from inside here.
    rest: &'static str,
    name: &'static str,
    begins: fn(&Token<'_>) -> bool,
}

const KEYS: &str = "squares, columns, jumps, ladders, snakes or preset";

impl Object {
    /// Reads the entries of an object behind its `{`, up to and with its `}`.
    fn entries(&mut self, tokens: &mut Tokens<'_>, inside: Inside) {
        let of_object = Items {
            close: Token::CloseObject,
            sign: "}",
            rest: if inside == Inside::Board { "}" } else { "}}" },
            name: "a key",
            begins: |token| matches!(token, Token::Text(_) | Token::Word(_) | Token::Number(_)),
        };
        self.items(tokens, &of_object, |object, tokens| object.entry(tokens, inside));
    }

    /// Reads the pairs of a list behind its `[`, up to and with its `]`.
    fn pairs(&mut self, tokens: &mut Tokens<'_>, kind: Kind) {
        let of_list = Items {
            close: Token::CloseList,
            sign: "]",
            rest: "]}",
            name: "a pair [from, to]",
            begins: |token| *token == Token::OpenList,
        };
        self.items(tokens, &of_list, |object, tokens| object.pair(tokens, kind));
    }

    /// Reads items with commas between them (and perhaps behind the last).
    fn items(
        &mut self,
        tokens: &mut Tokens<'_>,
        items: &Items,
        mut read: impl FnMut(&mut Self, &mut Tokens<'_>),
    ) {
        let mut comma_due = false;
        while !tokens.take(&items.close) {
            let span = tokens.span();
            let next_board = if items.close == Token::CloseObject {
                tokens.begins_next_board()
            } else {
                tokens.begins_next_board_at_margin() || *tokens.peek() == Token::OpenObject
            };
            match tokens.peek() {
                Token::End => return self.problems.cut_off(span, "object", items.rest),
                Token::Comma if comma_due => {
                    tokens.next();
                    comma_due = false;
                }
                Token::OpenList | Token::OpenObject if next_board => {
                    return self.problems.not_closed(self.open.clone());
                }
                token if (items.begins)(token) => {
                    if comma_due {
                        self.problems.missing_comma(tokens, items.sign);
                    }
                    read(self, tokens);
                    comma_due = true;
                }
                _ => {
                    let item = if comma_due { "`,`" } else { items.name };
                    self.problems.unexpected(tokens, &format!("{item} or `{}`", items.sign));
                    match tokens.peek() {
                        // A list that lost its bracket ends with its object.
                        Token::CloseObject => return,
                        // Most likely meant to close this.
                        Token::CloseList => {
                            tokens.next();
                            return;
                        }
                        _ => tokens.skip_value(),
                    }
                }
            }
        }
    }

    /// An object none of whose keys mean anything is something else altogether:
    /// one problem says more than one a key.
    fn nothing_known(&mut self) {
        let strange = self.unknown.len() > 1 && self.seen.is_empty() && self.jumps.is_empty();
        if strange && !self.problems.structure_lost() {
            self.problems = Problems::new();
            let most = self.unknown.len().min(4);
            let more = if self.unknown.len() > most { ", …" } else { "" };
            let keys = self.unknown[..most].join(", ");
            let what = format!("this object is no board: its keys are {keys}{more}, not {KEYS}");
            self.problems.add(self.open.clone(), what, None);
        }
    }

    fn entry(&mut self, tokens: &mut Tokens<'_>, inside: Inside) {
        let (key, span) = tokens.next();
        let key: String = match key {
            Token::Text(text) => text.into_owned(),
            Token::Word(word) | Token::Number(word) => word.to_owned(),
            _ => String::new(),
        };
        if !tokens.take(&Token::Colon) {
            self.problems.unexpected(tokens, "`:`");
            if !matches!(tokens.peek(), Token::Number(_) | Token::Text(_)) {
                return;
            }
        }
        if tokens.begins_next_board_at_margin() {
            return self.problems.not_closed(self.open.clone());
        }
        match inside {
            Inside::Map(kind) => self.jump(tokens, &key, span, kind),
            Inside::Board => self.setting(tokens, &key, span),
        }
    }

    fn setting(&mut self, tokens: &mut Tokens<'_>, key: &str, span: Range<usize>) {
        if key.trim().parse::<i128>().is_ok() {
            return self.jump(tokens, key, span, Kind::Jumps);
        }
        if self.seen.iter().any(|seen| seen == key) {
            self.problems.add(
                span.clone(),
                format!("{} is given twice", quoted(key)),
                Some("keep one of the two"),
            );
        }
        let value = tokens.span();
        match key {
            "squares" => {
                self.squares = Some(self.count(tokens, MAX_SQUARES));
                self.places.squares = Some(value.start);
            }
            "columns" => {
                self.columns = Some(self.count(tokens, MAX_SQUARES));
                self.places.columns = Some(value.start);
            }
            "board_dimension" => {
                self.side = Some(self.count(tokens, MAX_SQUARES.isqrt()));
                self.places.squares = Some(value.start);
            }
            "jumps" => self.jumps(tokens, Kind::Jumps),
            "ladders" => self.jumps(tokens, Kind::Ladders),
            "snakes" => self.jumps(tokens, Kind::Snakes),
            "preset" => self.preset(tokens),
            "name" | "title" | "source" => tokens.skip_value(),
            _ => {
                self.problems.add(
                    span,
                    format!("unknown key {}, expected {KEYS}", quoted(key)),
                    nearest(key),
                );
                self.unknown.push(quoted(key));
                // Most likely the size is what was meant.
                self.squares = self.squares.or(Some(MAX_SQUARES));
                return tokens.skip_value();
            }
        }
        self.seen.push(key.to_owned());
    }

    fn preset(&mut self, tokens: &mut Tokens<'_>) {
        let (span, found) = (tokens.span(), tokens.found());
        match tokens.next() {
            (Token::Text(name), _) => match name.parse() {
                Ok(preset) => self.preset = Some(preset),
                Err(error) => self.problems.add(span, UnknownName::to_string(&error), None),
            },
            _ => self.problems.add(
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
            if let Ok(count) = number.parse() {
                return count;
            }
            let (what, help) = whole_number_problem(number);
            self.problems.add(span, what, Some(help));
        } else {
            self.problems.add(span, format!("found {found}, expected a number"), None);
            tokens.skip_value();
        }
        placeholder
    }

    fn jumps(&mut self, tokens: &mut Tokens<'_>, kind: Kind) {
        match tokens.peek() {
            Token::OpenObject => {
                tokens.next();
                self.entries(tokens, Inside::Map(kind));
            }
            Token::OpenList => {
                tokens.next();
                self.pairs(tokens, kind);
            }
            _ => {
                self.problems
                    .unexpected(tokens, "a map {\"from\": to} or a list of pairs [[from, to]]");
                tokens.skip_value();
            }
        }
    }

    fn pair(&mut self, tokens: &mut Tokens<'_>, kind: Kind) {
        let (_, open) = tokens.next();
        let mut numbers = 0;
        let mut ends = [None, None];
        let mut comma_due = false;
        while !tokens.take(&Token::CloseList) {
            let span = tokens.span();
            if tokens.begins_next_board_at_margin() {
                return self.problems.not_closed(self.open.clone());
            }
            match *tokens.peek() {
                Token::Comma if comma_due => {
                    tokens.next();
                    comma_due = false;
                    continue;
                }
                Token::Number(number) => {
                    if comma_due {
                        self.problems.missing_comma(tokens, "]");
                    }
                    tokens.next();
                    if let Some(end) = ends.get_mut(numbers) {
                        *end = self.square(number, span.clone()).map(|square| (square, span));
                    }
                }
                Token::End => return self.problems.cut_off(span, "object", "]]}"),
                Token::CloseObject => {
                    // Most likely meant to close this pair.
                    self.problems.unexpected(tokens, "two numbers [from, to]");
                    tokens.next();
                    return;
                }
                _ => {
                    self.problems.unexpected(tokens, "two numbers [from, to]");
                    if *tokens.peek() == Token::Comma {
                        tokens.next();
                    } else {
                        tokens.skip_value();
                    }
                }
            }
            numbers += 1;
            comma_due = true;
        }
        match ends {
            [Some((from, from_span)), Some((to, to_span))] if numbers == 2 => {
                self.add(from, to, from_span, to_span, kind);
            }
            _ if numbers == 2 || self.problems.structure_lost() => {}
            _ => {
                let s = if numbers == 1 { "" } else { "s" };
                let what = format!("this pair has {numbers} number{s}, expected two: [from, to]");
                self.problems.lose_structure(open, what, None);
            }
        }
    }

    /// Reads the destination of the jump whose key was read.
    fn jump(&mut self, tokens: &mut Tokens<'_>, key: &str, span: Range<usize>, kind: Kind) {
        let from = self.square(key.trim(), span.clone());
        let to_span = tokens.span();
        let number = match tokens.peek() {
            Token::Number(number) => Some((*number).to_owned()),
            Token::Text(text) if text.trim().parse::<i128>().is_ok() => {
                Some(text.trim().to_owned())
            }
            _ => None,
        };
        let Some(number) = number else {
            let found = tokens.found();
            self.problems.add(
                to_span,
                format!("found {found}, expected the square the jump leads to"),
                None,
            );
            return tokens.skip_value();
        };
        tokens.next();
        let to = self.square(&number, to_span.clone());
        if let (Some(from), Some(to)) = (from, to) {
            self.add(from, to, span, to_span, kind);
        }
    }

    fn add(
        &mut self,
        from: i128,
        to: i128,
        from_span: Range<usize>,
        to_span: Range<usize>,
        kind: Kind,
    ) {
        let slip = match kind {
            Kind::Ladders if to < from => Some("is listed among the ladders but leads down"),
            Kind::Snakes if to > from => Some("is listed among the snakes but leads up"),
            _ => None,
        };
        if let Some(slip) = slip {
            self.remarks.add(
                from_span.clone(),
                format!("the jump {from} ⇒ {to} {slip}"),
                Some("are its ends swapped?"),
            );
        }
        self.jumps.push((from, to));
        self.places.jumps.push((from_span.start, to_span.start));
    }

    fn square(&mut self, number: &str, span: Range<usize>) -> Option<i128> {
        let square = number.parse().ok();
        if square.is_none() {
            let (what, help) = whole_number_problem(number);
            self.problems.add(span, what, Some(help));
        }
        square
    }
}

fn nearest(key: &str) -> Option<&'static str> {
    let key = key.to_lowercase();
    let is = |names: &[&str]| names.contains(&key.as_str());
    if is(&["square", "size", "cells", "n", "length", "numsquares", "last"]) {
        Some("write \"squares\" for the number of squares")
    } else if is(&["column", "cols", "width"]) {
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
