//! The grids and objects of a text in JSON or a program: one, several after one
//! another, or a list.

use super::change::Changed;
use super::form::Format;
use super::grid;
use super::numbers::{decimal, quoted};
use super::object;
use super::parsed::Parsed;
use super::problem::Problems;
use super::sizes::passed_over;
use super::statements::{Statements, Step};
use super::tokens::{Bracket, Token, Tokens};
use crate::board::Draft;

/// An iterator over the grids and objects of a text.
#[derive(Debug)]
pub(super) struct Documents<'t> {
    tokens: Tokens<'t>,
    statements: Statements,
    /// Inside a list of boards: its bracket, and whether a comma is due before
    /// the next one.
    list: Option<(Bracket, CommaDue)>,
    /// Numbers with names since the last board: remarks, each with its number.
    numbers: Vec<(u64, Problems)>,
    /// Whether a board was read, which a change behind it may change.
    read_any: bool,
    done: bool,
    /// The one form the boards must have, where that is said.
    only: Option<Format>,
}

type CommaDue = bool;

/// Numbers before a board that are remarked on at most.
const MOST_NUMBERS: usize = 20;

impl<'t> Documents<'t> {
    pub(super) fn new(text: &'t str, from: usize, only: Option<Format>) -> Documents<'t> {
        let tokens = Tokens::new(text, from);
        let statements = Statements::default();
        let numbers = Vec::new();
        Documents { tokens, statements, list: None, numbers, read_any: false, done: false, only }
    }

    pub(super) fn next(&mut self) -> Option<Result<Parsed, Problems>> {
        while !self.done {
            let begins_list = self.list.is_none() && lists_boards(&self.tokens);
            match (self.tokens.peek(), self.list) {
                (Token::End, Some(_)) => return Some(Err(self.list_cut_off())),
                (token, Some((bracket, _))) if *token == bracket.close() => {
                    self.tokens.next();
                    self.list = None;
                    self.statements.read_value();
                }
                // Boards pasted out of a list keep their commas.
                (Token::Comma, list) => {
                    self.list = list.map(|(bracket, _)| (bracket, false));
                    self.tokens.next();
                }
                (&Token::Open(bracket), None) if begins_list => {
                    self.tokens.next();
                    self.list = Some((bracket, false));
                }
                (Token::Open(bracket), _) if *bracket != Bracket::Round => {
                    return Some(self.board());
                }
                (_, Some(_)) => return Some(self.board()),
                (_, None) => {
                    if let Some(board) = self.statement() {
                        return Some(board);
                    }
                }
            }
        }
        None
    }

    /// One step on through what stands around the boards.
    fn statement(&mut self) -> Option<Result<Parsed, Problems>> {
        let mut problems = Problems::new();
        match self.statements.step(&mut self.tokens) {
            Step::End => {
                self.done = true;
                return None;
            }
            Step::Stray(stray) => {
                self.skip_to_next_board();
                return Some(Err(stray));
            }
            Step::Value(_) if *self.tokens.peek() == Token::Open(Bracket::Round) => {
                return Some(self.board());
            }
            Step::Number { name, number, in_call: false } => {
                passed_over(&name, &number, &mut problems);
                if !problems.is_empty() && self.numbers.len() < MOST_NUMBERS {
                    self.numbers.push((decimal(number.0).unwrap_or(0), problems));
                }
                return None;
            }
            Step::Unclear(unclear)
                if self.read_any && !matches!(unclear.of, Changed::Size | Changed::Other) =>
            {
                unclear.add_to(&mut problems);
            }
            Step::Value(_)
            | Step::Passed
            | Step::Number { .. }
            | Step::Dropped(..)
            | Step::Unclear(_) => return None,
            Step::Element { name, number, .. } | Step::Change { name, number } => problems.add(
                name.1.start..number.1.end,
                format!("a place of {} is changed behind its grid", quoted(name.0)),
                Some("write the grid as it then is"),
            ),
            Step::Jump { name, to, .. } => problems.add(
                name.1.start..to.1.end,
                "a jump beside a grid or object",
                Some("put it into the board, or read its text alone"),
            ),
        }
        Some(Err(problems))
    }

    fn board(&mut self) -> Result<Parsed, Problems> {
        let list = self.list;
        let gap = list.is_some_and(|(_, due)| due).then(|| self.missing_comma());
        let mut board = self.one_board();
        self.read_any = true;
        if let Ok(parsed) = &mut board {
            parsed.remarks.append(gap.unwrap_or_default());
            // A grid has its own size; a number that says the same is no news.
            for (number, remark) in self.numbers.drain(..) {
                if !is_size_of(&parsed.draft, number) {
                    parsed.remarks.append(remark);
                }
            }
            self.statements.read_value();
            while let Some(span) = self.statements.argument_behind(&mut self.tokens) {
                let what = "this number beside the board is passed over";
                parsed.remarks.add(span, what, None);
            }
        }
        // Behind a board in pieces nobody knows what is due.
        let whole = matches!(&board, Ok(Parsed { problems, .. }) if !problems.structure_lost());
        self.list = list.map(|(bracket, _)| (bracket, whole));
        if !whole {
            self.statements.lost();
        }
        board
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

    fn one_board(&mut self) -> Result<Parsed, Problems> {
        let is_open = matches!(self.tokens.peek(), Token::Open(_));
        let is_object = is_open && begins_object(&mut self.tokens);
        match self.only {
            _ if !is_open => Err(self.no_board()),
            Some(Format::Grid) if is_object => Err(self.other_form()),
            Some(Format::Object) if !is_object => Err(self.other_form()),
            _ if is_object => Ok(object::parse(&mut self.tokens)),
            _ => Ok(grid::parse(&mut self.tokens)),
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

    /// Says what is no board and passes over it.
    fn no_board(&mut self) -> Problems {
        let (span, found) = (self.tokens.span(), self.tokens.found());
        let help = self.tokens.help().unwrap_or("a grid begins with [[, an object with {");
        let mut problems = Problems::new();
        problems.lose_structure(span, format!("found {found}, expected a board"), Some(help));
        self.tokens.next();
        self.skip_to_next_board();
        problems
    }

    /// Passes over what is no board, up to where one may begin.
    fn skip_to_next_board(&mut self) {
        loop {
            let next_board = self.tokens.begins_next_board_at_margin();
            match self.tokens.peek() {
                Token::Open(Bracket::Square | Bracket::Curly) | Token::End => break,
                Token::Comma | Token::Close(_) if self.list.is_some() => break,
                Token::Word(_) if next_board => break,
                _ => _ = self.tokens.next(),
            }
        }
    }
}

/// Whether a number is one of the sizes of a board.
fn is_size_of(draft: &Draft, number: u64) -> bool {
    match draft {
        Draft::Grid(rows) => {
            let (rows, columns) = (rows.len() as u64, rows.first().map_or(0, Vec::len) as u64);
            [rows, columns, rows * columns].contains(&number)
        }
        Draft::List { squares, columns, .. } => [*squares, *columns].contains(&Some(number)),
    }
}

/// Whether a list of boards begins here: `[[[`, `[{`, or `{{{` in a program.
fn lists_boards(tokens: &Tokens<'_>) -> bool {
    let mut tokens = tokens.clone();
    let Token::Open(bracket) = tokens.next().0 else { return false };
    let Token::Open(inner) = *tokens.peek() else { return false };
    if bracket == Bracket::Square && inner == Bracket::Curly {
        return true;
    }
    let open = Token::Open(bracket);
    tokens.take(&open) && tokens.take(&open)
}

/// Whether what begins here is an object and no grid in braces.
fn begins_object(tokens: &mut Tokens<'_>) -> bool {
    let mut ahead = tokens.clone();
    if ahead.next().0 != Token::OPEN_OBJECT {
        return false;
    }
    match ahead.next().0 {
        Token::Open(_) => false,
        Token::Number(_) => *ahead.peek() != Token::Comma,
        _ => true,
    }
}
