//! The solution a learner should have written: for any rules, in pseudocode,
//! Python or Rust, each line with what it means.
//!
//! The solution is the breadth-first search of the books, level by level. It is
//! put together from steps; rules change exactly the steps they touch.

mod meaning;
mod plan;
mod pseudocode;
mod python;
mod rust;
mod shape;
mod step;

use std::fmt;
use std::ops::Range;

use crate::board::Board;
use crate::doc::Text;
use crate::game::Game;
use crate::trace::Event;
use crate::vocabulary::vocabulary;
use plan::{Node, plan};
use shape::{Input, Shape};

pub use step::Step;

vocabulary! {
    /// A language programs are written in.
    Language, "language":
    /// Short lines in plain words, for people only.
    Pseudocode = "pseudocode",
    /// Python 3, nothing but its library.
    Python = "python",
    /// Rust 2021 or later, nothing but its library.
    Rust = "rust",
}

/// A program with what its lines mean; made by [`solution`].
///
/// It prints as its source text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    language: Language,
    lines: Vec<Line>,
    rows: Vec<Row>,
}

/// A line of a [`Program`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What it is there for; `None` for an empty line and for a brace that
    /// closes other steps.
    pub step: Option<Step>,
    /// How many times it is indented, by four spaces each.
    pub indent: usize,
    /// The line without its indentation.
    pub code: String,
}

/// Lines of a [`Program`] that belong together, and what they mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// What they are there for.
    pub step: Step,
    /// Their places in [`Program::lines`].
    pub lines: Range<usize>,
    /// The lines, indented against the first of them, without a line feed at
    /// the end.
    pub code: String,
    /// What they mean.
    pub says: Text,
}

/// The solution of a game: a program that finds the fewest rolls under its
/// rules, or -1 where the last square cannot be reached.
///
/// It has a function `fewest_rolls`, which takes
///
/// - the grid as LeetCode gives it (rows from the top, -1 for no jump), where
///   the board is a full grid of at most 400 squares;
/// - otherwise the number of squares and a dictionary of jumps.
///
/// The program is right for every board that makes a game under these rules, not
/// only for this one; one that takes a grid expects the same numbering, and as
/// many rows as columns where this board has that.
///
/// It contains only what the rules need, and other rules change only the lines
/// they touch. What it needs when it runs is a mark a square, and time
/// proportional to squares × rolls (× the longest chain where jumps are
/// followed); one for a board of 10¹⁸ squares can be read but not run.
///
/// Time and space O(the length of the program), whatever the board.
///
/// ```
/// use snakes_and_ladders::format::{Options, read_one};
/// use snakes_and_ladders::program::{Language, Step, solution};
/// use snakes_and_ladders::{Game, Rules};
///
/// let board = read_one("[[-1, -1], [-1, 3]]", &Options::default())?.board;
/// let program = solution(&Game::new(board, Rules::default())?, Language::Python);
/// assert!(program.to_string().starts_with("from collections import deque\n\n\ndef fewest_rolls(board):\n"));
///
/// let level = program.row(Step::Level).unwrap();
/// assert_eq!(level.code, "for _ in range(len(queue)):");
/// assert!(level.says.to_string().starts_with("len(queue) is read once, before the round"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn solution(game: &Game, language: Language) -> Program {
    let shape = Shape::of(game);
    let mut program = Program { language, lines: Vec::new(), rows: Vec::new() };
    for node in plan(&shape) {
        program.write_function(&node, &shape);
    }
    program.rows = program.rows_with(|step| meaning::says(step, &shape, language));
    program
}

/// Whether the programs for a board take it as a grid, a list of rows; the
/// others take the number of squares and where each jump leads.
///
/// ```
/// use snakes_and_ladders::Board;
/// use snakes_and_ladders::program::takes_grid;
///
/// let board = Board::from_jumps(100, [(2, 15)])?;
/// assert!(!takes_grid(&board)); // it has no rows
/// # Ok::<(), snakes_and_ladders::Flaws>(())
/// ```
pub fn takes_grid(board: &Board) -> bool {
    matches!(Input::of(board.layout()), Input::Grid(_))
}

impl Program {
    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The lines, from the first.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// What the lines mean: those that belong together, in order. Empty lines
    /// and braces that close other lines are in none of them.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The lines of a step, where the program has it.
    pub fn row(&self, step: Step) -> Option<&Row> {
        self.rows.iter().find(|row| row.step == step)
    }

    /// The lines that are carried out at an event of the search of a game with
    /// this program's rules.
    ///
    /// ```
    /// use snakes_and_ladders::program::{Language, solution};
    /// use snakes_and_ladders::{Board, Event, Game, Limit, Rules, search_observed};
    ///
    /// let game = Game::new(Board::from_jumps(3, [])?, Rules::default())?;
    /// let program = solution(&game, Language::Pseudocode);
    /// let mut lines = Vec::new();
    /// search_observed(&game, Limit::default(), &mut |event: Event| {
    ///     lines.extend(program.at(&event).map(|row| row.code.clone()));
    /// })?;
    /// assert_eq!(lines.last().unwrap(), "if square = last: return rolls");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn at(&self, event: &Event) -> Option<&Row> {
        Step::of(event).iter().find_map(|&step| self.row(step))
    }

    /// A function, or what stands before the first, set apart from what is there.
    fn write_function(&mut self, node: &Node, shape: &Shape) {
        let before = self.lines.len();
        self.write(node, shape, 0);
        if before > 0 && self.lines.len() > before {
            let blanks = if self.language == Language::Python { 2 } else { 1 };
            let blank = Line { step: None, indent: 0, code: String::new() };
            self.lines.splice(before..before, std::iter::repeat_n(blank, blanks));
        }
    }

    fn write(&mut self, node: &Node, shape: &Shape, indent: usize) {
        let step = node.step;
        let text = match self.language {
            Language::Pseudocode => pseudocode::write(step, shape),
            Language::Python => python::write(step, shape),
            Language::Rust => rust::write(step, shape),
        };
        for line in text.lines() {
            let code = line.trim_start();
            let deeper = (line.len() - code.len()) / 4;
            let line = Line { step: Some(step), indent: indent + deeper, code: code.to_owned() };
            self.lines.push(line);
        }
        for inside in &node.inside {
            self.write(inside, shape, indent + 1);
        }
        if !node.inside.is_empty() && self.language == Language::Rust {
            self.lines.push(Line { step: None, indent, code: "}".to_owned() });
        }
    }

    fn rows_with(&self, says: impl Fn(Step) -> Text) -> Vec<Row> {
        let mut rows = Vec::new();
        let mut first = 0;
        for lines in self.lines.chunk_by(|line, next| line.step == next.step) {
            if let Some(step) = lines[0].step {
                let code = lines.iter().map(|line| line.text(lines[0].indent));
                let code = code.collect::<Vec<_>>().join("\n");
                rows.push(Row { step, lines: first..first + lines.len(), code, says: says(step) });
            }
            first += lines.len();
        }
        rows
    }
}

impl Line {
    /// The line, indented against others that are indented `less` times.
    fn text(&self, less: usize) -> String {
        let spaces = if self.code.is_empty() { 0 } else { 4 * self.indent.saturating_sub(less) };
        format!("{:spaces$}{}", "", self.code)
    }
}

impl fmt::Display for Program {
    /// The source text, each line ended by a line feed.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines.iter().try_for_each(|line| writeln!(f, "{}", line.text(0)))
    }
}
