//! The grid of LeetCode.

use std::ops::Range;

use super::form::Format;
use super::numbers::whole_number_problem;
use super::parsed::Parsed;
use super::problem::{Places, Problems};
use super::tokens::{Token, Tokens};
use crate::board::{Draft, NO_JUMP};

/// Reads a grid, from its `[` on, as far as it goes.
pub(super) fn parse(tokens: &mut Tokens<'_>) -> Parsed {
    let (_, open) = tokens.next();
    let mut grid = Grid::default();
    grid.rows(tokens, &open);
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

#[derive(Default)]
struct Grid {
    rows: Vec<Vec<i64>>,
    places: Places,
    problems: Problems,
}

impl Grid {
    fn rows(&mut self, tokens: &mut Tokens<'_>, open: &Range<usize>) {
        let mut comma_due = false;
        loop {
            let (span, next_board) = (tokens.span(), tokens.begins_next_board());
            match tokens.peek() {
                Token::CloseList => {
                    tokens.next();
                    return;
                }
                Token::End => return self.problems.cut_off(span, "grid", "]"),
                Token::OpenList | Token::OpenObject if next_board && !self.rows.is_empty() => {
                    return self.problems.not_closed(open.clone());
                }
                Token::OpenList => {
                    if comma_due {
                        self.problems.missing_comma(tokens, "]");
                    }
                    tokens.next();
                    comma_due = self.row(tokens, &span);
                }
                Token::Comma if comma_due => {
                    tokens.next();
                    comma_due = false;
                }
                Token::Number(_) | Token::Text(_) | Token::Word(_) | Token::OpenObject
                    if self.rows.is_empty() =>
                {
                    let found = tokens.found();
                    self.problems.lose_structure(
                        span,
                        format!("found {found}, expected a row in brackets"),
                        Some("a grid is a list of rows: [[-1,-1],[-1,3]]"),
                    );
                    skip_to_close(tokens);
                    return;
                }
                _ => {
                    self.problems.unexpected(
                        tokens,
                        if comma_due { "`,` or `]`" } else { "a row `[…]` or `]`" },
                    );
                    step_over(tokens);
                }
            }
        }
    }

    /// Reads a row behind its `[`. Whether a comma is due behind it.
    fn row(&mut self, tokens: &mut Tokens<'_>, open: &Range<usize>) -> bool {
        self.places.rows.push((open.start, self.places.cells.len()));
        let mut row = Vec::new();
        let mut comma_due = false;
        let (mut last_start, mut last_end) = (0, 0);
        let closed = loop {
            let (span, next_board) = (tokens.span(), tokens.begins_next_board());
            match tokens.peek() {
                Token::CloseList => {
                    tokens.next();
                    break true;
                }
                Token::End => {
                    self.problems.cut_off(span, "grid", "]]");
                    break false;
                }
                Token::OpenObject if next_board => break false,
                Token::OpenList if next_board && (!row.is_empty() || !self.rows.is_empty()) => {
                    break false;
                }
                Token::OpenList if row.is_empty() => {
                    self.problems.lose_structure(
                        span,
                        "found `[`, expected a number",
                        Some("a grid is two brackets deep, a list of grids three"),
                    );
                    tokens.skip_value();
                    comma_due = true;
                }
                Token::CloseObject => {
                    // Most likely meant to close the row.
                    self.problems.unexpected(tokens, "`]`");
                    tokens.next();
                    break true;
                }
                Token::OpenList => {
                    self.problems.lose_structure(
                        span,
                        "found `[`, expected a number or `]`",
                        Some("the row before is not closed: a ] is missing"),
                    );
                    break false;
                }
                Token::Comma if comma_due => {
                    tokens.next();
                    comma_due = false;
                }
                Token::Comma => {
                    self.problems.lose_structure(
                        span,
                        "found `,`, expected a number",
                        Some("write -1 for \"no jump\""),
                    );
                    tokens.next();
                }
                &Token::Number(number) => {
                    if comma_due && span.start == last_end {
                        self.problems.lose_structure(
                            last_start..span.end,
                            "found a number that begins with 0",
                            Some("leave the zeros in front away"),
                        );
                        tokens.next();
                        continue;
                    }
                    if comma_due {
                        self.problems.missing_comma(tokens, "]");
                    }
                    (last_start, last_end) = (span.start, span.end);
                    tokens.next();
                    row.push(self.cell(number, span.clone()));
                    self.places.cells.push(span.start);
                    comma_due = true;
                }
                Token::Bad(_) if comma_due => {
                    self.problems.unexpected(tokens, "`,` or `]`");
                    tokens.next();
                }
                Token::Text(_) | Token::Word(_) | Token::Bad(_) => {
                    if comma_due {
                        self.problems.missing_comma(tokens, "]");
                    }
                    self.no_number(tokens);
                    tokens.next();
                    row.push(NO_JUMP);
                    self.places.cells.push(span.start);
                    comma_due = true;
                }
                _ => {
                    self.problems.unexpected(
                        tokens,
                        if comma_due { "`,` or `]`" } else { "a number or `]`" },
                    );
                    step_over(tokens);
                }
            }
        };
        self.rows.push(row);
        closed
    }

    fn cell(&mut self, number: &str, span: Range<usize>) -> i64 {
        number.parse().unwrap_or_else(|_| {
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
        Token::OpenList | Token::OpenObject => tokens.skip_value(),
        _ => {
            tokens.next();
        }
    }
}

fn skip_to_close(tokens: &mut Tokens<'_>) {
    while !matches!(tokens.peek(), Token::CloseList | Token::CloseObject | Token::End) {
        tokens.skip_value();
    }
    tokens.next();
}
