//! `snl man`

use clap::CommandFactory as _;

use crate::Answered;
use crate::args::Args;
use crate::complain;
use crate::exit::Exit;
use crate::output::Output;

pub(crate) fn run(command: Option<&str>, output: &mut Output) -> Answered {
    let mut snl = Args::command();
    snl.build();
    let found = command.map(|name| (name, snl.find_subcommand(name)));
    let page = match found {
        None => snl,
        Some((_, Some(page))) => page.clone(),
        Some((name, None)) => {
            let names: Vec<_> = snl.get_subcommands().map(clap::Command::get_name).collect();
            let (name, names) = (name.escape_debug(), names.join(", "));
            complain::error(&format!("`{name}` is no command: expected {names}"));
            return Ok(Exit::Usage);
        }
    };
    let mut text = Vec::new();
    clap_mangen::Man::new(page).render(&mut text)?;
    output.bytes(&text)?;
    Ok(Exit::Answered)
}
