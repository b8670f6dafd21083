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
    /// value and LeetCode's `Input:`, `Output:` and `Explanation:`.
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
