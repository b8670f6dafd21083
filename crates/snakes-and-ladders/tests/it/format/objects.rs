//! Objects, and what is forgiven in them.

use snakes_and_ladders::format::{Format, Options};
use snakes_and_ladders::{MAX_SQUARES, Preset};

use super::{one, reads, reads_with, refused, wrong_at};

/// A text that is a board of nine squares with a ladder and a snake.
#[track_caller]
fn is_the_nine(text: &str) {
    let read = reads(text, 9, None, &[(2, 8), (7, 4)]);
    assert_eq!(read.format, Format::Object);
    assert_eq!(read.remarks, []);
}

#[test]
fn an_object_has_a_size_and_jumps() {
    is_the_nine(r#"{"squares": 9, "jumps": {"2": 8, "7": 4}}"#);
    reads(r#"{"squares": 9, "columns": 3, "jumps": {"2": 8}}"#, 9, Some((3, 3)), &[(2, 8)]);
    reads(r#"{"squares": 9}"#, 9, None, &[]);
}

#[test]
fn ladders_and_snakes_stand_in_place_of_jumps_or_beside_them() {
    is_the_nine(r#"{"squares": 9, "ladders": {"2": 8}, "snakes": {"7": 4}}"#);
    is_the_nine(r#"{"squares": 9, "ladders": {"2": 8}, "jumps": {"7": 4}}"#);
}

#[test]
fn a_list_of_pairs_stands_in_place_of_a_map() {
    is_the_nine(r#"{"squares": 9, "jumps": [[2, 8], [7, 4]]}"#);
    is_the_nine(r#"{"squares": 9, "ladders": [[2, 8]], "snakes": {"7": 4}}"#);
    is_the_nine(r#"{"squares": 9, "jumps": []  , "snakes": [[7,4]], "ladders": [[2,8]]}"#);
}

#[test]
fn keys_need_no_quotes() {
    is_the_nine("{squares: 9, jumps: {2: 8, 7: 4}}");
    is_the_nine("{'squares': 9, 'jumps': {'2': 8, '7': 4}}");
}

#[test]
fn board_dimension_is_the_side_of_a_square_board() {
    reads(r#"{"board_dimension": 3, "jumps": {"2": 8}}"#, 9, Some((3, 3)), &[(2, 8)]);
}

#[test]
fn the_jumps_alone_may_be_the_object_with_the_size_from_elsewhere() {
    let squares = Options { squares: Some(9), ..Options::default() };
    reads_with(r#"{"2": 8, "7": 4}"#, &squares, 9, None, &[(2, 8), (7, 4)]);
    let preset = Options { preset: Some(Preset::GeeksForGeeks), ..Options::default() };
    reads_with(r#"{"2": "8", "7": 4}"#, &preset, 30, Some((5, 6)), &[(2, 8), (7, 4)]);
    is_the_nine(r#"{"squares": 9, "2": 8, "7": 4}"#);
}

#[test]
fn a_preset_may_be_named_and_gives_the_size() {
    let read = reads(
        r#"{"preset": "milton-bradley", "jumps": {"1": 38}}"#,
        100,
        Some((10, 10)),
        &[(1, 38)],
    );
    assert_eq!(read.preset, Some(Preset::MiltonBradley));
}

#[test]
fn name_title_and_source_are_passed_over_whatever_they_hold() {
    is_the_nine(
        r#"{"name": "nine", "title": null, "source": {"page": [1, {"2": 3}]}, "squares": 9,
            "jumps": {"2": 8, "7": 4}}"#,
    );
}

#[test]
fn comments_and_trailing_commas_are_forgiven_as_in_grids() {
    is_the_nine(
        "// nine\n{\n  \"squares\": 9, /* 3 × 3 */\n  \"jumps\": {\"2\": 8, \"7\": 4,},\n}\n",
    );
    is_the_nine("{\"squares\": 9, \"jumps\": [[2, 8,], [7, 4],],}");
}

#[test]
fn several_may_follow_one_another_or_stand_in_a_list_as_grids_may() {
    let nine = r#"{"squares": 9}"#;
    assert_eq!(super::told(&format!("{nine}\n{nine}")), ["line 1: 9 squares", "line 2: 9 squares"]);
    assert_eq!(
        super::told(&format!("[\n{nine},\n{nine}\n]")),
        ["line 2: 9 squares", "line 3: 9 squares"]
    );
    assert_eq!(
        super::told(&format!("[\n[[-1]],\n{nine}\n]")),
        ["line 2: 1 squares", "line 3: 9 squares"]
    );
}

#[test]
fn a_jump_listed_under_the_wrong_name_is_read_and_remarked() {
    let read = one(
        r#"{"squares": 9, "ladders": {"7": 4}, "snakes": {"2": 8, "5": 5}}"#,
        &Options::default(),
    );
    let remarks: Vec<String> = read.remarks.iter().map(ToString::to_string).collect();
    assert_eq!(
        remarks,
        [
            "line 1, column 28: the jump 7 ⇒ 4 is listed among the ladders but leads down (are \
             its ends swapped?)",
            "line 1, column 48: the jump 2 ⇒ 8 is listed among the snakes but leads up (are its \
             ends swapped?)",
        ]
    );
    assert_eq!(read.board.jumps().len(), 3);
}

#[test]
fn every_wrong_entry_is_found_at_once() {
    wrong_at(
        "{\"squares\": 9,\n\"jumps\": {\"2\": 80, \"x\": 3, \"4\": null},\n\"dice\": 2}",
        &[(2, 16, "80"), (2, 20, "\"x\""), (2, 33, "null"), (3, 1, "\"dice\"")],
    );
}

#[test]
fn a_key_that_is_nearly_right_is_answered_with_the_right_one() {
    refused(
        r#"{"squares": 9, "ladder": {"2": 8}}"#,
        &["line 1, column 16: unknown key `ladder`, expected squares, columns, jumps, ladders, \
           snakes or preset (write \"ladders\")"],
    );
}

#[test]
fn a_key_given_twice_is_found() {
    wrong_at(r#"{"squares": 9, "jumps": {}, "squares": 16}"#, &[(1, 29, "\"squares\"")]);
    wrong_at(r#"{"squares": 9, "jumps": {"2": 8, "2": 8}}"#, &[(1, 34, "\"2\"")]);
}

#[test]
fn a_size_below_one_is_not_called_too_large() {
    for text in
        [r#"{"squares": -5}"#, r#"{"board_dimension": -5}"#, r#"{"squares": 9, "columns": -3}"#]
    {
        let error = super::read_one(text, &Options::default()).unwrap_err().to_string();
        assert!(!error.contains("too large"), "{error}");
    }
}

#[test]
fn a_side_whose_square_is_too_large_is_not_called_unknown() {
    // 5 000 000 000² is 2.5 · 10¹⁹, beyond 64 bits.
    let text = r#"{"board_dimension": 5000000000}"#;
    let error = super::read_one(text, &Options::default()).unwrap_err().to_string();
    assert!(error.starts_with("line 1, column 21: "), "{error}");
    assert!(!error.contains("does not say how many squares"), "{error}");
}

#[test]
fn a_side_that_is_no_number_is_the_only_thing_blamed() {
    wrong_at(r#"{"board_dimension": "six"}"#, &[(1, 21, "\"six\"")]);
}

#[test]
fn the_largest_board_is_read() {
    let text = format!("{{\"squares\": {MAX_SQUARES}, \"jumps\": {{\"2\": {MAX_SQUARES}}}}}");
    reads(&text, MAX_SQUARES, None, &[(2, MAX_SQUARES)]);
}

#[test]
fn an_object_that_is_cut_off_is_said_to_be() {
    let error = super::read_one(r#"{"squares": 9, "jumps": {"2": 8"#, &Options::default());
    let error = error.unwrap_err().to_string();
    assert!(error.starts_with("line 1, column 32: the text ends inside the object"), "{error}");
}

#[test]
fn sizes_have_the_names_they_have_in_programs() {
    for size in ["size", "n", "boardSize", "last_square", "finalSquare"] {
        reads(&format!("{{\"{size}\": 9, \"jumps\": {{\"2\": 8}}}}"), 9, None, &[(2, 8)]);
    }
    reads(r#"{"rows": 2, "cols": 3, "ladders": {"2": 5}}"#, 6, Some((2, 3)), &[(2, 5)]);
    reads(r#"{"side": 3, "ladders": {"2": 5}}"#, 9, Some((3, 3)), &[(2, 5)]);
    refused(
        r#"{"squares": 9, "size": 8, "jumps": {"2": 5}}"#,
        &["line 1, column 24: this size is 9 before, 8 here (keep one of the two)"],
    );
    refused(
        r#"{"squares": 9, "rows": 2, "columns": 3}"#,
        &[
            "line 1, column 1: the board has 9 squares, but its rows and columns 6 (keep one of the \
           two)",
        ],
    );
}

#[test]
fn an_object_that_is_no_board_points_at_the_grid_in_it() {
    let keys = "not squares, columns, jumps, ladders, snakes or preset";
    for (text, found, help) in [
        (r#"{"a": 4, "data": [[-1]]}"#, "`a`, `data`", "`data` holds a grid: give that alone"),
        (
            r#"{"a": 4, "b": 5}"#,
            "`a`, `b`",
            r#"a board is e.g. {"squares": 100, "jumps": {"4": 14}}, or a grid [[-1,-1],[-1,3]]"#,
        ),
    ] {
        let what = format!("this object is no board: its keys are {found}, {keys}");
        refused(text, &[&format!("line 1, column 1: {what} ({help})")]);
    }
}
