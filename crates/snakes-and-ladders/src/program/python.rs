//! The steps in Python.

use super::shape::{Grid, Input, Rolls, Shape};
use super::step::Step;
use crate::rules::PastEnd;

/// The lines of a step; those inside it follow, one step to the right.
pub(super) fn write(step: Step, shape: &Shape) -> String {
    let start = shape.start_text();
    match step {
        Step::Import => "from collections import deque".into(),
        Step::Function => match shape.input {
            Input::Grid(_) => "def fewest_rolls(board):".into(),
            Input::Jumps => "def fewest_rolls(last, jumps):".into(),
        },
        Step::Size => format!("{}\nlast = {}", sides(shape, true), shape.last()),
        Step::Die => format!("die = [\n    {},\n]", shape.rolls.lines().join(",\n    ")),
        Step::StartJump => start_jump(shape),
        Step::Unvisited => format!("visited = [False] * (last + {})", shape.places_beyond_last()),
        Step::Start if shape.start_rides_later() => format!("queue = deque([{start}])"),
        Step::Start => format!("visited[{start}] = True\nqueue = deque([{start}])"),
        Step::NoRolls => "rolls = 0".into(),
        Step::QueueLoop => "while queue:".into(),
        Step::Level => "for _ in range(len(queue)):".into(),
        Step::Take => "square = queue.popleft()".into(),
        Step::Passed => "if square > last:\n    return rolls".into(),
        Step::Due => due(shape),
        Step::Goal => goal(shape).into(),
        Step::Ride => {
            let is_due = if shape.grid().is_some() { "jump != -1" } else { "jump is not None" };
            format!("landings = []\nif {is_due}:\n    landings.append(jump)\nelse:")
        }
        Step::Roll => match &shape.rolls {
            Rolls::Range(smallest, largest) => {
                format!("for roll in range({smallest}, {}):", largest + 1)
            }
            Rolls::List(list) => format!("for roll in [{list}]:"),
            Rolls::Lines(_) => "for roll in die:".into(),
        },
        Step::Walk => "landing = square + roll".into(),
        Step::PastEnd => past_end(shape).into(),
        Step::Cell => cell_of(shape, "landing"),
        Step::Jump if shape.follows() => {
            let call = follow_call(shape, "landing");
            format!("landing = {call}\nif landing is None:\n    continue")
        }
        Step::Jump => jump(shape, "landing", shape.guards_last_jump()),
        Step::Keep => "landings.append(landing)".into(),
        Step::Landings => "for landing in landings:".into(),
        Step::Visited => "if not visited[landing]:".into(),
        Step::Push => "visited[landing] = True\nqueue.append(landing)".into(),
        Step::Count => "rolls += 1".into(),
        Step::GiveUp => "return -1".into(),
        Step::Follow => format!("def {}:", follow_call(shape, "square")),
        Step::Unseen => match shape.input {
            Input::Grid(_) => format!("{}\nseen = set()", sides(shape, shape.follow_knows_rows())),
            Input::Jumps => "seen = set()".into(),
        },
        Step::FollowLoop => match shape.input {
            Input::Grid(_) => "while True:".into(),
            Input::Jumps if shape.ignores_last_jump() => {
                "while square != last and square in jumps:".into()
            }
            Input::Jumps => "while square in jumps:".into(),
        },
        Step::Rest => rest(shape),
        Step::Circle => "if square in seen:\n    return None\nseen.add(square)".into(),
        Step::FollowOn => match shape.input {
            Input::Grid(_) => "square = board[row][column]".into(),
            Input::Jumps => "square = jumps[square]".into(),
        },
        Step::CellOf => format!("def cell(square, {}):", shape.cell_sides().join(", ")),
        Step::FromStart => format!("k = (square - 1) // {}", shape.columns()),
        Step::Row if shape.flips_rows() => format!("row = {} - 1 - k", shape.rows()),
        Step::Row => format!("row = (square - 1) // {}", shape.columns()),
        Step::Column => format!("column = (square - 1) % {}", shape.columns()),
        Step::RunsBackwards => {
            format!("if k % 2 == 1:\n    column = {} - 1 - column", shape.columns())
        }
        Step::CellDone => "return row, column".into(),
    }
}

/// The size of the grid, by name.
fn sides(shape: &Shape, with_rows: bool) -> &'static str {
    match shape.grid() {
        Some(Grid { is_square: true, .. }) => "n = len(board)",
        _ if with_rows => "rows, columns = len(board), len(board[0])",
        _ => "columns = len(board[0])",
    }
}

/// The cell of a square, looked up in the grid.
fn cell_of(shape: &Shape, square: &str) -> String {
    format!("row, column = cell({square}, {})", shape.cell_sides().join(", "))
}

fn start_jump(shape: &Shape) -> String {
    let start = shape.start;
    if shape.follows() {
        let call = follow_call(shape, &start.to_string());
        return format!("start = {call}\nif start is None:\n    return -1");
    }
    let jump = jump(shape, "start", shape.ignores_last_jump());
    match shape.input {
        Input::Grid(_) => format!("start = {start}\n{}\n{jump}", cell_of(shape, "start")),
        Input::Jumps => format!("start = {start}\n{jump}"),
    }
}

/// One jump, if there is one.
fn jump(shape: &Shape, square: &str, not_from_last: bool) -> String {
    let guard = if not_from_last { format!("{square} != last and ") } else { String::new() };
    match shape.input {
        Input::Grid(_) => {
            format!("if {guard}board[row][column] != -1:\n    {square} = board[row][column]")
        }
        Input::Jumps => format!("if {guard}{square} in jumps:\n    {square} = jumps[{square}]"),
    }
}

fn goal(shape: &Shape) -> &'static str {
    match shape.input {
        _ if !shape.may_ride_from_last() => "if square == last:\n    return rolls",
        Input::Grid(_) => "if square == last and jump in (-1, last):\n    return rolls",
        Input::Jumps => "if square == last and jump in (None, last):\n    return rolls",
    }
}

fn due(shape: &Shape) -> String {
    let (none, look) = match shape.input {
        Input::Grid(_) => {
            ("-1", vec![cell_of(shape, "square"), "jump = board[row][column]".into()])
        }
        Input::Jumps => ("None", vec!["jump = jumps.get(square)".into()]),
    };
    if shape.first_turn_rolls() {
        format!("jump = {none}\nif rolls > 0:\n    {}", look.join("\n    "))
    } else {
        look.join("\n")
    }
}

fn past_end(shape: &Shape) -> &'static str {
    match shape.past_end {
        PastEnd::Stay => "if landing > last:\n    break",
        PastEnd::Bounce => {
            "if landing > last:\n    over = landing - last\n    if over >= last:\n        break\n    \
             landing = last - over"
        }
        PastEnd::Win if shape.has_square_behind() => "if landing > last:\n    landing = last + 1",
        PastEnd::Win if shape.rides() => "if landing > last:\n    landing = last",
        PastEnd::Win if shape.ignores_last_jump() => {
            "if landing >= last:\n    landing = last\nelse:"
        }
        PastEnd::Win => "if landing > last:\n    landing = last\nelse:",
    }
}

fn follow_call(shape: &Shape, square: &str) -> String {
    format!("follow({square}, {})", shape.follow_needs().join(", "))
}

fn rest(shape: &Shape) -> String {
    match shape.input {
        Input::Grid(_) => {
            let is_last = if shape.ignores_last_jump() {
                format!("square == {} or ", shape.last())
            } else {
                String::new()
            };
            let cell = cell_of(shape, "square");
            format!("{cell}\nif {is_last}board[row][column] == -1:\n    return square")
        }
        Input::Jumps => "return square".into(),
    }
}
