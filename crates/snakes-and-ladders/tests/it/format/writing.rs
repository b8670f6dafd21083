//! Boards written down: the exact texts, and what cannot be written.

use snakes_and_ladders::format::{WriteError, Written, write, write_csv, write_grid, write_object};
use snakes_and_ladders::{Board, Draft, Numbering, Preset, Square};

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
        "the form has rows and columns, and this board does not say how many columns",
    );
    no_grid(
        &drawn(10, 3, &[]),
        WriteError::NotFull { squares: 10, columns: 3 },
        "the form has full rows, but 10 squares do not fill rows of 3",
    );
}

#[test]
fn a_grid_has_at_most_two_to_the_28_cells() {
    let squares = (1 << 28) + 2;
    no_grid(
        &drawn(squares, 2, &[]),
        WriteError::TooLarge { squares },
        "the form writes every square: 268435458 are more than the 268435456 it may have",
    );
}

/// Every form of the board of nine squares with a ladder and a snake, by hand.
#[test]
fn each_form_of_a_small_board_is_what_its_readers_expect() {
    let board = drawn(9, 3, &[(7, 4), (2, 8)]);
    let text = |form| write(form, &board, None).unwrap();
    assert_eq!(text(Written::Grid), "[[4,-1,-1],[-1,-1,-1],[-1,8,-1]]\n");
    assert_eq!(
        text(Written::Object),
        "{\"squares\":9,\"columns\":3,\"jumps\":{\"2\":8,\"7\":4}}\n"
    );
    assert_eq!(text(Written::Lines), "# squares: 9, columns: 3\nLadders\n2 -> 8\nSnakes\n7 -> 4\n");
    assert_eq!(text(Written::Matrix), "# squares: 9, columns: 3\n[2 7; 8 4]\n");
    assert_eq!(
        text(Written::Pairs),
        "squares = 9\ncolumns = 3\nladders = {2: 8}\nsnakes = {7: 4}\n"
    );
    // From 0: square 2 is place 1, and 8 is written 7.
    assert_eq!(text(Written::Moves), "n = 9\nmoves = [-1, 7, -1, -1, -1, -1, 3, -1, -1]\n");
    assert_eq!(text(Written::Offsets), "finalSquare = 9\nboard[2] = +6\nboard[7] = -3\n");
    assert_eq!(text(Written::Spoj), "3 3 1 1\n7 4\n2 8\n");
    assert_eq!(
        text(Written::Cpp),
        "vector<vector<int>> board = {{4, -1, -1}, {-1, -1, -1}, {-1, 8, -1}};\n"
    );
}

#[test]
fn a_judges_board_without_jumps_has_its_counts() {
    let board = Board::from_jumps(100, []).unwrap();
    let text = |form| write(form, &board, None).unwrap();
    assert_eq!(text(Written::HackerRank), "1\n0\n0\n");
    assert_eq!(text(Written::HackerRankOld), "1\n0,0\n\n\n");
    assert_eq!(text(Written::Baekjoon), "0 0\n");
    assert_eq!(text(Written::InterviewBit), "A = []\nB = []\n");
    assert_eq!(text(Written::Matrix), "# squares: 100\n[;]\n");
    assert_eq!(text(Written::Lines), "# squares: 100\nLadders\nSnakes\n");
}

#[track_caller]
fn not_written(form: Written, board: &Board, error: WriteError) {
    assert_eq!(write(form, board, None), Err(error), "{form}");
    assert!(!error.help().is_empty());
}

#[test]
fn a_board_that_a_form_cannot_hold_is_refused() {
    let nine = drawn(9, 3, &[]);
    let wanted = |wanted| WriteError::Squares { squares: 9, wanted };
    for form in
        [Written::HackerRank, Written::HackerRankOld, Written::Baekjoon, Written::InterviewBit]
    {
        not_written(form, &nine, wanted(100));
    }
    not_written(Written::GeeksForGeeks, &nine, wanted(30));
    not_written(Written::GeeksForGeeks, &drawn(30, 6, &[]), WriteError::NoJumps);
    not_written(Written::Offsets, &drawn(9, 3, &[(4, 4)]), WriteError::SelfJump(Square(4)));
    not_written(Written::Spoj, &Board::from_jumps(9, []).unwrap(), WriteError::NoLayout);
    not_written(Written::Spoj, &drawn(10, 3, &[]), WriteError::NotFull { squares: 10, columns: 3 });
    for form in [Written::Python, Written::Java, Written::Cpp, Written::Rust, Written::JavaScript] {
        not_written(form, &Board::from_jumps(9, []).unwrap(), WriteError::NoLayout);
    }
}

#[test]
fn an_array_of_moves_needs_a_gap_to_tell_0_from_none() {
    not_written(Written::Moves, &drawn(2, 2, &[(1, 2), (2, 1)]), WriteError::NoGap);
    let full = drawn(2, 2, &[(1, 2), (2, 2)]);
    assert_eq!(write(Written::Moves, &full, None).unwrap(), "n = 2\nmoves = [1, 1]\n");
    let squares = (1 << 28) + 1;
    let large = Board::from_jumps(squares, []).unwrap();
    not_written(Written::Moves, &large, WriteError::TooLarge { squares });
}

#[test]
fn the_forms_are_known_by_their_names() {
    for form in Written::ALL {
        assert_eq!(form.name().parse(), Ok(form));
        assert!(!form.title().is_empty());
    }
}
