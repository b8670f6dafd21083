//! What reports of wrong answers say a mistake answers on real boards.

use serde_json::Value;
use snakes_and_ladders::Game;
use snakes_and_ladders::mistakes::{Alteration, Ending, Mistake};

use super::{ends, ends_with};
use crate::data::{signed, string, test_data, text};
use crate::play::game;

/// The reports' names and ours.
const NAMES: [(&str, Mistake); 16] = [
    ("read from top", Mistake::RowsFromTop),
    ("no alternation", Mistake::NoAlternation),
    ("row parity tuned to even n", Mistake::DirectionForEvenN),
    ("row parity tuned to odd n", Mistake::DirectionForOddN),
    ("first row right-to-left", Mistake::ColumnsMirrored),
    ("die 1..5", Mistake::NoLargestRoll),
    ("overshoot wins", Mistake::PastEndArrives),
    ("chain followed", Mistake::FollowsChains),
    ("second ride taken as its own move", Mistake::SecondRideNextTurn),
    ("jump costs an extra roll", Mistake::JumpCostsRoll),
    ("jump optional", Mistake::JumpOptional),
    // There a roll onto a snake is no move; `snakes-ignored` is another mistake.
    ("snakes never taken", Mistake::SnakesAvoided),
    ("destination off by one", Mistake::DestinationOffByOne),
    ("one-pass DP left to right", Mistake::OnePass),
    ("greedy furthest", Mistake::Greedy),
    ("jump on last square ignored", Mistake::LastJumpIgnored),
];

/// Computed with a solver that also looks for the last square before its jump.
const BOTH_MARKED: &str = "one visited set for rolled+landed";

/// Hands each board with known wrong answers to a check, and what a report's
/// name stands for there: the wrong answer, or the right one.
#[track_caller]
fn each(check: impl Fn(&str, &Game, &dyn Fn(&str) -> Ending)) {
    let lines = text(&test_data("cases.jsonl"));
    let cases = lines.lines().map(|line| serde_json::from_str::<Value>(line).expect("a case"));
    let mut seen = 0;
    for case in cases.filter(|case| case.get("wrong_answers").is_some()) {
        let right = signed(&case, "answer").expect("an answer");
        let expected =
            |name: &str| Ending::Answers(signed(&case["wrong_answers"], name).unwrap_or(right));
        check(string(&case, "id"), &game(string(&case, "input")), &expected);
        seen += 1;
    }
    assert_eq!(seen, 24);
}

#[test]
fn each_mistake_answers_on_every_board_what_is_known_of_it() {
    each(|id, game, expected| {
        for (name, mistake) in NAMES {
            // Its last square has a jump to itself, which carries nobody off and costs nothing here.
            if (id, mistake) != ("lc-chain-old", Mistake::JumpCostsRoll) {
                assert_eq!(ends(game, mistake), expected(name), "{mistake} on {id}");
            }
        }
    });
}

#[test]
fn two_mistakes_together_answer_what_is_known_of_the_two() {
    let two = Alteration::from(Mistake::MarksBothSquares).with(Mistake::LastJumpIgnored).unwrap();
    each(|id, game, expected| {
        // On a single square that solver never looks at the start.
        if id != "tiny-1" {
            assert_eq!(ends_with(game, two), expected(BOTH_MARKED), "{id}");
        }
    });
}

#[test]
fn every_known_name_is_used() {
    let lines = text(&test_data("cases.jsonl"));
    for line in lines.lines() {
        let case: Value = serde_json::from_str(line).expect("a case");
        for name in case["wrong_answers"].as_object().into_iter().flat_map(|wrong| wrong.keys()) {
            assert!(name == BOTH_MARKED || NAMES.iter().any(|(known, _)| known == name), "{name}");
        }
    }
}
