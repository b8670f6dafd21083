//! How much memory a search may use.

use std::fmt;

use crate::game::Game;

/// Bytes the search keeps for each square: its parent and its entry in the queue.
pub(super) const BYTES_A_SQUARE: u64 = 8;

/// How much memory a search may use: its arrays over the squares, and the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// In bytes.
    pub bytes: u64,
}

impl Default for Limit {
    /// 4 GiB (512 MiB where pointers have 32 bits): half a billion squares.
    fn default() -> Self {
        Limit { bytes: if cfg!(target_pointer_width = "64") { 4 << 30 } else { 512 << 20 } }
    }
}

impl Limit {
    /// How many slots the game has, if so many bytes for each stay within the
    /// limit.
    pub(crate) fn slots(self, game: &Game, bytes_a_slot: u64) -> Result<usize, TooLarge> {
        let slots = game.slots();
        self.allows(game, u128::from(slots) * u128::from(bytes_a_slot))?;
        // Slots are kept as u32, with one number left for "not seen".
        let most = BYTES_A_SQUARE * u64::from(u32::MAX - 1);
        Limit { bytes: most }.allows(game, u128::from(slots) * u128::from(BYTES_A_SQUARE))?;
        usize::try_from(slots).map_err(|_| self.refuses(game, u128::from(slots)))
    }

    /// Whether so many bytes are within the limit.
    pub(crate) fn allows(self, game: &Game, needed: u128) -> Result<(), TooLarge> {
        if needed > u128::from(self.bytes) { Err(self.refuses(game, needed)) } else { Ok(()) }
    }

    fn refuses(self, game: &Game, needed: u128) -> TooLarge {
        TooLarge { squares: game.last().get(), needed, allowed: self.bytes }
    }
}

/// The board is too large for the plain search, which keeps 8 bytes a square.
///
/// ```
/// use snakes_and_ladders::{Board, Game, Rules, search};
///
/// let board = Board::from_jumps(1_000_000_000_000_000_000, [(2, 999_999_999_999_999_999)])?;
/// let game = Game::new(board, Rules::default())?;
/// assert_eq!(
///     search(&game).unwrap_err().to_string(),
///     "the plain search of 1000000000000000000 squares needs 6.9 EiB of memory, \
///      more than the 4.0 GiB it may use"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge {
    /// How many squares the board has.
    pub squares: u64,
    /// How many bytes the search would need.
    pub needed: u128,
    /// How many bytes it may use.
    pub allowed: u64,
}

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "the plain search of {} squares needs {} of memory, more than the {} it may use",
            self.squares,
            Bytes(self.needed),
            Bytes(u128::from(self.allowed))
        )
    }
}

impl std::error::Error for TooLarge {}

/// A number of bytes as people read it, with powers of two.
struct Bytes(u128);

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut unit, mut name) = (1 << 10, "KiB");
        for larger in ["MiB", "GiB", "TiB", "PiB", "EiB"] {
            if self.0 < unit << 10 {
                break;
            }
            (unit, name) = (unit << 10, larger);
        }
        let tenths = (self.0 * 10 + unit / 2) / unit;
        write!(f, "{}.{} {name}", tenths / 10, tenths % 10)
    }
}
