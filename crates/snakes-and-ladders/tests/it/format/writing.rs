//! Boards written down: the exact texts, and what cannot be written.

use snakes_and_ladders::format::{WriteError, write_csv, write_grid, write_object};
use snakes_and_ladders::{Board, Draft, Numbering, Preset};

fn drawn(squares: u64, columns: u64, jumps: &[(i128, i128)]) -> Board {
    let draft =
        Draft::List { squares: Some(squares), columns: Some(columns), jumps: jumps.to_vec() };
    Board::from_draft(&draft, Numbering::Zigzag).unwrap()
}

#[test]
fn a_board_is_written_in_each_form() {
    let board = drawn(9, 3, &[(7, 4), (2, 8)]);
    assert_eq!(write_grid(&board).unwrap(), "[[4,-1,-1],[-1,-1,-1],[-1,8,-1]]");
    assert_eq!(write_object(&board, None), r#"{"squares":9,"columns":3,"jumps":{"2":8,"7":4}}"#);
    assert_eq!(write_csv(&board), "# squares: 9, columns: 3\nfrom,to\n2,8\n7,4\n");
}

#[test]
fn a_board_without_jumps_is_too() {
    let board = Board::from_jumps(25, []).unwrap();
    assert_eq!(
        write_object(&board, Some(Preset::SwiftBook)),
        r#"{"squares":25,"preset":"swift-book","jumps":{}}"#
    );
    assert_eq!(write_csv(&board), "# squares: 25\nfrom,to\n");
}

#[track_caller]
fn no_grid(board: &Board, error: WriteError, message: &str) {
    assert_eq!(write_grid(board), Err(error));
    assert_eq!(error.to_string(), message);
}

#[test]
fn a_grid_needs_columns_and_full_rows() {
    no_grid(
        &Board::from_jumps(9, []).unwrap(),
        WriteError::NoLayout,
        "it has rows and columns, and this board does not say how many columns",
    );
    no_grid(
        &drawn(10, 3, &[]),
        WriteError::NotFull { squares: 10, columns: 3 },
        "its rows are full, but 10 squares do not fill rows of 3",
    );
}

#[test]
fn a_grid_has_at_most_two_to_the_28_cells() {
    let squares = (1 << 28) + 2;
    no_grid(
        &drawn(squares, 2, &[]),
        WriteError::TooLarge { squares },
        "it writes every square: 268435458 are more than the 268435456 it may have",
    );
}
