//! What waits to be taken, and in which order.

use std::collections::{BTreeMap, VecDeque};

use crate::game::Token;
use crate::square::Square;

/// In which order squares are taken, and which of them wait at all.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum Order {
    #[default]
    FirstInFirstOut,
    /// By rising square, once; a square behind is never returned to.
    LeftToRight,
    /// First in, first out, but of each square's landings only the furthest.
    OnlyFurthest,
}

/// The tokens that wait, each with its level.
#[derive(Debug)]
pub(super) enum Queue {
    /// In the order they came.
    Line(VecDeque<(Token, u64)>),
    /// In the order of the board.
    Pass {
        /// The place of the token taken last.
        at: (Square, bool),
        /// What waits ahead of it.
        ahead: BTreeMap<(Square, bool), u64>,
    },
}

impl Queue {
    pub(super) fn new(order: Order, start: Token) -> Queue {
        match order {
            Order::FirstInFirstOut | Order::OnlyFurthest => {
                Queue::Line(VecDeque::from([(start, 0)]))
            }
            Order::LeftToRight => {
                let place = (start.square, start.riding);
                Queue::Pass { at: place, ahead: BTreeMap::from([(place, 0)]) }
            }
        }
    }

    pub(super) fn take(&mut self) -> Option<(Token, u64)> {
        match self {
            Queue::Line(line) => line.pop_front(),
            Queue::Pass { at, ahead } => {
                let (place, level) = ahead.pop_first()?;
                *at = place;
                let (square, riding) = place;
                Some((Token { square, riding }, level))
            }
        }
    }

    /// Lets a token wait; returns whether it will be taken.
    pub(super) fn put(&mut self, token: Token, level: u64) -> bool {
        match self {
            Queue::Line(line) => line.push_back((token, level)),
            Queue::Pass { at, ahead } => {
                let place = (token.square, token.riding);
                if place <= *at {
                    return false;
                }
                let known = ahead.entry(place).or_insert(level);
                *known = level.min(*known);
            }
        }
        true
    }

    pub(super) fn waiting(&self) -> u64 {
        match self {
            Queue::Line(line) => line.len() as u64,
            Queue::Pass { ahead, .. } => ahead.len() as u64,
        }
    }

    /// Whether squares are taken level by level.
    pub(super) fn has_levels(&self) -> bool {
        matches!(self, Queue::Line(_))
    }
}
