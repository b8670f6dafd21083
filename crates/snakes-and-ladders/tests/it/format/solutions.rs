//! The files of `tests/data/solutions`: whole programs with a board in them, as people paste
//! them, and what is said beside the board.

use snakes_and_ladders::format::{Format, Options, Read, decode};

use super::{one, reads, reads_with, refused, refused_with, told};
use crate::data::{bytes, names, test_data};

/// What a file holds: the line its board begins on, its squares and jumps, and the remark.
type Holds = (&'static str, usize, u64, &'static [(u64, u64)], &'static [&'static str]);

/// [[-1,-1],[-1,3]]: the cell with 3 is square 2.
const TWO: &[(u64, u64)] = &[(2, 3)];
/// [[-1,-1,-1],[-1,9,-1],[-1,8,4]]: the cells with 9, 8 and 4 are squares 5, 2 and 3.
const THREE: &[(u64, u64)] = &[(2, 8), (3, 4), (5, 9)];
/// The example of the statement on LeetCode.
const SIX: &[(u64, u64)] = &[(2, 15), (14, 35), (17, 13)];

const FILES: &[Holds] = &[
    (
        "array.swift",
        12,
        4,
        TWO,
        &["line 3, column 9: `queue` and `visited` are passed over: they are no boards"],
    ),
    (
        "arrays.js",
        26,
        4,
        TWO,
        &["line 7, column 9: `seen` and `queue` are passed over: they are no boards"],
    ),
    ("arrays.kt", 13, 4, TWO, &["line 3, column 9: `queue` is passed over: it is no board"]),
    (
        "bottom.py",
        30,
        36,
        SIX,
        &["line 15, column 9: `dist` and `q` are passed over: they are no boards"],
    ),
    (
        "deque.rs",
        26,
        4,
        TWO,
        &["line 6, column 17: `dist` and `queue` are passed over: they are no boards"],
    ),
    (
        "directions.py",
        20,
        4,
        TWO,
        &[
            "line 3, column 1: `directions`, `queue` and the list of a loop are passed over: they are no boards",
        ],
    ),
    (
        "flat.c",
        3,
        9,
        THREE,
        &["line 8, column 9: `dist` and `queue` are passed over: they are no boards"],
    ),
    (
        "numbers.rb",
        12,
        4,
        TWO,
        &["line 3, column 3: `queue` and `seen` are passed over: they are no boards"],
    ),
    ("pair-queue.cpp", 30, 4, TWO, &["line 31, column 9: `dx` is passed over: it is no board"]),
    ("queue.java", 29, 4, TWO, &["line 6, column 15: `dist` is passed over: it is no board"]),
    (
        "slices.go",
        34,
        4,
        TWO,
        &["line 7, column 2: `queue` and `dist` are passed over: they are no boards"],
    ),
    (
        "square.cs",
        13,
        4,
        TWO,
        &["line 6, column 13: `queue`, `seen` and `steps` are passed over: they are no boards"],
    ),
    (
        "top.java",
        2,
        9,
        THREE,
        &["line 7, column 26: `DIRS`, `stack` and `visited` are passed over: they are no boards"],
    ),
    (
        "top.py",
        1,
        4,
        TWO,
        &["line 3, column 1: `seen` and `queue` are passed over: they are no boards"],
    ),
    (
        "typed.ts",
        1,
        9,
        THREE,
        &["line 9, column 9: `dist` and `queue` are passed over: they are no boards"],
    ),
];

fn remarks(read: &Read) -> Vec<String> {
    read.remarks.iter().map(ToString::to_string).collect()
}

#[test]
fn every_solution_gives_its_board_and_nothing_else() {
    for (name, line, squares, jumps, said) in FILES {
        let bytes = bytes(&test_data("solutions").join(name));
        let text = decode(&bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        let read = one(text, &Options::default());
        let got: Vec<(u64, u64)> =
            read.board.jumps().iter().map(|jump| (jump.from.get(), jump.to.get())).collect();
        assert_eq!((read.format, read.line), (Format::Grid, *line), "{name}");
        assert_eq!((read.board.squares(), &got[..]), (*squares, *jumps), "{name}");
        assert_eq!(remarks(&read), *said, "{name}");
    }
}

#[test]
fn the_table_has_every_solution() {
    let listed: Vec<&str> = FILES.iter().map(|(name, ..)| *name).collect();
    let more = ["asserts.py"];
    let mut listed: Vec<&str> = listed.into_iter().chain(more).collect();
    listed.sort_unstable();
    assert_eq!(listed, names(&test_data("solutions")));
}

#[test]
fn two_boards_of_a_program_are_two() {
    let bytes = bytes(&test_data("solutions").join("asserts.py"));
    let text = decode(&bytes).expect("text");
    assert_eq!(told(text), ["line 8: 4 squares", "line 11: 9 squares"]);
}

#[test]
fn a_list_beside_a_grid_is_no_board() {
    for beside in ["int[] dist = {0};\n", "int seen[] = {1};\n", "var q = List.of(1);\n"] {
        let read = reads(
            &format!("{beside}int[][] board={{{{-1,-1}},{{-1,3}}}};\n"),
            4,
            Some((2, 2)),
            TWO,
        );
        assert_eq!(remarks(&read).len(), 1, "{beside}");
    }
    let read = reads("dirs = [[0,1],[1,0]]\nboard = [[-1,-1],[-1,3]]\n", 4, Some((2, 2)), TWO);
    assert_eq!(remarks(&read), ["line 1, column 1: `dirs` is passed over: it is no board"]);
}

#[test]
fn a_program_without_a_sure_board_is_refused() {
    refused(
        "def solve(n):\n    dist = {1: 0}\n    q = [1]\n",
        &["line 2, column 5: this program has no board: `dist` is none (paste the board alone, \
           e.g. [[-1,-1],[-1,3]])"],
    );
    refused(
        "def solve(n):\n    q = [1]\n\nx = [[1,2],[3,4]]\n",
        &[
            "line 4, column 5: this program has no board that is told by its name or its numbers (a \
           board seems to begin at line 4: paste only that)",
        ],
    );
}

#[test]
fn a_broken_board_of_a_program_is_told() {
    refused(
        "def solve(n):\n    q = [1]\n\nboard = [[-1,-1][-1,3]]\n",
        &["line 4, column 17: found `[`, expected `,` or `]` (a comma is missing here)"],
    );
}

#[test]
fn a_cell_changed_behind_its_grid_is_told_in_programs_too() {
    let text = "q = [1]\nboard = [[-1,-1],[-1,-1]]\nboard[1][1] = 3\n";
    assert_eq!(
        told(text),
        [
            "line 2: 4 squares",
            "line 3, column 1: a place of `board` is changed behind its grid (write the grid as \
             it then is)",
        ]
    );
}

#[test]
fn what_leetcode_shows_of_a_run_holds_its_boards() {
    for text in [
        "Input\nboard =\n[[-1,-1],[-1,3]]\nOutput\n2\nExpected\n1\n",
        "[[-1,-1],[-1,3]]\n2\n1\n",
        "Wrong Answer\n12 / 215 testcases passed\nRuntime: 0 ms\nYour input\n[[-1,-1],[-1,3]]\n\
         Stdout\nstands on [1, 2]\n\nOutput\n-1\nExpected\n1\n",
        "Input\nboard =\n[\n [-1,-1],\n [-1,3]\n]\nOutput\n2\n",
    ] {
        assert_eq!(remarks(&reads(text, 4, Some((2, 2)), TWO)), [""; 0], "{text}");
    }
    assert_eq!(
        told("Input\n[[-1]]\n[[-1,-1],[-1,3]]\nOutput\n0\n1\n"),
        ["line 2: 1 squares", "line 3: 4 squares"]
    );
    // Of a board that is cut off this is said, and the next one is read.
    assert_eq!(
        told("Input\n[[-1,\nOutput\n0\nInput\n[[-1]]\n").last().map(String::as_str),
        Some("line 6: 1 squares")
    );
}

#[test]
fn a_declared_grid_may_list_its_cells_without_rows() {
    let cells = "-1,-1,-1, -1,9,-1, -1,8,4";
    reads(&format!("int board[3][3] = {{ {cells} }};"), 9, Some((3, 3)), THREE);
    reads("int board[1][3] = {-1, 3, -1};", 3, Some((1, 3)), &[(2, 3)]);
    refused(
        "int board[3][3] = {-1, -1};",
        &["line 1, column 19: 3 rows of 3 are declared, but 2 cells listed (list every cell, -1 \
           for \"no jump\")"],
    );
    refused(
        "int board[N][N] = {-1, -1, -1, 3};",
        &[
            "line 1, column 19: the cells are listed without rows, and no numbers say how many there \
           are (write the rows in braces: {{-1,-1},{-1,3}})",
        ],
    );
}

#[test]
fn grids_of_go_and_of_other_languages() {
    for text in [
        "board := [][]int{{-1,-1},{-1,3}}",
        "var board = [][]int{{-1,-1},{-1,3}}",
        "int[,] board = new int[,] { {-1,-1}, {-1,3} };",
        "val board = arrayOf(intArrayOf(-1,-1), intArrayOf(-1,3))",
    ] {
        assert_eq!(remarks(&reads(text, 4, Some((2, 2)), TWO)), [""; 0], "{text}");
    }
}

#[test]
fn rows_of_two_squares_may_be_pairs() {
    let first = |text: &str, options: &Options| {
        let error = snakes_and_ladders::format::read_one(text, options).expect_err(text);
        error.to_string().lines().next().unwrap_or_default().to_owned()
    };
    assert_eq!(
        first("[[32,62],[42,68],[12,98]]", &Options::default()),
        "line 1, column 3: the jump from square 5 (row 0, column 0) leads to 32, beyond the last \
         square 6 (make it lead to a square of the board, or make the board larger; a list of \
         pairs? give --squares)"
    );
    assert!(!first("[[-1,62],[42,68]]", &Options::default()).contains("pairs"));
}

#[test]
fn a_matrix_may_have_its_rows_in_brackets() {
    let text = "[[4,9,17],[14,31,7]]";
    let jumps = &[(4, 14), (9, 31), (17, 7)];
    let sized = Options { squares: Some(100), ..Options::default() };
    let asked = Options { format: Some(Format::Matrix), ..sized };
    assert_eq!(reads_with(text, &asked, 100, None, jumps).format, Format::Matrix);
    // As a grid of six squares it has jumps beyond its end.
    assert_eq!(reads_with(text, &sized, 100, None, jumps).format, Format::Matrix);
    reads_with("[\n  [4, 9, 17],\n  [14, 31, 7]\n]", &sized, 100, None, jumps);
    refused_with(
        "[[1,2,3],[4,5,6]]",
        &sized,
        &[
            "line 1, column 1: this text can be read in two ways: as a grid as on LeetCode and as a \
           matrix of two rows (say which: --format grid or --format matrix)",
        ],
    );
}
