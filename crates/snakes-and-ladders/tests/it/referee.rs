//! A referee who knows the rules' text, not the library: what a roll does, and whether a way is
//! legal.
//!
//! The library's words for a move are read, its rules are not asked.

use std::collections::{BTreeMap, BTreeSet};

use snakes_and_ladders::Move;

use crate::oracle::{Chain, PastEnd, RawGame};

/// A square, and whether the next turn is the ride of its jump.
pub(crate) type Token = (u64, bool);

/// One turn: the roll (none for a ride), the square rolled to, the token afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Played {
    pub(crate) roll: Option<u64>,
    pub(crate) rolled_to: u64,
    pub(crate) after: Token,
}

/// The referee of one game.
#[derive(Debug)]
pub(crate) struct Referee<'r> {
    raw: &'r RawGame,
    jumps: BTreeMap<u64, u64>,
}

impl<'r> Referee<'r> {
    /// Reads the board. A last square whose jump is ignored has none.
    pub(crate) fn new(raw: &'r RawGame) -> Referee<'r> {
        let mut jumps: BTreeMap<u64, u64> = raw.jumps.iter().copied().collect();
        if !raw.last_jump_obeyed {
            jumps.remove(&raw.last);
        }
        Referee { raw, jumps }
    }

    /// The jump of a square that counts.
    pub(crate) fn jump(&self, square: u64) -> Option<u64> {
        self.jumps.get(&square).copied()
    }

    /// The token that comes down on a square; none if its jumps never end.
    pub(crate) fn comes_down(&self, square: u64) -> Option<Token> {
        let Some(to) = self.jump(square) else { return Some((square, false)) };
        match self.raw.chain {
            Chain::Once => Some((to, false)),
            Chain::NextTurn => Some((square, true)),
            Chain::Follow => {
                // As many jumps as there are, and the token still on one: a circle.
                let end =
                    (0..self.jumps.len()).try_fold(to, |on, _| self.jump(on).ok_or(on)).err()?;
                Some((end, false))
            }
        }
    }

    /// The token before the first roll; none if there is no game.
    pub(crate) fn begins(&self) -> Option<Token> {
        if self.raw.start_jump_taken {
            self.comes_down(self.raw.start)
        } else {
            Some((self.raw.start, false))
        }
    }

    /// Whether the game is won: on the last square, and nothing carries the token off it.
    pub(crate) fn has_won(&self, (square, rides): Token) -> bool {
        square == self.raw.last && !(rides && self.jump(square) != Some(square))
    }

    /// Every legal turn of a token, the smallest roll first.
    pub(crate) fn turns(&self, from: Token) -> Vec<Played> {
        let (square, rides) = from;
        if self.has_won(from) {
            return Vec::new();
        }
        if rides {
            let to = self.jump(square).expect("who rides stands on a jump");
            let after = (to, self.jump(to).is_some());
            return vec![Played { roll: None, rolled_to: square, after }];
        }
        let mut die = self.raw.die.clone();
        die.sort_unstable();
        die.into_iter().filter_map(|roll| self.throw(square, roll)).collect()
    }

    fn throw(&self, square: u64, pips: u64) -> Option<Played> {
        let (last, walked) = (self.raw.last, square + pips);
        let roll = Some(pips);
        if walked > last && self.raw.past_end == PastEnd::Win {
            return Some(Played { roll, rolled_to: last, after: (last, false) });
        }
        let rolled_to = match self.raw.past_end {
            _ if walked <= last => walked,
            // The rest is walked back from the last square, not onto 0 or below.
            PastEnd::Bounce => (2 * last).checked_sub(walked).filter(|&square| square >= 1)?,
            _ => return None,
        };
        Some(Played { roll, rolled_to, after: self.comes_down(rolled_to)? })
    }

    /// Where the moves lead from the beginning, or the first one that is not legal.
    pub(crate) fn follow(&self, path: &[Move]) -> Result<Token, String> {
        let mut token = self.begins().ok_or("there is no game")?;
        for (place, play) in path.iter().enumerate() {
            let claimed = (
                play.roll.map(|roll| u64::from(roll.get())),
                play.rolled_to.get(),
                play.stands_on.get(),
            );
            let turn = self
                .turns(token)
                .into_iter()
                .find(|turn| (turn.roll, turn.rolled_to, turn.after.0) == claimed)
                .filter(|_| play.from.get() == token.0)
                .ok_or_else(|| format!("move {}: `{play}` is not legal on {token:?}", place + 1))?;
            token = turn.after;
        }
        Ok(token)
    }

    /// That the moves are legal and win with the last one, not before.
    pub(crate) fn wins(&self, path: &[Move]) -> Result<(), String> {
        let end = self.follow(path)?;
        if self.has_won(end) { Ok(()) } else { Err(format!("the way ends on {end:?}")) }
    }

    /// Whether the rolls win with the last one; rides are made where they are due.
    pub(crate) fn rolls_win(&self, rolls: &[u64]) -> bool {
        let Some(mut token) = self.begins() else { return false };
        for &pips in rolls {
            token = self.rides_done(token);
            let turn = self.turns(token).into_iter().find(|turn| turn.roll == Some(pips));
            let Some(turn) = turn else { return false };
            token = turn.after;
        }
        self.has_won(self.rides_done(token))
    }

    fn rides_done(&self, mut token: Token) -> Token {
        for _ in 0..self.jumps.len() {
            match self.turns(token)[..] {
                [Played { roll: None, after, .. }] => token = after,
                _ => break,
            }
        }
        token
    }

    /// Whether some moves stand on exactly these squares, one after another, and win with the
    /// last.
    pub(crate) fn squares_win(&self, squares: &[u64]) -> bool {
        let mut tokens: BTreeSet<Token> = self.begins().into_iter().collect();
        for &square in squares {
            let after = tokens.into_iter().flat_map(|token| self.turns(token));
            tokens = after.map(|turn| turn.after).filter(|token| token.0 == square).collect();
        }
        tokens.into_iter().any(|token| self.has_won(token))
    }

    /// After how many turns each token there can be is there first.
    pub(crate) fn levels(&self) -> BTreeMap<Token, u64> {
        let mut levels = BTreeMap::new();
        let mut wave: BTreeSet<Token> = self.begins().into_iter().collect();
        for level in 0.. {
            wave.retain(|token| !levels.contains_key(token));
            if wave.is_empty() {
                break;
            }
            levels.extend(wave.iter().map(|&token| (token, level)));
            let turns = wave.into_iter().flat_map(|token| self.turns(token));
            wave = turns.map(|turn| turn.after).collect();
        }
        levels
    }
}
