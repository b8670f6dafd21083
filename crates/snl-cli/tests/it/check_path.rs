//! `snl check-path`

use snapbox::str;

use crate::support::snl;

#[test]
fn the_teachers_way_is_as_short() {
    snl(["check-path", "example-6x6.json", "--rolls", "5,6,2,1"]).assert().success().stdout_eq(
        str![[r#"
legal: 4 rolls, the fewest there are: 1 –5→ 6 –6→ 12 –2→ 14 ⇒ 35 –1→ 36

"#]],
    );
}

#[test]
fn a_longer_way_is_legal_too() {
    snl(["check-path", "example-6x6.json", "--rolls", "1,6,6,6,3"]).assert().success().stdout_eq(
        str![[r#"
legal: 5 rolls; 4 would be enough: 1 –1→ 2 ⇒ 15 –6→ 21 –6→ 27 –6→ 33 –3→ 36

"#]],
    );
}

#[test]
fn the_first_illegal_move_is_named() {
    snl(["check-path", "example-6x6.json", "--stands-on", "1,15,17,14,35,36"])
        .assert()
        .code(1)
        .stdout_eq(str![[r#"
not a way to the last square: move 2: nobody can stand on 17: 15 –2→ 17 ⇒ 13, the jump there must be taken
legal until then: 1 –1→ 2 ⇒ 15

"#]]);
    snl(["check-path", "example-6x6.json", "--stands-on", "6,12,20"]).assert().code(1).stdout_eq(
        str![[r#"
not a way to the last square: move 3: no roll leads from 12 to 20; possible: 13, 15, 16, 18, 35
legal until then: 1 –5→ 6 –6→ 12

"#]],
    );
    snl(["check-path", "example-6x6.json", "--rolls", "5,6,2,2"]).assert().code(1).stdout_eq(str![[r#"
not a way to the last square: move 4: a 2 from 35 goes past the last square 36, the token stays: no move
legal until then: 1 –5→ 6 –6→ 12 –2→ 14 ⇒ 35

"#]]);
    snl(["check-path", "example-6x6.json", "--rolls", "5,7"]).assert().code(1).stdout_eq(str![[
        r#"
not a way to the last square: move 2: the die (6) has no 7
legal until then: 1 –5→ 6

"#
    ]]);
    snl(["check-path", "example-6x6.json", "--rolls", "5,6,2"]).assert().code(1).stdout_eq(str![[
        r#"
not a way to the last square: the way ends on 35, not on the last square 36
legal until then: 1 –5→ 6 –6→ 12 –2→ 14 ⇒ 35

"#
    ]]);
    snl(["check-path", "example-6x6.json", "--rolls", "5,6,2,1,1"]).assert().code(1).stdout_eq(
        str![[r#"
not a way to the last square: the last square is reached after 4 moves, but 5 are claimed
legal until then: 1 –5→ 6 –6→ 12 –2→ 14 ⇒ 35 –1→ 36

"#]],
    );
}

#[test]
fn what_is_asked_must_be_numbers() {
    snl(["check-path", "example-6x6.json", "--rolls", "1,two"]).assert().code(2).stderr_eq(str![[r#"
error: invalid value '1,two' for '--rolls <ROLLS>': `two` is no number: expected numbers such as 1,2,1,1

For more information, try '--help'.

"#]]);
    snl(["check-path", "example-6x6.json"]).assert().code(2).stderr_eq(str![[r#"
error: the following required arguments were not provided:
  <--rolls <ROLLS>|--stands-on <SQUARES>>

Usage: snl check-path <--rolls <ROLLS>|--stands-on <SQUARES>> <FILE>

For more information, try '--help'.

"#]]);
}
