//! Doubts that arise on this board.

use std::collections::{BTreeMap, BTreeSet};

use super::facts::Facts;
use crate::board::Jump;
use crate::doc::{AsideKind, Block};
use crate::dry_run::{DryRow, Try};
use crate::game::{Landing, Move};
use crate::rules::{Chain, PastEnd};
use crate::square::Square;

pub(super) fn blocks(facts: &Facts<'_>) -> Vec<Block> {
    [
        mark_which(facts),
        down_a_snake(facts),
        second_jump(facts),
        refused(facts),
        past_end(facts),
        when_to_stop(facts),
    ]
    .into_iter()
    .flatten()
    .map(|(title, text)| Block::Aside {
        kind: AsideKind::Doubt,
        title: title.into(),
        text: text.into(),
    })
    .collect()
}

type Doubt = (String, String);

fn rows<'f>(facts: &'f Facts<'_>) -> impl Iterator<Item = (u64, &'f DryRow)> {
    facts.run.levels.iter().flat_map(|level| level.rows.iter().map(|row| (level.level, row)))
}

/// The jump a landing ends in, if any.
fn jump_of(landing: &Landing) -> Option<Jump> {
    let (from, to) = (landing.play.rolled_to, landing.play.stands_on);
    (from != to && landing.play.roll.is_some()).then_some(Jump { from, to })
}

/// Mark the square rolled onto, or the one the jump leads to?
fn mark_which(facts: &Facts<'_>) -> Option<Doubt> {
    let begins: BTreeSet<Square> = facts
        .never_stood_on(facts.game.board().jumps().iter().map(|jump| jump.from))
        .into_iter()
        .collect();
    let jump = rows(facts).flat_map(|(_, row)| &row.tries).find_map(|tried| match tried {
        Try::Pushed(landing) => jump_of(landing).filter(|jump| begins.contains(&jump.from)),
        _ => None,
    })?;
    let Jump { from, to } = jump;
    Some((
        format!("Mark {from} as visited, or {to}?"),
        format!(
            "{to}, where you end up. The queue holds squares you stand on, and nobody stands on \
             {from}: its {} carries everybody on to {to}. Were only {from} marked, another way to \
             {to} would push it a second time.",
            jump.kind()
        ),
    ))
}

/// A path that goes down a snake.
fn down_a_snake(facts: &Facts<'_>) -> Option<Doubt> {
    let path = facts.verdict.solution()?.path();
    let at = path.iter().position(|play| play.stands_on < play.rolled_to)?;
    let Move { rolled_to, stands_on, .. } = path[at];
    let onward = match path.get(at + 1) {
        Some(next) if next.stands_on > next.rolled_to => format!(
            " From {stands_on} the next roll lands on {}, whose ladder leads to {}.",
            next.rolled_to, next.stands_on
        ),
        Some(next) => format!(" From {stands_on} it goes on to {}.", next.stands_on),
        None => String::new(),
    };
    Some((
        format!("Why does the path go down the snake {rolled_to} ⇒ {stands_on}?"),
        format!(
            "Because down can be nearer: what counts is the number of rolls, not how far up the \
             token stands.{onward}"
        ),
    ))
}

/// A jump that ends where another begins, and the game goes on there.
fn second_jump(facts: &Facts<'_>) -> Option<Doubt> {
    if facts.game.rules().chain != Chain::Once {
        return None;
    }
    let (first, second) = rows(facts).flat_map(|(_, row)| &row.tries).find_map(|tried| {
        let (Try::Pushed(landing) | Try::AlreadyVisited(landing)) = tried else { return None };
        let first = jump_of(landing).filter(|first| first.to != facts.game.last())?;
        let to = facts.jump_from(first.to).filter(|&to| to != first.to)?;
        Some((first, Jump { from: first.to, to }))
    })?;
    Some((
        format!("{first}, and {} has a jump too. Go on to {}?", second.from, second.to),
        format!(
            "No: at most one jump a turn. You stand on {} and roll from there. Its {} is for \
             whoever ends a roll on {}.",
            second.from,
            second.kind(),
            second.from
        ),
    ))
}

/// When a square was pushed.
struct Pushed {
    level: u64,
    from: Square,
    by_jump: bool,
}

/// A square that was refused although a jump led there.
fn refused(facts: &Facts<'_>) -> Option<Doubt> {
    let pushed = first_pushes(facts);
    let mut plain = None;
    for (level, row) in rows(facts) {
        for tried in &row.tries {
            let Try::AlreadyVisited(landing) = tried else { continue };
            let square = landing.token.square;
            let Some(before) = pushed.get(&square).filter(|before| before.from != row.taken) else {
                continue;
            };
            let Pushed { level: first_level, from, by_jump } = *before;
            // Reached by walking although a jump had led there before, or the other way round.
            if by_jump != jump_of(landing).is_some() {
                let how = if by_jump { "a jump" } else { "a plain roll" };
                return Some((
                    format!("Why is {square} not pushed again from {}?", row.taken),
                    format!(
                        "It was pushed before, from {from} in level {first_level}, by {how}. \
                         Without the visited mark it would be in the queue twice, and so would every \
                         square reached from it.",
                    ),
                ));
            }
            plain.get_or_insert((level, row.taken, square, first_level, from));
        }
    }
    let (level, taken, square, first_level, from) = plain?;
    Some((
        format!("Why is {square} not pushed again from {taken}, in level {level}?"),
        format!(
            "It was marked before, in level {first_level} from {from}. A second time could not \
             bring it there any sooner."
        ),
    ))
}

/// When each square was pushed first.
fn first_pushes(facts: &Facts<'_>) -> BTreeMap<Square, Pushed> {
    let mut pushes = BTreeMap::new();
    for (level, row) in rows(facts) {
        for tried in &row.tries {
            let Try::Pushed(landing) = tried else { continue };
            let by_jump = jump_of(landing).is_some();
            let push = Pushed { level, from: row.taken, by_jump };
            pushes.entry(landing.token.square).or_insert(push);
        }
    }
    pushes
}

fn past_end(facts: &Facts<'_>) -> Option<Doubt> {
    if facts.game.rules().past_end != PastEnd::Stay {
        return None;
    }
    let last = facts.game.last();
    let (row, roll) = rows(facts).find_map(|(_, row)| {
        row.tries.iter().find_map(|tried| match tried {
            Try::PastEnd(roll) => Some((row, *roll)),
            _ => None,
        })
    })?;
    let beyond = row.taken.get() + u64::from(roll.get());
    Some((
        format!("From {} a roll of {roll} would be {beyond}. What then?", row.taken),
        format!(
            "{beyond} is past {last}: no move. Larger rolls only lead further off the board, so \
             the loop over the rolls ends there; the search goes on with the next square."
        ),
    ))
}

/// Stop when the last square is pushed, or when it is popped?
fn when_to_stop(facts: &Facts<'_>) -> Option<Doubt> {
    let rolls = facts.verdict.rolls()?;
    let last = facts.game.last();
    let (level, _) = rows(facts).find(|(_, row)| row.pushed().any(|square| square == last))?;
    (level + 1 == rolls).then(|| {
        (
            format!("{last} is found in level {level} already. Why is the answer {rolls}?"),
            format!(
                "It is pushed while level {level} is worked on, with one roll more: it belongs to \
                 level {rolls}. Returning {level} + 1 when it is pushed, or {rolls} when it is \
                 popped, is the same."
            ),
        )
    })
}
