//! The boards of a text in JSON: one, several after one another, or a list.

use super::form::Format;
use super::grid;
use super::object;
use super::parsed::Parsed;
use super::problem::Problems;
use super::tokens::{Token, Tokens};

/// An iterator over the JSON boards of a text.
#[derive(Debug)]
pub(super) struct Documents<'t> {
    tokens: Tokens<'t>,
    /// Inside a list of boards, and whether a comma is due before the next one.
    list: Option<CommaDue>,
    done: bool,
    /// The one form the boards must have, where that is said.
    only: Option<Format>,
}

type CommaDue = bool;

impl<'t> Documents<'t> {
    pub(super) fn new(text: &'t str, from: usize, only: Option<Format>) -> Documents<'t> {
        Documents { tokens: Tokens::new(text, from), list: None, done: false, only }
    }

    pub(super) fn next(&mut self) -> Option<Result<Parsed, Problems>> {
        while !self.done {
            let start = self.tokens.span().start;
            // An error costs the scanner the text since its own beginning.
            self.tokens.restart(start);
            let begins_list = lists_boards(self.tokens.ahead_from(start));
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
                (Token::OpenList, None) if begins_list => {
                    self.tokens.next();
                    self.list = Some(false);
                }
                (_, list) => {
                    let gap = (list == Some(true)).then(|| self.missing_comma());
                    let mut board = self.board();
                    if let (Some(gap), Ok(parsed)) = (gap, &mut board) {
                        parsed.remarks.append(gap);
                    }
                    // Behind a board in pieces nobody knows whether a comma is due.
                    let whole = matches!(&board, Ok(Parsed { problems, .. })
                        if !problems.structure_lost());
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

    /// A slip between two boards that costs neither.
    fn missing_comma(&mut self) -> Problems {
        let (span, found) = (self.tokens.span(), self.tokens.found());
        let mut problems = Problems::new();
        problems.add(
            span,
            format!("found {found}, expected `,` or `]`"),
            Some("a comma is missing between two boards"),
        );
        problems
    }

    fn board(&mut self) -> Result<Parsed, Problems> {
        match self.tokens.peek() {
            Token::OpenList if self.only != Some(Format::Object) => {
                Ok(grid::parse(&mut self.tokens))
            }
            Token::OpenObject if self.only != Some(Format::Grid) => {
                Ok(object::parse(&mut self.tokens))
            }
            Token::OpenList | Token::OpenObject => Err(self.other_form()),
            _ => Err(self.no_board()),
        }
    }

    /// Passes over a board that has not the form asked for.
    fn other_form(&mut self) -> Problems {
        let (span, found) = (self.tokens.span(), self.tokens.found());
        let expected = self.only.map_or("a board", Format::title);
        let mut problems = Problems::new();
        problems.add(span, format!("found {found}, expected {expected}"), None);
        self.tokens.skip_value();
        problems
    }

    /// Passes over what is no board, up to where one may begin.
    fn no_board(&mut self) -> Problems {
        let (span, found) = (self.tokens.span(), self.tokens.found());
        let help = match self.tokens.peek() {
            Token::Bad(_) if found == "`;`" => "take it away",
            Token::Bad(Some(help)) => help,
            _ => "a grid begins with [[, an object with {",
        };
        let mut problems = Problems::new();
        problems.lose_structure(span, format!("found {found}, expected a board"), Some(help));
        loop {
            self.tokens.next();
            match self.tokens.peek() {
                Token::OpenList | Token::OpenObject | Token::End => break,
                Token::Comma | Token::CloseList if self.list.is_some() => break,
                _ => {}
            }
        }
        problems
    }
}

/// Whether a list of boards begins here: `[[[` or `[{`.
fn lists_boards(mut tokens: Tokens<'_>) -> bool {
    tokens.take(&Token::OpenList)
        && (*tokens.peek() == Token::OpenObject
            || tokens.take(&Token::OpenList) && tokens.take(&Token::OpenList))
}
