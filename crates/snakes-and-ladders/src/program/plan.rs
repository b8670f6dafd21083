//! Which steps the solution takes, in which order, one inside another.
//!
//! This is the algorithm; the languages only say how each step is written.

use super::shape::Shape;
use super::step::Step;
use crate::rules::PastEnd;

/// A step and the steps inside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Node {
    pub(super) step: Step,
    pub(super) inside: Vec<Node>,
}

fn leaf(step: Step) -> Node {
    Node { step, inside: Vec::new() }
}

fn around(step: Step, inside: Vec<Node>) -> Node {
    Node { step, inside }
}

/// Leaves out what does not hold.
fn when(holds: bool, step: Step) -> Option<Node> {
    holds.then(|| leaf(step))
}

/// The functions of the program, the search first.
pub(super) fn plan(shape: &Shape) -> Vec<Node> {
    let mut functions = vec![leaf(Step::Import), around(Step::Function, search(shape))];
    if shape.follows() {
        functions.push(around(Step::Follow, follow(shape)));
    }
    if shape.grid().is_some() {
        functions.push(around(Step::CellOf, cell(shape)));
    }
    functions
}

fn search(shape: &Shape) -> Vec<Node> {
    let mut steps = Vec::new();
    steps.extend(when(shape.grid().is_some(), Step::Size));
    steps.extend(when(!shape.rolls.lines().is_empty(), Step::Die));
    steps.extend(when(shape.names_start(), Step::StartJump));
    steps.extend([leaf(Step::Unvisited), leaf(Step::Start), leaf(Step::NoRolls)]);
    let level = around(Step::Level, if shape.rides() { turn(shape) } else { rolls(shape) });
    steps.push(around(Step::QueueLoop, vec![level, leaf(Step::Count)]));
    steps.push(leaf(Step::GiveUp));
    steps
}

/// A square is taken and every roll is tried.
fn rolls(shape: &Shape) -> Vec<Node> {
    let mut jump = Vec::new();
    jump.extend(when(shape.grid().is_some() && !shape.follows(), Step::Cell));
    jump.push(leaf(Step::Jump));
    let mut roll = vec![leaf(Step::Walk)];
    if shape.past_end == PastEnd::Win {
        roll.push(around(Step::PastEnd, jump));
    } else {
        roll.push(leaf(Step::PastEnd));
        roll.extend(jump);
    }
    roll.push(push());
    vec![leaf(Step::Take), leaf(Step::Goal), around(Step::Roll, roll)]
}

/// The same where a ride is a turn of its own.
fn turn(shape: &Shape) -> Vec<Node> {
    let mut turn = vec![leaf(Step::Take)];
    turn.extend(when(shape.has_square_behind(), Step::Passed));
    if shape.ignores_last_jump() {
        turn.extend([leaf(Step::Goal), leaf(Step::Due)]);
    } else {
        turn.extend([leaf(Step::Due), leaf(Step::Goal)]);
    }
    let roll = vec![leaf(Step::Walk), leaf(Step::PastEnd), leaf(Step::Keep)];
    turn.push(around(Step::Ride, vec![around(Step::Roll, roll)]));
    turn.push(around(Step::Landings, vec![push()]));
    turn
}

fn push() -> Node {
    around(Step::Visited, vec![leaf(Step::Push)])
}

fn follow(shape: &Shape) -> Vec<Node> {
    let on = [leaf(Step::Circle), leaf(Step::FollowOn)];
    if shape.grid().is_some() {
        let mut jumps = vec![leaf(Step::Rest)];
        jumps.extend(on);
        vec![leaf(Step::Unseen), around(Step::FollowLoop, jumps)]
    } else {
        vec![leaf(Step::Unseen), around(Step::FollowLoop, on.into()), leaf(Step::Rest)]
    }
}

fn cell(shape: &Shape) -> Vec<Node> {
    let mut cell = Vec::new();
    cell.extend(when(shape.flips_rows(), Step::FromStart));
    cell.extend([leaf(Step::Row), leaf(Step::Column)]);
    cell.extend(when(shape.turns(), Step::RunsBackwards));
    cell.push(leaf(Step::CellDone));
    cell
}
