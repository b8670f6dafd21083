//! Words and numbers, as every part writes them.

use super::facts::Facts;
use super::runs::Runs;
use crate::board::{Jump, JumpKind};
use crate::doc::{Meaning, Text};
use crate::game::Game;
use crate::rules::Die;
use crate::square::Square;

/// "1 roll", "4 rolls".
pub(super) fn count(number: u64, what: &str) -> String {
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}

/// The squares a token can stand on: "1 to 36".
pub(super) fn nodes(game: &Game) -> String {
    let first = Square::FIRST.min(game.start().square);
    if first == game.last() { first.to_string() } else { format!("{first} to {}", game.last()) }
}

/// "1, 2 or 3".
pub(super) fn either(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}

/// The rolls of a die: "1 to 6", "1, 2 or 5".
pub(super) fn rolls(die: &Die) -> String {
    let (smallest, largest) = (die.smallest(), die.largest());
    if smallest == largest {
        format!("{smallest}")
    } else if die.has_no_gaps() && die.rolls().len() > 2 {
        format!("{smallest} to {largest}")
    } else {
        let all: Vec<String> = die.rolls().map(|roll| roll.to_string()).collect();
        if all.len() > 12 {
            format!("{}, … or {largest}", all[..10].join(", "))
        } else {
            either(&all)
        }
    }
}

/// "2 ⇒ 15".
pub(super) fn jump(jump: Jump) -> Text {
    Text::new().with(meaning(jump.kind()), jump)
}

pub(super) fn meaning(kind: JumpKind) -> Meaning {
    match kind {
        JumpKind::Ladder => Meaning::Ladder,
        JumpKind::Snake => Meaning::Snake,
        JumpKind::SelfJump => Meaning::Strong,
    }
}

/// What happens to whoever is carried: "the ladder lifts you to 15".
pub(super) fn carries(jump: Jump) -> String {
    match jump.kind() {
        JumpKind::Ladder => format!("its ladder lifts you to {}", jump.to),
        JumpKind::Snake => format!("its snake takes you down to {}", jump.to),
        JumpKind::SelfJump => "its jump leads to itself, so you stay there".to_owned(),
    }
}

/// Squares in their order, separated by blanks; of many the first and the last.
pub(super) fn squares(squares: &[Square], most: usize) -> Text {
    let number = |square: &Square| Text::new().number(square);
    if squares.len() <= most.saturating_add(1) {
        return Text::joined(squares.iter().map(number), " ");
    }
    let tail = (most / 4).max(1);
    let head = most.saturating_sub(tail).max(1);
    let resume = squares.len() - tail;
    Text::joined(squares[..head].iter().map(number), " ")
        .plain(format!(" … {} more … ", resume - head))
        .then(Text::joined(squares[resume..].iter().map(number), " "))
}

/// Squares by rising number as runs: `1, 3–13, 15–21`; of many runs the first
/// and the last.
pub(super) fn ranges(squares: &[Square], most: usize) -> Text {
    Runs::of(squares).told(most)
}

/// "2 ladders and 1 snake", "no jumps".
pub(super) fn jumps_counted(facts: &Facts<'_>) -> String {
    let jumps = facts.game.board().jumps();
    let of = |kind: JumpKind| jumps.iter().filter(|jump| jump.kind() == kind).count() as u64;
    let (ladders, snakes, selves) =
        (of(JumpKind::Ladder), of(JumpKind::Snake), of(JumpKind::SelfJump));
    let mut kinds = Vec::new();
    if ladders > 0 {
        kinds.push(count(ladders, "ladder"));
    }
    if snakes > 0 {
        kinds.push(count(snakes, "snake"));
    }
    match selves {
        0 => {}
        1 => kinds.push("1 jump to itself".to_owned()),
        more => kinds.push(format!("{more} jumps to themselves")),
    }
    match &kinds[..] {
        [] => "no jumps".to_owned(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
