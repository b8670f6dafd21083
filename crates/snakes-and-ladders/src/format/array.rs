//! Arrays with a place a square: where the jump from it leads, or how far.

use std::ops::Range;

use super::Options;
use super::change::Changed;
use super::form::Format;
use super::jumps::{Items, Jumps, items};
use super::names::is_board;
use super::numbers::{decimal, quoted, whole_number_problem};
use super::parsed::Parsed;
use super::problem::Problems;
use super::reading::{Entry, Reading};
use super::sizes::{Sizes, not_done, passed_over};
use super::statements::{Piece, Statements, Step};
use super::tokens::{Bracket, Token, Tokens};

/// An iterator over the arrays of a text, each a board.
#[derive(Debug)]
pub(super) struct Arrays<'t> {
    tokens: Tokens<'t>,
    statements: Statements,
    options: Options,
    /// The array behind the one that was read last.
    pending: Option<Box<Array>>,
    done: bool,
}

/// An array as it is read.
#[derive(Debug)]
pub(super) struct Array {
    /// Where it begins.
    pub(super) begin: Option<usize>,
    pub(super) name: Option<String>,
    /// How many places there are, where they are listed.
    pub(super) length: Option<u64>,
    pub(super) entries: Vec<Entry>,
    /// Whether every place holds something, so that some of it is "no jump".
    pub(super) says_none: bool,
    /// Whether a -1 is among them, and so stands for "no jump".
    pub(super) has_minus_one: bool,
    /// Whether one has a `+`, which only a distance has.
    has_plus: bool,
    pub(super) sizes: Sizes,
    /// Sizes named behind it.
    later: Sizes,
    /// What is wrong with it whatever it is; it holds no jumps.
    list: Jumps,
}

impl AsMut<Jumps> for Array {
    fn as_mut(&mut self) -> &mut Jumps {
        &mut self.list
    }
}

impl<'t> Arrays<'t> {
    pub(super) fn new(text: &'t str, from: usize, options: &Options) -> Arrays<'t> {
        Arrays {
            tokens: Tokens::new(text, from),
            statements: Statements::default(),
            options: *options,
            pending: None,
            done: false,
        }
    }

    pub(super) fn next(&mut self) -> Option<Result<Parsed, Problems>> {
        if self.done {
            return None;
        }
        let pending = self.pending.take().map(|array| *array);
        let mut array = pending.unwrap_or_else(|| Array::new(Sizes::default()));
        loop {
            let step = match self.tokens.peek() {
                Token::Open(bracket) if *bracket != Bracket::Round => Step::Value(None),
                Token::Comma => {
                    self.tokens.next();
                    continue;
                }
                _ => self.statements.step(&mut self.tokens),
            };
            match step {
                Step::End => break,
                Step::Value(name) if array.begin.is_some() => {
                    let mut next = Array::new(std::mem::take(&mut array.later));
                    self.list(&mut next, name);
                    if self.options.format.is_none() && array.is_row_before(&next) {
                        self.done = true;
                        return Some(Err(next.row_of_a_grid()));
                    }
                    self.pending = Some(Box::new(next));
                    return Some(array.finish(&self.options));
                }
                Step::Value(name) => self.list(&mut array, name),
                Step::Number { name, number, in_call } => array.number(&name, &number, in_call),
                Step::Element { name, index, number } => array.element(&name, &index, &number),
                // A loop that writes "no jump" everywhere.
                Step::Change { number: (number @ ("0" | "-1"), _), .. } => {
                    array.says_none = true;
                    array.has_minus_one |= number == "-1";
                }
                Step::Change { name, number } => {
                    let what = "this change is passed over: its place is no number";
                    array.list.problems.add(name.1.start..number.1.end, what, None);
                }
                Step::Jump { name, to, .. } => {
                    let what = "this call is passed over: it is no array";
                    array.list.problems.add(name.1.start..to.1.end, what, None);
                }
                Step::Unclear(unclear) if unclear.of != Changed::Other => {
                    if unclear.of == Changed::Place {
                        array.begin.get_or_insert(unclear.start());
                    }
                    unclear.add_to(&mut array.list.problems);
                }
                Step::Passed | Step::Unclear(_) => {}
                Step::Dropped(name, span) => not_done(&name, span.end, &mut array.list.remarks),
                Step::Stray(problems) => {
                    array.list.problems.append(problems);
                    array.list.problems.lose_structure_quietly();
                    self.tokens.skip_line();
                }
            }
        }
        self.done = true;
        if array.begin.is_none() {
            let problems = array.list.problems;
            return (!problems.is_empty()).then_some(Err(problems));
        }
        let later = std::mem::take(&mut array.later);
        array.sizes.merge(&later, &mut array.list.problems);
        Some(array.finish(&self.options))
    }

    fn list(&mut self, array: &mut Array, name: Option<Piece<'_>>) {
        array.read(&mut self.tokens, name);
        self.statements.read_value();
        while let Some(span) = self.statements.argument_behind(&mut self.tokens) {
            let what = "this number beside the array is passed over";
            array.list.remarks.add(span, what, None);
        }
    }
}

impl Array {
    fn new(sizes: Sizes) -> Array {
        Array {
            begin: None,
            name: None,
            length: None,
            entries: Vec::new(),
            says_none: false,
            has_minus_one: false,
            has_plus: false,
            sizes,
            later: Sizes::default(),
            list: Jumps::new("array", 0..0),
        }
    }

    /// Reads a list of numbers from its opening bracket on.
    fn read(&mut self, tokens: &mut Tokens<'_>, name: Option<Piece<'_>>) {
        let (open, span) = tokens.next();
        let bracket = if let Token::Open(bracket) = open { bracket } else { Bracket::Square };
        self.begin = Some(span.start);
        self.says_none = true;
        self.name = name.map(|(name, _)| name.to_owned());
        self.list.open = span;
        if tokens.second() == Token::Semicolon && matches!(tokens.peek(), Token::Number(_)) {
            return self.repeated(tokens, bracket);
        }
        let of_numbers = Items {
            bracket,
            name: "a number",
            begins: |tokens| {
                matches!(tokens.peek(), Token::Number(_) | Token::Word(_) | Token::Text(_))
            },
            in_json: false,
        };
        let mut length = 0;
        items(self, tokens, &of_numbers, |array, tokens| {
            let found = tokens.found();
            let (token, span) = tokens.next();
            if let Token::Number(number) = token {
                array.entry(length, span.clone(), number, span);
            } else {
                let what = format!("found {found}, expected a number");
                array.list.problems.add(span, what, Some("write -1 or 0 for \"no jump\""));
            }
            length += 1;
        });
        if *tokens.peek() == Token::Sign("*") && length == 1 {
            tokens.next();
            return self.filled(tokens);
        }
        self.length = Some(length);
    }

    /// `[0; 26]`, behind the bracket.
    fn repeated(&mut self, tokens: &mut Tokens<'_>, bracket: Bracket) {
        let (token, span) = tokens.next();
        if let Token::Number(number) = token {
            self.entry(0, span.clone(), number, span);
        }
        tokens.next();
        self.filled(tokens);
        if !tokens.take(&bracket.close()) {
            let expected = format!("`{}`", bracket.closing_sign());
            self.list.problems.unexpected(tokens, &expected);
        }
    }

    /// Every place holds the same, as `[0] * 26` or `[0; n]` say: reads how many
    /// there are, where a number says it.
    fn filled(&mut self, tokens: &mut Tokens<'_>) {
        if let Some(Entry { holds, span, .. }) = self.entries.pop()
            && !(-1..=0).contains(&holds)
        {
            let what = format!("every place holds {holds}, expected 0 or -1 for \"no jump\"");
            self.list.problems.add(span, what, None);
        }
        match *tokens.peek() {
            Token::Number(number) => {
                self.length = decimal(number);
                tokens.next();
            }
            Token::Word(_) => {
                tokens.next();
            }
            _ => tokens.skip_value(),
        }
    }

    fn entry(&mut self, place: u64, place_span: Range<usize>, number: &str, span: Range<usize>) {
        let Some(holds) = decimal(number) else {
            let (what, help) = whole_number_problem(number);
            return self.list.problems.add(span, what, Some(help));
        };
        self.has_minus_one |= holds == -1;
        self.has_plus |= number.starts_with('+');
        self.entries.push(Entry { place, place_span, holds, span });
    }

    fn element(&mut self, name: &Piece<'_>, index: &Piece<'_>, number: &Piece<'_>) {
        self.begin.get_or_insert(name.1.start);
        let known = self.name.get_or_insert_with(|| name.0.to_owned());
        if known != name.0 {
            let what = format!("{} is another array than {}", quoted(name.0), quoted(known));
            return self.list.problems.add(name.1.clone(), what, None);
        }
        if let Some(place) = decimal(index.0) {
            self.entry(place, index.1.clone(), number.0, number.1.clone());
        } else {
            let what = format!("found {}, expected the number of a place", quoted(index.0));
            self.list.problems.add(index.1.clone(), what, None);
        }
    }

    fn number(&mut self, name: &Piece<'_>, number: &Piece<'_>, in_call: bool) {
        let sizes = if self.length.is_some() { &mut self.later } else { &mut self.sizes };
        let is_size = sizes.take(name, number, &mut self.list.problems);
        if !is_size && !in_call {
            passed_over(name, number, &mut self.list.remarks);
        }
    }

    /// Whether both are most likely rows of one grid.
    fn is_row_before(&self, next: &Array) -> bool {
        match (&self.name, &next.name) {
            (Some(name), Some(other)) => name == other && is_board(name),
            (None, None) => self.is_bare() && next.is_bare() && self.length == next.length,
            _ => false,
        }
    }

    fn row_of_a_grid(&self) -> Problems {
        let mut problems = Problems::new();
        let what = match &self.name {
            Some(name) => format!("a second array of {} begins here", quoted(name)),
            None => "a second array of the same length begins here".to_owned(),
        };
        let help = "rows of a grid? Write [[…],[…]]; or boards, each an array? Say --format moves";
        problems.lose_structure(self.list.open.clone(), what, Some(help));
        problems
    }

    fn finish(mut self, options: &Options) -> Result<Parsed, Problems> {
        let begin = self.begin.unwrap_or_default();
        self.sizes.contradiction(&mut self.list.problems);
        let read = |format| Reading::new(&self, format, options);
        let reading = match options.format {
            Some(format @ (Format::Moves | Format::Offsets)) => read(format),
            _ => self.choose(read(Format::Moves), read(Format::Offsets))?,
        };
        let mut problems = self.list.problems;
        // Where the structure is lost the places may be other ones.
        if !problems.structure_lost() {
            problems.append(reading.wrong);
        }
        Ok(Parsed {
            format: reading.format,
            start: begin,
            draft: reading.draft,
            places: reading.places,
            preset: reading.preset,
            problems,
            remarks: self.list.remarks,
        })
    }

    /// Which of the two forms it has.
    fn choose(&self, moves: Reading, offsets: Reading) -> Result<Reading, Problems> {
        if self.has_plus {
            return Ok(offsets);
        }
        let is_bare = self.is_bare();
        let name = self.name.as_deref().unwrap_or_default().to_lowercase();
        let is = |words: &[&str]| words.iter().any(|word| name.contains(word));
        let says_moves = is(&["move", "jump"]);
        let says_offsets = is(&["offset", "delta", "shift"]) || self.sizes.has_final_square();
        let moves_fit = moves.wrong.is_empty() && !(is_bare && moves.has_ring);
        let offsets_fit = offsets.wrong.is_empty();
        let is_same = moves.draft == offsets.draft;
        let is_told = is_same || says_moves || says_offsets;
        if moves_fit && offsets_fit && !is_told && self.list.problems.is_empty() {
            return Err(self.two_ways(Format::Moves, Format::Offsets));
        }
        let are_offsets = match (moves_fit, offsets_fit) {
            (true, true) => says_offsets && !says_moves && !is_same,
            (false, false) => says_offsets,
            (_, only_offsets) => only_offsets,
        };
        if are_offsets {
            Ok(offsets)
        } else if !moves_fit && moves.wrong.is_empty() {
            Err(self.no_row())
        } else {
            Ok(moves)
        }
    }

    /// Whether nothing is known of it but its numbers.
    pub(super) fn is_bare(&self) -> bool {
        self.name.is_none() && self.sizes.squares().is_none()
    }

    fn two_ways(&self, one: Format, other: Format) -> Problems {
        let mut problems = Problems::new();
        super::code::two_ways(&mut problems, self.list.open.clone(), one, other);
        problems
    }

    /// A list that is most likely a grid without its rows.
    fn no_row(&self) -> Problems {
        let mut problems = Problems::new();
        if let Some(first) = self.entries.first() {
            problems.lose_structure(
                first.span.clone(),
                format!("found `{}`, expected a row in brackets", first.holds),
                Some("a grid is a list of rows: [[-1,-1],[-1,3]]"),
            );
        }
        problems
    }
}
