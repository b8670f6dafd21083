//! How long an explanation may become.

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
}

impl Extent {
    /// Everything the recording of the search holds.
    pub const fn whole() -> Extent {
        Extent { rows: usize::MAX, squares: usize::MAX, moves: usize::MAX, paths: 1_000 }
    }

    /// Whether tables are told in full.
    pub(super) fn is_whole(self) -> bool {
        self.rows == usize::MAX
    }
}

impl Default for Extent {
    /// A board of 10 × 10 is told whole.
    fn default() -> Self {
        Extent { rows: 100, squares: 30, moves: 24, paths: 6 }
    }
}
