//! The command as people meet it: what it prints, where, and its exit code.

#![expect(
    clippy::needless_raw_string_hashes,
    reason = "snapshots are written by snapbox, which adds them"
)]

mod bad_input;
mod check_path;
mod convert;
mod documents;
mod help;
mod json;
mod locate;
mod many;
mod solve;
mod support;
