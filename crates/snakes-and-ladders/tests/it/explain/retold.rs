//! The search told a second time, by the referee: what each row of a dry run must say.

use std::collections::{BTreeMap, BTreeSet};

use crate::oracle::{PastEnd, RawGame};
use crate::referee::{Referee, Token};

/// What a roll did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Try {
    /// The token is on this square, by this roll (none for a ride) that ended on `rolled_to`.
    Lands { roll: Option<u64>, rolled_to: u64, after: Token, new: bool },
    /// Past the end, and no move.
    PastEnd { roll: u64 },
    /// The jumps from `rolled_to` never end.
    Circles { rolled_to: u64 },
}

/// A token taken from the queue.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) token: Token,
    pub(super) tries: Vec<Try>,
    /// Whether it has won, which ends the search.
    pub(super) goal: bool,
}

impl Row {
    /// The squares that joined the queue.
    pub(super) fn pushed(&self) -> Vec<u64> {
        self.squares(true)
    }

    /// The squares that were marked before.
    pub(super) fn visited(&self) -> Vec<u64> {
        self.squares(false)
    }

    fn squares(&self, wanted: bool) -> Vec<u64> {
        let square = |tried: &Try| match *tried {
            Try::Lands { after, new, .. } if new == wanted => Some(after.0),
            _ => None,
        };
        self.tries.iter().filter_map(square).collect()
    }
}

/// The rows of a level, and what stands in the queue and is marked behind it.
#[derive(Debug, Default)]
pub(super) struct Level {
    pub(super) rows: Vec<Row>,
    pub(super) queue: Vec<u64>,
    pub(super) visited: BTreeSet<u64>,
}

/// A search from its beginning to its end.
#[derive(Debug)]
pub(super) struct Retold {
    pub(super) levels: Vec<Level>,
    pub(super) rolls: Option<u64>,
    pub(super) tried: u64,
    pub(super) expanded: u64,
}

impl Retold {
    /// Breadth first, level by level; none if there is no game.
    pub(super) fn of(raw: &RawGame, referee: &Referee<'_>) -> Option<Retold> {
        let begin = referee.begins()?;
        let mut retold = Retold { levels: Vec::new(), rolls: None, tried: 0, expanded: 0 };
        let mut marked = BTreeSet::from([begin]);
        let mut queue = vec![begin];
        for level in 0.. {
            let mut told = Level::default();
            let mut next = Vec::new();
            let mut left = queue.into_iter();
            for token in left.by_ref() {
                if referee.has_won(token) {
                    retold.rolls = Some(level);
                    told.rows.push(Row { token, tries: Vec::new(), goal: true });
                    break;
                }
                let mut tries = tries(raw, referee, token);
                retold.expanded += 1;
                retold.tried += tries.len() as u64;
                for tried in &mut tries {
                    if let Try::Lands { after, new, .. } = tried {
                        *new = marked.insert(*after);
                        next.extend(new.then_some(*after));
                    }
                }
                told.rows.push(Row { token, tries, goal: false });
            }
            queue = left.chain(next).collect();
            told.queue = queue.iter().map(|token| token.0).collect();
            told.visited = marked.iter().map(|token| token.0).collect();
            retold.levels.push(told);
            if retold.rolls.is_some() || queue.is_empty() {
                return Some(retold);
            }
        }
        None
    }

    /// Every row with its level.
    pub(super) fn rows(&self) -> impl Iterator<Item = (u64, &Row)> {
        (0..)
            .zip(&self.levels)
            .flat_map(|(level, told)| told.rows.iter().map(move |row| (level, row)))
    }
}

/// What each roll of a token does, the smallest first; no larger one is tried once one has gone
/// past the end. Whether a square is new is not known here.
pub(super) fn tries(raw: &RawGame, referee: &Referee<'_>, token: Token) -> Vec<Try> {
    let lands = |turn: &crate::referee::Played| Try::Lands {
        roll: turn.roll,
        rolled_to: turn.rolled_to,
        after: turn.after,
        new: false,
    };
    let turns = referee.turns(token);
    if token.1 || referee.has_won(token) {
        return turns.iter().map(lands).collect();
    }
    let mut die = raw.die.clone();
    die.sort_unstable();
    let mut tries = Vec::new();
    for roll in die {
        let walked = token.0 + roll;
        // Bounced below square 1 it is no move.
        let back = (2 * raw.last).checked_sub(walked).filter(|&square| square >= 1);
        tries.push(match turns.iter().find(|turn| turn.roll == Some(roll)) {
            Some(turn) => lands(turn),
            None if walked <= raw.last => Try::Circles { rolled_to: walked },
            None => match back.filter(|_| raw.past_end == PastEnd::Bounce) {
                Some(rolled_to) => Try::Circles { rolled_to },
                None => Try::PastEnd { roll },
            },
        });
        let no_larger = match tries.last() {
            Some(Try::PastEnd { .. }) => true,
            _ => walked > raw.last && raw.past_end == PastEnd::Win,
        };
        if no_larger {
            break;
        }
    }
    tries
}

/// What a strategy did.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Walked {
    /// Where the way ends: in how many moves on the last square, or nowhere.
    pub(super) arrives: Option<u64>,
    pub(super) tried: u64,
    pub(super) moves: u64,
}

/// Always the furthest landing, of equal ones the smallest roll.
pub(super) fn greedy(raw: &RawGame, referee: &Referee<'_>) -> Option<Walked> {
    let mut token = referee.begins()?;
    let mut walked = Walked { arrives: None, tried: 0, moves: 0 };
    let mut seen = BTreeSet::new();
    while !referee.has_won(token) {
        if !seen.insert(token) {
            return Some(walked);
        }
        let tries = tries(raw, referee, token);
        walked.tried += tries.len() as u64;
        let mut furthest: Option<Token> = None;
        for tried in tries {
            match tried {
                Try::Lands { after, .. } if furthest.is_none_or(|best| after.0 > best.0) => {
                    furthest = Some(after);
                }
                _ => {}
            }
        }
        let Some(best) = furthest else { return Some(walked) };
        walked.moves += 1;
        token = best;
    }
    walked.arrives = Some(walked.moves);
    Some(walked)
}

/// One sequence to its end before another, no token twice.
pub(super) fn depth_first(raw: &RawGame, referee: &Referee<'_>) -> Option<Walked> {
    let begin = referee.begins()?;
    let mut walked = Walked { arrives: None, tried: 0, moves: 0 };
    let mut seen = BTreeSet::from([begin]);
    if deeper(raw, referee, begin, &mut seen, &mut walked) {
        walked.arrives = Some(walked.moves);
    }
    Some(walked)
}

fn deeper(
    raw: &RawGame,
    referee: &Referee<'_>,
    token: Token,
    seen: &mut BTreeSet<Token>,
    walked: &mut Walked,
) -> bool {
    if referee.has_won(token) {
        return true;
    }
    for tried in tries(raw, referee, token) {
        walked.tried += 1;
        let Try::Lands { after, .. } = tried else { continue };
        if seen.insert(after) {
            walked.moves += 1;
            if deeper(raw, referee, after, seen, walked) {
                return true;
            }
            walked.moves -= 1;
        }
    }
    false
}

/// All sequences of a length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sequences {
    pub(super) all: u128,
    pub(super) arriving: u128,
    /// Rolls tried to go through them, and through all shorter ones before.
    pub(super) tried: u128,
}

/// The sequences of 1, 2, … rolls, up to a length.
pub(super) fn sequences(raw: &RawGame, referee: &Referee<'_>, lengths: usize) -> Vec<Sequences> {
    let mut ways: BTreeMap<Token, u128> =
        referee.begins().map(|token| (token, 1)).into_iter().collect();
    let (mut of_length, mut tried) = (0, 0);
    let mut counted = Vec::new();
    for _ in 0..lengths {
        let mut after = BTreeMap::new();
        for (&token, &count) in &ways {
            let turns = referee.turns(token);
            // Beside the moves: circles, and the first roll that goes past the end.
            let refused = tries(raw, referee, token)
                .iter()
                .filter(|tried| !matches!(tried, Try::Lands { .. }))
                .count();
            of_length += count * (turns.len() + refused) as u128;
            for turn in turns {
                *after.entry(turn.after).or_default() += count;
            }
        }
        ways = after;
        // Each length is gone through from the beginning.
        tried += of_length;
        let winning = ways.iter().filter(|(token, _)| referee.has_won(**token));
        counted.push(Sequences {
            all: ways.values().sum(),
            arriving: winning.map(|(_, count)| count).sum(),
            tried,
        });
    }
    counted
}

/// How many sequences of the fewest rolls arrive.
pub(super) fn shortest(referee: &Referee<'_>, rolls: u64) -> u128 {
    let mut ways: BTreeMap<Token, u128> =
        referee.begins().map(|token| (token, 1)).into_iter().collect();
    for _ in 0..rolls {
        let mut after = BTreeMap::new();
        for (token, count) in ways {
            for turn in referee.turns(token) {
                let sum = after.entry(turn.after).or_insert(0_u128);
                *sum = sum.checked_add(count).expect("boards of 400 squares have fewer");
            }
        }
        ways = after;
    }
    let winning = ways.iter().filter(|(token, _)| referee.has_won(**token));
    winning.map(|(_, count)| count).sum()
}
