//! The answer: the path, its table, and all shortest paths.

use std::collections::BTreeSet;

use snakes_and_ladders::doc::{AsideKind, Block, Meaning};

use super::page::{self, Step, Way, numbers};
use super::{Told, retold};
use crate::engine::{Found, holds, same};
use crate::oracle::{self, Chain};
use crate::referee::Token;

/// The answer is the oracles.
pub(super) fn answer(told: &Told<'_>) -> Found {
    if told.raw.last <= 60 {
        let expected =
            told.retold.rolls.map_or(oracle::Verdict::Unreachable, oracle::Verdict::Rolls);
        same("the oracle and the referee", oracle::fewest(told.raw), expected)?;
    }
    let goal = page::meant(&told.page.texts("answer")?, Meaning::Goal);
    let goal = goal.ok_or("no answer is said")?;
    let title = told.page.0.title.to_string();
    told.count(2);
    let last = told.raw.last;
    if let Some(rolls) = told.retold.rolls {
        same("the answer", numbers(&goal), vec![rolls])?;
        return same("the title", numbers(&title), vec![last, rolls]);
    }
    same("the answer", &goal[..], "-1")?;
    same("the title", numbers(&title), vec![last, last])
}

/// The path and its table are legal and as long as the answer.
pub(super) fn path(told: &Told<'_>) -> Found {
    let Some(rolls) = told.retold.rolls.filter(|rolls| *rolls > 0) else {
        return same("no table", told.page.table("answer", "die").is_err(), true);
    };
    let texts = told.page.texts("answer")?;
    let way = page::meant(&texts, Meaning::Strong).ok_or("no path")?;
    let way = page::way(&way, told.raw.chain == Chain::NextTurn)?;
    shortest(told, &way, rolls)?;
    let table = told.page.table("answer", "die")?;
    let mut token = told.referee.begins().ok_or("no game")?;
    for (place, cells) in table.rows.iter().enumerate() {
        let figures = |heading| Ok::<_, String>(numbers(&table.cell(cells, heading)?.to_string()));
        same("the number of a move", figures("roll")?, vec![place as u64 + 1])?;
        same("from", figures("from")?, vec![token.0])?;
        let die = figures("die")?;
        let turn = told
            .referee
            .turns(token)
            .into_iter()
            .find(|turn| turn.roll == die.first().copied())
            .ok_or_else(|| format!("{die:?} is no roll of {token:?}"))?;
        let lands = figures("lands on")?;
        let mut expected = vec![turn.rolled_to];
        expected.extend(Some(turn.after.0).filter(|&square| square != turn.rolled_to));
        same("lands on", lands, expected)?;
        same("stands on", figures("stands on")?, vec![turn.after.0])?;
        if let Some(step) = way.steps.head.get(place) {
            let row = Step { roll: turn.roll, rolled_to: turn.rolled_to, stands_on: turn.after.0 };
            same("the path and its table", step, &row)?;
        }
        token = turn.after;
    }
    told.count(table.rows.len() * 5);
    let more = rolls - table.rows.len() as u64;
    same("the table wins", more == 0, told.referee.has_won(token))?;
    let left_out = told.page.asides("answer", AsideKind::LeftOut)?;
    let said: Vec<u64> =
        left_out.iter().flat_map(|aside| numbers(&aside.text.to_string())).collect();
    same("moves left out", said, if more == 0 { vec![] } else { vec![more] })?;
    holds("the whole table is whole", more == 0 || !told.is_whole())
}

/// That a way is legal and wins after this many moves, as far as it is told.
fn shortest(told: &Told<'_>, way: &Way, rolls: u64) -> Found {
    let begin = told.referee.begins().ok_or("no game")?;
    same("the beginning", way.start, begin.0)?;
    let length = way.steps.head.len() + way.steps.left_out + way.steps.tail.len();
    same("the length of a way", length as u64, rolls)?;
    let end = follow(told, begin, &way.steps.head)?;
    if way.steps.left_out == 0 {
        return holds("a way wins", told.referee.has_won(end));
    }
    holds("a whole way is whole", !told.is_whole())?;
    // Whether a ride is due there is not said.
    let rides = told.raw.chain == Chain::NextTurn && told.jump(way.resumes).is_some();
    let mut resumed = vec![follow(told, (way.resumes, false), &way.steps.tail)];
    if rides {
        resumed.push(follow(told, (way.resumes, true), &way.steps.tail));
    }
    let wins = |end: &Token| told.referee.has_won(*end);
    holds("the end of a way wins", resumed.iter().flatten().any(wins))
}

/// The token after some moves, each of them legal.
pub(super) fn follow(told: &Told<'_>, begin: Token, steps: &[Step]) -> Result<Token, String> {
    steps.iter().try_fold(begin, |token, step| {
        let turns = told.referee.turns(token).into_iter();
        let mut turns = turns.filter(|turn| {
            (turn.roll, turn.rolled_to, turn.after.0) == (step.roll, step.rolled_to, step.stands_on)
        });
        let turn = turns.next().ok_or_else(|| format!("{step:?} is not legal on {token:?}"))?;
        Ok(turn.after)
    })
}

/// The shortest paths are as many as said and each is one.
pub(super) fn all_shortest(told: &Told<'_>) -> Found {
    let Some(rolls) = told.retold.rolls.filter(|rolls| *rolls > 0) else { return Ok(()) };
    let count = retold::shortest(told.referee, rolls);
    if told.raw.last <= 60 {
        same("the oracle and the referee", oracle::count_shortest(told.raw), count)?;
    }
    let blocks = told.page.section("answer")?;
    let list = blocks.iter().find_map(|block| match block {
        Block::List { items, .. } => Some(&items[..]),
        _ => None,
    });
    let said =
        told.page.text("answer", "shortest path")?.ok_or("how many there are is not said")?;
    let number = said.spans().iter().find(|span| span.meaning == Meaning::Number);
    told.count(1 + list.map_or(0, <[_]>::len));
    let Some(list) = list else {
        same("the only path", count, 1)?;
        return same("no number", number, None);
    };
    same("how many", number.map(|span| span.text.clone()), Some(count.to_string()))?;
    let shown = count.min(told.extent.paths as u128);
    same("how many are listed", list.len() as u128, shown)?;
    if shown < count {
        let figures: Vec<u64> =
            said.spans().iter().skip(2).flat_map(|span| numbers(&span.text)).collect();
        same("the first ones", figures, vec![list.len() as u64])?;
    }
    let mut distinct = BTreeSet::new();
    for text in list {
        let text = text.to_string();
        let way = page::way(&text, told.raw.chain == Chain::NextTurn)?;
        shortest(told, &way, rolls)?;
        // Where the middle is left out two may look the same.
        holds("a path is listed once", distinct.insert(text) || way.steps.left_out > 0)?;
    }
    Ok(())
}

/// Why it cannot be reached names the squares one can stand on.
pub(super) fn unreachable(told: &Told<'_>) -> Found {
    if told.retold.rolls.is_some() {
        return Ok(());
    }
    let why = told.page.asides("answer", AsideKind::Rule)?;
    let why = why.first().ok_or("no reason")?.text.to_string();
    let list = why.rsplit_once("stand on ").ok_or("where one can stand")?.1;
    let (list, more) = list
        .split_once(" and ")
        .map_or((list, 0), |(list, more)| (list, numbers(more).first().copied().unwrap_or(0)));
    let stands: BTreeSet<u64> =
        told.referee.levels().into_keys().map(|(square, _)| square).collect();
    let expected = page::as_runs(stands);
    let said = page::runs(list).head;
    told.count(said.len());
    same("runs of squares", said.len() as u64 + more, expected.len() as u64)?;
    holds("the first runs", expected.starts_with(&said))
}
