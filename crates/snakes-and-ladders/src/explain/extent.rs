//! How long an explanation may become.

use crate::doc::{AsideKind, Block, Text};

/// How much of a large board is told; what is left out is said.
///
/// ```
/// use snakes_and_ladders::explain::Extent;
///
/// assert!(Extent::default().rows < Extent::whole().rows);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// Rows of the dry run, and of other tables.
    pub rows: usize,
    /// Squares in one list.
    pub squares: usize,
    /// Moves of a path.
    pub moves: usize,
    /// Shortest paths.
    pub paths: usize,
    /// Whether pictures come as drawings too, which only pages show.
    pub drawings: bool,
    /// What a reader can do to see what was left out: `--full shows it all`.
    pub see_all: Option<&'static str>,
}

impl Extent {
    /// Everything the recording of the search holds.
    pub const fn whole() -> Extent {
        Extent {
            rows: usize::MAX,
            squares: usize::MAX,
            moves: usize::MAX,
            paths: 1_000,
            drawings: false,
            see_all: None,
        }
    }

    /// That something was left out, and how to see it.
    pub(super) fn left_out(self, what: &str) -> Block {
        let text = match self.see_all {
            Some(how) => format!("{what}; {how}."),
            None => format!("{what}."),
        };
        Block::Aside { kind: AsideKind::LeftOut, title: Text::new(), text: text.into() }
    }

    /// That even where all is told, this is the beginning.
    pub(super) fn beyond(what: &str) -> Block {
        let text = format!("{what}; the rest is too much to be recorded.");
        Block::Aside { kind: AsideKind::LeftOut, title: Text::new(), text: text.into() }
    }

    /// Whether tables are told in full.
    pub(super) fn is_whole(self) -> bool {
        self.rows == usize::MAX
    }
}

impl Default for Extent {
    /// A board of 10 × 10 is told whole.
    fn default() -> Self {
        Extent { rows: 100, squares: 30, moves: 24, paths: 6, drawings: false, see_all: None }
    }
}
