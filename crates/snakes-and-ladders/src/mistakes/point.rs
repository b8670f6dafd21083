//! The points of the search at which people go wrong.

use crate::vocabulary::vocabulary;

vocabulary! {
    /// A point of the search that a [`Mistake`](super::Mistake) alters.
    ///
    /// Mistakes at different points can be made [together](super::Alteration::with).
    #[non_exhaustive]
    Point, "point of the search":
    /// Which cell of the grid is looked at for a square.
    Numbering = "numbering",
    /// Where the search begins.
    Start = "start",
    /// Which rolls are tried.
    Die = "die",
    /// What a roll past the last square does.
    PastEnd = "past-end",
    /// Where a token stands after a roll.
    Landing = "landing",
    /// Which squares count as visited.
    Marking = "marking",
    /// What waits, and in which order it is taken.
    Queue = "queue",
    /// When the last square is reached.
    GoalTest = "goal-test",
    /// What is counted as a move.
    Counting = "counting",
    /// What is answered when the queue is empty.
    EmptyQueue = "empty-queue",
}
