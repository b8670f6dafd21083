//! The grid of LeetCode, in JSON or as a program writes it.

use std::ops::Range;

use super::form::Format;
use super::numbers::{whole, whole_number_problem};
use super::parsed::Parsed;
use super::problem::{Places, Problems};
use super::tokens::{Bracket, Token, Tokens};
use crate::board::{Draft, NO_JUMP};

/// Reads a grid, from its opening bracket on, as far as it goes.
pub(super) fn parse(tokens: &mut Tokens<'_>) -> Parsed {
    let (open, span) = tokens.next();
    let bracket = if let Token::Open(bracket) = open { bracket } else { Bracket::Square };
    let mut grid = Grid {
        bracket,
        open: span.clone(),
        rows: Vec::new(),
        places: Places::default(),
        problems: Problems::new(),
    };
    grid.rows(tokens);
    Parsed {
        format: Format::Grid,
        start: span.start,
        draft: Draft::Grid(grid.rows),
        places: grid.places,
        preset: Format::Grid.preset(),
        problems: grid.problems,
        remarks: Problems::new(),
    }
}

/// Reads the cells of a grid that are listed without rows, as C allows where
/// the rows and columns are declared: `int board[2][2] = {-1, -1, -1, 3}`.
pub(super) fn parse_flat(tokens: &mut Tokens<'_>, sizes: [Option<u64>; 2]) -> Parsed {
    let open = tokens.span();
    let mut grid = Grid {
        bracket: Bracket::Curly,
        open: open.clone(),
        rows: Vec::new(),
        places: Places::default(),
        problems: Problems::new(),
    };
    tokens.next();
    grid.row(tokens, open.start);
    let cells = std::mem::take(&mut grid.rows).pop().unwrap_or_default();
    let count = cells.len() as u64;
    let columns = match sizes {
        [Some(rows), Some(columns)] if rows.checked_mul(columns) == Some(count) => columns,
        [Some(rows), Some(columns)] => {
            let what = format!("{rows} rows of {columns} are declared, but {count} cells listed");
            let help = Some("list every cell, -1 for \"no jump\"");
            grid.problems.lose_structure(open.clone(), what, help);
            0
        }
        _ => {
            let what = "the cells are listed without rows, and no numbers say how many there are";
            let help = Some("write the rows in braces: {{-1,-1},{-1,3}}");
            grid.problems.lose_structure(open.clone(), what, help);
            0
        }
    };
    let width = usize::try_from(columns).unwrap_or(usize::MAX).max(1);
    let places = std::mem::take(&mut grid.places.cells);
    grid.places.rows.clear();
    for (index, row) in cells.chunks(width).enumerate() {
        let first = index * width;
        grid.places.rows.push((places.get(first).copied().unwrap_or(open.start), first));
        grid.rows.push(row.to_vec());
    }
    grid.places.cells = places;
    Parsed {
        format: Format::Grid,
        start: open.start,
        draft: Draft::Grid(grid.rows),
        places: grid.places,
        preset: Format::Grid.preset(),
        problems: grid.problems,
        remarks: Problems::new(),
    }
}

struct Grid {
    /// What the grid and each of its rows stands in.
    bracket: Bracket,
    open: Range<usize>,
    rows: Vec<Vec<i64>>,
    places: Places,
    problems: Problems,
}

impl Grid {
    fn rows(&mut self, tokens: &mut Tokens<'_>) {
        let close = self.bracket.close();
        let mut comma_due = false;
        loop {
            let span = tokens.span();
            let next_board = self.next_board(tokens, false, self.rows.is_empty());
            match tokens.peek() {
                token if *token == close => {
                    tokens.next();
                    return;
                }
                Token::End => {
                    return self.problems.cut_off(span, "grid", self.bracket.closing_sign());
                }
                _ if next_board => {
                    return self.problems.not_closed(self.open.clone());
                }
                Token::Open(bracket) if *bracket == self.bracket => {
                    if comma_due {
                        self.problems.missing_comma(tokens, self.bracket.closing_sign());
                    }
                    tokens.next();
                    comma_due = self.row(tokens, span.start);
                }
                Token::Comma if comma_due => {
                    tokens.next();
                    comma_due = false;
                }
                Token::Number(_)
                | Token::Text(_)
                | Token::Word(_)
                | Token::Open(Bracket::Curly)
                    if self.rows.is_empty() =>
                {
                    self.no_row(tokens, span);
                    return;
                }
                _ => {
                    let (open, sign) = (self.bracket.opening_sign(), self.bracket.closing_sign());
                    let expected = if comma_due {
                        format!("`,` or `{sign}`")
                    } else {
                        format!("a row `{open}…{sign}` or `{sign}`")
                    };
                    self.problems.unexpected(tokens, &expected);
                    step_over(tokens);
                }
            }
        }
    }

    /// Whether the next token begins another board, or ends the statement this
    /// one stands in.
    fn next_board(&self, tokens: &mut Tokens<'_>, is_in_row: bool, is_first: bool) -> bool {
        let in_square = self.bracket == Bracket::Square;
        match tokens.peek() {
            Token::Open(Bracket::Square) if in_square => !is_first && tokens.begins_next_board(),
            Token::Open(Bracket::Curly) if in_square => is_in_row || !is_first,
            Token::Open(Bracket::Curly) => tokens.begins_braces_at_margin(),
            Token::Open(Bracket::Square) | Token::Word(_) => tokens.begins_next_board_at_margin(),
            Token::Semicolon => tokens.ends_line(),
            _ => false,
        }
    }

    fn no_row(&mut self, tokens: &mut Tokens<'_>, span: Range<usize>) {
        let found = tokens.found();
        let help = match self.bracket {
            Bracket::Square => "a grid is a list of rows: [[-1,-1],[-1,3]]",
            Bracket::Curly => "a grid is a list of rows: {{-1,-1},{-1,3}}",
            _ => "a grid is a list of rows, each like the grid in brackets",
        };
        let what = format!("found {found}, expected a row in brackets");
        self.problems.lose_structure(span, what, Some(help));
        skip_to_close(tokens);
    }

    /// Reads a row behind its opening bracket. Whether a comma is due behind it.
    fn row(&mut self, tokens: &mut Tokens<'_>, open: usize) -> bool {
        self.places.rows.push((open, self.places.cells.len()));
        let close = self.bracket.close();
        let sign = self.bracket.closing_sign();
        let mut row = Vec::new();
        let mut comma_due = false;
        let closed = loop {
            // Most of a text is this.
            if let &Token::Number(number) = tokens.peek() {
                if comma_due {
                    self.problems.missing_comma(tokens, sign);
                }
                let (_, span) = tokens.next();
                self.places.cells.push(span.start);
                row.push(self.cell(number, span));
                comma_due = true;
                continue;
            }
            if comma_due && tokens.take(&Token::Comma) {
                comma_due = false;
                continue;
            }
            let span = tokens.span();
            let is_first = row.is_empty() && self.rows.is_empty();
            let next_board = self.next_board(tokens, true, is_first);
            match tokens.peek() {
                token if *token == close => {
                    tokens.next();
                    break true;
                }
                Token::End => {
                    self.problems.cut_off(span, "grid", &sign.repeat(2));
                    break false;
                }
                _ if next_board => break false,
                Token::Open(bracket) if *bracket == self.bracket && row.is_empty() => {
                    let found = tokens.found();
                    self.problems.lose_structure(
                        span,
                        format!("found {found}, expected a number"),
                        Some("a grid is two brackets deep, a list of grids three"),
                    );
                    tokens.skip_value();
                    comma_due = true;
                }
                Token::Open(bracket) if *bracket == self.bracket => {
                    let found = tokens.found();
                    self.problems.lose_structure(
                        span,
                        format!("found {found}, expected a number or `{sign}`"),
                        Some(&format!("the row before is not closed: a {sign} is missing")),
                    );
                    break false;
                }
                Token::Close(_) => {
                    // Most likely meant to close the row.
                    self.problems.unexpected(tokens, &format!("`{sign}`"));
                    tokens.next();
                    break true;
                }
                Token::Comma => {
                    self.problems.lose_structure(
                        span,
                        "found `,`, expected a number",
                        Some("write -1 for \"no jump\""),
                    );
                    tokens.next();
                }
                Token::Bad(_) | Token::Sign(_) | Token::Semicolon | Token::Equals if comma_due => {
                    self.problems.unexpected(tokens, &format!("`,` or `{sign}`"));
                    comma_due = *tokens.peek() != Token::Semicolon;
                    tokens.next();
                }
                Token::Text(_) | Token::Word(_) | Token::Bad(_) | Token::Sign(_) => {
                    if comma_due {
                        self.problems.missing_comma(tokens, sign);
                    }
                    self.no_number(tokens);
                    tokens.next();
                    row.push(NO_JUMP);
                    self.places.cells.push(span.start);
                    comma_due = true;
                }
                _ => {
                    let item = if comma_due { "`,`" } else { "a number" };
                    self.problems.unexpected(tokens, &format!("{item} or `{sign}`"));
                    step_over(tokens);
                }
            }
        };
        self.rows.push(row);
        closed
    }

    #[inline]
    fn cell(&mut self, number: &str, span: Range<usize>) -> i64 {
        whole(number).unwrap_or_else(|| {
            let (what, help) = whole_number_problem(number);
            self.problems.add(span, what, Some(help));
            NO_JUMP
        })
    }

    fn no_number(&mut self, tokens: &mut Tokens<'_>) {
        let (span, found) = (tokens.span(), tokens.found());
        let help = match tokens.peek() {
            Token::Text(text) if text.trim().parse::<i64>().is_ok() => "take the quotes away",
            Token::Bad(Some(help)) => help,
            _ => "write -1 for \"no jump\", or the square the jump leads to",
        };
        self.problems.add(span, format!("found {found}, expected a number"), Some(help));
    }
}

/// Passes over what does not belong here, with all that is inside it.
fn step_over(tokens: &mut Tokens<'_>) {
    match tokens.peek() {
        Token::Open(_) => tokens.skip_value(),
        _ => {
            tokens.next();
        }
    }
}

fn skip_to_close(tokens: &mut Tokens<'_>) {
    while !matches!(tokens.peek(), Token::Close(_) | Token::End) {
        tokens.skip_value();
    }
    tokens.next();
}
