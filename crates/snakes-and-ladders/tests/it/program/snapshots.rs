//! The programs and what their lines mean, as people read them.

use snakes_and_ladders::Game;
use snakes_and_ladders::program::{Language, Program, solution};

use crate::notes::SIX;
use crate::play::game;

#[track_caller]
pub(super) fn reads(game: &Game, language: Language, expected: &str) {
    assert_eq!(solution(game, language).to_string(), expected.trim_start_matches('\n'));
}

/// The lines that belong together on one line, what they mean below.
fn explained(program: &Program) -> String {
    let rows = program.rows().iter().map(|row| {
        let lines: Vec<&str> = row.code.lines().map(str::trim).collect();
        format!("\n{}\n    {}", lines.join(" "), row.says)
    });
    rows.collect::<String>() + "\n"
}

#[track_caller]
pub(super) fn means(game: &Game, language: Language, expected: &str) {
    assert_eq!(explained(&solution(game, language)), expected);
}

#[test]
fn the_first_notes_board_in_pseudocode() {
    reads(
        &game(SIX),
        Language::Pseudocode,
        r"
fewest_rolls(board):
    n ← number of rows of board
    last ← n × n
    visited ← no square
    mark 1 as visited
    queue ← [1]
    rolls ← 0
    while queue is not empty:
        once for each square that is in queue now:
            square ← take the front of queue
            if square = last: return rolls
            for roll in 1 … 6:
                landing ← square + roll
                if landing > last: try no larger roll
                row, column ← cell(landing, n)
                if board[row][column] ≠ −1: landing ← board[row][column]
                if landing is not visited:
                    mark landing as visited
                    put landing at the end of queue
        rolls ← rolls + 1
    return −1

cell(square, n):
    k ← (square − 1) ÷ n, rounded down
    row ← n − 1 − k
    column ← (square − 1) mod n
    if k is odd: column ← n − 1 − column
    return row, column
",
    );
}

#[test]
fn the_first_notes_board_in_python() {
    reads(
        &game(SIX),
        Language::Python,
        r"
from collections import deque


def fewest_rolls(board):
    n = len(board)
    last = n * n
    visited = [False] * (last + 1)
    visited[1] = True
    queue = deque([1])
    rolls = 0
    while queue:
        for _ in range(len(queue)):
            square = queue.popleft()
            if square == last:
                return rolls
            for roll in range(1, 7):
                landing = square + roll
                if landing > last:
                    break
                row, column = cell(landing, n)
                if board[row][column] != -1:
                    landing = board[row][column]
                if not visited[landing]:
                    visited[landing] = True
                    queue.append(landing)
        rolls += 1
    return -1


def cell(square, n):
    k = (square - 1) // n
    row = n - 1 - k
    column = (square - 1) % n
    if k % 2 == 1:
        column = n - 1 - column
    return row, column
",
    );
}

#[test]
fn the_first_notes_board_in_rust() {
    reads(
        &game(SIX),
        Language::Rust,
        r"
use std::collections::VecDeque;

pub fn fewest_rolls(board: &[Vec<i32>]) -> i32 {
    let n = board.len();
    let last = n * n;
    let mut visited = vec![false; last + 1];
    visited[1] = true;
    let mut queue = VecDeque::from([1]);
    let mut rolls = 0;
    while !queue.is_empty() {
        for _ in 0..queue.len() {
            let square = queue.pop_front().unwrap();
            if square == last {
                return rolls;
            }
            for roll in 1..=6 {
                let mut landing = square + roll;
                if landing > last {
                    break;
                }
                let (row, column) = cell(landing, n);
                if board[row][column] != -1 {
                    landing = board[row][column] as usize;
                }
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

fn cell(square: usize, n: usize) -> (usize, usize) {
    let k = (square - 1) / n;
    let row = n - 1 - k;
    let mut column = (square - 1) % n;
    if k % 2 == 1 {
        column = n - 1 - column;
    }
    (row, column)
}
",
    );
}

#[test]
fn what_the_lines_of_the_first_notes_solution_mean() {
    means(
        &game(SIX),
        Language::Python,
        r"
from collections import deque
    deque is a queue: its front is taken at once, where a list would have to move all the rest.
def fewest_rolls(board):
    board is the list of rows, the top row first; -1 stands for no jump.
n = len(board) last = n * n
    The goal is the last square. Its number is the number of cells.
visited = [False] * (last + 1)
    One mark a square, at the place of its number; place 0 is not used.
visited[1] = True queue = deque([1])
    The search begins on square 1, which is marked as soon as it is in the queue.
rolls = 0
    Level 0: nothing has been rolled yet.
while queue:
    Each round is one level, until no square is left.
for _ in range(len(queue)):
    len(queue) is read once, before the round: only the squares of this level are taken. What is put into the queue meanwhile is the next level.
square = queue.popleft()
    The square that has waited longest comes first.
if square == last: return rolls
    The first time the last square is taken, rolls is the number of levels: the fewest rolls.
for roll in range(1, 7):
    Every roll is tried, 1 to 6, not only the best-looking one.
landing = square + roll
    Where the roll ends, before any jump.
if landing > last: break
    Past the end: no move. Larger rolls go even further, so the loop over the rolls ends; the search goes on.
row, column = cell(landing, n)
    Where in the grid this square is: the function below works it out.
if board[row][column] != -1: landing = board[row][column]
    A snake or ladder must be taken. Only one a move: the square it leads to is not looked up again.
if not visited[landing]:
    What is checked is the square where the token ends up, not the one it rolled to.
visited[landing] = True queue.append(landing)
    Marked as soon as it is put into the queue, so no square gets there twice.
rolls += 1
    The whole level is done: one roll more.
return -1
    The queue ran empty and the last square was never taken: it cannot be reached.
def cell(square, n):
    From the number of a square to its row and column in the grid.
k = (square - 1) // n
    The row, counted from the bottom, where the numbers begin. square - 1 counts from 0, and every row has n squares.
row = n - 1 - k
    The list of rows begins at the top, so the row is counted from n - 1 down.
column = (square - 1) % n
    The place in the row, counted from where its numbers begin.
if k % 2 == 1: column = n - 1 - column
    Every other row from the bottom, those with an odd k, runs from right to left, so the place is counted from the right.
return row, column
    The cell: first the row, then the column, as board[row][column] needs them.
",
    );
}
