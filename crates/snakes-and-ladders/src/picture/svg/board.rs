//! The board itself: cells, numbers, directions, start and goal.

use maud::{Markup, html};

use super::style::{class, classes};
use super::{Shown, text_at};
use crate::picture::shape::plane::CELL;
use crate::picture::shape::{Path, Point, decimal};
use crate::square::Square;

/// Below the jumps.
pub(super) fn ground(shown: &Shown<'_>) -> Markup {
    let plane = &shown.plane;
    let (mut light, mut dark, mut lines) = (Path::new(), Path::new(), Path::new());
    for row in plane.view().rows.clone() {
        for (column, square) in (0..).zip(plane.view().row(row)) {
            if square.is_none() {
                continue;
            }
            let corner = plane.at(row, column);
            let cells = if (row + column) % 2 == 0 { &mut light } else { &mut dark };
            cells.polygon(&corners(corner));
            lines.polygon(&corners(corner));
        }
    }
    html! {
        path class=(class("light")) d=(light.data()) {}
        path class=(class("dark")) d=(dark.data()) {}
        (tinted(shown, shown.picture.game.start().square, "start"))
        (tinted(shown, shown.picture.game.last(), "goal"))
        (super::levels::fills(shown))
        path class=(class("line")) d=(lines.data()) {}
        path class=(class("rows")) d=(directions(shown).data()) {}
    }
}

/// The corners of a cell.
pub(super) fn corners(corner: Point) -> [Point; 4] {
    [
        corner,
        corner + Point::new(CELL, 0.0),
        corner + Point::new(CELL, CELL),
        corner + Point::new(0.0, CELL),
    ]
}

fn tinted(shown: &Shown<'_>, square: Square, name: &str) -> Markup {
    let mut cell = Path::new();
    if let Some(corner) = shown.plane.cell(square) {
        cell.polygon(&corners(corner));
    }
    html! {
        @if !cell.is_empty() { path class=(class(name)) d=(cell.data()) {} }
    }
}

/// An arrow before each row, where its numbers begin.
fn directions(shown: &Shown<'_>) -> Path {
    let plane = &shown.plane;
    let mut path = Path::new();
    for row in plane.view().rows.clone() {
        let Some(backwards) = plane.view().runs_backwards(row) else { continue };
        let left = plane.at(row, 0) + Point::new(0.0, CELL / 2.0);
        let (tail, ahead) = if backwards {
            (left + Point::new(plane.size().x + 22.0, 0.0), -1.0)
        } else {
            (left - Point::new(22.0, 0.0), 1.0)
        };
        let tip = tail + Point::new(14.0 * ahead, 0.0);
        path.lines(&[tail, tip]);
        path.lines(&[
            tip + Point::new(-5.0 * ahead, -5.0),
            tip,
            tip + Point::new(-5.0 * ahead, 5.0),
        ]);
    }
    path
}

/// Above the jumps, so that every number can be read.
pub(super) fn numbers(shown: &Shown<'_>) -> Markup {
    let game = shown.picture.game;
    let (start, last) = (game.start().square, game.last());
    let word = |square: Square, word: &str, at: Point| {
        let corner = shown.plane.cell(square);
        html! { @if let Some(corner) = corner { (text_at(corner + at, word)) } }
    };
    let below = Point::new(5.0, CELL - 6.0);
    let both = start == last;
    html! {
        g class=(class("numbers")) {
            @for square in shown.plane.view().cells().flatten() {
                @if let Some(corner) = shown.plane.cell(square) {
                    (text_at(corner + Point::new(5.0, 17.0), &square.to_string()))
                }
            }
        }
        g class=(class("words")) {
            @if both {
                (word(start, "start, goal", below))
            } @else {
                (word(start, "start", below))
                (word(last, "goal", below))
            }
        }
        @if let Some(corner) = shown.plane.cell(last) { (flag(corner + Point::new(CELL - 20.0, 6.0))) }
        @if let Some(middle) = shown.plane.middle(Square::OFF_BOARD) { (waiting(middle)) }
    }
}

/// A chequered flag.
fn flag(at: Point) -> Markup {
    let mut squares = Path::new();
    for (across, down) in [(0.0, 0.0), (2.0, 0.0), (1.0, 1.0), (0.0, 2.0), (2.0, 2.0)] {
        let corner = at + Point::new(across, down) * 4.0;
        squares.polygon(&[
            corner,
            corner + Point::new(4.0, 0.0),
            corner + Point::new(4.0, 4.0),
            corner + Point::new(0.0, 4.0),
        ]);
    }
    let mut outline = Path::new();
    outline.lines(&[at + Point::new(0.0, 18.0), at, at + Point::new(12.0, 0.0)]);
    outline.lines(&[
        at + Point::new(12.0, 0.0),
        at + Point::new(12.0, 12.0),
        at + Point::new(0.0, 12.0),
    ]);
    html! {
        path class=(class("flag")) d=(squares.data()) {}
        path class=(class("flag")) fill-opacity="0" d=(outline.data()) {}
    }
}

/// A token beside the board, where a game begins off it.
fn waiting(middle: Point) -> Markup {
    html! {
        circle class=(classes(&["start", "token"])) cx=(decimal(middle.x)) cy=(decimal(middle.y)) r="15" {}
        g class=(class("legend")) text-anchor="middle" {
            (text_at(middle + Point::new(0.0, 5.0), "0"))
            (text_at(middle + Point::new(0.0, 30.0), "start"))
        }
    }
}
