//! Which names mean what: of lists of jumps, of sizes, of the ends of a jump.

use std::ops::Range;

use super::problem::Problems;
use super::tokens::Token;

/// What the jumps of a map or list are said to be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Kind {
    #[default]
    Jumps,
    Ladders,
    Snakes,
}

impl Kind {
    /// What a name says of the jumps under it: it has `ladder`, or `snake` or
    /// `chute`, in it; `jump` and a name with both are said of both.
    pub(super) fn of(name: &str) -> Option<Kind> {
        let name = plain(name);
        let ladders = name.contains("ladder");
        let snakes = name.contains("snake") || name.contains("chute");
        match (ladders, snakes) {
            (true, false) => Some(Kind::Ladders),
            (false, true) => Some(Kind::Snakes),
            (true, true) => Some(Kind::Jumps),
            (false, false) => name.contains("jump").then_some(Kind::Jumps),
        }
    }

    /// Whether a name is that of jumps, and not of the game.
    pub(super) fn is_of_one(name: &str) -> bool {
        let of_both = plain(name).contains("ladder") && plain(name).contains("snake");
        Kind::of(name).is_some() && !of_both
    }

    /// Remarks on a jump that leads the wrong way for its kind.
    pub(super) fn remark_slip(
        self,
        (from, span): (i128, Range<usize>),
        to: i128,
        remarks: &mut Problems,
    ) {
        let slip = match self {
            Kind::Ladders if to < from => "is listed among the ladders but leads down",
            Kind::Snakes if to > from => "is listed among the snakes but leads up",
            _ => return,
        };
        let what = format!("the jump {from} ⇒ {to} {slip}");
        remarks.add(span, what, Some("are its ends swapped?"));
    }

    pub(super) const fn one(self) -> &'static str {
        match self {
            Kind::Jumps => "jump",
            Kind::Ladders => "ladder",
            Kind::Snakes => "snake",
        }
    }

    pub(super) const fn several(self) -> &'static str {
        match self {
            Kind::Jumps => "jumps",
            Kind::Ladders => "ladders",
            Kind::Snakes => "snakes",
        }
    }

    /// "1 ladder", "3 snakes".
    pub(super) fn counted(self, count: u64) -> String {
        format!("{count} {}", if count == 1 { self.one() } else { self.several() })
    }
}

/// What a named number says of a board's size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Measure {
    /// How many squares.
    Squares,
    /// How many squares, in the words of the Swift book.
    FinalSquare,
    Columns,
    Rows,
    /// Rows and columns.
    Side,
}

impl Measure {
    /// The names of sizes.
    pub(super) const NAMES: &'static str = "n, size, squares, columns, rows or side";

    /// What a number of this name measures.
    pub(super) fn of(name: &str) -> Option<Measure> {
        match plain(name).as_str() {
            "n" | "size" | "squares" | "numsquares" | "boardsize" | "lastsquare" | "last"
            | "total" | "totalsquares" => Some(Measure::Squares),
            "finalsquare" => Some(Measure::FinalSquare),
            "columns" | "cols" | "width" => Some(Measure::Columns),
            "rows" | "height" => Some(Measure::Rows),
            "side" | "boarddimension" | "dimension" => Some(Measure::Side),
            _ => None,
        }
    }
}

/// Whether a number of this name is the answer somebody expects.
pub(super) fn is_answer(name: &str) -> bool {
    ["expected", "answer", "ans", "result", "output", "res"].contains(&plain(name).as_str())
}

/// Whether a name says that its grid is a board.
pub(super) fn is_board(name: &str) -> bool {
    ["board", "grid", "matrix"].iter().any(|word| plain(name).contains(word))
}

/// Whether a name is that of the game, as functions that solve it have it.
pub(super) fn is_game(name: &str) -> bool {
    Kind::of(name) == Some(Kind::Jumps) && plain(name).contains("ladder")
}

/// Whether a list of numbers of this name may be an array of jumps.
pub(super) fn is_moves(name: &str) -> bool {
    let name = plain(name);
    Kind::of(&name).is_some() || ["move", "offset"].iter().any(|word| name.contains(word))
}

/// Whether a list of this name is what a search keeps, or the steps of a piece
/// on a plane, and no board.
pub(super) fn is_state(name: &str) -> bool {
    STATE.contains(&plain(name).as_str())
}

const STATE: [&str; 40] = [
    "adj",
    "best",
    "cache",
    "cost",
    "current",
    "d",
    "delta",
    "deltas",
    "deque",
    "dir",
    "direction",
    "directions",
    "dirs",
    "dist",
    "distance",
    "distances",
    "dp",
    "dq",
    "dx",
    "dy",
    "frontier",
    "graph",
    "level",
    "levels",
    "memo",
    "neighbors",
    "neighbours",
    "nodes",
    "parent",
    "parents",
    "path",
    "prev",
    "q",
    "que",
    "queue",
    "seen",
    "stack",
    "todo",
    "vis",
    "visited",
];

/// Which end of a jump a key names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    From,
    To,
    /// Where a ladder begins and a snake ends.
    Bottom,
    /// Where a snake begins and a ladder ends.
    Top,
}

impl End {
    /// Keys of records, as errors name them.
    pub(super) const KEYS: &'static str =
        "from and to, start and end, head and tail, or bottom and top";

    /// The end a key names.
    pub(super) fn named(key: &str) -> Option<End> {
        match plain(key).as_str() {
            "from" | "start" | "begin" | "src" | "source" | "head" => Some(End::From),
            "to" | "end" | "dst" | "dest" | "destination" | "target" | "tail" => Some(End::To),
            "bottom" => Some(End::Bottom),
            "top" => Some(End::Top),
            _ => None,
        }
    }

    /// Which end it is of a jump of this kind: ladders lead up.
    pub(super) fn of(self, kind: Kind) -> End {
        match (self, kind) {
            (End::Bottom, Kind::Snakes) => End::To,
            (End::Top, Kind::Snakes) | (End::Bottom, _) => End::From,
            (End::Top, _) => End::To,
            (end, _) => end,
        }
    }

    /// Whether a token is a key that begins a record of a jump.
    pub(super) fn is_key(token: &Token<'_>) -> bool {
        match token {
            Token::Text(text) => End::named(text).is_some() || plain(text) == "type",
            Token::Word(word) => End::named(word).is_some() || plain(word) == "type",
            _ => false,
        }
    }
}

/// A name in small letters without what joins its words.
fn plain(name: &str) -> String {
    name.chars().filter(|c| !matches!(c, '_' | '-' | '$')).flat_map(char::to_lowercase).collect()
}
