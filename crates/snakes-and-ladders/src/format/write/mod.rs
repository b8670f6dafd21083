//! Boards written down again.

mod arrays;
mod contest;
mod error;
mod grid;
mod jumps;
mod object;

use std::fmt::Display;

use crate::board::{Board, Jump};
use crate::rules::Preset;
use crate::vocabulary::vocabulary;

pub use error::WriteError;
pub use grid::write_grid;
pub use jumps::write_csv;
pub use object::write_object;

vocabulary! {
    /// A form a board can be written in; [`write()`] shows each.
    #[non_exhaustive]
    Written, "form":
    /// The grid of LeetCode, a board a line.
    Grid = "grid",
    /// A JSON object, a board a line.
    Object = "object",
    /// Lines `from,to` with the size in a comment; one board a text.
    Csv = "csv",
    /// Lines `4 -> 14` under headings, with the size in a comment; one board a
    /// text.
    Lines = "lines",
    /// Two dictionaries of Python, with the size before them; one board a text.
    Pairs = "pairs",
    /// An array counted from 0 of where the jump of each square leads, -1 for
    /// none; one board a text.
    Moves = "moves",
    /// How far each jump leads, as the Swift book has it; one board a text.
    Offsets = "offsets",
    /// A matrix of two rows with the size in a comment; one board a text.
    Matrix = "matrix",
    /// The standard input of HackerRank: boards of 100 squares.
    HackerRank = "hackerrank",
    /// HackerRank's older input: boards of 100 squares.
    HackerRankOld = "hackerrank-old",
    /// The input of GeeksforGeeks: boards of 30 squares with a jump at least.
    GeeksForGeeks = "gfg",
    /// The input of Baekjoon 16928: one board of 100 squares.
    Baekjoon = "baekjoon",
    /// The input of SPOJ PCPC12E: boards of full rows.
    Spoj = "spoj",
    /// The two lists of InterviewBit; one board of 100 squares.
    InterviewBit = "interviewbit",
    /// A grid as a list in Python, a board a line.
    Python = "python",
    /// A grid as an array in Java, a board a line.
    Java = "java",
    /// A grid as vectors in C++, a board a line.
    Cpp = "cpp",
    /// A grid as vectors in Rust, a board a line.
    Rust = "rust",
    /// A grid as an array in JavaScript, a board a line.
    JavaScript = "javascript",
}

impl Written {
    /// What it is, for a person.
    pub const fn title(self) -> &'static str {
        match self {
            Written::Grid => "a grid as on LeetCode",
            Written::Object => "a JSON object",
            Written::Csv => "CSV lines from,to",
            Written::Lines => "lines of jumps",
            Written::Pairs => "lists of jumps in a program",
            Written::Moves => "an array of where jumps lead",
            Written::Offsets => "an array of how far jumps lead",
            Written::Matrix => "a matrix of two rows",
            Written::HackerRank => "HackerRank input",
            Written::HackerRankOld => "HackerRank's older input",
            Written::GeeksForGeeks => "GeeksforGeeks input",
            Written::Baekjoon => "Baekjoon input",
            Written::Spoj => "SPOJ input",
            Written::InterviewBit => "the lists A and B of InterviewBit",
            Written::Python => "a grid in Python",
            Written::Java => "a grid in Java",
            Written::Cpp => "a grid in C++",
            Written::Rust => "a grid in Rust",
            Written::JavaScript => "a grid in JavaScript",
        }
    }

    /// Whether a text in this form can hold several boards.
    pub const fn holds_many(self) -> bool {
        match self {
            Written::Grid
            | Written::Object
            | Written::HackerRank
            | Written::HackerRankOld
            | Written::GeeksForGeeks
            | Written::Spoj
            | Written::Python
            | Written::Java
            | Written::Cpp
            | Written::Rust
            | Written::JavaScript => true,
            Written::Csv
            | Written::Lines
            | Written::Pairs
            | Written::Moves
            | Written::Offsets
            | Written::Matrix
            | Written::Baekjoon
            | Written::InterviewBit => false,
        }
    }

    /// Whether its text begins with the number of boards in it.
    const fn counts_boards(self) -> bool {
        matches!(self, Written::HackerRank | Written::HackerRankOld | Written::GeeksForGeeks)
    }
}

/// Writes a board as a text in a form. A [`Format`](super::Format) of the same
/// name reads it back as the same board, given the size and the numbering where
/// the form does not say them.
///
/// Time and space O(J) for J jumps; O(squares) for the forms that write every
/// square: `moves`, `grid`, and the grids of programs.
///
/// ```
/// use snakes_and_ladders::{Board, format::{Written, write}};
///
/// let board = Board::from_jumps(100, [(32, 62), (95, 13)])?;
/// let text = |form| write(form, &board, None).unwrap();
/// assert_eq!(text(Written::Lines), "# squares: 100\nLadders\n32 -> 62\nSnakes\n95 -> 13\n");
/// assert_eq!(text(Written::Matrix), "# squares: 100\n[32 95; 62 13]\n");
/// assert_eq!(text(Written::HackerRank), "1\n1\n32 62\n1\n95 13\n");
/// assert_eq!(text(Written::HackerRankOld), "1\n1,1\n32,62\n95,13\n");
/// assert_eq!(text(Written::Baekjoon), "1 1\n32 62\n95 13\n");
/// assert_eq!(text(Written::InterviewBit), "A = [[32, 62]]\nB = [[95, 13]]\n");
/// assert_eq!(text(Written::Pairs), "squares = 100\nladders = {32: 62}\nsnakes = {95: 13}\n");
/// assert_eq!(text(Written::Offsets), "finalSquare = 100\nboard[32] = +30\nboard[95] = -82\n");
///
/// let small = snakes_and_ladders::format::read_one("[[-1, -1], [-1, 3]]", &Default::default())?;
/// let text = |form| write(form, &small.board, None).unwrap();
/// assert_eq!(text(Written::Python), "board = [[-1, -1], [-1, 3]]\n");
/// assert_eq!(text(Written::Java), "int[][] board = {{-1, -1}, {-1, 3}};\n");
/// assert_eq!(text(Written::Cpp), "vector<vector<int>> board = {{-1, -1}, {-1, 3}};\n");
/// assert_eq!(text(Written::Rust), "let board = vec![vec![-1, -1], vec![-1, 3]];\n");
/// assert_eq!(text(Written::JavaScript), "const board = [[-1, -1], [-1, 3]];\n");
/// assert_eq!(text(Written::Moves), "n = 4\nmoves = [-1, 2, -1, -1]\n");
/// assert_eq!(text(Written::Spoj), "2 2 0 1\n2 3\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// A board that the form cannot hold.
///
/// ```
/// use snakes_and_ladders::{Board, format::{Written, write}};
///
/// let board = Board::from_jumps(36, [(2, 15)])?;
/// let error = write(Written::HackerRank, &board, None).unwrap_err();
/// assert_eq!(error.to_string(), "the form is for boards of 100 squares, and this one has 36");
/// # Ok::<(), snakes_and_ladders::Flaws>(())
/// ```
pub fn write(form: Written, board: &Board, preset: Option<Preset>) -> Result<String, WriteError> {
    let mut writer = Writer::new(form);
    let mut text = writer.add(board, preset)?;
    text.push_str(&writer.finish());
    Ok(text)
}

/// Writes boards one after another as one text.
///
/// ```
/// use snakes_and_ladders::{Board, format::{WriteError, Written, Writer}};
///
/// let board = Board::from_jumps(100, [(32, 62)])?;
/// let mut writer = Writer::new(Written::HackerRank);
/// assert_eq!(writer.add(&board, None), Ok(String::new()));
/// assert_eq!(writer.add(&board, None), Ok(String::new()));
/// assert_eq!(writer.finish(), "2\n1\n32 62\n0\n1\n32 62\n0\n");
///
/// let mut writer = Writer::new(Written::Csv);
/// assert_eq!(writer.add(&board, None).unwrap(), "# squares: 100\nfrom,to\n32,62\n");
/// assert_eq!(writer.add(&board, None), Err(WriteError::Second));
/// # Ok::<(), snakes_and_ladders::Flaws>(())
/// ```
#[derive(Clone, Debug)]
pub struct Writer {
    form: Written,
    boards: u64,
    /// What waits for the number of boards.
    waiting: String,
}

impl Writer {
    /// An empty text.
    pub fn new(form: Written) -> Writer {
        Writer { form, boards: 0, waiting: String::new() }
    }

    /// Adds a board and hands out the piece of text that is certain now: none
    /// where the text begins with the number of boards. The preset is named by
    /// the forms that have a place for it.
    ///
    /// # Errors
    ///
    /// A board that the form cannot hold; nothing is added then.
    pub fn add(&mut self, board: &Board, preset: Option<Preset>) -> Result<String, WriteError> {
        if self.boards > 0 && !self.form.holds_many() {
            return Err(WriteError::Second);
        }
        let text = one(self.form, board, preset)?;
        self.boards += 1;
        if self.form.counts_boards() {
            self.waiting.push_str(&text);
            return Ok(String::new());
        }
        Ok(text)
    }

    /// The rest of the text.
    pub fn finish(self) -> String {
        if self.waiting.is_empty() {
            self.waiting
        } else {
            format!("{}\n{}", self.boards, self.waiting)
        }
    }
}

/// A board's piece of a text.
fn one(form: Written, board: &Board, preset: Option<Preset>) -> Result<String, WriteError> {
    match form {
        Written::Grid => grid::write_grid(board).map(|text| text + "\n"),
        Written::Object => Ok(object::write_object(board, preset) + "\n"),
        Written::Csv => Ok(jumps::write_csv(board)),
        Written::Lines => Ok(jumps::lines(board)),
        Written::Pairs => Ok(jumps::pairs(board)),
        Written::Matrix => Ok(jumps::matrix(board)),
        Written::Moves => arrays::moves(board),
        Written::Offsets => arrays::offsets(board),
        Written::HackerRank => contest::hackerrank(board),
        Written::HackerRankOld => contest::hackerrank_old(board),
        Written::GeeksForGeeks => contest::gfg(board),
        Written::Baekjoon => contest::baekjoon(board),
        Written::Spoj => contest::spoj(board),
        Written::InterviewBit => contest::interviewbit(board),
        Written::Python => grid::program(board, &grid::PYTHON),
        Written::Java => grid::program(board, &grid::JAVA),
        Written::Cpp => grid::program(board, &grid::CPP),
        Written::Rust => grid::program(board, &grid::RUST),
        Written::JavaScript => grid::program(board, &grid::JAVASCRIPT),
    }
}

/// The jumps that do not lead down, and those that do.
fn ladders_and_snakes(board: &Board) -> (Vec<Jump>, Vec<Jump>) {
    board.jumps().iter().partition(|jump| jump.to >= jump.from)
}

/// Adds each jump as a piece, with something between two.
fn push_jumps(text: &mut String, jumps: &[Jump], between: &str, piece: impl Fn(&Jump) -> String) {
    for (index, jump) in jumps.iter().enumerate() {
        if index > 0 {
            text.push_str(between);
        }
        text.push_str(&piece(jump));
    }
}

fn push(text: &mut String, piece: impl Display) {
    use std::fmt::Write as _;
    write!(text, "{piece}").unwrap_or_else(|_| unreachable!("a string takes all text"));
}
