//! What stands around the values in program text: names, types, calls.

use std::ops::Range;

use super::around::{begins_value, not_closed};
use super::change::Unclear;
use super::head::{Before, Go, Head};
use super::problem::Problems;
use super::tokens::{Bracket, Token, Tokens};

/// A piece of the text that tells something.
pub(super) type Piece<'t> = (&'t str, Range<usize>);

/// What a step through program text comes to.
#[derive(Debug)]
pub(super) enum Step<'t> {
    /// A list or map begins here, under this name; it is left where it is.
    Value(Option<Piece<'t>>),
    /// `n = 36`
    Number {
        name: Piece<'t>,
        number: Piece<'t>,
        /// Whether it is an argument of a call.
        in_call: bool,
    },
    /// `board[03] = +08`
    Element {
        name: Piece<'t>,
        index: Piece<'t>,
        number: Piece<'t>,
    },
    /// `board[0][1] = 5`, `moves[i] = -1`
    Change {
        name: Piece<'t>,
        number: Piece<'t>,
    },
    /// `snakes.put(17, 13)`
    Jump {
        name: Piece<'t>,
        from: Piece<'t>,
        to: Piece<'t>,
    },
    /// A change that is not understood.
    Unclear(Unclear),
    /// A statement without a value.
    Passed,
    /// The name and the first number of a calculation.
    Dropped(Piece<'t>, Range<usize>),
    /// No statement: what is wrong with it. At least one token is taken.
    Stray(Problems),
    End,
}

/// Where in a program a reader is.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Statements {
    /// Calls that are open.
    pub(super) calls: usize,
    /// Blocks that are open.
    pub(super) blocks: usize,
    /// Whether the value that comes next is that of a statement.
    is_value_of: bool,
    /// Whether a statement is under way whose value was just read.
    behind_value: bool,
}

impl Statements {
    /// One step on, from a token that begins no list at the beginning of a
    /// statement, or behind a value.
    pub(super) fn step<'t>(&mut self, tokens: &mut Tokens<'t>) -> Step<'t> {
        if std::mem::take(&mut self.behind_value) && self.calls == 0 && !tokens.is_on_new_line() {
            self.behind(tokens);
        }
        match tokens.peek() {
            Token::End if self.calls > 0 => {
                self.calls = 0;
                Step::Stray(not_closed(tokens))
            }
            Token::End => Step::End,
            Token::Semicolon => {
                tokens.next();
                Step::Passed
            }
            Token::Close(Bracket::Round) if self.calls > 0 => {
                tokens.next();
                self.calls -= 1;
                self.behind_value = true;
                Step::Passed
            }
            Token::Close(Bracket::Curly) if self.blocks > 0 => {
                tokens.next();
                self.blocks -= 1;
                Step::Passed
            }
            _ => self.statement(tokens),
        }
    }

    /// Tells that a value was read, so that what follows it on its line belongs
    /// to it.
    pub(super) fn read_value(&mut self) {
        self.behind_value = std::mem::take(&mut self.is_value_of) || self.calls > 0;
    }

    /// Tells that a value is in pieces: nobody knows what is open behind it.
    pub(super) fn lost(&mut self) {
        self.calls = 0;
        self.behind_value = false;
    }

    /// A number beside a value among the arguments of a call.
    pub(super) fn argument_behind(&mut self, tokens: &mut Tokens<'_>) -> Option<Range<usize>> {
        if self.calls == 0 || *tokens.peek() != Token::Comma {
            return None;
        }
        let mut ahead = tokens.clone();
        ahead.next();
        let span = ahead.span();
        let is_number = matches!(ahead.next().0, Token::Number(_));
        if !is_number || !matches!(ahead.peek(), Token::Comma | Token::Close(_)) {
            return None;
        }
        *tokens = ahead;
        Some(span)
    }

    /// Passes over what follows a value on its line: `.toBe(4)`, `== 4`,
    /// `as const`.
    fn behind(&mut self, tokens: &mut Tokens<'_>) {
        let goes_on = match tokens.peek() {
            Token::Sign(_) => true,
            Token::Word(word) => *word == "as",
            _ => false,
        };
        if !goes_on {
            return;
        }
        let mut depth = 0_usize;
        loop {
            tokens.next();
            if depth == 0 && tokens.is_on_new_line() {
                return;
            }
            let value_begins = begins_value(tokens);
            match tokens.peek() {
                Token::Open(_) if value_begins => {
                    self.calls += depth;
                    return;
                }
                Token::Open(_) => depth += 1,
                Token::Close(_) | Token::Semicolon | Token::Comma if depth == 0 => return,
                Token::Close(_) => depth -= 1,
                Token::End | Token::Bad(_) => return,
                _ => {}
            }
        }
    }

    fn statement<'t>(&mut self, tokens: &mut Tokens<'t>) -> Step<'t> {
        let (first, found) = (tokens.span(), tokens.found());
        let help = tokens.help();
        let mut head = Head::default();
        if self.calls > 0 {
            head.before = Before::Opened;
            head.is_code = true;
        }
        let begin = tokens.taken();
        loop {
            let ends = tokens.taken() > begin && self.calls == 0 && !head.value_due();
            if ends && tokens.is_on_new_line() {
                break;
            }
            match self.token(tokens, &mut head) {
                Go::On => {}
                Go::Stop => break,
                Go::Found(step) => {
                    self.is_value_of = matches!(step, Step::Value(_));
                    return step;
                }
            }
        }
        if tokens.taken() > begin && (head.is_code || head.keyword) {
            return Step::Passed;
        }
        if tokens.taken() == begin {
            tokens.next();
        }
        let mut problems = Problems::new();
        let help = help.unwrap_or("a grid begins with [[, an object with {");
        problems.lose_structure(first, format!("found {found}, expected a board"), Some(help));
        Step::Stray(problems)
    }
}
