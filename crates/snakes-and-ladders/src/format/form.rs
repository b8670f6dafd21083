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
    /// Lines of jumps: `4 -> 14`, `4 => 14`, `4 → 14`, `4 ⇒ 14`, `4-14`, `4:14`,
    /// `4 to 14`, `from 4 to 14`, or `4 14`.
    ///
    /// Several stand on a line with `,`, `;`, `|` or `and` between; two with
    /// signs need nothing between. Forgiven: headings `Ladders`, `Snakes` and
    /// `Chutes` in any case, singular or plural, with a colon or without, on a
    /// line of their own or before jumps; arrows of other shapes; bullets `-`,
    /// `*` and `•`; blank lines; remarks behind `#` and `//`. A comment line
    /// `# squares: 100, columns: 10` gives the size.
    Lines = "lines",
    /// Lines `from,to`.
    ///
    /// Forgiven: a heading, blank lines, white space and quotes around a number.
    /// A comment line `# squares: 100, columns: 10` gives the size; other lines
    /// that begin with `#` are passed over.
    Csv = "csv",
    /// HackerRank's standard input: the number of boards, then for each the
    /// number of ladders, a ladder a line, the number of snakes, a snake a line.
    ///
    /// Forgiven: blank lines, lines that begin with `#`, any white space between
    /// two numbers.
    HackerRank = "hackerrank",
    /// HackerRank's older input: the number of boards, then three lines for
    /// each: `3,7` for three ladders and seven snakes, the ladders
    /// `32,62 42,68 12,98`, the snakes. A line of no jumps may be missing.
    ///
    /// Forgiven: as for HackerRank; commas and white space are the same.
    HackerRankOld = "hackerrank-old",
    /// The input of GeeksforGeeks: the number of boards, then two lines for
    /// each: the number of jumps, and the jumps as `3 22 5 8 11 26`. The board
    /// has 5 rows of 6.
    ///
    /// Forgiven: the number of boards may be missing; blank lines, lines that
    /// begin with `#`; commas and white space are the same.
    GeeksForGeeks = "gfg",
    /// The input of Baekjoon 16928: `3 7` for three ladders and seven snakes,
    /// then a jump a line, the ladders first.
    ///
    /// Forgiven: as for HackerRank.
    Baekjoon = "baekjoon",
    /// The input of SPOJ PCPC12E: rows, columns, the number of snakes and the
    /// number of ladders on one line, then a jump a line, the snakes first; the
    /// next board follows, to the end of the text.
    ///
    /// Forgiven: as for HackerRank.
    Spoj = "spoj",
    /// A matrix of two rows: where the jumps begin, where they lead, as
    /// `[94 95; 89 69]`.
    ///
    /// Forgiven: a line break in place of `;` or beside it, no brackets, commas
    /// between numbers, blank lines, lines that begin with `%` or `#`. A comment
    /// line `# squares: 100, columns: 10` gives the size.
    Matrix = "matrix",
    /// A picture of the numbering: every number from 1 to rows × columns once,
    /// in rows. It is a board without jumps; its order is the board's numbering
    /// where it is one of the three that have a name.
    ///
    /// Forgiven: white space, `|` and `,` between numbers, blank lines, lines
    /// that begin with `#`.
    Numbering = "numbering",
}

impl Format {
    /// What it is, for a person.
    pub const fn title(self) -> &'static str {
        match self {
            Format::Grid => "a grid as on LeetCode",
            Format::Object => "a JSON object",
            Format::Csv => "CSV lines from,to",
            Format::Lines => "lines of jumps",
            Format::HackerRank => "HackerRank input",
            Format::HackerRankOld => "HackerRank's older input",
            Format::GeeksForGeeks => "GeeksforGeeks input",
            Format::Baekjoon => "Baekjoon input",
            Format::Spoj => "SPOJ input",
            Format::Matrix => "a matrix of two rows",
            Format::Numbering => "a picture of the numbering",
        }
    }

    /// The preset a text in this form suggests.
    pub const fn preset(self) -> Option<Preset> {
        match self {
            Format::Grid => Some(Preset::LeetCode),
            Format::HackerRank | Format::HackerRankOld => Some(Preset::HackerRank),
            Format::GeeksForGeeks => Some(Preset::GeeksForGeeks),
            Format::Baekjoon => Some(Preset::Baekjoon),
            Format::Spoj => Some(Preset::Spoj),
            Format::Object | Format::Lines | Format::Csv | Format::Matrix | Format::Numbering => {
                None
            }
        }
    }

    /// Whether its squares are numbers somebody wrote down, which may count
    /// from 0.
    pub(super) const fn lists_jumps(self) -> bool {
        match self {
            Format::Grid | Format::Numbering => false,
            Format::Object
            | Format::Lines
            | Format::Csv
            | Format::HackerRank
            | Format::HackerRankOld
            | Format::GeeksForGeeks
            | Format::Baekjoon
            | Format::Spoj
            | Format::Matrix => true,
        }
    }
}
