//! Lists and maps of jumps, as objects and programs hold them.

use std::ops::Range;

use super::names::{End, Kind};
use super::numbers::{decimal, quoted, whole, whole_number_problem};
use super::problem::{Places, Problems};
use super::tokens::{Bracket, Token, Tokens};

/// Jumps as they are read, with where they stood and what is wrong with them.
#[derive(Debug)]
pub(super) struct Jumps {
    /// What the jumps stand in, as errors name it.
    whole: &'static str,
    /// Where that begins.
    pub(super) open: Range<usize>,
    /// The brackets that are open, the outermost first.
    inside: Vec<Bracket>,
    pub(super) listed: Vec<Listed>,
    pub(super) problems: Problems,
    pub(super) remarks: Problems,
}

/// A jump of a list.
#[derive(Debug)]
pub(super) struct Listed {
    pub(super) kind: Kind,
    from: i128,
    to: i128,
    from_span: Range<usize>,
    to_start: usize,
}

/// A number of a jump with its place.
type Number = (i128, Range<usize>);

/// What stands between two brackets.
pub(super) struct Items {
    pub(super) bracket: Bracket,
    /// One of them, as errors name it.
    pub(super) name: &'static str,
    pub(super) begins: fn(&mut Tokens<'_>) -> bool,
    /// Whether a `{` where none may stand begins another board.
    pub(super) in_json: bool,
}

impl AsMut<Jumps> for Jumps {
    fn as_mut(&mut self) -> &mut Jumps {
        self
    }
}

/// Reads items with commas between them (and perhaps behind the last), behind
/// the opening bracket, up to and with the closing one.
pub(super) fn items<R: AsMut<Jumps>>(
    reader: &mut R,
    tokens: &mut Tokens<'_>,
    items: &Items,
    mut read: impl FnMut(&mut R, &mut Tokens<'_>),
) {
    let close = items.bracket.close();
    let sign = items.bracket.closing_sign();
    let mut comma_due = false;
    reader.as_mut().inside.push(items.bracket);
    while !tokens.take(&close) {
        let span = tokens.span();
        let jumps = reader.as_mut();
        match tokens.peek() {
            Token::End => {
                jumps.cut_off(span);
                break;
            }
            Token::Comma if comma_due => {
                tokens.next();
                comma_due = false;
                continue;
            }
            _ => {}
        }
        if !(items.begins)(tokens) && items.begins_next_board(tokens) {
            jumps.problems.not_closed(jumps.open.clone());
            break;
        }
        if items.begins_next_board_at_margin(tokens) {
            jumps.problems.not_closed(jumps.open.clone());
            break;
        }
        if (items.begins)(tokens) {
            if comma_due {
                jumps.problems.missing_comma(tokens, sign);
            }
            read(reader, tokens);
            comma_due = true;
            continue;
        }
        let item = if comma_due { "`,`" } else { items.name };
        jumps.problems.unexpected(tokens, &format!("{item} or `{sign}`"));
        match tokens.peek() {
            // A list that lost its bracket ends with what is around it.
            Token::Close(Bracket::Curly) => break,
            // Most likely meant to close this.
            Token::Close(_) => {
                tokens.next();
                break;
            }
            _ => tokens.skip_value(),
        }
    }
    reader.as_mut().inside.pop();
}

impl Items {
    fn begins_next_board(&self, tokens: &mut Tokens<'_>) -> bool {
        match tokens.peek() {
            Token::Open(Bracket::Curly) => self.in_json,
            Token::Open(_) => self.bracket == Bracket::Curly && tokens.begins_next_board(),
            Token::Semicolon => tokens.ends_line(),
            _ => false,
        }
    }

    /// In a program the lines of a list may begin with anything a list has.
    fn begins_next_board_at_margin(&self, tokens: &mut Tokens<'_>) -> bool {
        (self.in_json || matches!(tokens.peek(), Token::Word(_)))
            && tokens.begins_next_board_at_margin()
    }
}

impl Jumps {
    pub(super) fn new(whole: &'static str, open: Range<usize>) -> Jumps {
        Jumps {
            whole,
            open,
            inside: Vec::new(),
            listed: Vec::new(),
            problems: Problems::new(),
            remarks: Problems::new(),
        }
    }

    /// The jumps as (from, to), their places put with the others.
    pub(super) fn finish(&mut self, places: &mut Places) -> Vec<(i128, i128)> {
        for Listed { kind, from, to, from_span, to_start } in &self.listed {
            kind.remark_slip((*from, from_span.clone()), *to, &mut self.remarks);
            places.jumps.push((from_span.start, *to_start));
        }
        self.listed.iter().map(|listed| (listed.from, listed.to)).collect()
    }

    /// Reads a map or a list of jumps, from its opening bracket on. `in_json`
    /// says whether it stands in an object, behind which others may follow.
    pub(super) fn read(&mut self, tokens: &mut Tokens<'_>, kind: Kind, in_json: bool) {
        let Token::Open(bracket) = *tokens.peek() else {
            self.problems
                .unexpected(tokens, "a map {\"from\": to} or a list of pairs [[from, to]]");
            return tokens.skip_value();
        };
        if bracket == Bracket::MapOf {
            tokens.next();
            return self.flat(tokens, kind);
        }
        let is_map = bracket == Bracket::Curly && !matches!(tokens.second(), Token::Open(_));
        tokens.next();
        if is_map {
            let of_map = Items {
                bracket,
                name: "a key",
                begins: |tokens| {
                    matches!(tokens.peek(), Token::Text(_) | Token::Word(_) | Token::Number(_))
                },
                in_json,
            };
            items(self, tokens, &of_map, |jumps, tokens| jumps.entry(tokens, kind));
        } else {
            let of_list = Items {
                bracket,
                name: "a pair [from, to]",
                begins: if in_json { begins_pair_in_json } else { begins_pair },
                in_json,
            };
            items(self, tokens, &of_list, |jumps, tokens| jumps.pair(tokens, kind, in_json));
        }
    }

    /// Reads the key of an entry and the colon behind it, or the `=` behind the
    /// name of an argument. Nothing where there is no value to read.
    pub(super) fn key(
        &mut self,
        tokens: &mut Tokens<'_>,
        is_argument: bool,
    ) -> Option<(String, Range<usize>)> {
        let (key, span) = tokens.next();
        let key: String = match key {
            Token::Text(text) => text.into_owned(),
            Token::Word(word) | Token::Number(word) => word.to_owned(),
            _ => String::new(),
        };
        let ends = tokens.take(&Token::Colon)
            || tokens.take(&Token::Arrow)
            || is_argument && tokens.take(&Token::Equals);
        if !ends {
            self.problems.unexpected(tokens, "`:`");
            if !matches!(tokens.peek(), Token::Number(_) | Token::Text(_)) {
                return None;
            }
        }
        if tokens.begins_next_board_at_margin() {
            self.problems.not_closed(self.open.clone());
            return None;
        }
        Some((key, span))
    }

    fn entry(&mut self, tokens: &mut Tokens<'_>, kind: Kind) {
        if let Some((key, span)) = self.key(tokens, false) {
            self.jump(tokens, &key, span, kind);
        }
    }

    /// Reads the destination of the jump whose key was read.
    pub(super) fn jump(
        &mut self,
        tokens: &mut Tokens<'_>,
        key: &str,
        span: Range<usize>,
        kind: Kind,
    ) {
        // Quotes leave no doubt that zeros in front mean nothing.
        let in_quotes = tokens.piece(span.clone()).starts_with(['"', '\'']);
        let from = decimal(key.trim())
            .filter(|_| in_quotes)
            .or_else(|| self.square(key.trim(), span.clone()));
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
            let what = format!("found {found}, expected the square the jump leads to");
            self.problems.add(to_span, what, None);
            return tokens.skip_value();
        };
        tokens.next();
        let to = self.square(&number, to_span.clone());
        if let (Some(from), Some(to)) = (from, to) {
            self.add(kind, (from, span), (to, to_span));
        }
    }

    fn pair(&mut self, tokens: &mut Tokens<'_>, kind: Kind, in_json: bool) {
        while !in_json && begins_made_pair(tokens) {
            tokens.next();
        }
        if End::is_key(&tokens.second()) {
            return self.record(tokens, kind);
        }
        let (open, open_span) = tokens.next();
        let bracket = if let Token::Open(bracket) = open { bracket } else { Bracket::Square };
        let close = bracket.close();
        let mut numbers = 0;
        let mut ends = [None, None];
        let mut comma_due = false;
        self.inside.push(bracket);
        while !tokens.take(&close) {
            let span = tokens.span();
            if (in_json || matches!(tokens.peek(), Token::Word(_)))
                && tokens.begins_next_board_at_margin()
            {
                self.inside.pop();
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
                        self.problems.missing_comma(tokens, bracket.closing_sign());
                    }
                    tokens.next();
                    if let Some(end) = ends.get_mut(numbers) {
                        *end = self.square(number, span.clone()).map(|square| (square, span));
                    }
                }
                Token::End => {
                    self.cut_off(span);
                    self.inside.pop();
                    return;
                }
                Token::Close(_) => {
                    // Most likely meant to close this pair.
                    self.problems.unexpected(tokens, "two numbers [from, to]");
                    tokens.next();
                    self.inside.pop();
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
        self.inside.pop();
        match ends {
            [Some(from), Some(to)] if numbers == 2 => self.add(kind, from, to),
            _ if numbers == 2 || self.problems.structure_lost() => {}
            _ => {
                let s = if numbers == 1 { "" } else { "s" };
                let what = format!("this pair has {numbers} number{s}, expected two: [from, to]");
                self.problems.lose_structure(open_span, what, None);
            }
        }
    }

    /// Reads a jump with its ends named: `{start: 2, end: 15}`.
    fn record(&mut self, tokens: &mut Tokens<'_>, kind: Kind) {
        let (token, open) = tokens.next();
        let bracket = if let Token::Open(bracket) = token { bracket } else { Bracket::Curly };
        let is_call = bracket == Bracket::Round;
        let of_record = Items {
            bracket,
            name: "a key",
            begins: |tokens| matches!(tokens.peek(), Token::Text(_) | Token::Word(_)),
            in_json: true,
        };
        let mut record = Record { kind, is_call, ends: Vec::new(), is_strange: false };
        items(self, tokens, &of_record, |jumps, tokens| record.entry(jumps, tokens));
        if self.problems.structure_lost() || record.is_strange {
            return;
        }
        let kind = record.kind;
        let [(first, a), (second, b)] = &record.ends[..] else {
            let what = format!("this jump has not two ends: expected {}", End::KEYS);
            return self.problems.lose_structure(open, what, None);
        };
        let (Some(a), Some(b)) = (a.clone(), b.clone()) else { return };
        let (from, to) = match (first.of(kind), second.of(kind)) {
            (End::From, End::To) => (a, b),
            (End::To, End::From) => (b, a),
            _ => {
                let what = format!("these are not the two ends of a jump: expected {}", End::KEYS);
                return self.problems.lose_structure(open, what, None);
            }
        };
        self.add(kind, from, to);
    }

    /// Reads numbers in turn a square and where it leads, as `Map.of` has them.
    fn flat(&mut self, tokens: &mut Tokens<'_>, kind: Kind) {
        let mut from: Option<Option<Number>> = None;
        let of_numbers = Items {
            bracket: Bracket::MapOf,
            name: "a number",
            begins: |tokens| matches!(tokens.peek(), Token::Number(_)),
            in_json: false,
        };
        items(self, tokens, &of_numbers, |jumps, tokens| {
            let (token, span) = tokens.next();
            let Token::Number(number) = token else { return };
            let square = jumps.square(number, span.clone()).map(|square| (square, span));
            match from.take() {
                None => from = Some(square),
                Some(begin) => {
                    if let (Some(from), Some(to)) = (begin, square) {
                        jumps.add(kind, from, to);
                    }
                }
            }
        });
        if let Some(Some((_, span))) = from {
            self.problems.lose_structure(
                span,
                "this square has no other the jump leads to",
                Some("Map.of takes numbers two by two"),
            );
        }
    }

    pub(super) fn add(&mut self, kind: Kind, from: Number, to: Number) {
        let (from, from_span) = from;
        let (to, to_span) = to;
        self.listed.push(Listed { kind, from, to, from_span, to_start: to_span.start });
    }

    /// The value of a number that should be a square.
    pub(super) fn square(&mut self, number: &str, span: Range<usize>) -> Option<i128> {
        let square = whole(number);
        if square.is_none() {
            let (what, help) = whole_number_problem(number);
            self.problems.add(span, what, Some(help));
        }
        square
    }

    /// The text ends here, inside of all that is open.
    fn cut_off(&mut self, end: Range<usize>) {
        let missing: String =
            self.inside.iter().rev().map(|bracket| bracket.closing_sign()).collect();
        self.problems.cut_off(end, self.whole, &missing);
    }
}

fn begins_pair(tokens: &mut Tokens<'_>) -> bool {
    matches!(tokens.peek(), Token::Open(_)) || begins_made_pair(tokens)
}

/// `Ladder(2, 15)` or `new Ladder(2, 15)`
pub(super) fn begins_made_pair(tokens: &mut Tokens<'_>) -> bool {
    match *tokens.peek() {
        Token::Word("new") => matches!(tokens.second(), Token::Word(_)),
        Token::Word(_) => tokens.second() == Token::Open(Bracket::Round),
        _ => false,
    }
}

/// An object inside a list of an object is a jump only if its keys say so.
fn begins_pair_in_json(tokens: &mut Tokens<'_>) -> bool {
    match tokens.peek() {
        Token::Open(Bracket::Curly) => End::is_key(&tokens.second()),
        token => matches!(token, Token::Open(_)),
    }
}

/// A jump with its ends named, as far as it is read.
struct Record {
    kind: Kind,
    /// Whether its keys are the names of arguments.
    is_call: bool,
    ends: Vec<(End, Option<Number>)>,
    /// Whether it has keys nobody knows.
    is_strange: bool,
}

impl Record {
    fn entry(&mut self, jumps: &mut Jumps, tokens: &mut Tokens<'_>) {
        let Some((key, span)) = jumps.key(tokens, self.is_call) else { return };
        let value = tokens.span();
        let found = tokens.found();
        if let Some(end) = End::named(&key) {
            let number = match tokens.next().0 {
                Token::Number(number) => jumps.square(number, value.clone()),
                Token::Text(text) if decimal::<i128>(text.trim()).is_some() => decimal(text.trim()),
                _ => {
                    let what = format!("found {found}, expected a square");
                    jumps.problems.add(value.clone(), what, None);
                    None
                }
            };
            self.ends.push((end, number.map(|number| (number, value))));
            return;
        }
        match key.as_str() {
            "type" | "kind" => {
                if let Token::Text(text) = tokens.peek() {
                    self.kind = Kind::of(text).unwrap_or(self.kind);
                }
            }
            "id" | "name" | "color" | "colour" | "label" => {}
            _ => {
                self.is_strange = true;
                let what = format!("unknown key {}, expected {}", quoted(&key), End::KEYS);
                jumps.problems.add(span, what, None);
            }
        }
        tokens.skip_value();
    }
}
