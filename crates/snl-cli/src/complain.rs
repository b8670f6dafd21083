//! What goes to standard error: errors with the line shown, notes, help.

use std::io::{self, Write as _};
use std::mem::discriminant;

use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use snakes_and_ladders::format::{Problem, ReadError};
use snakes_and_ladders::{Flaw, Note};

use crate::exit::Exit;
use crate::harmless::harmless;
use crate::input::{Source, reason};

/// Problems of one board shown at most.
const MOST_SHOWN: usize = 12;
/// Flaws of the same kind shown at most: a board may have them in every cell.
const MOST_ALIKE: usize = 4;
/// Notes of one board shown at most.
const MOST_NOTES: usize = 6;

/// Everything wrong with a text, each with its line.
pub(crate) fn about_text(source: &Source, text: &str, error: &ReadError) {
    let mut shown: Vec<&Problem> = Vec::new();
    for problem in error.problems() {
        let alike = shown.iter().filter(|before| are_alike(before, problem)).count();
        if alike < MOST_ALIKE && shown.len() < MOST_SHOWN {
            shown.push(problem);
        }
    }
    for problem in &shown {
        show(source, text, problem, Level::ERROR);
    }
    let more = (error.problems().len() - shown.len()) as u64 + error.more();
    if more > 0 {
        let s = if more == 1 { "" } else { "s" };
        note(&format!("{source}: {more} more error{s} in this board"));
    }
}

/// Whether two problems are the same, only elsewhere.
fn are_alike(one: &Problem, other: &Problem) -> bool {
    match (one.flaw, other.flaw) {
        (Some(one), Some(other)) => discriminant(&one) == discriminant(&other),
        _ => one.what == other.what,
    }
}

/// What was understood but looks like a slip.
pub(crate) fn remarks(source: &Source, text: &str, remarks: &[Problem]) {
    for remark in remarks.iter().take(MOST_NOTES) {
        show(source, text, remark, Level::WARNING);
    }
    more_notes(remarks.len());
}

fn show(source: &Source, text: &str, problem: &Problem, level: Level<'_>) {
    let excerpt = problem.excerpt(text);
    let left = if excerpt.cut_before { "…" } else { "" };
    let right = if excerpt.cut_after { "…" } else { "" };
    let before = format!("{left}{}", harmless(excerpt.before));
    let marked = harmless(excerpt.marked);
    let shown = format!("{before}{marked}{}{right}", harmless(excerpt.after));
    let (start, end) = (before.len(), before.len() + marked.len());
    let path = source.to_string();
    let snippet = Snippet::source(shown.as_str())
        .line_start(problem.line)
        .annotation(AnnotationKind::Primary.span(start..end));
    let mut group = Group::with_title(level.primary_title(problem.what.as_str()));
    if excerpt.cut_before {
        // The column counts from the beginning of the line, not of what is shown.
        group = group
            .element(Origin::path(path.as_str()).line(problem.line).char_column(problem.column));
        group = group.element(snippet);
    } else {
        group = group.element(snippet.path(path.as_str()));
    }
    let help =
        problem.help.as_deref().map(|help| match problem.flaw.and_then(|flaw| flaw.help()) {
            Some(known) if problem.flaw == Some(Flaw::SquaresUnknown) => {
                help.replacen(known, "give their number, e.g. --squares 100", 1)
            }
            _ => help.to_owned(),
        });
    if let Some(help) = help {
        group = group.element(Level::HELP.message(help));
    }
    say(&[group], "\n");
}

/// Where standard error cannot be written nobody can be told.
fn say(report: &[Group<'_>], behind: &str) {
    let text = Renderer::styled().render(report);
    let _ = writeln!(anstream::stderr(), "{text}{behind}");
}

/// An error that is not about a place in a text.
pub(crate) fn error(what: &str) {
    say(&[Group::with_title(Level::ERROR.primary_title(what))], "");
}

/// The same with what to do about it.
pub(crate) fn error_with_help(what: &str, help: &str) {
    let error = Group::with_title(Level::ERROR.primary_title(what));
    say(&[error.element(Level::HELP.message(help))], "");
}

/// Something worth knowing.
pub(crate) fn note(what: &str) {
    say(&[Group::with_title(Level::NOTE.primary_title(what))], "");
}

/// Notes in words; the jumps that end on others share one line, as a board may
/// have hundreds.
pub(crate) fn in_words(notes: &[Note]) -> Vec<String> {
    let onto: Vec<&Note> =
        notes.iter().filter(|note| matches!(note, Note::JumpOntoJump { .. })).collect();
    let rest = notes.iter().filter(|note| !matches!(note, Note::JumpOntoJump { .. }));
    let mut words: Vec<String> = rest.map(ToString::to_string).collect();
    match onto[..] {
        [] => {}
        [note] => words.push(note.to_string()),
        [first, ..] => {
            words
                .push(format!("{} jumps end where another begins; the first: {first}", onto.len()));
        }
    }
    words
}

/// The notes of one board.
pub(crate) fn notes(place: &str, notes: &[String]) {
    for what in notes.iter().take(MOST_NOTES) {
        note(&format!("{place}{what}"));
    }
    more_notes(notes.len());
}

fn more_notes(count: usize) {
    if let Some(more @ 1..) = count.checked_sub(MOST_NOTES) {
        note(&format!("and {more} more (--json lists all notes)"));
    }
}

/// The output could not be written.
pub(crate) fn about_output(failure: &io::Error) -> Exit {
    if failure.kind() == io::ErrorKind::BrokenPipe {
        return Exit::PipeClosed;
    }
    error(&format!("cannot write to standard output: {}", reason(failure)));
    Exit::Io
}
