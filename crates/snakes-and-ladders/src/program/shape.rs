//! What of a game a program depends on: its rules and how the board is given.

use crate::game::Game;
use crate::layout::{Layout, Numbering};
use crate::rules::{Chain, Die, LastJump, PastEnd, StartJump};
use crate::square::Square;

/// Squares up to which a board is given as a grid.
const MOST_CELLS: u64 = 400;

/// Outcomes that are listed rather than written as a range.
const FEW: usize = 3;

/// The longest list of outcomes that stands in the loop itself.
const SHORT: usize = 40;

/// What a program depends on. Two games of the same shape have the same program.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    pub(super) input: Input,
    pub(super) start: Square,
    /// A jump on the start is taken; off the board there is none.
    pub(super) takes_start_jump: bool,
    pub(super) rolls: Rolls,
    pub(super) past_end: PastEnd,
    pub(super) chain: Chain,
    pub(super) last_jump: LastJump,
}

/// How the program is given the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Input {
    /// A list of rows.
    Grid(Grid),
    /// The number of squares, and where each jump leads.
    Jumps,
}

/// What is known of every grid the program is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Grid {
    pub(super) numbering: Numbering,
    /// As many rows as columns.
    pub(super) is_square: bool,
}

/// The outcomes of the die, as they are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Rolls {
    /// All from one to another.
    Range(u32, u32),
    /// A few, with commas between.
    List(String),
    /// Many with gaps, some to a line.
    Lines(Vec<String>),
}

impl Shape {
    pub(super) fn of(game: &Game) -> Shape {
        let rules = game.rules();
        Shape {
            input: Input::of(game.board().layout()),
            start: rules.start,
            takes_start_jump: rules.start_jump == StartJump::Take
                && rules.start != Square::OFF_BOARD,
            rolls: Rolls::of(&rules.die),
            past_end: rules.past_end,
            chain: rules.chain,
            last_jump: rules.last_jump,
        }
    }

    pub(super) fn grid(&self) -> Option<Grid> {
        match self.input {
            Input::Grid(grid) => Some(grid),
            Input::Jumps => None,
        }
    }

    pub(super) fn ignores_last_jump(&self) -> bool {
        self.last_jump == LastJump::Ignore
    }

    /// A turn that throws the die or rides.
    pub(super) fn rides(&self) -> bool {
        self.chain == Chain::NextTurn
    }

    /// Jumps are followed, in a function of their own.
    pub(super) fn follows(&self) -> bool {
        self.chain == Chain::Follow
    }

    /// Who goes past the end arrives, but who rolls onto the last square may
    /// have to ride on: the two are told apart by a square behind the last.
    pub(super) fn has_square_behind(&self) -> bool {
        self.rides() && self.past_end == PastEnd::Win && !self.ignores_last_jump()
    }

    /// The jump of the start is not ridden on the first turn, but is by whoever
    /// comes back: then the start cannot be marked at the beginning.
    pub(super) fn start_rides_later(&self) -> bool {
        self.rides() && !self.takes_start_jump && self.start != Square::OFF_BOARD
    }

    /// No jump is looked up on the first turn: there is none off the board, where
    /// a grid has no cell, or it is not taken.
    pub(super) fn first_turn_rolls(&self) -> bool {
        self.start_rides_later()
            || self.rides() && self.start == Square::OFF_BOARD && self.grid().is_some()
    }

    /// The start is where its jump leads, so it has a name.
    pub(super) fn names_start(&self) -> bool {
        self.takes_start_jump && !self.rides()
    }

    /// The start as an expression.
    pub(super) fn start_text(&self) -> String {
        if self.names_start() { "start".to_owned() } else { self.start.to_string() }
    }

    /// How many places more than `last` the marks need: square 0 has one too.
    pub(super) fn places_beyond_last(&self) -> u32 {
        if self.has_square_behind() { 2 } else { 1 }
    }

    /// Who stands on the last square may have to ride on.
    pub(super) fn may_ride_from_last(&self) -> bool {
        self.rides() && !self.ignores_last_jump()
    }

    /// A landing on the last square must be told apart when its jump is looked
    /// up. Where past the end wins, that is done before.
    pub(super) fn guards_last_jump(&self) -> bool {
        self.ignores_last_jump() && self.past_end != PastEnd::Win
    }

    /// What the function that follows jumps is given beside the square.
    pub(super) fn follow_needs(&self) -> &'static [&'static str] {
        match self.input {
            Input::Grid(_) => &["board"],
            Input::Jumps if self.ignores_last_jump() => &["last", "jumps"],
            Input::Jumps => &["jumps"],
        }
    }

    /// Whether that function needs the number of rows, not only of columns.
    pub(super) fn follow_knows_rows(&self) -> bool {
        self.ignores_last_jump() || self.cell_sides().contains(&"rows")
    }

    /// The name of the number of rows.
    pub(super) fn rows(&self) -> &'static str {
        if self.is_square() { "n" } else { "rows" }
    }

    /// The name of the number of columns.
    pub(super) fn columns(&self) -> &'static str {
        if self.is_square() { "n" } else { "columns" }
    }

    /// The last square as it is computed from the size of a grid.
    pub(super) fn last(&self) -> String {
        format!("{} * {}", self.rows(), self.columns())
    }

    /// What the way from a square to its cell needs to know of the size.
    pub(super) fn cell_sides(&self) -> &'static [&'static str] {
        match (self.is_square(), self.flips_rows()) {
            (true, _) => &["n"],
            (false, true) => &["rows", "columns"],
            (false, false) => &["columns"],
        }
    }

    /// Whether the rows are counted from the bottom.
    pub(super) fn flips_rows(&self) -> bool {
        self.grid().is_some_and(|grid| grid.numbering != Numbering::TopLeft)
    }

    /// Whether every other row runs from right to left.
    pub(super) fn turns(&self) -> bool {
        self.grid().is_some_and(|grid| grid.numbering == Numbering::Zigzag)
    }

    fn is_square(&self) -> bool {
        self.grid().is_some_and(|grid| grid.is_square)
    }
}

impl Input {
    pub(super) fn of(layout: Option<&Layout>) -> Input {
        match layout {
            Some(layout) if layout.is_full() && layout.squares() <= MOST_CELLS => {
                Input::Grid(Grid {
                    numbering: layout.numbering(),
                    is_square: layout.rows() == layout.columns(),
                })
            }
            _ => Input::Jumps,
        }
    }
}

impl Rolls {
    fn of(die: &Die) -> Rolls {
        let (smallest, largest) = (die.smallest().get(), die.largest().get());
        let outcomes = die.outcomes().len();
        let has_no_gaps = outcomes == (largest - smallest + 1) as usize;
        if has_no_gaps && outcomes > FEW {
            return Rolls::Range(smallest, largest);
        }
        let texts: Vec<String> = die.rolls().map(|roll| roll.to_string()).collect();
        let list = texts.join(", ");
        if list.len() <= SHORT {
            Rolls::List(list)
        } else {
            Rolls::Lines(texts.chunks(10).map(|some| some.join(", ")).collect())
        }
    }

    /// The lines of a long list.
    pub(super) fn lines(&self) -> &[String] {
        match self {
            Rolls::Lines(lines) => lines,
            Rolls::Range(..) | Rolls::List(_) => &[],
        }
    }
}
