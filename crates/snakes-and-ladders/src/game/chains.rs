//! Jumps followed one after another: where they end, or that they never do.

use crate::board::{Board, Jump};
use crate::rules::LastJump;
use crate::square::Square;

#[derive(Clone, Copy, PartialEq)]
enum Seen {
    No,
    OnThisWalk,
    Before,
}

/// Walks every chain of jumps once and hands each walk to `visit`: the jumps
/// newly walked (places in [`Board::jumps`]) and how the walk ended.
fn walk_all(board: &Board, last_jump: LastJump, mut visit: impl FnMut(&[usize], End)) {
    let jumps = board.jumps();
    let mut seen = vec![Seen::No; jumps.len()];
    let mut walk = Vec::new();
    for first in 0..jumps.len() {
        if seen[first] != Seen::No {
            continue;
        }
        walk.clear();
        let mut index = first;
        let end = loop {
            seen[index] = Seen::OnThisWalk;
            walk.push(index);
            let to = jumps[index].to;
            match next(board, last_jump, to) {
                None => break End::Rests(to),
                Some(next) if seen[next] == Seen::No => index = next,
                Some(next) if seen[next] == Seen::OnThisWalk => break End::Circles(next),
                Some(next) => break End::Joins(next),
            }
        };
        visit(&walk, end);
        for &index in &walk {
            seen[index] = Seen::Before;
        }
    }
}

enum End {
    /// On a square without a jump.
    Rests(Square),
    /// On a jump of this very walk.
    Circles(usize),
    /// On a jump walked before.
    Joins(usize),
}

fn next(board: &Board, last_jump: LastJump, square: Square) -> Option<usize> {
    let ignored = square == board.last() && last_jump == LastJump::Ignore;
    if ignored { None } else { board.jump_index(square) }
}

/// Where each jump ends when followed to a square without one; `None` where
/// the jumps run in a circle or into one. In the order of [`Board::jumps`].
///
/// Time and space O(J).
pub(super) fn follow_all(board: &Board, last_jump: LastJump) -> Vec<Option<Square>> {
    let mut ends = vec![None; board.jumps().len()];
    walk_all(board, last_jump, |walk, end| {
        let end = match end {
            End::Rests(square) => Some(square),
            End::Circles(_) => None,
            End::Joins(index) => ends[index],
        };
        for &index in walk {
            ends[index] = end;
        }
    });
    ends
}

/// Every circle, each with its smallest square first, by that square.
///
/// Time and space O(J).
pub(super) fn circles(board: &Board, last_jump: LastJump) -> Vec<Vec<Square>> {
    let mut circles = Vec::new();
    walk_all(board, last_jump, |walk, end| {
        if let End::Circles(index) = end {
            let begin = walk.iter().position(|&walked| walked == index).unwrap_or(0);
            let from = |&index: &usize| -> Square {
                let Jump { from, .. } = board.jumps()[index];
                from
            };
            let mut squares: Vec<Square> = walk[begin..].iter().map(from).collect();
            let smallest =
                (0..squares.len()).min_by_key(|&place| squares[place]).unwrap_or_default();
            squares.rotate_left(smallest);
            circles.push(squares);
        }
    });
    circles.sort();
    circles
}
