//! What people try first, and what it costs.

use super::facts::Facts;
use super::words::count;
use crate::doc::{Block, Column, Meaning, Table, Text};
use crate::strategy::{Greedy, GreedyEnd, SequencesOfLength};

pub(super) fn blocks(facts: &Facts<'_>) -> Vec<Block> {
    let mut blocks = vec![Block::Paragraph(sequences(facts))];
    let column = |title: &str, numbers| Column { title: title.into(), numbers };
    blocks.push(Block::Table(Table {
        columns: vec![
            column("way", false),
            column("rolls tried", true),
            column("answer", false),
            column("path", false),
        ],
        rows: vec![greedy(facts), depth_first(facts), level_by_level(facts)],
    }));
    blocks.push(Block::Paragraph(lesson(facts)));
    blocks
}

/// How the number of sequences grows.
fn sequences(facts: &Facts<'_>) -> Text {
    let tried = &facts.every_sequence;
    let text = Text::new().plain("The plainest way is to try every sequence of rolls");
    if tried.arrived_at_start {
        return text.plain(". Here there is nothing to try: the token begins on the last square.");
    }
    let whole = tried.lengths.len() - usize::from(tried.bound_hit);
    let whole = &tried.lengths[..whole];
    let some: Vec<&SequencesOfLength> =
        whole.iter().filter(|length| length.sequences > 0).collect();
    let Some(first) = some.first() else {
        return text.plain(". Here there is nothing to try: no roll is a move.");
    };
    let text = text
        .plain(if first.sequences == 1 { ". There is " } else { ". There are " })
        .number(of_lengths(&some));
    // Where every square has one way on, their number does not grow.
    let grows = some.iter().any(|length| length.sequences > first.sequences);
    match whole.last() {
        Some(last) if last.arriving > 0 => text
            .plain("; ")
            .number(last.arriving)
            .plain(if last.arriving == 1 { " of those arrives. " } else { " of those arrive. " })
            .plain("Trying length after length, each time from the start, takes ")
            .number(count(tried.work.rolls_tried, "roll"))
            .plain(if grows {
                " (those that are no move included), and every roll more makes it many times as \
                 many. Most sequences come to squares others have been on before."
            } else {
                " (those that are no move included)."
            }),
        _ if !tried.bound_hit => text.plain(", and none goes on from there."),
        _ if grows => text.plain(
            ", and so on: their number explodes, and most of them come to squares others have \
             been on before.",
        ),
        _ => text.plain(", and so on."),
    }
}

/// "6 of 1 roll, 36 of 2"; of many lengths the first and the last.
fn of_lengths(lengths: &[&SequencesOfLength]) -> String {
    let mut told: Vec<String> = lengths
        .iter()
        .map(|length| match length.rolls {
            1 => format!("{} of 1 roll", length.sequences),
            rolls => format!("{} of {rolls}", length.sequences),
        })
        .collect();
    if told.len() > 8 {
        let last = told.pop().unwrap_or_default();
        told.truncate(6);
        told.push(format!("… {last}"));
    }
    told.join(", ")
}

fn greedy(facts: &Facts<'_>) -> Vec<Text> {
    let greedy = &facts.greedy;
    vec![
        "greedy: as far as you can, every time".into(),
        Text::new().number(greedy.work.rolls_tried),
        match greedy.end {
            GreedyEnd::Arrives => judged(facts, greedy.path.len() as u64),
            GreedyEnd::Loops => Text::new().with(Meaning::Wrong, "goes round for ever"),
            GreedyEnd::Stuck => Text::new().with(Meaning::Wrong, "gets stuck"),
            GreedyEnd::BoundHit => "given up".into(),
        },
        facts.way(&greedy.path).to_string().into(),
    ]
}

fn depth_first(facts: &Facts<'_>) -> Vec<Text> {
    let name = Text::from("depth-first: one sequence to its end");
    let Some(found) = &facts.depth_first else {
        return vec![name, Text::new(), "the board is too large for it".into(), Text::new()];
    };
    let tried = Text::new().number(found.work.rolls_tried);
    match &found.path {
        Some(path) => {
            vec![name, tried, judged(facts, path.len() as u64), facts.way(path).to_string().into()]
        }
        None if found.bound_hit => vec![name, tried, "given up".into(), Text::new()],
        None => vec![name, tried, "no way".into(), Text::new()],
    }
}

fn level_by_level(facts: &Facts<'_>) -> Vec<Text> {
    let tried = Text::new().number(facts.verdict.work().rolls_tried);
    let name = Text::new().strong("level by level");
    match facts.verdict.solution() {
        Some(solution) => vec![
            name,
            tried,
            Text::new().with(Meaning::Right, count(solution.rolls(), "roll")).plain(", the fewest"),
            facts.way(solution.path()).to_string().into(),
        ],
        None => {
            vec![name, tried, Text::new().with(Meaning::Right, "cannot be reached"), Text::new()]
        }
    }
}

/// "5 rolls, 1 more than the fewest".
fn judged(facts: &Facts<'_>, rolls: u64) -> Text {
    match facts.verdict.rolls() {
        Some(fewest) if rolls > fewest => Text::new()
            .with(Meaning::Wrong, count(rolls, "roll"))
            .plain(format!(", {} more than the fewest", rolls - fewest)),
        _ => Text::new().with(Meaning::Right, count(rolls, "roll")).plain(", the fewest"),
    }
}

fn lesson(facts: &Facts<'_>) -> Text {
    let Greedy { end, path, .. } = &facts.greedy;
    if facts.verdict.rolls() == Some(0) {
        return "Where there is nothing to choose, every way is right.".into();
    }
    let Some(fewest) = facts.verdict.rolls() else {
        return "Only a search that remembers where it has been can say for certain that there is \
                no way."
            .into();
    };
    if *end == GreedyEnd::Arrives && path.len() as u64 == fewest {
        "Going as far as you can happens to be best here. On other boards it is not, and nothing \
         in the walk itself tells you which board you have."
            .into()
    } else {
        "What looks best at one roll is not best in the end: a shorter walk, or even a snake, can \
         put you in front of the right ladder. As nobody can guess which choices win, all rolls \
         are tried at once, level by level."
            .into()
    }
}
