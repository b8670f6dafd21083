//! Changes of a jump, a cell or a size that are not understood: none is passed
//! over without a word.

use std::ops::Range;

use super::head::Before;
use super::names::{Kind, Measure, is_board};
use super::numbers::{decimal, quoted};
use super::problem::Problems;
use super::statements::Piece;
use super::tokens::{Token, Tokens};

/// Calls that add a jump to what they are called on.
const ADDING: [&str; 9] =
    ["put", "insert", "set", "add", "append", "push", "emplace", "push_back", "emplace_back"];
/// Calls that change what they are called on in another way.
const CHANGING: [&str; 17] = [
    "pop",
    "remove",
    "delete",
    "clear",
    "erase",
    "discard",
    "extend",
    "update",
    "reverse",
    "shift",
    "unshift",
    "splice",
    "swap",
    "addAll",
    "putAll",
    "putIfAbsent",
    "setdefault",
];

/// A change that is not understood.
#[derive(Debug)]
pub(super) struct Unclear {
    pub(super) of: Changed,
    span: Range<usize>,
    what: String,
    help: Option<&'static str>,
}

/// What a change is one of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Changed {
    /// A list of jumps.
    Jumps,
    /// A place of an array.
    Place,
    /// A board, or an array as a whole.
    Board,
    Size,
    /// Something that may be a list of jumps.
    Other,
}

impl Unclear {
    /// The index of a place is a calculation.
    pub(super) fn index(name: &Piece<'_>, span: Range<usize>) -> Unclear {
        Unclear::calculation(name, span, "the place is a calculation, which is not done")
    }

    /// What a place or a list is to hold is a calculation.
    pub(super) fn value(name: &Piece<'_>, span: Range<usize>) -> Unclear {
        Unclear::calculation(name, span, "this is a calculation, which is not done")
    }

    fn calculation(name: &Piece<'_>, span: Range<usize>, what: &str) -> Unclear {
        let of = if Kind::of(name.0).is_some() { Changed::Jumps } else { Changed::Place };
        Unclear { of, span, what: what.to_owned(), help: Some("write its result") }
    }

    /// A name, or a place of it, is changed in a way that is not understood.
    pub(super) fn of(name: &Piece<'_>, is_place: bool, end: usize) -> Option<Unclear> {
        let of = match (is_place, Kind::of(name.0)) {
            (true, Some(_)) => Changed::Jumps,
            (true, None) if is_board(name.0) || is_array(name.0) => Changed::Board,
            (false, _) if Measure::of(name.0).is_some() => Changed::Size,
            _ => return None,
        };
        Some(Unclear::change(of, name, end))
    }

    /// A call changes what it is called on.
    pub(super) fn call(name: &Piece<'_>, end: usize) -> Unclear {
        let of = if Kind::of(name.0).is_some() { Changed::Jumps } else { Changed::Board };
        Unclear::change(of, name, end)
    }

    /// A call gives something two numbers, as a list of jumps is given one.
    pub(super) fn other(name: &Piece<'_>, end: usize) -> Unclear {
        Unclear {
            of: Changed::Other,
            span: name.1.start..end,
            what: format!("{} is no list of jumps that is known here", quoted(name.0)),
            help: Some("ladders and snakes have names with ladder, snake, chute or jump in them"),
        }
    }

    fn change(of: Changed, name: &Piece<'_>, end: usize) -> Unclear {
        let help = match of {
            Changed::Size => "write its result: one number",
            Changed::Jumps => "write the list as it then is",
            _ => "write the board as it then is",
        };
        Unclear {
            of,
            span: name.1.start..end,
            what: format!("this change of {} is not understood", quoted(name.0)),
            help: Some(help),
        }
    }

    /// Where it begins.
    pub(super) fn start(&self) -> usize {
        self.span.start
    }

    pub(super) fn add_to(self, problems: &mut Problems) {
        problems.add(self.span, self.what, self.help);
    }
}

/// Whether a name is that of an array of jumps.
fn is_array(name: &str) -> bool {
    let name = name.to_lowercase();
    ["move", "offset", "delta"].iter().any(|word| name.contains(word))
}

/// Whether a call changes the list of jumps or the board it is called on.
pub(super) fn changes(call: &str, receiver: &str) -> bool {
    (ADDING.contains(&call) || CHANGING.contains(&call))
        && (Kind::of(receiver).is_some() || is_board(receiver))
}

/// Whether a call asks a list of jumps for one.
pub(super) fn only_asks(call: &str) -> bool {
    ["get", "getOrDefault", "slice", "at", "find", "indexOf"].contains(&call)
}

/// Whether a call gives what it is called on two squares, as a list of jumps
/// with another name would get them.
pub(super) fn may_add_a_jump(call: &str, receiver: &str, numbers: &[Piece<'_>]) -> bool {
    let squares: Vec<u64> = numbers.iter().filter_map(|(number, _)| decimal(number)).collect();
    ["put", "set", "insert", "emplace"].contains(&call)
        && Kind::of(receiver).is_none()
        && !is_board(receiver)
        && matches!(squares[..], [from, to] if from > 0 && to > 0 && from != to)
        && numbers.len() == 2
}

/// A bracket of two numbers that is all a call adds to a list of jumps: passes
/// over it.
pub(super) fn one_jump<'t>(
    tokens: &mut Tokens<'t>,
    call: &str,
    receiver: &str,
) -> Option<(Piece<'t>, Piece<'t>)> {
    if !ADDING.contains(&call) || Kind::of(receiver).is_none() {
        return None;
    }
    let mut ahead = tokens.clone();
    let Token::Open(bracket) = ahead.next().0 else { return None };
    let (Token::Number(from), from_span) = ahead.next() else { return None };
    if !ahead.take(&Token::Comma) {
        return None;
    }
    let (Token::Number(to), to_span) = ahead.next() else { return None };
    ahead.take(&Token::Comma);
    let ends = ahead.take(&bracket.close())
        && *ahead.peek() == Token::Close(super::tokens::Bracket::Round);
    ends.then(|| {
        *tokens = ahead;
        ((from, from_span), (to, to_span))
    })
}

/// Passes over the rest of a statement, with what stands in brackets; where
/// that ends.
pub(super) fn rest_of_statement(tokens: &mut Tokens<'_>) -> usize {
    while !tokens.is_on_new_line() {
        match tokens.peek() {
            Token::Semicolon | Token::End | Token::Close(_) => break,
            Token::Open(_) => tokens.skip_value(),
            _ => _ = tokens.next(),
        }
    }
    tokens.taken()
}

/// Where what stands in the brackets of an index ends, on its line.
pub(super) fn end_of_index(tokens: &Tokens<'_>) -> usize {
    let mut ahead = tokens.clone();
    let mut end = ahead.next().1.end;
    while !ahead.is_on_new_line()
        && !matches!(ahead.peek(), Token::Open(_) | Token::Close(_) | Token::Equals | Token::End)
    {
        end = ahead.next().1.end;
    }
    end
}

/// The name in `n++`, behind the first sign, or in `++n` where nothing stands
/// before it.
pub(super) fn counts_on<'t>(
    tokens: &mut Tokens<'t>,
    sign: &str,
    before: Before,
    word: Option<&Piece<'t>>,
) -> Option<Piece<'t>> {
    let is_again = tokens.span().start == tokens.taken()
        && matches!(tokens.peek(), Token::Sign(again) if *again == sign);
    if !["+", "-"].contains(&sign) || !is_again {
        return None;
    }
    match before {
        Before::Name => word.cloned(),
        Before::Nothing => {
            let mut ahead = tokens.clone();
            ahead.next();
            let span = ahead.span();
            match *ahead.peek() {
                Token::Word(name) => Some((name, span)),
                _ => None,
            }
        }
        _ => None,
    }
}

/// Whether a `?` that was just taken chooses between two values, and does not
/// ask whether there is one.
pub(super) fn chooses(tokens: &mut Tokens<'_>) -> bool {
    !tokens.is_on_new_line()
        && matches!(tokens.peek(), Token::Number(_) | Token::Word(_) | Token::Sign("?"))
}
