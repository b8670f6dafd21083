//! Which squares count as visited.

use std::collections::BTreeMap;

use crate::game::{Landing, Token};
use crate::square::Square;

/// Of a move's two squares: which is tested, which is marked.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum Marking {
    /// The one stood on is tested and marked.
    #[default]
    Right,
    /// The one stood on is tested, the one rolled to is marked.
    MarksRolledSquare,
    /// The one rolled to is tested, the one stood on is marked.
    TestsRolledSquare,
    /// The one stood on is tested, both are marked.
    MarksBothSquares,
    Nothing,
}

/// The marks made so far, each with the level it was made at.
#[derive(Debug)]
pub(super) struct Marks {
    marking: Marking,
    levels: BTreeMap<(Square, bool), u64>,
}

impl Marks {
    /// The start is marked whatever is marked later.
    pub(super) fn new(marking: Marking, start: Token) -> Marks {
        Marks { marking, levels: BTreeMap::from([(stood_on(start), 0)]) }
    }

    /// Whether a landing has nothing to add: its square is marked, from this
    /// level or an earlier one. (In levels one after another every mark is.)
    pub(super) fn has(&self, landing: Landing, level: u64) -> bool {
        let tested = match self.marking {
            Marking::Nothing => return false,
            Marking::TestsRolledSquare => rolled_to(landing),
            _ => stood_on(landing.token),
        };
        self.levels.get(&tested).is_some_and(|marked| *marked <= level)
    }

    pub(super) fn mark(&mut self, landing: Landing, level: u64) {
        let (rolled_to, stood_on) = (rolled_to(landing), stood_on(landing.token));
        let marked = match self.marking {
            Marking::Nothing => return,
            Marking::Right | Marking::TestsRolledSquare => [stood_on; 2],
            Marking::MarksRolledSquare => [rolled_to; 2],
            Marking::MarksBothSquares => [rolled_to, stood_on],
        };
        for mark in marked {
            let known = self.levels.entry(mark).or_insert(level);
            *known = level.min(*known);
        }
    }
}

fn stood_on(token: Token) -> (Square, bool) {
    (token.square, token.riding)
}

fn rolled_to(landing: Landing) -> (Square, bool) {
    (landing.play.rolled_to, false)
}
