//! What is wrong with a text, and where.

use std::fmt;
use std::ops::Range;

use super::lines::{Excerpt, Lines};
use crate::board::{Flaw, Flaws};

/// One thing wrong with a text: what, where, and what to do.
///
/// It prints as one line: `line 1, column 7: found …, expected … (help)`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Problem {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, counted in characters.
    pub column: usize,
    /// The bytes of the text it is about; empty at the end of the text.
    pub span: Range<usize>,
    /// What is wrong: what was found and what was expected.
    pub what: String,
    /// What to do about it.
    pub help: Option<String>,
    /// The flaw of the board, where the text itself was read well.
    pub flaw: Option<Flaw>,
}

impl Problem {
    /// The part of the line that shows it. `text` is the text that was read.
    pub fn excerpt<'t>(&self, text: &'t str) -> Excerpt<'t> {
        Excerpt::new(text, &self.span)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.what)?;
        match &self.help {
            Some(help) => write!(f, " ({help})"),
            None => Ok(()),
        }
    }
}

/// Everything wrong with one board's text: at least one [`Problem`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    problems: Vec<Problem>,
    more: u64,
}

impl ReadError {
    pub(super) fn new(problems: Problems, lines: &mut Lines<'_>) -> ReadError {
        let more = problems.more;
        ReadError { problems: problems.placed(lines), more }
    }

    /// Says more of what to do about the first problem.
    pub(super) fn add_help(&mut self, more: &str) {
        if let Some(first) = self.problems.first_mut() {
            first.help = Some(match first.help.take() {
                Some(help) if help.ends_with('?') => format!("{help} {more}"),
                Some(help) => format!("{help}; {more}"),
                None => more.to_owned(),
            });
        }
    }

    /// The problems, by their place in the text. Never empty.
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// How many more there are than [`problems`](ReadError::problems) lists.
    pub fn more(&self) -> u64 {
        self.more
    }

    /// The line of the first problem.
    pub fn line(&self) -> usize {
        self.problems.first().map_or(1, |problem| problem.line)
    }
}

impl fmt::Display for ReadError {
    /// One problem a line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, problem) in self.problems.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            problem.fmt(f)?;
        }
        if self.more > 0 {
            write!(f, "\nand {} more", self.more)?;
        }
        Ok(())
    }
}

impl std::error::Error for ReadError {}

/// Problems a board's error lists at most; the rest are counted.
const MOST_LISTED: usize = 100;

const FROM_ZERO: &str =
    "this list was read as one that counts from 0: its numbers are one less than the squares";

/// Problems as they are collected, before lines are known.
#[derive(Debug, Default)]
pub(super) struct Problems {
    found: Vec<Found>,
    more: u64,
    structure_lost: bool,
}

#[derive(Debug)]
struct Found {
    span: Range<usize>,
    what: String,
    help: Option<String>,
    flaw: Option<Flaw>,
}

impl Problems {
    pub(super) fn new() -> Problems {
        Problems::default()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// Whether it is no longer sure which number belongs where.
    pub(super) fn structure_lost(&self) -> bool {
        self.structure_lost
    }

    pub(super) fn append(&mut self, other: Problems) {
        self.found.extend(other.found);
        self.more += other.more;
    }

    /// Where the last problem ends.
    pub(super) fn last_end(&self) -> Option<usize> {
        self.found.last().map(|found| found.span.end)
    }

    /// A wrong value in the right place.
    pub(super) fn add(&mut self, span: Range<usize>, what: impl Into<String>, help: Option<&str>) {
        self.push(Found { span, what: what.into(), help: help.map(str::to_owned), flaw: None });
    }

    /// What follows is in doubt, and nothing is to be said of it.
    pub(super) fn lose_structure_quietly(&mut self) {
        self.structure_lost = true;
    }

    /// Something that puts what follows in doubt.
    pub(super) fn lose_structure(
        &mut self,
        span: Range<usize>,
        what: impl Into<String>,
        help: Option<&str>,
    ) {
        self.structure_lost = true;
        self.add(span, what, help);
    }

    /// `whole` is what a flaw without a place of its own is shown at. In a list
    /// that counts from 0 the flaws speak of squares, the text of one less.
    pub(super) fn add_flaws(
        &mut self,
        flaws: &Flaws,
        places: &Places,
        whole: &Range<usize>,
        text: &str,
        from_zero: bool,
    ) {
        for flaw in flaws.all() {
            let start = places.start_of(flaw);
            self.push(Found {
                span: start.map_or_else(|| whole.clone(), |start| piece(text, start)),
                what: flaw.to_string(),
                help: match flaw {
                    Flaw::FromOffBoard { .. } | Flaw::ToOffBoard { .. } if from_zero => {
                        Some(FROM_ZERO)
                    }
                    flaw => flaw.help(),
                }
                .map(str::to_owned),
                flaw: Some(*flaw),
            });
        }
        self.more += flaws.more();
    }

    fn push(&mut self, found: Found) {
        if self.found.len() < MOST_LISTED {
            self.found.push(found);
        } else {
            self.more += 1;
        }
    }

    pub(super) fn placed(mut self, lines: &mut Lines<'_>) -> Vec<Problem> {
        self.found.sort_by_key(|found| found.span.start);
        let place = |Found { span, what, help, flaw }| {
            let span = lines.whole_characters(span);
            let (line, column) = lines.at(span.start);
            Problem { line, column, span, what, help, flaw }
        };
        self.found.into_iter().map(place).collect()
    }
}

/// Where in the text the parts of a draft begin.
#[derive(Debug, Default)]
pub(super) struct Places {
    /// The cells of a grid, row after row.
    pub(super) cells: Vec<usize>,
    /// For each row of a grid its bracket, and its first cell's place in `cells`.
    pub(super) rows: Vec<(usize, usize)>,
    /// The two numbers of each jump of a list.
    pub(super) jumps: Vec<(usize, usize)>,
    /// The number of squares.
    pub(super) squares: Option<usize>,
    /// The number of columns.
    pub(super) columns: Option<usize>,
}

impl Places {
    fn start_of(&self, flaw: &Flaw) -> Option<usize> {
        let jump = flaw.index().and_then(|index| self.jumps.get(index));
        match *flaw {
            Flaw::RaggedRow { row, .. } => {
                self.rows.get(usize::try_from(row).ok()?).map(|&(bracket, _)| bracket)
            }
            Flaw::BeyondLast { .. } | Flaw::ToOffBoard { .. } if jump.is_some() => {
                jump.map(|&(_, to)| to)
            }
            Flaw::FromOffBoard { .. } | Flaw::TwoJumps { .. } => jump.map(|&(from, _)| from),
            Flaw::NoSquares | Flaw::TooManySquares { .. } => self.squares,
            Flaw::NoColumns => self.columns,
            _ => {
                let cell = flaw.cell()?;
                let &(_, first) = self.rows.get(usize::try_from(cell.row).ok()?)?;
                self.cells.get(first + usize::try_from(cell.column).ok()?).copied()
            }
        }
    }
}

/// The number, the word in quotes or the sign that begins at a place.
fn piece(text: &str, start: usize) -> Range<usize> {
    let rest = &text[start..];
    let first = rest.chars().next().map_or(0, char::len_utf8);
    let length = if let Some(quote @ ('"' | '\'')) = rest.chars().next() {
        rest[1..].find(quote).map_or(first, |end| end + 2)
    } else if rest.trim_start_matches(['-', '+']).starts_with(|c: char| c.is_ascii_digit()) {
        let sign = rest.len() - rest.trim_start_matches(['-', '+']).len();
        let digits = rest[sign..].find(|c: char| !c.is_ascii_digit());
        digits.map_or(rest.len(), |digits| sign + digits)
    } else {
        rest.find(|c: char| c.is_whitespace() || "[]{},:\"'".contains(c)).unwrap_or(rest.len())
    };
    start..start + length.max(first)
}
