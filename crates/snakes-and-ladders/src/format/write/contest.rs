//! Boards as the judges give them.

use super::error::WriteError;
use super::{ladders_and_snakes, push, push_jumps};
use crate::board::{Board, Jump};

fn of_size(board: &Board, wanted: u64) -> Result<(), WriteError> {
    let squares = board.squares();
    if squares == wanted { Ok(()) } else { Err(WriteError::Squares { squares, wanted }) }
}

fn line(jump: &Jump) -> String {
    format!("{} {}\n", jump.from, jump.to)
}

pub(super) fn hackerrank(board: &Board) -> Result<String, WriteError> {
    of_size(board, 100)?;
    let mut text = String::new();
    let (ladders, snakes) = ladders_and_snakes(board);
    for jumps in [ladders, snakes] {
        push(&mut text, format_args!("{}\n", jumps.len()));
        push_jumps(&mut text, &jumps, "", line);
    }
    Ok(text)
}

pub(super) fn hackerrank_old(board: &Board) -> Result<String, WriteError> {
    of_size(board, 100)?;
    let (ladders, snakes) = ladders_and_snakes(board);
    let mut text = format!("{},{}\n", ladders.len(), snakes.len());
    for jumps in [ladders, snakes] {
        push_jumps(&mut text, &jumps, " ", |jump| format!("{},{}", jump.from, jump.to));
        text.push('\n');
    }
    Ok(text)
}

pub(super) fn gfg(board: &Board) -> Result<String, WriteError> {
    of_size(board, 30)?;
    if board.jumps().is_empty() {
        return Err(WriteError::NoJumps);
    }
    let mut text = format!("{}\n", board.jumps().len());
    push_jumps(&mut text, board.jumps(), " ", |jump| format!("{} {}", jump.from, jump.to));
    text.push('\n');
    Ok(text)
}

pub(super) fn baekjoon(board: &Board) -> Result<String, WriteError> {
    of_size(board, 100)?;
    let (ladders, snakes) = ladders_and_snakes(board);
    let mut text = format!("{} {}\n", ladders.len(), snakes.len());
    push_jumps(&mut text, &ladders, "", line);
    push_jumps(&mut text, &snakes, "", line);
    Ok(text)
}

pub(super) fn spoj(board: &Board) -> Result<String, WriteError> {
    let layout = board.layout().ok_or(WriteError::NoLayout)?;
    let (squares, columns) = (layout.squares(), layout.columns());
    if !layout.is_full() {
        return Err(WriteError::NotFull { squares, columns });
    }
    let (ladders, snakes) = ladders_and_snakes(board);
    let (rows, l, s) = (layout.rows(), ladders.len(), snakes.len());
    let mut text = format!("{rows} {columns} {s} {l}\n");
    push_jumps(&mut text, &snakes, "", line);
    push_jumps(&mut text, &ladders, "", line);
    Ok(text)
}

pub(super) fn interviewbit(board: &Board) -> Result<String, WriteError> {
    of_size(board, 100)?;
    let (ladders, snakes) = ladders_and_snakes(board);
    let mut text = String::new();
    for (name, jumps) in [("A", ladders), ("B", snakes)] {
        push(&mut text, format_args!("{name} = ["));
        push_jumps(&mut text, &jumps, ", ", |jump| format!("[{}, {}]", jump.from, jump.to));
        text.push_str("]\n");
    }
    Ok(text)
}
