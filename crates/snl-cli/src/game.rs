//! A board that was read, under the rules in force.

use snakes_and_ladders::format::{Format, Options, Read};
use snakes_and_ladders::{Game, Preset, Rules, Violation};

use crate::args::{RulesArgs, TextArgs};

/// What is known of the texts before they are read.
pub(crate) fn options(text: &TextArgs, rules: &RulesArgs) -> Options {
    Options {
        format: text.format,
        squares: text.squares,
        columns: text.columns,
        numbering: text.numbering,
        preset: rules.preset,
        from_zero: text.from_zero,
    }
}

/// The game, or every reason why there is none.
pub(crate) fn of(read: &Read, args: &RulesArgs) -> Result<Game, Vec<String>> {
    let preset = args.preset.or(read.preset);
    let mut faults = Vec::new();
    if args.strict {
        match preset {
            Some(preset) => {
                let broken = preset.violations(&read.board);
                faults.extend(broken.iter().map(|broken| format!("{broken} ({preset}, strict)")));
            }
            None => faults.push(
                "--strict needs a statement: give --preset, e.g. --preset hackerrank".to_owned(),
            ),
        }
    }
    let game = Game::new(read.board.clone(), rules(preset, args));
    match game {
        Ok(game) if faults.is_empty() => Ok(game),
        Ok(_) => Err(faults),
        Err(flaws) => {
            faults.extend(flaws.all().iter().map(ToString::to_string));
            Err(faults)
        }
    }
}

fn rules(preset: Option<Preset>, args: &RulesArgs) -> Rules {
    let base = preset.map_or_else(Rules::default, Preset::rules);
    Rules {
        start: args.start.unwrap_or(base.start),
        die: args.die.clone().unwrap_or(base.die),
        past_end: args.past_end.unwrap_or(base.past_end),
        chain: args.chain.unwrap_or(base.chain),
        start_jump: args.start_jump.unwrap_or(base.start_jump),
        last_jump: args.last_jump.unwrap_or(base.last_jump),
    }
}

/// What a text's own preset changes, in words; nothing where the command line
/// names one, or where it changes nothing.
pub(crate) fn suggestion(read: &Read, args: &RulesArgs) -> Option<String> {
    let preset = read.preset.filter(|_| args.preset.is_none())?;
    if preset.rules() == Rules::default() && preset.squares().is_none() {
        return None;
    }
    let why = match read.format {
        Format::Object => "the board names its rules".to_owned(),
        format => format!("this is {}", format.title()),
    };
    Some(format!("{why}: preset {preset} (--preset and the rules' flags change that)"))
}

/// Whether a grid has a shape that the statement it comes from never gives: a
/// row may be missing.
pub(crate) fn shape_in_doubt(read: &Read, args: &RulesArgs) -> Option<String> {
    let preset = args.preset.or(read.preset).filter(|_| read.format == Format::Grid)?;
    let broken = preset.violations(&read.board);
    let shape = broken.iter().find(|broken| matches!(broken, Violation::NotSquare { .. }))?;
    Some(format!("{shape} under {preset}: is a row or a column missing?"))
}
