//! The results as JSON: versioned shapes for the command, the page and
//! bindings.
//!
//! Every document has `"version"`: [`VERSION`]. Within a version, keys may be
//! added; none is removed, renamed or given another meaning. Square numbers are
//! JSON integers up to 2⁶³ − 1 (readers that keep numbers as doubles lose the
//! last digits beyond 2⁵³); exact counts are strings of digits, as they have no
//! bound.

use serde::{Deserialize, Serialize};

use crate::board::{Board, Jump};
use crate::claim::Checked;
use crate::format::{Format, Problem, Read, ReadError};
use crate::game::{Game, Move};
use crate::layout::{Cell, Numbering, Working};
use crate::rules::{Chain, LastJump, PastEnd, Rules, StartJump};
use crate::search::{Blocked, Reason, SquareRange, Unreachable, Verdict, Work};
use crate::square::Square;
use crate::strategy::{DepthFirst, EverySequence, Greedy, GreedyEnd};

/// The version of every shape in this module.
pub const VERSION: u32 = 1;

/// What `snl solve --json` prints for each board, one document a line.
///
/// ```
/// use snakes_and_ladders::{Game, Rules, format, report, search};
///
/// let read = format::read_one("[[-1,-1],[-1,3]]", &format::Options::default())?;
/// let game = Game::new(read.board.clone(), Rules::default())?;
/// let solved = report::Solved::new(None, &read, &game, &search(&game)?);
/// let json = serde_json::to_value(report::Line::Solved(Box::new(solved)))?;
/// assert_eq!(json["kind"], "solved");
/// assert_eq!(json["version"], 1);
/// assert_eq!(json["rolls"], 1);
/// assert_eq!(json["path"][0]["stands_on"], 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Line {
    /// The board was answered.
    Solved(Box<Solved>),
    /// It could not be read, makes no game, or is too large.
    Error(Failed),
}

/// A board with its answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Solved {
    /// [`VERSION`].
    pub version: u32,
    /// The file it came from; absent for standard input.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The line it begins on, from 1.
    pub line: usize,
    /// The name of the form it was read in.
    pub format: Format,
    /// The board.
    pub board: BoardShape,
    /// The rules in force.
    pub rules: RulesShape,
    /// The fewest rolls; `null` if the last square cannot be reached.
    pub rolls: Option<u64>,
    /// The moves of the shortest way; empty if there is none.
    pub path: Vec<Move>,
    /// Why the last square cannot be reached; absent where it can.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unreachable: Option<UnreachableShape>,
    /// All shortest ways; absent unless asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shortest: Option<ShortestShape>,
    /// What other strategies find; absent unless asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub compare: Option<CompareShape>,
    /// What is legal but worth a second look, in words.
    pub notes: Vec<String>,
    /// What the search did.
    pub work: Work,
}

/// A board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardShape {
    /// How many squares.
    pub squares: u64,
    /// How many rows and columns, and how they are numbered; `null` where the
    /// board does not say.
    pub layout: Option<LayoutShape>,
    /// The jumps by rising `from`.
    pub jumps: Vec<Jump>,
}

/// Rows, columns, numbering.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LayoutShape {
    /// Rows.
    pub rows: u64,
    /// Columns.
    pub columns: u64,
    /// `zigzag`, `rows` or `top-left`.
    pub numbering: Numbering,
}

/// Rules, by the names of the command line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RulesShape {
    /// Where the token begins; 0 is off the board.
    pub start: Square,
    /// The die.
    pub die: String,
    /// `stay`, `win` or `bounce`.
    pub past_end: PastEnd,
    /// `once`, `follow` or `next-turn`.
    pub chain: Chain,
    /// `ignore` or `take`.
    pub start_jump: StartJump,
    /// `obey` or `ignore`.
    pub last_jump: LastJump,
}

/// Why the last square cannot be reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnreachableShape {
    /// In words.
    pub text: String,
    /// `"last-jump"`, `{"wall": {"first", "last"}}` or `"closed-set"`.
    pub reason: Reason,
    /// The squares one can stand on.
    pub stands_on: Vec<SquareRange>,
    /// The squares further on that can be rolled onto, and where they lead.
    pub blocked: Vec<Blocked>,
}

/// All shortest ways.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShortestShape {
    /// How many there are, in digits.
    pub count: String,
    /// The first of them in the order of their rolls.
    pub paths: Vec<Vec<Move>>,
}

/// What other strategies find.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CompareShape {
    /// Always the roll that ends furthest.
    pub greedy: StrategyShape,
    /// Depth first; absent where the board is too large for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth_first: Option<StrategyShape>,
    /// Every sequence of rolls.
    pub every_sequence: EverySequenceShape,
}

/// A way a strategy finds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StrategyShape {
    /// Its rolls; `null` if it does not arrive.
    pub rolls: Option<u64>,
    /// `arrives`, `loops`, `stuck`, `finds-nothing` or `bound-hit`.
    pub end: String,
    /// Its moves.
    pub path: Vec<Move>,
    /// What it did.
    pub work: Work,
}

/// Every sequence of rolls.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EverySequenceShape {
    /// The fewest rolls; `null` if none arrived within the bound.
    pub rolls: Option<u64>,
    /// For each length from 1 on: how many sequences, and how many arrive.
    pub lengths: Vec<LengthShape>,
    /// Whether the bound was hit; the last length is then not complete.
    pub bound_hit: bool,
    /// What it did.
    pub work: Work,
}

/// The sequences of one length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LengthShape {
    /// The number of rolls.
    pub rolls: u64,
    /// How many sequences of that many legal moves.
    pub sequences: u64,
    /// How many of them arrive.
    pub arriving: u64,
}

/// A board without an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Failed {
    /// [`VERSION`].
    pub version: u32,
    /// The file it came from; absent for standard input.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The line it is about, from 1.
    pub line: usize,
    /// What kind of failure it is.
    pub cause: Cause,
    /// What is wrong, by place.
    pub problems: Vec<ProblemShape>,
    /// How many more problems there are than are listed.
    pub more: u64,
}

/// Why a board has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Cause {
    /// The text is no legal board.
    Text,
    /// The board makes no game under the rules.
    Rules,
    /// The board is too large for the search.
    TooLarge,
    /// The file could not be read.
    File,
}

/// One thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProblemShape {
    /// The line, from 1; absent where the text is not to blame.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// The column, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
    /// The cell of the grid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cell: Option<Cell>,
    /// What is wrong.
    pub what: String,
    /// What to do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub help: Option<String>,
}

/// What `snl locate --json` prints.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Located {
    /// [`VERSION`].
    pub version: u32,
    /// The square.
    pub square: Square,
    /// Its cell.
    pub cell: Cell,
    /// The layout.
    pub layout: LayoutShape,
    /// `square − 1`.
    pub from_zero: u64,
    /// The row counted from where the numbers begin.
    pub k: u64,
    /// The place in that row.
    pub position: u64,
    /// Whether the row runs right to left.
    pub runs_backwards: bool,
}

/// What `snl check-path --json` prints.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CheckedPath {
    /// [`VERSION`].
    pub version: u32,
    /// Whether every move is legal and the last one arrives.
    pub arrives: bool,
    /// The legal moves, up to the first illegal one.
    pub path: Vec<Move>,
    /// Where the token stands after them.
    pub stands_on: Square,
    /// What is wrong, in words; absent where nothing is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
    /// The fewest rolls; `null` if the last square cannot be reached.
    pub fewest: Option<u64>,
}

impl Solved {
    /// The answer to a board as it was read.
    pub fn new(file: Option<&str>, read: &Read, game: &Game, verdict: &Verdict) -> Solved {
        let (path, unreachable) = match verdict {
            Verdict::Reached(solution) => (solution.path().to_vec(), None),
            Verdict::Unreachable(why) => (Vec::new(), Some(UnreachableShape::from(why))),
        };
        Solved {
            version: VERSION,
            file: file.map(str::to_owned),
            line: read.line,
            format: read.format,
            board: BoardShape::from(game.board()),
            rules: RulesShape::from(game.rules()),
            rolls: verdict.rolls(),
            path,
            unreachable,
            shortest: None,
            compare: None,
            notes: game.notes().iter().map(ToString::to_string).collect(),
            work: verdict.work(),
        }
    }
}

impl Failed {
    /// A board that could not be read.
    pub fn unread(file: Option<&str>, error: &ReadError) -> Failed {
        Failed {
            version: VERSION,
            file: file.map(str::to_owned),
            line: error.line(),
            cause: Cause::Text,
            more: error.more(),
            problems: error.problems().iter().map(ProblemShape::from).collect(),
        }
    }

    /// A board that was read but has no answer.
    pub fn unanswered(file: Option<&str>, line: usize, cause: Cause, what: &[String]) -> Failed {
        let problem = |what: &String| ProblemShape {
            line: None,
            column: None,
            cell: None,
            what: what.clone(),
            help: None,
        };
        Failed {
            version: VERSION,
            file: file.map(str::to_owned),
            line,
            cause,
            more: 0,
            problems: what.iter().map(problem).collect(),
        }
    }
}

impl From<&Problem> for ProblemShape {
    fn from(problem: &Problem) -> Self {
        ProblemShape {
            line: Some(problem.line),
            column: Some(problem.column),
            cell: problem.flaw.and_then(|flaw| flaw.cell()),
            what: problem.what.clone(),
            help: problem.help.clone(),
        }
    }
}

impl From<&Board> for BoardShape {
    fn from(board: &Board) -> Self {
        let layout = board.layout().map(|layout| LayoutShape {
            rows: layout.rows(),
            columns: layout.columns(),
            numbering: layout.numbering(),
        });
        BoardShape { squares: board.squares(), layout, jumps: board.jumps().to_vec() }
    }
}

impl From<&Rules> for RulesShape {
    fn from(rules: &Rules) -> Self {
        RulesShape {
            start: rules.start,
            die: rules.die.to_string(),
            past_end: rules.past_end,
            chain: rules.chain,
            start_jump: rules.start_jump,
            last_jump: rules.last_jump,
        }
    }
}

impl From<&Unreachable> for UnreachableShape {
    fn from(why: &Unreachable) -> Self {
        UnreachableShape {
            text: why.to_string(),
            reason: why.reason(),
            stands_on: why.stands_on().to_vec(),
            blocked: why.blocked().to_vec(),
        }
    }
}

impl From<&Greedy> for StrategyShape {
    fn from(greedy: &Greedy) -> Self {
        let end = match greedy.end {
            GreedyEnd::Arrives => "arrives",
            GreedyEnd::Loops => "loops",
            GreedyEnd::Stuck => "stuck",
            GreedyEnd::BoundHit => "bound-hit",
        };
        StrategyShape {
            rolls: (greedy.end == GreedyEnd::Arrives).then_some(greedy.path.len() as u64),
            end: end.to_owned(),
            path: greedy.path.clone(),
            work: greedy.work,
        }
    }
}

impl From<&DepthFirst> for StrategyShape {
    fn from(found: &DepthFirst) -> Self {
        let end = match (&found.path, found.bound_hit) {
            (Some(_), _) => "arrives",
            (None, true) => "bound-hit",
            (None, false) => "finds-nothing",
        };
        StrategyShape {
            rolls: found.path.as_ref().map(|path| path.len() as u64),
            end: end.to_owned(),
            path: found.path.clone().unwrap_or_default(),
            work: found.work,
        }
    }
}

impl From<&EverySequence> for EverySequenceShape {
    fn from(tried: &EverySequence) -> Self {
        let lengths = tried
            .lengths
            .iter()
            .map(|length| LengthShape {
                rolls: length.rolls,
                sequences: length.sequences,
                arriving: length.arriving,
            })
            .collect();
        EverySequenceShape {
            rolls: tried.fewest(),
            lengths,
            bound_hit: tried.bound_hit,
            work: tried.work,
        }
    }
}

impl From<&Working> for Located {
    fn from(working: &Working) -> Self {
        Located {
            version: VERSION,
            square: working.square,
            cell: working.cell(),
            layout: LayoutShape {
                rows: working.rows,
                columns: working.columns,
                numbering: working.numbering,
            },
            from_zero: working.from_zero,
            k: working.k,
            position: working.position,
            runs_backwards: working.runs_backwards(),
        }
    }
}

impl CheckedPath {
    /// What came of checking a way, beside the fewest rolls.
    pub fn new(checked: &Checked, fewest: Option<u64>) -> CheckedPath {
        CheckedPath {
            version: VERSION,
            arrives: checked.fault.is_none(),
            path: checked.path.clone(),
            stands_on: checked.stands_on,
            fault: checked.fault.as_ref().map(ToString::to_string),
            fewest,
        }
    }
}
