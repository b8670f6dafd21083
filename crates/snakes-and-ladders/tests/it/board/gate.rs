//! The gate: a legal board, or every flaw with its place and what to do.

use snakes_and_ladders::{Board, Cell, Draft, Flaws, MAX_SQUARES, Numbering, Square};

fn flaws(draft: &Draft) -> Flaws {
    Board::from_draft(draft, Numbering::Zigzag).expect_err("a draft with flaws")
}

/// Of a flaw: what is said, what helps, and the cell.
type Said<'t> = (&'t str, Option<&'t str>, Option<(u64, u64)>);

/// Every flaw of a draft.
#[track_caller]
fn flawed(draft: &Draft, expected: &[Said<'_>]) {
    let flaws = flaws(draft);
    let texts: Vec<String> = flaws.all().iter().map(ToString::to_string).collect();
    let got: Vec<Said<'_>> = flaws
        .all()
        .iter()
        .zip(&texts)
        .map(|(flaw, text)| {
            let cell = flaw.cell().map(|Cell { row, column }| (row, column));
            (text.as_str(), flaw.help(), cell)
        })
        .collect();
    assert_eq!(got, expected);
    assert_eq!(flaws.to_string(), texts.join("\n"));
}

fn grid<const N: usize>(rows: [&[i64]; N]) -> Draft {
    Draft::Grid(rows.into_iter().map(<[i64]>::to_vec).collect())
}

fn list(squares: impl Into<Option<u64>>, jumps: &[(i128, i128)]) -> Draft {
    Draft::List { squares: squares.into(), columns: None, jumps: jumps.to_vec() }
}

fn drawn(squares: u64, columns: u64, jumps: &[(i128, i128)]) -> Draft {
    Draft::List { squares: Some(squares), columns: Some(columns), jumps: jumps.to_vec() }
}

const BOTH_ENDS: Option<&str> = Some("both ends of a jump must be squares of the board");
const FROM_ONE: Option<&str> = Some(
    "squares count from 1; if this list counts from 0, add 1 to every number, as --from-zero does",
);
const LARGER: Option<&str> =
    Some("make it lead to a square of the board, or make the board larger");
const MINUS_ONE: Option<&str> = Some("write -1 for \"no jump\", or the square the jump leads to");
const ZERO: Option<&str> =
    Some("if 0 stands for \"no jump\" here, write -1 instead; squares count from 1");
const RAGGED: Option<&str> =
    Some("give every row the same number of cells: is a comma or a row missing?");

#[test]
fn a_grid_without_cells_is_refused() {
    let expected =
        [("the grid has no cells", Some("one cell is the smallest board: [[-1]]"), None)];
    flawed(&grid([]), &expected);
    flawed(&grid([&[]]), &expected);
    flawed(&grid([&[], &[]]), &expected);
}

#[test]
fn a_row_of_another_length_is_named() {
    flawed(
        &grid([&[-1, -1], &[-1], &[-1, -1]]),
        &[("row 1 (counted from 0) has 1 cell where the other rows have 2", RAGGED, None)],
    );
    flawed(
        &grid([&[-1, -1], &[-1, -1, 7, 7], &[], &[-1, -1]]),
        &[
            ("row 1 (counted from 0) has 4 cells where the other rows have 2", RAGGED, None),
            ("row 2 (counted from 0) has 0 cells where the other rows have 2", RAGGED, None),
        ],
    );
}

#[test]
fn of_ragged_rows_wrong_values_are_still_named() {
    // What is too large cannot be said without a shape; 0 is wrong anywhere.
    flawed(
        &grid([&[-1, 0], &[-1], &[99, -1]]),
        &[
            ("row 1 (counted from 0) has 1 cell where the other rows have 2", RAGGED, None),
            (
                "the cell at row 0, column 1 holds 0, which is neither a square of this board \
                 (1 or more) nor -1 for \"no jump\"",
                ZERO,
                Some((0, 1)),
            ),
        ],
    );
}

#[test]
fn a_value_that_is_no_square_is_named_with_its_square_and_cell() {
    // Two by two in a zigzag: 4 3 above 1 2.
    flawed(
        &grid([&[-2, 0], &[-1, i64::MIN]]),
        &[
            (
                "square 4 (row 0, column 0) holds -2, which is neither a square of this board \
                 (1 to 4) nor -1 for \"no jump\"",
                MINUS_ONE,
                Some((0, 0)),
            ),
            (
                "square 3 (row 0, column 1) holds 0, which is neither a square of this board \
                 (1 to 4) nor -1 for \"no jump\"",
                ZERO,
                Some((0, 1)),
            ),
            (
                "square 2 (row 1, column 1) holds -9223372036854775808, which is neither a square \
                 of this board (1 to 4) nor -1 for \"no jump\"",
                MINUS_ONE,
                Some((1, 1)),
            ),
        ],
    );
}

#[test]
fn a_jump_beyond_the_last_square_is_named_with_both_ends() {
    flawed(
        &grid([&[-1, -1], &[5, -1]]),
        &[(
            "the jump from square 1 (row 1, column 0) leads to 5, beyond the last square 4",
            LARGER,
            Some((1, 0)),
        )],
    );
    flawed(
        &list(100, &[(98, 178)]),
        &[("the jump from square 98 leads to 178, beyond the last square 100", LARGER, None)],
    );
    // Ten columns in a zigzag: 98 is in the top row, which runs 100 99 98 …
    flawed(
        &drawn(100, 10, &[(98, 178)]),
        &[(
            "the jump from square 98 (row 0, column 2) leads to 178, beyond the last square 100",
            LARGER,
            Some((0, 2)),
        )],
    );
}

#[test]
fn the_numbering_decides_which_square_a_cell_is() {
    let draft = grid([&[-1, -1], &[-1, 5]]);
    let message = |numbering| Board::from_draft(&draft, numbering).unwrap_err().to_string();
    let tail = "(row 1, column 1) leads to 5, beyond the last square 4";
    assert_eq!(message(Numbering::Zigzag), format!("the jump from square 2 {tail}"));
    assert_eq!(message(Numbering::Rows), format!("the jump from square 2 {tail}"));
    assert_eq!(message(Numbering::TopLeft), format!("the jump from square 4 {tail}"));
}

#[test]
fn a_jump_that_begins_off_the_board_is_named() {
    flawed(
        &list(9, &[(0, 4), (-3, 4), (10, 4)]),
        &[
            (
                "the jump 0 ⇒ 4 begins on 0, which is no square of this board (1 to 9)",
                FROM_ONE,
                None,
            ),
            (
                "the jump -3 ⇒ 4 begins on -3, which is no square of this board (1 to 9)",
                BOTH_ENDS,
                None,
            ),
            (
                "the jump 10 ⇒ 4 begins on 10, which is no square of this board (1 to 9)",
                BOTH_ENDS,
                None,
            ),
        ],
    );
}

#[test]
fn a_jump_that_leads_off_the_board_is_named() {
    flawed(
        &list(9, &[(4, 0), (5, -1)]),
        &[
            (
                "the jump 4 ⇒ 0 leads to 0, which is no square of this board (1 to 9)",
                FROM_ONE,
                None,
            ),
            (
                "the jump 5 ⇒ -1 leads to -1, which is no square of this board (1 to 9)",
                BOTH_ENDS,
                None,
            ),
        ],
    );
}

#[test]
fn numbers_of_any_size_are_named_not_wrapped() {
    let huge = i128::from(u64::MAX) + 2;
    flawed(
        &list(9, &[(huge, 1), (1, huge)]),
        &[
            (
                "the jump 18446744073709551617 ⇒ 1 begins on 18446744073709551617, which is no \
                 square of this board (1 to 9)",
                BOTH_ENDS,
                None,
            ),
            (
                "the jump from square 1 leads to 18446744073709551617, beyond the last square 9",
                LARGER,
                None,
            ),
        ],
    );
}

#[test]
fn two_jumps_from_one_square_are_named_and_so_is_one_listed_twice() {
    let keep = Some("keep one of the two");
    flawed(
        &list(100, &[(4, 14), (9, 31), (4, 56), (9, 31), (4, 5)]),
        &[
            ("two jumps begin on square 4: one to 14, one to 56", keep, None),
            ("the jump from square 9 to 31 is listed twice", keep, None),
            ("two jumps begin on square 4: one to 14, one to 5", keep, None),
        ],
    );
}

#[test]
fn a_size_that_is_missing_zero_or_too_large_is_named() {
    flawed(
        &list(None, &[(1, 4)]),
        &[(
            "this list of jumps does not say how many squares the board has",
            Some("say how many squares the board has, e.g. 100"),
            None,
        )],
    );
    flawed(
        &list(0, &[]),
        &[("the board has 0 squares", Some("a board has at least one square"), None)],
    );
    flawed(
        &list(MAX_SQUARES + 1, &[]),
        &[(
            "9223372036854775808 squares are too many: a board has at most 9223372036854775807",
            None,
            None,
        )],
    );
    assert_eq!(flaws(&drawn(9, 0, &[])).to_string(), "the board has 0 columns");
}

#[test]
fn all_flaws_come_at_once_in_the_order_of_the_draft() {
    let flaws = flaws(&drawn(9, 0, &[(2, 12), (0, 4), (3, 5), (3, 0), (3, 6)]));
    assert_eq!(
        flaws.to_string().lines().collect::<Vec<_>>(),
        [
            "the board has 0 columns",
            "the jump from square 2 leads to 12, beyond the last square 9",
            "the jump 0 ⇒ 4 begins on 0, which is no square of this board (1 to 9)",
            "the jump 3 ⇒ 0 leads to 0, which is no square of this board (1 to 9)",
            "two jumps begin on square 3: one to 5, one to 0",
            "two jumps begin on square 3: one to 5, one to 6",
        ]
    );
}

#[test]
fn both_ends_of_a_jump_are_named_where_both_are_wrong() {
    let begins = "the jump 0 ⇒ 0 begins on 0, which is no square of this board (1 to 9)";
    let leads = "the jump 0 ⇒ 0 leads to 0, which is no square of this board (1 to 9)";
    flawed(&list(9, &[(0, 0)]), &[(begins, FROM_ONE, None), (leads, FROM_ONE, None)]);
}

#[test]
fn both_ends_are_named_where_both_lie_beyond_the_last_square() {
    let begins = "the jump 20 ⇒ 30 begins on 20, which is no square of this board (1 to 9)";
    let leads = "the jump 20 ⇒ 30 leads to 30, which is no square of this board (1 to 9)";
    flawed(&list(9, &[(20, 30)]), &[(begins, BOTH_ENDS, None), (leads, BOTH_ENDS, None)]);
}

#[test]
fn a_flaw_knows_which_jump_of_the_list_it_is_about() {
    let flaws = flaws(&list(9, &[(1, 2), (2, 12), (0, 4), (5, 0), (1, 3)]));
    let indexes: Vec<_> = flaws.all().iter().map(snakes_and_ladders::Flaw::index).collect();
    assert_eq!(indexes, [Some(1), Some(2), Some(3), Some(4)]);
}

#[test]
fn the_smallest_boards_are_legal() {
    let board = Board::from_draft(&grid([&[-1]]), Numbering::Zigzag).unwrap();
    assert_eq!((board.squares(), board.last()), (1, Square(1)));
    assert_eq!(Board::from_jumps(1, [(1, 1)]).unwrap().jump_from(Square(1)), Some(Square(1)));
}

#[test]
fn a_board_of_ten_to_the_eighteen_is_as_legal_as_the_largest_there_is() {
    for squares in [1_000_000_000_000_000_000, MAX_SQUARES] {
        let board = Board::from_jumps(squares, [(2, squares), (squares - 1, 1)]).unwrap();
        assert_eq!(board.squares(), squares);
        assert_eq!(board.jump_from(Square(2)), Some(Square(squares)));
        assert_eq!(board.jump_from(Square(squares - 1)), Some(Square(1)));
        assert_eq!(board.jumps().len(), 2);
    }
}

#[test]
fn a_grid_and_its_list_of_jumps_are_the_same_board() {
    // The first note's board.
    let mut rows = vec![vec![-1; 6]; 6];
    (rows[5][1], rows[3][1], rows[3][4]) = (15, 35, 13);
    let from_grid = Board::from_draft(&Draft::Grid(rows), Numbering::Zigzag).unwrap();
    let listed = drawn(36, 6, &[(17, 13), (2, 15), (14, 35)]);
    assert_eq!(Ok(&from_grid), Board::from_draft(&listed, Numbering::Zigzag).as_ref());
    let froms: Vec<u64> = from_grid.jumps().iter().map(|jump| jump.from.get()).collect();
    assert_eq!(froms, [2, 14, 17]);
}
