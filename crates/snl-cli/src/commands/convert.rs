//! `snl convert`

use std::io;

use snakes_and_ladders::format::{Format, Read, Writer, Written};
use snakes_and_ladders::report::Failed;
use snakes_and_ladders::{Preset, Rules};

use crate::args::{Convert, RulesArgs};
use crate::boards::{self, Boards, Place, Shared};
use crate::exit::Exit;
use crate::input::Source;
use crate::output::Output;
use crate::{Answered, complain, game};

pub(crate) fn run(args: &Convert, output: &mut Output) -> Answered {
    let rules = RulesArgs { preset: args.preset, ..RulesArgs::default() };
    let options = game::options(&args.text, &rules);
    let mut run = Run {
        args,
        rules,
        writer: Writer::new(args.to),
        output,
        worst: Exit::Answered,
        lost: Shared::default(),
    };
    boards::each(&Source::all(&args.files), &options, &mut run)?;
    let Run { writer, worst, output, .. } = run;
    output.text(writer.finish())?;
    Ok(worst)
}

struct Run<'a> {
    args: &'a Convert,
    /// The preset alone: no game is played.
    rules: RulesArgs,
    writer: Writer,
    output: &'a mut Output,
    worst: Exit,
    /// What was said of rules that are not written.
    lost: Shared,
}

impl Boards for Run<'_> {
    fn output(&mut self) -> &mut Output {
        self.output
    }

    fn went_wrong(&mut self, exit: Exit) {
        self.worst = self.worst.max(exit);
    }

    fn board(&mut self, place: &Place<'_>, read: &Read) -> io::Result<()> {
        boards::remarks(place, read, self.output)?;
        if self.args.notes || place.prefix.is_empty() {
            let notes = complain::in_words(&read.board.notes());
            boards::notes(place, notes, read, &self.rules, self.output)?;
        }
        let preset = self.args.preset.or(read.preset);
        match self.writer.add(&read.board, preset) {
            Ok(text) => {
                self.output.text(text)?;
                let lost = preset.and_then(|preset| lost(preset, self.args.to));
                self.lost.say(place, lost, self.output)
            }
            Err(error) => {
                self.went_wrong(Exit::BadBoard);
                self.output.flush()?;
                let title = self.args.to.title();
                complain::error_with_help(
                    &format!("{}this board cannot be written as {title}: {error}", place.prefix),
                    error.help(),
                );
                Ok(())
            }
        }
    }

    fn no_answer(&mut self, _: Failed, exit: Exit) -> io::Result<()> {
        self.went_wrong(exit);
        Ok(())
    }
}

/// Rules that the text names or suggests, and the form that is written does not.
fn lost(preset: Preset, to: Written) -> Option<String> {
    let suggested = to.name().parse::<Format>().ok().and_then(Format::preset);
    let told = to == Written::Object || suggested == Some(preset);
    if told || preset.rules() == suggested.map_or_else(Rules::default, Preset::rules) {
        return None;
    }
    let title = to.title();
    Some(format!("the rules of preset {preset} are not written: no place for them in {title}"))
}
