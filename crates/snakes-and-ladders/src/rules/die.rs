//! The die: which rolls there are, and how likely each is.

use std::fmt;
use std::str::FromStr;

use crate::square::Roll;

/// Outcomes a die may have at most.
pub const MAX_OUTCOMES: u32 = 10_000;

/// One outcome and its weight: the number of ways to throw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// How far the token walks.
    pub roll: Roll,
    /// In how many of the [total](Die::total_weight) ways it is thrown.
    pub weight: u64,
}

/// A die: at least one [`Outcome`], by rising roll, no roll twice.
///
/// It is written as the number of its faces (`6`), as a list of outcomes
/// (`1,2,3`; `3×2` or `3x2` has the weight 2, as has a repeated one) or as dice thrown
/// together (`2d6`).
/// Equal outcomes are equal dice, however they were written. The search asks
/// which rolls there are and ignores weights.
///
/// ```
/// use snakes_and_ladders::Die;
///
/// let die: Die = "2d6".parse()?;
/// assert_eq!(die.largest(), 12);
/// assert_eq!(die.outcomes()[0].roll, 2);
/// assert_eq!(die.outcomes()[5].weight, 6); // a seven
/// assert_eq!(die.total_weight(), 36);
/// assert_eq!("3,1,2".parse::<Die>()?, "3".parse::<Die>()?);
/// assert_eq!("1,3×2".parse::<Die>()?, "3,1,3".parse::<Die>()?);
/// assert_eq!(die.to_string().parse::<Die>()?, die);
/// # Ok::<(), snakes_and_ladders::DieError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Die {
    outcomes: Vec<Outcome>,
}

/// Why a text or a number describes no die.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DieError {
    /// No outcome at all.
    NoOutcomes,
    /// An outcome of 0: a roll moves the token at least one square.
    ZeroOutcome,
    /// More than [`MAX_OUTCOMES`] outcomes, or a larger one.
    TooManyOutcomes,
    /// More ways to throw the dice than fit in 64 bits.
    TooManyWays,
    /// Text that is none of the three forms.
    Unreadable(
        /// The text.
        String,
    ),
}

impl fmt::Display for DieError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DieError::NoOutcomes => f.write_str("a die has at least one outcome"),
            DieError::ZeroOutcome => {
                f.write_str("an outcome is at least 1: 0 would not move the token")
            }
            DieError::TooManyOutcomes => {
                write!(f, "a die has at most {MAX_OUTCOMES} outcomes, none larger than that")
            }
            DieError::TooManyWays => {
                f.write_str("so many dice can be thrown in 2^64 ways or more: take fewer")
            }
            DieError::Unreadable(text) => write!(
                f,
                "`{}` is no die: expected the number of faces (6), outcomes (1,2,3) or dice \
                 thrown together (2d6)",
                text.escape_debug()
            ),
        }
    }
}

impl std::error::Error for DieError {}

impl Default for Die {
    /// Six faces.
    fn default() -> Self {
        Die::of_faces(6).expect("six is a legal number of faces")
    }
}

impl Die {
    /// A fair die with faces 1 … `faces`.
    ///
    /// # Errors
    ///
    /// ```
    /// use snakes_and_ladders::{Die, DieError};
    ///
    /// assert_eq!(Die::of_faces(0), Err(DieError::NoOutcomes));
    /// assert_eq!(Die::of_faces(1_000_000), Err(DieError::TooManyOutcomes));
    /// ```
    pub fn of_faces(faces: u32) -> Result<Die, DieError> {
        if faces > MAX_OUTCOMES {
            return Err(DieError::TooManyOutcomes);
        }
        Die::of_outcomes((1..=faces).map(|pips| (pips, 1)))
    }

    /// A die with these outcomes as (pips, weight), in any order; weights of
    /// the same outcome add up, outcomes of weight 0 are left out.
    ///
    /// # Errors
    ///
    /// ```
    /// use snakes_and_ladders::{Die, DieError};
    ///
    /// assert_eq!(Die::of_outcomes([]), Err(DieError::NoOutcomes));
    /// assert_eq!(Die::of_outcomes([(0, 1)]), Err(DieError::ZeroOutcome));
    /// assert_eq!(Die::of_outcomes([(1, u64::MAX), (2, 1)]), Err(DieError::TooManyWays));
    /// ```
    pub fn of_outcomes(weighted: impl IntoIterator<Item = (u32, u64)>) -> Result<Die, DieError> {
        let mut outcomes = Vec::new();
        for (pips, weight) in weighted {
            let roll = Roll::new(pips).ok_or(DieError::ZeroOutcome)?;
            if pips > MAX_OUTCOMES || outcomes.len() > MAX_OUTCOMES as usize {
                return Err(DieError::TooManyOutcomes);
            }
            if weight > 0 {
                outcomes.push(Outcome { roll, weight });
            }
        }
        if outcomes.is_empty() {
            return Err(DieError::NoOutcomes);
        }
        let total = outcomes.iter().try_fold(0_u64, |sum, each| sum.checked_add(each.weight));
        if total.is_none() {
            return Err(DieError::TooManyWays);
        }
        outcomes.sort_by_key(|outcome| outcome.roll);
        outcomes.dedup_by(|later, earlier| {
            let same = later.roll == earlier.roll;
            if same {
                earlier.weight += later.weight;
            }
            same
        });
        Ok(Die { outcomes })
    }

    /// `dice` fair dice of `faces` faces thrown together; the token walks the sum.
    ///
    /// Time O(outcomes × dice).
    ///
    /// # Errors
    ///
    /// ```
    /// use snakes_and_ladders::{Die, DieError};
    ///
    /// assert_eq!(Die::of_dice(0, 6), Err(DieError::NoOutcomes));
    /// assert_eq!(Die::of_dice(64, 6), Err(DieError::TooManyWays));
    /// ```
    pub fn of_dice(dice: u32, faces: u32) -> Result<Die, DieError> {
        if dice == 0 || faces == 0 {
            return Err(DieError::NoOutcomes);
        }
        if dice.checked_mul(faces).is_none_or(|largest| largest > MAX_OUTCOMES) {
            return Err(DieError::TooManyOutcomes);
        }
        u64::from(faces).checked_pow(dice).ok_or(DieError::TooManyWays)?;
        // ways[sum] after each die: a running sum over the last `faces` entries.
        let mut ways = vec![1_u64];
        for _ in 0..dice {
            let mut next = vec![0; ways.len() + faces as usize];
            let mut window = 0;
            for sum in 1..next.len() {
                window += ways.get(sum - 1).copied().unwrap_or(0);
                if sum > faces as usize {
                    window -= ways[sum - 1 - faces as usize];
                }
                next[sum] = window;
            }
            ways = next;
        }
        Die::of_outcomes((0..).zip(ways).skip(1).filter(|&(_, weight)| weight > 0))
    }

    /// The outcomes, by rising roll.
    pub fn outcomes(&self) -> &[Outcome] {
        &self.outcomes
    }

    /// The rolls there are, the smallest first.
    pub fn rolls(&self) -> impl DoubleEndedIterator<Item = Roll> + ExactSizeIterator + '_ {
        self.outcomes.iter().map(|outcome| outcome.roll)
    }

    /// The smallest roll.
    pub fn smallest(&self) -> Roll {
        self.outcomes[0].roll
    }

    /// The largest roll.
    pub fn largest(&self) -> Roll {
        self.outcomes[self.outcomes.len() - 1].roll
    }

    /// In how many ways the die can fall; an outcome's probability is its
    /// weight over this.
    pub fn total_weight(&self) -> u64 {
        self.outcomes.iter().map(|outcome| outcome.weight).sum()
    }

    /// Whether every roll from 1 to the largest can be thrown.
    pub fn has_no_gaps(&self) -> bool {
        self.outcomes.len() == self.largest().get() as usize
    }

    /// How many different rolls are at least this one.
    pub fn rolls_from(&self, roll: Roll) -> usize {
        self.outcomes.len() - self.outcomes.partition_point(|outcome| outcome.roll < roll)
    }
}

impl FromStr for Die {
    type Err = DieError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let is_number = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
        let unreadable = || DieError::Unreadable(text.chars().take(40).collect());
        let number = |part: &str| match part.trim() {
            part if is_number(part) => part.parse().map_err(|_| DieError::TooManyOutcomes),
            _ => Err(unreadable()),
        };
        let weight = |part: &str| match part.trim() {
            part if is_number(part) => part.parse().map_err(|_| DieError::TooManyWays),
            _ => Err(unreadable()),
        };
        if let Some((dice, faces)) = text.split_once(['d', 'D']) {
            Die::of_dice(number(dice)?, number(faces)?)
        } else if text.contains([',', '×', 'x']) {
            let outcomes = text.split(',').map(|outcome| match outcome.split_once(['×', 'x']) {
                Some((pips, ways)) => Ok((number(pips)?, weight(ways)?)),
                None => Ok((number(outcome)?, 1)),
            });
            Die::of_outcomes(outcomes.collect::<Result<Vec<_>, _>>()?)
        } else {
            Die::of_faces(number(text)?)
        }
    }
}

impl fmt::Display for Die {
    /// As it can be read again: `6` for faces 1 … 6, otherwise the outcomes,
    /// with their weights where they are more than 1 or there is only one
    /// outcome (`1,2,3×2`, `5×1`).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.has_no_gaps() && self.outcomes.iter().all(|outcome| outcome.weight == 1) {
            return write!(f, "{}", self.largest());
        }
        let alone = self.outcomes.len() == 1;
        for (index, outcome) in self.outcomes.iter().enumerate() {
            if index > 0 {
                f.write_str(",")?;
            }
            write!(f, "{}", outcome.roll)?;
            if outcome.weight > 1 || alone {
                write!(f, "×{}", outcome.weight)?;
            }
        }
        Ok(())
    }
}
