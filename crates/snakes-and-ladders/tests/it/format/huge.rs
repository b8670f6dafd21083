//! Texts without end: read or refused, quickly and without deep recursion.

use std::fmt::Write as _;

use snakes_and_ladders::format::{Options, read, read_one};

use super::{one, told};

const MILLION: usize = 1_000_000;

/// The error of a text that must not be read, which has to be short.
#[track_caller]
fn refusal(text: &str) -> String {
    let error = read_one(text, &Options::default()).expect_err("it must not be read");
    let message = error.to_string();
    assert!(message.len() < 30_000, "{} bytes of message", message.len());
    message
}

#[test]
fn a_number_of_a_million_digits_is_too_large() {
    let digits = "9".repeat(MILLION);
    let expected = "a number of 1000000 digits is too large to be a square (squares are at most \
                    9223372036854775807)";
    assert_eq!(refusal(&format!("[[{digits}]]")), format!("line 1, column 3: {expected}"));
    assert_eq!(
        refusal(&format!("{{\"squares\":{digits}}}")),
        format!("line 1, column 12: {expected}")
    );
    assert_eq!(
        refusal(&format!("# squares: 9\nfrom,to\n1,{digits}\n")),
        format!("line 3, column 3: {expected}")
    );
    assert_eq!(refusal(&format!("1\n1\n1 {digits}\n0\n")), format!("line 3, column 3: {expected}"));
}

#[test]
fn a_million_open_brackets_are_refused() {
    refusal(&"[".repeat(MILLION));
    refusal(&format!("[[-1,{}", "[".repeat(MILLION)));
    refusal(&format!("{}{}", "[".repeat(MILLION), "]".repeat(MILLION)));
}

#[test]
fn a_million_open_braces_are_refused() {
    refusal(&"{".repeat(MILLION));
    refusal(&"{\"jumps\":".repeat(MILLION / 10));
    refusal(&format!("{{\"name\":{}", "[{\"a\":".repeat(MILLION / 10)));
}

#[test]
fn two_hundred_kilobytes_of_rows_never_closed_are_refused() {
    refusal(&"[[1,".repeat(50_000));
    refusal(&"[[1,\n".repeat(40_000));
    assert_eq!(told(&"[[1,\n".repeat(10_000)).len(), 10_000);
}

#[test]
fn a_million_commas_are_passed_over_or_refused() {
    let commas = ",".repeat(MILLION);
    assert_eq!(told(&format!("[[-1]]{commas}")), ["line 1: 1 squares"]);
    assert_eq!(told(&format!("[[[-1]]{commas}]")), ["line 1: 1 squares"]);
    refusal(&commas);
    refusal(&format!("[{commas}"));
    refusal(&format!("[[{commas}"));
    refusal(&format!("{{{commas}"));
}

#[test]
fn strings_and_comments_never_closed_are_refused() {
    refusal(&"[[\"\n".repeat(20_001));
    refusal(&"[[\"x\n".repeat(20_000));
    refusal(&"[[/*\n".repeat(20_000));
    refusal(&"{\"\n".repeat(20_001));
    refusal(&"{'a\n".repeat(20_000));
}

#[test]
fn a_million_rows_of_one_column_are_a_board() {
    let rows = vec!["[-1]"; MILLION].join(",\n");
    let layout = *one(&format!("[{rows}]"), &Options::default()).board.layout().unwrap();
    assert_eq!((layout.rows(), layout.columns()), (1_000_000, 1));
}

#[test]
fn a_million_rows_on_one_line_are_a_board() {
    let rows = vec!["[-1]"; MILLION].join(",");
    let layout = *one(&format!("[{rows}]"), &Options::default()).board.layout().unwrap();
    assert_eq!((layout.rows(), layout.columns()), (1_000_000, 1));
}

#[test]
fn a_million_cells_in_one_row_are_a_board() {
    let cells = vec!["-1"; MILLION].join(",");
    let layout = *one(&format!("[[{cells}]]"), &Options::default()).board.layout().unwrap();
    assert_eq!((layout.rows(), layout.columns()), (1, 1_000_000));
}

#[test]
fn boards_by_the_hundred_thousand_on_one_line_are_all_read() {
    let boards = vec!["[[-1]]"; 200_000];
    let count = |text: &str| read(text, &Options::default()).flatten().count();
    assert_eq!(count(&boards.join(" ")), 200_000);
    assert_eq!(count(&format!("[{}]", boards.join(","))), 200_000);
}

#[test]
fn a_grid_of_a_million_wrong_cells_lists_some_and_counts_the_rest() {
    // Zeros are read and refused by the gate: a hundred are listed, the rest are counted.
    let zeros = vec!["0"; MILLION].join(",");
    let error = read_one(&format!("[[{zeros}]]"), &Options::default()).unwrap_err();
    assert_eq!((error.problems().len(), error.more()), (100, 999_900));
    assert!(error.to_string().ends_with("\nand 999900 more"));
    refusal(&format!("[[{}]]", vec!["x"; MILLION].join(",")));
    refusal(&format!("# squares: 9\n{}", "0,0\n".repeat(MILLION / 10)));
}

#[test]
fn a_count_of_four_billion_ladders_takes_no_memory() {
    let error = refusal("1\n4000000000\n32 62\n");
    assert!(error.contains("the text ends after 1 of 4000000000 ladders"), "{error}");
    refusal("18446744073709551615\n0\n0\n");
    refusal("99999999999999999999\n0\n0\n");
}

// Quadratic time would take these for many minutes.
#[test]
fn comments_and_strings_opened_again_and_again_take_no_longer_than_their_text() {
    refusal(&format!("{{\"squares\":9,\"name\":[{}", "/* ".repeat(400_000)));
    refusal(&"[[/*\n".repeat(100_000));
    refusal(&format!("{{\"name\":[{}", "\"\\".repeat(300_000)));
    let boards = read(&"[[-1]] /* \n".repeat(60_000), &Options::default()).flatten().count();
    assert_eq!(boards, 60_000, "a comment left open costs no board on another line");
}

#[test]
fn a_map_of_a_hundred_thousand_jumps_on_one_line_is_a_board() {
    let jumps: Vec<String> = (2..100_002).map(|from| format!("\"{from}\":1")).collect();
    let text = format!("{{\"squares\":200000,\"jumps\":{{{}}}}}", jumps.join(","));
    assert_eq!(one(&text, &Options::default()).board.jumps().len(), 100_000);
}

// Quadratic time would take these for many minutes.
#[test]
fn programs_without_end_take_no_longer_than_their_text() {
    for piece in [
        "f(",
        "(",
        "x = ",
        "x=1;",
        "new int[",
        "new ",
        "vec!",
        "a[",
        "a[1",
        "a.b",
        "a::",
        "{{",
        "}",
        "x = f([[",
        "import ",
        "Input: ",
        "Explanation: ",
        "a, ",
        "x < ",
        "x: [[",
        "x = [Int](",
        "n = 3\n",
        "x[1] = 2\n",
        "a.put(1, 2);",
        "ladders = [",
        "ladders = {2: 3, ",
        "[{start: ",
        "Map.of(2, ",
        "A = [[1,2]]\n",
        "[1,2]\n",
        "[[1,2]]\n",
        "{2: 3}\n",
        "x[i] = 0\n",
        "#\n",
        "\"",
        "a(1)\n",
        "a b\n",
        "a\n",
        "moves = [1, ",
        "-1 ",
        "f(1, 2) ",
    ] {
        for _ in read(&piece.repeat(200_000 / piece.len()), &Options::default()) {}
    }
}

#[test]
fn a_list_of_a_hundred_thousand_pairs_in_a_program_is_a_board() {
    let pairs: Vec<String> = (2..100_002).map(|from| format!("({from}, 1)")).collect();
    let text = format!("snakes = [{}]\nn = 200_000\n", pairs.join(", "));
    assert_eq!(one(&text, &Options::default()).board.jumps().len(), 100_000);
}

#[test]
fn an_array_of_a_million_places_is_a_board() {
    let text = format!("moves = [{}]", vec!["-1"; MILLION].join(","));
    assert_eq!(one(&text, &Options::default()).board.squares(), 1_000_000);
}

#[test]
fn lines_that_end_in_carriage_returns_cost_time_as_their_text_does() {
    refusal(&format!("{{\"name\": [\r{}", "a\r".repeat(MILLION / 2)));
}

#[test]
fn many_lists_with_names_cost_time_as_their_text_does() {
    let lists = (0..100_000).fold("n = 36\n".to_owned(), |mut text, list| {
        writeln!(text, "ladders{list} = {{}}").expect("a string takes all text");
        text
    });
    assert_eq!(told(&lists), ["line 2: 36 squares"]);
}
