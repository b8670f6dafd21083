//! What the readers of JSON and program text say when a token is not the one expected.

use std::ops::Range;

use super::problem::Problems;
use super::tokens::{Bracket, Token, Tokens};

impl Problems {
    /// The next token is not what was expected, and what follows is in doubt.
    pub(super) fn unexpected(&mut self, tokens: &mut Tokens<'_>, expected: &str) {
        let (span, found) = (tokens.span(), tokens.found());
        let help = match tokens.peek() {
            Token::Comma => Some("is there a comma too many?"),
            Token::Open(Bracket::Curly) | Token::Close(Bracket::Curly)
                if expected.contains(']') =>
            {
                Some("use square brackets")
            }
            Token::Open(_) | Token::Close(_) if expected.contains('}') => Some("use braces"),
            _ => tokens.help(),
        };
        self.lose_structure(span, format!("found {found}, expected {expected}"), help);
    }

    /// The next token begins another item where a comma was due.
    pub(super) fn missing_comma(&mut self, tokens: &mut Tokens<'_>, close: &str) {
        let (span, found) = (tokens.span(), tokens.found());
        self.lose_structure(
            span,
            format!("found {found}, expected `,` or `{close}`"),
            Some("a comma is missing here"),
        );
    }

    /// Another board begins before this one, opened there, is at its end.
    pub(super) fn not_closed(&mut self, open: Range<usize>) {
        self.lose_structure(
            open,
            "this board is not closed before the next one begins",
            Some("is it cut off? A closing bracket is missing"),
        );
    }

    /// The text ends too early. Said once: what is inside tells the story
    /// before what is around it, and so does a piece of a token at the end.
    pub(super) fn cut_off(&mut self, end: Range<usize>, inside: &str, missing: &str) {
        let told = self.structure_lost() || self.last_end() == Some(end.start);
        self.lose_structure_quietly();
        if !told {
            self.add(
                end,
                format!("the text ends inside the {inside}"),
                Some(&format!("is it cut off? The {inside} would end with {missing}")),
            );
        }
    }
}
