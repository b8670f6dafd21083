//! What a text in JSON or a program is made of, as a lexer knows it.

use std::borrow::Cow;

use logos::{Filter, Lexer, Logos};

/// A piece of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Logos)]
#[logos(extras = NoCommentEnds)]
#[logos(skip r"[ \t\r\n\x0b\x0c]+")]
#[logos(skip r"[\u{85}\u{a0}\u{1680}\u{2000}-\u{200a}\u{2028}\u{2029}\u{202f}\u{205f}\u{3000}]+")]
pub(super) enum Lexeme {
    /// With all that hangs on to it: `1e9`, `3.5`, `1_000`, `7i32`, `0x1f`.
    #[regex(r"[+-]?[0-9][0-9A-Za-z_]*(\.[0-9][0-9A-Za-z_]*)?")]
    #[regex(r"[+-]?[0-9][0-9_]*(\.[0-9]+)?[eE][+-][0-9]+")]
    Number,
    #[token(",")]
    Comma,
    #[token("[")]
    OpenSquare,
    #[regex(r"vec[ \t]*![ \t]*\[")]
    OpenVec,
    #[token("]")]
    CloseSquare,
    #[token("{")]
    OpenCurly,
    #[regex(r"new\s+[A-Za-z_][A-Za-z0-9_.]*\s*(\[\s*[0-9]*\s*\]\s*)+\{")]
    OpenNew,
    #[token("}")]
    CloseCurly,
    #[token("(")]
    OpenRound,
    #[regex(r"(List|Set|Arrays|Pair|Map)\s*\.\s*(of|asList|entry|ofEntries)\s*\(")]
    #[regex(r"(std\s*::\s*)?(make_pair|pair|make_tuple|tuple|Pair)\s*\(")]
    #[regex(r"(arrayOf|intArrayOf|longArrayOf|listOf|mutableListOf)\s*\(")]
    OpenOf,
    #[regex(r"Map\s*\.\s*of\s*\(", priority = 30)]
    OpenMapOf,
    #[token(")")]
    CloseRound,
    #[token(":")]
    Colon,
    #[token(";")]
    Semicolon,
    #[token("=")]
    #[token(":=")]
    Equals,
    #[token("=>")]
    Arrow,
    #[regex(r"[\p{XID_Start}_$][\p{XID_Continue}$]*")]
    Word,
    #[regex(r"[-.<>!&*+%^|?@~/\\`]")]
    #[token("::")]
    #[token("->")]
    #[token("<<")]
    #[token("==")]
    #[token("===")]
    #[token("!=")]
    #[token("<=")]
    #[token(">=")]
    Sign,
    #[regex("[\"']", text)]
    Text,
    /// A string that does not end on its line.
    OpenText,
    /// A comment that ends nowhere.
    #[token("/*", comment)]
    #[token("//", line_comment)]
    #[token("#", line_comment)]
    OpenComment,
}

/// Whether it is known that no `*/` follows, so that nobody looks for it again.
pub(super) type NoCommentEnds = bool;

/// Passes over a comment; one that is never closed ends on its line.
fn comment(lexer: &mut Lexer<'_, Lexeme>) -> Filter<Lexeme> {
    let end = if lexer.extras { None } else { lexer.remainder().find("*/") };
    if let Some(end) = end {
        lexer.bump(end + 2);
        return Filter::Skip;
    }
    lexer.extras = true;
    to_line_end(lexer);
    Filter::Emit(Lexeme::OpenComment)
}

fn line_comment(lexer: &mut Lexer<'_, Lexeme>) -> Filter<Lexeme> {
    to_line_end(lexer);
    Filter::Skip
}

fn to_line_end(lexer: &mut Lexer<'_, Lexeme>) {
    let rest = lexer.remainder();
    lexer.bump(rest.find(['\n', '\r']).unwrap_or(rest.len()));
}

/// Reads a string behind its opening quote, up to the same one on this line.
fn text(lexer: &mut Lexer<'_, Lexeme>) -> Filter<Lexeme> {
    let quote = lexer.slice().as_bytes()[0];
    let mut bytes = lexer.remainder().bytes().enumerate();
    while let Some((at, byte)) = bytes.next() {
        match byte {
            b'\n' | b'\r' => break,
            b'\\'
                if lexer
                    .remainder()
                    .as_bytes()
                    .get(at + 1)
                    .is_some_and(|b| !b"\r\n".contains(b)) =>
            {
                bytes.next();
            }
            _ if byte == quote => {
                lexer.bump(at + 1);
                return Filter::Emit(Lexeme::Text);
            }
            _ => {}
        }
    }
    to_line_end(lexer);
    Filter::Emit(Lexeme::OpenText)
}

/// What a string says: the inside of its quotes, escapes resolved. An escape
/// nobody knows stands for itself.
pub(super) fn unescaped(inside: &str) -> Cow<'_, str> {
    if !inside.contains('\\') {
        return Cow::Borrowed(inside);
    }
    let mut said = String::with_capacity(inside.len());
    let mut rest = inside;
    while let Some(at) = rest.find('\\') {
        said.push_str(&rest[..at]);
        let escape = &rest[at + 1..];
        let code = escape.strip_prefix('u').and_then(|code| code.get(..4));
        let number = code.and_then(|code| u32::from_str_radix(code, 16).ok());
        if let Some(sign) = number.and_then(char::from_u32) {
            said.push(sign);
            rest = &escape[5..];
            continue;
        }
        let sign = escape.chars().next();
        said.extend(sign.map(|sign| match sign {
            'n' => '\n',
            't' => '\t',
            'r' => '\r',
            other => other,
        }));
        rest = &escape[sign.map_or(0, char::len_utf8)..];
    }
    said.push_str(rest);
    Cow::Owned(said)
}
