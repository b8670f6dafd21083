//! The command as people meet it: what it prints, where, and its exit code.

#![expect(
    clippy::needless_raw_string_hashes,
    reason = "snapshots are written by snapbox, which adds them"
)]

mod bad_input;
mod check_path;
mod convert;
mod documents;
mod explain;
mod help;
mod json;
mod locate;
mod many;
mod show;
mod solve;
mod support;
