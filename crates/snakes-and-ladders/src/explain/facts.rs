//! What the search and the strategies found, gathered once.

use num_bigint::BigUint;

use super::extent::Extent;
use crate::dry_run::DryRun;
use crate::game::{Game, Move};
use crate::picture::MOST_SQUARES;
use crate::rules::Preset;
use crate::search::{Levels, Limit, ShortestPaths, TooLarge, Verdict, Way, search_observed};
use crate::square::Square;
use crate::strategy::{
    Bound, DepthFirst, EverySequence, Greedy, depth_first, every_sequence, greedy,
};
use crate::trace::{Event, Trace};

/// Everything an explanation may say.
#[derive(Debug)]
pub(super) struct Facts<'g> {
    pub(super) game: &'g Game,
    pub(super) preset: Option<Preset>,
    pub(super) extent: Extent,
    pub(super) verdict: Verdict,
    pub(super) run: DryRun,
    /// Every square's level, where the board can be drawn.
    pub(super) levels: Option<Levels<'g>>,
    /// How many shortest paths there are, where that was counted, and the
    /// first ones.
    pub(super) shortest: Option<Shortest>,
    pub(super) greedy: Greedy,
    pub(super) depth_first: Option<DepthFirst>,
    pub(super) every_sequence: EverySequence,
}

#[derive(Debug)]
pub(super) struct Shortest {
    pub(super) count: BigUint,
    pub(super) first: Vec<Vec<Move>>,
}

/// Events a recording keeps: those of a board of some ten thousand squares.
const EVENTS: usize = 200_000;
/// The same where everything is asked for: about a gigabyte at most.
const ALL_EVENTS: usize = 16_000_000;
/// Rolls a strategy may try: well below a second.
const BOUND: Bound = Bound { rolls_tried: 1_000_000 };
/// Sequences are only there to be counted; a few show how their number grows.
const SEQUENCES_BOUND: Bound = Bound { rolls_tried: 50_000 };
/// Up to this many squares × rolls the shortest paths are counted: their number
/// has as many digits as the path has rolls.
const COUNTED: u64 = 20_000_000;

impl<'g> Facts<'g> {
    pub(super) fn gather(
        game: &'g Game,
        preset: Option<Preset>,
        extent: Extent,
        limit: Limit,
    ) -> Result<Facts<'g>, TooLarge> {
        // The recording stays within half of what the search may use.
        let allowed = limit.bytes / 2 / size_of::<Event>() as u64;
        let events = if extent.is_whole() { ALL_EVENTS } else { EVENTS };
        let events = events.min(usize::try_from(allowed).unwrap_or(usize::MAX));
        let mut trace = Trace::at_most(events);
        let verdict = search_observed(game, limit, &mut trace)?;
        let run = DryRun::from_trace(&trace);
        let levels = if game.last().get() <= MOST_SQUARES {
            Some(Levels::explore(game, limit)?)
        } else {
            None
        };
        let shortest = match verdict.rolls() {
            Some(rolls) if rolls.saturating_mul(game.slots()) <= COUNTED => {
                ShortestPaths::of(game, limit)?.map(|paths| Shortest {
                    count: paths.count(),
                    first: paths.iter().take(extent.paths).collect(),
                })
            }
            _ => None,
        };
        Ok(Facts {
            game,
            preset,
            extent,
            verdict,
            run,
            levels,
            shortest,
            greedy: greedy(game, BOUND),
            depth_first: depth_first(game, BOUND, limit).ok(),
            every_sequence: every_sequence(game, SEQUENCES_BOUND),
        })
    }

    /// Whether a jump of this board begins on a square, as the rules see it.
    pub(super) fn jump_from(&self, square: Square) -> Option<Square> {
        self.game.jump_from(square)
    }

    /// Those of some squares with jumps that nobody ever stands on; none where
    /// the board is too large to have gone through every level.
    pub(super) fn never_stood_on(&self, squares: impl Iterator<Item = Square>) -> Vec<Square> {
        let Some(levels) = &self.levels else { return Vec::new() };
        squares
            .filter(|&square| self.jump_from(square).is_some())
            .filter(|&square| levels.level(square).is_none())
            .collect()
    }

    /// Whether one can stand on the last square without having arrived, because
    /// the ride of its jump is due there.
    pub(super) fn last_may_ride(&self) -> bool {
        !self.game.has_arrived(self.game.token(self.game.last().get()))
    }

    /// Whether the search stood on the last square with its ride due.
    pub(super) fn stood_on_last(&self) -> bool {
        let last = self.game.last();
        let mut rows = self.run.levels.iter().flat_map(|level| &level.rows);
        self.last_may_ride() && rows.any(|row| row.taken == last && !row.goal)
    }

    /// Rolls any search of this board tries at most: every outcome from each
    /// square, and each ride that is a turn of its own.
    pub(super) fn most_tries(&self) -> u128 {
        let outcomes = self.game.rules().die.rolls().len() as u128;
        u128::from(self.game.last().get()) * outcomes + u128::from(self.rides())
    }

    /// Jumps whose rides are turns of their own.
    pub(super) fn rides(&self) -> u64 {
        let jumps = self.game.board().jumps().iter();
        jumps.filter(|jump| self.game.token(jump.from.get()).riding).count() as u64
    }

    /// Moves in a row, as many as the extent allows.
    pub(super) fn way<'p>(&self, path: &'p [Move]) -> Way<'p> {
        let start = self.game.start().square;
        if self.extent.moves == usize::MAX {
            Way::whole(start, path)
        } else {
            Way::shortened(start, path, self.extent.moves)
        }
    }
}
