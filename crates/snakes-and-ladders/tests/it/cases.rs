//! Real boards with right answers: every line of `cases.jsonl`.

use serde_json::Value;
use snakes_and_ladders::format::{Format, Options, read, read_one};
use snakes_and_ladders::{
    Board, Bound, Chain, Game, GreedyEnd, Layout, PastEnd, Preset, Rules, Square, greedy,
};

use crate::data::{number, signed, string, test_data, text};
use crate::play::answer;

pub(crate) fn cases() -> Vec<Value> {
    let lines = text(&test_data("cases.jsonl"));
    lines.lines().map(|line| serde_json::from_str(line).expect("a case")).collect()
}

/// Hands each case with its name to a check.
#[track_caller]
fn each(check: impl Fn(&str, &Value)) {
    let cases = cases();
    assert_eq!(cases.len(), 59);
    for case in &cases {
        check(string(case, "id"), case);
    }
}

fn jumps(case: &Value) -> Vec<(u64, u64)> {
    let pairs = case["jumps"].as_array().expect("a list");
    let end = |pair: &Value, place: usize| pair[place].as_u64().expect("a square");
    pairs.iter().map(|pair| (end(pair, 0), end(pair, 1))).collect()
}

pub(crate) fn listed(case: &Value) -> Board {
    Board::from_jumps(number(case, "squares").expect("a size"), jumps(case)).expect("legal")
}

/// What the text does not say.
pub(crate) fn options(id: &str, case: &Value) -> Options {
    match id {
        "mb-1943" => Options { preset: Some(Preset::MiltonBradley), ..Options::default() },
        "csv-board" => Options {
            squares: number(case, "squares"),
            columns: number(case, "columns"),
            ..Options::default()
        },
        "tutorialspoint" => {
            Options { from_zero: true, preset: Some(Preset::GeeksForGeeks), ..Options::default() }
        }
        _ if ["lines", "matrix"].contains(&string(case, "form")) => Options {
            squares: number(case, "squares"),
            columns: number(case, "columns"),
            ..Options::default()
        },
        _ => Options::default(),
    }
}

/// Which board of its text a case is; three share one text.
pub(crate) fn place(id: &str) -> usize {
    match id {
        "hr-old-format-2" => 1,
        "hr-old-format-3" => 2,
        _ => 0,
    }
}

pub(crate) fn can_be_read(case: &Value) -> bool {
    string(case, "form").parse::<Format>().is_ok()
}

/// Whether a case has an answer: `gen-zero` has not.
pub(crate) fn has_answer(case: &Value) -> bool {
    case["answer"].is_i64()
}

pub(crate) fn rules(case: &Value) -> Rules {
    Rules {
        start: Square(number(case, "start").expect("a start")),
        past_end: string(case, "past_end").parse().expect("a rule"),
        ..Rules::default()
    }
}

/// The answer to the case's list of jumps under its rules, changed.
fn answered(case: &Value, change: impl FnOnce(Rules) -> Rules) -> i64 {
    answer(&Game::new(listed(case), change(rules(case))).expect("a game"))
}

/// What is said of a text that can be read.
fn remarked(id: &str) -> &'static [&'static str] {
    match id {
        // A zigzag of four by four has 16 15 14 13 on top.
        "wa-drawn-bottom-right" => &[
            "line 1, column 1: this picture has 13 where a zigzag has 16 (it is a zigzag from the \
             bottom right; the board is drawn as one from the bottom left)",
        ],
        _ => &[],
    }
}

#[test]
fn every_text_reads_as_the_board_it_is() {
    each(|id, case| {
        if !can_be_read(case) {
            return;
        }
        let mut boards = read(string(case, "input"), &options(id, case));
        let read = boards.nth(place(id)).expect("the board");
        let read = read.unwrap_or_else(|error| panic!("{id}: {error}"));
        let boards_left = if string(case, "form") == "hackerrank-old" { 2 - place(id) } else { 0 };
        assert_eq!(boards.count(), boards_left, "{id}");
        assert_eq!(read.format.name(), string(case, "form"), "{id}");
        assert_eq!(Some(read.board.squares()), number(case, "squares"), "{id}");
        assert_eq!(read.board.layout().map(Layout::columns), number(case, "columns"));
        assert_eq!(read.board.jumps(), listed(case).jumps(), "{id}");
        let remarks: Vec<String> = read.remarks.iter().map(ToString::to_string).collect();
        assert_eq!(remarks, remarked(id), "{id}");
        let game = Game::new(read.board, rules(case)).expect("a game");
        assert_eq!(Some(answer(&game)), signed(case, "answer"), "{id}");
    });
}

#[test]
fn every_form_is_there() {
    let count = |form| cases().iter().filter(|case| string(case, "form") == form).count();
    let forms = ["grid", "object", "csv", "hackerrank", "jumps", "malformed"];
    assert_eq!(forms.map(count), [29, 2, 1, 2, 0, 4]);
    let forms = ["lines", "hackerrank-old", "gfg", "baekjoon", "matrix", "numbering"];
    assert_eq!(forms.map(count), [3, 3, 3, 1, 3, 1]);
    let of_programs = ["pairs", "interviewbit", "moves", "offsets"];
    assert_eq!(of_programs.map(count), [2, 1, 3, 1]);
}

#[test]
fn every_board_has_its_answer_with_one_jump_a_move() {
    each(|id, case| {
        if has_answer(case) {
            assert_eq!(Some(answered(case, |rules| rules)), signed(case, "answer"), "{id}");
        }
    });
}

#[test]
fn every_board_has_its_answer_with_jumps_followed() {
    each(|id, case| {
        if has_answer(case) {
            let got = answered(case, |rules| Rules { chain: Chain::Follow, ..rules });
            assert_eq!(Some(got), signed(case, "answer_if_chained"), "{id}");
        }
    });
}

#[test]
fn every_board_has_its_answer_where_a_roll_past_the_end_wins() {
    each(|id, case| {
        if has_answer(case) {
            let got = answered(case, |rules| Rules { past_end: PastEnd::Win, ..rules });
            let expected = signed(case, "rolls_if_win").or(signed(case, "answer"));
            assert_eq!(Some(got), expected, "{id}");
        }
    });
}

#[test]
fn greedy_goes_the_way_it_is_known_to_go() {
    each(|id, case| {
        let Some(expected) = signed(case, "greedy") else { return };
        let game = Game::new(listed(case), rules(case)).expect("a game");
        let walk = greedy(&game, Bound::default());
        if expected == -1 {
            assert_eq!(walk.end, GreedyEnd::Loops, "{id}");
        } else {
            assert_eq!(walk.end, GreedyEnd::Arrives, "{id}");
            assert_eq!(i64::try_from(walk.path.len()), Ok(expected), "{id}");
        }
    });
}

/// The lines of a malformed case's error.
#[track_caller]
fn malformed(id: &str) -> Vec<String> {
    let cases = cases();
    let case = cases.iter().find(|case| string(case, "id") == id).expect("the case");
    assert_eq!(string(case, "form"), "malformed");
    let error = read_one(string(case, "input"), &Options::default()).unwrap_err();
    error.to_string().lines().map(str::to_owned).collect()
}

#[test]
fn a_missing_comma_is_found_where_it_is_missing() {
    assert_eq!(
        malformed("tiny-badjson"),
        ["line 1, column 7: found `[`, expected `,` or `]` (a comma is missing here)"]
    );
}

#[test]
fn an_example_with_input_and_output_swapped_is_no_board() {
    assert_eq!(
        malformed("swapped-io"),
        [
            "line 1, column 1: this object is no board: its keys are `input`, `output`, not squares, \
          columns, jumps, ladders, snakes or preset (`output` holds a grid: give that alone; are \
          input and output swapped?)"
        ]
    );
}

#[test]
fn a_square_beyond_the_last_is_found_with_its_cell() {
    assert_eq!(
        malformed("gen-2"),
        [
            "line 1, column 14: the jump from square 2 (row 1, column 1) leads to 5, beyond the last \
          square 4 (make it lead to a square of the board, or make the board larger)"
        ]
    );
}

#[test]
fn zeros_and_squares_beyond_the_last_are_all_found() {
    // Three by three in a zigzag: 7 8 9, 6 5 4, 1 2 3.
    let beyond = |column, square, cell, to| {
        format!(
            "line 1, column {column}: the jump from square {square} ({cell}) leads to {to}, beyond \
             the last square 9 (make it lead to a square of the board, or make the board larger)"
        )
    };
    let zero = |column, square, cell| {
        format!(
            "line 1, column {column}: square {square} ({cell}) holds 0, which is neither a square \
             of this board (1 to 9) nor -1 for \"no jump\" (if 0 stands for \"no jump\" here, \
             write -1 instead; squares count from 1)"
        )
    };
    assert_eq!(
        malformed("gen-zero"),
        [
            beyond(3, 7, "row 0, column 0", 34),
            beyond(6, 8, "row 0, column 1", 35),
            zero(9, 9, "row 0, column 2"),
            beyond(13, 6, "row 1, column 0", 32),
            zero(16, 5, "row 1, column 1"),
            zero(18, 4, "row 1, column 2"),
            zero(22, 1, "row 2, column 0"),
            zero(24, 2, "row 2, column 1"),
        ]
    );
}
