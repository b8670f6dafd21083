//! `snl presets`

use snakes_and_ladders::{Preset, Square};

use crate::Answered;
use crate::exit::Exit;
use crate::output::Output;

pub(crate) fn run(output: &mut Output) -> Answered {
    for preset in Preset::ALL {
        let rules = preset.rules();
        let mut facts = Vec::new();
        if let Some(squares) = preset.squares() {
            facts.push(format!("{squares} squares"));
        }
        facts.push(match rules.start {
            Square::OFF_BOARD => "start off the board (0)".to_owned(),
            start => format!("start on {start}"),
        });
        facts.push(format!("die {}", rules.die));
        facts.push(format!("past the end: {}", rules.past_end));
        facts.push(format!("chain: {}", rules.chain));
        facts.push(format!("start jump: {}", rules.start_jump));
        facts.push(format!("last jump: {}", rules.last_jump));
        facts.push(preset.numbering().to_string());
        output.line(format_args!("{preset:<16}{}", facts.join(", ")))?;
        output.line(format_args!("{:<16}{}", "", preset.source()))?;
    }
    Ok(Exit::Answered)
}
