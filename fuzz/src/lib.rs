//! What must hold for every input: the properties behind the fuzz targets.
//!
//! The targets in `fuzz_targets/` are one line each; the properties live here,
//! so that the seeds can be put through them on stable Rust too
//! (`cargo test --lib --no-default-features`, a step of `cargo xtask test`).
//! A property that does not hold panics.

#![forbid(unsafe_code)]

pub mod reading;
pub mod searching;
#[cfg(test)]
mod seeds;
pub mod writing;
