//! Every sequence of rolls, one length after another, nothing remembered.

use super::Bound;
use crate::game::{Game, Turn, Turns};
use crate::search::Work;

/// How the number of sequences grows until one arrives.
///
/// ```
/// use snakes_and_ladders::{Board, Bound, Game, Rules, every_sequence};
///
/// let board = Board::from_jumps(36, [(2, 15), (14, 35), (17, 13)])?;
/// let game = Game::new(board, Rules::default())?;
/// let tried = every_sequence(&game, Bound::default());
/// let numbers: Vec<u64> = tried.lengths.iter().map(|length| length.sequences).collect();
/// assert_eq!(numbers, [6, 36, 216, 1191]); // 6⁴ less what goes past the end
/// assert_eq!(tried.fewest(), Some(4));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EverySequence {
    /// One entry for each length from 1 on, up to the first at which a
    /// sequence arrives or none is left.
    pub lengths: Vec<SequencesOfLength>,
    /// Whether the bound was hit; the last entry is then not complete.
    pub bound_hit: bool,
    /// Whether the start is the last square already.
    pub arrived_at_start: bool,
    /// What it did.
    pub work: Work,
}

/// The sequences of one length.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SequencesOfLength {
    /// The number of rolls.
    pub rolls: u64,
    /// How many sequences of that many legal moves there are.
    pub sequences: u64,
    /// How many of them arrive.
    pub arriving: u64,
}

impl EverySequence {
    /// The fewest rolls, if a sequence that arrives was found.
    pub fn fewest(&self) -> Option<u64> {
        if self.arrived_at_start {
            return Some(0);
        }
        let last = self.lengths.last()?;
        (last.arriving > 0).then_some(last.rolls)
    }
}

/// Tries every sequence of one roll, then every one of two, and so on, until
/// one arrives or the bound is hit.
///
/// Time grows as (rolls of the die) to the power of the fewest rolls; space
/// O(length). Where the last square cannot be reached, only the bound or the
/// want of legal moves ends it.
pub fn every_sequence(game: &Game, bound: Bound) -> EverySequence {
    let mut tried = EverySequence {
        arrived_at_start: game.has_arrived(game.start()),
        ..EverySequence::default()
    };
    if tried.arrived_at_start {
        return tried;
    }
    for rolls in 1.. {
        let finished = tried.all_of_length(game, rolls, bound);
        let of_length = tried.lengths.last().copied().unwrap_or_default();
        if !finished {
            tried.bound_hit = true;
            break;
        }
        if of_length.arriving > 0 || of_length.sequences == 0 {
            break;
        }
    }
    tried
}

impl EverySequence {
    /// Returns whether it finished within the bound.
    fn all_of_length(&mut self, game: &Game, rolls: u64, bound: Bound) -> bool {
        let mut of_length = SequencesOfLength { rolls, ..SequencesOfLength::default() };
        let mut stack: Vec<Turns<'_>> = vec![game.turns(game.start())];
        self.work.squares_expanded += 1;
        let finished = loop {
            let Some(turns) = stack.last_mut() else { break true };
            let Some(turn) = turns.next() else {
                stack.pop();
                continue;
            };
            if self.work.rolls_tried >= bound.rolls_tried {
                break false;
            }
            self.work.rolls_tried += 1;
            match turn {
                Turn::Lands(landing) if stack.len() as u64 == rolls => {
                    of_length.sequences += 1;
                    of_length.arriving += u64::from(game.has_arrived(landing.token));
                }
                Turn::Lands(landing) => {
                    self.work.squares_expanded += 1;
                    stack.push(game.turns(landing.token));
                }
                Turn::Stays { .. } => {
                    stack.pop();
                }
                Turn::Circles { .. } => {}
            }
        };
        self.lengths.push(of_length);
        finished
    }
}
