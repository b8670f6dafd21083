//! Lists of jumps in program text: maps, pairs, records, with names or without.

use std::collections::HashSet;

use super::change::Changed;
use super::form::Format;
use super::jumps::Jumps;
use super::names::Kind;
use super::numbers::quoted;
use super::parsed::Parsed;
use super::problem::{Places, Problems};
use super::sizes::{Sizes, not_done, passed_over};
use super::statements::{Piece, Statements, Step};
use super::tokens::{Bracket, Token, Tokens};
use crate::board::Draft;
use crate::rules::Preset;

/// Reads the one board of a text that is made of lists of jumps.
pub(super) fn parse(text: &str, from: usize, format: Format) -> Result<Parsed, Problems> {
    let mut tokens = Tokens::new(text, from);
    let start = tokens.span();
    let mut reader = Reader {
        format,
        jumps: Jumps::new("list of jumps", start.start..start.start + 1),
        sizes: Sizes::default(),
        named: HashSet::new(),
        bare: Vec::new(),
        begin: None,
    };
    reader.read(&mut tokens);
    reader.finish(text.trim_end().len().max(from))
}

struct Reader {
    format: Format,
    jumps: Jumps,
    sizes: Sizes,
    /// The names of lists.
    named: HashSet<String>,
    /// For each list without a name of its own which jumps are its.
    bare: Vec<std::ops::Range<usize>>,
    /// Where the first list begins.
    begin: Option<usize>,
}

impl Reader {
    fn read(&mut self, tokens: &mut Tokens<'_>) {
        let mut statements = Statements::default();
        loop {
            match tokens.peek() {
                Token::Open(bracket) if *bracket != Bracket::Round => {
                    self.list(tokens, None, &mut statements);
                    continue;
                }
                Token::Comma => {
                    tokens.next();
                    continue;
                }
                _ => {}
            }
            match statements.step(tokens) {
                Step::End => return,
                Step::Value(name) => self.list(tokens, name.as_ref(), &mut statements),
                Step::Number { name, number, in_call } => self.number(&name, &number, in_call),
                Step::Element { name, index, number } => self.one(&name, index, number),
                Step::Jump { name, from, to } => self.one(&name, from, to),
                Step::Change { name, number } => {
                    let what = "this change is passed over: it names no jump";
                    self.jumps.problems.add(name.1.start..number.1.end, what, None);
                }
                Step::Unclear(unclear) if unclear.of != Changed::Board => {
                    if unclear.of == Changed::Jumps {
                        self.begin.get_or_insert(unclear.start());
                    }
                    unclear.add_to(&mut self.jumps.problems);
                }
                Step::Passed | Step::Unclear(_) => {}
                Step::Dropped(name, span) => not_done(&name, span.end, &mut self.jumps.remarks),
                Step::Stray(problems) => {
                    self.jumps.problems.append(problems);
                    self.jumps.problems.lose_structure_quietly();
                    tokens.skip_line();
                }
            }
        }
    }

    fn list(
        &mut self,
        tokens: &mut Tokens<'_>,
        name: Option<&Piece<'_>>,
        statements: &mut Statements,
    ) {
        let span = tokens.span();
        self.begin.get_or_insert(span.start);
        self.jumps.open = span.clone();
        let first = self.jumps.listed.len();
        let named = name.and_then(|(name, _)| Some((*name, self.kind(name)?)));
        if let Some((name, kind)) = named {
            if !self.named.insert(name.to_owned()) {
                self.jumps.problems.add(
                    span,
                    format!("{} is given twice", quoted(name)),
                    Some("keep one of the two"),
                );
            }
            self.jumps.read(tokens, kind, false);
        } else {
            if self.bare.len() == 2 {
                self.jumps.problems.add(
                    span,
                    "a third list of jumps begins here",
                    Some("two are read as ladders and snakes; give lists names"),
                );
            }
            self.jumps.read(tokens, Kind::Jumps, false);
            self.bare.push(first..self.jumps.listed.len());
        }
        statements.read_value();
        while let Some(span) = statements.argument_behind(tokens) {
            let what = "this number beside the list is passed over";
            self.jumps.remarks.add(span, what, None);
        }
    }

    fn kind(&self, name: &str) -> Option<Kind> {
        match (self.format, name) {
            (Format::InterviewBit, "A" | "a") => Some(Kind::Ladders),
            (Format::InterviewBit, "B" | "b") => Some(Kind::Snakes),
            _ => Kind::of(name),
        }
    }

    fn number(&mut self, name: &Piece<'_>, number: &Piece<'_>, in_call: bool) {
        let is_size = self.sizes.take(name, number, &mut self.jumps.problems);
        if !is_size && !in_call {
            passed_over(name, number, &mut self.jumps.remarks);
        }
    }

    /// A jump that a statement of its own gives.
    fn one(&mut self, name: &Piece<'_>, from: Piece<'_>, to: Piece<'_>) {
        self.begin.get_or_insert(name.1.start);
        let Some(kind) = self.kind(name.0) else {
            self.jumps.problems.add(
                name.1.start..to.1.end,
                format!("{} is no list of jumps that is known here", quoted(name.0)),
                Some("ladders and snakes have names with ladder, snake, chute or jump in them"),
            );
            return;
        };
        let ends = [from, to].map(|(number, span)| {
            self.jumps.square(number, span.clone()).map(|square| (square, span))
        });
        if let [Some(from), Some(to)] = ends {
            self.jumps.add(kind, from, to);
        }
    }

    fn finish(mut self, end: usize) -> Result<Parsed, Problems> {
        let Some(start) = self.begin else {
            let mut problems = self.jumps.problems;
            if problems.is_empty() {
                problems.add(end..end, "there is no list of jumps in this text", None);
            }
            return Err(problems);
        };
        let are_arguments = self.named.is_empty() && self.bare.len() == 2;
        if are_arguments {
            for (kind, list) in [Kind::Ladders, Kind::Snakes].into_iter().zip(self.bare.clone()) {
                for listed in &mut self.jumps.listed[list] {
                    listed.kind = kind;
                }
            }
        }
        self.sizes.contradiction(&mut self.jumps.problems);
        let (squares, columns) = (self.sizes.squares(), self.sizes.columns());
        let mut places = Places {
            squares: squares.as_ref().map(|(_, span)| span.start),
            columns: columns.as_ref().map(|(_, span)| span.start),
            ..Places::default()
        };
        let jumps = self.jumps.finish(&mut places);
        let arguments = (are_arguments && squares.is_none()).then_some(Preset::HackerRank);
        Ok(Parsed {
            format: self.format,
            start,
            draft: Draft::List {
                squares: squares.map(|(count, _)| count),
                columns: columns.map(|(count, _)| count),
                jumps,
            },
            places,
            preset: self.format.preset().or(arguments),
            problems: self.jumps.problems,
            remarks: self.jumps.remarks,
        })
    }
}
