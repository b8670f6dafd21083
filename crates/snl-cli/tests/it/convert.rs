//! Boards written in another form.

use snapbox::cmd::Command;
use snapbox::str;

use crate::support::snl;

/// `snl convert --to` a form, of a text on standard input.
fn to(form: &str, text: &str) -> Command {
    snl(["convert", "--to", form]).stdin(text.to_owned())
}

#[test]
fn boards_follow_one_another_in_their_order() {
    to("grid", "[[-1,-1],[-1,3]]\n{\"squares\":4,\"columns\":2,\"jumps\":{}}\n[[-1]]\n")
        .assert()
        .success()
        .stdout_eq(str![[r#"
[[-1,-1],[-1,3]]
[[-1,-1],[-1,-1]]
[[-1]]

"#]])
        .stderr_eq("");
    to("gfg", "2\n1\n2 30\n1\n9 3\n").assert().success().stdout_eq(str![[r#"
2
1
2 30
1
9 3

"#]]);
}

#[test]
fn a_bad_board_costs_no_other() {
    to("object", "[[-1,-1],[-1,3]]\n[[-1,-1],[-1,5]]\n[[-1]]\n")
        .assert()
        .code(3)
        .stdout_eq(str![[r#"
{"squares":4,"columns":2,"preset":"leetcode","jumps":{"2":3}}
{"squares":1,"columns":1,"preset":"leetcode","jumps":{}}

"#]])
        .stderr_eq(str![[r#"
error: the jump from square 2 (row 1, column 1) leads to 5, beyond the last square 4
 --> standard input:2:14
  |
2 | [[-1,-1],[-1,5]]
  |              ^
  |
  = help: make it lead to a square of the board, or make the board larger


"#]]);
}

#[test]
fn a_board_that_does_not_fit_is_refused_with_the_repair() {
    to("grid", "# squares: 9\n2,8\n").assert().code(3).stdout_eq("").stderr_eq(str![[r#"
error: this board cannot be written as a grid as on LeetCode: the form has rows and columns, and this board does not say how many columns
 |
 = help: give the number of columns, e.g. --columns 10

"#]]);
    to("grid", "# squares: 9\n2,8\n").args(["--columns", "3"]).assert().success().stdout_eq(str![
        [r#"
[[-1,-1,-1],[-1,-1,-1],[-1,8,-1]]

"#]
    ]);
    to("grid", "# squares: 10, columns: 3\n2,8\n").assert().code(3).stderr_eq(str![[r#"
error: this board cannot be written as a grid as on LeetCode: the form has full rows, but 10 squares do not fill rows of 3
 |
 = help: give a number of columns that divides the squares, or write a list of jumps: object, csv or lines

"#]]);
    to("hackerrank", "[[-1,-1],[-1,3]]").assert().code(3).stdout_eq("").stderr_eq(str![[r#"
error: this board cannot be written as HackerRank input: the form is for boards of 100 squares, and this one has 4
 |
 = help: write it in a form for any board: object, csv or lines

"#]]);
    to("gfg", "# squares: 30\nfrom,to\n").assert().code(3).stderr_eq(str![[r#"
error: this board cannot be written as GeeksforGeeks input: the form is for boards with a jump, and this one has none
 |
 = help: write it in a form for any board: object, csv or lines

"#]]);
    to("offsets", "# squares: 9\n2,2\n").assert().code(3).stderr_eq(str![[r#"
note: the jump on 2 leads to itself
error: this board cannot be written as an array of how far jumps lead: the form says how far a jump leads, 0 for none, but that of square 2 leads to itself
 |
 = help: write it in a form that lists jumps: object, csv or lines

"#]]);
    to("moves", "# squares: 2\n1,2\n2,1\n").assert().code(3).stderr_eq(str![[r#"
note: a jump begins on the first square: 1 ⇒ 2
note: a jump begins on the last square: 2 ⇒ 1
note: 2 jumps end where another begins; the first: the jump 1 ⇒ 2 ends where another begins: 2 ⇒ 1
error: this board cannot be written as an array of where jumps lead: every square has a jump, so no -1 tells that the 0 in it is the first square
 |
 = help: write it in a form that lists jumps: object, csv or lines

"#]]);
    to("moves", "# squares: 9000000000000000000\n1,2\n").assert().code(3).stderr_eq(str![[r#"
note: a jump begins on the first square: 1 ⇒ 2
error: this board cannot be written as an array of where jumps lead: the form writes every square: 9000000000000000000 are more than the 268435456 it may have
 |
 = help: write a list of jumps: object, csv or lines

"#]]);
}

#[test]
fn of_two_boards_the_second_is_refused_where_a_text_holds_one() {
    to("csv", "[[-1,-1],[-1,3]]\n[[-1]]\n")
        .assert()
        .code(3)
        .stdout_eq(str![[r#"
# squares: 4, columns: 2
from,to
2,3

"#]])
        .stderr_eq(str![[r#"
error: line 2: this board cannot be written as CSV lines from,to: a text in this form holds one board
 |
 = help: write each to a text of its own, or all as objects or grids, a board a line

"#]]);
}

#[test]
fn remarks_and_notes_are_told_as_by_solve() {
    to("lines", "# squares: 20\nLadders: 9->3, 1->5\n")
        .assert()
        .success()
        .stdout_eq(str![[r#"
# squares: 20
Ladders
1 -> 5
Snakes
9 -> 3

"#]])
        .stderr_eq(str![[r#"
warning: the jump 9 ⇒ 3 is listed among the ladders but leads down
 --> standard input:2:10
  |
2 | Ladders: 9->3, 1->5
  |          ^
  |
  = help: are its ends swapped?

note: a jump begins on the first square: 1 ⇒ 5

"#]]);
    to("python", "[[-1,-1],[1,-1],[-1,-1]]\n").assert().success().stderr_eq(str![[r#"
note: the grid has 3 rows and 2 columns, it must be square under leetcode: is a row or a column missing?

"#]]);
}

#[test]
fn rules_that_find_no_place_are_told() {
    snl(["convert", "swift-book.json", "--to", "csv"])
        .assert()
        .success()
        .stdout_eq(str![[r#"
# squares: 25, columns: 5
from,to
3,11
6,17
9,18
10,12
14,4
19,8
22,20
24,16

"#]])
        .stderr_eq(str![[r#"
note: the rules of preset swift-book are not written: no place for them in CSV lines from,to

"#]]);
    snl(["convert", "swift-book.json", "--to", "object"]).assert().success().stderr_eq("");
}

#[test]
fn what_is_known_of_the_text_may_be_given() {
    to("object", "26 -> 0\n2 -> 21\n")
        .args(["--preset", "gfg", "--from-zero"])
        .assert()
        .success()
        .stdout_eq(str![[r#"
{"squares":30,"columns":6,"preset":"gfg","jumps":{"3":22,"27":1}}

"#]]);
    to("object", "4 14\n9 31\n")
        .args(["--squares", "100", "--format", "matrix"])
        .assert()
        .success()
        .stdout_eq(str![[r#"
{"squares":100,"jumps":{"4":9,"14":31}}

"#]]);
}

#[test]
fn what_cannot_be_read_or_asked_has_its_exit_code() {
    snl(["convert", "nothing.json", "--to", "csv"]).assert().code(5).stdout_eq("");
    snl(["convert", "wall.json", "--to", "numbering"]).assert().code(2);
    snl(["convert", "wall.json"]).assert().code(2);
    to("csv", "").assert().code(3).stdout_eq("");
    to("hackerrank", "[[5]]").assert().code(3).stdout_eq("");
}
