//! The question, the board and its graph: rules, jumps, edges.

use std::collections::BTreeSet;

use snakes_and_ladders::doc::{Meaning, Text};

use super::page::{self, numbers};
use super::{Told, retold};
use crate::engine::{Found, holds, same};

/// The die is told right wherever it is told.
pub(super) fn die(told: &Told<'_>) -> Found {
    let mut expected = told.raw.die.clone();
    expected.sort_unstable();
    let mut texts: Vec<&Text> = Vec::new();
    for section in ["question", "approach", "graph"] {
        texts.extend(told.page.texts(section)?);
    }
    let table = told.page.table("grid-search", "this board")?;
    texts.extend(table.rows.iter().flatten());
    let of_die = texts.iter().filter(|text| text.to_string().contains("roll"));
    let mut met = 0;
    for text in of_die {
        let Some(die) = page::die(&text.to_string()) else { continue };
        same("the die", die, expected.clone())?;
        met += 1;
    }
    told.count(met);
    // With one outcome the question says how far one walks.
    holds("the die is told", met >= 3)
}

/// The start and the last square are told right.
pub(super) fn ends(told: &Told<'_>) -> Found {
    told.count(2);
    let lead = numbers(&told.page.texts("question")?.first().ok_or("no text")?.to_string());
    same("the question", lead, vec![told.raw.start, told.raw.last])?;
    let begin = told.referee.begins().ok_or("no game")?.0;
    let step = numbers(&told.page.texts("approach")?.first().ok_or("no text")?.to_string());
    let taken = told.raw.start_jump_taken && begin != told.raw.start;
    let expected = if taken { vec![told.raw.start, begin, begin, 0] } else { vec![begin, 0] };
    same("the first step", step, expected)?;
    for (section, word) in
        [("graph", "is a place: here a square"), ("approach", "the answer is rolls")]
    {
        let text = told.page.text(section, word)?.ok_or(section)?.to_string();
        same(section, numbers(&text).last().copied(), Some(told.raw.last))?;
    }
    let table = told.page.table("grid-search", "this board")?;
    let node = table.cell(table.rows.first().ok_or("no rows")?, "this board")?.to_string();
    same("a node", numbers(&node).last().copied(), Some(told.raw.last))?;
    let five = told.page.text("remember", "mark it")?.ok_or("nothing to remember")?;
    same("what to remember", numbers(&five.to_string()), vec![begin, told.raw.last])
}

/// The jumps are all told and counted.
pub(super) fn jumps(told: &Told<'_>) -> Found {
    let question = told.page.text("question", "This board has")?.ok_or("no jumps are told")?;
    let question = question.to_string();
    let counts = question.split('.').next().map(numbers).unwrap_or_default();
    let mut expected_counts = Vec::new();
    for (kind, meaning) in [
        (std::cmp::Ordering::Greater, Meaning::Ladder),
        (std::cmp::Ordering::Less, Meaning::Snake),
        (std::cmp::Ordering::Equal, Meaning::Strong),
    ] {
        let mut jumps: Vec<(u64, u64)> =
            told.raw.jumps.iter().copied().filter(|(from, to)| to.cmp(from) == kind).collect();
        jumps.sort_unstable();
        if !jumps.is_empty() {
            expected_counts.push(jumps.len() as u64);
        }
        // Jumps of a kind stand in one item, each a piece of its meaning.
        let items = told.page.texts("board")?;
        let mut item = items.iter().filter(|item| {
            item.spans().iter().any(|span| span.meaning == meaning && span.text.contains('⇒'))
        });
        let spans = item.next().map_or(&[][..], |item| item.spans());
        let listed: Vec<(u64, u64)> = spans
            .iter()
            .filter(|span| span.meaning == meaning && span.text.contains('⇒'))
            .map(|span| numbers(&span.text))
            .map(|ends| (ends[0], ends[1]))
            .collect();
        told.count(listed.len());
        holds("the jumps in their order", jumps.starts_with(&listed))?;
        let more =
            spans.last().filter(|span| span.text.contains("more")).map(|span| numbers(&span.text));
        let left = (jumps.len() - listed.len()) as u64;
        same("jumps left out", more, Some(vec![left]).filter(|_| left > 0))?;
        holds("all are listed", left == 0 || !told.is_whole())?;
    }
    same("how many of each kind", counts, expected_counts)?;
    let examples: Vec<u64> = question.split('.').skip(1).flat_map(numbers).collect();
    for ends in examples.chunks(2) {
        holds("an example is a jump", told.raw.jumps.contains(&(ends[0], ends[1])))?;
    }
    Ok(())
}

/// The edges drawn are the moves there are.
pub(super) fn edges(told: &Told<'_>) -> Found {
    let lines = told.page.figure("graph", "one roll leads")?;
    let mut tokens = told.retold.rows().map(|(_, row)| row.token);
    for line in lines {
        let text = line.to_string();
        let (from, ends) = text.split_once('→').ok_or("no arrow")?;
        let from = numbers(from)[0];
        let token =
            tokens.find(|token| token.0 == from).ok_or_else(|| format!("nobody pops {from}"))?;
        // Ends stand in brackets; behind them a jump is told.
        let (ends, note) = ends.split_once("   ").unwrap_or((ends, ""));
        let mut expected: Vec<u64> = Vec::new();
        for tried in retold::tries(told.raw, told.referee, token) {
            if let retold::Try::Lands { after, .. } = tried {
                expected.push(after.0);
            }
        }
        let whole = !ends.contains('…');
        let ends = numbers(ends);
        told.count(ends.len());
        holds(&format!("the ends of {text}: {expected:?}"), expected.starts_with(&ends))?;
        holds("left out ends are hinted at", ends.len() == expected.len() || !whole)?;
        if note.is_empty() {
            continue;
        }
        let note = numbers(note);
        let turns = told.referee.turns(token);
        let played =
            turns.iter().find(|turn| turn.roll.is_none() || turn.roll == note.first().copied());
        let played = played.ok_or("no such roll")?;
        let mut jump: Vec<u64> = played.roll.into_iter().collect();
        jump.extend([played.rolled_to, played.after.0]);
        same("the jump behind the ends", note, jump)?;
    }
    Ok(())
}

/// A way back is one.
pub(super) fn back(told: &Told<'_>) -> Found {
    let text =
        told.page.text("graph", "in the queue already")?.ok_or("visited is not explained")?;
    let text = text.to_string();
    let figures = numbers(&text);
    let &[from, to] = &figures[..] else { return same("no example", figures, vec![]) };
    told.count(2);
    holds("it leads back", to < from)?;
    let mut rows = told.retold.rows().filter(|(_, row)| row.token.0 == from);
    holds(&format!("from {from} to {to}"), rows.any(|(_, row)| row.visited().contains(&to)))?;
    let jumps: BTreeSet<(u64, u64)> = told.raw.jumps.iter().copied().collect();
    let snakes = jumps.iter().any(|(from, to)| to < from);
    holds("snakes are named only where there are some", snakes || !text.contains("snake"))
}
