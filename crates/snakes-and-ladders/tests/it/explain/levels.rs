//! The levels: which squares, and how many.

use std::collections::{BTreeMap, BTreeSet};

use snakes_and_ladders::doc::AsideKind;

use super::Told;
use super::page::{as_runs, numbers, runs};
use crate::engine::{Found, holds, same};

/// Each level has the squares first stood on after that many rolls.
pub(super) fn levels(told: &Told<'_>) -> Found {
    let mut first = BTreeMap::<u64, u64>::new();
    for ((square, _), level) in told.referee.levels() {
        first.entry(square).and_modify(|least| *least = level.min(*least)).or_insert(level);
    }
    let last_at = first.get(&told.raw.last).copied();
    let mut squares = BTreeMap::<u64, BTreeSet<u64>>::new();
    for (square, level) in first {
        squares.entry(level).or_default().insert(square);
    }
    let table = told.page.table("levels", "first stood on")?;
    for (place, cells) in (0..).zip(table.rows) {
        let cell = |heading| Ok::<_, String>(table.cell(cells, heading)?.to_string());
        same("the level", numbers(&cell("level")?), vec![place])?;
        let expected = squares.get(&place).cloned().unwrap_or_default();
        let count = expected.len() as u64;
        same(&format!("squares of level {place}"), numbers(&cell("squares")?), vec![count])?;
        runs(&cell("first stood on")?).tells("first stood on", &as_runs(expected))?;
        told.count(3);
    }
    let known = told.retold.levels.len() as u64;
    let more = known - table.rows.len() as u64;
    let said: Vec<u64> = told
        .page
        .asides("levels", AsideKind::LeftOut)?
        .iter()
        .flat_map(|aside| numbers(&aside.text.to_string()))
        .collect();
    same("levels left out", said, if more == 0 { vec![] } else { vec![more] })?;
    let rule = told.page.asides("levels", AsideKind::Rule)?;
    let rule = rule.first().ok_or("no rule")?.text.to_string();
    if rule.contains("first appears") {
        same("where the last square appears", last_at, told.retold.rolls)?;
    }
    if rule.contains("in none of them") {
        same("where the last square appears", last_at, None)?;
    }
    let why = numbers(&rule);
    let last = told.raw.last;
    same("the rule", why, told.retold.rolls.map_or(vec![last], |rolls| vec![last, rolls]))?;
    let begin = told.referee.begins().ok_or("no game")?.0;
    let lead = numbers(&told.page.texts("levels")?.first().ok_or("no text")?.to_string());
    holds("where level 0 is", lead.starts_with(&[0, begin]))
}
