//! One door for people and CI: `cargo xtask help`.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program for a terminal")]

mod fuzz;
mod picture;
mod steps;
mod tasks;

use std::env;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use steps::Steps;
use xshell::Shell;

const HELP: &str = "\
usage: cargo xtask <command>

  test            every test: unit, integration and documentation tests of all
                  packages and features, one round of the benches with their
                  assertions, the fuzz targets compiled and their seeds tried
  lint            formatting, clippy, the API documentation, the library alone
  ci              test, then lint: what .ci/run runs
  bench           the search beside the crates `pathfinding` and `petgraph`, as
                  a Markdown table, then the memory of the search
  fuzz [seconds]  every fuzz target for so long (60), seeded with the boards and
                  the malformed texts; needs a nightly Rust and cargo-fuzz
  picture         the README's pictures, drawn from what the command prints
  help            this text

Each step is announced and timed; the first that fails ends the run.
";

/// What can be asked for.
enum Task {
    Test,
    Lint,
    Ci,
    Bench,
    Fuzz { seconds: u32 },
    Picture,
    Help,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let run = task(&words).and_then(|task| {
        let shell = Shell::new().map_err(|error| error.to_string())?;
        shell.change_dir(root());
        Ok((task, shell))
    });
    let (task, shell) = match run {
        Ok(run) => run,
        Err(what) => {
            eprintln!("xtask: {what}; see `cargo xtask help`");
            return ExitCode::from(2);
        }
    };
    let mut steps = Steps::new(&shell);
    let outcome = match task {
        Task::Test => tasks::test(&mut steps),
        Task::Lint => tasks::lint(&mut steps),
        Task::Ci => tasks::test(&mut steps).and_then(|()| tasks::lint(&mut steps)),
        Task::Bench => tasks::bench(&mut steps),
        Task::Fuzz { seconds } => fuzz::run(&mut steps, seconds),
        Task::Picture => picture::draw(&mut steps),
        Task::Help => {
            print!("{HELP}");
            return ExitCode::SUCCESS;
        }
    };
    steps.close(&words.join(" "), outcome)
}

fn task(words: &[&str]) -> Result<Task, String> {
    match *words {
        [] | ["help" | "--help" | "-h", ..] | [_, "--help" | "-h"] => Ok(Task::Help),
        ["test"] => Ok(Task::Test),
        ["lint"] => Ok(Task::Lint),
        ["ci"] => Ok(Task::Ci),
        ["bench"] => Ok(Task::Bench),
        ["picture"] => Ok(Task::Picture),
        ["fuzz"] => Ok(Task::Fuzz { seconds: fuzz::SECONDS }),
        ["fuzz", seconds] => match seconds.parse() {
            Ok(seconds) => Ok(Task::Fuzz { seconds }),
            Err(_) => Err(format!("`{seconds}` is no number of seconds")),
        },
        ["test" | "lint" | "ci" | "bench" | "picture", extra, ..] | ["fuzz", _, extra, ..] => {
            Err(format!("what is `{extra}` for?"))
        }
        [command, ..] => Err(format!("there is no command `{command}`")),
    }
}

/// The repository's folder, wherever cargo was called.
fn root() -> PathBuf {
    let package = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    package.parent().map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}
