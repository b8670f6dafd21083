//! Mistakes about numbering beside their formulas, written down as a learner would, in the program
//! of the first note.

use std::collections::{BTreeSet, VecDeque};

use snakes_and_ladders::mistakes::{Ending, Mistake};
use snakes_and_ladders::{Board, Draft, Game, Numbering, Rules};

use super::ends;
use crate::rng::Rng;

/// From a square to row and column; outside the grid is allowed.
type Look = fn(num: i64, rows: i64, columns: i64) -> (i64, i64);

/// Right where `backwards` is that `k` is odd.
fn zigzag(num: i64, rows: i64, columns: i64, backwards: bool) -> (i64, i64) {
    let row = rows - 1 - (num - 1) / columns;
    let position = (num - 1) % columns;
    (row, if backwards { columns - 1 - position } else { position })
}

fn k_is_odd(num: i64, columns: i64) -> bool {
    (num - 1) / columns % 2 == 1
}

const LOOKS: [(Mistake, Look); 7] = [
    (Mistake::RowsFromTop, |num, rows, columns| {
        let (_, column) = zigzag(num, rows, columns, k_is_odd(num, columns));
        ((num - 1) / columns, column)
    }),
    (Mistake::NoAlternation, |num, rows, columns| zigzag(num, rows, columns, false)),
    (Mistake::DirectionForEvenN, |num, rows, columns| {
        let (row, _) = zigzag(num, rows, columns, false);
        zigzag(num, rows, columns, row % 2 == 0)
    }),
    (Mistake::DirectionForOddN, |num, rows, columns| {
        let (row, _) = zigzag(num, rows, columns, false);
        zigzag(num, rows, columns, row % 2 == 1)
    }),
    (Mistake::ColumnsMirrored, |num, rows, columns| {
        zigzag(num, rows, columns, !k_is_odd(num, columns))
    }),
    (Mistake::NumWithoutMinusOne, |num, rows, columns| {
        let (k, position) = (num / columns, num % columns);
        (rows - 1 - k, if k % 2 == 1 { columns - 1 - position } else { position })
    }),
    (Mistake::RowColumnSwapped, |num, rows, columns| {
        let (row, column) = zigzag(num, rows, columns, k_is_odd(num, columns));
        (column, row)
    }),
];

fn signed<N: TryInto<i64>>(number: N) -> i64 {
    number.try_into().unwrap_or_else(|_| panic!("a small number"))
}

/// The search of the first note; none if it looks outside the grid.
fn note(grid: &[Vec<i64>], look: Look) -> Option<i64> {
    let (rows, columns) = (signed(grid.len()), signed(grid[0].len()));
    let last = rows * columns;
    let (mut queue, mut visited) = (VecDeque::from([1]), BTreeSet::from([1]));
    let mut moves = 0;
    while !queue.is_empty() {
        for _ in 0..queue.len() {
            let cur = queue.pop_front().unwrap_or(0);
            if cur == last {
                return Some(moves);
            }
            for roll in 1..=6 {
                let mut nxt = cur + roll;
                if nxt > last {
                    break;
                }
                let (row, column) = look(nxt, rows, columns);
                let cell =
                    *grid.get(usize::try_from(row).ok()?)?.get(usize::try_from(column).ok()?)?;
                if cell != -1 {
                    nxt = cell;
                }
                if visited.insert(nxt) {
                    queue.push_back(nxt);
                }
            }
        }
        moves += 1;
    }
    Some(-1)
}

#[test]
fn looking_at_the_grid_by_a_wrong_rule() {
    let mut rng = Rng::new(42);
    for _ in 0..6_000 {
        let (rows, columns) = (rng.between(1, 7), rng.between(1, 7));
        let eighths = rng.pick(&[1, 2, 4]);
        let grid: Vec<Vec<i64>> = (0..rows)
            .map(|_| {
                let cell = |_| {
                    if rng.chance(eighths, 8) { signed(rng.between(1, rows * columns)) } else { -1 }
                };
                (0..columns).map(cell).collect()
            })
            .collect();
        let board = Board::from_draft(&Draft::Grid(grid.clone()), Numbering::Zigzag).unwrap();
        let game = Game::new(board, Rules::default()).unwrap();
        for (mistake, look) in LOOKS {
            let ending = ends(&game, mistake);
            match note(&grid, look) {
                Some(answer) => {
                    assert_eq!(ending, Ending::Answers(answer), "{mistake} on {grid:?}");
                }
                None => assert!(matches!(ending, Ending::Crashes(_)), "{mistake} on {grid:?}"),
            }
        }
    }
}
