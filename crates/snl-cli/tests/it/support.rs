//! The command, run in the folder of sample boards.

use snapbox::cmd::Command;

/// `snl` in `boards/`, without colour, its standard input empty.
pub(crate) fn snl<const N: usize>(args: [&str; N]) -> Command {
    Command::new(snapbox::cmd::cargo_bin!("snl"))
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../../boards"))
        .env_remove("NO_COLOR")
        .env_remove("CLICOLOR_FORCE")
        .args(args)
        .stdin("")
}

/// `snl solve` of a text on standard input.
pub(crate) fn solve(text: impl Into<Vec<u8>>) -> Command {
    snl(["solve"]).stdin(text.into())
}
