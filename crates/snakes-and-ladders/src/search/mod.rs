//! The search: the fewest rolls to the last square, and the way.

mod levels;
mod paths;
mod solution;
mod unreachable;
mod way;
mod work;

pub use levels::{Levels, Limit, TooLarge, search, search_observed};
pub use paths::{Paths, ShortestPaths};
pub use solution::{Solution, Verdict};
pub use unreachable::{Blocked, Reason, SquareRange, Unreachable};
pub use way::Way;
pub use work::Work;
