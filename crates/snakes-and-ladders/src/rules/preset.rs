//! The rules of well-known statements and boards, each with its source.

use std::fmt;

use super::{Chain, PastEnd, Rules};
use crate::board::Board;
use crate::layout::Numbering;
use crate::square::Square;
use crate::vocabulary::vocabulary;

vocabulary! {
    /// A well-known statement or board: its rules, its usual size, its source.
    ///
    /// ```
    /// use snakes_and_ladders::{Preset, Square};
    ///
    /// let preset: Preset = "milton-bradley".parse()?;
    /// assert_eq!(preset.rules().start, Square::OFF_BOARD);
    /// assert_eq!(preset.squares(), Some(100));
    /// # Ok::<(), snakes_and_ladders::UnknownName>(())
    /// ```
    #[non_exhaustive]
    Preset, "preset":
    /// LeetCode 909, "Snakes and Ladders".
    LeetCode = "leetcode",
    /// HackerRank, "Snakes and Ladders: The Quickest Way Up".
    HackerRank = "hackerrank",
    /// GeeksforGeeks, "Snake and Ladder Problem".
    GeeksForGeeks = "gfg",
    /// Baekjoon Online Judge 16928.
    Baekjoon = "baekjoon",
    /// SPOJ PCPC12E, "Snakes and Ladders".
    Spoj = "spoj",
    /// InterviewBit, "Snake Ladder Problem".
    InterviewBit = "interviewbit",
    /// The board game of Milton Bradley, 1943.
    MiltonBradley = "milton-bradley",
    /// The board in the Control Flow chapter of the Swift book.
    SwiftBook = "swift-book",
}

impl Preset {
    /// Where the rules come from.
    pub const fn source(self) -> &'static str {
        match self {
            Preset::LeetCode => "https://leetcode.com/problems/snakes-and-ladders/",
            Preset::HackerRank => {
                "https://www.hackerrank.com/challenges/the-quickest-way-up/problem"
            }
            Preset::GeeksForGeeks => {
                "https://practice.geeksforgeeks.org/problems/snake-and-ladder-problem4816/1"
            }
            Preset::Baekjoon => "https://www.acmicpc.net/problem/16928",
            Preset::Spoj => "https://www.spoj.com/problems/PCPC12E/",
            Preset::InterviewBit => "https://www.interviewbit.com/problems/snake-ladder-problem/",
            Preset::MiltonBradley => {
                "S. C. Althoen, L. King, K. Schilling: How Long Is a Game of Snakes and Ladders? \
                 The Mathematical Gazette 77 (1993), 71-76"
            }
            Preset::SwiftBook => "https://docs.swift.org/swift-book/, chapter Control Flow",
        }
    }

    /// The rules of the game.
    pub fn rules(self) -> Rules {
        match self {
            Preset::LeetCode
            | Preset::HackerRank
            | Preset::GeeksForGeeks
            | Preset::Baekjoon
            | Preset::InterviewBit => Rules::default(),
            Preset::Spoj => {
                Rules { start: Square::OFF_BOARD, chain: Chain::Follow, ..Rules::default() }
            }
            Preset::MiltonBradley => Rules { start: Square::OFF_BOARD, ..Rules::default() },
            Preset::SwiftBook => {
                Rules { start: Square::OFF_BOARD, past_end: PastEnd::Win, ..Rules::default() }
            }
        }
    }

    /// How many squares, where the statement fixes it.
    pub const fn squares(self) -> Option<u64> {
        match self {
            Preset::LeetCode | Preset::Spoj => None,
            Preset::GeeksForGeeks => Some(30),
            Preset::SwiftBook => Some(25),
            Preset::HackerRank
            | Preset::Baekjoon
            | Preset::InterviewBit
            | Preset::MiltonBradley => Some(100),
        }
    }

    /// In how many columns the board is drawn, where the statement says.
    pub const fn columns(self) -> Option<u64> {
        match self {
            Preset::LeetCode | Preset::Spoj => None,
            Preset::GeeksForGeeks => Some(6),
            Preset::SwiftBook => Some(5),
            Preset::HackerRank
            | Preset::Baekjoon
            | Preset::InterviewBit
            | Preset::MiltonBradley => Some(10),
        }
    }

    /// How the board is numbered.
    pub const fn numbering(self) -> Numbering {
        Numbering::Zigzag
    }

    /// What the statement says about the boards it gives, in words; the same
    /// that [`violations`](Preset::violations) checks, and what follows from it
    /// for the work of a search. Empty where it fixes nothing but the board.
    ///
    /// ```
    /// use snakes_and_ladders::Preset;
    ///
    /// assert_eq!(Preset::GeeksForGeeks.constraints().len(), 2);
    /// ```
    pub const fn constraints(self) -> &'static [&'static str] {
        match self {
            Preset::LeetCode => &[
                "On LeetCode a board has 2 to 20 rows and as many columns, so never more than 400 \
                 squares and 6 · n² = 2400 rolls to try: nothing for a computer.",
                "There the first and the last square have no jump: you start cleanly on 1, and \
                 whoever reaches the last square has arrived.",
            ],
            Preset::HackerRank => &[
                "On HackerRank a board has 100 squares, 1 to 15 ladders and 1 to 15 snakes, so \
                 never more than 600 rolls to try.",
                "There no jump begins on square 1 or 100, and no square is an end of two jumps: \
                 no jump ever leads onto another.",
            ],
            Preset::Baekjoon => &[
                "On Baekjoon a board has 100 squares, 1 to 15 ladders and 1 to 15 snakes, so \
                 never more than 600 rolls to try.",
                "There no jump begins on square 1 or 100, and no square is an end of two jumps: \
                 no jump ever leads onto another.",
            ],
            Preset::InterviewBit => &[
                "On InterviewBit a board has 100 squares, 1 to 15 ladders and 1 to 15 snakes, so \
                 never more than 600 rolls to try.",
                "There no jump begins on square 1 or 100, and no square is an end of two jumps: \
                 no jump ever leads onto another.",
            ],
            Preset::GeeksForGeeks => &[
                "On GeeksforGeeks a board has 5 rows of 6, so never more than 180 rolls to try.",
                "There a board has 1 to 10 jumps.",
            ],
            Preset::Spoj | Preset::MiltonBradley | Preset::SwiftBook => &[],
        }
    }

    /// What of the statement's own constraints this board breaks; empty if it
    /// is a board the statement could give.
    ///
    /// Time O(J log J) for J jumps.
    ///
    /// ```
    /// use snakes_and_ladders::{Board, Draft, Numbering, Preset};
    ///
    /// let draft = Draft::Grid(vec![vec![-1, -1], vec![1, -1], vec![-1, -1]]);
    /// let board = Board::from_draft(&draft, Numbering::Zigzag).unwrap();
    /// let broken: Vec<_> =
    ///     Preset::LeetCode.violations(&board).iter().map(ToString::to_string).collect();
    /// assert_eq!(broken, ["the grid has 3 rows and 2 columns, it must be square"]);
    /// ```
    pub fn violations(self, board: &Board) -> Vec<Violation> {
        let mut broken = Vec::new();
        match self {
            Preset::LeetCode => {
                match board.layout() {
                    Some(layout) if layout.is_full() && layout.rows() == layout.columns() => {
                        if !(2..=20).contains(&layout.rows()) {
                            broken.push(Violation::Side {
                                side: layout.rows(),
                                least: 2,
                                most: 20,
                            });
                        }
                    }
                    Some(layout) => broken.push(Violation::NotSquare {
                        rows: layout.rows(),
                        columns: layout.columns(),
                    }),
                    None => broken.push(Violation::NoGrid),
                }
                no_jump_at_ends(board, &mut broken);
            }
            Preset::HackerRank | Preset::Baekjoon | Preset::InterviewBit => {
                fixed_size(self, board, &mut broken);
                no_jump_at_ends(board, &mut broken);
                one_to(board, 15, &mut broken);
                ends_used_once(board, &mut broken);
            }
            Preset::GeeksForGeeks => {
                fixed_size(self, board, &mut broken);
                let jumps = board.jumps().len();
                if jumps == 0 {
                    broken.push(Violation::Missing { what: "jumps" });
                }
                if jumps > 10 {
                    broken.push(Violation::TooMany { what: "jumps", count: jumps, most: 10 });
                }
            }
            Preset::Spoj if board.layout().is_none_or(|layout| !layout.is_full()) => {
                broken.push(Violation::NoGrid);
            }
            Preset::Spoj => {}
            Preset::MiltonBradley | Preset::SwiftBook => fixed_size(self, board, &mut broken),
        }
        broken
    }
}

fn fixed_size(preset: Preset, board: &Board, broken: &mut Vec<Violation>) {
    if let Some(wanted) = preset.squares()
        && wanted != board.squares()
    {
        broken.push(Violation::Squares { squares: board.squares(), wanted });
    }
}

fn no_jump_at_ends(board: &Board, broken: &mut Vec<Violation>) {
    for square in [Square::FIRST, board.last()] {
        if board.jump_from(square).is_some() {
            broken.push(Violation::JumpOn(square));
        }
    }
}

fn one_to(board: &Board, most: usize, broken: &mut Vec<Violation>) {
    let ladders = board.jumps().iter().filter(|jump| jump.to > jump.from).count();
    for (what, count) in [("ladders", ladders), ("snakes", board.jumps().len() - ladders)] {
        if count == 0 {
            broken.push(Violation::Missing { what });
        }
        if count > most {
            broken.push(Violation::TooMany { what, count, most });
        }
    }
}

fn ends_used_once(board: &Board, broken: &mut Vec<Violation>) {
    let mut ends: Vec<Square> =
        board.jumps().iter().flat_map(|jump| [jump.from, jump.to]).collect();
    ends.sort_unstable();
    broken.extend(
        ends.chunk_by(|a, b| a == b)
            .filter(|run| run.len() > 1)
            .map(|run| Violation::EndTwice(run[0])),
    );
}

/// A constraint of a statement that a legal board breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Violation {
    /// The statement gives a grid; this board has no rows and columns.
    NoGrid,
    /// The grid must be square.
    NotSquare {
        /// Its rows.
        rows: u64,
        /// Its columns.
        columns: u64,
    },
    /// The side of the square is outside the range.
    Side {
        /// The side.
        side: u64,
        /// The smallest allowed.
        least: u64,
        /// The largest allowed.
        most: u64,
    },
    /// The number of squares is fixed.
    Squares {
        /// How many there are.
        squares: u64,
        /// How many there must be.
        wanted: u64,
    },
    /// A jump begins on a square where none may.
    JumpOn(
        /// The square.
        Square,
    ),
    /// Too many of a kind.
    TooMany {
        /// What there is too much of.
        what: &'static str,
        /// How many there are.
        count: usize,
        /// How many there may be.
        most: usize,
    },
    /// None of a kind, where the statement has at least one.
    Missing {
        /// What is missing.
        what: &'static str,
    },
    /// A square is an end of more than one jump.
    EndTwice(
        /// The square.
        Square,
    ),
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Violation::NoGrid => f.write_str("the board is no grid, the statement gives one"),
            Violation::NotSquare { rows, columns } => {
                let s = if *rows == 1 { "" } else { "s" };
                let t = if *columns == 1 { "" } else { "s" };
                write!(f, "the grid has {rows} row{s} and {columns} column{t}, it must be square")
            }
            Violation::Side { side, least, most } => {
                write!(f, "the side is {side}, it must be {least} to {most}")
            }
            Violation::Squares { squares, wanted } => {
                write!(f, "the board has {squares} squares, it must have {wanted}")
            }
            Violation::JumpOn(square) => {
                write!(f, "a jump begins on square {square}, where none may")
            }
            Violation::TooMany { what, count, most } => {
                write!(f, "there are {count} {what}, at most {most} are allowed")
            }
            Violation::Missing { what } => {
                write!(f, "there are no {what}, at least one is required")
            }
            Violation::EndTwice(square) => {
                write!(f, "square {square} is an end of more than one jump")
            }
        }
    }
}
