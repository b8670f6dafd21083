//! `snl`: Snakes and Ladders on the command line.
//!
//! Results go to standard output, all else to standard error. [`args`] says
//! what can be asked, [`commands`] answers, [`exit`] lists the exit codes.

#![forbid(unsafe_code)]

mod args;
mod boards;
mod commands;
mod complain;
mod exit;
mod game;
mod harmless;
mod input;
mod one;
mod output;

use clap::Parser as _;
use std::process::ExitCode;

use args::{Args, Command};
use exit::Exit;
use output::Output;

fn main() -> ExitCode {
    let args = Args::parse();
    args.color.write_global();
    let mut output = Output::standard();
    let answered = match &args.command {
        Command::Solve(solve) => commands::solve::run(solve, &mut output),
        Command::Locate(locate) => commands::locate::run(locate, &mut output),
        Command::Explain(explain) => commands::explain::run(explain, &mut output),
        Command::CheckPath(check) => commands::check_path::run(check, &mut output),
        Command::Show(show) => commands::show::run(show, &mut output),
        Command::Convert(convert) => commands::convert::run(convert, &mut output),
        Command::Presets => commands::presets::run(&mut output),
        Command::Completions { shell } => commands::completions::run(*shell, &mut output),
        Command::Man { command } => commands::man::run(command.as_deref(), &mut output),
    };
    let written = answered.and_then(|exit| output.finish().map(|()| exit));
    written.unwrap_or_else(|error| complain::about_output(&error)).into()
}

/// What a command comes to: an exit code, unless its output cannot be written.
type Answered = std::io::Result<Exit>;
