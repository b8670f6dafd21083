//! The forms.

use crate::rules::Preset;
use crate::vocabulary::vocabulary;

vocabulary! {
    /// A form a board can be written in.
    #[non_exhaustive]
    Format, "format":
    /// The grid of LeetCode: a JSON list of rows, the top row first, -1 for "no
    /// jump". Several may follow one another (JSON lines) or stand in a list.
    ///
    /// Forgiven: white space and line breaks anywhere, comments (`//`, `/* */`),
    /// a comma after the last cell or row.
    Grid = "grid",
    /// A JSON object with the number of squares and the jumps:
    /// `{"squares": 100, "columns": 10, "jumps": {"1": 38}}`.
    ///
    /// Forgiven: `ladders` and `snakes` in place of `jumps` or beside it; a list
    /// of pairs in place of a map; keys without quotes; `board_dimension` for
    /// the side of a square board; the jumps themselves as the object, with the
    /// size from elsewhere; `preset` may name the rules; `name`, `title` and
    /// `source` are passed over; otherwise as for grids.
    Object = "object",
    /// Lines `from,to`.
    ///
    /// Forgiven: a heading, blank lines, white space and quotes around a number.
    /// A comment line `# squares: 100, columns: 10` gives the size; other lines
    /// that begin with `#` are passed over.
    Csv = "csv",
    /// HackerRank's standard input: the number of boards, then for each the
    /// number of ladders, a ladder a line, the number of snakes, a snake a line.
    ///
    /// Forgiven: blank lines, any white space between two numbers.
    HackerRank = "hackerrank",
    /// Lists of jumps.
    Pairs = "pairs",
    /// InterviewBit's two arguments.
    InterviewBit = "interviewbit",
    /// Moves.
    Moves = "moves",
    /// Offsets.
    Offsets = "offsets",
}

impl Format {
    /// What it is, for a person.
    pub const fn title(self) -> &'static str {
        match self {
            Format::Grid => "a grid as on LeetCode",
            Format::Object => "a JSON object",
            Format::Csv => "CSV lines from,to",
            Format::HackerRank => "HackerRank input",
            Format::Pairs => "lists of jumps in a program",
            Format::InterviewBit => "the lists A and B of InterviewBit",
            Format::Moves => "an array of where jumps lead",
            Format::Offsets => "an array of how far jumps lead",
        }
    }

    /// The preset a text in this form suggests.
    pub const fn preset(self) -> Option<Preset> {
        match self {
            Format::Grid => Some(Preset::LeetCode),
            Format::HackerRank => Some(Preset::HackerRank),
            Format::InterviewBit => Some(Preset::InterviewBit),
            Format::Object | Format::Csv | Format::Pairs | Format::Moves | Format::Offsets => None,
        }
    }
}
