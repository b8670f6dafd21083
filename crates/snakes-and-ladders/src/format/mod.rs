//! The texts boards come in.
//!
//! One file per text format; the page of each [`Format`] lists what its reader
//! forgives. [`read`] takes a text with one board or many and answers for each:
//! a [`Read`] board, or a [`ReadError`] with everything wrong with it. A bad
//! board costs nothing but itself wherever it can be told where the next one
//! begins.

mod around;
mod array;
mod arrows;
mod candidates;
mod change;
mod code;
mod contest;
mod csv;
mod decode;
mod detect;
mod either;
mod expect;
mod form;
mod found;
mod grid;
mod head;
mod json;
mod jump_list;
mod jumps;
mod lexer;
mod lines;
mod matrix;
mod names;
mod numbering;
mod numbers;
mod object;
mod pairs;
mod panel;
mod parsed;
mod problem;
mod reading;
mod rows;
mod size_comment;
mod sizes;
mod solution;
mod statements;
mod survey;
mod tokens;
mod words;
mod write;

use std::ops::Range;

use crate::board::{Board, Draft, Flaw};
use crate::layout::Numbering;
use crate::rules::Preset;

pub use decode::decode;
pub use form::Format;
pub use lines::Excerpt;
pub use problem::{Problem, ReadError};
pub use write::{WriteError, Writer, Written, write, write_csv, write_grid, write_object};

use candidates::Tried;
use numbering::Picture;
use parsed::Parsed;
use problem::Problems;

/// What is known about a text beforehand. What is given here wins over what the
/// text says or suggests; a grid has its own size, and a picture of the
/// numbering.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The form; found out where it is `None`.
    pub format: Option<Format>,
    /// The number of squares of a list of jumps.
    pub squares: Option<u64>,
    /// The columns a list of jumps is drawn in.
    pub columns: Option<u64>,
    /// How the cells are numbered.
    pub numbering: Option<Numbering>,
    /// The statement or board whose size and numbering apply.
    pub preset: Option<Preset>,
    /// The squares of a list of jumps count from 0, so that each is one more
    /// than written. A grid, and a picture of the numbering, count from 1.
    pub from_zero: bool,
}

impl Options {
    /// Whether the squares in a text of this form are one more than written.
    fn count_from_zero(&self, format: Format) -> bool {
        self.from_zero && format.lists_jumps()
    }

    /// Gives a list of jumps what its text does not say.
    fn complete(&self, draft: &mut Draft, format: Format, preset: Option<Preset>) {
        let Draft::List { squares, columns, jumps } = draft else { return };
        if self.count_from_zero(format) {
            for end in jumps.iter_mut().flat_map(|(from, to)| [from, to]) {
                *end = end.saturating_add(1);
            }
        }
        if format != Format::Numbering {
            let size = preset.filter(|_| squares.is_none());
            *squares = self.squares.or(*squares).or(size.and_then(Preset::squares));
            *columns = self.columns.or(*columns).or(size.and_then(Preset::columns));
        }
    }
}

/// A board as it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Read {
    /// The board.
    pub board: Board,
    /// The form it came in.
    pub format: Format,
    /// The preset the text suggests or names.
    pub preset: Option<Preset>,
    /// The byte of the text it begins at.
    pub start: usize,
    /// The line it begins on, from 1.
    pub line: usize,
    /// What was understood but looks like a slip.
    pub remarks: Vec<Problem>,
}

/// Reads every board of a text, in order, one when asked for it.
///
/// Time O(text); space O(one board) beside the text.
///
/// ```
/// use snakes_and_ladders::format::{Options, read};
///
/// let text = "[[-1,-1],[-1,3]]\n[[1,1][-1,1]]\n[[-1]]\n";
/// let boards: Vec<_> = read(text, &Options::default()).collect();
/// assert_eq!(boards.len(), 3);
/// assert_eq!(boards[0].as_ref().unwrap().board.squares(), 4);
/// assert_eq!(
///     boards[1].as_ref().unwrap_err().to_string(),
///     "line 2, column 7: found `[`, expected `,` or `]` (a comma is missing here)"
/// );
/// assert_eq!(boards[2].as_ref().unwrap().line, 3);
/// ```
///
/// # Errors
///
/// Each board's own; a text whose form nobody can tell is one error.
///
/// ```
/// use snakes_and_ladders::format::{Options, read};
///
/// let error = read("what a nice board", &Options::default()).next().unwrap().unwrap_err();
/// assert_eq!(error.problems()[0].what, "this is no board in a form that can be read");
/// ```
pub fn read<'t>(text: &'t str, options: &Options) -> Reader<'t> {
    let lines = lines::Lines::new(text);
    // A byte order mark is no part of any form.
    let from = text.len() - text.trim_start_matches('\u{feff}').len();
    let source = match detect::candidates(text, from, options.format) {
        Ok(forms) => match forms[..] {
            [form] => Source::of(form, text, from, options),
            _ => Source::Unsure { forms, from },
        },
        Err(problem) => Source::Unknown(Some(problem)),
    };
    Reader { options: *options, lines, source, read_any: false }
}

/// Reads a text that holds one board.
///
/// # Errors
///
/// Everything wrong with it; and a text with more than one board.
///
/// ```
/// use snakes_and_ladders::format::{Options, read_one};
///
/// let error = read_one("[[-1]] [[-1]]", &Options::default()).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "line 1, column 8: a second board begins here (one was expected)"
/// );
/// ```
pub fn read_one(text: &str, options: &Options) -> Result<Read, ReadError> {
    let mut reader = read(text, options);
    let first = reader.next().unwrap_or_else(|| Err(reader.error_at_end()))?;
    match reader.next() {
        None => Ok(first),
        Some(Err(error)) => Err(error),
        Some(Ok(second)) => {
            let mut problems = Problems::new();
            let begin = reader.first_character(second.start);
            problems.add(begin, "a second board begins here", Some("one was expected"));
            Err(reader.error(problems))
        }
    }
}

/// An iterator over the boards of a text; made by [`read`].
#[derive(Debug)]
pub struct Reader<'t> {
    options: Options,
    lines: lines::Lines<'t>,
    source: Source<'t>,
    /// A text without a board is an error, but only once.
    read_any: bool,
}

#[derive(Debug)]
enum Source<'t> {
    Code(Box<code::Boards<'t>>),
    Contest(contest::Input<'t>),
    /// A text of one board, and where it begins behind a byte order mark.
    Whole(Option<(Whole, &'t str, usize)>),
    Unsure {
        /// The forms to try.
        forms: Vec<Format>,
        /// Where the text begins.
        from: usize,
    },
    Answered(std::vec::IntoIter<Result<Read, ReadError>>),
    Unknown(Option<Problems>),
}

/// The reader of a text that is one board.
type Whole = fn(&str, usize) -> Picture;

impl<'t> Source<'t> {
    fn of(form: Format, text: &'t str, from: usize, options: &Options) -> Source<'t> {
        let whole: Whole = match form {
            Format::Grid
            | Format::Object
            | Format::Pairs
            | Format::InterviewBit
            | Format::Moves
            | Format::Offsets => {
                return Source::Code(Box::new(code::Boards::new(text, from, options)));
            }
            Format::HackerRank
            | Format::HackerRankOld
            | Format::GeeksForGeeks
            | Format::Baekjoon
            | Format::Spoj => return Source::Contest(contest::Input::new(form, text, from)),
            Format::Lines => |text, from| arrows::parse(text, from).into(),
            Format::Csv => |text, from| csv::parse(text, from).into(),
            Format::Matrix => |text, from| matrix::parse(text, from).into(),
            Format::Numbering => numbering::parse,
        };
        Source::Whole(Some((whole, text, from)))
    }
}

impl Iterator for Reader<'_> {
    type Item = Result<Read, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        let next = self.next_board();
        if next.is_none() && !std::mem::replace(&mut self.read_any, true) {
            return Some(Err(self.error_at_end()));
        }
        self.read_any = true;
        next
    }
}

impl Reader<'_> {
    fn next_board(&mut self) -> Option<Result<Read, ReadError>> {
        if let Source::Unsure { forms, from } = &self.source {
            let text = self.lines.text();
            self.source = match candidates::tried(text, *from, &self.options, forms) {
                Tried::Answers(answers) => Source::Answered(answers.into_iter()),
                Tried::Several(problems) => Source::Unknown(Some(problems)),
            };
        }
        let parsed: Result<Picture, Problems> = match &mut self.source {
            Source::Code(boards) => boards.next()?.map(Picture::from),
            Source::Contest(input) => input.next()?.map(Picture::from),
            Source::Whole(text) => text.take().map(|(read, text, from)| Ok(read(text, from)))?,
            Source::Answered(answers) => return answers.next(),
            Source::Unsure { .. } => return None,
            Source::Unknown(problems) => Err(problems.take()?),
        };
        Some(match parsed {
            Ok(picture) => self.through_the_gate(picture),
            Err(problems) => Err(self.error(problems)),
        })
    }

    fn through_the_gate(&mut self, picture: Picture) -> Result<Read, ReadError> {
        let Picture { parsed, numbering: drawn } = picture;
        let Parsed { format, start, mut draft, places, preset, mut problems, remarks } = parsed;
        let known = self.options.preset.or(preset);
        self.options.complete(&mut draft, format, known);
        let numbering = self.options.numbering.or(drawn).or(known.map(Preset::numbering));
        let numbering = numbering.unwrap_or_default();
        // Where the text's structure is lost the gate would blame the wrong cells.
        if problems.structure_lost() {
            return Err(self.error(problems));
        }
        match Board::from_draft(&draft, numbering) {
            Ok(board) if problems.is_empty() => {
                let line = self.lines.at(start).0;
                let remarks = remarks.placed(&mut self.lines);
                Ok(Read { board, format, preset, start, line, remarks })
            }
            Ok(_) => Err(self.error(problems)),
            Err(flaws) => {
                let whole = self.first_character(start);
                let from_zero = self.options.count_from_zero(format);
                problems.add_flaws(&flaws, &places, &whole, self.lines.text(), from_zero);
                // What was passed over may have said the size that is missing.
                if flaws.all().contains(&Flaw::SquaresUnknown) {
                    problems.append(remarks);
                }
                let mut error = self.error(problems);
                if self.options.squares.is_none() && are_pairs(&draft) {
                    error.add_help("a list of pairs? give --squares");
                }
                Err(error)
            }
        }
    }

    fn error(&mut self, problems: Problems) -> ReadError {
        ReadError::new(problems, &mut self.lines)
    }

    fn error_at_end(&mut self) -> ReadError {
        let mut problems = Problems::new();
        let end = self.lines.text().len();
        problems.add(end..end, "there is no board in this text", None);
        self.error(problems)
    }

    /// What a flaw without a place of its own is shown at.
    fn first_character(&self, start: usize) -> Range<usize> {
        let length = self.lines.text()[start..].chars().next().map_or(0, char::len_utf8);
        start..start + length
    }
}

/// Whether a grid has rows of two squares and nothing else, as jumps have.
fn are_pairs(draft: &Draft) -> bool {
    let Draft::Grid(rows) = draft else { return false };
    !rows.is_empty() && rows.iter().all(|row| row.len() == 2 && row.iter().all(|&cell| cell > 0))
}
