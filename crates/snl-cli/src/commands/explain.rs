//! `snl explain`

use std::io::IsTerminal as _;

use snakes_and_ladders::Limit;
use snakes_and_ladders::doc::Doc;
use snakes_and_ladders::explain::{Explanation, Extent, Part};
use snakes_and_ladders::render::{Screen, html, markdown, text};

use crate::args::{DocForm, Explain};
use crate::exit::Exit;
use crate::output::{Output, write_file};
use crate::{Answered, complain, one};

/// Columns where no terminal says how wide it is.
const WIDTH: usize = 100;
/// Wider lines are hard to read.
const WIDEST: usize = 120;

pub(crate) fn run(args: &Explain, output: &mut Output) -> Answered {
    let chosen = match one::choose(&args.which, &args.text, &args.rules) {
        Ok(chosen) => chosen,
        Err(exit) => return Ok(exit),
    };
    let extent = Extent {
        drawings: args.form == DocForm::Html,
        see_all: Some("--full shows it all"),
        ..if args.full { Extent::whole() } else { Extent::default() }
    };
    let limit = Limit { bytes: u64::from(args.memory) << 30 };
    let explanation = match Explanation::of(&chosen.game, chosen.preset, extent, limit) {
        Ok(explanation) => explanation,
        Err(too_large) => {
            complain::error(&too_large.to_string());
            return Ok(Exit::TooLarge);
        }
    };
    let doc = if args.worksheet { explanation.worksheet() } else { explanation.doc(&args.parts()) };
    let written = rendered(&doc, args);
    match &args.output {
        Some(path) => return Ok(write_file(path, written.as_bytes())),
        None => output.text(written)?,
    }
    if args.is_short() && std::io::stdout().is_terminal() {
        output.flush()?;
        let all: Vec<&str> = Part::ALL.iter().map(|part| part.name()).collect();
        complain::note(&format!("there is more: --part all, or any of {}", all.join(", ")));
    }
    Ok(Exit::Answered)
}

fn rendered(doc: &Doc, args: &Explain) -> String {
    match args.form {
        DocForm::Text => {
            let terminal = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
            let width = args.width.unwrap_or(terminal.unwrap_or(WIDTH).min(WIDEST));
            // Colour is taken out again behind this where it is not wanted.
            text(doc, Screen { width, colour: args.output.is_none() })
        }
        DocForm::Markdown => markdown(doc),
        DocForm::Html => html(doc),
    }
}
