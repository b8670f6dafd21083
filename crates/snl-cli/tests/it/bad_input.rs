//! Bad input: a clear error, the right exit code, nothing lost.

use snapbox::str;

use crate::support::{snl, solve};

#[test]
fn a_missing_comma_is_shown_with_its_repair() {
    solve("[[1,1][-1,1]]").assert().code(3).stdout_eq("").stderr_eq(str![[r#"
error: found `[`, expected `,` or `]`
 --> standard input:1:7
  |
1 | [[1,1][-1,1]]
  |       ^
  |
  = help: a comma is missing here


"#]]);
}

#[test]
fn all_flaws_at_once() {
    solve("[[34,35,0],[32,0,0],[0,0,1]]").assert().code(3).stderr_eq(str![[r#"
error: the jump from square 7 (row 0, column 0) leads to 34, beyond the last square 9
 --> standard input:1:3
  |
1 | [[34,35,0],[32,0,0],[0,0,1]]
  |   ^^
  |
  = help: make it lead to a square of the board, or make the board larger

error: the jump from square 8 (row 0, column 1) leads to 35, beyond the last square 9
 --> standard input:1:6
  |
1 | [[34,35,0],[32,0,0],[0,0,1]]
  |      ^^
  |
  = help: make it lead to a square of the board, or make the board larger

error: square 9 (row 0, column 2) holds 0, which is neither a square of this board (1 to 9) nor -1 for "no jump"
 --> standard input:1:9
  |
1 | [[34,35,0],[32,0,0],[0,0,1]]
  |         ^
  |
  = help: if 0 stands for "no jump" here, write -1 instead; squares count from 1

error: the jump from square 6 (row 1, column 0) leads to 32, beyond the last square 9
 --> standard input:1:13
  |
1 | [[34,35,0],[32,0,0],[0,0,1]]
  |             ^^
  |
  = help: make it lead to a square of the board, or make the board larger

error: square 5 (row 1, column 1) holds 0, which is neither a square of this board (1 to 9) nor -1 for "no jump"
 --> standard input:1:16
  |
1 | [[34,35,0],[32,0,0],[0,0,1]]
  |                ^
  |
  = help: if 0 stands for "no jump" here, write -1 instead; squares count from 1

error: square 4 (row 1, column 2) holds 0, which is neither a square of this board (1 to 9) nor -1 for "no jump"
 --> standard input:1:18
  |
1 | [[34,35,0],[32,0,0],[0,0,1]]
  |                  ^
  |
  = help: if 0 stands for "no jump" here, write -1 instead; squares count from 1

error: square 1 (row 2, column 0) holds 0, which is neither a square of this board (1 to 9) nor -1 for "no jump"
 --> standard input:1:22
  |
1 | [[34,35,0],[32,0,0],[0,0,1]]
  |                      ^
  |
  = help: if 0 stands for "no jump" here, write -1 instead; squares count from 1

note: standard input: 1 more error in this board

"#]]);
}

#[test]
fn an_empty_file() {
    solve("").assert().code(3).stderr_eq(str![[r#"
error: the text is empty
 --> standard input:1:1
  |
1 |
  | ^
  |
  = help: a board is e.g. [[-1,-1],[-1,3]], or lines of from,to


"#]]);
    solve(" \n\n").assert().code(3);
}

#[test]
fn no_text_at_all() {
    solve(b"\x7fELF\x02\x01\x00\x00".to_vec()).assert().code(3).stderr_eq(str![[r#"
error: a zero byte: this is no text
 --> standard input:1:7
  |
1 | ␡ELF␂␁␀␀
  |       ^
  |
  = help: a board is text; was another file meant?


"#]]);
    solve(b"[[-1]]\xff".to_vec()).assert().code(3).stderr_eq(str![[r#"
error: the byte 0xff is no UTF-8 text
 --> standard input:1:7
  |
1 | [[-1]]�
  |       ^
  |
  = help: save the file as UTF-8

error: found `�`, expected a board
 --> standard input:1:7
  |
1 | [[-1]]�
  |       ^
  |
  = help: a grid begins with [[, an object with {


"#]]);
}

#[test]
fn a_number_of_a_million_digits() {
    let text = format!("[[-1,{}]]", "9".repeat(1_000_000));
    solve(text).assert().code(3).stderr_eq(str![[r#"
error: a number of 1000000 digits is too large to be a square
 --> standard input:1:6
  |
1 | [[-1,999999999999999999999999999999999999999999999999999999999999…
  |      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  |
  = help: squares are at most 9223372036854775807


"#]]);
}

#[test]
fn a_million_open_brackets() {
    let output = solve("[".repeat(1_000_000)).output().expect("snl runs");
    assert_eq!(output.status.code(), Some(3));
    assert!(output.stderr.len() < 10_000, "the report is bounded");
}

#[test]
fn a_truncated_file() {
    solve("[[-1,-1],[-1,").assert().code(3).stderr_eq(str![[r#"
error: the text ends inside the grid
 --> standard input:1:14
  |
1 | [[-1,-1],[-1,
  |              ^
  |
  = help: is it cut off? The grid would end with ]]


"#]]);
}

#[test]
fn a_flaw_far_along_a_line_shows_its_surroundings() {
    let text = format!("[[{}0]]", "-1,".repeat(100));
    solve(text).assert().code(3).stderr_eq(str![[r#"
error: square 101 (row 0, column 100) holds 0, which is neither a square of this board (1 to 101) nor -1 for "no jump"
 --> standard input:1:303
  |
 ::: 
1 | …-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0]]
  |                                                              ^
  |
  = help: if 0 stands for "no jump" here, write -1 instead; squares count from 1


"#]]);
}

#[test]
fn a_million_rows_of_one_column() {
    let rows = vec!["[-1]"; 1_000_000].join(",");
    // 999 999 squares to walk, 6 a roll.
    solve(format!("[{rows}]")).arg("--answer").assert().success().stdout_eq("166667\n");
}

#[test]
fn a_missing_file_and_a_folder() {
    snl(["solve", "nothing.json"]).assert().code(5).stderr_eq(str![[r#"
error: cannot read nothing.json: there is no such file

"#]]);
    snl(["solve", "."]).assert().code(5).stderr_eq(str![[r#"
error: cannot read .: it is a folder, a file was expected

"#]]);
    snl(["check-path", "nothing.json", "--rolls", "1"]).assert().code(5);
}

#[test]
fn control_characters_are_shown_not_obeyed() {
    // Escape, the C1 escape, a line separator, a change of direction.
    for control in ['\u{1b}', '\u{9b}', '\u{2028}', '\u{202e}'] {
        let output = solve(format!("[[-1,{control}31mred]]")).output().expect("snl runs");
        assert_eq!(output.status.code(), Some(3));
        let shown = String::from_utf8(output.stderr).expect("UTF-8");
        assert!(!shown.contains(control), "{shown}");
    }
}

#[test]
fn a_bad_byte_costs_no_board_without_it() {
    solve(b"[[-1,-1],[-1,3]]\n[[\xff]]\n[[-1]]\n".to_vec())
        .arg("--answer")
        .assert()
        .code(3)
        .stdout_eq("1\n?\n0\n");
}

#[test]
fn a_text_without_a_board_is_an_error() {
    solve("// nothing here").assert().code(3).stdout_eq("").stderr_eq(str![[r#"
error: there is no board in this text
 --> standard input:1:16
  |
1 | // nothing here
  |                ^


"#]]);
    solve("0\n").arg("--answer").assert().code(3).stdout_eq("?\n");
}

#[test]
fn a_form_that_was_asked_for_is_insisted_on() {
    solve("{\"squares\":9} [[-1]]")
        .args(["--format", "grid", "--answer"])
        .assert()
        .code(3)
        .stdout_eq("?\n0\n");
}

#[test]
fn rules_that_do_not_fit() {
    snl(["solve", "--start", "40", "example-6x6.json"]).assert().code(3).stderr_eq(str![[r#"
error: the token cannot begin on 40: the last square is 36

"#]]);
    snl(["solve", "--die", "0", "example-6x6.json"]).assert().code(2).stderr_eq(str![[r#"
error: invalid value '0' for '--die <DIE>': a die has at least one outcome

For more information, try '--help'.

"#]]);
    snl(["solve", "--chain", "twice", "example-6x6.json"]).assert().code(2).stderr_eq(str![[r#"
error: invalid value 'twice' for '--chain <RULE>'
  [possible values: once, follow, next-turn]

For more information, try '--help'.

"#]]);
}

#[test]
fn a_text_that_fits_no_reading_is_told_as_what_it_was_read() {
    solve("2 8\n7 4\n").assert().code(3).stderr_eq(str![[r#"
error: this list of jumps does not say how many squares the board has
 --> standard input:1:1
  |
1 | 2 8
  | ^
  |
  = help: give their number, e.g. --squares 100; this was read as lines of jumps; for another reading say --format matrix


"#]]);
    solve("4 -> 0\n").args(["--squares", "9"]).assert().code(3).stderr_eq(str![[r#"
error: the jump 4 ⇒ 0 leads to 0, which is no square of this board (1 to 9)
 --> standard input:1:6
  |
1 | 4 -> 0
  |      ^
  |
  = help: squares count from 1; if this list counts from 0, add 1 to every number, as --from-zero does


"#]]);
}

#[cfg(target_os = "linux")]
mod streams {
    //! Output that cannot be written.

    use std::process::{Command, Stdio};

    fn snl() -> Command {
        let mut command = Command::new(snapbox::cmd::cargo_bin!("snl"));
        command.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../../boards"));
        command.args(["solve", "example-6x6.json"]).stdin(Stdio::null());
        command
    }

    #[test]
    fn a_full_disk_is_an_error() {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("Linux has it");
        let output = snl().stdout(full).stderr(Stdio::piped()).output().expect("snl runs");
        assert_eq!(output.status.code(), Some(5));
        assert_eq!(
            String::from_utf8_lossy(&output.stderr),
            "error: cannot write to standard output: no space left on the device\n"
        );
    }

    #[test]
    fn complaints_nobody_can_hear_cost_no_answer() {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("Linux has it");
        let mut command = snl();
        command.args(["--answer", "nothing.json", "wall.json"]);
        let output = command.stdout(Stdio::piped()).stderr(full).output().expect("snl runs");
        assert_eq!(String::from_utf8_lossy(&output.stdout), "4\n?\n-1\n");
        assert_eq!(output.status.code(), Some(5));
    }

    #[test]
    fn a_closed_pipe_ends_it_quietly() {
        let (reader, writer) = std::io::pipe().expect("pipes are to be had");
        drop(reader);
        let output = snl().stdout(writer).stderr(Stdio::piped()).output().expect("snl runs");
        assert_eq!(output.status.code(), Some(141));
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    }
}

#[test]
fn of_a_hundred_boards_is_complained_and_the_rest_are_counted() {
    let complaints = |boards: usize, args: [&str; 2]| {
        let output = snl(args).stdin("[[9]]\n".repeat(boards)).output().expect("it runs");
        assert_eq!(output.status.code(), Some(3));
        let errors = String::from_utf8(output.stderr).expect("UTF-8");
        let said = errors.lines().filter(|line| line.starts_with("error: ")).count();
        let last = errors.lines().rfind(|line| !line.is_empty()).unwrap_or_default().to_owned();
        let listed = String::from_utf8(output.stdout).expect("UTF-8").lines().count();
        (said, last, listed)
    };
    let more = |last: &str| last.starts_with("note: and ");
    let (said, last, listed) = complaints(100, ["solve", "--answer"]);
    assert_eq!((said, more(&last), listed), (100, false, 100));
    let rest = "note: and 1 more board could not be read".to_owned();
    assert_eq!(complaints(101, ["solve", "--answer"]), (100, rest, 101));
    let rest = "note: and 150 more boards could not be read".to_owned();
    assert_eq!(complaints(250, ["solve", "--json"]), (100, rest, 250));
}
