//! The forms.

use crate::rules::Preset;
use crate::vocabulary::vocabulary;

vocabulary! {
    /// A form a board can be written in.
    #[non_exhaustive]
    Format, "format":
    /// The grid of LeetCode: a list of rows, the top row first, -1 for "no jump".
    /// It may stand in JSON or in a program. Several may follow one another
    /// (JSON lines) or stand in a list.
    ///
    /// Forgiven: white space and line breaks anywhere, comments (`//`, `/* */`,
    /// `#`), a comma after the last cell or row; numbers with `_` between their
    /// digits and a type behind them (`-1i32`, `3L`).
    ///
    /// In a program: rows in braces, in `vec![ ]`, `new int[]{ }`, `List.of( )`,
    /// `Arrays.asList( )` or round brackets, all of a grid in the same; names,
    /// types and calls around it are passed over, and so are lines without a
    /// value and LeetCode's `Input:`, `Output:` and `Explanation:`. In a whole
    /// program lists that are no boards are passed over with a remark.
    Grid = "grid",
    /// A JSON object with the number of squares and the jumps:
    /// `{"squares": 100, "columns": 10, "jumps": {"1": 38}}`.
    ///
    /// Forgiven: `ladders` and `snakes` in place of `jumps` or beside it; a list
    /// of pairs in place of a map; keys without quotes; other names of sizes as
    /// lists of jumps have them; the jumps themselves as the object, with the
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
    /// Forgiven: a line break in place of `;` or beside it, no brackets, brackets
    /// around each row, commas between numbers, blank lines, lines that begin
    /// with `%` or `#`. A comment line `# squares: 100, columns: 10` gives the size.
    Matrix = "matrix",
    /// A picture of the numbering: every number from 1 to rows × columns once,
    /// in rows. It is a board without jumps; its order is the board's numbering
    /// where it is one of the three that have a name.
    ///
    /// Forgiven: white space, `|` and `,` between numbers, blank lines, lines
    /// that begin with `#`.
    Numbering = "numbering",
    /// Lists of jumps as programs hold them: maps `{2: 15}`, pairs `[(2, 15)]`,
    /// records `[{start: 2, end: 15}]`, one list or several, with the number of
    /// squares from a named number or from elsewhere.
    ///
    /// A name with `ladder` in it holds ladders, one with `snake` or `chute`
    /// snakes; a jump of the wrong kind gives a remark. Two lists without such
    /// names are ladders and snakes, the arguments of HackerRank's function, and
    /// suggest its preset where no size is named.
    ///
    /// Sizes: `n`, `size`, `squares`, `num_squares`, `board_size`,
    /// `total_squares`, `last_square`, `finalSquare`; `columns`, `cols`, `width`;
    /// `rows`, `height`; `side`, `dimension`. Another number gives a remark.
    ///
    /// Ends of a record: `from` and `to`, `start` and `end`, `begin`, `src`,
    /// `source`, `head` and `dst`, `dest`, `destination`, `target`, `tail`;
    /// `bottom` and `top`, which snakes have the other way round. `type` may say
    /// which it is; `id`, `name`, `label` and `color` are passed over.
    ///
    /// Forgiven: any of `[ ]`, `( )`, `{ }`, `vec![ ]`, `List.of( )`,
    /// `Map.of(2, 15)`, `Map.entry( )`, `make_pair( )`, `Ladder( )`; `=>` for a colon; calls
    /// around a list (`new Map( )`, `HashMap::from( )`, `dict( )`); a jump a
    /// statement (`ladders[2] = 15`, `snakes.put(17, 13)`); otherwise as for
    /// grids.
    Pairs = "pairs",
    /// The arguments of InterviewBit's function: `A` with the ladders, `B` with
    /// the snakes, each a list of pairs.
    ///
    /// Forgiven: as for lists of jumps.
    InterviewBit = "interviewbit",
    /// An array with a place a square that holds where the jump from there leads.
    /// Places and squares in it count from 0. -1 is "no jump" where there is one
    /// in it, otherwise 0 is.
    ///
    /// Forgiven: `[-1] * n` and `vec![-1; 20]`; assignments `moves[2] = 21` in
    /// place of the list or behind it; zeros in front of a number; several after
    /// one another. A named size must agree with the number of places.
    Moves = "moves",
    /// An array with a place a square that holds how far the jump from there
    /// leads, 0 for "no jump".
    ///
    /// Places of a list count from 0 and stand for the squares from 1 on. In
    /// assignments (`board[03] = +08`), and wherever `finalSquare` is named as in
    /// the Swift book, a place is the number of its square and place 0 is off the
    /// board; that name suggests the book's preset.
    ///
    /// Forgiven: as for arrays of where jumps lead.
    Offsets = "offsets",
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
            Format::HackerRank | Format::HackerRankOld => Some(Preset::HackerRank),
            Format::GeeksForGeeks => Some(Preset::GeeksForGeeks),
            Format::Baekjoon => Some(Preset::Baekjoon),
            Format::InterviewBit => Some(Preset::InterviewBit),
            Format::Spoj => Some(Preset::Spoj),
            Format::Object
            | Format::Lines
            | Format::Csv
            | Format::Matrix
            | Format::Numbering
            | Format::Pairs
            | Format::Moves
            | Format::Offsets => None,
        }
    }

    /// Whether its squares are numbers somebody wrote down, which may count
    /// from 0.
    pub(super) const fn lists_jumps(self) -> bool {
        match self {
            Format::Grid | Format::Numbering | Format::Moves | Format::Offsets => false,
            Format::Object
            | Format::Lines
            | Format::Csv
            | Format::HackerRank
            | Format::HackerRankOld
            | Format::GeeksForGeeks
            | Format::Baekjoon
            | Format::InterviewBit
            | Format::Spoj
            | Format::Matrix
            | Format::Pairs => true,
        }
    }
}
