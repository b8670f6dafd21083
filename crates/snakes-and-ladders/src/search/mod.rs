//! The search: the fewest rolls to the last square, and the way.

mod levels;
mod paths;
mod solution;
mod unreachable;

pub use levels::{Levels, Limit, TooLarge, search, search_observed};
pub use paths::{Paths, ShortestPaths};
pub use solution::{Solution, Verdict, Way, Work};
pub use unreachable::{Blocked, Reason, SquareRange, Unreachable};
