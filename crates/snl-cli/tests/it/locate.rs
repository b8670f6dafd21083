//! `snl locate`: the working of both notes' tables.

use snapbox::str;

use crate::support::snl;

#[test]
fn a_square_with_its_working() {
    snl(["locate", "22", "--columns", "6", "--rows", "6"]).assert().success().stdout_eq(str![[r#"
square 22 of 36: row 2, column 2   (counted from 0, row 0 on top)

  squares from 0        22 − 1 = 21
  row from the bottom   k = 21 ÷ 6 = 3
  row in the list       6 − 1 − 3 = 2                   the list begins with the top row
  place in the row      21 mod 6 = 3
  direction             k = 3 is odd: right to left     the same as: rows − row = 6 − 2 = 4 is even, for it is k + 1
  column                6 − 1 − 3 = 2

"#]]);
    snl(["locate", "4", "--columns", "3"]).assert().success().stdout_eq(str![[r#"
square 4 of 9: row 1, column 2   (counted from 0, row 0 on top)

  squares from 0        4 − 1 = 3
  row from the bottom   k = 3 ÷ 3 = 1
  row in the list       3 − 1 − 1 = 1                   the list begins with the top row
  place in the row      3 mod 3 = 0
  direction             k = 1 is odd: right to left     the same as: rows − row = 3 − 1 = 2 is even, for it is k + 1
  column                3 − 1 − 0 = 2

"#]]);
    snl(["locate", "15", "--columns", "6"]).assert().success().stdout_eq(str![[r#"
square 15 of 36: row 3, column 2   (counted from 0, row 0 on top)

  squares from 0        15 − 1 = 14
  row from the bottom   k = 14 ÷ 6 = 2
  row in the list       6 − 1 − 2 = 3                   the list begins with the top row
  place in the row      14 mod 6 = 2
  direction             k = 2 is even: left to right    the same as: rows − row = 6 − 3 = 3 is odd, for it is k + 1
  column                2

"#]]);
}

#[test]
fn a_cell_with_its_working() {
    snl(["locate", "2,2", "--columns", "6"]).assert().success().stdout_eq(str![[r#"
row 2, column 2: square 22 of 36   (counted from 0, row 0 on top)

  row from the bottom   k = 6 − 1 − 2 = 3               the list begins with the top row
  direction             k = 3 is odd: right to left     the same as: rows − row = 6 − 2 = 4 is even, for it is k + 1
  place in the row      6 − 1 − 2 = 3
  squares from 0        3 × 6 + 3 = 21
  square                21 + 1 = 22

"#]]);
}

#[test]
fn other_numberings() {
    snl(["locate", "8", "--columns", "3", "--numbering", "rows"]).assert().success().stdout_eq(
        str![[r#"
square 8 of 9: row 0, column 1   (counted from 0, row 0 on top)

  squares from 0        8 − 1 = 7
  row from the bottom   k = 7 ÷ 3 = 2
  row in the list       3 − 1 − 2 = 0                   the list begins with the top row
  place in the row      7 mod 3 = 1
  direction             left to right                   as every row
  column                1

"#]],
    );
    snl(["locate", "8", "--columns", "3", "--numbering", "top-left"]).assert().success().stdout_eq(
        str![[r#"
square 8 of 9: row 2, column 1   (counted from 0, row 0 on top)

  squares from 0        8 − 1 = 7
  row                   k = 7 ÷ 3 = 2
  place in the row      7 mod 3 = 1
  direction             left to right                   as every row
  column                1

"#]],
    );
}

#[test]
fn what_is_not_on_the_board() {
    snl(["locate", "37", "--columns", "6"]).assert().code(2).stdout_eq("").stderr_eq(str![[r#"
error: there is no square 37: this board has the squares 1 to 36

"#]]);
    snl(["locate", "0", "--columns", "6"]).assert().code(2).stderr_eq(str![[r#"
error: there is no square 0: this board has the squares 1 to 36

"#]]);
    snl(["locate", "6,0", "--columns", "6"]).assert().code(2).stderr_eq(str![[r#"
error: there is no cell row 6, column 0: rows are 0 to 5, columns 0 to 5

"#]]);
    snl(["locate", "0,0", "--columns", "3", "--squares", "8"]).assert().success();
    snl(["locate", "0,2", "--columns", "3", "--squares", "8"]).assert().code(2).stderr_eq(str![[
        r#"
error: the cell row 0, column 2 is empty: the last row is not full

"#
    ]]);
    snl(["locate", "1,2,3", "--columns", "3"]).assert().code(2).stderr_eq(str![[r#"
error: invalid value '1,2,3' for '<SQUARE|ROW,COLUMN>': expected a square such as 22, or a cell such as 2,2

For more information, try '--help'.

"#]]);
}
