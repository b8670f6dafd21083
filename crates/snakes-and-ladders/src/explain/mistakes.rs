//! The mistakes to avoid, each with what it would answer here.

use super::facts::Facts;
use super::words::count;
use crate::doc::{AsideKind, Block, Column, Meaning, Table, Text};
use crate::mistakes::{Budget, Ending, Mistake, run};

/// Squares of a board on which the mistakes are tried.
const MOST_SQUARES: u64 = 10_000;
/// What a mistake may do before it counts as one that does not end: a right
/// search of so many squares does less.
const BUDGET: Budget = Budget { rolls_tried: 200_000 };

pub(super) fn blocks(facts: &Facts<'_>) -> Vec<Block> {
    let game = facts.game;
    let square = game.board().layout().is_none_or(|layout| layout.rows() == layout.columns());
    let sides = if square {
        " the number of rows and of columns, "
    } else {
        " the number of columns (of rows, where a row is worked out), "
    };
    let mut blocks = vec![Block::Paragraph(
        Text::from("Here ")
            .code("num")
            .plain(" is a square, ")
            .code("n")
            .plain(sides)
            .code("k")
            .plain(" the row counted from the bottom, ")
            .code("cur")
            .plain(" the square stood on and ")
            .code("nxt")
            .plain(" the square rolled to."),
    )];
    let applying: Vec<Mistake> =
        Mistake::ALL.into_iter().filter(|mistake| mistake.applies_to(game)).collect();
    if game.last().get() > MOST_SQUARES {
        blocks.push(Block::List {
            numbered: false,
            items: applying.iter().map(|&mistake| in_words(mistake)).collect(),
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
    let (differ, same): (Vec<_>, Vec<_>) = applying
        .into_iter()
        .map(|mistake| (mistake, run(game, mistake.into(), BUDGET, &mut ())))
        .partition(|(_, ending)| *ending != Ending::Answers(right));
    blocks.push(Block::Paragraph(
        Text::new()
            .plain(format!(
                "{} would give another answer than ",
                count(differ.len() as u64, "mistake")
            ))
            .with(Meaning::Right, right)
            .plain(if differ.is_empty() { "." } else { ":" }),
    ));
    if !differ.is_empty() {
        blocks.push(table(&differ));
    }
    if !same.is_empty() {
        blocks.push(Block::Aside {
            kind: AsideKind::Rule,
            title: format!(
                "Right by chance on this board: {}",
                count(same.len() as u64, "mistake")
            )
            .into(),
            text: Text::from(if same.len() == 1 { "It answers " } else { "They answer " })
                .number(right)
                .plain(" here and something else on another board: ")
                .then(Text::joined(
                    same.iter().map(|(mistake, _)| Text::new().plain(mistake.wording().what)),
                    "; ",
                ))
                .plain("."),
        });
    }
    blocks
}

fn in_words(mistake: Mistake) -> Text {
    let wording = mistake.wording();
    Text::new()
        .code(wording.what)
        .plain(format!(". {} ", wording.why))
        .strong("Instead: ")
        .plain(wording.instead)
}

fn table(differ: &[(Mistake, Ending)]) -> Block {
    let column = |title: &str| Column { title: title.into(), numbers: false };
    let rows = differ
        .iter()
        .map(|(mistake, ending)| {
            let wording = mistake.wording();
            vec![
                Text::new().code(wording.what),
                Text::new().with(Meaning::Wrong, ending),
                wording.why.into(),
                wording.instead.into(),
            ]
        })
        .collect();
    Block::Table(Table {
        columns: vec![
            column("mistake"),
            column("here"),
            column("why it is wrong"),
            column("instead"),
        ],
        rows,
    })
}
