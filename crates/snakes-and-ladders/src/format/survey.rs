//! What kind of boards a program text holds.

use std::collections::HashSet;
use std::ops::Range;

use super::Options;
use super::change::{Changed, Unclear};
use super::form::Format;
use super::jumps::begins_made_pair;
use super::names::{End, Kind, is_board};
use super::numbers::decimal;
use super::problem::Problems;
use super::sizes::Sizes;
use super::statements::{Piece, Statements, Step};
use super::tokens::{Bracket, Token, Tokens};
use crate::rules::Preset;

/// What reads a text.
pub(super) enum Family {
    /// Grids and objects.
    Documents,
    /// Lists of jumps, in this form.
    Pairs(Format),
    Arrays,
}

/// A list of lists of two squares each, which may be a grid or jumps.
struct Candidate {
    name: Option<String>,
    span: Range<usize>,
    /// Whether a comma stands before it.
    follows_comma: bool,
    /// Nothing where it is something else, or broken.
    rows: Option<Vec<(u64, u64)>>,
}

impl Candidate {
    fn rows(&self) -> &[(u64, u64)] {
        self.rows.as_deref().unwrap_or_default()
    }
}

/// What a literal looks like from its beginning.
enum Shape {
    /// `{2: 15`
    Map,
    /// Pairs in round brackets, records, entries.
    Pairs,
    /// `[0, 7`
    Flat,
    /// `[[2, 3], …]` and nothing but pairs of squares to its end.
    Rows(Vec<(u64, u64)>),
    /// A grid, an object or a list of them.
    Documents,
}

/// Reads as much of a text as is needed to tell. Which of two readings fits is
/// decided by the size where it is known.
pub(super) fn family(text: &str, from: usize, options: &Options) -> Result<Family, Problems> {
    let mut survey = Survey {
        tokens: Tokens::new(text, from),
        statements: Statements::default(),
        sizes: Sizes::default(),
        lists: Vec::new(),
        maps: 0,
        is_code: false,
        follows_comma: false,
    };
    match survey.walk() {
        Some(family) => Ok(family),
        None => survey.decide(options),
    }
}

struct Survey<'t> {
    tokens: Tokens<'t>,
    statements: Statements,
    sizes: Sizes,
    lists: Vec<Candidate>,
    /// Maps of squares without a name.
    maps: usize,
    /// Whether anything but lists and maps was seen.
    is_code: bool,
    follows_comma: bool,
}

impl<'t> Survey<'t> {
    fn walk(&mut self) -> Option<Family> {
        loop {
            let step = match self.tokens.peek() {
                Token::Open(bracket) if *bracket != Bracket::Round => Step::Value(None),
                Token::Comma => {
                    self.tokens.next();
                    self.follows_comma = true;
                    continue;
                }
                _ => self.statements.step(&mut self.tokens),
            };
            match step {
                Step::End | Step::Stray(_) => return None,
                Step::Value(name) => {
                    if let Some(family) = self.value(name) {
                        return Some(family);
                    }
                    self.statements.read_value();
                }
                Step::Number { name, number, .. } => {
                    self.is_code |= self.sizes.take(&name, &number, &mut Problems::new());
                }
                Step::Element { name, .. } if self.lists.is_empty() => {
                    let of_jumps = Kind::of(name.0).is_some();
                    return Some(if of_jumps {
                        Family::Pairs(Format::Pairs)
                    } else {
                        Family::Arrays
                    });
                }
                // Loops write "no jump" into every place of an array.
                Step::Change { .. } if self.lists.is_empty() => {}
                Step::Element { .. } | Step::Change { .. } => return Some(Family::Documents),
                Step::Unclear(Unclear { of: Changed::Place, .. }) if self.lists.is_empty() => {
                    return Some(Family::Arrays);
                }
                Step::Jump { .. } | Step::Unclear(Unclear { of: Changed::Jumps, .. }) => {
                    return Some(Family::Pairs(Format::Pairs));
                }
                Step::Passed | Step::Dropped(..) | Step::Unclear(_) => {}
            }
            self.follows_comma = false;
        }
    }

    /// Tells a literal, or passes over it where more is needed.
    fn value(&mut self, name: Option<Piece<'t>>) -> Option<Family> {
        let pairs = Some(Family::Pairs(Format::Pairs));
        let kind = name.as_ref().and_then(|(name, _)| Kind::of(name));
        let only_one_kind = matches!(kind, Some(Kind::Ladders | Kind::Snakes));
        let span = self.tokens.span();
        let mut ahead = self.tokens.clone();
        let shape = shape(&mut ahead);
        // InterviewBit's two lists are told by their names, even in pieces.
        let of_two = name.as_ref().is_some_and(|(name, _)| matches!(*name, "A" | "B"));
        if of_two && self.lists.len() < 2 && matches!(shape, Shape::Rows(_) | Shape::Documents) {
            let rows = if let Shape::Rows(rows) = shape { Some(rows) } else { None };
            let name = name.map(|(name, _)| name.to_owned());
            let follows_comma = self.follows_comma;
            self.lists.push(Candidate { name, span, follows_comma, rows });
            self.tokens.skip_value();
            return None;
        }
        match shape {
            _ if only_one_kind => pairs,
            Shape::Pairs => pairs,
            Shape::Map if name.is_some() || self.is_code => pairs,
            // Two maps are two objects.
            Shape::Map if self.maps > 0 => Some(Family::Documents),
            Shape::Map => {
                self.maps += 1;
                self.tokens.skip_value();
                None
            }
            _ if self.maps > 0 => Some(Family::Documents),
            Shape::Rows(_) if kind.is_some() => pairs,
            Shape::Rows(rows) => {
                let name = name.map(|(name, _)| name);
                if name.is_some_and(is_board) || self.lists.len() == 2 {
                    return Some(Family::Documents);
                }
                self.lists.push(Candidate {
                    name: name.map(str::to_owned),
                    span,
                    follows_comma: self.follows_comma,
                    rows: Some(rows),
                });
                self.tokens = ahead;
                None
            }
            Shape::Flat if self.lists.is_empty() => Some(Family::Arrays),
            Shape::Flat | Shape::Documents => Some(Family::Documents),
        }
    }

    fn decide(self, options: &Options) -> Result<Family, Problems> {
        let preset = options.preset.and_then(Preset::squares);
        let said = self.sizes.squares().map(|(count, _)| count);
        let size = options.squares.or(said).or(preset);
        let is_named = |list: &Candidate, wanted| list.name.as_deref() == Some(wanted);
        let (fit, insisted) = match &self.lists[..] {
            [] if self.maps > 0 && self.is_code => return Ok(Family::Pairs(Format::Pairs)),
            [] => return Ok(Family::Documents),
            [a, b] if is_named(a, "A") && is_named(b, "B") => {
                return Ok(Family::Pairs(Format::InterviewBit));
            }
            lists if lists.iter().any(|list| list.rows.is_none()) => {
                return Ok(Family::Documents);
            }
            // A list of jumps does not say its size, a grid has its own.
            [one] => {
                let Some(size) = size else { return Ok(Family::Documents) };
                (are_jumps(one.rows(), size), true)
            }
            lists => {
                let jumps: Vec<_> = lists.iter().flat_map(Candidate::rows).copied().collect();
                let size = size.or(Preset::HackerRank.squares()).unwrap_or_default();
                (are_jumps(&jumps, size), lists[1].follows_comma)
            }
        };
        let are_grids = self.lists.iter().all(|list| is_grid(list.rows()));
        match (fit, are_grids) {
            (true, true) => {
                let mut problems = Problems::new();
                let at = self.lists[0].span.clone();
                super::code::two_ways(&mut problems, at, Format::Grid, Format::Pairs);
                Err(problems)
            }
            (true, false) => Ok(Family::Pairs(Format::Pairs)),
            (false, false) if insisted => Ok(Family::Pairs(Format::Pairs)),
            (false, _) => Ok(Family::Documents),
        }
    }
}

fn are_jumps(pairs: &[(u64, u64)], squares: u64) -> bool {
    let mut begun = HashSet::new();
    pairs.iter().all(|&(from, to)| from <= squares && to <= squares && begun.insert(from))
}

fn is_grid(rows: &[(u64, u64)]) -> bool {
    let last = 2 * rows.len() as u64;
    last > 0 && rows.iter().all(|&(one, other)| one <= last && other <= last)
}

/// Looks at a literal from its opening bracket on, no further than needed.
fn shape(tokens: &mut Tokens<'_>) -> Shape {
    let Token::Open(bracket) = tokens.next().0 else { return Shape::Documents };
    if bracket == Bracket::MapOf {
        return Shape::Pairs;
    }
    if begins_made_pair(tokens) {
        return Shape::Pairs;
    }
    match tokens.peek().clone() {
        Token::Close(_) if bracket == Bracket::Curly => Shape::Map,
        Token::Close(_) => Shape::Rows(Vec::new()),
        Token::Number(_) => match tokens.second() {
            Token::Colon | Token::Arrow => Shape::Map,
            _ => Shape::Flat,
        },
        Token::Text(text) if decimal::<i128>(text.trim()).is_some() => {
            if tokens.second() == Token::Colon { Shape::Map } else { Shape::Documents }
        }
        Token::Open(inner) => {
            let span = tokens.span();
            let entries = tokens.piece(span);
            let in_pairs = inner == Bracket::Round && bracket != Bracket::Round
                || inner == Bracket::Of
                    && ["entry", "air", "tuple"].iter().any(|word| entries.contains(word));
            let second = tokens.second();
            if in_pairs || inner == Bracket::Curly && End::is_key(&second) {
                return Shape::Pairs;
            }
            rows(tokens, bracket)
        }
        _ => Shape::Documents,
    }
}

/// Reads rows of two squares each to the end of the list.
fn rows(tokens: &mut Tokens<'_>, bracket: Bracket) -> Shape {
    let mut rows = Vec::new();
    while !tokens.take(&bracket.close()) {
        let (Token::Open(inner), _) = tokens.next() else { return Shape::Documents };
        let Some(one) = square(tokens) else { return Shape::Documents };
        let comma = tokens.take(&Token::Comma);
        let Some(other) = square(tokens).filter(|_| comma) else { return Shape::Documents };
        tokens.take(&Token::Comma);
        if !tokens.take(&inner.close()) {
            return Shape::Documents;
        }
        rows.push((one, other));
        if !tokens.take(&Token::Comma) && *tokens.peek() != bracket.close() {
            return Shape::Documents;
        }
    }
    Shape::Rows(rows)
}

fn square(tokens: &mut Tokens<'_>) -> Option<u64> {
    match tokens.next().0 {
        Token::Number(number) => decimal(number).filter(|&square| square > 0),
        _ => None,
    }
}
