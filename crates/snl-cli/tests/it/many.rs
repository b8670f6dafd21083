//! Many boards: in order, and one bad board costs nothing but itself.

use snapbox::str;

use crate::support::{snl, solve};

const SECOND_IS_BAD: &str = "[[-1,-1],[-1,3]]\n[[1,1][-1,1]]\n[[-1]]\n[[-1,-1],[-1,7]]\n";

#[test]
fn boards_of_a_file_are_named_by_their_line() {
    snl(["solve", "many.jsonl"]).assert().success().stderr_eq("").stdout_eq(str![[r#"
many.jsonl:1: 0 rolls: 1 is the last square
many.jsonl:2: 1 roll: 1 –3→ 4
many.jsonl:3: 1 roll: 1 –3→ 4
many.jsonl:4: 9 cannot be reached: a wall: every square from 2 to 8 has a jump and no roll is larger than 6; whoever rolls onto 2–7 is carried to 1; one can stand on 1
many.jsonl:5: 2 rolls: 1 –2→ 3 ⇒ 4 –5→ 9
many.jsonl:6: 1 roll: 1 –3→ 4 ⇒ 16
many.jsonl:7: 2 rolls: 1 –3→ 4 –6→ 10 ⇒ 25
many.jsonl:8: 3 rolls: 1 –1→ 2 ⇒ 36 –5→ 41 ⇒ 29 –6→ 35 ⇒ 49

"#]]);
}

#[test]
fn boards_of_several_files_are_named_by_file() {
    snl(["solve", "example-6x6.json", "hackerrank-samples.txt"])
        .assert()
        .success()
        .stdout_eq(str![[r#"
example-6x6.json: 4 rolls: 1 –1→ 2 ⇒ 15 –2→ 17 ⇒ 13 –1→ 14 ⇒ 35 –1→ 36
hackerrank-samples.txt:2: 3 rolls: 1 –5→ 6 –6→ 12 ⇒ 98 –2→ 100
hackerrank-samples.txt:14: 5 rolls: 1 –5→ 6 ⇒ 80 –2→ 82 –6→ 88 –6→ 94 –6→ 100

"#]])
        .stderr_eq(str![[r#"
note: hackerrank-samples.txt:2: this is HackerRank input: preset hackerrank (--preset and the rules' flags change that)

"#]]);
}

#[test]
fn a_bad_board_is_reported_and_the_rest_are_answered() {
    solve(SECOND_IS_BAD)
        .assert()
        .code(3)
        .stdout_eq(str![[r#"
line 1: 1 roll: 1 –3→ 4
line 3: 0 rolls: 1 is the last square

"#]])
        .stderr_eq(str![[r#"
error: found `[`, expected `,` or `]`
 --> standard input:2:7
  |
2 | [[1,1][-1,1]]
  |       ^
  |
  = help: a comma is missing here

error: the jump from square 2 (row 1, column 1) leads to 7, beyond the last square 4
 --> standard input:4:14
  |
4 | [[-1,-1],[-1,7]]
  |              ^
  |
  = help: make it lead to a square of the board, or make the board larger


"#]]);
}

#[test]
fn answers_stay_in_step_with_the_boards() {
    solve(SECOND_IS_BAD).arg("--answer").assert().code(3).stdout_eq("1\n?\n0\n?\n");
}

#[test]
fn a_missing_file_does_not_stop_the_others() {
    snl(["solve", "--answer", "no-such-file.json", "example-6x6.json"])
        .assert()
        .code(5)
        .stdout_eq("?\n4\n")
        .stderr_eq(str![[r#"
error: cannot read no-such-file.json: there is no such file

"#]]);
}

#[test]
fn the_exit_code_is_the_worst() {
    snl(["solve", "--answer", "giant.csv", "README.md", "example-6x6.json"]).assert().code(4);
}
