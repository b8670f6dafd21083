//! What the rolls from one square did, as a row of the dry run says it.

use super::words;
use crate::board::Jump;
use crate::doc::{Meaning, Text};
use crate::dry_run::{DryRow, Try};
use crate::game::{Game, Landing};
use crate::rules::PastEnd;
use crate::square::Square;

/// Where each roll lands → after the jump: `16, 17 ⇒ 13, 18–21`.
pub(super) fn all(game: &Game, row: &DryRow) -> Text {
    if row.goal {
        let text = format!("{} is the last square", row.taken);
        return Text::new().with(Meaning::Goal, text);
    }
    let mut parts = Vec::new();
    let mut walked: Vec<Square> = Vec::new();
    for tried in &row.tries {
        if let Some(square) = plain_landing(tried) {
            walked.push(square);
        } else {
            parts.extend(runs(&mut walked));
            parts.push(special(game, row.taken, tried));
        }
    }
    parts.extend(runs(&mut walked));
    if parts.is_empty() {
        return Text::new().with(Meaning::Refused, "no roll is a move");
    }
    Text::joined(parts, ", ")
}

/// The squares this row marked, in order; "none" where there are none.
pub(super) fn new(row: &DryRow) -> Text {
    let squares: Vec<Text> =
        row.pushed().map(|square| Text::new().with(Meaning::New, square)).collect();
    match (squares.is_empty(), row.goal) {
        (true, true) => Text::new(),
        (true, false) => Text::new().with(Meaning::Quiet, "none"),
        _ => Text::joined(squares, " "),
    }
}

/// The squares that were visited before: `4–7`, `13`.
pub(super) fn visited(row: &DryRow) -> Text {
    let squares: Vec<Square> = row
        .tries
        .iter()
        .filter_map(|tried| match tried {
            Try::AlreadyVisited(landing) => Some(landing.token.square),
            _ => None,
        })
        .collect();
    Text::new().with(Meaning::Visited, words::ranges(&squares, 12))
}

/// The square of a landing that is nothing but a walk.
fn plain_landing(tried: &Try) -> Option<Square> {
    let (Try::Pushed(landing) | Try::AlreadyVisited(landing)) = tried else { return None };
    let play = landing.play;
    let walked = play
        .roll
        .is_some_and(|roll| play.from.get() + u64::from(roll.get()) == play.rolled_to.get());
    (walked && play.stands_on == play.rolled_to && !landing.token.riding).then_some(play.stands_on)
}

/// Squares walked to one after another: `4–9`.
fn runs(walked: &mut Vec<Square>) -> Vec<Text> {
    let runs = walked
        .chunk_by(|a, b| a.get() + 1 == b.get())
        .flat_map(|run| match run {
            [first, .., last] if run.len() > 2 => {
                vec![Text::new().number(format!("{first}–{last}"))]
            }
            _ => run.iter().map(|square| Text::new().number(square)).collect(),
        })
        .collect();
    walked.clear();
    runs
}

fn special(game: &Game, from: Square, tried: &Try) -> Text {
    match tried {
        Try::Pushed(landing) | Try::AlreadyVisited(landing) => jump_or_bounce(game, landing),
        Try::PastEnd(roll) => {
            let beyond = from.get() + u64::from(roll.get());
            let text = if game.rules().past_end == PastEnd::Bounce {
                format!("{beyond} bounces off the board")
            } else {
                format!("{beyond} is past the end")
            };
            Text::new().with(Meaning::Refused, text)
        }
        Try::Circles { rolled_to, .. } => {
            Text::new().with(Meaning::Refused, format!("{rolled_to} runs in a circle"))
        }
    }
}

fn jump_or_bounce(game: &Game, landing: &Landing) -> Text {
    let play = landing.play;
    let Some(roll) = play.roll else {
        return ride(play.rolled_to, play.stands_on).plain(" (the ride)");
    };
    let walked = play.from.get() + u64::from(roll.get());
    let mut text = Text::new();
    if landing.passed_end {
        return text.number(walked).plain(" passes the end: ").number(play.stands_on);
    }
    if walked != play.rolled_to.get() {
        text = text.number(walked).plain(" back to ");
    }
    if landing.token.riding {
        let to = game.jump_from(play.stands_on);
        text = text.number(play.stands_on);
        return match to {
            Some(to) => text.with(Meaning::Quiet, format!(" (rides to {to} next)")),
            None => text,
        };
    }
    // Under follow the jump may end where it began.
    if play.rolled_to == play.stands_on && game.jump_from(play.rolled_to).is_none() {
        return text.number(play.stands_on);
    }
    text.then(ride(play.rolled_to, play.stands_on))
}

fn ride(from: Square, to: Square) -> Text {
    words::jump(Jump { from, to })
}
