//! Games dealt at random: small boards under every rule, the odd ones as often as the plain.

use std::collections::BTreeMap;

use snakes_and_ladders::{
    Board, Chain, Die, Game, GameFlaws, LastJump, PastEnd, Rules, Square, StartJump,
};

use crate::oracle::{self, RawGame};
use crate::rng::Rng;

/// A game as the oracle sees it, and the die it is played with.
#[derive(Clone, Debug)]
pub(crate) struct Deal {
    /// Board and rules as plain numbers.
    pub(crate) raw: RawGame,
    /// The same die with its weights.
    pub(crate) die: Die,
}

impl Deal {
    /// Any game: 1 to 60 squares, all rules.
    pub(crate) fn any(rng: &mut Rng) -> Deal {
        let (smallest, largest) = rng.pick(&[(1, 3), (1, 12), (1, 12), (8, 25), (8, 25), (20, 60)]);
        let last = rng.between(smallest, largest);
        let die = any_die(rng);
        Deal::with(rng, last, die)
    }

    /// A game of the size judges give: 61 to 400 squares, all rules, few of the jumps in the way.
    pub(crate) fn large(rng: &mut Rng) -> Deal {
        let last = rng.between(61, 400);
        let die = any_die(rng);
        let mut deal = Deal::with(rng, last, die);
        if rng.chance(2, 3) {
            // Of full boards most cannot be crossed.
            deal.raw.jumps.retain(|_| rng.chance(1, 4));
        }
        deal
    }

    /// A game that takes few sequences to try: at most 9 squares, at most 3 rolls.
    pub(crate) fn tiny(rng: &mut Rng) -> Deal {
        let last = rng.between(1, 9);
        let die = match rng.between(1, 4) {
            4 => Die::of_outcomes([(rng.pick(&[1, 2, 4]), 1), (rng.pick(&[3, 5]), 2)]),
            faces => Die::of_faces(narrow(faces)),
        };
        Deal::with(rng, last, die.expect("a legal die"))
    }

    /// A game of this size with this die.
    pub(crate) fn with(rng: &mut Rng, last: u64, die: Die) -> Deal {
        let start = match rng.between(1, 10) {
            1..=6 => 1,
            7 | 8 => 0,
            _ => rng.between(0, last),
        };
        let raw = RawGame {
            last,
            jumps: any_jumps(rng, last, u64::from(die.largest().get())),
            start,
            die: die.rolls().map(|roll| u64::from(roll.get())).collect(),
            past_end: rng.pick(&[
                oracle::PastEnd::Stay,
                oracle::PastEnd::Win,
                oracle::PastEnd::Bounce,
            ]),
            chain: rng.pick(&[oracle::Chain::Once, oracle::Chain::Follow, oracle::Chain::NextTurn]),
            start_jump_taken: rng.chance(1, 2),
            last_jump_obeyed: rng.chance(1, 2),
        };
        Deal { raw, die }
    }

    /// The board.
    pub(crate) fn board(&self) -> Board {
        Board::from_jumps(self.raw.last, self.raw.jumps.iter().copied()).expect("a legal board")
    }

    /// The rules.
    pub(crate) fn rules(&self) -> Rules {
        Rules {
            start: Square(self.raw.start),
            die: self.die.clone(),
            past_end: match self.raw.past_end {
                oracle::PastEnd::Stay => PastEnd::Stay,
                oracle::PastEnd::Win => PastEnd::Win,
                oracle::PastEnd::Bounce => PastEnd::Bounce,
            },
            chain: match self.raw.chain {
                oracle::Chain::Once => Chain::Once,
                oracle::Chain::Follow => Chain::Follow,
                oracle::Chain::NextTurn => Chain::NextTurn,
            },
            start_jump: if self.raw.start_jump_taken { StartJump::Take } else { StartJump::Ignore },
            last_jump: if self.raw.last_jump_obeyed { LastJump::Obey } else { LastJump::Ignore },
        }
    }

    /// The library's game, or why there is none.
    pub(crate) fn game(&self) -> Result<Game, GameFlaws> {
        Game::new(self.board(), self.rules())
    }
}

fn any_die(rng: &mut Rng) -> Die {
    match rng.between(1, 10) {
        1..=3 => Die::of_faces(6),
        4 | 5 => Die::of_faces(narrow(rng.between(1, 12))),
        6 => Die::of_dice(2, narrow(rng.between(1, 6))),
        7 => Die::of_outcomes([(narrow(rng.between(1, 12)), 1)]),
        _ => {
            let outcomes = rng.between(1, 5);
            Die::of_outcomes((0..outcomes).map(|_| (narrow(rng.between(1, 12)), rng.between(1, 3))))
        }
    }
    .expect("a legal die")
}

/// Jumps from no square up to every square, with walls, circles, and jumps at both ends.
fn any_jumps(rng: &mut Rng, last: u64, largest: u64) -> Vec<(u64, u64)> {
    let mut jumps = BTreeMap::new();
    let eighths = rng.pick(&[0, 1, 1, 2, 3, 5, 7, 8]);
    let far = rng.chance(1, 2);
    for from in 1..=last {
        if rng.chance(eighths, 8) {
            let to = match rng.between(1, 12) {
                1 => from,
                _ if far => rng.between(1, last),
                _ => rng.between(from.saturating_sub(6).max(1), (from + 4).min(last)),
            };
            jumps.insert(from, to);
        }
    }
    if rng.chance(1, 4) {
        // A wall, or one square short of it, that leads back before it.
        let first = rng.between(1, last);
        let length = if rng.chance(1, 4) { largest - 1 } else { largest };
        for from in first..(first + length).min(last + 1) {
            jumps.insert(from, rng.between(1, first));
        }
    }
    for end in [1, last] {
        if rng.chance(1, 5) {
            jumps.insert(end, rng.between(1, last));
        } else if rng.chance(1, 2) {
            jumps.remove(&end);
        }
    }
    jumps.into_iter().collect()
}

fn narrow(number: u64) -> u32 {
    u32::try_from(number).expect("a small number")
}
