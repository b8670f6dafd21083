//! The solution in pseudocode, Python and Rust, line by line.

use super::facts::Facts;
use crate::doc::{Block, Column, Table, Text};
use crate::format::write_grid;
use crate::program::{Language, Program, solution, takes_grid};

pub(super) fn pseudocode(facts: &Facts<'_>) -> Vec<Block> {
    let program = solution(facts.game, Language::Pseudocode);
    vec![Block::Code { language: "text", text: program.to_string() }]
}

pub(super) fn code(facts: &Facts<'_>) -> Vec<Block> {
    let heading = |name: &str| Block::Paragraph(Text::new().strong(name).plain(":"));
    let python = solution(facts.game, Language::Python);
    let rust = solution(facts.game, Language::Rust);
    vec![
        Block::Paragraph(
            "Both are written for the rules of this game and nothing else. They are run by this \
             project's own tests."
                .into(),
        ),
        heading("Python"),
        Block::Code { language: "python", text: python.to_string() },
        heading("To run it on this board, add"),
        Block::Code { language: "python", text: calls(facts) },
        heading("Line by line"),
        line_by_line(&python),
        heading("Rust"),
        Block::Code { language: "rust", text: rust.to_string() },
        line_by_line(&rust),
    ]
}

/// The lines that run the Python program on this board.
fn calls(facts: &Facts<'_>) -> String {
    let answer = facts.verdict.rolls().map_or("-1".to_owned(), |rolls| rolls.to_string());
    let board = facts.game.board();
    match write_grid(board) {
        Ok(grid) if takes_grid(board) => {
            let rows = grid.replace("],[", "],\n         [");
            format!("board = {rows}\nprint(fewest_rolls(board))  # {answer}\n")
        }
        _ => {
            let jumps: Vec<String> = board
                .jumps()
                .iter()
                .take(facts.extent.squares)
                .map(|jump| format!("{}: {}", jump.from, jump.to))
                .collect();
            let more = if board.jumps().len() > jumps.len() { ", ..." } else { "" };
            let jumps = jumps.join(", ");
            format!("print(fewest_rolls({}, {{{jumps}{more}}}))  # {answer}\n", board.squares())
        }
    }
}

/// Lines that belong together in one cell, each still told from the next.
fn one_line(code: &str) -> Text {
    let mut text = Text::new();
    for line in code.lines().map(str::trim_start) {
        let ended =
            text.spans().last().is_none_or(|span| span.text.ends_with([':', ';', '{', '}']));
        let between = if text.is_empty() {
            ""
        } else if ended {
            " "
        } else {
            "; "
        };
        text = text.plain(between).code(line);
    }
    text
}

fn line_by_line(program: &Program) -> Block {
    let column = |title: &str| Column { title: title.into(), numbers: false };
    let rows =
        program.rows().iter().map(|row| vec![one_line(&row.code), row.says.clone()]).collect();
    Block::Table(Table { columns: vec![column("line"), column("what it means")], rows })
}
