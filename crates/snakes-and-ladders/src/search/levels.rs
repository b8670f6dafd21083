//! The breadth-first search, level by level: the reference for every engine.
//!
//! It is the search of any textbook (E. F. Moore, *The shortest path through a
//! maze*, 1959): a queue that begins with the start; the square at its front is
//! taken, every roll is tried from it, the smallest first; a square not seen
//! before is marked and put at the end. All squares one roll away are in the
//! queue before any that is two rolls away, so the last square is taken after
//! the fewest rolls that reach it.

use std::fmt;

use super::solution::{Solution, Verdict};
use super::unreachable::Unreachable;
use super::work::Work;
use crate::game::{Game, Landing, Move, Token, Turn};
use crate::square::Square;
use crate::trace::{Event, Observer};

/// Bytes the search keeps for each square: its parent and its entry in the queue.
const BYTES_A_SQUARE: u64 = 8;

/// How much memory a search may use for its arrays over the squares.
///
/// The answer itself comes on top: about 40 bytes for each roll of the way.
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
    /// How many slots the game has, if arrays over them stay within the limit.
    pub(crate) fn slots(self, game: &Game) -> Result<usize, TooLarge> {
        // Slots are kept as u32, with one number left for "not seen".
        let allowed = self.bytes.min(BYTES_A_SQUARE * u64::from(u32::MAX - 1));
        let slots = game.slots();
        let needed = u128::from(slots) * u128::from(BYTES_A_SQUARE);
        let refused = TooLarge { squares: game.last().get(), needed, allowed };
        if needed > u128::from(allowed) {
            return Err(refused);
        }
        usize::try_from(slots).map_err(|_| refused)
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
///     "the plain search of 1000000000000000000 squares needs 8.0 EB of memory, \
///      more than the 4.3 GB it may use"
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

/// A number of bytes as people read it, with powers of ten.
struct Bytes(u128);

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut unit, mut name) = (1_000, "kB");
        for larger in ["MB", "GB", "TB", "PB", "EB"] {
            if self.0 < unit * 1_000 {
                break;
            }
            (unit, name) = (unit * 1_000, larger);
        }
        let tenths = (self.0 * 10 + unit / 2) / unit;
        write!(f, "{}.{} {name}", tenths / 10, tenths % 10)
    }
}

/// The fewest rolls from the start to the last square, and the way; of all
/// shortest ways the one with the smallest rolls first.
///
/// Time O(squares × rolls of the die); space 8 bytes a square (of the board,
/// not of the text it came from), and some 40 bytes a roll of the answer.
///
/// ```
/// use snakes_and_ladders::{Board, Game, Rules, Verdict, search};
///
/// let board = Board::from_jumps(36, [(2, 15), (14, 35), (17, 13)])?;
/// let game = Game::new(board, Rules::default())?;
/// let Verdict::Reached(solution) = search(&game)? else { unreachable!() };
/// assert_eq!(solution.rolls(), 4);
/// assert_eq!(
///     solution.to_string(),
///     "1 –1→ 2 ⇒ 15 –2→ 17 ⇒ 13 –1→ 14 ⇒ 35 –1→ 36"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// [`TooLarge`] if the arrays would not fit in [`Limit::default`].
pub fn search(game: &Game) -> Result<Verdict, TooLarge> {
    search_observed(game, Limit::default(), &mut ())
}

/// [`search`] within a limit of one's own, telling an observer each step.
///
/// # Errors
///
/// [`TooLarge`] if the arrays would not fit in the limit.
pub fn search_observed(
    game: &Game,
    limit: Limit,
    observer: &mut impl Observer,
) -> Result<Verdict, TooLarge> {
    let walk = Walk::run(game, limit, observer, Until::Goal)?;
    Ok(match walk.goal {
        Some(goal) => Verdict::Reached(Solution::new(game, walk.path_to(game, goal), walk.work)),
        None => Verdict::Unreachable(Unreachable::new(game, walk.tokens(game), walk.work)),
    })
}

#[derive(Clone, Copy, PartialEq)]
pub(super) enum Until {
    /// The last square is taken from the queue.
    Goal,
    /// The queue is empty.
    QueueEmpty,
}

/// What a search leaves behind.
#[derive(Clone, Debug)]
pub(super) struct Walk {
    /// For each slot 0 where nothing stood, otherwise 1 + the slot it was
    /// reached from; the start is its own.
    parents: Vec<u32>,
    /// All slots in the order of marking: the queue, never emptied.
    pub(super) order: Vec<u32>,
    /// Where in `order` each level begins.
    pub(super) begins: Vec<usize>,
    /// Where in `order` the last level begun ends; behind it is what it pushed.
    pub(super) level_end: usize,
    /// The slot that ended the search.
    pub(super) goal: Option<u32>,
    pub(super) work: Work,
}

#[expect(clippy::cast_possible_truncation, reason = "Walk::run lets only u32 slots in")]
pub(super) fn slot_of(game: &Game, token: Token) -> u32 {
    game.slot(token) as u32
}

impl Walk {
    pub(super) fn run(
        game: &Game,
        limit: Limit,
        observer: &mut impl Observer,
        until: Until,
    ) -> Result<Walk, TooLarge> {
        let mut walk = Walk::prepared(game, limit)?;
        let start = slot_of(game, game.start());
        walk.parents[start as usize] = start + 1;
        walk.order.push(start);
        let mut front = 0;
        for level in 0.. {
            let end = walk.order.len();
            walk.begins.push(front);
            walk.level_end = end;
            observer.see(Event::LevelBegins { level, queued: (end - front) as u64 });
            while front < end {
                let slot = walk.order[front];
                front += 1;
                let token = game.token(u64::from(slot));
                observer.see(Event::Taken { token });
                if until == Until::Goal && game.has_arrived(token) {
                    observer.see(Event::Goal { rolls: level });
                    walk.goal = Some(slot);
                    return Ok(walk);
                }
                walk.expand(game, slot, token, observer);
            }
            observer.see(Event::LevelEnds { level, queued: (walk.order.len() - front) as u64 });
            if front == walk.order.len() {
                break;
            }
        }
        observer.see(Event::QueueEmpty);
        Ok(walk)
    }

    fn prepared(game: &Game, limit: Limit) -> Result<Walk, TooLarge> {
        let slots = limit.slots(game)?;
        Ok(Walk {
            parents: vec![0; slots],
            order: Vec::with_capacity(slots),
            begins: Vec::new(),
            level_end: 0,
            goal: None,
            work: Work::default(),
        })
    }

    /// Tries every roll from the square taken from the queue.
    #[inline]
    fn expand(&mut self, game: &Game, slot: u32, token: Token, observer: &mut impl Observer) {
        let from = token.square;
        self.work.squares_expanded += 1;
        for turn in game.turns(token) {
            self.work.rolls_tried += 1;
            match turn {
                Turn::Lands(landing) => {
                    observer.see(Event::Rolls { from, roll: landing.play.roll });
                    observer.see(Event::Lands(landing));
                    self.mark(game, slot, landing, observer);
                    if landing.passed_end {
                        break;
                    }
                }
                Turn::Stays { roll } => {
                    observer.see(Event::Rolls { from, roll: Some(roll) });
                    observer.see(Event::PastEnd { from, roll });
                    break;
                }
                Turn::Circles { roll, rolled_to } => {
                    observer.see(Event::Rolls { from, roll: Some(roll) });
                    observer.see(Event::Circles { from, roll, rolled_to });
                }
            }
        }
    }

    /// Marks the square the token stands on, not the one it rolled to.
    #[inline]
    fn mark(&mut self, game: &Game, from: u32, landing: Landing, observer: &mut impl Observer) {
        let slot = slot_of(game, landing.token);
        let parent = &mut self.parents[slot as usize];
        if *parent == 0 {
            *parent = from + 1;
            self.order.push(slot);
            observer.see(Event::Pushed(landing));
        } else {
            observer.see(Event::AlreadyVisited(landing));
        }
    }

    /// The moves from the start to a slot the search has marked.
    pub(super) fn path_to(&self, game: &Game, slot: u32) -> Vec<Move> {
        let mut path = Vec::with_capacity(self.begins.len());
        let mut slot = slot;
        while let Some(play) = self.arrival(game, slot) {
            path.push(play);
            slot = self.parents[slot as usize] - 1;
        }
        path.reverse();
        path
    }

    /// The move that first brought a token to a slot; none for the start.
    fn arrival(&self, game: &Game, slot: u32) -> Option<Move> {
        let parent = self.parents[slot as usize].checked_sub(1)?;
        if parent == slot {
            return None;
        }
        game.turns(game.token(u64::from(parent))).find_map(|turn| match turn {
            Turn::Lands(landing) if slot_of(game, landing.token) == slot => Some(landing.play),
            _ => None,
        })
    }

    fn tokens<'a>(&'a self, game: &'a Game) -> impl Iterator<Item = Token> + 'a {
        self.order.iter().map(|&slot| game.token(u64::from(slot)))
    }
}

/// The level and the parent of every square that can be stood on.
///
/// ```
/// use snakes_and_ladders::{Board, Game, Levels, Limit, Rules, Square};
///
/// let board = Board::from_jumps(36, [(2, 15), (14, 35), (17, 13)])?;
/// let game = Game::new(board, Rules::default())?;
/// let levels = Levels::explore(&game, Limit::default())?;
/// assert_eq!(levels.level(Square(35)), Some(3));
/// assert_eq!(levels.parent(Square(35)), Some(Square(13)));
/// assert_eq!(levels.level(Square(14)), None, "nobody ever stands on 14");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Levels<'g> {
    game: &'g Game,
    walk: Walk,
    /// For each slot 0 where nobody stands, otherwise 1 + its level.
    reached: Vec<u32>,
}

impl<'g> Levels<'g> {
    /// Searches until the queue is empty, past the last square if need be.
    ///
    /// Time O(squares × rolls of the die); space 12 bytes a square.
    ///
    /// # Errors
    ///
    /// [`TooLarge`] if the search does not fit in the limit.
    pub fn explore(game: &'g Game, limit: Limit) -> Result<Levels<'g>, TooLarge> {
        let walk = Walk::run(game, limit, &mut (), Until::QueueEmpty)?;
        let mut reached = vec![0; walk.parents.len()];
        for (level, token) in leveled(game, &walk) {
            reached[slot_of(game, token) as usize] = level + 1;
        }
        Ok(Levels { game, walk, reached })
    }

    /// After how many rolls a square is first stood on; `None` if never.
    pub fn level(&self, square: Square) -> Option<u64> {
        self.slots(square)
            .filter_map(|slot| self.reached.get(slot)?.checked_sub(1))
            .min()
            .map(u64::from)
    }

    /// Where the token stood before it first came to stand on a square; `None`
    /// for the start and for squares nobody stands on.
    pub fn parent(&self, square: Square) -> Option<Square> {
        self.arrival(square).map(|play| play.from)
    }

    /// The move that first brings the token to a square.
    pub fn arrival(&self, square: Square) -> Option<Move> {
        let first = self
            .slots(square)
            .filter(|&slot| self.reached.get(slot).is_some_and(|&level| level > 0))
            .min_by_key(|&slot| self.reached[slot])?;
        self.walk.arrival(self.game, u32::try_from(first).ok()?)
    }

    /// Every square stood on with its level, in the order of marking.
    pub fn iter(&self) -> impl Iterator<Item = (Square, u64)> + '_ {
        leveled(self.game, &self.walk).map(|(level, token)| (token.square, u64::from(level)))
    }

    /// What the search did.
    pub fn work(&self) -> Work {
        self.walk.work
    }

    fn slots(&self, square: Square) -> impl Iterator<Item = usize> + '_ {
        let on_board = square <= self.game.last();
        [false, true]
            .into_iter()
            .filter(move |_| on_board)
            .map(move |riding| self.game.slot(Token { square, riding }))
            .filter(move |&slot| self.game.token(slot).square == square)
            .filter_map(|slot| usize::try_from(slot).ok())
    }
}

fn leveled<'a>(game: &'a Game, walk: &'a Walk) -> impl Iterator<Item = (u32, Token)> + 'a {
    let ends = walk.begins.iter().skip(1).copied().chain([walk.order.len()]);
    let levels = walk.begins.iter().copied().zip(ends);
    (0..).zip(levels).flat_map(move |(level, (begin, end))| {
        walk.order[begin..end].iter().map(move |&slot| (level, game.token(u64::from(slot))))
    })
}
