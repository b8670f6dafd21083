//! The forms.

use std::fmt;
use std::str::FromStr;

use crate::rules::Preset;

/// A form a board can be written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Format {
    /// The grid of LeetCode: a JSON list of rows, the top row first, -1 for "no
    /// jump". Several may follow one another (JSON lines) or stand in a list.
    ///
    /// Forgiven: white space and line breaks anywhere, comments (`//`, `/* */`),
    /// a comma after the last cell or row.
    Grid,
    /// A JSON object with the number of squares and the jumps:
    /// `{"squares": 100, "columns": 10, "jumps": {"1": 38}}`.
    ///
    /// Forgiven: `ladders` and `snakes` in place of `jumps` or beside it; a list
    /// of pairs in place of a map; keys without quotes; `board_dimension` for
    /// the side of a square board; the jumps themselves as the object, with the
    /// size from elsewhere; `preset` may name the rules; `name`, `title` and
    /// `source` are passed over; otherwise as for grids.
    Object,
    /// Lines `from,to`.
    ///
    /// Forgiven: a heading, blank lines, white space and quotes around a number.
    /// A comment line `# squares: 100, columns: 10` gives the size; other lines
    /// that begin with `#` are passed over.
    Csv,
    /// HackerRank's standard input: the number of boards, then for each the
    /// number of ladders, a ladder a line, the number of snakes, a snake a line.
    ///
    /// Forgiven: blank lines, any white space between two numbers.
    HackerRank,
}

impl Format {
    /// All formats.
    pub const ALL: [Format; 4] = [Format::Grid, Format::Object, Format::Csv, Format::HackerRank];

    /// The name used on the command line and in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Format::Grid => "grid",
            Format::Object => "object",
            Format::Csv => "csv",
            Format::HackerRank => "hackerrank",
        }
    }

    /// What it is, for a person.
    pub const fn title(self) -> &'static str {
        match self {
            Format::Grid => "a grid as on LeetCode",
            Format::Object => "a JSON object",
            Format::Csv => "CSV lines from,to",
            Format::HackerRank => "HackerRank input",
        }
    }

    /// The preset a text in this form suggests.
    pub const fn preset(self) -> Option<Preset> {
        match self {
            Format::Grid => Some(Preset::LeetCode),
            Format::HackerRank => Some(Preset::HackerRank),
            Format::Object | Format::Csv => None,
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Format {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Format::ALL.into_iter().find(|format| format.name() == text).ok_or_else(|| {
            let names: Vec<_> = Format::ALL.iter().map(|format| format.name()).collect();
            format!("`{}` is no format: expected {}", text.escape_debug(), names.join(", "))
        })
    }
}
