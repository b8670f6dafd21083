//! A board in characters of equal width: boxes with numbers and jumps.

use super::view::View;
use super::way::{self, Mark};
use super::{Picture, words};
use crate::board::{Jump, JumpKind};
use crate::doc::{Meaning, Text};
use crate::square::Square;

/// A line as wide as terminals are at least.
const TERMINAL: usize = 80;
/// What stands behind a row: its direction and the word "start".
const MARGIN: usize = " →  start".len() - "→".len() + 1;
/// Stops written into one cell at most.
const MOST_STOPS: usize = 3;

/// A line of a cell.
type Line = (Meaning, String);

pub(super) fn lines(picture: &Picture<'_>, view: &View) -> Vec<Text> {
    let cells = Cells::of(picture, view);
    let wide = cells.widest() + 2;
    let columns = usize::try_from(view.columns()).unwrap_or(usize::MAX);
    let board = |inner: usize| columns * (inner + 1) + 1 + MARGIN;
    // Blanks on both sides read better, but a board of 10 × 10 has no room for them.
    let narrow = board(wide) > TERMINAL && board(wide - 1) <= TERMINAL;
    let inner = if narrow { wide - 1 } else { wide };
    let rule = |left: &str, between: &str, right: &str| {
        let boxes = vec!["─".repeat(inner); columns].join(between);
        Text::new().with(Meaning::Quiet, format!("{left}{boxes}{right}"))
    };
    let mut lines = Vec::new();
    lines.extend(left_out(view.rows.start));
    for row in view.rows.clone() {
        lines.push(if row == view.rows.start {
            rule("┌", "┬", "┐")
        } else {
            rule("├", "┼", "┤")
        });
        lines.extend(cells.row(picture, view, row, inner));
    }
    lines.push(rule("└", "┴", "┘"));
    lines.extend(left_out(view.layout.rows() - view.rows.end));
    lines.extend(cells.legend(picture));
    if picture.game.board().layout().is_none() {
        let unknown = words::columns_unknown(view.columns());
        lines.push(Text::new().with(Meaning::Quiet, unknown));
    }
    lines
}

fn left_out(rows: u64) -> Option<Text> {
    let s = if rows == 1 { "" } else { "s" };
    (rows > 0).then(|| Text::new().with(Meaning::Quiet, format!("⋮ {rows} more row{s}")))
}

/// What stands in each cell below its number.
struct Cells {
    marks: Vec<Mark>,
    below: Vec<Vec<Line>>,
    first: u64,
}

impl Cells {
    fn of(picture: &Picture<'_>, view: &View) -> Cells {
        let marks = match picture.path {
            Some(path) => way::marks(picture.game, view, path),
            None => vec![Mark::default(); view.count()],
        };
        let below = view
            .squares
            .clone()
            .zip(&marks)
            .map(|(number, mark)| below(picture, Square(number), mark))
            .collect();
        Cells { marks, below, first: *view.squares.start() }
    }

    fn place(&self, square: Square) -> usize {
        usize::try_from(square.get() - self.first).unwrap_or(usize::MAX)
    }

    fn widest(&self) -> usize {
        let of_number = |(number, mark): (u64, &Mark)| {
            number.to_string().len() + if mark.only_walked() { 2 } else { 0 }
        };
        let numbers = (self.first..).zip(&self.marks).map(of_number);
        let below = self.below.iter().flatten().map(|(_, line)| line.chars().count());
        numbers.chain(below).max().unwrap_or(0).max(4)
    }

    fn row(&self, picture: &Picture<'_>, view: &View, row: u64, inner: usize) -> Vec<Text> {
        let squares: Vec<Option<Square>> = view.row(row).collect();
        let height = squares.iter().flatten().map(|&square| self.below[self.place(square)].len());
        let height = 1 + height.max().unwrap_or(0);
        let mut lines: Vec<Text> = (0..height)
            .map(|line| {
                let mut text = Text::new().with(Meaning::Quiet, "│");
                for square in &squares {
                    let (meaning, content) = self.line(picture, *square, line);
                    text.push(Meaning::Plain, " ".repeat(inner - 1 - content.chars().count()));
                    text.push(meaning, content);
                    text.push(Meaning::Plain, " ");
                    text.push(Meaning::Quiet, "│");
                }
                text
            })
            .collect();
        if let Some(first) = lines.first_mut() {
            match view.runs_backwards(row) {
                Some(true) => first.push(Meaning::Quiet, " ←"),
                Some(false) => first.push(Meaning::Quiet, " →"),
                None => {}
            }
            let begins = picture.game.start().square == Square::FIRST;
            if begins && squares.contains(&Some(Square::FIRST)) {
                first.push(Meaning::Plain, "  start");
            }
        }
        lines
    }

    fn line(&self, picture: &Picture<'_>, square: Option<Square>, line: usize) -> Line {
        let Some(square) = square else { return (Meaning::Plain, String::new()) };
        let place = self.place(square);
        if line > 0 {
            let below = self.below[place].get(line - 1);
            return below.cloned().unwrap_or((Meaning::Plain, String::new()));
        }
        let mark = &self.marks[place];
        if mark.only_walked() {
            (Meaning::Strong, format!("· {square}"))
        } else if !mark.stops.is_empty() {
            (Meaning::Strong, square.to_string())
        } else if square == picture.game.last() {
            (Meaning::Goal, square.to_string())
        } else {
            (Meaning::Number, square.to_string())
        }
    }

    /// What the signs that occur mean.
    fn legend(&self, picture: &Picture<'_>) -> Vec<Text> {
        let said = |meaning: Meaning, sign: &str, what: &str| {
            Text::new().with(meaning, sign).with(Meaning::Quiet, format!(" {what}"))
        };
        let occurs = |sign: char| self.below.iter().flatten().any(|(_, line)| line.contains(sign));
        let jumps = [
            (JumpKind::Ladder, "ladder to"),
            (JumpKind::Snake, "snake to"),
            (JumpKind::SelfJump, "jump to itself"),
        ];
        let jumps = jumps.into_iter().filter(|&(kind, _)| occurs(words::sign(kind)));
        let jumps = jumps
            .map(|(kind, what)| said(words::meaning(kind), &words::sign(kind).to_string(), what));
        let mut lines = vec![Text::joined(jumps, "   ")];
        if picture.path.is_some() {
            let stops = said(Meaning::Strong, "(2)", "stood on after 2 rolls");
            let walked = said(Meaning::Strong, "·", "walked over or rolled onto");
            lines.push(Text::joined([stops, walked], "   "));
        }
        if picture.levels.is_some() {
            let level = "first stood on after 2 rolls   without a level: never stood on";
            lines.push(said(Meaning::Visited, "L2", level));
        }
        if picture.game.start().square == Square::OFF_BOARD {
            lines
                .push(Text::new().with(Meaning::Quiet, "the token starts off the board, before 1"));
        }
        lines.retain(|line| !line.is_empty());
        lines
    }
}

fn below(picture: &Picture<'_>, square: Square, mark: &Mark) -> Vec<Line> {
    let game = picture.game;
    let mut lines = Vec::new();
    if let Some(to) = game.board().jump_from(square) {
        let jump = Jump { from: square, to };
        lines.push((words::meaning(jump.kind()), format!("{} {to}", words::sign(jump.kind()))));
    }
    for stop in mark.stops.iter().take(MOST_STOPS) {
        lines.push((Meaning::Strong, format!("({stop})")));
    }
    if mark.stops.len() > MOST_STOPS {
        lines.push((Meaning::Strong, "…".to_owned()));
    }
    if let Some(level) = picture.levels.and_then(|levels| levels.level(square)) {
        lines.push((Meaning::Visited, format!("L{level}")));
    }
    if square == game.start().square && square != Square::FIRST {
        lines.push((Meaning::Strong, "start".to_owned()));
    }
    if square == game.last() {
        lines.push((Meaning::Goal, "goal".to_owned()));
    }
    lines
}
