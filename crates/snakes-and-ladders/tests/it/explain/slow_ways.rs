//! What people try first: how many sequences, what greedy and depth-first find.

use snakes_and_ladders::doc::{Meaning, Text};

use super::Told;
use super::answer::follow;
use super::page::{self, Cells, numbers};
use super::retold::{Walked, depth_first, greedy, sequences};
use crate::engine::{Found, holds, same};
use crate::oracle::Chain;

/// The sequences of each length are counted right.
pub(super) fn counted(told: &Told<'_>) -> Found {
    let text = *told.page.texts("slow-ways")?.first().ok_or("no text")?;
    let spans = text.spans().iter().filter(|span| span.meaning == Meaning::Number);
    let figures: Vec<&str> = spans.map(|span| &span.text[..]).collect();
    let Some((lengths, others)) = figures.split_first() else {
        let turns = told.referee.begins().map(|begin| told.referee.turns(begin).len());
        return holds("there is nothing to try", told.retold.rolls == Some(0) || turns == Some(0));
    };
    // "6 of 1 roll, 36 of 2, … 1191 of 4"
    let pairs = numbers(lengths);
    let pairs: Vec<&[u64]> = pairs.chunks(2).collect();
    let longest = pairs.last().map_or(0, |pair| pair[1]);
    let expected = sequences(told.raw, told.referee, usize::try_from(longest).expect("short"));
    for pair in &pairs {
        let of_length = expected[usize::try_from(pair[1]).expect("short") - 1];
        same(&format!("sequences of {}", pair[1]), u128::from(pair[0]), of_length.all)?;
    }
    told.count(pairs.len());
    let last = expected[expected.len() - 1];
    let plain: Vec<u64> = text
        .spans()
        .iter()
        .skip_while(|span| span.meaning != Meaning::Number)
        .filter(|span| span.meaning == Meaning::Plain)
        .flat_map(|span| numbers(&span.text))
        .collect();
    if let Some(arriving) = others.first() {
        told.count(3);
        same(
            "how many arrive",
            numbers(arriving),
            vec![u64::try_from(last.arriving).expect("few")],
        )?;
        same("after how many rolls", Some(longest), told.retold.rolls)?;
        let tried = u64::try_from(last.tried).expect("few");
        let said = others.get(1).map(|text| numbers(text));
        same("rolls tried", said, Some(vec![tried]))?;
        return same("no other figures", plain, vec![]);
    }
    same("none arrives so far", last.arriving, 0)?;
    same("no other figures", plain, vec![])
}

/// Greedy and depth first find what is said.
pub(super) fn ways(told: &Told<'_>) -> Found {
    let table = told.page.table("slow-ways", "way")?;
    let row = |word: &str| {
        let found =
            table.rows.iter().find(|row| row.iter().any(|cell| cell.to_string().contains(word)));
        found.map(|row| &row[..]).ok_or_else(|| format!("no row {word}"))
    };
    let fewest = told.retold.rolls;
    let greedy = greedy(told.raw, told.referee).ok_or("no game")?;
    way(told, &table, row("greedy")?, &greedy, fewest)?;
    let deep = depth_first(told.raw, told.referee).ok_or("no game")?;
    let path = table.cell(row("depth-first")?, "path")?;
    holds("no path where there is none", deep.arrives.is_some() || path.is_empty())?;
    way(told, &table, row("depth-first")?, &deep, fewest)?;
    let level = Walked { arrives: fewest, tried: told.retold.tried, moves: fewest.unwrap_or(0) };
    way(told, &table, row("level by level")?, &level, fewest)
}

fn way(
    told: &Told<'_>,
    table: &Cells<'_>,
    row: &[Text],
    walked: &Walked,
    fewest: Option<u64>,
) -> Found {
    let figures = |heading| Ok::<_, String>(numbers(&table.cell(row, heading)?.to_string()));
    told.count(3);
    same("rolls tried", figures("rolls tried")?, vec![walked.tried])?;
    let more = walked.arrives.zip(fewest).map_or(0, |(rolls, fewest)| rolls - fewest);
    let said = figures("answer")?;
    same("its rolls", said.first().copied(), walked.arrives)?;
    same("how many more", said.get(1).copied(), Some(more).filter(|more| *more > 0))?;
    if walked.arrives.is_some() {
        let meant = table.cell(row, "answer")?.spans().first().map(|span| span.meaning);
        same("whether it is right", meant == Some(Meaning::Right), more == 0)?;
    }
    let path = table.cell(row, "path")?.to_string();
    if path.is_empty() {
        return same("the path of who does not arrive", walked.arrives, None);
    }
    let path = page::way(&path, told.raw.chain == Chain::NextTurn)?;
    let length = path.steps.head.len() + path.steps.left_out + path.steps.tail.len();
    same("the path", length as u64, walked.moves)?;
    let begin = told.referee.begins().ok_or("no game")?;
    same("where it begins", path.start, begin.0)?;
    let end = follow(told, begin, &path.steps.head)?;
    let wins = path.steps.left_out > 0 || told.referee.has_won(end) == walked.arrives.is_some();
    holds("it wins exactly where it arrives", wins)
}

/// Greedy is called right where it is.
pub(super) fn lesson(told: &Told<'_>) -> Found {
    let greedy = greedy(told.raw, told.referee).ok_or("no game")?;
    let by_chance = told.page.text("slow-ways", "happens to be best")?;
    told.count(1);
    let right =
        greedy.arrives.is_some_and(|rolls| rolls > 0) && greedy.arrives == told.retold.rolls;
    same("greedy is right by chance", by_chance.is_some(), right)
}
