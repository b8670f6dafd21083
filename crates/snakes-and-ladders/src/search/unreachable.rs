//! Why nobody reaches the last square.

use std::collections::BTreeMap;
use std::fmt;

use super::walk::Walk;
use super::work::Work;
use crate::game::{Game, Token, Turn};
use crate::square::Square;

/// A run of squares, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SquareRange {
    /// The first square of the run.
    pub first: Square,
    /// The last square of the run.
    pub last: Square,
}

impl fmt::Display for SquareRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.last.get() - self.first.get() {
            0 => write!(f, "{}", self.first),
            1 => write!(f, "{}, {}", self.first, self.last),
            _ => write!(f, "{}–{}", self.first, self.last),
        }
    }
}

/// A square further on that can be rolled onto, and where its jumps lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Blocked {
    /// The square.
    pub square: Square,
    /// Where whoever rolls onto it is carried; `None` if its jumps run in a
    /// circle, which makes the roll no legal move.
    pub leads_to: Option<Square>,
}

/// What keeps the token from getting further.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum Reason {
    /// The last square can be rolled onto, but its own jump carries everybody
    /// off.
    LastJump,
    /// A wall: every square of this run has a jump, and it is at least as long
    /// as the largest roll.
    Wall(SquareRange),
    /// Neither: whatever can be rolled onto further on leads back to the squares
    /// one can stand on, or no roll leads further on at all.
    ClosedSet,
}

/// The last square cannot be reached: where the token can be, and why it gets
/// no further.
///
/// ```
/// use snakes_and_ladders::{Board, Game, Reason, Rules, Verdict, search};
///
/// let wall = (7..=12).map(|square| (square, 13 - square));
/// let game = Game::new(Board::from_jumps(36, wall)?, Rules::default())?;
/// let Verdict::Unreachable(why) = search(&game)? else { panic!() };
/// assert!(matches!(why.reason(), Reason::Wall(_)));
/// assert_eq!(
///     why.to_string(),
///     "a wall: every square from 7 to 12 has a jump and no roll is larger than 6; \
///      whoever rolls onto 7–12 is carried to 1–6; one can stand on 1–6"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreachable {
    stands_on: Vec<SquareRange>,
    blocked: Vec<Blocked>,
    reason: Reason,
    largest_roll: u32,
    last: Square,
    work: Work,
}

impl Unreachable {
    /// Works the reason out from what a finished search has marked.
    ///
    /// Time O(squares + (rolls of the die)²), space O(ranges + rolls of the die).
    pub(super) fn new(game: &Game, walk: &Walk) -> Unreachable {
        let last = game.last();
        // The furthest square from which somebody may still throw the die.
        let throwing = || walk.tokens(game).filter(|token| !token.riding);
        let furthest = throwing().map(|token| token.square).max();
        let blocked =
            furthest.map_or_else(Vec::new, |furthest| blocked_ahead(game, furthest, throwing()));
        let reason = if blocked.iter().any(|blocked| blocked.square == last) {
            Reason::LastJump
        } else {
            furthest
                .and_then(|furthest| wall_after(game, furthest))
                .map_or(Reason::ClosedSet, Reason::Wall)
        };
        Unreachable {
            stands_on: ranges(walk.squares(game)),
            blocked,
            reason,
            largest_roll: game.rules().die.largest().get(),
            last,
            work: walk.work,
        }
    }

    /// Every square one can stand on, by rising square. The start counts, and
    /// so does [`Square::OFF_BOARD`] where the token begins there.
    pub fn stands_on(&self) -> &[SquareRange] {
        &self.stands_on
    }

    /// The squares beyond the furthest of those that can be rolled onto, and
    /// where they lead, by rising square.
    pub fn blocked(&self) -> &[Blocked] {
        &self.blocked
    }

    /// What keeps the token from getting further.
    pub fn reason(&self) -> Reason {
        self.reason
    }

    /// What the search did.
    pub fn work(&self) -> Work {
        self.work
    }
}

impl Unreachable {
    /// Where those who roll further on come down.
    fn write_blocked(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (carried, circling): (Vec<&Blocked>, Vec<&Blocked>) =
            self.blocked.iter().partition(|blocked| blocked.leads_to.is_some());
        if self.blocked.is_empty() {
            let furthest = self.stands_on.last().map_or(Square::OFF_BOARD, |range| range.last);
            return write!(f, "from {furthest} no roll leads further on");
        }
        if !carried.is_empty() {
            let from = ranges(carried.iter().map(|blocked| blocked.square));
            let mut to: Vec<Square> =
                carried.iter().filter_map(|blocked| blocked.leads_to).collect();
            to.sort_unstable();
            let to = ranges(to.into_iter());
            write!(f, "whoever rolls onto {} is carried to {}", Ranges(&from), Ranges(&to))?;
        }
        if !circling.is_empty() {
            let squares = ranges(circling.iter().map(|blocked| blocked.square));
            let and = if carried.is_empty() { "" } else { ", and " };
            write!(f, "{and}the jumps of {} run in a circle", Ranges(&squares))?;
        }
        Ok(())
    }
}

fn blocked_ahead(
    game: &Game,
    furthest: Square,
    tokens: impl Iterator<Item = Token>,
) -> Vec<Blocked> {
    let reach = u64::from(game.rules().die.largest().get());
    let near = tokens.filter(|token| furthest.get() - token.square.get() < reach);
    let mut blocked = BTreeMap::new();
    for turn in near.flat_map(|token| game.turns(token)) {
        let (square, leads_to) = match turn {
            Turn::Lands(landing) => {
                let to = landing.play.stands_on;
                let leads_to = if landing.token.riding { game.jump_from(to) } else { Some(to) };
                (landing.play.rolled_to, leads_to)
            }
            Turn::Circles { rolled_to, .. } => (rolled_to, None),
            Turn::Stays { .. } => continue,
        };
        if square > furthest {
            blocked.insert(square, leads_to);
        }
    }
    blocked.into_iter().map(|(square, leads_to)| Blocked { square, leads_to }).collect()
}

/// The run of jump squares right after a square, if nobody walks across it.
fn wall_after(game: &Game, furthest: Square) -> Option<SquareRange> {
    let first = Square(furthest.get() + 1);
    let run = (first.get()..=game.last().get())
        .take_while(|&square| game.jump_from(Square(square)).is_some())
        .count() as u64;
    let longest = u64::from(game.rules().die.largest().get());
    (run >= longest).then(|| SquareRange { first, last: Square(furthest.get() + run) })
}

/// Squares by rising number as runs.
fn ranges(squares: impl Iterator<Item = Square>) -> Vec<SquareRange> {
    let mut ranges: Vec<SquareRange> = Vec::new();
    for square in squares {
        match ranges.last_mut() {
            Some(range) if range.last.get() + 1 >= square.get() => range.last = square,
            _ => ranges.push(SquareRange { first: square, last: square }),
        }
    }
    ranges
}

/// At most eight ranges in words.
struct Ranges<'a>(&'a [SquareRange]);

impl fmt::Display for Ranges<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const MOST: usize = 8;
        for (index, range) in self.0.iter().take(MOST).enumerate() {
            if index > 0 {
                f.write_str(", ")?;
            }
            range.fmt(f)?;
        }
        match self.0.len().checked_sub(MOST) {
            Some(left_out @ 1..) => write!(f, " and {left_out} more"),
            _ => Ok(()),
        }
    }
}

impl fmt::Display for Unreachable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.reason {
            Reason::LastJump => {
                let own = self.blocked.iter().find(|blocked| blocked.square == self.last);
                match own.and_then(|own| own.leads_to) {
                    Some(to) => {
                        write!(
                            f,
                            "whoever rolls onto the last square {} is carried to {to}",
                            self.last
                        )?;
                    }
                    None => {
                        write!(f, "the jumps from the last square {} run in a circle", self.last)?;
                    }
                }
            }
            Reason::Wall(SquareRange { first, last }) => {
                let largest = self.largest_roll;
                if first == last {
                    write!(f, "a wall: square {first} has a jump")?;
                } else {
                    write!(f, "a wall: every square from {first} to {last} has a jump")?;
                }
                write!(f, " and no roll is larger than {largest}; ")?;
                self.write_blocked(f)?;
            }
            Reason::ClosedSet => self.write_blocked(f)?,
        }
        write!(f, "; one can stand on {}", Ranges(&self.stands_on))
    }
}
