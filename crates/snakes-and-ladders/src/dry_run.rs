//! A recording of the search read as a dry run on paper.

use crate::game::Landing;
use crate::square::{Roll, Square};
use crate::trace::{Event, Trace};

/// A dry run, as a person would write it: level by level, square by square.
///
/// ```
/// use snakes_and_ladders::{Board, DryRun, Game, Limit, Rules, Trace, search_observed};
///
/// let board = Board::from_jumps(9, [(2, 8), (7, 4)])?;
/// let game = Game::new(board, Rules::default())?;
/// let mut trace = Trace::new();
/// search_observed(&game, Limit::default(), &mut trace)?;
/// let run = DryRun::from_trace(&trace);
///
/// let queue: Vec<u64> = run.queue_after(0).iter().map(|square| square.get()).collect();
/// assert_eq!(queue, [8, 3, 4, 5, 6]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DryRun {
    /// The levels, from 0.
    pub levels: Vec<DryLevel>,
    /// How many events the recording left out; the last level is then not
    /// complete.
    pub left_out: u64,
    /// Every square in the order of marking; the queue is always a part of it.
    marked: Vec<Square>,
}

/// One level of a [`DryRun`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DryLevel {
    /// The number of rolls.
    pub level: u64,
    /// Each square taken from the queue, in order.
    pub rows: Vec<DryRow>,
    /// How many squares had been taken from the queue when the level ended.
    taken: usize,
    /// How many squares had been marked by then.
    marked: usize,
}

/// One square taken from the queue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DryRow {
    /// The square.
    pub taken: Square,
    /// What each roll did.
    pub tries: Vec<Try>,
    /// Whether it is the last square, which ends the search.
    pub goal: bool,
}

/// What one roll did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Try {
    /// A new square, put into the queue.
    Pushed(Landing),
    /// A square marked before.
    AlreadyVisited(Landing),
    /// Past the end; so are all larger rolls.
    PastEnd(Roll),
    /// The jumps run in a circle.
    Circles {
        /// What was thrown.
        roll: Roll,
        /// The square rolled onto.
        rolled_to: Square,
    },
}

impl DryRow {
    /// The squares this row put into the queue.
    pub fn pushed(&self) -> impl Iterator<Item = Square> + '_ {
        self.tries.iter().filter_map(|tried| match tried {
            Try::Pushed(landing) => Some(landing.play.stands_on),
            _ => None,
        })
    }
}

impl DryRun {
    /// Reads a recording as a dry run. Time and space O(events).
    pub fn from_trace(trace: &Trace) -> DryRun {
        let mut run = DryRun { left_out: trace.left_out(), ..DryRun::default() };
        let mut taken = 0;
        for &event in trace.events() {
            match event {
                Event::LevelBegins { level, .. } => {
                    run.levels.push(DryLevel { level, ..DryLevel::default() });
                }
                Event::Taken { token } => {
                    taken += 1;
                    if run.marked.is_empty() {
                        run.marked.push(token.square);
                    }
                    let row = DryRow { taken: token.square, tries: Vec::new(), goal: false };
                    run.with_level(|level| level.rows.push(row));
                }
                Event::Goal { .. } => run.with_row(|row| row.goal = true),
                Event::PastEnd { roll, .. } => {
                    run.with_row(|row| row.tries.push(Try::PastEnd(roll)));
                }
                Event::Circles { roll, rolled_to, .. } => {
                    run.with_row(|row| row.tries.push(Try::Circles { roll, rolled_to }));
                }
                Event::AlreadyVisited(landing) => {
                    run.with_row(|row| row.tries.push(Try::AlreadyVisited(landing)));
                }
                Event::Pushed(landing) => {
                    run.marked.push(landing.token.square);
                    run.with_row(|row| row.tries.push(Try::Pushed(landing)));
                }
                Event::Rolls { .. }
                | Event::Lands(_)
                | Event::LevelEnds { .. }
                | Event::QueueEmpty => {}
            }
            let marked = run.marked.len();
            run.with_level(|level| (level.taken, level.marked) = (taken, marked));
        }
        run
    }

    /// The queue when a level has ended (or the search has), front first.
    ///
    /// `level` is a place in [`DryRun::levels`]; beyond them the queue is empty.
    pub fn queue_after(&self, level: usize) -> &[Square] {
        let part = self.levels.get(level).map(|level| level.taken..level.marked);
        part.and_then(|part| self.marked.get(part)).unwrap_or_default()
    }

    /// Every square marked when a level has ended, in the order of marking.
    pub fn visited_after(&self, level: usize) -> &[Square] {
        let marked = self.levels.get(level).map_or(0, |level| level.marked);
        self.marked.get(..marked).unwrap_or_default()
    }

    fn with_level(&mut self, change: impl FnOnce(&mut DryLevel)) {
        if let Some(level) = self.levels.last_mut() {
            change(level);
        }
    }

    fn with_row(&mut self, change: impl FnOnce(&mut DryRow)) {
        self.with_level(|level| {
            if let Some(row) = level.rows.last_mut() {
                change(row);
            }
        });
    }
}
