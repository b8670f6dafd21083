//! The tokens of JSON and program text with their places; what is no token is
//! a token too.

use std::borrow::Cow;
use std::ops::Range;

use logos::{Lexer, Logos as _};

use super::lexer::{Lexeme, unescaped};
use super::numbers::quoted;

/// A token of the text.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Token<'t> {
    /// What opens a list, a map, a row, a pair.
    Open(Bracket),
    /// What closes it.
    Close(Bracket),
    Comma,
    Colon,
    Semicolon,
    /// `=` or `:=`
    Equals,
    /// `=>`, a colon of some languages.
    Arrow,
    /// As written.
    Number(&'t str),
    Text(Cow<'t, str>),
    /// A name, `null`, `true`, `false`.
    Word(&'t str),
    /// A sign of a program that says nothing about boards.
    Sign(&'t str),
    /// What no token begins with, and what to do about it.
    Bad(Option<&'static str>),
    End,
}

/// A kind of bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bracket {
    /// `[ ]`, `vec![ ]`
    Square,
    /// `{ }`, `new int[]{ }`
    Curly,
    /// `( )`
    Round,
    /// `List.of( )`, `Arrays.asList( )`, `make_pair( )` and others; closed by
    /// [`Bracket::Round`].
    Of,
    /// `Map.of( )`, closed by [`Bracket::Round`].
    MapOf,
}

impl Bracket {
    /// What closes it.
    pub(super) const fn close(self) -> Token<'static> {
        Token::Close(match self {
            Bracket::Square => Bracket::Square,
            Bracket::Curly => Bracket::Curly,
            Bracket::Round | Bracket::Of | Bracket::MapOf => Bracket::Round,
        })
    }

    /// The sign that closes it.
    pub(super) const fn closing_sign(self) -> &'static str {
        match self {
            Bracket::Square => "]",
            Bracket::Curly => "}",
            Bracket::Round | Bracket::Of | Bracket::MapOf => ")",
        }
    }

    /// The sign that opens it.
    pub(super) const fn opening_sign(self) -> &'static str {
        match self {
            Bracket::Square => "[",
            Bracket::Curly => "{",
            Bracket::Round | Bracket::Of | Bracket::MapOf => "(",
        }
    }
}

impl Token<'_> {
    /// `[`
    pub(super) const OPEN_LIST: Token<'static> = Token::Open(Bracket::Square);
    /// `]`
    pub(super) const CLOSE_LIST: Token<'static> = Token::Close(Bracket::Square);
    /// `{`
    pub(super) const OPEN_OBJECT: Token<'static> = Token::Open(Bracket::Curly);
}

/// The tokens of a text, one ahead; comments are passed over.
#[derive(Clone)]
pub(super) struct Tokens<'t> {
    text: &'t str,
    lexer: Lexer<'t, Lexeme>,
    ahead: Option<(Token<'t>, Range<usize>)>,
    /// Where the last token taken ends.
    taken: usize,
    /// Where the text ends but for blank lines.
    end: usize,
}

impl std::fmt::Debug for Tokens<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tokens").field("taken", &self.taken).field("ahead", &self.ahead).finish()
    }
}

impl<'t> Tokens<'t> {
    pub(super) fn new(text: &'t str, from: usize) -> Tokens<'t> {
        let mut lexer = Lexeme::lexer(text);
        lexer.bump(from);
        Tokens { text, lexer, ahead: None, taken: from, end: text.trim_end().len().max(from) }
    }

    /// The next token, left where it is.
    #[inline]
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
    #[inline]
    pub(super) fn span(&mut self) -> Range<usize> {
        self.peek();
        self.ahead.as_ref().map_or(self.end..self.end, |(_, span)| span.clone())
    }

    /// Takes the next token.
    #[inline]
    pub(super) fn next(&mut self) -> (Token<'t>, Range<usize>) {
        let next = self.ahead.take().unwrap_or_else(|| self.scan());
        self.taken = next.1.end;
        next
    }

    /// Takes the next token if it is this one.
    #[inline]
    pub(super) fn take(&mut self, wanted: &Token<'_>) -> bool {
        let found = self.peek() == wanted;
        if found {
            self.next();
        }
        found
    }

    /// The token behind the next one.
    pub(super) fn second(&mut self) -> Token<'t> {
        self.peek();
        let mut ahead = self.clone();
        ahead.next();
        ahead.next().0
    }

    /// Where the last token taken ends.
    pub(super) fn taken(&self) -> usize {
        self.taken
    }

    /// The text of a place.
    pub(super) fn piece(&self, span: Range<usize>) -> &'t str {
        &self.text[span]
    }

    /// Whether the next token begins on another line than the last one ended.
    pub(super) fn is_on_new_line(&mut self) -> bool {
        let start = self.span().start;
        self.taken < start && self.text[self.taken..start].contains(['\n', '\r'])
    }

    /// Whether a blank line stands before the next token.
    pub(super) fn is_behind_blank_line(&mut self) -> bool {
        let start = self.span().start;
        let gap = if self.taken < start { &self.text[self.taken..start] } else { "" };
        gap.bytes().filter(|&byte| byte == b'\n').count() > 1
    }

    /// The next token as a person would name it.
    pub(super) fn found(&mut self) -> String {
        let span = self.span();
        match self.peek() {
            Token::End => "the end of the text".to_owned(),
            _ => quoted(&self.text[span]),
        }
    }

    /// What to do about the next token where it does not belong.
    pub(super) fn help(&mut self) -> Option<&'static str> {
        match self.peek() {
            Token::Bad(help) => *help,
            Token::Semicolon => Some("write a comma"),
            Token::Open(Bracket::Round) | Token::Close(Bracket::Round) => {
                Some("use square brackets")
            }
            _ => None,
        }
    }

    /// Whether nothing but a comment follows the next token on its line.
    pub(super) fn ends_line(&mut self) -> bool {
        let rest = self.text[self.span().end..].trim_start_matches([' ', '\t']);
        rest.is_empty() || rest.starts_with(['\n', '\r', '#']) || rest.starts_with("//")
    }

    /// Passes over all up to a place behind the next token.
    pub(super) fn skip_to(&mut self, end: usize) {
        let at = self.span().end;
        self.lexer.bump(end.saturating_sub(at));
        self.ahead = None;
        self.taken = end;
    }

    /// Passes over the rest of the line.
    pub(super) fn skip_line(&mut self) {
        while !self.is_on_new_line() && *self.peek() != Token::End {
            self.next();
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
                Token::Open(_) => depth += 1,
                Token::Close(_) if depth == 0 => return,
                Token::Close(_) => depth -= 1,
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
    #[inline]
    pub(super) fn begins_next_board(&mut self) -> bool {
        match self.peek() {
            Token::Open(Bracket::Square) => {
                let end = self.span().end;
                let inside = self.text[end..].trim_start_matches([' ', '\t']);
                inside.starts_with('[') || inside.starts_with("vec!")
            }
            Token::Open(Bracket::Curly) => true,
            _ => false,
        }
    }

    /// The same where such a value may stand too: only at the very beginning of
    /// a line, where nobody writes the inside of a board. An assignment or a
    /// call there begins another board as well.
    pub(super) fn begins_next_board_at_margin(&mut self) -> bool {
        let start = self.span().start;
        if start > 0 && !self.text[..start].ends_with(['\n', '\r']) {
            return false;
        }
        match self.peek() {
            Token::Word(_) => {
                let line = self.text[start..].split(['\n', '\r']).next().unwrap_or_default();
                let head = line.split(['"', '\'', '#']).next().unwrap_or_default();
                head.contains(['=', '('])
            }
            _ => self.begins_next_board(),
        }
    }

    /// Whether a grid in braces or an object, and no row in braces, begins here at
    /// the very beginning of a line.
    pub(super) fn begins_braces_at_margin(&mut self) -> bool {
        let Range { start, end } = self.span();
        (start == 0 || self.text[..start].ends_with(['\n', '\r']))
            && self.text[end..].trim_start_matches([' ', '\t']).starts_with(['{', '"'])
    }

    fn scan(&mut self) -> (Token<'t>, Range<usize>) {
        let Some(lexeme) = self.lexer.next() else {
            // Blank lines at the end show nobody where something is missing.
            return (Token::End, self.end..self.end);
        };
        let span = self.lexer.span();
        let piece = self.lexer.slice();
        let token = match lexeme {
            Ok(Lexeme::Number) => Token::Number(piece),
            Ok(Lexeme::Comma) => Token::Comma,
            Ok(Lexeme::OpenSquare | Lexeme::OpenVec) => Token::Open(Bracket::Square),
            Ok(Lexeme::CloseSquare) => Token::Close(Bracket::Square),
            Ok(Lexeme::OpenCurly | Lexeme::OpenNew) => Token::Open(Bracket::Curly),
            Ok(Lexeme::CloseCurly) => Token::Close(Bracket::Curly),
            Ok(Lexeme::OpenRound) => Token::Open(Bracket::Round),
            Ok(Lexeme::OpenOf) => Token::Open(Bracket::Of),
            Ok(Lexeme::OpenMapOf) => Token::Open(Bracket::MapOf),
            Ok(Lexeme::CloseRound) => Token::Close(Bracket::Round),
            Ok(Lexeme::Colon) => Token::Colon,
            Ok(Lexeme::Semicolon) => Token::Semicolon,
            Ok(Lexeme::Equals) => Token::Equals,
            Ok(Lexeme::Arrow) => Token::Arrow,
            Ok(Lexeme::Word) => Token::Word(piece),
            Ok(Lexeme::Sign) => Token::Sign(piece),
            Ok(Lexeme::Text) => Token::Text(unescaped(&piece[1..piece.len() - 1])),
            Ok(Lexeme::OpenText) => Token::Bad(Some("close the quotes")),
            Ok(Lexeme::OpenComment) => Token::Bad(Some("close the comment with */")),
            Err(()) => return self.bad(span),
        };
        (token, span)
    }

    /// What begins no token, up to where its word ends.
    fn bad(&mut self, span: Range<usize>) -> (Token<'t>, Range<usize>) {
        let rest = &self.text[span.start..];
        let first = rest.chars().next().unwrap_or_default();
        let word = rest
            .find(|c: char| c.is_whitespace() || "[]{}(),:;\"'".contains(c))
            .unwrap_or(rest.len())
            .max(first.len_utf8());
        let end = (span.start + word).max(span.end);
        self.lexer.bump(end - span.end);
        let help = match first {
            '−' | '–' | '—' => Some("write the minus as -"),
            '“' | '”' | '„' | '«' | '»' | '‘' | '’' => Some("use straight quotes"),
            _ => None,
        };
        (Token::Bad(help), span.start..end)
    }
}
