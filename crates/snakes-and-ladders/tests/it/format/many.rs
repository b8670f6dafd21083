//! Texts with many boards: a bad one costs nothing but itself.

use snakes_and_ladders::format::{Options, read, read_one};

use super::{one, refused, told};

/// A text of three boards of which the second is bad: exactly one error, of that line.
#[track_caller]
fn only_the_second_is_bad(text: &str, line: usize) {
    let told = told(text);
    let [first, second, third] = &told[..] else { panic!("not three of {text:?}: {told:#?}") };
    assert!(first.ends_with(": 4 squares"), "{told:#?}");
    assert!(second.starts_with(&format!("line {line}, column ")), "{told:#?}");
    assert!(third.ends_with(": 1 squares"), "{told:#?}");
}

#[test]
fn boards_may_follow_one_another_line_by_line() {
    assert_eq!(
        told("[[-1]]\n[[-1,-1],[-1,3]]\n[[-1,-1]]\n"),
        ["line 1: 1 squares", "line 2: 4 squares", "line 3: 2 squares"]
    );
}

#[test]
fn boards_may_follow_one_another_on_one_line() {
    assert_eq!(
        told("[[-1]] [[-1,-1]][[-1]]"),
        ["line 1: 1 squares", "line 1: 2 squares", "line 1: 1 squares"]
    );
}

#[test]
fn boards_written_over_many_lines_may_follow_one_another() {
    let pretty = "[\n  [-1, -1],\n  [-1, 3]\n]\n";
    assert_eq!(
        told(&format!("{pretty}{pretty}\n\n{pretty}")),
        ["line 1: 4 squares", "line 5: 4 squares", "line 11: 4 squares"]
    );
}

#[test]
fn boards_may_stand_in_a_list() {
    assert_eq!(told("[[[-1]],[[-1,-1]]]"), ["line 1: 1 squares", "line 1: 2 squares"]);
    assert_eq!(told("[\n[[-1]],\n[[-1,-1]],\n]\n"), ["line 2: 1 squares", "line 3: 2 squares"]);
    assert_eq!(
        told("[\n  [\n    [-1]\n  ],\n  [\n    [-1, -1]\n  ]\n]\n"),
        ["line 2: 1 squares", "line 5: 2 squares"]
    );
}

#[test]
fn a_list_of_boards_may_have_comments() {
    assert_eq!(
        told("[ // two boards\n[[-1]],\n// the second\n[[-1,-1]]\n]"),
        ["line 2: 1 squares", "line 4: 2 squares"]
    );
}

#[test]
fn boards_pasted_out_of_a_list_keep_their_commas() {
    assert_eq!(told("[[-1]],\n[[-1,-1]],\n"), ["line 1: 1 squares", "line 2: 2 squares"]);
}

#[test]
fn of_lines_only_the_bad_one_is_lost() {
    only_the_second_is_bad("[[-1,-1],[-1,3]]\n[[-1,-1],[-1,5]]\n[[-1]]\n", 2);
    only_the_second_is_bad("[[-1,-1],[-1,3]]\n[[-1,-1][-1,3]]\n[[-1]]\n", 2);
    only_the_second_is_bad("[[-1,-1],[-1,3]]\n[[x,y],[z,w]]\n[[-1]]\n", 2);
    only_the_second_is_bad("[[-1,-1],[-1,3]]\nnot a board\n[[-1]]\n", 2);
    only_the_second_is_bad("[[-1,-1],[-1,3]]\n{\"squares\": 0}\n[[-1]]\n", 2);
}

#[test]
fn a_board_cut_off_is_lost_and_the_one_on_the_next_line_is_not() {
    only_the_second_is_bad("[[-1,-1],[-1,3]]\n[[-1,-1],[-1,3]\n[[-1]]\n", 2);
    only_the_second_is_bad("[[-1,-1],[-1,3]]\n[[-1,-1],[-1,\n[[-1]]\n", 2);
    only_the_second_is_bad("[[-1,-1],[-1,3]]\n[[-1,-1],\n[[-1]]\n", 2);
    assert_eq!(
        told("[[-1,-1],[-1,3]\n[[-1]]"),
        [
            "line 1, column 1: this board is not closed before the next one begins (is it cut \
             off? A closing bracket is missing)",
            "line 2: 1 squares"
        ]
    );
}

#[test]
fn a_board_with_more_errors_than_are_counted_is_lost_alone() {
    let nulls = format!("[[{}]]", ["null"; 90].join(","));
    only_the_second_is_bad(&format!("[[-1,-1],[-1,3]]\n{nulls}\n[[-1]]\n"), 2);
}

#[test]
fn of_a_list_only_the_bad_board_is_lost() {
    only_the_second_is_bad("[[[-1,-1],[-1,3]],[[-1,-1],[-1,5]],[[-1]]]", 1);
    only_the_second_is_bad("[\n[[-1,-1],[-1,3]],\n[[-1,-1][-1,3]],\n[[-1]]\n]", 3);
    only_the_second_is_bad("[\n[[-1,-1],[-1,3]],\n[[x,y],[z,w]],\n[[-1]]\n]", 3);
}

#[test]
fn of_a_list_a_board_cut_off_is_lost_alone() {
    only_the_second_is_bad("[\n[[-1,-1],[-1,3]],\n[[-1,-1],[-1,3],\n[[-1]]\n]", 3);
    only_the_second_is_bad("[\n[[-1,-1],[-1,3]],\n[[-1,-1],[-1,3]\n,\n[[-1]]\n]", 3);
}

#[test]
fn of_a_list_a_board_with_more_errors_than_are_counted_is_lost_alone() {
    let nulls = format!("[[{}]]", ["null"; 90].join(","));
    only_the_second_is_bad(&format!("[\n[[-1,-1],[-1,3]],\n{nulls},\n[[-1]]\n]"), 3);
}

#[test]
fn a_list_of_boards_that_is_not_closed_is_said_to_be() {
    assert_eq!(
        told("[\n[[-1]],\n"),
        [
            "line 2: 1 squares",
            "line 2, column 8: the list of boards is not closed: found the end of the text, \
             expected `]` (is the text cut off?)"
        ]
    );
}

#[test]
fn a_comma_missing_between_two_boards_of_a_list_is_found() {
    assert_eq!(told("[[[-1]]\n[[-1,-1]]]"), ["line 1: 1 squares", "line 2: 2 squares"]);
    let boards: Vec<_> = read("[[[-1]]\n[[-1,-1]]]", &Options::default()).collect();
    let remarks: Vec<String> =
        boards[1].as_ref().unwrap().remarks.iter().map(ToString::to_string).collect();
    assert_eq!(
        remarks,
        [
            "line 2, column 1: found `[`, expected `,` or `]` (a comma is missing between two boards)"
        ]
    );
}

#[test]
fn one_board_is_one_board_in_a_list_or_before_a_comma() {
    let one = |text| one(text, &Options::default()).board.squares();
    assert_eq!(one("[[[-1,-1]]]"), 2);
    assert_eq!(one("[\n[[-1,-1]],\n]\n"), 2);
    assert_eq!(one("[[-1,-1]],\n"), 2);
}

#[test]
fn a_second_board_is_one_too_many_where_one_is_expected() {
    refused("[[-1]]\n[[-1]]", &["line 2, column 1: a second board begins here (one was expected)"]);
    refused(
        "2\n0\n0\n0\n0\n",
        &["line 4, column 1: a second board begins here (one was expected)"],
    );
}

#[test]
fn what_follows_one_board_is_not_passed_over() {
    for text in ["[[-1]] and so on", "[[-1]]]", "[[-1]] \u{2212}"] {
        assert!(read_one(text, &Options::default()).is_err(), "{text}");
    }
}

#[test]
fn a_list_of_one_board_that_is_not_closed_is_not_read_as_one() {
    assert!(read_one("[[[-1,-1],[-1,3]]", &Options::default()).is_err());
}

#[test]
fn a_text_of_comments_holds_no_board() {
    refused("// nothing\n", &["line 2, column 1: there is no board in this text"]);
}

#[test]
fn a_board_never_closed_costs_none_that_begins_a_line() {
    only_the_second_is_bad("[[-1,-1],[-1,3]]\n{\"squares\":2\n{\"squares\":1}", 2);
    only_the_second_is_bad("[[-1,-1],[-1,3]]\n[[-1,-1],\n{\"squares\":1}", 2);
    only_the_second_is_bad("[[-1,-1],[-1,3]]\n{\"squares: 2}\n{\"squares\":1}", 2);
}

#[test]
fn a_pair_with_something_else_in_it_costs_only_its_board() {
    for pair in ["[2,\"5\"]", "[2,null]", "[2,,5]", "[2,[5]]", "[2 5]", "[]", "[2]"] {
        let text = format!("[{{\"squares\":9,\"jumps\":[{pair}]}},{{\"squares\":3}}]");
        let boards: Vec<bool> =
            read(&text, &Options::default()).map(|board| board.is_ok()).collect();
        assert_eq!(boards, [false, true], "{text}");
    }
}

#[test]
fn a_grid_whose_bracket_is_missing_costs_only_itself() {
    let text = "[[[-1,-1],[-1,3]],[[-1,-1],[-1,3],[[-1,-1],[-1,-1]]]";
    let boards: Vec<bool> = read(text, &Options::default()).map(|board| board.is_ok()).collect();
    assert_eq!(boards, [true, false, true]);
}

#[test]
fn what_is_no_board_costs_no_board() {
    let sizes = |text: &str| -> Vec<Option<u64>> {
        read(text, &Options::default()).map(|read| Some(read.ok()?.board.squares())).collect()
    };
    assert_eq!(sizes("[[[-1]],null,[[-1]]]"), [Some(1), None, Some(1)]);
    assert_eq!(sizes("[[-1]] hello there [[-1,-1]]"), [Some(1), None, Some(2)]);
    let nulls = format!("[[[{}]],[[-1,-1],[-1,3]],[[-1]]]", ["null"; 500].join(","));
    assert_eq!(sizes(&nulls), [None, Some(4), Some(1)]);
}

#[test]
fn a_text_without_a_board_is_an_error() {
    for text in ["// nothing here", "/* x */", "[]", "0"] {
        assert_eq!(told(text).len(), 1, "{text}");
        assert!(read(text, &Options::default()).all(|board| board.is_err()), "{text}");
    }
}

#[test]
fn a_board_cut_anywhere_costs_no_line_behind_it() {
    let whole = [
        r#"{"squares":9,"columns":3,"jumps":[[2,5],[3,7]]}"#,
        r#"{"squares":9,"ladders":{"2":5},"snakes":{"7":3}}"#,
        r#"{"name":[1,{"a":"b"}],"preset":"gfg","squares":30,"jumps":[]}"#,
        "[[-1,-1],[-1,3]]",
    ];
    for board in whole {
        // `[[` alone may also open a list of boards.
        for cut in 3..board.len() {
            let text = format!("{}\n[[-1]]\n{{\"squares\":3}}\n", &board[..cut]);
            let sizes: Vec<Option<u64>> = read(&text, &Options::default())
                .map(|read| read.ok().map(|read| read.board.squares()))
                .collect();
            let behind = sizes.len().saturating_sub(2);
            assert_eq!(sizes[behind..], [Some(1), Some(3)], "{text}");
        }
    }
}

#[test]
fn a_bracket_missing_in_an_object_of_a_list_costs_only_its_board() {
    for bad in [
        r#"{"squares":9,"jumps":[[2,5]}"#,
        r#"{"squares":9,"jumps":{"2":5}"#,
        r#"{"squares":9"#,
        "[[-1],[-1]",
    ] {
        let text = format!("[{{\"squares\":3}},{bad},{{\"squares\":2}}]");
        let sizes: Vec<Option<u64>> = read(&text, &Options::default())
            .map(|read| read.ok().map(|read| read.board.squares()))
            .collect();
        assert_eq!(sizes, [Some(3), None, Some(2)], "{text}");
    }
}

#[test]
fn a_program_cut_anywhere_inside_its_board_costs_no_line_behind_it() {
    for (board, inside) in [
        ("int[][] board = {{-1,-1},{-1,3}};", 17..32),
        ("let board = vec![vec![-1,-1],vec![-1,3]];", 23..40),
        ("board = [[-1,-1],[-1,3]]", 11..24),
        ("print(s.snakesAndLadders([[-1,-1],[-1,3]]))", 28..41),
        ("board = List.of(List.of(-1,-1),List.of(-1,3))", 25..45),
    ] {
        // `[[` alone may also open a list of boards.
        for cut in inside {
            for behind in [
                "[[-1]]\n{\"squares\":3}\n",
                "a = [[-1]]\nb = [[-1,-1,-1]]\n",
                "int[][] a = {{-1}};\nint[][] b = {{-1,-1,-1}};\n",
            ] {
                let text = format!("{}\n{behind}", &board[..cut]);
                let sizes: Vec<Option<u64>> = read(&text, &Options::default())
                    .map(|read| read.ok().map(|read| read.board.squares()))
                    .collect();
                let last = sizes.len().saturating_sub(2);
                assert_eq!(sizes[last..], [Some(1), Some(3)], "{text}");
            }
        }
    }
}

#[test]
fn boards_of_a_program_cost_one_another_nothing() {
    assert_eq!(
        told("int[][] a = {{-1,-1},{-1,3}};\nint[][] b = {{1,1}{-1,1}};\nint[][] c = {{-1}};\n"),
        [
            "line 1: 4 squares",
            "line 2, column 19: found `{`, expected `,` or `}` (a comma is missing here)",
            "line 3: 1 squares",
        ]
    );
    assert_eq!(
        told("const boards = [[[-1]], [[-1,-1]]];\nconst one = [[-1,-1,-1]];\n"),
        ["line 1: 1 squares", "line 1: 2 squares", "line 2: 3 squares"]
    );
}
