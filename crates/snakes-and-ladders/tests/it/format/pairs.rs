//! Lists of jumps in programs, and when they are something else.

use snakes_and_ladders::Preset;
use snakes_and_ladders::format::{Format, Options};

use super::{one, reads, reads_with, refused, refused_with, wrong_at};

fn squares(squares: u64) -> Options {
    Options { squares: Some(squares), ..Options::default() }
}

#[track_caller]
fn remarks(text: &str) -> Vec<String> {
    one(text, &Options::default()).remarks.iter().map(ToString::to_string).collect()
}

/// A text that is read as two pairs on nine squares.
#[track_caller]
fn is_the_nine(text: &str) {
    let read = reads_with(text, &squares(9), 9, None, &[(2, 8), (7, 4)]);
    assert_eq!((read.format, &read.remarks[..]), (Format::Pairs, &[][..]), "of {text:?}");
}

#[test]
fn pairs_stand_in_any_brackets() {
    is_the_nine("[(2, 8), (7, 4)]");
    is_the_nine("{(2, 8), (7, 4)}");
    is_the_nine("[[2, 8], [7, 4]]");
    is_the_nine("{{2, 8}, {7, 4}}");
    is_the_nine("((2, 8), (7, 4),)");
    is_the_nine("vec![(2, 8), (7, 4)]");
    is_the_nine("jumps = {2: 8, 7: 4}");
    is_the_nine("jumps = {2 => 8, 7 => 4}");
    is_the_nine("jumps = Map.of(2, 8, 7, 4)");
    is_the_nine("jumps = [Jump(2, 8), Jump(start=7, end=4)]");
    is_the_nine("jumps = List.of(new Jump(2, 8), new Jump(7, 4));");
    is_the_nine("[{start: 2, end: 8}, {'end': 4, 'start': 7}]");
    is_the_nine("[{\"src\": 2, \"dst\": 8, \"id\": 1}, {head: 7, tail: 4, name: \"Kaa\"}]");
}

#[test]
fn a_bare_map_is_still_an_object() {
    let read = reads_with("{2: 8, 7: 4}", &squares(9), 9, None, &[(2, 8), (7, 4)]);
    assert_eq!(read.format, Format::Object);
    reads("{2: 8, 7: 4}\nn = 9", 9, None, &[(2, 8), (7, 4)]);
    reads_with(
        "{2: 8, 7: 4}",
        &Options { format: Some(Format::Pairs), ..squares(9) },
        9,
        None,
        &[(2, 8), (7, 4)],
    );
}

#[test]
fn sizes_are_named_numbers() {
    for size in [
        "n = 36",
        "N = 36",
        "size = 36",
        "board_size: 36",
        "const int boardSize = 36;",
        "squares=36",
        "let num_squares: u64 = 36;",
        "finalSquare = 36",
    ] {
        reads(&format!("{size}\nladders = [(2, 15)]"), 36, None, &[(2, 15)]);
        reads(&format!("ladders = [(2, 15)]\n{size}"), 36, None, &[(2, 15)]);
    }
    for size in ["n = 36\ncolumns = 6", "rows = 6\ncols = 6", "side = 6", "dimension = 6"] {
        reads(&format!("{size}\nladders = [(2, 15)]"), 36, Some((6, 6)), &[(2, 15)]);
    }
    // What is given beforehand wins.
    reads_with("n = 36\nladders = [(2, 15)]", &squares(49), 49, None, &[(2, 15)]);
}

#[test]
fn a_jump_of_the_wrong_kind_is_remarked_on() {
    assert_eq!(
        remarks("n = 36\nladders = {15: 2}\nchutes = [(13, 17)]\n"),
        [
            "line 2, column 12: the jump 15 ⇒ 2 is listed among the ladders but leads down (are \
             its ends swapped?)",
            "line 3, column 12: the jump 13 ⇒ 17 is listed among the snakes but leads up (are its \
             ends swapped?)",
        ]
    );
    assert_eq!(
        remarks("[[4,2]], [[6,1]]"),
        ["line 1, column 3: the jump 4 ⇒ 2 is listed among the ladders but leads down (are its \
          ends swapped?)"]
    );
    assert_eq!(
        remarks("n = 36\njumps = [{\"type\": \"snake\", \"from\": 2, \"to\": 8}]"),
        [
            "line 2, column 36: the jump 2 ⇒ 8 is listed among the snakes but leads up (are its ends \
          swapped?)"
        ]
    );
}

#[test]
fn a_number_that_is_no_size_is_remarked_on() {
    assert_eq!(
        remarks("n = 36\ndice = 8\nladders = {2: 15}\nexpected = 5\n"),
        ["line 2, column 1: `dice` is passed over (sizes have names such as n, size, squares, \
          columns, rows or side)"]
    );
    assert_eq!(
        remarks("solve([[2, 15]], [[17, 13]], 6)"),
        ["line 1, column 30: this number beside the list is passed over"]
    );
    assert_eq!(
        remarks("dice = 8\nboard = [[-1,-1],[-1,3]]\n"),
        ["line 1, column 1: `dice` is passed over (sizes have names such as n, size, squares, \
          columns, rows or side)"]
    );
    assert_eq!(remarks("n = 2\nboard = [[-1,-1],[-1,3]]\n"), [""; 0]);
    assert_eq!(
        remarks("s.snakesAndLadders([[-1,-1],[-1,3]], 6)"),
        ["line 1, column 38: this number beside the board is passed over"]
    );
}

#[test]
fn two_lists_without_names_are_hackerranks_arguments() {
    let read = reads("[[2,4]], [[6,1]]", 100, Some((10, 10)), &[(2, 4), (6, 1)]);
    assert_eq!((read.format, read.preset), (Format::Pairs, Some(Preset::HackerRank)));
    let read = reads("[[2,4]], []", 100, Some((10, 10)), &[(2, 4)]);
    assert_eq!(read.preset, Some(Preset::HackerRank));
    let read = reads("n = 36\nf([[2,4]], [[6,1]])", 36, None, &[(2, 4), (6, 1)]);
    assert_eq!(read.preset, None);
}

#[test]
fn a_and_b_are_interviewbits() {
    let read = reads("A = [[2,4]]\nB = [[6,1]]", 100, Some((10, 10)), &[(2, 4), (6, 1)]);
    assert_eq!((read.format, read.preset), (Format::InterviewBit, Some(Preset::InterviewBit)));
    // Two grids could have these numbers too, but not these names.
    let read = reads("A = [[1,2]]\nB = [[2,1]]", 100, Some((10, 10)), &[(1, 2), (2, 1)]);
    assert_eq!(read.format, Format::InterviewBit);
}

const TWO_WAYS: &str = "line 1, column 1: this text can be read in two ways: as a grid as on \
                        LeetCode and as lists of jumps in a program (say which: --format grid or \
                        --format pairs)";

#[test]
fn a_grid_two_columns_wide_may_be_jumps_where_the_size_is_known() {
    let text = "[[2,3],[1,4]]";
    refused_with(text, &squares(4), &[TWO_WAYS]);
    let grid = Options { format: Some(Format::Grid), ..squares(4) };
    // 4 3 above 1 2.
    reads_with(text, &grid, 4, Some((2, 2)), &[(1, 1), (2, 4), (3, 3), (4, 2)]);
    let pairs = Options { format: Some(Format::Pairs), ..squares(4) };
    reads_with(text, &pairs, 4, None, &[(1, 4), (2, 3)]);
    // Without a size only the grid fits; with 100 squares and these numbers only jumps do.
    reads(text, 4, Some((2, 2)), &[(1, 1), (2, 4), (3, 3), (4, 2)]);
    reads_with("[[32,62],[42,68]]", &squares(100), 100, None, &[(32, 62), (42, 68)]);
    // A name may say it.
    reads_with(
        "board = [[2,3],[1,4]]",
        &squares(4),
        4,
        Some((2, 2)),
        &[(1, 1), (2, 4), (3, 3), (4, 2)],
    );
    reads_with("jumps = [[2,3],[1,4]]", &squares(4), 4, None, &[(1, 4), (2, 3)]);
}

#[test]
fn two_grids_of_two_columns_may_be_ladders_and_snakes() {
    refused("[[1,2]], [[2,1]]", &[TWO_WAYS]);
    refused("[[1,2]]\n[[2,1]]", &[TWO_WAYS]);
    // Two jumps on square 1 are none.
    assert_eq!(super::told("[[1,2]], [[1,2]]"), ["line 1: 2 squares", "line 1: 2 squares"]);
    assert_eq!(super::told("[[1,2]] [[2,1]] [[1,1]]").len(), 3);
}

#[test]
fn keys_tell_records_from_boards() {
    let read = reads_with("[{start: 2, end: 8}]", &squares(9), 9, None, &[(2, 8)]);
    assert_eq!(read.format, Format::Pairs);
    let read = reads("[{squares: 9, jumps: {2: 8}}]", 9, None, &[(2, 8)]);
    assert_eq!(read.format, Format::Object);
    let read = reads("{squares: 9, jumps: [{from: 2, to: 8}]}", 9, None, &[(2, 8)]);
    assert_eq!(read.format, Format::Object);
}

#[test]
fn the_ends_of_a_snake_go_from_its_top_to_its_bottom() {
    let text = "n = 9\nladders = [{bottom: 2, top: 8}]\nsnakes = [{bottom: 4, top: 7}]";
    let read = reads(text, 9, None, &[(2, 8), (7, 4)]);
    assert_eq!(read.remarks, []);
}

#[test]
fn every_wrong_jump_is_found_at_once() {
    wrong_at(
        "n = 9\nladders = [(2, 80), (3.5, 4), (x, 5)]\nsnakes = {7: None}",
        &[(2, 22, "3.5"), (2, 32, "x"), (3, 14, "None")],
    );
    wrong_at(
        "n = 9\nladders = {2: 80, 20: 3}\nsnakes = {2: 1}",
        &[(2, 15, "80"), (2, 19, "20"), (3, 11, "2")],
    );
}

#[test]
fn a_jump_a_statement_is_as_good_as_a_list() {
    for text in [
        "ladders.put(2, 8); snakes.put(7, 4); int n = 9;",
        "n = 9\nladders[2] = 8\nsnakes[7] = 4\n",
        "n = 9\nladders.append((2, 8))\nsnakes.add((7, 4))\n",
        "this.ladders.set(2, 8);\nthis.snakes.set(7, 4);\nconst n = 9;\n",
        "Board b = new Board(9);\nb.addLadder(2, 8);\nb.addSnake(7, 4);\nint n = 9;\n",
        "n = 9\nladders = [Ladder(2, 8)]\nsnakes = [Snake(7, 4)]\n",
    ] {
        let read = reads(text, 9, None, &[(2, 8), (7, 4)]);
        assert_eq!((read.format, &read.remarks[..]), (Format::Pairs, &[][..]), "of {text:?}");
    }
    // A call of the game is no jump.
    reads("n = 9\nladders = {2: 8}\nsnakesAndLadders(9, 6)\n", 9, None, &[(2, 8)]);
}

#[test]
fn nothing_is_passed_over_that_could_be_a_jump() {
    for text in [
        "n = 36\nladders = {2: 15}\nand a snake from 17 to 13\n",
        "n = 36\nladders = {2: 15}\nboard[3] = 7\n",
        "n = 36\nladders = {2: 15}\nladders[i] = 7\n",
        "n = 36\nladders = {2: 15}, [3, 7]\n",
        "n = 36\nladders = {2: 15}\nladders.put(f(3), 15)\n",
        "n = 36\nladders = {2: 15}\nladders.put(f(3, 4), 15)\n",
        "n = 36\nladders = {2: 15}\nladders.put(3)\n",
        "board = [[-1,-1],[-1,3]]\nladders.put(2, 3)\n",
        "board = [[-1,-1],[-1,3]]\nmoves = [0, 0]\n",
    ] {
        assert!(super::read_one(text, &Options::default()).is_err(), "{text}");
    }
}
