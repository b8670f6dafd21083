//! The first note's dry run, row by row.

use std::collections::BTreeSet;

use snakes_and_ladders::{DryRun, Limit, Square, Trace, Try, search_observed};

use super::SIX;
use crate::play::{game, numbers};

fn dry_run() -> DryRun {
    let mut trace = Trace::new();
    search_observed(&game(SIX), Limit::default(), &mut trace).unwrap();
    DryRun::from_trace(&trace)
}

/// The rows of a level: the square taken, the squares pushed.
#[track_caller]
fn rows(level: usize, expected: &[(u64, &[u64])]) {
    let run = dry_run();
    let got: Vec<(u64, Vec<u64>)> = run.levels[level]
        .rows
        .iter()
        .map(|row| (row.taken.get(), row.pushed().map(Square::get).collect()))
        .collect();
    let expected: Vec<(u64, Vec<u64>)> =
        expected.iter().map(|&(taken, pushed)| (taken, pushed.to_vec())).collect();
    assert_eq!(run.levels[level].level, level as u64);
    assert_eq!(got, expected);
}

#[test]
fn level_0_takes_1() {
    rows(0, &[(1, &[15, 3, 4, 5, 6, 7])]);
}

#[test]
fn level_1_takes_15_and_3_to_7() {
    rows(
        1,
        &[
            (15, &[16, 13, 18, 19, 20, 21]),
            (3, &[8, 9]),
            (4, &[10]),
            (5, &[11]),
            (6, &[12]),
            (7, &[]),
        ],
    );
}

#[test]
fn level_2_finds_35_from_13_and_23_to_27_from_18_to_21() {
    // By hand: 18 sees 19–24, 19 up to 25, 20 up to 26, 21 up to 27; the small ones nothing new.
    rows(
        2,
        &[
            (16, &[22]),
            (13, &[35]),
            (18, &[23, 24]),
            (19, &[25]),
            (20, &[26]),
            (21, &[27]),
            (8, &[]),
            (9, &[]),
            (10, &[]),
            (11, &[]),
            (12, &[]),
        ],
    );
}

#[test]
fn level_3_finds_36_from_35() {
    // By hand: 22 sees up to 28, and each of 23–27 one square more.
    rows(
        3,
        &[
            (22, &[28]),
            (35, &[36]),
            (23, &[29]),
            (24, &[30]),
            (25, &[31]),
            (26, &[32]),
            (27, &[33]),
        ],
    );
}

#[test]
fn level_4_takes_36_and_ends() {
    rows(4, &[(28, &[34]), (36, &[])]);
    let run = dry_run();
    let goals: Vec<u64> = run
        .levels
        .iter()
        .flat_map(|level| &level.rows)
        .filter(|row| row.goal)
        .map(|row| row.taken.get())
        .collect();
    assert_eq!(goals, [36]);
    assert_eq!(run.levels.len(), 5);
}

#[test]
fn the_queue_after_each_level_is_the_notes() {
    let run = dry_run();
    assert_eq!(numbers(run.queue_after(0)), [15, 3, 4, 5, 6, 7]);
    assert_eq!(numbers(run.queue_after(1)), [16, 13, 18, 19, 20, 21, 8, 9, 10, 11, 12]);
    // The note goes on with "…", but by its own rows there is nothing more.
    assert_eq!(numbers(run.queue_after(2)), [22, 35, 23, 24, 25, 26, 27]);
    assert!(numbers(run.queue_after(3)).contains(&36));
}

#[test]
fn thirteen_is_refused_from_7() {
    let run = dry_run();
    let row = &run.levels[1].rows[5];
    assert_eq!(row.taken, 7);
    let refused: Vec<u64> = row
        .tries
        .iter()
        .filter_map(|tried| match tried {
            Try::AlreadyVisited(landing) => Some(landing.play.stands_on.get()),
            _ => None,
        })
        .collect();
    assert_eq!(refused, [8, 9, 10, 11, 12, 13]);
}

#[test]
fn thirty_five_is_pushed_from_13_by_way_of_14_and_not_again_from_12() {
    let run = dry_run();
    let landings = |row: usize| -> Vec<(bool, String)> {
        let tries = run.levels[2].rows[row].tries.iter();
        tries
            .filter_map(|tried| match tried {
                Try::Pushed(landing) => Some((true, landing.play.to_string())),
                Try::AlreadyVisited(landing) => Some((false, landing.play.to_string())),
                _ => None,
            })
            .collect()
    };
    assert_eq!(landings(1)[0], (true, "13 –1→ 14 ⇒ 35".to_owned()));
    assert_eq!(landings(10)[1], (false, "12 –2→ 14 ⇒ 35".to_owned()));
}

#[test]
fn past_36_no_larger_roll_is_tried() {
    // From 35 a 1 gives 36, a 2 is off the board, 3 to 6 are not looked at.
    let run = dry_run();
    let tries = &run.levels[3].rows[1].tries;
    assert!(matches!(tries[..], [Try::Pushed(_), Try::PastEnd(roll)] if roll == 2));
}

#[test]
fn visited_is_the_notes_and_17_14_and_2_never_are() {
    let run = dry_run();
    let visited =
        |level| -> BTreeSet<u64> { numbers(run.visited_after(level)).into_iter().collect() };
    assert_eq!(visited(0), BTreeSet::from([1, 3, 4, 5, 6, 7, 15]));
    // The note writes "1 3-13 15-21" and adds that 17 is never stood on.
    let mut expected: BTreeSet<u64> = [1].into_iter().chain(3..=13).chain(15..=21).collect();
    expected.remove(&17);
    assert_eq!(visited(1), expected);
    let at_the_end = visited(4);
    assert!([2, 14, 17].iter().all(|square| !at_the_end.contains(square)));
}
