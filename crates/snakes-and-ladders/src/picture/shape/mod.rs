//! The shapes of a picture, as points and paths: nothing but arithmetic.
//!
//! Only sums, products, quotients and square roots are used, which every machine
//! rounds alike, so that a picture is the same bytes everywhere.

pub(super) mod bends;
pub(super) mod ladder;
mod path;
pub(super) mod plane;
mod point;
pub(super) mod snake;
pub(super) mod spine;

pub(super) use path::{Path, decimal};
pub(super) use point::Point;
