//! `snl explain`: both notes' boards whole, in every form, and what can be asked.

use snapbox::{Data, str};

use crate::support::{snl, solve};

/// The whole explanation of a sample board, as it is kept in `docs/explained/`.
#[track_caller]
fn whole(board: &str, form: &str, kept: &str) {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/explained/");
    snl(["explain", board, "--part", "all", "--width", "100", "--as", form])
        .assert()
        .success()
        .stdout_eq(Data::read_from(std::path::Path::new(&format!("{path}{kept}")), None).raw());
}

#[test]
fn the_first_note_s_board_as_text() {
    whole("example-6x6.json", "text", "example-6x6.txt");
}

#[test]
fn the_first_note_s_board_as_markdown() {
    whole("example-6x6.json", "markdown", "example-6x6.md");
}

#[test]
fn the_first_note_s_board_as_html() {
    whole("example-6x6.json", "html", "example-6x6.html");
}

#[test]
fn the_second_note_s_board_as_text() {
    whole("example-3x3.json", "text", "example-3x3.txt");
}

#[test]
fn the_second_note_s_board_as_markdown() {
    whole("example-3x3.json", "markdown", "example-3x3.md");
}

#[test]
fn the_second_note_s_board_as_html() {
    whole("example-3x3.json", "html", "example-3x3.html");
}

#[test]
fn the_short_form_is_the_question_the_board_the_dry_run_and_the_answer() {
    let short = snl(["explain", "example-3x3.json"]).output().expect("it runs");
    let parts = "question,board,dry-run,answer";
    let chosen = snl(["explain", "example-3x3.json", "--part", parts]).output().expect("it runs");
    assert_eq!(short.stdout, chosen.stdout);
    let text = String::from_utf8(short.stdout).expect("UTF-8");
    let underlined: Vec<&str> = text
        .lines()
        .zip(text.lines().skip(1))
        .filter(|(_, below)| below.starts_with("--"))
        .map(|(title, _)| title)
        .collect();
    assert_eq!(underlined, ["The question", "The board", "Dry run", "The answer"]);
}

#[test]
fn a_worksheet_has_blanks_and_then_the_key() {
    let sheet = snl(["explain", "example-3x3.json", "--worksheet"]).output().expect("it runs");
    let text = String::from_utf8(sheet.stdout).expect("UTF-8");
    let (exercise, key) = text.split_once("\nKey\n---\n").expect("a key");
    assert!(exercise.contains("________"));
    // By hand: 1 –1→ 2 ⇒ 8 –1→ 9, and nothing of it in the exercise.
    assert!(key.contains("1 –1→ 2 ⇒ 8 –1→ 9"), "{key}");
    assert!(!exercise.contains("2 rolls"));
}

#[test]
fn one_board_of_several_is_chosen() {
    let two = "[[-1,-1],[-1,3]]\n[[-1,-1,-1],[-1,-1,-1],[-1,-1,-1]]\n";
    snl(["explain", "--board", "2", "--part", "remember"]).stdin(two).assert().success().stdout_eq(
        str![[r#"
Snakes and Ladders on 9 squares: 2 rolls
========================================

Five lines to remember
----------------------

 1. Fewest rolls, and every roll costs the same: search breadth-first and count levels.
 2. Push square 1 and mark it. Pop a level at a time; pop 9 and the level is the answer.
 3. Try every roll of every square; past the end, stop trying.
 4. Row = rows - 1 - k and column = position, flipped where k is odd. If a jump begins there, take
    it, just once.
 5. Mark and push the square you end up on. Queue empty: -1.

"#]],
    );
    snl(["explain"]).stdin(two).assert().code(3).stdout_eq("").stderr_eq(str![[r#"
error: a second board begins here
 --> standard input:2:1
  |
2 | [[-1,-1,-1],[-1,-1,-1],[-1,-1,-1]]
  | ^
  |
  = help: one was expected

note: this text holds several boards: --board 2 takes the second

"#]]);
    snl(["explain", "--board", "3"]).stdin(two).assert().code(3).stdout_eq("").stderr_eq(str![[
        r#"
error: there is no board 3: standard input holds 2 boards

"#
    ]]);
}

#[test]
fn a_file_is_written_and_one_that_cannot_be_is_an_error() {
    let folder = std::env::temp_dir().join(format!("snl-explain-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let page = folder.join("page.html");
    let page = page.to_str().expect("UTF-8");
    snl(["explain", "example-3x3.json", "--as", "html", "-o", page])
        .assert()
        .success()
        .stdout_eq("");
    let written = std::fs::read_to_string(page).expect("the page");
    assert!(written.starts_with("<!DOCTYPE html>") && written.ends_with("</html>\n"));
    snl(["explain", "example-3x3.json", "-o", "/no/such/folder/page.html"])
        .assert()
        .code(5)
        .stdout_eq("")
        .stderr_eq(str![[r#"
error: cannot write /no/such/folder/page.html: there is no such file

"#]]);
    std::fs::remove_dir_all(folder).expect("cleaned up");
}

#[test]
fn a_board_too_large_to_search_is_refused() {
    snl(["explain", "giant.csv"]).assert().code(4).stdout_eq("").stderr_eq(str![[r#"
error: the plain search of 1000000000000000000 squares needs 6.9 EiB of memory, more than the 4.0 GiB it may use

"#]]);
}

#[test]
fn what_is_no_board_is_told_as_solve_tells_it() {
    let text = "[[1,1][-1,1]]";
    let told = solve(text).output().expect("it runs");
    let explained = snl(["explain"]).stdin(text).output().expect("it runs");
    assert_eq!(explained.stderr, told.stderr);
    assert_eq!(explained.status.code(), Some(3));
}

#[test]
fn who_wins_past_the_end_has_no_ride_to_make() {
    // By hand: 1 + 3 is past 3 and wins; nobody rolled onto the last square's snake.
    let board = r#"{"squares":3,"jumps":{"3":1}}"#;
    let rules = ["--chain", "next-turn", "--past-end", "win", "--die", "2,3", "--part", "answer"];
    let run = snl(["explain"]).args(rules).stdin(board).output().expect("it runs");
    let text = String::from_utf8(run.stdout).expect("UTF-8");
    assert!(text.contains("1 roll is the fewest there is."), "{text}");
    assert!(!text.contains("the ride"), "{text}");
}
