//! Why levels give the fewest rolls.

use std::collections::BTreeSet;

use super::extent::Extent;
use super::facts::Facts;
use super::figures;
use super::words;
use crate::doc::{AsideKind, Block, Column, Table, Text};
use crate::square::Square;

pub(super) fn blocks(facts: &Facts<'_>) -> Vec<Block> {
    let start = facts.game.start().square;
    let mut blocks = vec![Block::Paragraph(
        Text::new()
            .strong("Level 0")
            .plain(format!(" is square {start}, where the token begins. "))
            .strong("Level 1")
            .plain(" is every square one roll brings it to. ")
            .strong("Level 2")
            .plain(" is every new square one more roll leads to from there, and so on."),
    )];
    blocks.push(table(facts));
    blocks.extend(left_out(facts));
    blocks.extend(figures::of_levels(facts));
    blocks.push(Block::Aside {
        kind: AsideKind::Rule,
        title: "A square's level is the fewest rolls that reach it".into(),
        text: why(facts),
    });
    blocks.push(Block::Paragraph(
        Text::new()
            .plain(
                "To know where a level ends, read the length of the queue once when the level \
                    begins and take exactly that many squares. Whatever is pushed meanwhile is the \
                    next level; when they are all taken, ",
            )
            .code("rolls")
            .plain(" goes up by one."),
    ));
    blocks
}

fn why(facts: &Facts<'_>) -> Text {
    let text = Text::new().plain(
        "If fewer rolls could bring the token to a square, it would have shown up in an earlier \
         level and been marked as visited there. ",
    );
    match facts.verdict.rolls() {
        Some(rolls) if facts.stood_on_last() => text
            .plain(format!(
                "So the level in which the token is on {} with no ride to make is the answer: ",
                facts.game.last()
            ))
            .number(rolls)
            .plain("."),
        Some(rolls) => text
            .plain(format!(
                "So the level in which {} first appears is the answer: ",
                facts.game.last()
            ))
            .number(rolls)
            .plain("."),
        None if facts.stood_on_last() => text.plain(format!(
            "Here the levels come to an end, and whoever is on {} has a ride to make from there: \
             no rolls let the token stay.",
            facts.game.last()
        )),
        None => text.plain(format!(
            "Here the levels come to an end and {} is in none of them: no rolls reach it.",
            facts.game.last()
        )),
    }
}

fn shown(facts: &Facts<'_>) -> usize {
    if facts.extent.is_whole() { usize::MAX } else { LEVELS }
}

/// Levels listed at most.
const LEVELS: usize = 24;

fn table(facts: &Facts<'_>) -> Block {
    let run = &facts.run;
    let column = |title: &str, numbers| Column { title: title.into(), numbers };
    // A recording cut short ends inside a level.
    let whole = run.levels.len() - usize::from(run.left_out > 0);
    // Under some rules a square can be stood on in two ways: the first one counts.
    let mut seen = BTreeSet::new();
    let rows = run.levels[..whole]
        .iter()
        .take(shown(facts))
        .map(|level| {
            let squares: Vec<_> = level.rows.iter().map(|row| row.taken).collect();
            // The last square ends the search before the rest of its level is taken.
            let at = usize::try_from(level.level).unwrap_or(usize::MAX);
            let queued = run.queue_after(at.wrapping_sub(1));
            let squares = if level.level == 0 { &squares[..] } else { queued };
            let new: Vec<Square> =
                squares.iter().copied().filter(|&square| seen.insert(square)).collect();
            vec![
                Text::new().number(level.level),
                Text::new().number(new.len()),
                words::ranges(&new, facts.extent.squares),
            ]
        })
        .collect();
    Block::Table(Table {
        columns: vec![
            column("level", true),
            column("squares", true),
            column("first stood on after that many rolls", false),
        ],
        rows,
    })
}

fn left_out(facts: &Facts<'_>) -> Option<Block> {
    let cut = facts.run.left_out > 0;
    let known = facts.run.levels.len() - usize::from(cut);
    let told = shown(facts).min(known) as u64;
    let what = match facts.verdict.rolls() {
        None if cut => "The other levels, in the same way".to_owned(),
        rolls => {
            let levels = rolls.map_or(known as u64, |rolls| rolls + 1);
            let more = levels.checked_sub(told).filter(|&more| more > 0)?;
            format!("{} more, in the same way", words::count(more, "level"))
        }
    };
    Some(if facts.extent.is_whole() { Extent::beyond(&what) } else { facts.extent.left_out(&what) })
}
