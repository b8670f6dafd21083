//! The programs where a ride is a turn of its own, as people read them.

use snakes_and_ladders::program::Language;
use snakes_and_ladders::{Chain, Game, PastEnd, Rules, Square};

use super::snapshots::{means, reads};
use crate::play::game_of;

/// A hundred squares from off the board with two dice; rides are turns, past the end wins.
fn rides() -> Game {
    let rules = Rules {
        start: Square::OFF_BOARD,
        die: "2d6".parse().expect("a die"),
        past_end: PastEnd::Win,
        chain: Chain::NextTurn,
        ..Rules::default()
    };
    game_of(100, &[(4, 14)], rules)
}

#[test]
fn in_pseudocode() {
    reads(
        &rides(),
        Language::Pseudocode,
        r"
fewest_rolls(last, jumps):
    visited ← no square
    mark 0 as visited
    queue ← [0]
    rolls ← 0
    while queue is not empty:
        once for each square that is in queue now:
            square ← take the front of queue
            if square > last: return rolls
            jump ← jumps[square], or none if it is not there
            if square = last and (jump = none or jump = last): return rolls
            landings ← empty list
            if jump ≠ none: add jump to landings
            otherwise:
                for roll in 2 … 12:
                    landing ← square + roll
                    if landing > last: landing ← last + 1
                    add landing to landings
            for landing in landings:
                if landing is not visited:
                    mark landing as visited
                    put landing at the end of queue
        rolls ← rolls + 1
    return −1
",
    );
}

#[test]
fn in_python() {
    reads(
        &rides(),
        Language::Python,
        r"
from collections import deque


def fewest_rolls(last, jumps):
    visited = [False] * (last + 2)
    visited[0] = True
    queue = deque([0])
    rolls = 0
    while queue:
        for _ in range(len(queue)):
            square = queue.popleft()
            if square > last:
                return rolls
            jump = jumps.get(square)
            if square == last and jump in (None, last):
                return rolls
            landings = []
            if jump is not None:
                landings.append(jump)
            else:
                for roll in range(2, 13):
                    landing = square + roll
                    if landing > last:
                        landing = last + 1
                    landings.append(landing)
            for landing in landings:
                if not visited[landing]:
                    visited[landing] = True
                    queue.append(landing)
        rolls += 1
    return -1
",
    );
}

#[test]
fn in_rust() {
    reads(
        &rides(),
        Language::Rust,
        r"
use std::collections::{HashMap, VecDeque};

pub fn fewest_rolls(last: usize, jumps: &HashMap<usize, usize>) -> i32 {
    let mut visited = vec![false; last + 2];
    visited[0] = true;
    let mut queue = VecDeque::from([0]);
    let mut rolls = 0;
    while !queue.is_empty() {
        for _ in 0..queue.len() {
            let square = queue.pop_front().unwrap();
            if square > last {
                return rolls;
            }
            let jump = jumps.get(&square);
            if square == last && (jump.is_none() || jump == Some(&last)) {
                return rolls;
            }
            let mut landings = Vec::new();
            if let Some(&to) = jump {
                landings.push(to);
            } else {
                for roll in 2..=12 {
                    let mut landing = square + roll;
                    if landing > last {
                        landing = last + 1;
                    }
                    landings.push(landing);
                }
            }
            for landing in landings {
                if !visited[landing] {
                    visited[landing] = true;
                    queue.push_back(landing);
                }
            }
        }
        rolls += 1;
    }
    -1
}
",
    );
}

#[test]
fn what_the_lines_mean() {
    means(
        &rides(),
        Language::Pseudocode,
        r"
fewest_rolls(last, jumps):
    last is the number of squares, so also the last square. jumps says of each square with a snake or ladder where it leads.
visited ← no square
    No square has been in the queue yet.
mark 0 as visited queue ← [0]
    The search begins off the board, on 0, which is marked as soon as it is in the queue.
rolls ← 0
    Level 0: nothing has been rolled yet.
while queue is not empty:
    Each round is one level, until no square is left.
once for each square that is in queue now:
    The length of the queue is read once, before the round: only the squares of this level are taken. What is put into the queue meanwhile is the next level.
square ← take the front of queue
    The square that has waited longest comes first.
if square > last: return rolls
    last + 1 stands for past the end: arrived, whatever jump the last square has.
jump ← jumps[square], or none if it is not there
    Whoever came down on a snake or ladder rides it on this turn.
if square = last and (jump = none or jump = last): return rolls
    The first time the last square is taken, rolls is the number of levels: the fewest rolls. But who has to ride away from there has not arrived.
landings ← empty list if jump ≠ none: add jump to landings otherwise:
    A ride is a turn of its own: it counts a roll, but no die is thrown. Otherwise the token rolls.
for roll in 2 … 12:
    Every roll is tried, 2 to 12, not only the best-looking one.
landing ← square + roll
    Where the roll ends, before any jump.
if landing > last: landing ← last + 1
    Past the end wins. It is kept apart from the last square, which may have a jump.
add landing to landings
    The token stands there; a jump on it waits for the next turn.
for landing in landings:
    The squares where this turn can end.
if landing is not visited:
    A square that was in the queue before is not put there again.
mark landing as visited put landing at the end of queue
    Marked as soon as it is put into the queue, so no square gets there twice.
rolls ← rolls + 1
    The whole level is done: one roll more.
return −1
    The queue ran empty and the last square was never taken: it cannot be reached.
",
    );
}
