//! The boards of a text in JSON: one, several after one another, or a list.

use super::grid;
use super::object;
use super::parsed::Parsed;
use super::problem::Problems;
use super::tokens::{Token, Tokens, begins_board};

/// An iterator over the JSON boards of a text.
#[derive(Debug)]
pub(super) struct Documents<'t> {
    tokens: Tokens<'t>,
    /// Inside a list of boards, and whether a comma is due before the next one.
    list: Option<CommaDue>,
    done: bool,
}

type CommaDue = bool;

impl<'t> Documents<'t> {
    pub(super) fn new(text: &'t str, from: usize) -> Documents<'t> {
        Documents { tokens: Tokens::new(text, from), list: None, done: false }
    }

    pub(super) fn next(&mut self) -> Option<Result<Parsed, Problems>> {
        while !self.done {
            let start = self.tokens.span().start;
            // An error costs the scanner the text since its own beginning.
            self.tokens.restart(start);
            let begins_list = lists_boards(self.tokens.text(), start);
            match (self.tokens.peek(), self.list) {
                (Token::End, None) => self.done = true,
                (Token::End, Some(_)) => return Some(Err(self.list_cut_off())),
                (Token::CloseList, Some(_)) => {
                    self.tokens.next();
                    self.list = None;
                }
                // Boards pasted out of a list keep their commas.
                (Token::Comma, list) => {
                    self.list = list.map(|_| false);
                    self.tokens.next();
                }
                (_, Some(true)) => return Some(Err(self.missing_comma())),
                (Token::OpenList, None) if begins_list => {
                    self.tokens.next();
                    self.list = Some(false);
                }
                (_, list) => {
                    let board = self.board();
                    // Behind a board in pieces nobody knows whether a comma is due.
                    let whole = matches!(&board, Ok(Parsed { problems, .. })
                        if !problems.structure_lost() && !problems.give_up());
                    self.list = list.map(|_| whole);
                    return Some(board);
                }
            }
        }
        None
    }

    fn list_cut_off(&mut self) -> Problems {
        self.done = true;
        let mut problems = Problems::new();
        problems.lose_structure(
            self.tokens.span(),
            "the list of boards is not closed: found the end of the text, expected `]`",
            Some("is the text cut off?"),
        );
        problems
    }

    /// The board behind the gap is read next, as if the comma were there.
    fn missing_comma(&mut self) -> Problems {
        self.list = Some(false);
        let (span, found) = (self.tokens.span(), self.tokens.found());
        let mut problems = Problems::new();
        problems.lose_structure(
            span,
            format!("found {found}, expected `,` or `]`"),
            Some("a comma is missing between two boards"),
        );
        problems
    }

    fn board(&mut self) -> Result<Parsed, Problems> {
        let parsed = match self.tokens.peek() {
            Token::OpenList => Ok(grid::parse(&mut self.tokens)),
            Token::OpenObject => Ok(object::parse(&mut self.tokens)),
            _ => {
                let (span, found) = (self.tokens.span(), self.tokens.found());
                let mut problems = Problems::new();
                problems.lose_structure(
                    span,
                    format!("found {found}, expected a board"),
                    Some("a grid begins with [[, an object with {"),
                );
                Err(problems)
            }
        };
        let stopped = match &parsed {
            Ok(parsed) => parsed.problems.give_up(),
            Err(_) => true,
        };
        if stopped {
            self.resume_behind();
        }
        parsed
    }

    /// Goes on where the next board seems to begin: on a later line that begins
    /// with `[[` or `{`.
    fn resume_behind(&mut self) {
        let text = self.tokens.text();
        let from = self.tokens.span().start;
        let next = text[from..].match_indices('\n').find_map(|(newline, _)| {
            let line = &text[from + newline + 1..];
            begins_board(line).then(|| from + newline + 1)
        });
        match next {
            Some(start) => self.tokens.restart(start),
            None => self.done = true,
        }
    }
}

/// Whether a list of boards begins at a place: `[[[` or `[{`.
fn lists_boards(text: &str, start: usize) -> bool {
    let mut tokens = Tokens::new(text, start);
    tokens.take(&Token::OpenList)
        && (*tokens.peek() == Token::OpenObject
            || tokens.take(&Token::OpenList) && tokens.take(&Token::OpenList))
}
