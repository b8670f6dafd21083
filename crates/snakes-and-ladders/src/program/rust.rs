//! The steps in Rust.

use super::shape::{Grid, Input, Rolls, Shape};
use super::step::Step;
use crate::rules::PastEnd;

/// The lines of a step; those inside it follow, one step to the right, and then
/// a closing brace.
pub(super) fn write(step: Step, shape: &Shape) -> String {
    let start = shape.start_text();
    match step {
        Step::Import => import(shape).into(),
        Step::Function => match shape.input {
            Input::Grid(_) => "pub fn fewest_rolls(board: &[Vec<i32>]) -> i32 {".into(),
            Input::Jumps => {
                "pub fn fewest_rolls(last: usize, jumps: &HashMap<usize, usize>) -> i32 {".into()
            }
        },
        Step::Size => format!("{}\nlet last = {};", sides(shape, true), shape.last()),
        Step::Die => format!("let die = [\n    {},\n];", shape.rolls.lines().join(",\n    ")),
        Step::StartJump => start_jump(shape),
        Step::Unvisited => {
            format!("let mut visited = vec![false; last + {}];", shape.places_beyond_last())
        }
        Step::Start if shape.start_rides_later() => {
            format!("let mut queue = VecDeque::from([{start}]);")
        }
        Step::Start => {
            format!("visited[{start}] = true;\nlet mut queue = VecDeque::from([{start}]);")
        }
        Step::NoRolls => "let mut rolls = 0;".into(),
        Step::QueueLoop => "while !queue.is_empty() {".into(),
        Step::Level => "for _ in 0..queue.len() {".into(),
        Step::Take => "let square = queue.pop_front().unwrap();".into(),
        Step::Passed => "if square > last {\n    return rolls;\n}".into(),
        Step::Due => due(shape),
        Step::Goal => goal(shape).into(),
        Step::Ride => match shape.input {
            Input::Grid(_) => "let mut landings = Vec::new();\nif jump != -1 {\n    \
                               landings.push(jump as usize);\n} else {"
                .into(),
            Input::Jumps => "let mut landings = Vec::new();\nif let Some(&to) = jump {\n    \
                             landings.push(to);\n} else {"
                .into(),
        },
        Step::Roll => match &shape.rolls {
            Rolls::Range(smallest, largest) => format!("for roll in {smallest}..={largest} {{"),
            Rolls::List(list) => format!("for roll in [{list}] {{"),
            Rolls::Lines(_) => "for roll in die {".into(),
        },
        Step::Walk if shape.rides() && shape.past_end == PastEnd::Stay => {
            "let landing = square + roll;".into()
        }
        Step::Walk => "let mut landing = square + roll;".into(),
        Step::PastEnd => past_end(shape).into(),
        Step::Cell => cell_of(shape, "landing"),
        Step::Jump if shape.follows() => format!(
            "match {} {{\n    Some(end) => landing = end,\n    None => continue,\n}}",
            follow_call(shape, "landing")
        ),
        Step::Jump => jump(shape, "landing", shape.guards_last_jump()),
        Step::Keep => "landings.push(landing);".into(),
        Step::Landings => "for landing in landings {".into(),
        Step::Visited => "if !visited[landing] {".into(),
        Step::Push => "visited[landing] = true;\nqueue.push_back(landing);".into(),
        Step::Count => "rolls += 1;".into(),
        Step::GiveUp => "-1".into(),
        Step::Follow => follow_head(shape).into(),
        Step::Unseen => match shape.input {
            Input::Grid(_) => {
                let sides = sides(shape, shape.follow_knows_rows());
                format!("{sides}\nlet mut seen = HashSet::new();")
            }
            Input::Jumps => "let mut seen = HashSet::new();".into(),
        },
        Step::FollowLoop => match shape.input {
            Input::Grid(_) => "loop {".into(),
            Input::Jumps if shape.ignores_last_jump() => {
                "while square != last && jumps.contains_key(&square) {".into()
            }
            Input::Jumps => "while jumps.contains_key(&square) {".into(),
        },
        Step::Rest => rest(shape),
        Step::Circle => "if !seen.insert(square) {\n    return None;\n}".into(),
        Step::FollowOn => match shape.input {
            Input::Grid(_) => "square = board[row][column] as usize;".into(),
            Input::Jumps => "square = jumps[&square];".into(),
        },
        Step::CellOf => {
            let sides = shape.cell_sides().join(": usize, ");
            format!("fn cell(square: usize, {sides}: usize) -> (usize, usize) {{")
        }
        Step::FromStart => format!("let k = (square - 1) / {};", shape.columns()),
        Step::Row if shape.flips_rows() => format!("let row = {} - 1 - k;", shape.rows()),
        Step::Row => format!("let row = (square - 1) / {};", shape.columns()),
        Step::Column => {
            let mutable = if shape.turns() { "mut " } else { "" };
            format!("let {mutable}column = (square - 1) % {};", shape.columns())
        }
        Step::RunsBackwards => {
            format!("if k % 2 == 1 {{\n    column = {} - 1 - column;\n}}", shape.columns())
        }
        Step::CellDone => "(row, column)".into(),
    }
}

fn import(shape: &Shape) -> &'static str {
    match (shape.input, shape.follows()) {
        (Input::Grid(_), false) => "use std::collections::VecDeque;",
        (Input::Grid(_), true) => "use std::collections::{HashSet, VecDeque};",
        (Input::Jumps, false) => "use std::collections::{HashMap, VecDeque};",
        (Input::Jumps, true) => "use std::collections::{HashMap, HashSet, VecDeque};",
    }
}

/// The size of the grid, by name.
fn sides(shape: &Shape, with_rows: bool) -> &'static str {
    match shape.grid() {
        Some(Grid { is_square: true, .. }) => "let n = board.len();",
        _ if with_rows => "let rows = board.len();\nlet columns = board[0].len();",
        _ => "let columns = board[0].len();",
    }
}

/// The cell of a square, looked up in the grid.
fn cell_of(shape: &Shape, square: &str) -> String {
    format!("let (row, column) = cell({square}, {});", shape.cell_sides().join(", "))
}

fn start_jump(shape: &Shape) -> String {
    let start = shape.start;
    if shape.follows() {
        let call = follow_call(shape, &start.to_string());
        return format!("let Some(start) = {call} else {{\n    return -1;\n}};");
    }
    let jump = jump(shape, "start", shape.ignores_last_jump());
    match shape.input {
        Input::Grid(_) => format!("let mut start = {start};\n{}\n{jump}", cell_of(shape, "start")),
        Input::Jumps => format!("let mut start = {start};\n{jump}"),
    }
}

/// One jump, if there is one.
fn jump(shape: &Shape, square: &str, not_from_last: bool) -> String {
    let guard = if not_from_last { format!("{square} != last && ") } else { String::new() };
    match shape.input {
        Input::Grid(_) => format!(
            "if {guard}board[row][column] != -1 {{\n    {square} = board[row][column] as usize;\n}}"
        ),
        Input::Jumps if not_from_last => format!(
            "if {guard}jumps.contains_key(&{square}) {{\n    {square} = jumps[&{square}];\n}}"
        ),
        Input::Jumps => {
            format!("if let Some(&to) = jumps.get(&{square}) {{\n    {square} = to;\n}}")
        }
    }
}

fn goal(shape: &Shape) -> &'static str {
    match shape.input {
        _ if !shape.may_ride_from_last() => "if square == last {\n    return rolls;\n}",
        Input::Grid(_) => {
            "if square == last && (jump == -1 || jump == last as i32) {\n    return rolls;\n}"
        }
        Input::Jumps => {
            "if square == last && (jump.is_none() || jump == Some(&last)) {\n    return rolls;\n}"
        }
    }
}

fn due(shape: &Shape) -> String {
    match (shape.input, shape.first_turn_rolls()) {
        (Input::Grid(_), true) => format!(
            "let mut jump = -1;\nif rolls > 0 {{\n    {}\n    jump = board[row][column];\n}}",
            cell_of(shape, "square")
        ),
        (Input::Grid(_), false) => {
            format!("{}\nlet jump = board[row][column];", cell_of(shape, "square"))
        }
        (Input::Jumps, true) => {
            "let mut jump = None;\nif rolls > 0 {\n    jump = jumps.get(&square);\n}".into()
        }
        (Input::Jumps, false) => "let jump = jumps.get(&square);".into(),
    }
}

fn past_end(shape: &Shape) -> &'static str {
    match shape.past_end {
        PastEnd::Stay => "if landing > last {\n    break;\n}",
        PastEnd::Bounce => {
            "if landing > last {\n    let over = landing - last;\n    if over >= last {\n        \
             break;\n    }\n    landing = last - over;\n}"
        }
        PastEnd::Win if shape.has_square_behind() => {
            "if landing > last {\n    landing = last + 1;\n}"
        }
        PastEnd::Win if shape.rides() => "if landing > last {\n    landing = last;\n}",
        PastEnd::Win if shape.ignores_last_jump() => {
            "if landing >= last {\n    landing = last;\n} else {"
        }
        PastEnd::Win => "if landing > last {\n    landing = last;\n} else {",
    }
}

fn follow_call(shape: &Shape, square: &str) -> String {
    format!("follow({square}, {})", shape.follow_needs().join(", "))
}

fn follow_head(shape: &Shape) -> &'static str {
    match shape.input {
        Input::Grid(_) => "fn follow(mut square: usize, board: &[Vec<i32>]) -> Option<usize> {",
        Input::Jumps if shape.ignores_last_jump() => {
            "fn follow(mut square: usize, last: usize, jumps: &HashMap<usize, usize>) -> \
             Option<usize> {"
        }
        Input::Jumps => {
            "fn follow(mut square: usize, jumps: &HashMap<usize, usize>) -> Option<usize> {"
        }
    }
}

fn rest(shape: &Shape) -> String {
    match shape.input {
        Input::Grid(_) => {
            let is_last = if shape.ignores_last_jump() {
                format!("square == {} || ", shape.last())
            } else {
                String::new()
            };
            let cell = cell_of(shape, "square");
            format!("{cell}\nif {is_last}board[row][column] == -1 {{\n    return Some(square);\n}}")
        }
        Input::Jumps => "Some(square)".into(),
    }
}
