//! The JSON shapes, whole: what is written, and that it reads back.

use serde_json::{Value, from_value, json, to_value};
use snakes_and_ladders::format::{Options, Read, read_one};
use snakes_and_ladders::report::{
    Cause, CheckedPath, CompareShape, Failed, Line, Located, ShortestShape, Solved, StrategyShape,
};
use snakes_and_ladders::{
    Bound, Chain, Claim, Game, Layout, Limit, Numbering, Rules, ShortestPaths, Square, check,
    depth_first, every_sequence, greedy, search,
};

use crate::play::game_of;

fn played(text: &str) -> (Read, Game) {
    let read = read_one(text, &Options::default()).unwrap();
    let game = Game::new(read.board.clone(), Rules::default()).unwrap();
    (read, game)
}

fn solved(file: Option<&str>, text: &str) -> Solved {
    let (read, game) = played(text);
    Solved::new(file, &read, &game, &search(&game).unwrap())
}

/// A line is written as this JSON and reads back as itself.
#[track_caller]
fn line(line: &Line, expected: Value) {
    assert_eq!(to_value(line).unwrap(), expected);
    assert_eq!(&serde_json::from_str::<Line>(&serde_json::to_string(line).unwrap()).unwrap(), line);
    // Keys may be added within a version: readers pass over those they do not know.
    let mut more = expected;
    more["a key of tomorrow"] = json!([1, 2]);
    assert_eq!(&from_value::<Line>(more).unwrap(), line);
}

#[test]
fn the_first_notes_board_is_a_solved_line() {
    let text = "[[-1,-1,-1,-1,-1,-1],[-1,-1,-1,-1,-1,-1],[-1,-1,-1,-1,-1,-1],\
                [-1,35,-1,-1,13,-1],[-1,-1,-1,-1,-1,-1],[-1,15,-1,-1,-1,-1]]";
    // The work by the note's dry run: 1 + 6 + 11 squares with six rolls each; then 22 and 23–27
    // with six and 35 with two, of which the second is past the end; then 28 with six.
    line(
        &Line::Solved(Box::new(solved(Some("example-6x6.json"), text))),
        json!({
            "kind": "solved",
            "version": 1,
            "file": "example-6x6.json",
            "line": 1,
            "format": "grid",
            "board": {
                "squares": 36,
                "layout": {"rows": 6, "columns": 6, "numbering": "zigzag"},
                "jumps": [
                    {"from": 2, "to": 15}, {"from": 14, "to": 35}, {"from": 17, "to": 13},
                ],
            },
            "rules": {
                "start": 1,
                "die": "6",
                "past_end": "stay",
                "chain": "once",
                "start_jump": "ignore",
                "last_jump": "obey",
            },
            "rolls": 4,
            "path": [
                {"from": 1, "roll": 1, "rolled_to": 2, "stands_on": 15},
                {"from": 15, "roll": 2, "rolled_to": 17, "stands_on": 13},
                {"from": 13, "roll": 1, "rolled_to": 14, "stands_on": 35},
                {"from": 35, "roll": 1, "rolled_to": 36, "stands_on": 36},
            ],
            "notes": [],
            "work": {"rolls_tried": 6 + 36 + 66 + 38 + 6, "squares_expanded": 1 + 6 + 11 + 7 + 1},
        }),
    );
}

#[test]
fn a_board_that_cannot_be_finished_is_a_solved_line_with_its_reason() {
    // From 1: 2 ⇒ 4, 3, 4 ⇒ 8, 5, 6, 7; further on 8 and 9 lead to 1. Rolls tried from 1, 4, 3, 8,
    // 5, 6 and 7: six, six, six, two, five, four and three, the last of most past the end.
    line(
        &Line::Solved(Box::new(solved(None, "\n\n[[-1,1,1],[-1,-1,8],[-1,4,-1]]"))),
        json!({
            "kind": "solved",
            "version": 1,
            "line": 3,
            "format": "grid",
            "board": {
                "squares": 9,
                "layout": {"rows": 3, "columns": 3, "numbering": "zigzag"},
                "jumps": [
                    {"from": 2, "to": 4}, {"from": 4, "to": 8}, {"from": 8, "to": 1},
                    {"from": 9, "to": 1},
                ],
            },
            "rules": {
                "start": 1,
                "die": "6",
                "past_end": "stay",
                "chain": "once",
                "start_jump": "ignore",
                "last_jump": "obey",
            },
            "rolls": null,
            "path": [],
            "unreachable": {
                "text": "whoever rolls onto the last square 9 is carried to 1; one can stand on \
                         1, 3–8",
                "reason": "last-jump",
                "stands_on": [{"first": 1, "last": 1}, {"first": 3, "last": 8}],
                "blocked": [{"square": 9, "leads_to": 1}],
            },
            "notes": [
                "the jump 2 ⇒ 4 ends where another begins: 4 ⇒ 8",
                "the jump 4 ⇒ 8 ends where another begins: 8 ⇒ 1",
                "a jump begins on the last square: 9 ⇒ 1",
            ],
            "work": {"rolls_tried": 6 + 6 + 6 + 2 + 5 + 4 + 3, "squares_expanded": 7},
        }),
    );
}

#[test]
fn a_wall_and_a_closed_set_are_reasons() {
    let reason = |jumps: &[(u64, u64)], die: &str| {
        let rules = Rules { die: die.parse().unwrap(), ..Rules::default() };
        let game = game_of(9, jumps, rules);
        let read = read_one("{squares: 9}", &Options::default()).unwrap();
        let solved = Solved::new(None, &read, &game, &search(&game).unwrap());
        let shape = to_value(&solved).unwrap();
        assert_eq!(from_value::<Solved>(shape.clone()).unwrap(), solved);
        shape["unreachable"]["reason"].clone()
    };
    assert_eq!(reason(&[(4, 1), (5, 1), (6, 1)], "3"), json!({"wall": {"first": 4, "last": 6}}));
    assert_eq!(reason(&[(5, 1), (7, 3)], "2,4"), json!("closed-set"));
}

#[test]
fn all_ways_and_the_other_strategies_stand_beside_the_answer() {
    let text = "[[4,-1,-1],[-1,-1,-1],[-1,8,-1]]";
    let (read, game) = played(text);
    let mut solved = Solved::new(None, &read, &game, &search(&game).unwrap());
    let ways = ShortestPaths::of(&game, Limit::default()).unwrap().unwrap();
    solved.shortest = Some(ShortestShape {
        count: ways.count().to_string(),
        paths: ways.iter().take(2).collect(),
    });
    let deep = depth_first(&game, Bound::default(), Limit::default()).unwrap();
    solved.compare = Some(CompareShape {
        greedy: StrategyShape::from(&greedy(&game, Bound::default())),
        depth_first: Some(StrategyShape::from(&deep)),
        every_sequence: (&every_sequence(&game, Bound::default())).into(),
    });
    let shape = to_value(&solved).unwrap();
    assert_eq!(from_value::<Solved>(shape.clone()).unwrap(), solved);
    let first = json!({"from": 1, "roll": 1, "rolled_to": 2, "stands_on": 8});
    let second = json!({"from": 8, "roll": 1, "rolled_to": 9, "stands_on": 9});
    assert_eq!(
        shape["shortest"],
        json!({
            "count": "6",
            "paths": [
                [first, second],
                [
                    {"from": 1, "roll": 2, "rolled_to": 3, "stands_on": 3},
                    {"from": 3, "roll": 6, "rolled_to": 9, "stands_on": 9},
                ],
            ],
        })
    );
    // From 1 one stands on 8, 3, 4, 5, 6 and (from 7) 4. From there 1, 6, 5, 4, 3 and 5 rolls are
    // moves, one of each arrives, and all but those of 3 try one more that is past the end.
    assert_eq!(
        shape["compare"],
        json!({
            "greedy": {
                "rolls": 2,
                "end": "arrives",
                "path": [first, second],
                "work": {"rolls_tried": 6 + 2, "squares_expanded": 2},
            },
            "depth_first": {
                "rolls": 2,
                "end": "arrives",
                "path": [first, second],
                "work": {"rolls_tried": 2, "squares_expanded": 2},
            },
            "every_sequence": {
                "rolls": 2,
                "lengths": [
                    {"rolls": 1, "sequences": 6, "arriving": 0},
                    {"rolls": 2, "sequences": 1 + 6 + 5 + 4 + 3 + 5, "arriving": 6},
                ],
                "bound_hit": false,
                "work": {
                    "rolls_tried": 6 + 6 + 2 + 6 + 6 + 5 + 4 + 6,
                    "squares_expanded": 1 + 1 + 6,
                },
            },
        })
    );
}

#[test]
fn the_ends_of_strategies_have_names() {
    let ends = |jumps: &[(u64, u64)], rules: Rules, bound: u64| {
        let game = game_of(9, jumps, rules);
        let bound = Bound { rolls_tried: bound };
        let deep = depth_first(&game, bound, Limit::default()).unwrap();
        let ends = [StrategyShape::from(&greedy(&game, bound)), StrategyShape::from(&deep)];
        assert!(ends.iter().all(|shape| shape.end == "arrives" || shape.rolls.is_none()));
        ends.map(|shape| shape.end)
    };
    let die = |text: &str| Rules { die: text.parse().unwrap(), ..Rules::default() };
    // A die that only falls on 8 arrives from 1; one that only falls on 9 goes past the end.
    assert_eq!(ends(&[], die("8,8"), 100), ["arrives", "arrives"]);
    assert_eq!(ends(&[], die("9,9"), 100), ["stuck", "finds-nothing"]);
    // From 1 there are 2 and 3 only, and from both 1 again.
    assert_eq!(ends(&[(2, 1), (3, 1)], die("2"), 100), ["loops", "finds-nothing"]);
    assert_eq!(ends(&[], die("1"), 2), ["bound-hit", "bound-hit"]);
}

#[test]
fn a_ride_has_a_roll_of_null() {
    // From 1 a 1 leads onto the ladder on 2; the next turn rides it to 9.
    let one = Rules { die: "1".parse().unwrap(), chain: Chain::NextTurn, ..Rules::default() };
    let game = game_of(9, &[(2, 9)], one);
    let path = to_value(search(&game).unwrap().solution().unwrap().path()).unwrap();
    assert_eq!(
        path,
        json!([
            {"from": 1, "roll": 1, "rolled_to": 2, "stands_on": 2},
            {"from": 2, "roll": null, "rolled_to": 2, "stands_on": 9},
        ])
    );
}

#[test]
fn a_board_that_cannot_be_read_is_an_error_line() {
    let error = read_one("[[-1,-1],\n [-1,5]]", &Options::default()).unwrap_err();
    line(
        &Line::Error(Failed::unread(Some("bad.json"), &error)),
        json!({
            "kind": "error",
            "version": 1,
            "file": "bad.json",
            "line": 2,
            "cause": "text",
            "more": 0,
            "problems": [{
                "line": 2,
                "column": 6,
                "cell": {"row": 1, "column": 1},
                "what": "the jump from square 2 (row 1, column 1) leads to 5, beyond the last \
                         square 4",
                "help": "make it lead to a square of the board, or make the board larger",
            }],
        }),
    );
}

#[test]
fn a_board_that_has_no_answer_is_an_error_line_without_a_place() {
    line(
        &Line::Error(Failed::unanswered(None, 7, Cause::TooLarge, &["too large".to_owned()])),
        json!({"kind": "error", "version": 1, "line": 7, "cause": "too-large", "more": 0,
               "problems": [{"what": "too large"}]}),
    );
}

#[test]
fn a_square_is_located_with_its_working() {
    let layout = Layout::new(6, 6, Numbering::Zigzag).unwrap();
    let located = Located::from(&layout.working(Square(22)).unwrap());
    let expected = json!({
        "version": 1,
        "square": 22,
        "cell": {"row": 2, "column": 2},
        "layout": {"rows": 6, "columns": 6, "numbering": "zigzag"},
        "from_zero": 21,
        "k": 3,
        "position": 3,
        "runs_backwards": true,
    });
    assert_eq!(to_value(&located).unwrap(), expected);
    assert_eq!(from_value::<Located>(expected).unwrap(), located);
}

#[test]
fn a_checked_way_says_whether_it_arrives() {
    let game = game_of(9, &[(2, 8), (7, 4)], Rules::default());
    let checked = |rolls: &[u64]| {
        let shape = CheckedPath::new(&check(&game, &Claim::Rolls(rolls.to_vec())), Some(2));
        let value = to_value(&shape).unwrap();
        assert_eq!(from_value::<CheckedPath>(value.clone()).unwrap(), shape);
        value
    };
    let first = json!({"from": 1, "roll": 1, "rolled_to": 2, "stands_on": 8});
    let second = json!({"from": 8, "roll": 1, "rolled_to": 9, "stands_on": 9});
    assert_eq!(
        checked(&[1, 1]),
        json!({
            "version": 1, "arrives": true, "path": [first, second], "stands_on": 9, "fewest": 2,
        })
    );
    assert_eq!(
        checked(&[1, 2]),
        json!({
            "version": 1,
            "arrives": false,
            "path": [first],
            "stands_on": 8,
            "fault": "move 2: a 2 from 8 goes past the last square 9, the token stays: no move",
            "fewest": 2,
        })
    );
}

#[test]
fn square_numbers_are_integers_up_to_the_largest_there_is() {
    let text = "{\"squares\": 9223372036854775807, \"jumps\": {\"2\": 9223372036854775806}}";
    let read = read_one(text, &Options::default()).unwrap();
    let shape = snakes_and_ladders::report::BoardShape::from(&read.board);
    assert_eq!(
        serde_json::to_string(&shape).unwrap(),
        "{\"squares\":9223372036854775807,\"layout\":null,\
         \"jumps\":[{\"from\":2,\"to\":9223372036854775806}]}"
    );
}
