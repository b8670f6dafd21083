//! The dry run, level by level.

use std::collections::BTreeSet;

use super::doubts;
use super::extent::Extent;
use super::facts::Facts;
use super::landings;
use super::runs::Runs;
use super::words::{self, count};
use crate::doc::{Block, Column, Meaning, Table, Text};
use crate::dry_run::{DryLevel, DryRow, Try};
use crate::rules::Chain;

pub(super) fn blocks(facts: &Facts<'_>) -> Vec<Block> {
    let plan = plan(facts);
    let mut blocks = vec![
        Block::Paragraph(
            Text::from(
                "Squares leave the queue at the front and join it at the end. A square is marked \
                 as visited when it joins, and never joins twice.",
            )
            .plain(if twice(facts) {
                " A square with a ride to make from it and the same square without count as two."
            } else {
                ""
            }),
        ),
        table(facts, &plan),
    ];
    blocks.extend(left_out(facts, &plan));
    blocks.push(Block::Paragraph(end(facts)));
    blocks.extend(visited(facts, &plan));
    blocks.extend(never_stood_on(facts));
    blocks.extend(doubts::blocks(facts));
    blocks
}

/// Which levels of the recording are told, and how many rows of each.
pub(super) struct Plan {
    /// The first so many levels, by place.
    pub(super) head: usize,
    /// The levels from here to the end.
    pub(super) tail: usize,
    /// Rows told of a level at most.
    pub(super) rows: usize,
}

impl Plan {
    pub(super) fn tells(&self, level: usize) -> bool {
        level < self.head || level >= self.tail
    }
}

/// All of it where it fits; otherwise the first levels and the last two.
pub(super) fn plan(facts: &Facts<'_>) -> Plan {
    let run = &facts.run;
    let most = facts.extent.rows;
    // The last level of a recording cut short is not complete.
    let levels = run.levels.len() - usize::from(run.left_out > 0);
    let rows: usize = run.levels[..levels].iter().map(|level| level.rows.len()).sum();
    if rows <= most {
        return Plan { head: levels, tail: run.levels.len(), rows: usize::MAX };
    }
    let a_level = (most / 8).max(4);
    let tail = if run.left_out > 0 { run.levels.len() } else { levels.saturating_sub(2) };
    let told = |level: &DryLevel| level.rows.len().min(a_level);
    let mut left = most.saturating_sub(run.levels[tail..].iter().map(told).sum());
    let mut head = 0;
    while head < tail.min(levels) && left >= told(&run.levels[head]) {
        left -= told(&run.levels[head]);
        head += 1;
    }
    Plan { head, tail: tail.max(head), rows: a_level }
}

pub(super) fn columns() -> Vec<Column> {
    let column = |title: &str| Column { title: title.into(), numbers: false };
    vec![
        Column { title: "level".into(), numbers: true },
        Column { title: "popped".into(), numbers: true },
        column("rolls land on ⇒ after the jump"),
        column("new: pushed"),
        column("visited already"),
        column("queue after the level"),
    ]
}

fn table(facts: &Facts<'_>, plan: &Plan) -> Block {
    let mut rows = Vec::new();
    for (place, level) in facts.run.levels.iter().enumerate() {
        if plan.tells(place) {
            rows.extend(level_rows(facts, place, level, plan.rows));
        } else if place == plan.head {
            rows.push(skipped(facts, plan));
        }
    }
    Block::Table(Table { columns: columns(), rows })
}

fn level_rows(facts: &Facts<'_>, place: usize, level: &DryLevel, most: usize) -> Vec<Vec<Text>> {
    let told = if level.rows.len() > most { most - 1 } else { level.rows.len() };
    let mut rows: Vec<Vec<Text>> = level.rows[..told].iter().map(|row| cells(facts, row)).collect();
    let rest = &level.rows[told..];
    if !rest.is_empty() {
        let pushed: usize = rest.iter().map(|row| row.pushed().count()).sum();
        let squares = count(rest.len() as u64, "square");
        let mut row = blank_row();
        row[2] = Text::new().with(Meaning::Quiet, format!("… {squares} more of this level …"));
        let pushed = if pushed == 0 { "none".to_owned() } else { format!("{pushed} more") };
        row[3] = Text::new().with(Meaning::Quiet, pushed);
        rows.push(row);
    }
    if let Some(first) = rows.first_mut() {
        first[0] = Text::new().number(level.level);
    }
    let goal = level.rows.last().is_some_and(|row| row.goal);
    if let Some(last) = rows.last_mut() {
        last[5] = if goal {
            Text::new().with(Meaning::Goal, format!("answer: {}", level.level))
        } else {
            queue(facts, place)
        };
    }
    rows
}

/// The queue when a level has ended.
pub(super) fn queue(facts: &Facts<'_>, place: usize) -> Text {
    let queue = facts.run.queue_after(place);
    if queue.is_empty() {
        return Text::new().with(Meaning::Quiet, "empty");
    }
    words::squares(queue, facts.extent.squares)
}

pub(super) fn cells(facts: &Facts<'_>, row: &DryRow) -> Vec<Text> {
    vec![
        Text::new(),
        Text::new().number(row.taken),
        landings::all(facts.game, row),
        landings::new(row),
        landings::visited(row),
        Text::new(),
    ]
}

fn blank_row() -> Vec<Text> {
    vec![Text::new(); columns().len()]
}

/// One row for the levels in the middle.
fn skipped(facts: &Facts<'_>, plan: &Plan) -> Vec<Text> {
    let middle = &facts.run.levels[plan.head..plan.tail];
    let mut row = blank_row();
    if facts.run.left_out > 0 {
        row[2] = Text::new().with(Meaning::Quiet, "… and so on …");
        return row;
    }
    let taken: usize = middle.iter().map(|level| level.rows.len()).sum();
    let pushed: usize =
        middle.iter().flat_map(|level| &level.rows).map(|row| row.pushed().count()).sum();
    let levels = count(middle.len() as u64, "level");
    let squares = count(taken as u64, "square");
    row[2] = Text::new().with(Meaning::Quiet, format!("… {levels} more: {squares} popped …"));
    row[3] = Text::new().with(Meaning::Quiet, format!("{pushed} pushed"));
    row
}

fn left_out(facts: &Facts<'_>, plan: &Plan) -> Option<Block> {
    let cut = facts.run.left_out > 0;
    if plan.rows == usize::MAX && plan.head == facts.run.levels.len() {
        return None;
    }
    if !cut {
        return Some(facts.extent.left_out("Shortened"));
    }
    let work = facts.verdict.work();
    let what = format!(
        "This is the beginning of {} popped and {} tried",
        count(popped(facts), "square"),
        count(work.rolls_tried, "roll")
    );
    Some(if facts.extent.is_whole() { Extent::beyond(&what) } else { facts.extent.left_out(&what) })
}

/// Squares taken from the queue: those expanded, and the last one.
pub(super) fn popped(facts: &Facts<'_>) -> u64 {
    facts.verdict.work().squares_expanded + u64::from(facts.verdict.rolls().is_some())
}

fn end(facts: &Facts<'_>) -> Text {
    match facts.verdict.rolls() {
        Some(rolls) => Text::new()
            .plain(format!("Square {} is popped in level {rolls}, so the answer is ", facts.game.last()))
            .with(Meaning::Goal, count(rolls, "roll"))
            .plain("."),
        None if facts.stood_on_last() => Text::new().plain(format!(
            "The queue is empty, and whoever was on {} had a ride to make from there, so the \
             answer is -1: it cannot be reached.",
            facts.game.last()
        )),
        None => Text::new().plain(format!(
            "The queue is empty and {} was never popped, so the answer is -1: it cannot be reached.",
            facts.game.last()
        )),
    }
}

/// Whether a square was marked in both ways it can be stood on.
fn twice(facts: &Facts<'_>) -> bool {
    let run = &facts.run;
    let mut seen = BTreeSet::new();
    facts.game.rules().chain == Chain::NextTurn
        && run.visited_after(run.levels.len() - 1).iter().any(|&square| !seen.insert(square))
}

/// Every square marked when a level has ended.
fn visited(facts: &Facts<'_>, plan: &Plan) -> Option<Block> {
    let run = &facts.run;
    let most = facts.extent.squares.min(MOST_RUNS);
    let (mut runs, mut marked) = (Runs::default(), 0);
    let mut items = Vec::new();
    for (place, level) in run.levels.iter().enumerate() {
        let squares = run.visited_after(place);
        for &square in &squares[marked..] {
            runs.add(square);
        }
        marked = squares.len();
        if plan.tells(place) && !level.rows.iter().any(|row| row.goal) {
            let text = Text::new().plain(format!("visited after level {}: ", level.level));
            items.push(text.then(runs.told(most)));
        }
    }
    (!items.is_empty()).then_some(Block::List { numbered: false, items })
}

/// Runs of squares in one list at most, however much is told.
const MOST_RUNS: usize = 200;

/// Squares nobody ever stands on, because of their jumps.
fn never_stood_on(facts: &Facts<'_>) -> Option<Block> {
    let run = &facts.run;
    let jumps = facts.game.board().jumps().iter().map(|jump| jump.from);
    let never = facts.never_stood_on(jumps);
    let rolled_onto =
        run.levels.iter().flat_map(|level| &level.rows).flat_map(|row| &row.tries).any(|tried| {
            match tried {
                Try::Pushed(landing) => landing.play.rolled_to != landing.play.stands_on,
                _ => false,
            }
        });
    if never.is_empty() || !rolled_onto || run.left_out > 0 {
        return None;
    }
    let text = Text::new()
        .plain("Never stood on: ")
        .then(words::ranges(&never, facts.extent.squares))
        .plain(match (never.len(), facts.game.rules().chain) {
            // A circle carries nobody off: the roll is no move.
            (_, Chain::Follow) => ". Nobody stays where a jump begins.",
            (1, _) => ". A jump begins there and carries everybody off.",
            _ => ". Jumps begin there and carry everybody off.",
        });
    Some(Block::Paragraph(text))
}
