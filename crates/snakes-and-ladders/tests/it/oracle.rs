//! A slow, obviously correct oracle for Snakes and Ladders, sharing nothing with the library.

use std::collections::{BTreeMap, BTreeSet};

/// What a roll past the last square does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PastEnd {
    /// The token stays where it is.
    Stay,
    /// The token arrives and the game is over.
    Win,
    /// The token turns round on the last square and goes back.
    Bounce,
}

/// What happens where one jump ends on another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Chain {
    /// One jump a landing.
    Once,
    /// All jumps in a row, within the same turn.
    Follow,
    /// Each jump is a turn of its own, after the turn that landed on it.
    NextTurn,
}

/// A board with all its rules, as plain numbers.
#[derive(Debug, Clone)]
pub(crate) struct RawGame {
    /// The last square; the squares are `1..=last`, and 0 is off the board.
    pub(crate) last: u64,
    /// Jumps `(from, to)`, at most one per `from`, all ends in `1..=last`.
    pub(crate) jumps: Vec<(u64, u64)>,
    /// Where the token begins, in `0..=last`.
    pub(crate) start: u64,
    /// The distinct outcomes of the die, each at least 1.
    pub(crate) die: Vec<u64>,
    /// What a roll past the last square does.
    pub(crate) past_end: PastEnd,
    /// What happens where one jump ends on another.
    pub(crate) chain: Chain,
    /// Whether a jump on the start square is taken before the first roll.
    pub(crate) start_jump_taken: bool,
    /// Whether a jump on the last square counts at all.
    pub(crate) last_jump_obeyed: bool,
}

/// The answer of [`fewest`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// The token arrives after this many rolls at the least.
    Rolls(u64),
    /// The token never arrives.
    Unreachable,
    /// The token cannot even begin: the jumps from the start run in a circle.
    NoGame,
}

/// A square, and whether the token is about to ride the jump there (only under `NextTurn`).
type State = (u64, bool);

/// Where the jump on `square` leads, if there is one that counts.
fn jump_on(game: &RawGame, square: u64) -> Option<u64> {
    if square == game.last && !game.last_jump_obeyed {
        return None;
    }
    let jump = game.jumps.iter().find(|(from, _)| *from == square);
    jump.map(|(_, to)| *to)
}

/// The first square without a jump on the way from `square`; `None` if the way is a circle.
fn follow(game: &RawGame, mut square: u64) -> Option<u64> {
    let mut seen = BTreeSet::new();
    while let Some(to) = jump_on(game, square) {
        if !seen.insert(square) {
            return None;
        }
        square = to;
    }
    Some(square)
}

/// The state after landing on `square`; `None` if that is no legal move.
fn land(game: &RawGame, square: u64) -> Option<State> {
    let Some(to) = jump_on(game, square) else {
        return Some((square, false));
    };
    match game.chain {
        Chain::Once => Some((to, false)),
        Chain::Follow => follow(game, square).map(|end| (end, false)),
        Chain::NextTurn => Some((square, true)),
    }
}

/// The state after rolling `roll` on `square`; `None` if that is no move.
fn roll_from(game: &RawGame, square: u64, roll: u64) -> Option<State> {
    let left = game.last - square;
    if roll <= left {
        return land(game, square + roll);
    }
    let over = roll - left;
    match game.past_end {
        PastEnd::Win => Some((game.last, false)),
        PastEnd::Bounce if over < game.last => land(game, game.last - over),
        PastEnd::Stay | PastEnd::Bounce => None,
    }
}

/// Whether the game is over in this state.
fn finished(game: &RawGame, (square, riding): State) -> bool {
    square == game.last && (!riding || jump_on(game, square) == Some(game.last))
}

/// The states one turn leads to, one entry for each outcome that is a move.
fn turn(game: &RawGame, state: State) -> Vec<State> {
    let (square, riding) = state;
    if finished(game, state) {
        Vec::new()
    } else if riding {
        let ride = jump_on(game, square).map(|to| (to, jump_on(game, to).is_some()));
        ride.into_iter().collect()
    } else {
        let rolls = game.die.iter();
        rolls.filter_map(|roll| roll_from(game, square, *roll)).collect()
    }
}

/// The state the token begins in; `None` if there is no game.
fn beginning(game: &RawGame) -> Option<State> {
    if game.start_jump_taken { land(game, game.start) } else { Some((game.start, false)) }
}

/// Every state there could be, reachable or not.
fn all_states(game: &RawGame) -> impl Iterator<Item = State> {
    (0..=game.last).flat_map(|square| [(square, false), (square, true)])
}

/// The fewest rolls from each state the token can be in (a state that is missing is infinitely
/// far), by lowering distances until a whole sweep lowers none.
fn distances(game: &RawGame, begin: State) -> BTreeMap<State, u64> {
    let mut dist = BTreeMap::from([(begin, 0)]);
    let mut changed = true;
    while changed {
        changed = false;
        for state in all_states(game) {
            let Some(rolls) = dist.get(&state).map(|rolls| rolls + 1) else {
                continue;
            };
            for next in turn(game, state) {
                if dist.get(&next).is_none_or(|known| rolls < *known) {
                    dist.insert(next, rolls);
                    changed = true;
                }
            }
        }
    }
    dist
}

/// The fewest rolls in which the token arrives.
pub(crate) fn fewest(game: &RawGame) -> Verdict {
    let Some(begin) = beginning(game) else {
        return Verdict::NoGame;
    };
    let dist = distances(game, begin);
    let arrivals = dist.iter().filter(|(state, _)| finished(game, **state));
    match arrivals.map(|(_, rolls)| *rolls).min() {
        Some(rolls) => Verdict::Rolls(rolls),
        None => Verdict::Unreachable,
    }
}

/// How many roll sequences of the fewest length arrive (modulo 2^128); 0 if none does.
pub(crate) fn count_shortest(game: &RawGame) -> u128 {
    let (Some(begin), Verdict::Rolls(rolls)) = (beginning(game), fewest(game)) else {
        return 0;
    };
    // In how many ways the token is in each state after exactly 0, 1, 2, ... rolls.
    let mut ways = BTreeMap::from([(begin, 1_u128)]);
    for _ in 0..rolls {
        let mut after = BTreeMap::new();
        for (state, count) in ways {
            for next in turn(game, state) {
                let sum = after.entry(next).or_insert(0_u128);
                *sum = sum.wrapping_add(count);
            }
        }
        ways = after;
    }
    let arrivals = ways.iter().filter(|(state, _)| finished(game, **state));
    arrivals.fold(0, |sum, (_, count)| sum.wrapping_add(*count))
}

/// Every square the token can end a turn on, and the one it begins on; none if there is no game.
pub(crate) fn stands(game: &RawGame) -> BTreeSet<u64> {
    let mut reached: BTreeSet<State> = beginning(game).into_iter().collect();
    loop {
        let before = reached.len();
        for state in reached.clone() {
            reached.extend(turn(game, state));
        }
        if reached.len() == before {
            return reached.into_iter().map(|(square, _)| square).collect();
        }
    }
}

/// Boards worked out by hand.
#[cfg(test)]
mod tests {
    use super::Chain::{Follow, NextTurn, Once};
    use super::PastEnd::{Bounce, Stay, Win};
    use super::Verdict::{NoGame, Rolls, Unreachable};
    use super::{Chain, PastEnd, RawGame, Verdict, count_shortest, fewest, stands};

    /// A game from 1 under `Stay` and `Once`; start jump not taken, last jump obeyed.
    fn game(last: u64, die: &[u64], jumps: &[(u64, u64)]) -> RawGame {
        RawGame {
            last,
            jumps: jumps.to_vec(),
            start: 1,
            die: die.to_vec(),
            past_end: Stay,
            chain: Once,
            start_jump_taken: false,
            last_jump_obeyed: true,
        }
    }

    /// The usual die.
    const SIX: &[u64] = &[1, 2, 3, 4, 5, 6];

    /// The verdict with another chain rule.
    fn chained(chain: Chain, game: &RawGame) -> Verdict {
        fewest(&RawGame { chain, ..game.clone() })
    }

    /// The verdict with another rule for rolls past the end.
    fn ended(past_end: PastEnd, game: &RawGame) -> Verdict {
        fewest(&RawGame { past_end, ..game.clone() })
    }

    /// The squares stood on, with another chain rule.
    fn squares(chain: Chain, game: &RawGame) -> Vec<u64> {
        stands(&RawGame { chain, ..game.clone() }).into_iter().collect()
    }

    /// The same game with the start jump taken.
    fn taken(game: &RawGame) -> RawGame {
        RawGame { start_jump_taken: true, ..game.clone() }
    }

    /// The same game with the last jump ignored.
    fn ignored(game: &RawGame) -> RawGame {
        RawGame { last_jump_obeyed: false, ..game.clone() }
    }

    /// Only 35 reaches 36 with the fourth roll, so the third must hit 14 and the fourth be a 1.
    /// Three dice make 13 in 21 ways, less 1+6+6 (it hits 2); and there is 2->15, 17->13, 14->35.
    #[test]
    fn six_by_six() {
        let board = game(36, SIX, &[(2, 15), (14, 35), (17, 13)]);
        assert_eq!(fewest(&board), Rolls(4));
        assert_eq!(count_shortest(&board), 20 + 1);
    }

    /// After one roll the token is on 8, 3, 4, 5, 6 or (from 7) 4, each one roll from 9.
    #[test]
    fn three_by_three() {
        let board = game(9, SIX, &[(2, 8), (7, 4)]);
        assert_eq!(fewest(&board), Rolls(2));
        assert_eq!(count_shortest(&board), 6);
    }

    /// Two rolls must make exactly 8 (five ways), or at least 8 (5+4+3+2+1) where that wins.
    #[test]
    fn empty_three_by_three() {
        let board = game(9, SIX, &[]);
        assert_eq!(fewest(&board), Rolls(2));
        assert_eq!(count_shortest(&board), 5);
        assert_eq!(count_shortest(&RawGame { past_end: Bounce, ..board.clone() }), 5);
        assert_eq!(count_shortest(&RawGame { past_end: Win, ..board }), 15);
    }

    /// Six snakes in a row cannot be passed with a die of six.
    #[test]
    fn wall() {
        let wall = game(36, SIX, &[(7, 1), (8, 2), (9, 3), (10, 4), (11, 5), (12, 6)]);
        assert_eq!(fewest(&wall), Unreachable);
        assert_eq!(count_shortest(&wall), 0);
        assert_eq!(squares(Once, &wall), [1, 2, 3, 4, 5, 6]);
    }

    /// With the snake obeyed only a roll past 9 wins: from 7, 6, 5, 4 that is 4+3+2+1 rolls.
    #[test]
    fn snake_on_the_last_square() {
        let board = game(9, SIX, &[(9, 8)]);
        assert_eq!(fewest(&board), Unreachable);
        assert_eq!(fewest(&ignored(&board)), Rolls(2));
        assert_eq!(ended(Win, &board), Rolls(2));
        assert_eq!(count_shortest(&RawGame { past_end: Win, ..board }), 10);
    }

    /// A token that begins on the last square has arrived, and moves no more.
    #[test]
    fn begins_finished() {
        assert_eq!(fewest(&game(1, SIX, &[])), Rolls(0));
        assert_eq!(count_shortest(&game(1, SIX, &[])), 1);
        let board = RawGame { start: 4, past_end: Bounce, ..game(4, SIX, &[(4, 2)]) };
        assert_eq!(fewest(&board), Rolls(0));
        assert_eq!(squares(Once, &board), [4]);
        // Taken, the snake puts the token on 2, and does so again whenever it lands on 4.
        assert_eq!(fewest(&taken(&board)), Unreachable);
    }

    /// From 1 a roll of 2 goes one past the last square 2; bounced, it comes back to 1 for ever.
    #[test]
    fn past_the_end() {
        let board = game(2, &[2], &[]);
        assert_eq!(ended(Stay, &board), Unreachable);
        assert_eq!(ended(Win, &board), Rolls(1));
        assert_eq!(ended(Bounce, &board), Unreachable);
        assert_eq!(fewest(&RawGame { start: 0, ..board }), Rolls(1));
    }

    /// With rolls of 4 on 6 squares: 1, 5, 3 (from 9), 5 (from 7), ... unless a jump leads off.
    #[test]
    fn bounces() {
        let empty = RawGame { past_end: Bounce, ..game(6, &[4], &[]) };
        assert_eq!(fewest(&empty), Unreachable);
        assert_eq!(squares(Once, &empty), [1, 3, 5]);
        assert_eq!(ended(Bounce, &game(6, &[4], &[(3, 2)])), Rolls(3));
        // Back to square 0 or before is no move; back to the same square lands on its jump.
        assert_eq!(ended(Bounce, &game(3, &[5, 6], &[(1, 3)])), Unreachable);
        assert_eq!(ended(Bounce, &game(3, &[4], &[(1, 3)])), Rolls(1));
    }

    /// Once: 5 6 7 8 9 10. Follow: 8 9 10. `NextTurn`: 2 5 8 9 10.
    #[test]
    fn chains() {
        let board = game(10, &[1], &[(2, 5), (5, 8)]);
        assert_eq!(chained(Once, &board), Rolls(6));
        assert_eq!(chained(Follow, &board), Rolls(3));
        assert_eq!(chained(NextTurn, &board), Rolls(5));
        assert_eq!(squares(Once, &board), [1, 5, 6, 7, 8, 9, 10]);
        assert_eq!(squares(Follow, &board), [1, 8, 9, 10]);
        assert_eq!(squares(NextTurn, &board), [1, 2, 5, 8, 9, 10]);
    }

    /// Once leaves a circle (3 4 5); Follow may not enter it, `NextTurn` never comes out.
    #[test]
    fn circles() {
        let board = game(5, &[1], &[(2, 3), (3, 2)]);
        assert_eq!(chained(Once, &board), Rolls(3));
        assert_eq!(chained(Follow, &board), Unreachable);
        assert_eq!(squares(Follow, &board), [1]);
        assert_eq!(chained(NextTurn, &board), Unreachable);
        assert_eq!(squares(NextTurn, &board), [1, 2, 3]);
    }

    /// The ways are 1+3 by way of 2 (only under Once) and 3+1 by way of 4.
    #[test]
    fn self_jump() {
        let board = game(5, &[1, 3], &[(2, 2)]);
        for (chain, count) in [(Once, 2), (Follow, 1), (NextTurn, 1)] {
            assert_eq!(chained(chain, &board), Rolls(2));
            assert_eq!(count_shortest(&RawGame { chain, ..board.clone() }), count);
        }
        assert_eq!(squares(Follow, &board), [1, 4, 5]);
        assert_eq!(squares(NextTurn, &board), [1, 2, 4, 5]);
    }

    /// The start jump 1->8 saves seven rolls when taken; a ride costs one.
    #[test]
    fn start_jump() {
        let board = game(10, &[1], &[(1, 8)]);
        assert_eq!(fewest(&board), Rolls(9));
        let board = taken(&board);
        assert_eq!(chained(Once, &board), Rolls(2));
        assert_eq!(chained(Follow, &board), Rolls(2));
        assert_eq!(chained(NextTurn, &board), Rolls(3));
        assert_eq!(squares(Once, &board), [8, 9, 10]);
        assert_eq!(squares(NextTurn, &board), [1, 8, 9, 10]);
        // A second jump 8->4: Once stands free on 8, the others begin on (or ride to) 4.
        let board = taken(&game(10, &[3], &[(1, 8), (8, 4)]));
        assert_eq!(chained(Once, &board), Unreachable);
        assert_eq!(squares(Once, &board), [8]);
        assert_eq!(chained(Follow, &board), Rolls(2));
        assert_eq!(chained(NextTurn, &board), Rolls(4));
    }

    /// A start jump in a circle is no game under Follow, and an endless ride under `NextTurn`.
    #[test]
    fn start_circle() {
        let circle = taken(&game(5, &[1], &[(1, 3), (3, 1)]));
        assert_eq!(chained(Once, &circle), Rolls(2));
        assert_eq!(chained(Follow, &circle), NoGame);
        assert_eq!(count_shortest(&RawGame { chain: Follow, ..circle.clone() }), 0);
        assert!(squares(Follow, &circle).is_empty());
        assert_eq!(chained(NextTurn, &circle), Unreachable);
        let single = taken(&game(1, &[1], &[(1, 1)]));
        assert_eq!(chained(Once, &single), Rolls(0));
        assert_eq!(chained(Follow, &single), NoGame);
        assert_eq!(chained(NextTurn, &single), Rolls(0));
        assert_eq!(chained(Follow, &ignored(&single)), Rolls(0));
    }

    /// Once: 1, 1, ... Follow: 4 5. `NextTurn`: 2, 1 (now riding), 4, 5.
    #[test]
    fn back_to_the_start() {
        let board = game(5, &[1], &[(1, 4), (2, 1)]);
        assert_eq!(chained(Once, &board), Unreachable);
        assert_eq!(chained(Follow, &board), Rolls(2));
        assert_eq!(chained(NextTurn, &board), Rolls(4));
    }

    /// A ladder onto the last square ends the game unless the snake there is obeyed as well.
    #[test]
    fn ladder_onto_a_last_snake() {
        let board = game(9, &[1], &[(2, 9), (9, 3)]);
        assert_eq!(chained(Once, &board), Rolls(1));
        assert_eq!(chained(Follow, &board), Unreachable);
        assert_eq!(squares(Follow, &board), [1, 3, 4, 5, 6, 7, 8]);
        assert_eq!(chained(NextTurn, &board), Unreachable);
        assert_eq!(squares(NextTurn, &board), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
        assert_eq!(chained(Follow, &ignored(&board)), Rolls(1));
        assert_eq!(chained(NextTurn, &ignored(&board)), Rolls(2));
    }

    /// A self-jump on the last square: Follow may not land there, only go past it (1 and then 2).
    #[test]
    fn last_self_jump() {
        let board = game(3, &[1], &[(3, 3)]);
        assert_eq!(chained(Once, &board), Rolls(2));
        assert_eq!(chained(Follow, &board), Unreachable);
        assert_eq!(chained(NextTurn, &board), Rolls(2));
        let past = RawGame { past_end: Win, chain: Follow, ..game(3, &[1, 2], &[(3, 3)]) };
        assert_eq!(fewest(&past), Rolls(2));
        assert_eq!(count_shortest(&past), 1);
    }

    /// 36 is six sixes from 0; from 1 it is 35, one of the six rolls being a 5.
    #[test]
    fn off_the_board() {
        let from_one = game(36, SIX, &[]);
        let from_zero = RawGame { start: 0, ..from_one.clone() };
        assert_eq!((fewest(&from_zero), count_shortest(&from_zero)), (Rolls(6), 1));
        assert_eq!((fewest(&from_one), count_shortest(&from_one)), (Rolls(6), 6));
        assert_eq!(squares(Once, &from_zero), (0..=36).collect::<Vec<_>>());
        assert_eq!(squares(Once, &from_one), (1..=36).collect::<Vec<_>>());
    }
}
