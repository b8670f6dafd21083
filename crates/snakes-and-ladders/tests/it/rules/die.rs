//! Dice: how they are written, and the weights of their outcomes.

use snakes_and_ladders::{Die, DieError, MAX_OUTCOMES};

#[track_caller]
fn outcomes(text: &str, expected: &[(u32, u64)]) {
    let die: Die = text.parse().unwrap();
    let got: Vec<(u32, u64)> =
        die.outcomes().iter().map(|outcome| (outcome.roll.get(), outcome.weight)).collect();
    assert_eq!(got, expected);
}

#[track_caller]
fn refused(text: &str, expected: DieError) {
    assert_eq!(text.parse::<Die>(), Err(expected));
}

#[track_caller]
fn unreadable(text: &str) {
    refused(text, DieError::Unreadable(text.to_owned()));
}

#[test]
fn a_number_is_a_fair_die() {
    outcomes("6", &[(1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1)]);
    outcomes("1", &[(1, 1)]);
    outcomes(" 2 ", &[(1, 1), (2, 1)]);
    assert_eq!("6".parse(), Ok(Die::default()));
}

#[test]
fn a_list_is_its_outcomes_and_repeats_weigh_more() {
    outcomes("1,2,3", &[(1, 1), (2, 1), (3, 1)]);
    outcomes("4, 2 ,4,4", &[(2, 1), (4, 3)]);
    assert_eq!("3,1,2".parse::<Die>(), "3".parse());
}

#[test]
fn two_dice_weigh_as_counted_by_hand() {
    // A 2 in one way (1+1), a 7 in six (1+6 … 6+1), a 12 in one.
    outcomes(
        "2d6",
        &[
            (2, 1),
            (3, 2),
            (4, 3),
            (5, 4),
            (6, 5),
            (7, 6),
            (8, 5),
            (9, 4),
            (10, 3),
            (11, 2),
            (12, 1),
        ],
    );
    outcomes("2D2", &[(2, 1), (3, 2), (4, 1)]);
    outcomes("1d3", &[(1, 1), (2, 1), (3, 1)]);
    outcomes("3d1", &[(3, 1)]);
}

#[test]
fn three_dice_fall_in_216_ways() {
    let die: Die = "3d6".parse().unwrap();
    assert_eq!(die.total_weight(), 216);
    assert_eq!((die.smallest().get(), die.largest().get()), (3, 18));
    // 10 in 27 ways: 1+3+6, 1+4+5, 2+3+5 six each, 2+2+6, 2+4+4, 3+3+4 three each.
    assert_eq!(die.outcomes()[7].weight, 27);
    assert!(!die.has_no_gaps());
}

#[test]
fn many_dice_agree_with_every_throw_counted() {
    for (dice, faces) in [(3, 4), (4, 3), (5, 2), (2, 12)] {
        let mut ways = std::collections::BTreeMap::from([(0_u32, 1_u64)]);
        for _ in 0..dice {
            let mut more = std::collections::BTreeMap::new();
            for (sum, count) in ways {
                for face in 1..=faces {
                    *more.entry(sum + face).or_default() += count;
                }
            }
            ways = more;
        }
        let expected: Vec<(u32, u64)> = ways.into_iter().collect();
        outcomes(&format!("{dice}d{faces}"), &expected);
    }
}

#[test]
fn the_largest_dice_are_read() {
    assert_eq!("10000".parse::<Die>().unwrap().largest(), MAX_OUTCOMES);
    // 2⁶³ ways still fit in 64 bits, 2⁶⁴ do not.
    assert_eq!("63d2".parse::<Die>().unwrap().total_weight(), 1 << 63);
    refused("64d2", DieError::TooManyWays);
}

#[test]
fn dice_that_cannot_be_are_refused() {
    refused("0", DieError::NoOutcomes);
    refused("0d6", DieError::NoOutcomes);
    refused("2d0", DieError::NoOutcomes);
    refused("1,0,2", DieError::ZeroOutcome);
    refused("10001", DieError::TooManyOutcomes);
    refused("1,10001", DieError::TooManyOutcomes);
    refused("1667d6", DieError::TooManyOutcomes);
    refused("99999999999999999999", DieError::TooManyOutcomes);
    refused("4000000000d4000000000", DieError::TooManyOutcomes);
}

#[test]
fn what_is_no_die_is_refused_in_its_own_words() {
    for text in ["", " ", "six", "-6", "+6", "6.0", "1e3", "1,,2", "1,2,", ",", "d6", "2d", "2d6d2"]
    {
        unreadable(text);
    }
    assert_eq!(
        "two\n".parse::<Die>().unwrap_err().to_string(),
        "`two\\n` is no die: expected the number of faces (6), outcomes (1,2,3) or dice thrown \
         together (2d6)"
    );
}

#[test]
fn a_refusal_says_why() {
    let says = |text: &str| text.parse::<Die>().unwrap_err().to_string();
    assert_eq!(says("0"), "a die has at least one outcome");
    assert_eq!(says("0,1"), "an outcome is at least 1: 0 would not move the token");
    assert_eq!(says("10001"), "a die has at most 10000 outcomes, none larger than that");
}

#[test]
fn outcomes_of_weight_0_are_left_out() {
    let die = Die::of_outcomes([(5, 0), (2, 3), (2, 1)]).unwrap();
    assert_eq!(die.to_string(), "2×4");
    assert_eq!(Die::of_outcomes([(5, 0)]), Err(DieError::NoOutcomes));
    assert_eq!(Die::of_outcomes([(1, u64::MAX), (1, 1)]), Err(DieError::TooManyWays));
}

#[test]
fn a_die_prints_as_it_is_written() {
    let prints = |text: &str| text.parse::<Die>().unwrap().to_string();
    assert_eq!(prints("6"), "6");
    assert_eq!(prints("1,2,3"), "3");
    assert_eq!(prints("5,2"), "2,5");
    assert_eq!(prints("1"), "1");
    assert_eq!(prints("2d2"), "2,3×2,4");
}

#[test]
fn rolls_from_counts_the_outcomes_that_are_at_least_as_large() {
    let die: Die = "2,4,6,9".parse().unwrap();
    let count = |pips| die.rolls_from(snakes_and_ladders::Roll::new(pips).unwrap());
    assert_eq!([1, 2, 3, 6, 7, 9, 10].map(count), [4, 4, 3, 2, 1, 1, 0]);
}
