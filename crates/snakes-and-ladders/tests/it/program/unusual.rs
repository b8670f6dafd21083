//! The programs under unusual rules, as people read them.

use snakes_and_ladders::program::Language;
use snakes_and_ladders::{
    Board, Chain, Draft, Game, LastJump, Numbering, PastEnd, Rules, Square, StartJump,
};

use super::snapshots::{means, reads};

/// Two rows of three, numbered from the top left, under rules none of which is the first note's.
fn odd() -> Game {
    let draft = Draft::Grid(vec![vec![-1, -1, 4], vec![-1, -1, -1]]);
    let board = Board::from_draft(&draft, Numbering::TopLeft).expect("a legal board");
    let rules = Rules {
        start: Square(2),
        die: "1,3,6".parse().expect("a die"),
        past_end: PastEnd::Bounce,
        chain: Chain::Follow,
        start_jump: StartJump::Take,
        last_jump: LastJump::Ignore,
    };
    Game::new(board, rules).expect("a game")
}

#[test]
fn in_pseudocode() {
    reads(
        &odd(),
        Language::Pseudocode,
        r"
fewest_rolls(board):
    rows, columns ← number of rows and columns of board
    last ← rows × columns
    start ← follow(2, board)
    if start = none: return −1
    visited ← no square
    mark start as visited
    queue ← [start]
    rolls ← 0
    while queue is not empty:
        once for each square that is in queue now:
            square ← take the front of queue
            if square = last: return rolls
            for roll in 1, 3, 6:
                landing ← square + roll
                if landing > last:
                    over ← landing − last
                    if over ≥ last: try no larger roll
                    landing ← last − over
                landing ← follow(landing, board)
                if landing = none: go on with the next roll
                if landing is not visited:
                    mark landing as visited
                    put landing at the end of queue
        rolls ← rolls + 1
    return −1

follow(square, board):
    rows, columns ← number of rows and columns of board
    seen ← no square
    repeat:
        row, column ← cell(square, columns)
        if square = rows × columns or board[row][column] = −1: return square
        if square is seen: return none
        mark square as seen
        square ← board[row][column]

cell(square, columns):
    row ← (square − 1) ÷ columns, rounded down
    column ← (square − 1) mod columns
    return row, column
",
    );
}

#[test]
fn in_python() {
    reads(
        &odd(),
        Language::Python,
        r"
from collections import deque


def fewest_rolls(board):
    rows, columns = len(board), len(board[0])
    last = rows * columns
    start = follow(2, board)
    if start is None:
        return -1
    visited = [False] * (last + 1)
    visited[start] = True
    queue = deque([start])
    rolls = 0
    while queue:
        for _ in range(len(queue)):
            square = queue.popleft()
            if square == last:
                return rolls
            for roll in [1, 3, 6]:
                landing = square + roll
                if landing > last:
                    over = landing - last
                    if over >= last:
                        break
                    landing = last - over
                landing = follow(landing, board)
                if landing is None:
                    continue
                if not visited[landing]:
                    visited[landing] = True
                    queue.append(landing)
        rolls += 1
    return -1


def follow(square, board):
    rows, columns = len(board), len(board[0])
    seen = set()
    while True:
        row, column = cell(square, columns)
        if square == rows * columns or board[row][column] == -1:
            return square
        if square in seen:
            return None
        seen.add(square)
        square = board[row][column]


def cell(square, columns):
    row = (square - 1) // columns
    column = (square - 1) % columns
    return row, column
",
    );
}

#[test]
fn in_rust() {
    reads(
        &odd(),
        Language::Rust,
        r"
use std::collections::{HashSet, VecDeque};

pub fn fewest_rolls(board: &[Vec<i32>]) -> i32 {
    let rows = board.len();
    let columns = board[0].len();
    let last = rows * columns;
    let Some(start) = follow(2, board) else {
        return -1;
    };
    let mut visited = vec![false; last + 1];
    visited[start] = true;
    let mut queue = VecDeque::from([start]);
    let mut rolls = 0;
    while !queue.is_empty() {
        for _ in 0..queue.len() {
            let square = queue.pop_front().unwrap();
            if square == last {
                return rolls;
            }
            for roll in [1, 3, 6] {
                let mut landing = square + roll;
                if landing > last {
                    let over = landing - last;
                    if over >= last {
                        break;
                    }
                    landing = last - over;
                }
                match follow(landing, board) {
                    Some(end) => landing = end,
                    None => continue,
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

fn follow(mut square: usize, board: &[Vec<i32>]) -> Option<usize> {
    let rows = board.len();
    let columns = board[0].len();
    let mut seen = HashSet::new();
    loop {
        let (row, column) = cell(square, columns);
        if square == rows * columns || board[row][column] == -1 {
            return Some(square);
        }
        if !seen.insert(square) {
            return None;
        }
        square = board[row][column] as usize;
    }
}

fn cell(square: usize, columns: usize) -> (usize, usize) {
    let row = (square - 1) / columns;
    let column = (square - 1) % columns;
    (row, column)
}
",
    );
}

#[test]
fn what_the_lines_mean() {
    means(
        &odd(),
        Language::Rust,
        r"
use std::collections::{HashSet, VecDeque};
    VecDeque is a queue: its front is taken at once, where a Vec would have to move all the rest. HashSet holds squares seen before.
pub fn fewest_rolls(board: &[Vec<i32>]) -> i32 {
    board is the list of rows, the top row first; -1 stands for no jump.
let rows = board.len(); let columns = board[0].len(); let last = rows * columns;
    The goal is the last square. Its number is the number of cells.
let Some(start) = follow(2, board) else { return -1; };
    The jumps of the start are followed before the first roll. If they run in a circle, no game begins.
let mut visited = vec![false; last + 1];
    One mark a square, at the place of its number; place 0 is not used.
visited[start] = true; let mut queue = VecDeque::from([start]);
    The search begins on start, which is marked as soon as it is in the queue.
let mut rolls = 0;
    Level 0: nothing has been rolled yet.
while !queue.is_empty() {
    Each round is one level, until no square is left.
for _ in 0..queue.len() {
    queue.len() is read once, before the round: only the squares of this level are taken. What is put into the queue meanwhile is the next level.
let square = queue.pop_front().unwrap();
    The square that has waited longest comes first. There is one: the loop takes no more than there were.
if square == last { return rolls; }
    The first time the last square is taken, rolls is the number of levels: the fewest rolls.
for roll in [1, 3, 6] {
    Every roll is tried, the smallest first, not only the best-looking one.
let mut landing = square + roll;
    Where the roll ends, before any jump.
if landing > last { let over = landing - last; if over >= last { break; } landing = last - over; }
    Past the end the token walks the rest back from the last square. Below square 1 it stays: no move, and none for larger rolls.
match follow(landing, board) { Some(end) => landing = end, None => continue, }
    Snakes and ladders are followed to a square without one. If they run in a circle, that is no move.
if !visited[landing] {
    What is checked is the square where the token ends up, not the one it rolled to.
visited[landing] = true; queue.push_back(landing);
    Marked as soon as it is put into the queue, so no square gets there twice.
rolls += 1;
    The whole level is done: one roll more.
-1
    The queue ran empty and the last square was never taken: it cannot be reached.
fn follow(mut square: usize, board: &[Vec<i32>]) -> Option<usize> {
    Where the jumps that begin on a square end.
let rows = board.len(); let columns = board[0].len(); let mut seen = HashSet::new();
    The squares jumped from so far.
loop {
    Jump by jump.
let (row, column) = cell(square, columns); if square == rows * columns || board[row][column] == -1 { return Some(square); }
    A square without a jump, as the last square always is: here the token stays.
if !seen.insert(square) { return None; }
    A square seen before: the jumps run in a circle and would never end.
square = board[row][column] as usize;
    The jump is taken.
fn cell(square: usize, columns: usize) -> (usize, usize) {
    From the number of a square to its row and column in the grid.
let row = (square - 1) / columns;
    The numbers begin at the top. square - 1 counts from 0, and every row has columns squares.
let column = (square - 1) % columns;
    The place in the row; every row runs from left to right.
(row, column)
    The cell: first the row, then the column, as board[row][column] needs them.
",
    );
}
