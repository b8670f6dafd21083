//! Mistakes about landing, marking, queue and counting beside programs that were written with them:
//! plain loops over plain numbers that share nothing with the library.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use snakes_and_ladders::mistakes::{self, Budget, Ending, Mistake};
use snakes_and_ladders::{Game, Rules};

use crate::deal::Deal;
use crate::engine::{Found, same};
use crate::play::{answer, game_of};
use crate::rng::Rng;

/// Some squares and jumps under the usual rules.
struct Raw {
    last: u64,
    jumps: BTreeMap<u64, u64>,
}

/// A token: a square, and whether something is due there.
type State = (u64, bool);

impl Raw {
    fn jump(&self, square: u64) -> Option<u64> {
        self.jumps.get(&square).copied()
    }

    /// Where the jump of a square leads, or the square.
    fn end(&self, square: u64) -> u64 {
        self.jump(square).unwrap_or(square)
    }

    fn rolled(&self, from: u64) -> impl Iterator<Item = u64> + use<> {
        from + 1..=(from + 6).min(self.last)
    }

    /// Levels from square 1 until a state on the last square with nothing due.
    fn fewest(&self, next: impl Fn(State) -> Vec<State>) -> i64 {
        let mut seen = BTreeSet::new();
        let mut level = BTreeSet::from([(1, false)]);
        for moves in 0.. {
            if level.contains(&(self.last, false)) {
                return moves;
            }
            seen.extend(level.iter().copied());
            level =
                level.into_iter().flat_map(&next).filter(|state| !seen.contains(state)).collect();
            if level.is_empty() {
                break;
            }
        }
        -1
    }

    /// The same where each square rolled to leads to some squares.
    fn leads(&self, to: impl Fn(u64, u64) -> Vec<u64>) -> i64 {
        self.fewest(|(from, _)| {
            let ends = self.rolled(from).flat_map(|rolled| to(from, rolled));
            ends.map(|square| (square, false)).collect()
        })
    }

    fn second_ride(&self) -> i64 {
        // The flag: carried onto a jump's square, which may be ridden next.
        let carried = |to: u64| (to, to != self.last && self.jump(to).is_some());
        self.fewest(|(from, due)| {
            let rolls = self.rolled(from).map(|rolled| match self.jump(rolled) {
                Some(to) => carried(to),
                None => (rolled, false),
            });
            let ride = due.then(|| carried(self.end(from)));
            rolls.chain(ride).collect()
        })
    }

    fn jump_costs_roll(&self) -> i64 {
        // A jump of the last square to itself carries nobody off.
        let rides = |to: u64| self.jump(to).is_some_and(|end| (to, end) != (self.last, self.last));
        self.fewest(|(from, due)| {
            if due {
                return vec![(self.end(from), false)];
            }
            self.rolled(from).map(|to| (to, rides(to))).collect()
        })
    }

    fn rolls_zero(&self) -> i64 {
        self.fewest(|(from, _)| {
            let to = (from..=from + 6).filter(|to| *to <= self.last);
            to.map(|to| (self.end(to), false)).collect()
        })
    }

    /// A queue and a set, tested and marked as told.
    fn marked(
        &self,
        is_new: impl Fn(&BTreeSet<u64>, u64, u64) -> bool,
        mark: impl Fn(&mut BTreeSet<u64>, u64, u64),
    ) -> Ending {
        let (mut queue, mut visited) = (VecDeque::from([(1, 0)]), BTreeSet::from([1]));
        let mut rolls = 0;
        while let Some((cur, moves)) = queue.pop_front() {
            if cur == self.last {
                return Ending::Answers(moves);
            }
            for nxt in cur + 1..=cur + 6 {
                rolls += 1;
                if rolls > BUDGET {
                    return Ending::Overrun;
                }
                if nxt > self.last {
                    break;
                }
                let end = self.end(nxt);
                if is_new(&visited, nxt, end) {
                    mark(&mut visited, nxt, end);
                    queue.push_back((end, moves + 1));
                }
            }
        }
        Ending::Answers(-1)
    }

    fn one_pass(&self) -> i64 {
        let mut moves = BTreeMap::from([(1, 0)]);
        for square in 1..=self.last {
            let Some(&here) = moves.get(&square) else { continue };
            for rolled in self.rolled(square) {
                let there = moves.entry(self.end(rolled)).or_insert(here + 1);
                *there = (here + 1).min(*there);
            }
        }
        moves.get(&self.last).copied().unwrap_or(-1)
    }

    fn counts_squares(&self) -> i64 {
        let (mut queue, mut visited) = (VecDeque::from([1]), BTreeSet::from([1]));
        let mut moves = 0;
        while let Some(cur) = queue.pop_front() {
            if cur == self.last {
                return moves;
            }
            let ends = self.rolled(cur).map(|rolled| self.end(rolled));
            queue.extend(ends.filter(|end| visited.insert(*end)));
            moves += 1;
        }
        -1
    }

    /// How a program with the mistake ends; none if there is no such program here.
    fn ends(&self, mistake: Mistake) -> Option<Ending> {
        let is_up = |rolled: u64| self.end(rolled) > rolled;
        let is_down = |rolled: u64| self.end(rolled) < rolled;
        let answer = match mistake {
            Mistake::JumpOptional => self.leads(|_, rolled| vec![rolled, self.end(rolled)]),
            Mistake::SnakesIgnored => {
                self.leads(|_, rolled| vec![if is_up(rolled) { self.end(rolled) } else { rolled }])
            }
            Mistake::SnakesAvoided => {
                self.leads(
                    |_, rolled| {
                        if is_down(rolled) { Vec::new() } else { vec![self.end(rolled)] }
                    },
                )
            }
            Mistake::ReadsCurrentSquare => {
                self.leads(|from, rolled| vec![self.jump(from).unwrap_or(rolled)])
            }
            Mistake::DestinationOffByOne => {
                self.leads(|_, rolled| vec![self.jump(rolled).map_or(rolled, |to| to + 1)])
            }
            Mistake::SecondRideNextTurn => self.second_ride(),
            Mistake::JumpCostsRoll => self.jump_costs_roll(),
            Mistake::RollsZero => self.rolls_zero(),
            Mistake::OnePass => self.one_pass(),
            Mistake::CountsSquares => self.counts_squares(),
            _ => return self.ends_by_marks(mistake),
        };
        Some(Ending::Answers(answer))
    }

    fn ends_by_marks(&self, mistake: Mistake) -> Option<Ending> {
        Some(match mistake {
            Mistake::MarksRolledSquare => self.marked(
                |visited, _, end| !visited.contains(&end),
                |visited, nxt, _| visited.extend([nxt]),
            ),
            Mistake::TestsRolledSquare => self.marked(
                |visited, nxt, _| !visited.contains(&nxt),
                |visited, _, end| visited.extend([end]),
            ),
            Mistake::MarksBothSquares => self.marked(
                |visited, _, end| !visited.contains(&end),
                |visited, nxt, end| visited.extend([nxt, end]),
            ),
            Mistake::MarksNothing => self.marked(|_, _, _| true, |_, _, _| {}),
            _ => return None,
        })
    }
}

/// Rolls both sides may try.
const BUDGET: u64 = 3_000;

/// Deals boards under the usual rules.
fn each_board(seed: u64, check: impl Fn(&Raw, &Game) -> Found) {
    let mut rng = Rng::new(seed);
    for _ in 0..6_000 {
        let raw = Deal::any(&mut rng).raw;
        let game = game_of(raw.last, &raw.jumps, Rules::default());
        let plain = Raw { last: raw.last, jumps: raw.jumps.iter().copied().collect() };
        check(&plain, &game).unwrap_or_else(|found| panic!("{found}\n{raw:?}"));
    }
}

#[test]
fn plain_programs_with_the_same_mistake() {
    each_board(43, |raw, game| {
        let mut compared = 0;
        for mistake in Mistake::ALL {
            let Some(expected) = raw.ends(mistake) else { continue };
            let budget = Budget { rolls_tried: BUDGET };
            same(mistake.name(), mistakes::run(game, mistake.into(), budget, &mut ()), expected)?;
            compared += 1;
        }
        same("mistakes with a program", compared, 14)
    });
}

#[test]
fn testing_and_marking_the_square_rolled_to_answers_right() {
    each_board(51, |raw, game| {
        let ending = raw.marked(
            |visited, nxt, _| !visited.contains(&nxt),
            |visited, nxt, _| visited.extend([nxt]),
        );
        same("the answer", ending, Ending::Answers(answer(game)))
    });
}
