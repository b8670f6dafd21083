//! The parts of an explanation.

use crate::vocabulary::vocabulary;

vocabulary! {
    /// A part of an explanation, in the order they are read.
    #[non_exhaustive]
    Part, "part":
    /// The question in simple words, with the rules in force.
    Question = "question",
    /// What the size of the board says about the work.
    Limits = "limits",
    /// Graph words on this board's own squares.
    Graph = "graph",
    /// The board as given beside the numbered board, and its jumps.
    Board = "board",
    /// From a square to its cell, number by number.
    Cells = "cells",
    /// What people try first, and what it costs.
    SlowWays = "slow-ways",
    /// Why levels give the fewest rolls.
    Levels = "levels",
    /// The approach, step by step.
    Approach = "approach",
    /// The same in a few lines of pseudocode.
    Pseudocode = "pseudocode",
    /// The solution in Python and Rust, line by line.
    Code = "code",
    /// The dry run, level by level, and the doubts that arise.
    DryRun = "dry-run",
    /// The path, all shortest ones; or why there is none.
    Answer = "answer",
    /// The work done, and time and space.
    Cost = "cost",
    /// The mistakes to avoid, and what each would answer here.
    Mistakes = "mistakes",
    /// Five lines to remember.
    Remember = "remember",
    /// This search beside one over a grid.
    GridSearch = "grid-search",
}

impl Part {
    /// The short form: what a person in a hurry needs.
    pub const SHORT: [Part; 4] = [Part::Question, Part::Board, Part::DryRun, Part::Answer];

    /// The heading.
    pub const fn title(self) -> &'static str {
        match self {
            Part::Question => "The question",
            Part::Limits => "What the size tells us",
            Part::Graph => "The board as a graph",
            Part::Board => "The board",
            Part::Cells => "From a square to its cell",
            Part::SlowWays => "The slow ways first",
            Part::Levels => "Why levels give the fewest rolls",
            Part::Approach => "The approach",
            Part::Pseudocode => "Pseudocode",
            Part::Code => "The solution, line by line",
            Part::DryRun => "Dry run",
            Part::Answer => "The answer",
            Part::Cost => "Time and space",
            Part::Mistakes => "Mistakes to avoid",
            Part::Remember => "Five lines to remember",
            Part::GridSearch => "Beside a search over a grid",
        }
    }
}
