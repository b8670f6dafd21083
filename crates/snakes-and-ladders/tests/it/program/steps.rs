//! The three languages take the same steps, and every event of the search has its line.

use std::collections::BTreeSet;

use snakes_and_ladders::program::{Language, Line, Program, Step, solution};
use snakes_and_ladders::{Event, Game, Limit, Rules, search_observed};

use super::pool::{dealt, of_samples};
use crate::play::game_of;

fn steps(program: &Program) -> Vec<Step> {
    program.rows().iter().map(|row| row.step).collect()
}

/// Hands every kind of game to a check.
#[track_caller]
fn each(check: impl Fn(&Game)) {
    let mut sums = dealt(1, 27);
    sums.extend(of_samples());
    assert!(sums.len() > 900);
    for sum in &sums {
        check(&sum.game);
    }
}

/// Only Python and Rust have to fetch a queue first.
#[test]
fn the_languages_take_the_same_steps_in_the_same_order() {
    each(|game| {
        let python = steps(&solution(game, Language::Python));
        assert_eq!(steps(&solution(game, Language::Rust)), python);
        let mut pseudocode = steps(&solution(game, Language::Pseudocode));
        pseudocode.insert(0, Step::Import);
        assert_eq!(pseudocode, python);
        let different: BTreeSet<Step> = python.iter().copied().collect();
        assert_eq!(different.len(), python.len(), "a step comes twice: {python:?}");
    });
}

#[test]
fn every_line_is_explained_but_empty_ones_and_closing_braces() {
    each(|game| {
        for language in Language::ALL {
            let program = solution(game, language);
            let explained = program.rows().iter().flat_map(|row| row.lines.clone());
            let mut left: BTreeSet<usize> = (0..program.lines().len()).collect();
            for place in explained {
                assert!(left.remove(&place), "{language}, line {place}");
            }
            for place in left {
                let Line { step, code, .. } = &program.lines()[place];
                assert_eq!(*step, None);
                assert!(["", "}"].contains(&code.as_str()), "{language}: {code}");
            }
            for row in program.rows() {
                let says = row.says.to_string();
                assert!(says.ends_with('.') && !says.contains('`'), "{says}");
                assert_eq!(row.code.lines().count(), row.lines.len());
                assert!(program.to_string().contains(row.code.lines().next().expect("a line")));
            }
        }
    });
}

#[test]
fn lines_are_as_long_as_each_language_has_them_at_most() {
    each(|game| {
        for (language, most) in
            [(Language::Python, 79), (Language::Rust, 100), (Language::Pseudocode, 79)]
        {
            for line in solution(game, language).to_string().lines() {
                assert!(line.chars().count() <= most, "{line}");
                assert_eq!(line.trim_end(), line);
            }
        }
    });
}

#[test]
fn every_event_of_the_search_has_its_lines() {
    each(|game| {
        for language in Language::ALL {
            let program = solution(game, language);
            let mut see = |event: Event| {
                assert!(program.at(&event).is_some(), "{event:?}\n{program}");
            };
            search_observed(game, Limit::default(), &mut see).map_or_else(drop, drop);
        }
    });
}

/// Three squares, a snake from 2 to 1, the last one roll away.
#[test]
fn the_events_lead_to_the_steps_one_would_point_at() {
    let game = game_of(3, &[(2, 1)], Rules::default());
    let program = solution(&game, Language::Python);
    let mut steps = Vec::new();
    let mut see = |event: Event| steps.extend(program.at(&event).map(|row| row.step.name()));
    search_observed(&game, Limit::default(), &mut see).expect("small");
    let turn_of_1 = [
        "level", "take", // 1
        "roll", "jump", "visited", // 2 ⇒ 1, known
        "roll", "jump", "push", // 3
        "roll", "past-end", // 4
        "count",
    ];
    assert_eq!(steps, [&turn_of_1[..], &["level", "take", "goal"]].concat());
}

#[test]
fn a_language_is_known_by_its_name() {
    assert_eq!(Language::ALL.map(Language::name), ["pseudocode", "python", "rust"]);
    assert_eq!(
        "java".parse::<Language>().unwrap_err().to_string(),
        "`java` is no language: expected pseudocode, python or rust"
    );
}
