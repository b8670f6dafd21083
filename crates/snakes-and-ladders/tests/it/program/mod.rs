//! The programs a learner should have written: what they say, and that they are right.

mod pool;
mod python;
mod rides;
mod rules;
mod rust;
mod snapshots;
mod steps;
mod unusual;
