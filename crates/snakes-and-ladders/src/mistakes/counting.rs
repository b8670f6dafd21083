//! What is counted as a move.

/// What is counted, and what is returned at the last square.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum Counts {
    /// Levels.
    #[default]
    Right,
    /// Squares taken from the queue.
    Squares,
    /// Levels, from 1.
    FromOne,
    /// Levels; the last square is looked for when it is pushed, while the move
    /// that leads there is not yet counted.
    LevelEarly,
}

impl Counts {
    /// Whether the last square is looked for when a square is pushed, not when
    /// it is taken.
    pub(super) fn looks_when_pushing(self) -> bool {
        self == Counts::LevelEarly
    }

    /// What the count says when the last square is found: `level` is the level
    /// now gone through, `taken` the squares gone through before.
    pub(super) fn says(self, level: u64, taken: u64) -> u64 {
        match self {
            Counts::Right | Counts::LevelEarly => level,
            Counts::Squares => taken,
            Counts::FromOne => level + 1,
        }
    }
}
