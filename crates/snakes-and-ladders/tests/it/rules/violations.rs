//! What a legal board breaks of a statement's constraints.

use snakes_and_ladders::{Board, Draft, Numbering, Preset};

#[track_caller]
fn broken(preset: Preset, board: &Board, expected: &[&str]) {
    let broken: Vec<String> = preset.violations(board).iter().map(ToString::to_string).collect();
    assert_eq!(broken, expected);
}

fn grid(rows: usize, columns: usize, jumps: &[(i128, i128)]) -> Board {
    let draft = Draft::List {
        squares: Some((rows * columns) as u64),
        columns: Some(columns as u64),
        jumps: jumps.to_vec(),
    };
    Board::from_draft(&draft, Numbering::Zigzag).unwrap()
}

fn list(squares: u64, jumps: &[(u64, u64)]) -> Board {
    Board::from_jumps(squares, jumps.iter().copied()).unwrap()
}

#[test]
fn a_board_the_statement_could_give_breaks_nothing() {
    broken(Preset::LeetCode, &grid(6, 6, &[(2, 15), (14, 35), (17, 13)]), &[]);
    broken(Preset::LeetCode, &grid(2, 2, &[(2, 3), (3, 2)]), &[]);
    broken(Preset::LeetCode, &grid(20, 20, &[]), &[]);
    broken(Preset::HackerRank, &list(100, &[(32, 62), (95, 13)]), &[]);
    broken(Preset::GeeksForGeeks, &list(30, &[(3, 22), (27, 1)]), &[]);
}

#[test]
fn leetcode_wants_a_square_grid_of_side_2_to_20() {
    broken(
        Preset::LeetCode,
        &grid(3, 2, &[]),
        &["the grid has 3 rows and 2 columns, it must be square"],
    );
    broken(
        Preset::LeetCode,
        &grid(1, 4, &[]),
        &["the grid has 1 row and 4 columns, it must be square"],
    );
    broken(Preset::LeetCode, &grid(1, 1, &[]), &["the side is 1, it must be 2 to 20"]);
    broken(Preset::LeetCode, &grid(21, 21, &[]), &["the side is 21, it must be 2 to 20"]);
    broken(Preset::LeetCode, &list(36, &[]), &["the board is no grid, the statement gives one"]);
}

#[test]
fn leetcode_has_no_jump_on_the_first_and_the_last_square() {
    broken(
        Preset::LeetCode,
        &grid(2, 2, &[(1, 3), (4, 2)]),
        &["a jump begins on square 1, where none may", "a jump begins on square 4, where none may"],
    );
}

#[test]
fn hackerrank_has_100_squares_and_nothing_on_1_and_100() {
    broken(
        Preset::HackerRank,
        &list(50, &[(1, 7), (50, 2)]),
        &[
            "the board has 50 squares, it must have 100",
            "a jump begins on square 1, where none may",
            "a jump begins on square 50, where none may",
        ],
    );
}

#[test]
fn hackerrank_has_at_most_15_ladders_and_15_snakes() {
    let ladders = |count: u64| (0..count).map(|index| (2 + index, 60 + index));
    let snakes = |count: u64| (0..count).map(|index| (80 + index, 20 + index));
    let board = |up, down| list(100, &ladders(up).chain(snakes(down)).collect::<Vec<_>>());
    broken(Preset::HackerRank, &board(15, 15), &[]);
    broken(
        Preset::HackerRank,
        &board(16, 17),
        &[
            "there are 16 ladders, at most 15 are allowed",
            "there are 17 snakes, at most 15 are allowed",
        ],
    );
}

#[test]
fn hackerrank_uses_a_square_as_one_end_only() {
    broken(
        Preset::HackerRank,
        &list(100, &[(2, 30), (5, 30), (30, 9)]),
        &["square 30 is an end of more than one jump"],
    );
}

#[test]
fn gfg_has_30_squares_and_at_most_10_jumps() {
    let jumps = |count: u64| (2..2 + count).map(|from| (from, 30 - from)).collect::<Vec<_>>();
    broken(Preset::GeeksForGeeks, &list(30, &jumps(10)), &[]);
    broken(
        Preset::GeeksForGeeks,
        &list(36, &jumps(11)),
        &[
            "the board has 36 squares, it must have 30",
            "there are 11 jumps, at most 10 are allowed",
        ],
    );
}
