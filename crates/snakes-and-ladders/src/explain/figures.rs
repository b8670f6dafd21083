//! The pictures of an explanation.

use super::facts::Facts;
use crate::doc::Block;

/// The board as given beside the numbered board.
pub(super) fn of_board(_facts: &Facts<'_>) -> Vec<Block> {
    Vec::new()
}
