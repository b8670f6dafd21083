//! The dry run: every row, every queue, every list of visited squares.

use snakes_and_ladders::doc::{Meaning, Text};

use super::Told;
use super::page::{self, Cells, as_runs, numbers, runs, squares};
use super::retold::{Level, Row, Try};
use crate::engine::{Found, holds, same};
use crate::oracle;

/// Every row of the dry run says what the rolls do.
pub(super) fn table(told: &Told<'_>) -> Found {
    let table = told.page.table("dry-run", "popped")?;
    let levels = &told.retold.levels;
    let mut rows = table.rows;
    let mut level = 0;
    while level < levels.len() {
        let (first, _) = rows.split_first().ok_or("the table ends too early")?;
        let [landings, pushed] = [cell(&table, first, "rolls")?, cell(&table, first, "new")?];
        if cell(&table, first, "popped")?.is_empty() {
            // A row for the levels in the middle.
            holds("nothing is left out of a whole dry run", !told.is_whole())?;
            let &[skipped, popped] = &numbers(&landings)[..] else {
                return Err(format!("what is skipped is not said: {landings}"));
            };
            let middle = levels.get(level..level + small(skipped)).ok_or("too many skipped")?;
            let squares: usize = middle.iter().map(|level| level.rows.len()).sum();
            same("squares skipped", popped, squares as u64)?;
            same("squares pushed there", numbers(&pushed), vec![pushed_in(middle)])?;
            told.count(3);
            level += small(skipped);
            rows = &rows[1..];
        } else {
            let used = one_level(told, &table, level, rows)
                .map_err(|found| format!("level {level}: {found}"))?;
            rows = &rows[used..];
            level += 1;
        }
    }
    same("rows behind the last level", rows.len(), 0)?;
    end(told)
}

fn small(number: u64) -> usize {
    usize::try_from(number).expect("a small number")
}

fn pushed_in(levels: &[Level]) -> u64 {
    levels.iter().flat_map(|level| &level.rows).map(|row| row.pushed().len() as u64).sum()
}

fn cell(table: &Cells<'_>, row: &[Text], heading: &str) -> Result<String, String> {
    Ok(table.cell(row, heading)?.to_string())
}

/// Checks the rows of a level and says how many there are.
fn one_level(
    told: &Told<'_>,
    table: &Cells<'_>,
    level: usize,
    rows: &[Vec<Text>],
) -> Result<usize, String> {
    let expected = &told.retold.levels[level];
    let mut used = 0;
    let mut left = &expected.rows[..];
    while let Some((row, rest)) = left.split_first() {
        let cells = rows.get(used).ok_or("rows are missing")?;
        let number = if used == 0 { level.to_string() } else { String::new() };
        same("the level", cell(table, cells, "level")?, number)?;
        let popped = cell(table, cells, "popped")?;
        if popped.is_empty() {
            let rest = numbers(&cell(table, cells, "rolls")?);
            same("squares left out", rest, vec![left.len() as u64])?;
            let pushed: usize = left.iter().map(|row| row.pushed().len()).sum();
            let said = numbers(&cell(table, cells, "new")?);
            same("pushed by them", said.first().copied().unwrap_or(0), pushed as u64)?;
            holds("nothing is left out of a whole dry run", !told.is_whole())?;
            left = &[];
        } else {
            same("popped", popped, row.token.0.to_string())?;
            one_row(told, table, cells, row)
                .map_err(|found| format!("{}: {found}", row.token.0))?;
            left = rest;
        }
        used += 1;
        let queue = table.cell(cells, "queue")?;
        if left.is_empty() {
            queue_after(told, expected, level, queue)?;
        } else {
            same("a queue before the level ends", queue.to_string(), String::new())?;
        }
    }
    told.count(used * 5);
    Ok(used)
}

fn queue_after(told: &Told<'_>, level: &Level, number: usize, said: &Text) -> Found {
    let text = said.to_string();
    if level.rows.last().is_some_and(|row| row.goal) {
        same("the answer", numbers(&text), vec![number as u64])?;
        let meant = said.spans().iter().any(|span| span.meaning == Meaning::Goal);
        return holds("the answer is marked as the goal", meant);
    }
    let queue = squares(&text);
    holds("a whole queue", !told.is_whole() || queue.left_out == 0)?;
    queue.tells("the queue", &level.queue)
}

fn one_row(told: &Told<'_>, table: &Cells<'_>, cells: &[Text], row: &Row) -> Found {
    let pushed = numbers(&cell(table, cells, "new")?);
    same("pushed", pushed, row.pushed())?;
    let mut visited = row.visited();
    visited.sort_unstable();
    visited.dedup();
    runs(&cell(table, cells, "visited")?).tells("visited already", &as_runs(visited))?;
    let landings = table.cell(cells, "rolls")?;
    if row.goal {
        return same("the last square", numbers(&landings.to_string()), vec![told.raw.last]);
    }
    landed(told, landings, row)
}

/// Reads "16, 17 ⇒ 13, 18–21" part by part and compares each with what the rolls do.
fn landed(told: &Told<'_>, said: &Text, row: &Row) -> Found {
    let said = said.to_string();
    let mut tries = &row.tries[..];
    for part in said.split(", ") {
        let figures = numbers(part);
        if figures.is_empty() {
            // No roll is a move.
            break;
        }
        let walked = match figures[..] {
            [first, last] if part.contains('–') => (first..=last).collect(),
            _ => vec![],
        };
        if walked.is_empty() {
            let (turn, rest) = tries.split_first().ok_or_else(|| format!("{part} in {said}"))?;
            let expected = figures_of(told, row.token.0, turn);
            holds(&format!("{part} for {turn:?}"), expected.contains(&figures))?;
            holds(&format!("the sign of {part}"), has_sign(told, part, turn))?;
            tries = rest;
        } else {
            for square in walked {
                let (turn, rest) =
                    tries.split_first().ok_or_else(|| format!("{part} in {said}"))?;
                holds(
                    &format!("{square} of {part} for {turn:?}"),
                    figures_of(told, row.token.0, turn).contains(&vec![square]),
                )?;
                tries = rest;
            }
        }
    }
    same(&format!("rolls not told in {said}"), tries.len(), 0)
}

/// The numbers a part may have for what a roll did.
fn figures_of(told: &Told<'_>, from: u64, tried: &Try) -> Vec<Vec<u64>> {
    match *tried {
        Try::PastEnd { roll } => vec![vec![from + roll]],
        Try::Circles { rolled_to } => vec![vec![rolled_to]],
        Try::Lands { roll, rolled_to, after: (square, rides), .. } => {
            let walked = roll.map_or(rolled_to, |roll| from + roll);
            let mut figures = vec![];
            if walked != rolled_to {
                figures.push(walked);
            }
            figures.push(rolled_to);
            if rides {
                // Where the ride will go is said as well.
                figures.extend(told.jump(square).filter(|_| roll.is_some()));
            }
            if square != rolled_to || roll.is_none() {
                figures.push(square);
            }
            // A jump to its own square may be told as a walk.
            let to_itself = square == rolled_to && told.jump(square) == Some(square);
            let mut allowed = vec![figures.clone()];
            if to_itself && !rides {
                figures.push(square);
                allowed.push(figures);
            }
            allowed
        }
    }
}

/// Whether a part has the arrow of a jump exactly where one is taken.
fn has_sign(told: &Told<'_>, part: &str, tried: &Try) -> bool {
    let arrow = part.contains('⇒');
    match *tried {
        Try::PastEnd { .. } | Try::Circles { .. } => !arrow,
        Try::Lands { roll, rolled_to, after: (square, _), .. } => {
            let jumps = square != rolled_to || roll.is_none();
            arrow == jumps || told.jump(square) == Some(square)
        }
    }
}

/// The sentence below the table.
fn end(told: &Told<'_>) -> Found {
    let last = told.raw.last;
    let texts = told.page.texts("dry-run")?;
    let goal = page::meant(&texts, Meaning::Goal);
    if let Some(rolls) = told.retold.rolls {
        same("the answer below", goal.map(|goal| numbers(&goal)), Some(vec![rolls]))?;
        let said = told.page.text("dry-run", "is popped in level")?.ok_or("how it ends")?;
        return same("how it ends", numbers(&said.to_string()), vec![last, rolls, rolls]);
    }
    same("no answer below", goal, None)?;
    // Who stands on the last square may still have to ride on.
    let popped = told.retold.rows().any(|(_, row)| row.token.0 == last);
    let word = if popped { "had a ride to make" } else { "never popped" };
    let said = told.page.text("dry-run", word)?.ok_or("how it ends")?;
    same("how it ends", numbers(&said.to_string()), vec![last, 1])
}

/// The visited squares after each level are right.
pub(super) fn visited(told: &Told<'_>) -> Found {
    let mut listed = 0;
    for text in told.page.texts("dry-run")? {
        let text = text.to_string();
        let Some((head, list)) =
            text.split_once(": ").filter(|(head, _)| head.starts_with("visited after"))
        else {
            continue;
        };
        let &[level] = &numbers(head)[..] else { return Err(format!("no level in {head}")) };
        let expected = &told.retold.levels[small(level)].visited;
        runs(list).tells(head, &as_runs(expected.iter().copied()))?;
        listed += 1;
    }
    told.count(listed);
    let levels = told.retold.levels.len() - usize::from(told.retold.rolls.is_some());
    holds("at most a list a level", listed <= levels)?;
    holds("a list for each level", !told.is_whole() || listed == levels)
}

/// What is never stood on is never stood on.
pub(super) fn never(told: &Told<'_>) -> Found {
    let Some(text) = told.page.text("dry-run", "Never stood on")? else { return Ok(()) };
    let text = text.to_string();
    let list = text.split_once(": ").map_or("", |(_, list)| list);
    let list = list.split_once('.').map_or(list, |(list, _)| list);
    let told_runs = runs(list);
    holds("some are listed", !told_runs.head.is_empty())?;
    let stands = if told.raw.last <= 60 {
        oracle::stands(told.raw)
    } else {
        told.referee.levels().into_keys().map(|(square, _)| square).collect()
    };
    for &(first, last) in told_runs.head.iter().chain(&told_runs.tail) {
        for square in first..=last {
            told.count(1);
            holds(&format!("nobody stands on {square}"), !stands.contains(&square))?;
            holds(&format!("a jump begins on {square}"), told.jump(square).is_some())?;
        }
    }
    Ok(())
}

/// What is left out is said with its numbers.
pub(super) fn left_out(told: &Told<'_>) -> Found {
    let table = told.page.table("dry-run", "popped")?;
    let rows: usize = told.retold.levels.iter().map(|level| level.rows.len()).sum();
    let asides = told.page.asides("dry-run", snakes_and_ladders::doc::AsideKind::LeftOut)?;
    let shortened = table.rows.len() < rows;
    told.count(usize::from(shortened));
    same("what is left out is said", asides.len(), usize::from(shortened))?;
    holds("no more rows than squares", table.rows.len() <= rows)?;
    holds("a whole dry run is whole", !(told.is_whole() && shortened))?;
    Ok(())
}
