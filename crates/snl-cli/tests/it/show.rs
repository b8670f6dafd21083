//! `snl show`: boards as text, as images, as graphs.

use snapbox::{file, str};

use crate::support::snl;

#[test]
fn a_board_as_text() {
    snl(["show", "example-3x3.json"]).assert().success().stderr_eq("").stdout_eq(str![[r#"
┌──────┬──────┬──────┐
│    7 │    8 │    9 │ →
│  ▼ 4 │      │ goal │
├──────┼──────┼──────┤
│    6 │    5 │    4 │ ←
├──────┼──────┼──────┤
│    1 │    2 │    3 │ →  start
│      │  ▲ 8 │      │
└──────┴──────┴──────┘
▲ ladder to   ▼ snake to

"#]]);
}

#[test]
fn a_way_over_a_board() {
    snl(["show", "--path", "swift-book.json"])
        .assert()
        .success()
        .stdout_eq(str![[r#"
┌──────┬──────┬──────┬──────┬──────┐
│ · 21 │ · 22 │ · 23 │ · 24 │   25 │ →
│      │ ▼ 20 │      │ ▼ 16 │  (3) │
│      │      │      │      │ goal │
├──────┼──────┼──────┼──────┼──────┤
│   20 │ · 19 │ · 18 │   17 │   16 │ ←
│  (2) │  ▼ 8 │      │  (1) │      │
├──────┼──────┼──────┼──────┼──────┤
│   11 │   12 │   13 │   14 │   15 │ →
│      │      │      │  ▼ 4 │      │
├──────┼──────┼──────┼──────┼──────┤
│   10 │    9 │    8 │    7 │  · 6 │ ←
│ ▲ 12 │ ▲ 18 │      │      │ ▲ 17 │
├──────┼──────┼──────┼──────┼──────┤
│  · 1 │  · 2 │  · 3 │  · 4 │  · 5 │ →
│      │      │ ▲ 11 │      │      │
└──────┴──────┴──────┴──────┴──────┘
▲ ladder to   ▼ snake to
(2) stood on after 2 rolls   · walked over or rolled onto
the token starts off the board, before 1

"#]])
        .stderr_eq(str![[r#"
note: the board names its rules: preset swift-book (--preset and the rules' flags change that)

"#]]);
}

#[test]
fn colour_says_nothing_that_the_signs_do_not() {
    let coloured =
        snl(["--color", "always", "show", "example-3x3.json"]).output().expect("snl runs");
    let text = String::from_utf8(coloured.stdout).expect("UTF-8");
    assert!(text.contains("\u{1b}[32m▲ 8\u{1b}[0m"), "{text}");
    let plain = snl(["show", "example-3x3.json"]).output().expect("snl runs").stdout;
    let without: String = text
        .split('\u{1b}')
        .enumerate()
        .map(
            |(index, part)| {
                if index == 0 { part } else { part.split_once('m').map_or("", |(_, rest)| rest) }
            },
        )
        .collect();
    assert_eq!(without.as_bytes(), plain);
}

#[test]
fn an_image() {
    snl(["show", "--as", "svg", "--path", "example-3x3.json"])
        .assert()
        .success()
        .stderr_eq("")
        .stdout_eq(file!["../data/example-3x3.svg": Text]);
}

#[test]
fn a_graph() {
    snl(["show", "--as", "dot", "example-3x3.json"])
        .assert()
        .success()
        .stderr_eq("")
        .stdout_eq(str![[r##"
// A board of 9 squares, 3 × 3; ladder 2 ⇒ 8; snake 7 ⇒ 4.
// Lay it out with dot, or as the board lies with neato -n2.
digraph snakes_and_ladders {
  node [shape=circle, fontname="sans-serif", fontsize=14, width=0.5, fixedsize=true];
  edge [fontname="sans-serif", fontsize=9, color="#8a8a8a", arrowsize=0.6];
  "1" [label="1", pos="62,62", style=filled, fillcolor="#cfe5c4", tooltip="start"];
  "2" [label="2", pos="126,62", shape=box, style=dashed, tooltip="nobody ever stands here"];
  "3" [label="3", pos="190,62"];
  "4" [label="4", pos="190,126"];
  "5" [label="5", pos="126,126"];
  "6" [label="6", pos="62,126"];
  "7" [label="7", pos="62,190", shape=box, style=dashed, tooltip="nobody ever stands here"];
  "8" [label="8", pos="126,190"];
  "9" [label="9", pos="190,190", shape=doublecircle, style=filled, fillcolor="#f6dc8f", tooltip="goal"];
  "1" -> "2" [label="1"];
  "1" -> "3" [label="2"];
  "1" -> "4" [label="3"];
  "1" -> "5" [label="4"];
  "1" -> "6" [label="5"];
  "1" -> "7" [label="6"];
  "3" -> "4" [label="1"];
  "3" -> "5" [label="2"];
  "3" -> "6" [label="3"];
  "3" -> "7" [label="4"];
  "3" -> "8" [label="5"];
  "3" -> "9" [label="6"];
  "4" -> "5" [label="1"];
  "4" -> "6" [label="2"];
  "4" -> "7" [label="3"];
  "4" -> "8" [label="4"];
  "4" -> "9" [label="5"];
  "5" -> "6" [label="1"];
  "5" -> "7" [label="2"];
  "5" -> "8" [label="3"];
  "5" -> "9" [label="4"];
  "6" -> "7" [label="1"];
  "6" -> "8" [label="2"];
  "6" -> "9" [label="3"];
  "8" -> "9" [label="1"];
  "2" -> "8" [label="▲ ladder", style=bold, color="#a5672c", penwidth=2.5];
  "7" -> "4" [label="▼ snake", style=dashed, color="#4c7a3a", penwidth=2.5];
}

"##]]);
}

#[test]
fn several_boards_one_after_another_and_a_bad_one_costs_no_other() {
    snl(["show"])
        .stdin("[[-1,-1],[-1,3]]\n[[1,1][-1,1]]\n[[-1]]\n")
        .assert()
        .code(3)
        .stdout_eq(str![[r#"
line 1: A board of 4 squares, 2 × 2; ladder 2 ⇒ 3.
┌──────┬──────┐
│    4 │    3 │ ←
│ goal │      │
├──────┼──────┤
│    1 │    2 │ →  start
│      │  ▲ 3 │
└──────┴──────┘
▲ ladder to

line 3: A board of 1 square, 1 × 1; no jumps.
┌──────┐
│    1 │  start
│ goal │
└──────┘

"#]])
        .stderr_eq(str![[r#"
error: found `[`, expected `,` or `]`
 --> standard input:2:7
  |
2 | [[1,1][-1,1]]
  |       ^
  |
  = help: a comma is missing here


"#]]);
}

#[test]
fn an_image_shows_one_board() {
    snl(["show", "--as", "svg", "many.jsonl"]).assert().code(2).stdout_eq("").stderr_eq(str![[
        r#"
error: svg shows one board, and here are 8: give one, or leave out --as svg

"#
    ]]);
    snl(["show", "--as", "dot", "wall.json", "example-3x3.json"])
        .assert()
        .code(2)
        .stdout_eq("")
        .stderr_eq(str![[r#"
error: dot shows one board, and here are 2: give one, or leave out --as dot

"#]]);
}

#[test]
fn where_there_is_no_way_the_board_is_shown_all_the_same() {
    snl(["show", "--path"])
        .stdin("[[1,1,-1],[1,1,1],[-1,1,1]]")
        .assert()
        .success()
        .stdout_eq(str![[r#"
┌──────┬──────┬──────┐
│    7 │    8 │    9 │ →
│  ▼ 1 │  ▼ 1 │ goal │
├──────┼──────┼──────┤
│    6 │    5 │    4 │ ←
│  ▼ 1 │  ▼ 1 │  ▼ 1 │
├──────┼──────┼──────┤
│    1 │    2 │    3 │ →  start
│      │  ▼ 1 │  ▼ 1 │
└──────┴──────┴──────┘
▼ snake to

"#]])
        .stderr_eq(str![[r#"
note: there is no way to show: a wall: every square from 2 to 8 has a jump and no roll is larger than 6; whoever rolls onto 2–7 is carried to 1; one can stand on 1

"#]]);
}

#[test]
fn a_board_too_large_to_draw_says_what_can_be_seen() {
    snl(["show", "giant.csv"]).assert().code(4).stdout_eq("").stderr_eq(str![[r#"
error: 1000000000 rows of 1000000000 squares are too many to draw: a picture has at most 2500 squares, in at most 100 rows and 100 columns
note: --columns 10 --part 1-100 draws a part in shorter rows

"#]]);
    snl(["show", "giant.csv", "--columns", "10"])
        .assert()
        .code(4)
        .stdout_eq("")
        .stderr_eq(str![[r#"
error: 100000000000000000 rows of 10 squares are too many to draw: a picture has at most 2500 squares, in at most 100 rows and 100 columns
note: --part 1-100 draws the rows that hold these squares

"#]]);
    snl(["show", "giant.csv", "--columns", "10", "--part", "1-20"])
        .assert()
        .success()
        .stderr_eq("")
        .stdout_eq(str![[r#"
⋮ 99999999999999998 more rows
┌──────────────────────┬──────────────────────┬──────────────────────┬──────────────────────┬──────────────────────┬──────────────────────┬──────────────────────┬──────────────────────┬──────────────────────┬──────────────────────┐
│                   20 │                   19 │                   18 │                   17 │                   16 │                   15 │                   14 │                   13 │                   12 │                   11 │ ←
├──────────────────────┼──────────────────────┼──────────────────────┼──────────────────────┼──────────────────────┼──────────────────────┼──────────────────────┼──────────────────────┼──────────────────────┼──────────────────────┤
│                    1 │                    2 │                    3 │                    4 │                    5 │                    6 │                    7 │                    8 │                    9 │                   10 │ →  start
│                      │ ▲ 250000000000000000 │                      │                      │                      │                      │                      │                      │                      │                      │
└──────────────────────┴──────────────────────┴──────────────────────┴──────────────────────┴──────────────────────┴──────────────────────┴──────────────────────┴──────────────────────┴──────────────────────┴──────────────────────┘
▲ ladder to

"#]]);
    snl(["show", "--as", "dot", "empty-20x20.json", "--die", "100"]).assert().code(4).stderr_eq(
        str![[r#"
error: 400 squares with 100 rolls each are too many to draw: a graph has at most 20000 rolls
note: --as text or svg draws the board, and --part a part of it

"#]],
    );
    snl(["show", "--as", "dot", "--part", "1-20", "wall.json"]).assert().code(2).stderr_eq(str![[
        r#"
error: --part is for text and svg: the graph is of the whole board

"#
    ]]);
    let row = format!("[[{}]]", vec!["-1"; 101].join(","));
    snl(["show"]).stdin(row).assert().code(4).stderr_eq(str![[r#"
error: 1 row of 101 squares are too many to draw: a picture has at most 2500 squares, in at most 100 rows and 100 columns
note: snl locate says where a square is on a board of any size

"#]]);
}

#[test]
fn parts_are_two_squares() {
    snl(["show", "--part", "7", "wall.json"]).assert().code(2).stderr_eq(str![[r#"
error: invalid value '7' for '--part <SQUARE-SQUARE>': expected two squares such as 1-100

For more information, try '--help'.

"#]]);
}

#[test]
fn a_list_of_jumps_is_drawn_in_tens_and_in_the_order_asked_for() {
    snl(["show", "--squares", "20", "--numbering", "top-left"])
        .stdin(r#"{"2": 11}"#)
        .assert()
        .success()
        .stdout_eq(str![[r#"
┌──────┬──────┬──────┬──────┬──────┬──────┬──────┬──────┬──────┬──────┐
│    1 │    2 │    3 │    4 │    5 │    6 │    7 │    8 │    9 │   10 │ →  start
│      │ ▲ 11 │      │      │      │      │      │      │      │      │
├──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┼──────┤
│   11 │   12 │   13 │   14 │   15 │   16 │   17 │   18 │   19 │   20 │ →
│      │      │      │      │      │      │      │      │      │ goal │
└──────┴──────┴──────┴──────┴──────┴──────┴──────┴──────┴──────┴──────┘
▲ ladder to
drawn in rows of 10: the board names no columns

"#]]);
}

#[test]
fn a_file_is_written_where_it_is_asked_for() {
    let folder = std::env::temp_dir().join(format!("snl-show-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    let path = folder.join("board.svg");
    let name = path.to_str().expect("a plain name");
    snl(["show", "--as", "svg", "example-3x3.json", "-o", name])
        .assert()
        .success()
        .stdout_eq("")
        .stderr_eq("");
    let written = std::fs::read_to_string(&path).expect("the file is there");
    let printed =
        snl(["show", "--as", "svg", "example-3x3.json"]).output().expect("snl runs").stdout;
    assert_eq!(written.as_bytes(), printed);
    let nowhere = folder.join("no/board.svg");
    let nowhere = nowhere.to_str().expect("a plain name");
    let refused = snl(["show", "example-3x3.json", "-o", nowhere]).output().expect("snl runs");
    assert_eq!(refused.status.code(), Some(5));
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(
        said.starts_with("error: cannot write ") && said.contains("there is no such"),
        "{said}"
    );
    std::fs::remove_dir_all(&folder).expect("the folder is ours");
}
