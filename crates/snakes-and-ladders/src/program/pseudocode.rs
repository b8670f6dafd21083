//! The steps in pseudocode: short lines in plain words.

use super::shape::{Grid, Input, Rolls, Shape};
use super::step::Step;
use crate::rules::PastEnd;

/// The lines of a step; those inside it follow, one step to the right.
pub(super) fn write(step: Step, shape: &Shape) -> String {
    let start = shape.start_text();
    match step {
        Step::Import => String::new(),
        Step::Function => match shape.input {
            Input::Grid(_) => "fewest_rolls(board):".into(),
            Input::Jumps => "fewest_rolls(last, jumps):".into(),
        },
        Step::Size => format!("{}\nlast ← {}", sides(shape, true), last(shape)),
        Step::Die => format!("die ← {}", shape.rolls.lines().join(",\n      ")),
        Step::StartJump => start_jump(shape),
        Step::Unvisited => "visited ← no square".into(),
        Step::Start if shape.start_rides_later() => format!("queue ← [{start}]"),
        Step::Start => format!("mark {start} as visited\nqueue ← [{start}]"),
        Step::NoRolls => "rolls ← 0".into(),
        Step::QueueLoop => "while queue is not empty:".into(),
        Step::Level => "once for each square that is in queue now:".into(),
        Step::Take => "square ← take the front of queue".into(),
        Step::Passed => "if square > last: return rolls".into(),
        Step::Due => due(shape),
        Step::Goal if shape.may_ride_from_last() => {
            "if square = last and (jump = none or jump = last): return rolls".into()
        }
        Step::Goal => "if square = last: return rolls".into(),
        Step::Ride => {
            "landings ← empty list\nif jump ≠ none: add jump to landings\notherwise:".into()
        }
        Step::Roll => match &shape.rolls {
            Rolls::Range(smallest, largest) => format!("for roll in {smallest} … {largest}:"),
            Rolls::List(list) => format!("for roll in {list}:"),
            Rolls::Lines(_) => "for roll in die:".into(),
        },
        Step::Walk => "landing ← square + roll".into(),
        Step::PastEnd => past_end(shape).into(),
        Step::Cell => cell_of(shape, "landing"),
        Step::Jump if shape.follows() => {
            let call = follow_call(shape, "landing");
            format!("landing ← {call}\nif landing = none: go on with the next roll")
        }
        Step::Jump => jump(shape, "landing", shape.guards_last_jump()),
        Step::Keep => "add landing to landings".into(),
        Step::Landings => "for landing in landings:".into(),
        Step::Visited => "if landing is not visited:".into(),
        Step::Push => "mark landing as visited\nput landing at the end of queue".into(),
        Step::Count => "rolls ← rolls + 1".into(),
        Step::GiveUp => "return −1".into(),
        Step::Follow => format!("{}:", follow_call(shape, "square")),
        Step::Unseen => match shape.input {
            Input::Grid(_) => {
                format!("{}\nseen ← no square", sides(shape, shape.follow_knows_rows()))
            }
            Input::Jumps => "seen ← no square".into(),
        },
        Step::FollowLoop => match shape.input {
            Input::Grid(_) => "repeat:".into(),
            Input::Jumps if shape.ignores_last_jump() => {
                "while square ≠ last and square is in jumps:".into()
            }
            Input::Jumps => "while square is in jumps:".into(),
        },
        Step::Rest => rest(shape),
        Step::Circle => "if square is seen: return none\nmark square as seen".into(),
        Step::FollowOn => match shape.input {
            Input::Grid(_) => "square ← board[row][column]".into(),
            Input::Jumps => "square ← jumps[square]".into(),
        },
        Step::CellOf => format!("cell(square, {}):", shape.cell_sides().join(", ")),
        Step::FromStart => format!("k ← (square − 1) ÷ {}, rounded down", shape.columns()),
        Step::Row if shape.flips_rows() => format!("row ← {} − 1 − k", shape.rows()),
        Step::Row => format!("row ← (square − 1) ÷ {}, rounded down", shape.columns()),
        Step::Column => format!("column ← (square − 1) mod {}", shape.columns()),
        Step::RunsBackwards => {
            format!("if k is odd: column ← {} − 1 − column", shape.columns())
        }
        Step::CellDone => "return row, column".into(),
    }
}

/// The size of the grid, by name.
fn sides(shape: &Shape, with_rows: bool) -> &'static str {
    match shape.grid() {
        Some(Grid { is_square: true, .. }) => "n ← number of rows of board",
        _ if with_rows => "rows, columns ← number of rows and columns of board",
        _ => "columns ← number of columns of board",
    }
}

/// The last square as it is computed from the size of a grid.
fn last(shape: &Shape) -> String {
    format!("{} × {}", shape.rows(), shape.columns())
}

/// The cell of a square, looked up in the grid.
fn cell_of(shape: &Shape, square: &str) -> String {
    format!("row, column ← cell({square}, {})", shape.cell_sides().join(", "))
}

fn start_jump(shape: &Shape) -> String {
    let start = shape.start;
    if shape.follows() {
        let call = follow_call(shape, &start.to_string());
        return format!("start ← {call}\nif start = none: return −1");
    }
    let jump = jump(shape, "start", shape.ignores_last_jump());
    match shape.input {
        Input::Grid(_) => format!("start ← {start}\n{}\n{jump}", cell_of(shape, "start")),
        Input::Jumps => format!("start ← {start}\n{jump}"),
    }
}

/// One jump, if there is one.
fn jump(shape: &Shape, square: &str, not_from_last: bool) -> String {
    let (has_jump, to) = match shape.input {
        Input::Grid(_) => ("board[row][column] ≠ −1".into(), "board[row][column]".into()),
        Input::Jumps => (format!("{square} is in jumps"), format!("jumps[{square}]")),
    };
    if not_from_last {
        format!("if {square} ≠ last and {has_jump}:\n    {square} ← {to}")
    } else {
        format!("if {has_jump}: {square} ← {to}")
    }
}

fn due(shape: &Shape) -> String {
    let look = match shape.input {
        Input::Grid(_) => vec![
            cell_of(shape, "square"),
            "jump ← board[row][column], or none if that is −1".into(),
        ],
        Input::Jumps => vec!["jump ← jumps[square], or none if it is not there".into()],
    };
    if shape.first_turn_rolls() {
        format!("jump ← none\nif rolls > 0:\n    {}", look.join("\n    "))
    } else {
        look.join("\n")
    }
}

fn past_end(shape: &Shape) -> &'static str {
    match shape.past_end {
        PastEnd::Stay => "if landing > last: try no larger roll",
        PastEnd::Bounce => {
            "if landing > last:\n    over ← landing − last\n    if over ≥ last: try no larger roll\n    \
             landing ← last − over"
        }
        PastEnd::Win if shape.has_square_behind() => "if landing > last: landing ← last + 1",
        PastEnd::Win if shape.rides() => "if landing > last: landing ← last",
        PastEnd::Win if shape.ignores_last_jump() => {
            "if landing ≥ last: landing ← last\notherwise:"
        }
        PastEnd::Win => "if landing > last: landing ← last\notherwise:",
    }
}

fn follow_call(shape: &Shape, square: &str) -> String {
    format!("follow({square}, {})", shape.follow_needs().join(", "))
}

fn rest(shape: &Shape) -> String {
    match shape.input {
        Input::Grid(_) => {
            let is_last = if shape.ignores_last_jump() {
                format!("square = {} or ", last(shape))
            } else {
                String::new()
            };
            let cell = cell_of(shape, "square");
            format!("{cell}\nif {is_last}board[row][column] = −1: return square")
        }
        Input::Jumps => "return square".into(),
    }
}
