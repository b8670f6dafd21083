//! What the search is compared with: the ways people try first.
//!
//! Each counts its [`Work`](crate::Work) and stops at a bound, which is
//! reported when hit.

mod depth_first;
mod every_sequence;
mod greedy;

pub use depth_first::{DepthFirst, depth_first};
pub use every_sequence::{EverySequence, SequencesOfLength, every_sequence};
pub use greedy::{Greedy, GreedyEnd, greedy};

/// How many rolls a strategy may try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bound {
    /// The number of rolls after which it gives up.
    pub rolls_tried: u64,
}

impl Default for Bound {
    /// Ten million.
    fn default() -> Self {
        Bound { rolls_tried: 10_000_000 }
    }
}
