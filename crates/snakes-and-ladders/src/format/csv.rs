//! Lines of `from,to`.

use std::ops::Range;

use super::form::Format;
use super::numbers::{quoted, whole_number_problem};
use super::parsed::Parsed;
use super::problem::{Places, Problems};
use super::size_comment::Size;
use crate::board::Draft;

/// Reads a whole text, from a place on, as one board.
pub(super) fn parse(text: &str, from: usize) -> Parsed {
    let mut list = List::default();
    let size = Size::of_comments(text, from, &mut list.places, &mut list.problems);
    if let Some(at) = lone_carriage_return(text) {
        list.problems.lose_structure(
            at..at + 1,
            "a line ends with a carriage return alone",
            Some("save the file with line feeds at the ends of its lines"),
        );
    }
    // Quotes are taken away here and not by the reader: one left open would
    // swallow every line after it.
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .quoting(false)
        .comment(Some(b'#'))
        .from_reader(&text.as_bytes()[from..]);
    let mut record = csv::StringRecord::new();
    let mut first = true;
    while let Ok(true) = reader.read_record(&mut record) {
        let begin = record.position().map_or(0, csv::Position::byte);
        let begin = line_begin(text, from + usize::try_from(begin).unwrap_or(text.len()));
        let fields = fields(text, begin, &record);
        if fields.iter().all(|(field, _)| field.is_empty()) {
            continue;
        }
        let heading =
            first && fields.len() >= 2 && is_heading(fields.iter().map(|&(field, _)| field));
        first = false;
        if !heading {
            list.line(&fields);
        }
    }
    Parsed {
        format: Format::Csv,
        start: 0,
        draft: Draft::List { squares: size.squares, columns: size.columns, jumps: list.jumps },
        places: list.places,
        preset: Format::Csv.preset(),
        problems: list.problems,
        remarks: Problems::new(),
    }
}

#[derive(Default)]
struct List {
    jumps: Vec<(i128, i128)>,
    places: Places,
    problems: Problems,
}

impl List {
    fn line(&mut self, fields: &[(&str, Range<usize>)]) {
        // An empty field behind the last comma is a habit of spreadsheets.
        let used = match fields {
            [used @ .., (last, _)] if last.is_empty() && used.len() >= 2 => used,
            _ => fields,
        };
        let [(from, from_span), (to, to_span)] = used else {
            let span = used[0].1.start..used[used.len() - 1].1.end;
            let s = if used.len() == 1 { "" } else { "s" };
            let what = format!("this line has {} field{s}, expected two: from,to", used.len());
            self.problems.add(span, what, Some("write one jump a line, e.g. 4,14"));
            return;
        };
        let from = self.number(from, from_span);
        let to = self.number(to, to_span);
        if let (Some(from), Some(to)) = (from, to) {
            self.jumps.push((from, to));
            self.places.jumps.push((from_span.start, to_span.start));
        }
    }

    fn number(&mut self, field: &str, span: &Range<usize>) -> Option<i128> {
        if let Ok(number) = field.parse() {
            return Some(number);
        }
        let signed = field.trim_start_matches(['-', '+']);
        let (what, help) = if signed.starts_with(|c: char| c.is_ascii_digit()) {
            whole_number_problem(field)
        } else if field.is_empty() {
            ("a number is missing here".to_owned(), "write one jump a line, e.g. 4,14")
        } else {
            (
                format!("found {}, expected a number", quoted(field)),
                "write one jump a line, e.g. 4,14",
            )
        };
        self.problems.add(span.clone(), what, Some(help));
        None
    }
}

fn lone_carriage_return(text: &str) -> Option<usize> {
    text.match_indices('\r').map(|(at, _)| at).find(|at| !text[at + 1..].starts_with('\n'))
}

/// The reader gives the end of the record before; comments and blank lines may
/// lie between.
fn line_begin(text: &str, at: usize) -> usize {
    let mut at = at.min(text.len());
    loop {
        let rest = text[at..].trim_start_matches(['\n', '\r']);
        at = text.len() - rest.len();
        match rest.strip_prefix('#') {
            Some(comment) => at += 1 + comment.find(['\n', '\r']).unwrap_or(comment.len()),
            None => return at,
        }
    }
}

/// Each field without blanks and quotes around it, and where it is.
fn fields<'r>(
    text: &str,
    begin: usize,
    record: &'r csv::StringRecord,
) -> Vec<(&'r str, Range<usize>)> {
    let mut at = begin;
    record
        .iter()
        .map(|field| {
            let here = at;
            at += field.len() + 1;
            let bare = field.trim();
            let bare = bare
                .strip_prefix('"')
                .and_then(|inner| inner.strip_suffix('"'))
                .map_or(bare, str::trim);
            let pad = field.find(bare).unwrap_or(0);
            let start = (here + pad).min(text.len());
            (bare, start..(start + bare.len()).min(text.len()))
        })
        .collect()
}

/// Whether a line's fields name columns rather than squares.
pub(super) fn is_heading<'f>(fields: impl IntoIterator<Item = &'f str>) -> bool {
    let mut fields = fields.into_iter().peekable();
    let several = fields.peek().is_some();
    several
        && fields.all(|field| !field.is_empty() && !field.contains(|c: char| c.is_ascii_digit()))
}
