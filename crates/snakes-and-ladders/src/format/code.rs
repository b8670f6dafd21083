//! Boards as they stand in JSON and in programs.

use std::ops::Range;

use super::Options;
use super::array::Arrays;
use super::change::{Changed, Unclear};
use super::form::Format;
use super::found::Found;
use super::json::Documents;
use super::pairs;
use super::panel;
use super::parsed::Parsed;
use super::problem::Problems;
use super::solution;
use super::statements::{Statements, Step};
use super::survey::{Family, family};
use super::tokens::{Bracket, Token, Tokens};

/// An iterator over the boards of a text.
#[derive(Debug)]
pub(super) enum Boards<'t> {
    Documents(Documents<'t>),
    Arrays(Box<Arrays<'t>>),
    Found(Found<'t>),
    /// A text that is one board, or none.
    One(Option<Box<Result<Parsed, Problems>>>),
}

impl<'t> Boards<'t> {
    pub(super) fn new(text: &'t str, from: usize, options: &Options) -> Boards<'t> {
        let in_program = match options.format {
            None | Some(Format::Grid) => {
                panel::boards(text, from).map(Ok).or_else(|| solution::boards(text, from))
            }
            Some(_) => None,
        };
        match in_program {
            Some(Ok(found)) => return Boards::Found(found),
            Some(Err(problems)) => return Boards::One(Some(Box::new(Err(problems)))),
            None => {}
        }
        let family = match options.format {
            Some(format @ (Format::Pairs | Format::InterviewBit)) => Ok(Family::Pairs(format)),
            Some(Format::Moves | Format::Offsets) => Ok(Family::Arrays),
            Some(_) => Ok(Family::Documents),
            None => family(text, from, options),
        };
        match family {
            Ok(Family::Documents) => Boards::Documents(Documents::new(text, from, options.format)),
            Ok(Family::Arrays) => Boards::Arrays(Box::new(Arrays::new(text, from, options))),
            Ok(Family::Pairs(format)) => {
                Boards::One(Some(Box::new(pairs::parse(text, from, format))))
            }
            Err(problems) => Boards::One(Some(Box::new(Err(problems)))),
        }
    }

    pub(super) fn next(&mut self) -> Option<Result<Parsed, Problems>> {
        match self {
            Boards::Documents(documents) => documents.next(),
            Boards::Arrays(arrays) => arrays.next(),
            Boards::Found(found) => found.next(),
            Boards::One(board) => board.take().map(|board| *board),
        }
    }
}

/// Whether a text begins as JSON or a program with a board begins.
pub(super) fn begins_here(text: &str) -> bool {
    let mut tokens = Tokens::new(text, 0);
    let mut statements = Statements::default();
    match tokens.peek() {
        Token::Open(Bracket::Curly | Bracket::Of | Bracket::MapOf) => return true,
        Token::Open(Bracket::Square) => return !matches!(tokens.second(), Token::Word(_)),
        _ => {}
    }
    loop {
        match statements.step(&mut tokens) {
            Step::Value(_)
            | Step::Element { .. }
            | Step::Jump { .. }
            | Step::Unclear(Unclear { of: Changed::Jumps | Changed::Place, .. }) => return true,
            Step::Unclear(_)
            | Step::Passed
            | Step::Number { .. }
            | Step::Change { .. }
            | Step::Dropped(..) => {}
            Step::Stray(_) | Step::End => return false,
        }
        match tokens.peek() {
            Token::Open(_) => return true,
            Token::Comma => _ = tokens.next(),
            _ => {}
        }
    }
}

/// Two forms fit, and nobody can tell which is meant.
pub(super) fn two_ways(problems: &mut Problems, at: Range<usize>, one: Format, other: Format) {
    problems.add(
        at,
        format!("this text can be read in two ways: as {} and as {}", one.title(), other.title()),
        Some(&format!("say which: --format {one} or --format {other}")),
    );
}
