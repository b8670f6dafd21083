//! Steps: announced, timed, and ended by the first that fails.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use xshell::{Cmd, Shell};

/// Why a run ended early, in one line.
#[derive(Debug)]
pub(crate) struct Failed(pub(crate) String);

impl From<xshell::Error> for Failed {
    fn from(error: xshell::Error) -> Failed {
        Failed(error.to_string())
    }
}

/// The steps of one run.
#[derive(Debug)]
pub(crate) struct Steps<'s> {
    /// Stands in the repository's folder.
    pub(crate) shell: &'s Shell,
    begun: Instant,
    done: Vec<(String, Duration)>,
}

impl<'s> Steps<'s> {
    pub(crate) fn new(shell: &'s Shell) -> Steps<'s> {
        Steps { shell, begun: Instant::now(), done: Vec::new() }
    }

    /// Runs one command; its output is shown as it comes.
    pub(crate) fn step(&mut self, what: &str, command: Cmd<'_>) -> Result<(), Failed> {
        let command = command.quiet();
        eprintln!("\n==> {what}\n    $ {command}");
        let begun = Instant::now();
        let outcome = command.run();
        let took = begun.elapsed();
        match outcome {
            Ok(()) => {
                eprintln!("<== {what}: passed in {}", seconds(took));
                self.done.push((what.to_owned(), took));
                Ok(())
            }
            Err(error) => Err(Failed(format!("step \"{what}\" after {}: {error}", seconds(took)))),
        }
    }

    /// Says how it went; the last line alone is enough to know.
    pub(crate) fn close(self, command: &str, outcome: Result<(), Failed>) -> ExitCode {
        eprintln!();
        for (what, took) in &self.done {
            eprintln!("    {:>9}  {what}", seconds(*took));
        }
        match outcome {
            Ok(()) => {
                let took = seconds(self.begun.elapsed());
                eprintln!("xtask {command}: all {} steps passed in {took}", self.done.len());
                ExitCode::SUCCESS
            }
            Err(Failed(why)) => {
                eprintln!("xtask {command}: FAILED: {why}");
                ExitCode::FAILURE
            }
        }
    }
}

fn seconds(took: Duration) -> String {
    format!("{:.1} s", took.as_secs_f64())
}
