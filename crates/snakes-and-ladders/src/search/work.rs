//! What a search did.

/// What a search did, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Work {
    /// Rolls tried, those past the end and rides without a roll included.
    pub rolls_tried: u64,
    /// Squares whose rolls were tried.
    pub squares_expanded: u64,
}
