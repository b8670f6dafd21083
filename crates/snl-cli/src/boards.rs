//! Every board of the files of a command line, one after another.

use std::io;

use snakes_and_ladders::format::{Options, Read, ReadError, decode, read};
use snakes_and_ladders::report::{Cause, Failed};

use crate::args::RulesArgs;
use crate::exit::Exit;
use crate::input::Source;
use crate::output::Output;
use crate::{complain, game};

/// Where a board comes from.
pub(crate) struct Place<'a> {
    pub(crate) source: &'a Source,
    pub(crate) text: &'a str,
    /// Before each line about it, where there are several boards.
    pub(crate) prefix: String,
}

/// What a command does with the boards that [`each`] reads.
pub(crate) trait Boards {
    fn output(&mut self) -> &mut Output;

    /// Something went wrong that leaves every board its answer.
    fn went_wrong(&mut self, exit: Exit);

    /// A board that was read.
    fn board(&mut self, place: &Place<'_>, read: &Read) -> io::Result<()>;

    /// A board or a file without an answer; why has been said.
    fn no_answer(&mut self, failed: Failed, exit: Exit) -> io::Result<()>;
}

/// Reads every board of these sources; complains of what cannot be read.
pub(crate) fn each(
    sources: &[Source],
    options: &Options,
    boards: &mut impl Boards,
) -> io::Result<()> {
    let mut complaints = 0;
    for source in sources {
        of_source(source, sources.len() > 1, options, boards, &mut complaints)?;
    }
    if let Some(more) = complaints.checked_sub(MOST_COMPLAINTS).filter(|&more| more > 0) {
        let s = if more == 1 { "" } else { "s" };
        boards.output().flush()?;
        complain::note(&format!("and {more} more board{s} could not be read"));
    }
    Ok(())
}

/// Boards of a command that are complained of at most; the rest are counted.
const MOST_COMPLAINTS: u64 = 100;

fn of_source(
    source: &Source,
    several_files: bool,
    options: &Options,
    boards: &mut impl Boards,
    complaints: &mut u64,
) -> io::Result<()> {
    let bytes = match source.read() {
        Ok(bytes) => bytes,
        Err(unreadable) => {
            let fault = unreadable.to_string();
            boards.output().flush()?;
            complain::error(&fault);
            let failed = Failed::unanswered(source.file().as_deref(), 1, Cause::File, &[fault]);
            return boards.no_answer(failed, Exit::Io);
        }
    };
    let lossy;
    let text = match decode(&bytes) {
        Ok(text) => text,
        Err(error) => {
            lossy = String::from_utf8_lossy(&bytes);
            if bytes.contains(&0) {
                return unread(source, &lossy, &error, boards, complaints);
            }
            // A few bad bytes: the boards that have none are read all the same.
            boards.went_wrong(Exit::BadBoard);
            boards.output().flush()?;
            complain::about_text(source, &lossy, &error);
            &lossy
        }
    };
    let mut answers = read(text, options).peekable();
    let mut several = false;
    while let Some(answer) = answers.next() {
        several |= answers.peek().is_some();
        match answer {
            Ok(read) => {
                let prefix = prefix(source, several_files, several.then_some(read.line));
                boards.board(&Place { source, text, prefix }, &read)?;
            }
            Err(error) => unread(source, text, &error, boards, complaints)?,
        }
    }
    Ok(())
}

fn unread(
    source: &Source,
    text: &str,
    error: &ReadError,
    boards: &mut impl Boards,
    complaints: &mut u64,
) -> io::Result<()> {
    *complaints += 1;
    if *complaints <= MOST_COMPLAINTS {
        boards.output().flush()?;
        complain::about_text(source, text, error);
    }
    boards.no_answer(Failed::unread(source.file().as_deref(), error), Exit::BadBoard)
}

fn prefix(source: &Source, several_files: bool, line: Option<usize>) -> String {
    match (line, several_files, source) {
        (None, false, _) => String::new(),
        (None, true, _) => format!("{source}: "),
        (Some(line), false, Source::Standard) => format!("line {line}: "),
        (Some(line), ..) => format!("{source}:{line}: "),
    }
}

/// Remarks on a board that was read well, before anything is made of it.
pub(crate) fn remarks(place: &Place<'_>, read: &Read, output: &mut Output) -> io::Result<()> {
    if !read.remarks.is_empty() {
        output.flush()?;
        complain::remarks(place.source, place.text, &read.remarks);
    }
    Ok(())
}

/// What is legal but worth a second look.
pub(crate) fn notes(
    place: &Place<'_>,
    mut notes: Vec<String>,
    read: &Read,
    rules: &RulesArgs,
    output: &mut Output,
) -> io::Result<()> {
    notes.extend(game::shape_in_doubt(read, rules));
    if !notes.is_empty() {
        output.flush()?;
        complain::notes(&place.prefix, &notes);
    }
    Ok(())
}

/// A note that many boards of a text may share, said where it changes.
#[derive(Debug, Default)]
pub(crate) struct Shared {
    source: Option<Source>,
    said: Option<String>,
}

impl Shared {
    pub(crate) fn say(
        &mut self,
        place: &Place<'_>,
        note: Option<String>,
        output: &mut Output,
    ) -> io::Result<()> {
        if self.source.as_ref() != Some(place.source) {
            *self = Shared { source: Some(place.source.clone()), said: None };
        }
        if note != self.said {
            if let Some(note) = &note {
                output.flush()?;
                complain::note(&format!("{}{note}", place.prefix));
            }
            self.said = note;
        }
        Ok(())
    }
}
