//! Measuring side by side: the contenders take turns, and the ratios of a
//! round are taken within that round.

use std::hint::black_box;
use std::time::{Duration, Instant};

use crate::contenders::{ALL, Arena, Rolls};

/// How much to measure.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// How long our part of a round should take at least: so long that the
    /// clock's own grain does not matter, so short that most rounds are not
    /// interrupted by another process.
    pub round: Duration,
    /// How long to go on starting rounds.
    pub total: Duration,
    /// Rounds to make in any case.
    pub least: usize,
}

impl Effort {
    /// For a table: 1.5 seconds a board, at least seven rounds.
    pub const TABLE: Effort =
        Effort { round: Duration::from_millis(1), total: Duration::from_millis(1_500), least: 7 };
    /// One round of one run each, for the assertions.
    pub const SMOKE: Effort = Effort { round: Duration::ZERO, total: Duration::ZERO, least: 1 };
}

/// What was measured on one board.
#[derive(Clone, Debug)]
pub struct Measured {
    /// The answer all agree on.
    pub rolls: Rolls,
    /// The median time of our search.
    pub ours: Duration,
    /// For each of the others the median of its time over ours; more than 1
    /// means that ours is quicker.
    pub ratios: [f64; ALL.len() - 1],
    /// How many rounds were made.
    pub rounds: usize,
}

/// Lets the contenders take turns on a board, comparing every answer.
pub fn measure(arena: &Arena, effort: Effort) -> Measured {
    let rolls = arena.agree();
    let runs = runs_in(arena, effort.round, rolls);
    let begun = Instant::now();
    let mut times: Vec<[f64; ALL.len()]> = Vec::new();
    while times.len() < effort.least || begun.elapsed() < effort.total {
        let mut round = [0.0; ALL.len()];
        for turn in 0..ALL.len() {
            // Another one begins each round: none always follows the same.
            let which = (turn + times.len()) % ALL.len();
            round[which] = time(arena, which, runs, rolls).as_secs_f64() / f64::from(runs);
        }
        times.push(round);
    }
    let ratio = |which: usize| median(times.iter().map(|round| round[which] / round[0]));
    Measured {
        rolls,
        ours: Duration::from_secs_f64(median(times.iter().map(|round| round[0]))),
        ratios: std::array::from_fn(|other| ratio(other + 1)),
        rounds: times.len(),
    }
}

/// How many runs of our search fill a round.
fn runs_in(arena: &Arena, round: Duration, rolls: Rolls) -> u32 {
    let mut runs = 1;
    while time(arena, 0, runs, rolls) < round {
        runs *= 2;
    }
    runs
}

fn time(arena: &Arena, which: usize, runs: u32, expected: Rolls) -> Duration {
    let (name, contender) = ALL[which];
    let begun = Instant::now();
    for _ in 0..runs {
        let answer = black_box(contender(black_box(arena)));
        assert_eq!(answer, expected, "{name}");
    }
    begun.elapsed()
}

fn median(numbers: impl Iterator<Item = f64>) -> f64 {
    let mut numbers: Vec<f64> = numbers.collect();
    numbers.sort_unstable_by(f64::total_cmp);
    let middle = numbers.len() / 2;
    if numbers.len() % 2 == 1 {
        numbers[middle]
    } else {
        f64::midpoint(numbers[middle - 1], numbers[middle])
    }
}
