//! The command as people meet it: what it prints, where, and its exit code.

mod bad_input;
mod check_path;
mod help;
mod json;
mod locate;
mod many;
mod solve;
mod support;
