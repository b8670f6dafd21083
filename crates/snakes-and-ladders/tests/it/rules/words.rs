//! The words of the options: each reads back, others are answered with those there are.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use snakes_and_ladders::{Chain, LastJump, PastEnd, Rules, StartJump, UnknownName};

/// All words of an option, the default first.
#[track_caller]
fn words<T>(all: &[T], expected: &[&str], refusal: &str)
where
    T: Copy + Debug + Default + Display + PartialEq + FromStr<Err = UnknownName>,
{
    let names: Vec<String> = all.iter().map(ToString::to_string).collect();
    assert_eq!(names, expected);
    assert_eq!(all[0], T::default());
    for (name, value) in names.iter().zip(all) {
        assert_eq!(name.parse(), Ok(*value));
    }
    assert_eq!("maybe".parse::<T>().unwrap_err().to_string(), refusal);
}

#[test]
fn every_option_has_its_words_the_default_first() {
    words(
        &PastEnd::ALL,
        &["stay", "win", "bounce"],
        "`maybe` is no rule for rolls past the end: expected stay, win or bounce",
    );
    words(
        &Chain::ALL,
        &["once", "follow", "next-turn"],
        "`maybe` is no chain rule: expected once, follow or next-turn",
    );
    words(
        &StartJump::ALL,
        &["ignore", "take"],
        "`maybe` is no rule for a jump on the start: expected ignore or take",
    );
    words(
        &LastJump::ALL,
        &["obey", "ignore"],
        "`maybe` is no rule for a jump on the last square: expected obey or ignore",
    );
}

#[test]
fn the_default_rules_are_the_commonest() {
    let rules = Rules::default();
    assert_eq!(rules.start, 1);
    assert_eq!(rules.die.to_string(), "6");
    assert_eq!((rules.past_end, rules.chain), (PastEnd::Stay, Chain::Once));
    assert_eq!((rules.start_jump, rules.last_jump), (StartJump::Ignore, LastJump::Obey));
}
