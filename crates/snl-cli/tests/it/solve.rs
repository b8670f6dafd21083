//! `snl solve` of one board.

use snapbox::str;

use crate::support::{snl, solve};

#[test]
fn the_first_notes_board() {
    snl(["solve", "example-6x6.json"]).assert().success().stderr_eq("").stdout_eq(str![[r#"
4 rolls: 1 –1→ 2 ⇒ 15 –2→ 17 ⇒ 13 –1→ 14 ⇒ 35 –1→ 36

"#]]);
}

#[test]
fn the_answer_alone() {
    snl(["solve", "--answer", "example-6x6.json"]).assert().success().stdout_eq("4\n");
    snl(["solve", "--answer", "wall.json"]).assert().success().stdout_eq("-1\n");
    solve("[[-1]]").arg("--answer").assert().success().stdout_eq("0\n");
}

#[test]
fn a_board_from_standard_input() {
    solve("[[-1,-1],[-1,3]]").assert().success().stdout_eq("1 roll: 1 –3→ 4\n");
    snl(["solve", "-"]).stdin("[[-1]]").assert().success().stdout_eq(str![[r#"
0 rolls: 1 is the last square

"#]]);
}

#[test]
fn all_shortest_ways() {
    snl(["solve", "--all", "example-6x6.json"]).assert().success().stdout_eq(str![[r#"
4 rolls: 1 –1→ 2 ⇒ 15 –2→ 17 ⇒ 13 –1→ 14 ⇒ 35 –1→ 36
  21 shortest ways:
  1 –1→ 2 ⇒ 15 –2→ 17 ⇒ 13 –1→ 14 ⇒ 35 –1→ 36
  1 –2→ 3 –5→ 8 –6→ 14 ⇒ 35 –1→ 36
  1 –2→ 3 –6→ 9 –5→ 14 ⇒ 35 –1→ 36
  1 –3→ 4 –4→ 8 –6→ 14 ⇒ 35 –1→ 36
  1 –3→ 4 –5→ 9 –5→ 14 ⇒ 35 –1→ 36
  1 –3→ 4 –6→ 10 –4→ 14 ⇒ 35 –1→ 36
  1 –4→ 5 –3→ 8 –6→ 14 ⇒ 35 –1→ 36
  1 –4→ 5 –4→ 9 –5→ 14 ⇒ 35 –1→ 36
  1 –4→ 5 –5→ 10 –4→ 14 ⇒ 35 –1→ 36
  1 –4→ 5 –6→ 11 –3→ 14 ⇒ 35 –1→ 36
  1 –5→ 6 –2→ 8 –6→ 14 ⇒ 35 –1→ 36
  1 –5→ 6 –3→ 9 –5→ 14 ⇒ 35 –1→ 36
  1 –5→ 6 –4→ 10 –4→ 14 ⇒ 35 –1→ 36
  1 –5→ 6 –5→ 11 –3→ 14 ⇒ 35 –1→ 36
  1 –5→ 6 –6→ 12 –2→ 14 ⇒ 35 –1→ 36
  1 –6→ 7 –1→ 8 –6→ 14 ⇒ 35 –1→ 36
  1 –6→ 7 –2→ 9 –5→ 14 ⇒ 35 –1→ 36
  1 –6→ 7 –3→ 10 –4→ 14 ⇒ 35 –1→ 36
  1 –6→ 7 –4→ 11 –3→ 14 ⇒ 35 –1→ 36
  1 –6→ 7 –5→ 12 –2→ 14 ⇒ 35 –1→ 36
  and 1 more (--limit lists more)

"#]]);
    snl(["solve", "--all", "--limit", "1", "example-6x6.json"]).assert().success().stdout_eq(str![
        [r#"
4 rolls: 1 –1→ 2 ⇒ 15 –2→ 17 ⇒ 13 –1→ 14 ⇒ 35 –1→ 36
  21 shortest ways:
  1 –1→ 2 ⇒ 15 –2→ 17 ⇒ 13 –1→ 14 ⇒ 35 –1→ 36
  and 20 more (--limit lists more)

"#]
    ]);
    snl(["solve", "--all", "wall.json"]).assert().success().stdout_eq(str![[r#"
36 cannot be reached: a wall: every square from 7 to 12 has a jump and no roll is larger than 6; whoever rolls onto 7–12 is carried to 1–6; one can stand on 1–6

"#]]);
}

#[test]
fn beside_other_strategies() {
    snl(["solve", "--compare", "example-6x6.json"]).assert().success().stdout_eq(str![[r#"
4 rolls: 1 –1→ 2 ⇒ 15 –2→ 17 ⇒ 13 –1→ 14 ⇒ 35 –1→ 36
  level by level  152 rolls tried, 26 squares expanded
  greedy          28 rolls tried: 5 rolls, 1 more than the fewest: 1 –1→ 2 ⇒ 15 –6→ 21 –6→ 27 –6→ 33 –3→ 36
  depth first     5 rolls tried: 5 rolls, 1 more than the fewest: 1 –1→ 2 ⇒ 15 –1→ 16 –1→ 17 ⇒ 13 –1→ 14 ⇒ 35 –1→ 36
  every sequence  1776 rolls tried: 6 sequences of 1 roll, 36 of 2, 216 of 3, 1191 of 4, 21 of which arrive

"#]]);
    snl(["solve", "--compare", "wall.json"]).assert().success().stdout_eq(str![[r#"
36 cannot be reached: a wall: every square from 7 to 12 has a jump and no roll is larger than 6; whoever rolls onto 7–12 is carried to 1–6; one can stand on 1–6
  level by level  36 rolls tried, 6 squares expanded
  greedy          12 rolls tried: goes round for ever: 1 –5→ 6 –6→ 12 ⇒ 6
  depth first     36 rolls tried: no way
  every sequence  10000000 rolls tried: 6 sequences of 1 roll, 36 of 2, 216 of 3, 1296 of 4, 7776 of 5, 46656 of 6, 279936 of 7, 1679616 of 8, given up there

"#]]);
}

#[test]
fn why_a_board_cannot_be_won() {
    snl(["solve", "last-square-snake.json"])
        .assert()
        .success()
        .stdout_eq(str![[r#"
9 cannot be reached: whoever rolls onto the last square 9 is carried to 1; one can stand on 1, 3–8

"#]])
        .stderr_eq(str![[r#"
note: a jump begins on the last square: 9 ⇒ 1
note: 2 jumps end where another begins; the first: the jump 2 ⇒ 4 ends where another begins: 4 ⇒ 8

"#]]);
}

#[test]
fn a_long_way_is_shortened_unless_asked_for_whole() {
    snl(["solve", "empty-20x20.json"]).assert().success().stdout_eq(str![[r#"
67 rolls: 1 –3→ 4 –6→ 10 –6→ 16 –6→ 22 –6→ 28 –6→ 34 –6→ 40 –6→ 46 … 51 more moves … 352 –6→ 358 –6→ 364 –6→ 370 –6→ 376 –6→ 382 –6→ 388 –6→ 394 –6→ 400

"#]]);
    let whole = snl(["solve", "--full", "empty-20x20.json"]).output().expect("snl runs");
    let whole = String::from_utf8(whole.stdout).expect("UTF-8");
    assert_eq!(whole.matches('→').count(), 67);
}

#[test]
fn a_board_that_names_its_rules_says_so() {
    snl(["solve", "milton-bradley-1943.json"])
        .assert()
        .success()
        .stdout_eq(str![[r#"
7 rolls: 0 –1→ 1 ⇒ 38 –1→ 39 –6→ 45 –6→ 51 ⇒ 67 –1→ 68 –6→ 74 –6→ 80 ⇒ 100

"#]])
        .stderr_eq(str![[r#"
note: the board names its rules: preset milton-bradley (--preset and the rules' flags change that)
note: a jump begins on the first square: 1 ⇒ 38

"#]]);
}

#[test]
fn flags_win_over_presets() {
    // From square 1 the ladder there is not taken:
    // 1 –3→ 4 ⇒ 14 –3→ 17 –5→ 22 –6→ 28 ⇒ 84 and three more; from 0 it is 1 ⇒ 38 and six more.
    snl(["solve", "--answer", "--start", "1", "milton-bradley-1943.json"])
        .assert()
        .success()
        .stdout_eq("7\n");
    // Five dice of one face: every roll is a 5, from 1 to 6.
    solve("[[-1,-1,-1,-1,-1,-1]]")
        .args(["--answer", "--die", "5d1"])
        .assert()
        .success()
        .stdout_eq("1\n");
}

#[test]
fn a_ride_that_is_a_turn_of_its_own_has_no_roll() {
    // Three rolls to 14, the ride, one roll more.
    snl(["solve", "--chain", "next-turn", "example-6x6.json"]).assert().success().stdout_eq(str![
        [r#"
5 rolls: 1 –2→ 3 –5→ 8 –6→ 14 ⇒ 35 –1→ 36

"#]
    ]);
}

#[test]
fn a_list_of_jumps_with_its_size_from_the_command_line() {
    solve("1,38\n4,14\n")
        .args(["--squares", "100", "--answer"])
        .assert()
        .success()
        // 1 –3→ 4 ⇒ 14, then 86 squares are 15 rolls more.
        .stdout_eq("16\n");
}

#[test]
fn strict_checks_the_statements_constraints() {
    snl(["solve", "--strict", "example-6x6.json"]).assert().success();
    snl(["solve", "--strict", "last-square-snake.json"]).assert().code(3).stdout_eq("").stderr_eq(
        str![[r#"
error: a jump begins on square 9, where none may (leetcode, strict)

"#]],
    );
    snl(["solve", "--strict", "four-jumps.csv"]).assert().code(3).stderr_eq(str![[r#"
error: --strict needs a statement: give --preset, e.g. --preset hackerrank

"#]]);
}

#[test]
fn too_large_for_the_search_is_refused_with_its_size() {
    snl(["solve", "giant.csv"]).assert().code(4).stdout_eq("").stderr_eq(str![[r#"
error: the plain search of 1000000000000000000 squares needs 6.9 EiB of memory, more than the 4.0 GiB it may use

"#]]);
}

#[test]
fn colour_only_where_it_is_wanted() {
    let bold = |args: &[&str]| {
        let output = snl(["solve", "example-6x6.json"]).args(args).output().expect("snl runs");
        output.stdout.contains(&0x1b)
    };
    assert!(!bold(&[]), "a pipe gets no colour");
    assert!(bold(&["--color", "always"]));
    let no_color =
        snl(["solve", "example-6x6.json"]).env("NO_COLOR", "1").output().expect("snl runs");
    assert!(!no_color.stdout.contains(&0x1b));
}
