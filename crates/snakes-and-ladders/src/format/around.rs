//! What stands around values in programs and examples and is passed over.

use super::problem::Problems;
use super::tokens::{Bracket, Token, Tokens};

/// What LeetCode's examples have before a colon.
const LABELS: [&str; 7] =
    ["input", "output", "example", "explanation", "constraints", "note", "expected"];

/// Passes over the rest of a line.
pub(super) fn rest_of_line(tokens: &mut Tokens<'_>) {
    while !tokens.is_on_new_line()
        && !matches!(tokens.peek(), Token::Semicolon | Token::End | Token::Open(_))
    {
        tokens.next();
    }
}

/// `Input:`, `Output: 4`, `Example 1:`, `Explanation: …` as LeetCode has them:
/// passes over the label, and over what belongs to it but for `Input:`. Whether
/// a value may follow; nothing where it is no label.
pub(super) fn label(tokens: &mut Tokens<'_>, word: &str) -> Option<bool> {
    let label = LABELS.into_iter().find(|label| word.eq_ignore_ascii_case(label))?;
    let mut ahead = tokens.clone();
    if matches!(ahead.peek(), Token::Number(_)) {
        ahead.next();
    }
    if !ahead.take(&Token::Colon) {
        return None;
    }
    *tokens = ahead;
    match label {
        "input" | "example" => {}
        "output" if matches!(tokens.peek(), Token::Number(_)) => _ = tokens.next(),
        "output" | "expected" => prose(tokens, false, false),
        _ => prose(tokens, true, label == "constraints"),
    }
    Some(label == "input")
}

/// Passes over the rest of a line; behind some labels also over the lines below
/// up to a blank one or another label.
fn prose(tokens: &mut Tokens<'_>, has_lines: bool, has_blank_lines: bool) {
    let begin = tokens.taken();
    while *tokens.peek() != Token::End {
        let began = tokens.taken() > begin;
        if tokens.is_on_new_line() {
            let is_label = matches!(*tokens.peek(), Token::Word(word)
                if LABELS.contains(&word.to_lowercase().as_str()));
            let is_apart = began && !has_blank_lines && tokens.is_behind_blank_line();
            if !has_lines || is_label || is_apart {
                return;
            }
        }
        tokens.next();
    }
}

/// Passes over the inside of brackets that belong to a type or a name, and the
/// closing one.
pub(super) fn inside_of_type(tokens: &mut Tokens<'_>) {
    let mut depth = 1_usize;
    while depth > 0 {
        match tokens.peek() {
            Token::Open(_) => depth += 1,
            Token::Close(_) => depth -= 1,
            Token::End | Token::Equals => return,
            _ => {}
        }
        tokens.next();
    }
}

/// Whether a bracket opens a list and not a call.
pub(super) fn begins_value(tokens: &mut Tokens<'_>) -> bool {
    let is_open = matches!(tokens.peek(), Token::Open(bracket) if *bracket != Bracket::Round);
    is_open && matches!(tokens.second(), Token::Open(_) | Token::Number(_) | Token::Close(_))
}

/// Whether a bracket begins a type and not a value: `[[i32; 2]; 2]` behind a
/// colon, `[Int](` behind an `=`.
pub(super) fn is_type(tokens: &mut Tokens<'_>, assigned: bool) -> bool {
    let mut ahead = tokens.clone();
    if ahead.take(&Token::OPEN_OBJECT) {
        // `{start: number}`
        return matches!(ahead.next().0, Token::Word(_))
            && ahead.take(&Token::Colon)
            && matches!(ahead.peek(), Token::Word(_))
            && !assigned;
    }
    let mut depth = 0;
    while depth < 4 && ahead.take(&Token::OPEN_LIST) {
        depth += 1;
    }
    let Token::Word(word) = ahead.next().0 else { return false };
    if ["None", "null", "nil", "undefined"].contains(&word) {
        return false;
    }
    if !assigned {
        return true;
    }
    (0..depth).all(|_| ahead.take(&Token::CLOSE_LIST))
        && *ahead.peek() == Token::Open(Bracket::Round)
}

pub(super) fn not_closed(tokens: &mut Tokens<'_>) -> Problems {
    let mut problems = Problems::new();
    problems.lose_structure(
        tokens.span(),
        "a call is not closed: found the end of the text, expected `)`",
        Some("is the text cut off?"),
    );
    problems
}
