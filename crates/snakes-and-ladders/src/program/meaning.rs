//! What each step means, in words.

use super::Language;
use super::shape::{Input, Rolls, Shape};
use super::step::Step;
use crate::doc::Text;
use crate::rules::{Chain, PastEnd};
use crate::square::Square;

/// What the lines of a step mean.
pub(super) fn says(step: Step, shape: &Shape, language: Language) -> Text {
    let marked = words(step, shape, language);
    match language {
        // Pseudocode is set as formulas are.
        Language::Pseudocode => with_code(&marked.replace("- 1", "− 1").replace("-1", "−1")),
        Language::Python | Language::Rust => with_code(&marked),
    }
}

/// The same, with program text between backquotes.
fn words(step: Step, shape: &Shape, language: Language) -> String {
    match step {
        Step::Import => import(shape, language),
        Step::Function => match shape.input {
            Input::Grid(_) => {
                "`board` is the list of rows, the top row first; -1 stands for no jump.".into()
            }
            Input::Jumps => "`last` is the number of squares, so also the last square. `jumps` \
                             says of each square with a snake or ladder where it leads."
                .into(),
        },
        Step::Size => "The goal is the last square. Its number is the number of cells.".into(),
        Step::Die => "What the die can show, the smallest first.".into(),
        Step::StartJump => match shape.chain {
            Chain::Follow => "The jumps of the start are followed before the first roll. If they \
                              run in a circle, no game begins."
                .into(),
            Chain::Once | Chain::NextTurn => {
                format!(
                    "A jump on {} is taken before the first roll.{}",
                    shape.start,
                    no_jump(shape)
                )
            }
        },
        Step::Unvisited => unvisited(shape, language),
        Step::Start => start(shape),
        Step::NoRolls => "Level 0: nothing has been rolled yet.".into(),
        Step::QueueLoop => "Each round is one level, until no square is left.".into(),
        Step::Level => format!(
            "{} is read once, before the round: only the squares of this level are taken. What \
             is put into the queue meanwhile is the next level.",
            length(language)
        ),
        Step::Take => take(language).into(),
        Step::Passed => {
            "`last + 1` stands for past the end: arrived, whatever jump the last square has.".into()
        }
        Step::Due => due(shape),
        Step::Goal => goal(shape),
        Step::Ride => "A ride is a turn of its own: it counts a roll, but no die is thrown. \
                       Otherwise the token rolls."
            .into(),
        Step::Roll => roll(shape),
        Step::Walk => "Where the roll ends, before any jump.".into(),
        Step::PastEnd => past_end(shape),
        Step::Cell => "Where in the grid this square is: the function below works it out.".into(),
        Step::Jump => jump(shape),
        Step::Keep => "The token stands there; a jump on it waits for the next turn.".into(),
        Step::Landings => "The squares where this turn can end.".into(),
        Step::Visited => match shape.chain {
            Chain::Once | Chain::Follow => {
                "What is checked is the square where the token ends up, not the one it rolled to."
            }
            Chain::NextTurn => "A square that was in the queue before is not put there again.",
        }
        .into(),
        Step::Push => {
            "Marked as soon as it is put into the queue, so no square gets there twice.".into()
        }
        Step::Count => "The whole level is done: one roll more.".into(),
        Step::GiveUp => {
            "The queue ran empty and the last square was never taken: it cannot be reached.".into()
        }
        Step::Follow
        | Step::Unseen
        | Step::FollowLoop
        | Step::Rest
        | Step::Circle
        | Step::FollowOn => follow(step, shape).into(),
        Step::CellOf
        | Step::FromStart
        | Step::Row
        | Step::Column
        | Step::RunsBackwards
        | Step::CellDone => cell(step, shape),
    }
}

/// A text in which program text stands between backquotes.
fn with_code(marked: &str) -> Text {
    let pieces = marked.split('`').enumerate();
    pieces.fold(
        Text::new(),
        |text, (place, piece)| {
            if place % 2 == 0 { text.plain(piece) } else { text.code(piece) }
        },
    )
}

fn import(shape: &Shape, language: Language) -> String {
    let (queue, list) = match language {
        Language::Rust => ("`VecDeque`", "`Vec`"),
        Language::Python | Language::Pseudocode => ("`deque`", "list"),
    };
    let mut words = format!(
        "{queue} is a queue: its front is taken at once, where a {list} would have to move all \
         the rest."
    );
    if language == Language::Rust && shape.input == Input::Jumps {
        words.push_str(" `HashMap` holds the jumps.");
    }
    if language == Language::Rust && shape.follows() {
        words.push_str(" `HashSet` holds squares seen before.");
    }
    words
}

fn take(language: Language) -> &'static str {
    match language {
        Language::Pseudocode | Language::Python => {
            "The square that has waited longest comes first."
        }
        Language::Rust => {
            "The square that has waited longest comes first. There is one: the loop takes no more \
             than there were."
        }
    }
}

/// How the number of squares in the queue is written.
fn length(language: Language) -> &'static str {
    match language {
        Language::Pseudocode => "The length of the queue",
        Language::Python => "`len(queue)`",
        Language::Rust => "`queue.len()`",
    }
}

/// Said where a jump of the last square is not one.
fn no_jump(shape: &Shape) -> &'static str {
    if shape.ignores_last_jump() { " The last square has none." } else { "" }
}

fn unvisited(shape: &Shape, language: Language) -> String {
    if language == Language::Pseudocode {
        return "No square has been in the queue yet.".into();
    }
    let place_0 = if shape.start == Square::OFF_BOARD {
        "place 0 is for the start off the board"
    } else {
        "place 0 is not used"
    };
    let behind =
        if shape.has_square_behind() { ", the one behind `last` is for past the end" } else { "" };
    format!("One mark a square, at the place of its number; {place_0}{behind}.")
}

fn start(shape: &Shape) -> String {
    let start = shape.start;
    if shape.start_rides_later() {
        return format!(
            "The search begins on square {start}. It is not marked: its jump is not taken now, but \
             whoever comes back to it takes it."
        );
    }
    let place = match start {
        Square::OFF_BOARD => "off the board, on 0".to_owned(),
        _ if shape.names_start() => "on `start`".to_owned(),
        _ => format!("on square {start}"),
    };
    format!("The search begins {place}, which is marked as soon as it is in the queue.")
}

fn due(shape: &Shape) -> String {
    let first = match (shape.first_turn_rolls(), shape.start) {
        (false, _) => "",
        (true, Square::OFF_BOARD) => {
            " Off the board, where nothing has been rolled, there is none."
        }
        (true, _) => " At the very beginning the jump of the start is not taken.",
    };
    format!("Whoever came down on a snake or ladder rides it on this turn.{first}")
}

fn goal(shape: &Shape) -> String {
    let words = "The first time the last square is taken, `rolls` is the number of levels: the \
                 fewest rolls.";
    if shape.may_ride_from_last() {
        format!("{words} But who has to ride away from there has not arrived.")
    } else {
        words.into()
    }
}

fn roll(shape: &Shape) -> String {
    match &shape.rolls {
        Rolls::Range(smallest, largest) => {
            format!("Every roll is tried, {smallest} to {largest}, not only the best-looking one.")
        }
        Rolls::List(list) if !list.contains(',') => "The only roll there is.".into(),
        Rolls::List(_) | Rolls::Lines(_) => {
            "Every roll is tried, the smallest first, not only the best-looking one.".into()
        }
    }
}

fn past_end(shape: &Shape) -> String {
    match shape.past_end {
        PastEnd::Stay => "Past the end: no move. Larger rolls go even further, so the loop over \
                          the rolls ends; the search goes on."
            .into(),
        PastEnd::Bounce => "Past the end the token walks the rest back from the last square. \
                            Below square 1 it stays: no move, and none for larger rolls."
            .into(),
        PastEnd::Win if shape.has_square_behind() => {
            "Past the end wins. It is kept apart from the last square, which may have a jump."
                .into()
        }
        PastEnd::Win if shape.rides() => "Past the end wins: the token arrives.".into(),
        PastEnd::Win if shape.ignores_last_jump() => {
            "On the last square or past it the token arrives. Only the other squares can have a \
             jump."
                .into()
        }
        PastEnd::Win => "Past the end wins: the token arrives, whatever jump the last square has. \
                         Only a square that was rolled onto is looked up."
            .into(),
    }
}

fn jump(shape: &Shape) -> String {
    match shape.chain {
        Chain::Once | Chain::NextTurn => {
            let last = if shape.guards_last_jump() { " The last square has no jump." } else { "" };
            format!(
                "A snake or ladder must be taken. Only one a move: the square it leads to is not \
                 looked up again.{last}"
            )
        }
        Chain::Follow => {
            "Snakes and ladders are followed to a square without one. If they run in a circle, \
             that is no move."
                .into()
        }
    }
}

fn follow(step: Step, shape: &Shape) -> &'static str {
    match (step, shape.input) {
        (Step::Follow, _) => "Where the jumps that begin on a square end.",
        (Step::Unseen, _) => "The squares jumped from so far.",
        (Step::FollowLoop, Input::Grid(_)) => "Jump by jump.",
        (Step::FollowLoop, Input::Jumps) if shape.ignores_last_jump() => {
            "As long as there is a jump; the last square has none."
        }
        (Step::FollowLoop, Input::Jumps) => "As long as there is a jump.",
        (Step::Rest, Input::Grid(_)) if shape.ignores_last_jump() => {
            "A square without a jump, as the last square always is: here the token stays."
        }
        (Step::Rest, _) => "A square without a jump: here the token stays.",
        (Step::Circle, _) => "A square seen before: the jumps run in a circle and would never end.",
        _ => "The jump is taken.",
    }
}

fn cell(step: Step, shape: &Shape) -> String {
    let (rows, columns) = (shape.rows(), shape.columns());
    match step {
        Step::CellOf => "From the number of a square to its row and column in the grid.".into(),
        Step::FromStart => format!(
            "The row, counted from the bottom, where the numbers begin. `square - 1` counts from \
             0, and every row has `{columns}` squares."
        ),
        Step::Row if shape.flips_rows() => {
            format!(
                "The list of rows begins at the top, so the row is counted from `{rows} - 1` down."
            )
        }
        Step::Row => format!(
            "The numbers begin at the top. `square - 1` counts from 0, and every row has \
             `{columns}` squares."
        ),
        Step::Column if shape.turns() => {
            "The place in the row, counted from where its numbers begin.".into()
        }
        Step::Column => "The place in the row; every row runs from left to right.".into(),
        Step::RunsBackwards => {
            "Every other row from the bottom, those with an odd `k`, runs from right to left, so \
             the place is counted from the right."
                .into()
        }
        _ => "The cell: first the row, then the column, as `board[row][column]` needs them.".into(),
    }
}
