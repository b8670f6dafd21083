//! The plain search beside the crates `pathfinding` and `petgraph`.
//!
//! What is compared, so that nobody is at a disadvantage:
//!
//! - All answer the same question about the same boards: how few rolls, under
//!   the default rules (one die of six, at most one jump a move, no move past
//!   the end). Every answer of every timed run is compared with ours.
//! - **ours** is [`search`](snakes_and_ladders::search) on a ready
//!   [`Game`](snakes_and_ladders::Game). It asks the rules at every roll and
//!   returns the whole way, move by move.
//! - **pathfinding** is `directed::bfs::bfs`. It is not sent through our rules:
//!   its successors are six neighbouring entries of a flat table of landings,
//!   made outside the clock, and its nodes are `u32`. It returns the squares of
//!   the way.
//! - **petgraph** gets its graph outside the clock too, as a compressed sparse
//!   row graph (`Csr`), its quickest form for this. It is timed twice: the
//!   walker `visit::Bfs`, level by level, which is its quickest answer but only
//!   the number of rolls; and `algo::dijkstra` with a goal and edges of weight
//!   1, the call its documentation offers for a shortest path, which gives the
//!   distances.
//! - All take turns within one run ([`clock`]), so that a slow moment of the
//!   machine meets all of them, and what is reported is the median ratio.
//!   criterion and divan were passed over because they measure one function
//!   after the other: on a noisy machine the quotient of two such measurements
//!   tells little.

#![expect(clippy::missing_panics_doc, reason = "a bench whose answers differ fails by panicking")]

pub mod boards;
pub mod clock;
pub mod contenders;
