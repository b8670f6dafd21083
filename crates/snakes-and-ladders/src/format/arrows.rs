//! Lines of jumps: `4 -> 14`, under headings or without.

use std::ops::Range;

use logos::Logos;

use super::form::Format;
use super::jump_list::JumpList;
use super::names::Kind;
use super::numbers::quoted;
use super::parsed::Parsed;
use super::size_comment::Size;
use crate::layout::MAX_SQUARES;

#[derive(Logos, Clone, Copy, Debug, PartialEq, Eq)]
#[logos(skip r"[ \t\r\x0B\x0C\u{A0}\u{FEFF}]+")]
enum Token {
    #[token("\n")]
    LineEnd,
    /// With whatever stands to it, so that 4.5 is one bad number.
    #[regex(r"[+-]?[0-9][0-9A-Za-z_.]*")]
    Number,
    #[regex(r"[-=~]*>+|[→⇒⟶⟹➔➜➡↦⇨↗↘↑↓]|[–—]|-|:", priority = 3)]
    Arrow,
    #[regex(r"(?i:to)")]
    To,
    #[regex(r"(?i:from)")]
    From,
    #[regex(r"[,;|&]|(?i:and)")]
    Separator,
    #[regex(r"(?i:ladders?)")]
    Ladders,
    #[regex(r"(?i:snakes?|chutes?)")]
    Snakes,
    #[regex(r"[*•]")]
    Bullet,
    #[regex(r"(#|//)[^\n]*", allow_greedy = true)]
    Comment,
    #[regex(r"[\p{Alphabetic}_][\p{Alphabetic}\p{M}0-9_'.]*", priority = 1)]
    Word,
}

/// Whether a line has a jump or a heading of jumps in it, so that its text is
/// one of lines of jumps.
pub(super) fn is_line_of_jumps(line: &str) -> bool {
    let mut tokens = Token::lexer(line).take(4).map(Result::ok);
    let mut next = || tokens.next().flatten();
    let first = match next() {
        Some(Token::Bullet | Token::Arrow) => next(),
        first => first,
    };
    let is_jump = match (first, next(), next()) {
        (Some(Token::Ladders | Token::Snakes), second, third) => match second {
            None => line.trim().chars().all(char::is_alphabetic),
            Some(Token::Number | Token::From) => true,
            Some(Token::Arrow) => matches!(third, None | Some(Token::Number | Token::From)),
            _ => false,
        },
        (Some(Token::From), Some(Token::Number), Some(_))
        | (Some(Token::Number), Some(Token::Arrow | Token::To), Some(Token::Number)) => true,
        // 4-14: the sign is taken for a minus.
        (Some(Token::Number), Some(Token::Number), _) => {
            line.trim_start_matches(|c: char| c.is_ascii_digit()).starts_with('-')
        }
        _ => false,
    };
    is_jump || line.contains([',', '|']) && line.split([',', '|']).all(is_bare_pair)
}

/// `4 14`
fn is_bare_pair(piece: &str) -> bool {
    let mut words = piece.split_whitespace();
    let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    words.clone().count() == 2 && words.all(is_number)
}

/// Reads a whole text, from a place on, as one board.
pub(super) fn parse(text: &str, from: usize) -> Parsed {
    let mut list = JumpList::default();
    let mut size = Size::of_comments(text, from, &mut list.places, &mut list.problems);
    let start = text.len() - text[from..].trim_start().len();
    let mut lines = Lines {
        text,
        from,
        lexer: Token::lexer(&text[from..]),
        ahead: None,
        last_end: from,
        kind: Kind::Jumps,
        list,
        size_meant: false,
    };
    lines.read();
    if lines.size_meant {
        // A placeholder keeps the gate from missing the size as well.
        size.squares = size.squares.or(Some(MAX_SQUARES));
    }
    lines.list.parsed(Format::Lines, start, size)
}

/// A token, or `None` for a character that begins none; and where it is.
type Spanned = (Option<Token>, Range<usize>);

struct Lines<'t> {
    text: &'t str,
    from: usize,
    lexer: logos::Lexer<'t, Token>,
    ahead: Option<Spanned>,
    /// Where the token taken last ends.
    last_end: usize,
    kind: Kind,
    list: JumpList,
    /// A size is there, but not as a comment.
    size_meant: bool,
}

/// What stands between two jumps of a line.
#[derive(Clone, Copy, PartialEq)]
enum Before {
    /// A line begins, or a separator stands there.
    Parted,
    /// A jump with a sign between its ends: 4 -> 14.
    Signed,
    /// A jump of two bare numbers: 4 14.
    Bare,
}

impl Lines<'_> {
    fn read(&mut self) {
        let mut before = Before::Parted;
        let mut line_begins = true;
        while let Some((token, span)) = self.peek() {
            let begins = std::mem::replace(&mut line_begins, false);
            match token {
                Some(Token::LineEnd) => {
                    self.take();
                    before = Before::Parted;
                    line_begins = true;
                }
                Some(Token::Separator) => {
                    self.take();
                    before = Before::Parted;
                }
                Some(Token::Bullet) if begins => self.take(),
                // A dash at the beginning of a line is a bullet.
                Some(Token::Arrow) if begins && &self.text[span.clone()] == "-" => self.take(),
                Some(Token::Ladders) => self.heading(Kind::Ladders),
                Some(Token::Snakes) => self.heading(Kind::Snakes),
                Some(Token::Number | Token::From) => before = self.jump(before),
                _ => {
                    self.no_jump(span);
                    before = Before::Parted;
                }
            }
            if matches!(token, Some(Token::Ladders | Token::Snakes)) {
                before = Before::Parted;
            }
        }
    }

    fn heading(&mut self, kind: Kind) {
        self.kind = kind;
        self.take();
        if let Some((Some(Token::Arrow), _)) = self.peek() {
            self.take();
        }
    }

    /// Reads `4 -> 14`, `4 14` or `from 4 to 14`.
    fn jump(&mut self, before: Before) -> Before {
        let said_from = self.take_if(Token::From);
        if before == Before::Bare {
            return self.no_end_of_line();
        }
        let Some(from) = self.end("the square the jump begins on") else {
            return Before::Parted;
        };
        let sign = match self.peek() {
            Some((Some(Token::Arrow | Token::To), _)) => {
                self.take();
                true
            }
            _ => false,
        };
        let (from_word, from_span) = from;
        let joined = self.minus_for_an_arrow(&from_span);
        if before == Before::Signed && !sign && joined.is_none() {
            return self.said_no_end_of_line(from_span);
        }
        let signed = sign || said_from || joined.is_some();
        let Some((to_word, to_span)) = joined.or_else(|| self.end("the square the jump leads to"))
        else {
            return Before::Parted;
        };
        let from = self.list.number(&from_word, from_span);
        let to = self.list.number(&to_word, to_span);
        if let (Some(from), Some(to)) = (from, to) {
            self.list.add(self.kind, from, to);
        }
        if signed { Before::Signed } else { Before::Bare }
    }

    /// A number behind a jump with nothing between.
    fn no_end_of_line(&mut self) -> Before {
        let span = self.peek().map_or(self.last_end..self.last_end, |(_, span)| span);
        self.said_no_end_of_line(span)
    }

    fn said_no_end_of_line(&mut self, span: Range<usize>) -> Before {
        let what =
            format!("found {}, expected the end of the line", quoted(&self.text[span.clone()]));
        let help = "write one jump a line, or signs between: 4->14, 7->30";
        self.list.problems.add(span, what, Some(help));
        self.pass_over();
        Before::Parted
    }

    /// `4-14`: no square is negative, so the minus is a sign between the two.
    fn minus_for_an_arrow(&mut self, from: &Range<usize>) -> Option<(String, Range<usize>)> {
        let (token, span) = self.peek()?;
        let word = self.text[span.clone()].strip_prefix('-')?;
        if token != Some(Token::Number) || span.start != from.end {
            return None;
        }
        let found = (word.to_owned(), span.start + 1..span.end);
        self.take();
        Some(found)
    }

    /// An end of a jump.
    fn end(&mut self, expected: &str) -> Option<(String, Range<usize>)> {
        let next = self.peek();
        if let Some((Some(Token::Number), span)) = next {
            self.take();
            return Some((self.text[span.clone()].to_owned(), span));
        }
        let line_end = match &next {
            None => Some("the end of the text"),
            Some((Some(Token::LineEnd), _)) => Some("the end of the line"),
            Some(_) => None,
        };
        let (token, span) = next.unwrap_or((None, 0..0));
        let piece = &self.text[span.clone()];
        let found = line_end.map_or_else(|| quoted(piece), str::to_owned);
        let help = if token == Some(Token::Separator) && piece == "," {
            "write 4->14; lines of 4,14 are CSV: --format csv"
        } else {
            "write one jump a line, e.g. 4 -> 14"
        };
        if help.ends_with("csv") {
            // The number behind the comma begins no jump.
            self.take();
        }
        let span = if line_end.is_some() { self.last_end..self.last_end } else { span };
        self.list.problems.add(span, format!("found {found}, expected {expected}"), Some(help));
        self.pass_over();
        None
    }

    /// What stands here is no jump; said once for a piece of a line.
    fn no_jump(&mut self, span: Range<usize>) {
        let found = quoted(&self.text[span.clone()]);
        let help = match self.text[span.clone()].to_lowercase().as_str() {
            "squares" | "columns" | "size" => {
                self.size_meant = true;
                "write the size as a comment: # squares: 100, columns: 10"
            }
            _ => "write jumps as 4 -> 14, headings as Ladders or Snakes, remarks behind #",
        };
        self.list.problems.add(span, format!("found {found}, expected a jump"), Some(help));
        self.pass_over();
    }

    /// Goes on to the next separator or line.
    fn pass_over(&mut self) {
        while let Some((token, _)) = self.peek() {
            if matches!(token, Some(Token::LineEnd | Token::Separator)) {
                return;
            }
            self.take();
        }
    }

    /// The next token but for comments, left where it is.
    fn peek(&mut self) -> Option<Spanned> {
        while self.ahead.is_none() {
            let token = self.lexer.next()?;
            let span = self.lexer.span();
            let span = self.from + span.start..self.from + span.end;
            if token != Ok(Token::Comment) {
                self.ahead = Some((token.ok(), span));
            }
        }
        self.ahead.clone()
    }

    fn take(&mut self) {
        if let Some((_, span)) = self.ahead.take() {
            self.last_end = span.end;
        }
    }

    fn take_if(&mut self, wanted: Token) -> bool {
        let found = matches!(self.peek(), Some((Some(token), _)) if token == wanted);
        if found {
            self.take();
        }
        found
    }
}
