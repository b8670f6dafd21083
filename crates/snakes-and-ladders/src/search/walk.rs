//! The breadth-first search, level by level: the reference for every engine.
//!
//! It is the search of any textbook (E. F. Moore, *The shortest path through a
//! maze*, 1959): a queue that begins with the start; the square at its front is
//! taken, every roll is tried from it, the smallest first; a square not seen
//! before is marked and put at the end. All squares one roll away are in the
//! queue before any that is two rolls away, so the last square is taken after
//! the fewest rolls that reach it.

use super::limit::{BYTES_A_SQUARE, Limit, TooLarge};
use super::work::Work;
use crate::game::{Game, Landing, Move, Token, Turn};
use crate::square::Square;
use crate::trace::{Event, Observer};

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
    pub(super) parents: Vec<u32>,
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
        let mut walk = Walk::prepared(limit.slots(game, BYTES_A_SQUARE)?);
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

    fn prepared(slots: usize) -> Walk {
        Walk {
            parents: vec![0; slots],
            order: Vec::with_capacity(slots),
            begins: Vec::new(),
            level_end: 0,
            goal: None,
            work: Work::default(),
        }
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
    pub(super) fn arrival(&self, game: &Game, slot: u32) -> Option<Move> {
        let parent = self.parents[slot as usize].checked_sub(1)?;
        if parent == slot {
            return None;
        }
        game.turns(game.token(u64::from(parent))).find_map(|turn| match turn {
            Turn::Lands(landing) if slot_of(game, landing.token) == slot => Some(landing.play),
            _ => None,
        })
    }

    /// Every token stood on, in the order of marking.
    pub(super) fn tokens<'a>(&'a self, game: &'a Game) -> impl Iterator<Item = Token> + 'a {
        self.order.iter().map(|&slot| game.token(u64::from(slot)))
    }

    /// Every square stood on, by rising square. Some may come twice.
    pub(super) fn squares<'a>(&'a self, game: &'a Game) -> impl Iterator<Item = Square> + 'a {
        let stood_on = |slot: &u64| {
            usize::try_from(*slot).ok().and_then(|slot| self.parents.get(slot)) > Some(&0)
        };
        let last = game.last().get();
        // The two slots behind the squares are the start and the last square,
        // whose own slots may be empty.
        let extra = (last + 1..game.slots()).filter(stood_on).map(|slot| game.token(slot).square);
        let mut extra: Vec<Square> = extra.collect();
        extra.sort_unstable();
        let mut extra = extra.into_iter().peekable();
        (0..=last).filter_map(move |slot| {
            let square = Square(slot);
            let own = stood_on(&slot).then_some(square);
            own.or(extra.next_if_eq(&square))
        })
    }
}
