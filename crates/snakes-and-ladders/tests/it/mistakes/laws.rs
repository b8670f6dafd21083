//! What holds of every mistake and every two of them, on random games under every rule.

use snakes_and_ladders::mistakes::{self, Alteration, Budget, Ending, Mistake};
use snakes_and_ladders::{Bound, Event, Game, GreedyEnd, Trace, greedy, search};

use crate::deal::Deal;
use crate::engine::{Found, each_game, holds, same};
use crate::oracle::{self, RawGame};
use crate::play::game;

/// Enough for most, too little for what runs in circles.
const SMALL: Budget = Budget { rolls_tried: 2_000 };

fn told(game: &Game, alteration: Alteration, budget: Budget) -> (Ending, Trace) {
    let mut trace = Trace::new();
    let ending = mistakes::run(game, alteration, budget, &mut trace);
    (ending, trace)
}

fn right(game: &Game) -> Option<i64> {
    Some(search(game).ok()?.rolls().map_or(-1, |rolls| i64::try_from(rolls).unwrap_or_default()))
}

#[test]
fn every_mistake_tells_how_it_comes_to_its_answer() {
    each_game(44, 1_500, Deal::any, |_, game| {
        Mistake::ALL.iter().try_for_each(|&mistake| {
            tells(game, mistake.into()).map_err(|found| format!("{mistake}: {found}"))
        })
    });
}

#[test]
fn every_two_mistakes_tell_how_they_come_to_their_answer() {
    each_game(45, 60, Deal::any, |_, game| {
        for one in Mistake::ALL {
            for other in Mistake::ALL {
                if let Ok(both) = Alteration::from(one).with(other) {
                    tells(game, both).map_err(|found| format!("{one} and {other}: {found}"))?;
                }
            }
        }
        Ok(())
    });
}

fn tells(game: &Game, alteration: Alteration) -> Found {
    let (ending, trace) = told(game, alteration, SMALL);
    same("the same again", told(game, alteration, SMALL), (ending, trace.clone()))?;
    let events = trace.events();
    let rolls = events.iter().filter(|event| matches!(event, Event::Rolls { .. })).count() as u64;
    holds("within the budget", rolls <= SMALL.rolls_tried)?;
    match (ending, events.last()) {
        (Ending::Answers(answer), Some(&Event::Goal { rolls })) => {
            same("the answer", Ok(rolls), u64::try_from(answer))
        }
        (Ending::Answers(-1 | 0), Some(Event::QueueEmpty)) => Ok(()),
        (Ending::Answers(_), last) => Err(format!("answers after {last:?}")),
        (Ending::Overrun, _) => holds(
            "the budget was spent, or the beginning never ends",
            rolls == SMALL.rolls_tried || events.is_empty(),
        ),
        (Ending::Crashes(_), _) => Err("a board without a grid cannot crash".to_owned()),
    }
}

#[test]
fn a_mistake_that_does_not_apply_changes_nothing() {
    each_game(46, 3_000, Deal::any, |_, game| {
        let unaltered = told(game, Alteration::default(), SMALL);
        Mistake::ALL.into_iter().filter(|mistake| !mistake.applies_to(game)).try_for_each(
            |mistake| same(mistake.name(), told(game, mistake.into(), SMALL), unaltered.clone()),
        )
    });
}

/// Checks a mistake against the oracle under another rule.
fn another_rule(game: &Game, mistake: Mistake, raw: &RawGame) -> Found {
    if !mistake.applies_to(game) {
        return Ok(());
    }
    let expected = match oracle::fewest(raw) {
        oracle::Verdict::Rolls(rolls) => Ending::Answers(i64::try_from(rolls).unwrap_or_default()),
        oracle::Verdict::Unreachable => Ending::Answers(-1),
        oracle::Verdict::NoGame => Ending::Overrun,
    };
    let ending = mistakes::run(game, mistake.into(), Budget::default(), &mut ());
    same(mistake.name(), ending, expected)
}

#[test]
fn a_mistake_about_a_rule_is_the_game_under_the_other_rule() {
    each_game(47, 20_000, Deal::any, |deal, game| {
        let raw = || deal.raw.clone();
        let chain = RawGame { chain: oracle::Chain::Follow, ..raw() };
        another_rule(game, Mistake::FollowsChains, &chain)?;
        let past_end = RawGame { past_end: oracle::PastEnd::Win, ..raw() };
        another_rule(game, Mistake::PastEndArrives, &past_end)?;
        let start = RawGame { start_jump_taken: true, ..raw() };
        another_rule(game, Mistake::StartJumpTaken, &start)?;
        let last = RawGame { last_jump_obeyed: false, ..raw() };
        another_rule(game, Mistake::LastJumpIgnored, &last)?;
        let largest = raw().die.iter().max().copied();
        let die = raw().die.into_iter().filter(|roll| Some(*roll) != largest).collect();
        another_rule(game, Mistake::NoLargestRoll, &RawGame { die, ..raw() })
    });
}

#[test]
fn greedy_goes_where_the_greedy_strategy_goes() {
    each_game(48, 20_000, Deal::any, |_, game| {
        let strategy = greedy(game, Bound::default());
        let expected = match strategy.end {
            GreedyEnd::Arrives => i64::try_from(strategy.path.len()).unwrap_or_default(),
            GreedyEnd::Loops | GreedyEnd::Stuck => -1,
            GreedyEnd::BoundHit => return Err("no such long way".to_owned()),
        };
        let ending = mistakes::run(game, Mistake::Greedy.into(), Budget::default(), &mut ());
        same("the answer", ending, Ending::Answers(expected))
    });
}

#[test]
fn counting_and_the_empty_queue_change_only_what_is_said() {
    each_game(49, 20_000, Deal::any, |_, game| {
        let right = right(game).ok_or("too large")?;
        let says = |mistake: Mistake, expected| {
            let ending = mistakes::run(game, mistake.into(), Budget::default(), &mut ());
            same(mistake.name(), ending, Ending::Answers(expected))
        };
        says(Mistake::CountsFromOne, if right == -1 { -1 } else { right + 1 })?;
        says(Mistake::OneLevelEarly, if right == -1 { -1 } else { right - 1 })?;
        says(Mistake::ZeroForUnreachable, right.max(0))
    });
}

#[test]
fn a_board_without_bound_costs_what_the_budget_allows() {
    let text = r#"{"squares": 1000000000000000000, "columns": 1000000000,
        "jumps": {"2": 1000000000000000000, "3": 2, "5": 999999999999999999}}"#;
    for mistake in Mistake::ALL {
        let (ending, trace) = told(&game(text), mistake.into(), SMALL);
        holds("told", trace.events().len() < 20_000).expect("a short story");
        // By ones, if need be, the last square is reached under each of them.
        assert_ne!(ending, Ending::Answers(-1), "{mistake}");
    }
}

#[test]
fn without_marks_the_answer_is_right_or_there_is_none() {
    each_game(50, 3_000, Deal::any, |_, game| {
        let ending = mistakes::run(game, Mistake::MarksNothing.into(), SMALL, &mut ());
        holds("right", ending == Ending::Overrun || ending.answer() == right(game))
    });
}
