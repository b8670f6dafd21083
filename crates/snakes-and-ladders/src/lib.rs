//! Snakes and Ladders as the shortest-path problem it is.
//!
//! Every square is a node, every roll an edge of cost 1, so the fewest rolls to
//! the last square is the number of breadth-first levels.
//!
//! ```
//! use snakes_and_ladders::{Game, Rules, Verdict, format, search};
//!
//! let text = "[[-1,-1,-1,-1,-1,-1],[-1,-1,-1,-1,-1,-1],[-1,-1,-1,-1,-1,-1],
//!              [-1,35,-1,-1,13,-1],[-1,-1,-1,-1,-1,-1],[-1,15,-1,-1,-1,-1]]";
//! let board = format::read_one(text, &format::Options::default())?.board;
//! let game = Game::new(board, Rules::default())?;
//! match search(&game)? {
//!     Verdict::Reached(solution) => {
//!         assert_eq!(solution.rolls(), 4);
//!         assert_eq!(
//!             solution.to_string(),
//!             "1 –1→ 2 ⇒ 15 –2→ 17 ⇒ 13 –1→ 14 ⇒ 35 –1→ 36"
//!         );
//!     }
//!     Verdict::Unreachable(why) => println!("cannot be reached: {why}"),
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The nouns
//!
//! Read the modules in this order; each stands on those before it.
//!
//! | noun | what it promises |
//! | --- | --- |
//! | [`Square`], [`Roll`] | the two numbers of the game |
//! | [`Layout`] | square ↔ cell, with the [`Working`] |
//! | [`Draft`] → [`Board`] | a legal board, or every [`Flaw`] at once |
//! | [`Rules`], [`Preset`] | what a game is played by |
//! | [`Game`] | a board under rules; the one place a token lands |
//! | [`search`] → [`Verdict`] | the fewest rolls and the way, or why there is none |
//! | [`Levels`], [`ShortestPaths`] | every square's level; all shortest ways |
//! | [`Trace`], [`DryRun`] | the search's own story |
//! | [`greedy`], [`depth_first`], [`every_sequence`] | what it is compared with |
//! | [`check`] | the first illegal move of a claimed way |
//! | [`mistakes`] | what goes wrong, and what it would answer |
//! | [`mod@format`] | the texts boards come in |
//! | [`doc`], [`render`] | documents whose pieces say what they mean; text, Markdown, HTML |
//! | [`picture`] | boards as people draw them: text, SVG, DOT |
//! | [`program`] | the solution as a program, for any rules, line by line |
//! | `report` | the same results as versioned JSON (feature `serde`) |
//!
//! # What it does not do
//!
//! No input or output, no clock, no threads, no randomness: text in, values
//! out. "Cannot be reached" is an answer; a malformed board is an error; a
//! panic is a bug.

#![forbid(unsafe_code)]

mod board;
mod claim;
pub mod doc;
mod dry_run;
pub mod explain;
pub mod format;
mod game;
mod layout;
pub mod mistakes;
pub mod picture;
pub mod program;
pub mod render;
#[cfg(feature = "serde")]
pub mod report;
mod rules;
mod search;
mod square;
mod strategy;
mod trace;
mod vocabulary;

pub use board::{Board, Draft, Flaw, Flaws, Jump, JumpKind, NO_JUMP, Note, Place};
pub use claim::{Checked, Claim, Fault, check};
pub use dry_run::{DryLevel, DryRow, DryRun, Try};
pub use game::{Game, GameFlaw, GameFlaws, Landing, Move, Token, Turn, Turns};
pub use layout::{Cell, Layout, LayoutError, MAX_SQUARES, Numbering, Working};
pub use rules::{
    Chain, Die, DieError, LastJump, MAX_OUTCOMES, Outcome, PastEnd, Preset, Rules, StartJump,
    Violation,
};
pub use search::{
    Blocked, Levels, Limit, Paths, Reason, ShortestPaths, Solution, SquareRange, TooLarge,
    Unreachable, Verdict, Way, Work, search, search_observed,
};
pub use square::{Roll, Square};
pub use strategy::{
    Bound, DepthFirst, EverySequence, Greedy, GreedyEnd, SequencesOfLength, depth_first,
    every_sequence, greedy,
};
pub use trace::{Event, Observer, Trace};
pub use vocabulary::UnknownName;
