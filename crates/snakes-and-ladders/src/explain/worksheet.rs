//! The dry run with blanks for a class, and the key.

use super::dry_run;
use super::facts::Facts;
use super::words::count;
use crate::doc::{Block, Doc, Meaning, Section, Table, Text};

pub(super) fn doc(facts: &Facts<'_>) -> Doc {
    let last = facts.game.last();
    let squares = count(last.get(), "square");
    let mut exercise = vec![Block::Paragraph(
        Text::from("Name: ")
            .with(Meaning::Blank, "________________________")
            .plain("   Date: ")
            .with(Meaning::Blank, "____________"),
    )];
    exercise.extend(super::question::blocks(facts));
    exercise.extend(super::figures::of_board(facts));
    let mut tasks = vec![
        Block::Paragraph(
            "Fill in the table. The first column says how many rolls have been made; each row is \
             one square taken from the queue."
                .into(),
        ),
        Block::Table(Table { columns: dry_run::columns(), rows: blanks(facts) }),
        Block::Paragraph(
            Text::from("The answer: ")
                .with(Meaning::Blank, "________")
                .plain(format!(" rolls to square {last}. The path: "))
                .with(Meaning::Blank, "________________________________"),
        ),
    ];
    exercise.append(&mut tasks);
    let mut key = dry_run::blocks(facts);
    key.extend(super::answer::blocks(facts));
    Doc {
        title: format!("Worksheet: Snakes and Ladders on {squares}").into(),
        lead: exercise,
        sections: vec![Section { name: "key", title: "Key".into(), blocks: key }],
    }
}

/// The rows of the key with everything to be found left blank; of each level the
/// number, of the first level the square it begins with.
fn blanks(facts: &Facts<'_>) -> Vec<Vec<Text>> {
    let plan = dry_run::plan(facts);
    let blank = |width: usize| Text::new().with(Meaning::Blank, "_".repeat(width));
    let mut rows = Vec::new();
    for (place, level) in facts.run.levels.iter().enumerate() {
        if !plan.tells(place) {
            continue;
        }
        for (index, row) in level.rows.iter().take(plan.rows).enumerate() {
            let last = index + 1 == level.rows.len().min(plan.rows);
            let number = if index == 0 { Text::new().number(level.level) } else { Text::new() };
            let popped = if place == 0 { Text::new().number(row.taken) } else { blank(4) };
            rows.push(vec![
                number,
                popped,
                blank(20),
                blank(12),
                blank(8),
                if last { blank(14) } else { Text::new() },
            ]);
        }
    }
    rows
}
