//! `snl completions`

use clap::CommandFactory as _;

use crate::Answered;
use crate::args::Args;
use crate::exit::Exit;
use crate::output::Output;

pub(crate) fn run(shell: clap_complete::Shell, output: &mut Output) -> Answered {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Args::command(), "snl", &mut script);
    output.bytes(&script)?;
    Ok(Exit::Answered)
}
