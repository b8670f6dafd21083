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
        Block::List { numbered: false, items: words_of_the_field() },
        Block::Paragraph(
            Text::from("The answer: ")
                .with(Meaning::Blank, "________")
                .plain(format!(" rolls to square {last}. The path: "))
                .with(Meaning::Blank, "________________________________"),
        ),
        Block::Paragraph(
            "Fill in the table. Each row is one square popped from the queue; the first row of a \
             level has its number, the last one the queue when the level is done."
                .into(),
        ),
        Block::Table(Table { columns: dry_run::columns(), rows: blanks(facts) }),
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

/// What a pupil must know to fill in the table.
fn words_of_the_field() -> Vec<Text> {
    let term = |word: &str, says: &str| Text::new().with(Meaning::Term, word).plain(says);
    vec![
        term(
            "Queue",
            ": the squares to go on from. They leave it at the front and join it at the end.",
        ),
        term(
            "Popped",
            ": taken from the front of the queue; its rolls are then tried, smallest first.",
        ),
        term("Pushed", ": put at the end of the queue, and marked as visited at that moment."),
        term(
            "Visited already",
            ": marked before, so not pushed again. A square joins the queue once.",
        ),
        term("Level", ": all squares reached with the same number of rolls."),
    ]
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
                blank(24),
                blank(20),
                blank(16),
                if last { blank(30) } else { Text::new() },
            ]);
        }
    }
    rows
}
