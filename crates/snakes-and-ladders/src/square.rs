//! Squares and rolls: the two numbers of the game.

use std::fmt;
use std::num::NonZeroU32;

/// A square of the board, by its number: 1 is where most games start.
///
/// Any `u64` is a square by itself; whether a *board* has it is
/// [`Board::contains`](crate::Board::contains)'s answer. 0 is
/// [off the board](Square::OFF_BOARD), where some games begin.
///
/// ```
/// use snakes_and_ladders::Square;
///
/// let square = Square(22);
/// assert_eq!(square.to_string(), "22");
/// assert_eq!(square, 22);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Square(pub u64);

impl Square {
    /// Off the board: where the token waits in games whose first roll brings
    /// it onto the board. No jump begins or ends here.
    pub const OFF_BOARD: Square = Square(0);
    /// The first square.
    pub const FIRST: Square = Square(1);

    /// The number of the square.
    pub const fn get(self) -> u64 {
        self.0
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<u64> for Square {
    fn from(number: u64) -> Self {
        Square(number)
    }
}

impl PartialEq<u64> for Square {
    fn eq(&self, number: &u64) -> bool {
        self.0 == *number
    }
}

/// One outcome of the die: at least 1.
///
/// ```
/// use snakes_and_ladders::Roll;
///
/// assert_eq!(Roll::new(6).unwrap().get(), 6);
/// assert!(Roll::new(0).is_none(), "a roll moves the token at least one square");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Roll(NonZeroU32);

impl Roll {
    /// The roll of `pips`, or `None` for 0.
    pub const fn new(pips: u32) -> Option<Roll> {
        match NonZeroU32::new(pips) {
            Some(pips) => Some(Roll(pips)),
            None => None,
        }
    }

    /// How many squares the token walks.
    pub const fn get(self) -> u32 {
        self.0.get()
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl PartialEq<u32> for Roll {
    fn eq(&self, pips: &u32) -> bool {
        self.get() == *pips
    }
}
