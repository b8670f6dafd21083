//! The exit codes.

use std::process::ExitCode;

/// What the exit code says. Where several are true the largest is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Exit {
    /// Every board was answered; "cannot be reached" is an answer.
    Answered = 0,
    /// A claimed path is not legal or does not arrive.
    PathRefused = 1,
    /// The command line was not understood; clap uses the same number.
    Usage = 2,
    /// A board could not be read, makes no game under the rules, or does not
    /// fit the form it is to be written in.
    BadBoard = 3,
    /// A board is too large for the search, or to be drawn.
    TooLarge = 4,
    /// A file could not be read, or the output could not be written.
    Io = 5,
    /// Whoever read the output stopped reading, as `head` does.
    PipeClosed = 141,
}

/// The same list for people, shown by `snl --help`.
pub(crate) const HELP: &str = "\
Exit codes:
    0  every board was answered (-1, \"cannot be reached\", is an answer)
    1  check-path: the path is not legal or does not arrive
    2  the command line was not understood
    3  a board could not be read, or does not fit the rules or the form to write
    4  a board is too large for the search, or to be drawn
    5  a file could not be read, or the output could not be written
  141  whoever read the output stopped reading
  Where several are true the largest is used.";

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        ExitCode::from(exit as u8)
    }
}
