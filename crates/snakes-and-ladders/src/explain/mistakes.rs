//! The mistakes to avoid, each with what it would answer here.

use super::facts::Facts;
use crate::doc::{AsideKind, Block, Column, Meaning, Table, Text};
use crate::mistakes::{Budget, Ending, Mistake, run};
use crate::rules::Rules;

/// Squares of a board on which the mistakes are tried.
const MOST_SQUARES: u64 = 10_000;
/// What a mistake may do, in rolls of the right search; and at least.
const TIMES: u64 = 20;
const LEAST: u64 = 20_000;

pub(super) fn blocks(facts: &Facts<'_>) -> Vec<Block> {
    let game = facts.game;
    let mut blocks = vec![Block::Paragraph(names(facts))];
    let applying: Vec<Mistake> =
        Mistake::ALL.into_iter().filter(|mistake| mistake.applies_to(game)).collect();
    if game.last().get() > MOST_SQUARES {
        blocks.push(Block::List {
            numbered: false,
            items: applying.iter().map(|&mistake| in_words(mistake, game.rules())).collect(),
        });
        blocks.push(Block::Aside {
            kind: AsideKind::LeftOut,
            title: Text::new(),
            text: format!(
                "What each would answer is worked out for boards of up to {MOST_SQUARES} squares."
            )
            .into(),
        });
        return blocks;
    }
    let right = facts.verdict.rolls().and_then(|rolls| i64::try_from(rolls).ok()).unwrap_or(-1);
    let work = facts.verdict.work().rolls_tried;
    let budget = Budget { rolls_tried: work.saturating_mul(TIMES).max(LEAST) };
    let (differ, same): (Vec<_>, Vec<_>) = applying
        .into_iter()
        .map(|mistake| (mistake, run(game, mistake.into(), budget, &mut ())))
        .partition(|(_, ending)| *ending != Ending::Answers(right));
    let head = match differ.len() {
        0 => Text::from("No mistake shows here; the right answer is "),
        1 => Text::from("1 mistake shows here; the right answer is "),
        more => Text::from(format!("{more} mistakes show here; the right answer is ")),
    };
    blocks.push(Block::Paragraph(head.with(Meaning::Right, right).plain(".")));
    let rules = game.rules();
    if !differ.is_empty() {
        let rows = differ.iter().map(|&(mistake, ending)| {
            let mut row = row(mistake, rules);
            let here = match ending {
                Ending::Overrun => {
                    format!("still searching after {} rolls; {work} are enough", budget.rolls_tried)
                }
                _ => ending.to_string(),
            };
            row.insert(1, Text::new().with(Meaning::Wrong, here));
            row
        });
        blocks.push(table(&["mistake", "here", "why it is wrong", "instead"], rows.collect()));
    }
    if !same.is_empty() {
        let head = match same.len() {
            1 => "1 mistake answers ".to_owned(),
            more => format!("{more} mistakes answer "),
        };
        blocks.push(Block::Paragraph(
            Text::from(head)
                .number(right)
                .plain(" too, by chance: other boards tell them from the right solution."),
        ));
        let rows = same.iter().map(|&(mistake, _)| row(mistake, rules)).collect();
        blocks.push(table(&["mistake", "why it is wrong", "instead"], rows));
    }
    blocks
}

/// The names the mistakes are told with.
fn names(facts: &Facts<'_>) -> Text {
    let mut text = Text::from("Here ");
    if let Some(layout) = facts.game.board().layout() {
        text = text.code("num").plain(" is a square, ").code("n").plain(
            if layout.rows() == layout.columns() {
                " the number of rows and of columns, "
            } else {
                " the number of columns (of rows, where a row is worked out), "
            },
        );
        text = text.code("k").plain(" the row counted from the bottom, ");
    }
    text.code("cur")
        .plain(" is the square stood on and ")
        .code("nxt")
        .plain(" the square rolled to.")
}

fn in_words(mistake: Mistake, rules: &Rules) -> Text {
    let wording = mistake.wording(rules);
    Text::new()
        .code(wording.what)
        .plain(format!(". {} ", wording.why))
        .strong("Instead: ")
        .plain(wording.instead)
}

/// What was written, why it is wrong, what to do instead.
fn row(mistake: Mistake, rules: &Rules) -> Vec<Text> {
    let wording = mistake.wording(rules);
    vec![Text::new().code(wording.what), wording.why.into(), wording.instead.into()]
}

fn table(titles: &[&str], rows: Vec<Vec<Text>>) -> Block {
    let columns =
        titles.iter().map(|&title| Column { title: title.into(), numbers: false }).collect();
    Block::Table(Table { columns, rows })
}
