//! JSON tokens with their places; what is no token is a token too.

use std::borrow::Cow;
use std::ops::Range;

use jsonc_parser::errors::ParseErrorKind;
use jsonc_parser::tokens::Token as Json;
use jsonc_parser::{Scanner, ScannerOptions};

use super::numbers::quoted;

/// A token of the text.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Token<'t> {
    /// `[`
    OpenList,
    /// `]`
    CloseList,
    /// `{`
    OpenObject,
    /// `}`
    CloseObject,
    Comma,
    Colon,
    /// As written.
    Number(&'t str),
    Text(Cow<'t, str>),
    /// A word without quotes, `null`, `true`, `false`.
    Word(&'t str),
    /// What no token begins with, and what to do about it.
    Bad(Option<&'static str>),
    End,
}

/// The tokens of a text, one ahead; comments are passed over.
pub(super) struct Tokens<'t> {
    text: &'t str,
    scanner: Scanner<'t>,
    /// Where the scanner's text begins.
    base: usize,
    /// Where the last `*/` of the text is: a comment behind it is never closed.
    last_comment_end: usize,
    ahead: Option<(Token<'t>, Range<usize>)>,
}

impl std::fmt::Debug for Tokens<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tokens").field("base", &self.base).field("ahead", &self.ahead).finish()
    }
}

impl<'t> Tokens<'t> {
    pub(super) fn new(text: &'t str, from: usize) -> Tokens<'t> {
        let last_comment_end = text.rfind("*/").unwrap_or(0);
        Tokens { text, scanner: scanner(&text[from..]), base: from, last_comment_end, ahead: None }
    }

    /// The same text read from a place on, to look ahead.
    pub(super) fn ahead_from(&self, from: usize) -> Tokens<'t> {
        Tokens { scanner: scanner(&self.text[from..]), base: from, ahead: None, ..*self }
    }

    /// The next token, left where it is.
    pub(super) fn peek(&mut self) -> &Token<'t> {
        if self.ahead.is_none() {
            self.ahead = Some(self.scan());
        }
        match &self.ahead {
            Some((token, _)) => token,
            None => &Token::End,
        }
    }

    /// Where the next token is.
    pub(super) fn span(&mut self) -> Range<usize> {
        self.peek();
        self.ahead.as_ref().map_or(self.text.len()..self.text.len(), |(_, span)| span.clone())
    }

    /// Takes the next token.
    pub(super) fn next(&mut self) -> (Token<'t>, Range<usize>) {
        self.peek();
        self.ahead.take().unwrap_or((Token::End, self.text.len()..self.text.len()))
    }

    /// Takes the next token if it is this one.
    pub(super) fn take(&mut self, wanted: &Token<'_>) -> bool {
        let found = self.peek() == wanted;
        if found {
            self.ahead = None;
        }
        found
    }

    /// Goes on from a place further on; what was scanned before is forgotten,
    /// so that an error later on costs no more than the text since.
    pub(super) fn restart(&mut self, from: usize) {
        self.scanner = scanner(&self.text[from..]);
        self.base = from;
        self.ahead = None;
    }

    /// The next token as a person would name it.
    pub(super) fn found(&mut self) -> String {
        let span = self.span();
        match self.peek() {
            Token::End => "the end of the text".to_owned(),
            _ => quoted(&self.text[span]),
        }
    }

    /// Passes over one value, however deep; stops before a closing bracket that
    /// is not its own.
    pub(super) fn skip_value(&mut self) {
        let mut depth = 0_usize;
        loop {
            // Never at the first token: a value that is skipped is left behind.
            if depth > 0 && self.begins_next_board_at_margin() {
                return;
            }
            match self.peek() {
                Token::OpenList | Token::OpenObject => depth += 1,
                Token::CloseList | Token::CloseObject if depth == 0 => return,
                Token::CloseList | Token::CloseObject => depth -= 1,
                Token::End => return,
                _ => {}
            }
            self.next();
            if depth == 0 {
                return;
            }
        }
    }

    /// Whether the next token begins another board where the one before is not
    /// at its end: `{` or, on one line, `[[`.
    pub(super) fn begins_next_board(&mut self) -> bool {
        let start = self.span().start;
        match self.peek() {
            Token::OpenList => {
                self.text[start + 1..].trim_start_matches([' ', '\t']).starts_with('[')
            }
            Token::OpenObject => true,
            _ => false,
        }
    }

    /// The same where such a value may stand too: only at the very beginning of
    /// a line, where nobody writes the inside of a board.
    pub(super) fn begins_next_board_at_margin(&mut self) -> bool {
        let start = self.span().start;
        (start == 0 || self.text[..start].ends_with(['\n', '\r'])) && self.begins_next_board()
    }

    fn scan(&mut self) -> (Token<'t>, Range<usize>) {
        loop {
            let unread = self.base + self.scanner.token_end();
            let next = self.text.len() - self.text[unread..].trim_start().len();
            if self.text[next..].starts_with("/*") && next >= self.last_comment_end {
                // The scanner would read to the end of the text to find that out.
                return self.bad(next..self.line_end(next), Some("close the comment with */"));
            }
            let scanned = self.scanner.scan();
            let start = self.base + self.scanner.token_start();
            let span = start..self.base + self.scanner.token_end();
            let token = match scanned {
                Ok(None) => {
                    // Blank lines at the end show nobody where something is missing.
                    let end = self.text.trim_end().len();
                    return (Token::End, end..end);
                }
                Ok(Some(Json::String(_))) if self.text[span.clone()].contains(['\n', '\r']) => {
                    return self.bad(start..self.line_end(start), Some("close the quotes"));
                }
                Ok(Some(token)) => token,
                Err(error) => {
                    // The scanner may blame the end of the text behind the token.
                    let start = start.min(self.base + error.range().start);
                    let help = help_for(error.kind(), &self.text[start..]);
                    let end = match error.kind() {
                        ParseErrorKind::String(_) => self.line_end(start),
                        _ => self.end_of_bad(start),
                    };
                    return self.bad(start..end, help);
                }
            };
            let token = match token {
                Json::OpenBracket => Token::OpenList,
                Json::CloseBracket => Token::CloseList,
                Json::OpenBrace => Token::OpenObject,
                Json::CloseBrace => Token::CloseObject,
                Json::Comma => Token::Comma,
                Json::Colon => Token::Colon,
                Json::Number(number) => Token::Number(number),
                Json::String(text) => Token::Text(text),
                Json::Word(_) | Json::Boolean(_) | Json::Null => {
                    Token::Word(&self.text[span.clone()])
                }
                Json::CommentLine(_) | Json::CommentBlock(_) => continue,
            };
            return (token, span);
        }
    }

    /// A token that is none; the scanner goes on behind it.
    fn bad(&mut self, span: Range<usize>, help: Option<&'static str>) -> (Token<'t>, Range<usize>) {
        self.restart(span.end);
        (Token::Bad(help), span)
    }

    fn line_end(&self, at: usize) -> usize {
        self.text[at..].find(['\n', '\r']).map_or(self.text.len(), |length| at + length)
    }

    /// A bad token ends behind its word; a sign that separates is one by itself.
    fn end_of_bad(&self, start: usize) -> usize {
        let rest = &self.text[start..];
        let first = rest.chars().next().map_or(0, char::len_utf8);
        if rest.starts_with([';', '(', ')', '|', '/']) {
            return start + first;
        }
        let word = rest
            .find(|c: char| c.is_whitespace() || "[]{}(),:;\"'".contains(c))
            .unwrap_or(rest.len());
        start + word.max(first)
    }
}

fn scanner(text: &str) -> Scanner<'_> {
    Scanner::new(text, &ScannerOptions::default())
}

fn help_for(kind: &ParseErrorKind, rest: &str) -> Option<&'static str> {
    let first = rest.chars().next()?;
    match (kind, first) {
        (ParseErrorKind::String(_), _) => Some("close the quotes"),
        (ParseErrorKind::UnterminatedCommentBlock, _) => Some("close the comment with */"),
        (_, '−' | '–' | '—') => Some("write the minus as -"),
        (_, '“' | '”' | '„' | '«' | '»' | '‘' | '’') => Some("use straight quotes"),
        (_, ';') => Some("write a comma"),
        (_, '(' | ')') => Some("use square brackets"),
        _ => None,
    }
}
