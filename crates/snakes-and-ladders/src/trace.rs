//! The search telling its own story.
//!
//! A search calls an [`Observer`] with an [`Event`] for each thing it does. A
//! [`Trace`] is a recording; dry runs and animations are made from it, never
//! from a second search.

use crate::game::{Landing, Token};
use crate::square::{Roll, Square};

/// One thing the breadth-first search does, in the order it does it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The squares now in the queue are exactly those of this level.
    LevelBegins {
        /// The number of rolls that lead here.
        level: u64,
        /// How many squares are in the queue.
        queued: u64,
    },
    /// A square is taken from the front of the queue.
    Taken {
        /// What stands there.
        token: Token,
    },
    /// It is the last square: the search is over.
    Goal {
        /// The fewest rolls.
        rolls: u64,
    },
    /// The next outcome of the die is tried.
    Rolls {
        /// Where the token stands.
        from: Square,
        /// What is thrown; `None` for a ride that is a turn of its own.
        roll: Option<Roll>,
    },
    /// The roll goes past the end and the token would stay. Larger rolls would
    /// too and are not tried.
    PastEnd {
        /// Where the token stands.
        from: Square,
        /// What was thrown.
        roll: Roll,
    },
    /// The jumps of the square rolled onto run in a circle: no legal move.
    Circles {
        /// Where the token stands.
        from: Square,
        /// What was thrown.
        roll: Roll,
        /// The square rolled onto.
        rolled_to: Square,
    },
    /// The move ends.
    Lands(Landing),
    /// The square it ends on was marked before: nothing to do.
    AlreadyVisited(Landing),
    /// The square it ends on is marked and put at the end of the queue.
    Pushed(Landing),
    /// All squares of the level have been taken.
    LevelEnds {
        /// The level.
        level: u64,
        /// How many squares are in the queue: those of the next level.
        queued: u64,
    },
    /// The queue is empty: the last square cannot be reached.
    QueueEmpty,
}

/// Something that listens to a search.
///
/// The search is compiled for each observer, so one that does nothing, such as
/// `()`, costs nothing.
///
/// ```
/// use snakes_and_ladders::{Board, Event, Game, Limit, Rules, search_observed};
///
/// let board = Board::from_jumps(9, [(2, 8), (7, 4)])?;
/// let game = Game::new(board, Rules::default())?;
/// let mut pushed = Vec::new();
/// search_observed(&game, Limit::default(), &mut |event: Event| {
///     if let Event::Pushed(landing) = event {
///         pushed.push(landing.play.stands_on.get());
///     }
/// })?;
/// assert_eq!(pushed, [8, 3, 4, 5, 6, 9]); // 1 –1→ 2 ⇒ 8 comes first
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Observer {
    /// Called with each event.
    fn see(&mut self, event: Event);
}

impl Observer for () {
    #[inline]
    fn see(&mut self, _: Event) {}
}

impl<F: FnMut(Event)> Observer for F {
    #[inline]
    fn see(&mut self, event: Event) {
        self(event);
    }
}

/// A recording of a search: every event, in order.
///
/// Memory grows with the number of rolls tried; [`Trace::at_most`] bounds it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    events: Vec<Event>,
    most: Option<usize>,
    left_out: u64,
}

impl Trace {
    /// A recorder without a bound.
    pub fn new() -> Trace {
        Trace::default()
    }

    /// A recorder that keeps the first `events` events and counts the rest.
    pub fn at_most(events: usize) -> Trace {
        Trace { most: Some(events), ..Trace::default() }
    }

    /// The events, in order.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// How many events the bound left out, all of them at the end.
    pub fn left_out(&self) -> u64 {
        self.left_out
    }
}

impl Observer for Trace {
    fn see(&mut self, event: Event) {
        if self.most.is_some_and(|most| self.events.len() >= most) {
            self.left_out += 1;
        } else {
            self.events.push(event);
        }
    }
}
