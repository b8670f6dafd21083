//! What is given beforehand wins over what the text says.

use snakes_and_ladders::format::{Format, Options, read_one};
use snakes_and_ladders::{Numbering, Preset, Square};

use super::{one, reads_with, refused_with};

fn given() -> Options {
    Options::default()
}

#[test]
fn a_given_size_wins_over_the_texts() {
    let options = Options { squares: Some(16), columns: Some(4), ..given() };
    let jumps = [(2, 8)];
    reads_with("# squares: 9, columns: 3\n2,8\n", &options, 16, Some((4, 4)), &jumps);
    let object = r#"{"squares": 9, "columns": 3, "jumps": {"2": 8}}"#;
    reads_with(object, &options, 16, Some((4, 4)), &jumps);
}

#[test]
fn a_given_preset_gives_the_size_where_the_text_does_not() {
    let options = Options { preset: Some(Preset::SwiftBook), ..given() };
    reads_with("2,8\n", &options, 25, Some((5, 5)), &[(2, 8)]);
    reads_with("# squares: 9\n2,8\n", &options, 9, None, &[(2, 8)]);
}

#[test]
fn a_given_preset_wins_over_the_texts() {
    let options = Options { preset: Some(Preset::SwiftBook), ..given() };
    let text = r#"{"preset": "gfg", "jumps": {"2": 8}}"#;
    let read = reads_with(text, &options, 25, Some((5, 5)), &[(2, 8)]);
    // What the text names is told all the same.
    assert_eq!(read.preset, Some(Preset::GeeksForGeeks));
}

#[test]
fn the_numbering_decides_which_cell_is_which_square() {
    // The 7 stands in the middle of the left column and the top right corner.
    let text = "[[-1,-1,7],[7,-1,-1],[-1,-1,-1]]";
    let froms = |numbering| -> Vec<Square> {
        let read = one(text, &Options { numbering: Some(numbering), ..given() });
        assert_eq!(read.board.layout().unwrap().numbering(), numbering);
        read.board.jumps().iter().map(|jump| jump.from).collect()
    };
    assert_eq!(froms(Numbering::Zigzag), [6, 9]);
    assert_eq!(froms(Numbering::Rows), [4, 9]);
    assert_eq!(froms(Numbering::TopLeft), [3, 4]);
}

#[test]
fn a_given_form_is_believed() {
    let options = Options { format: Some(Format::Csv), squares: Some(9), ..given() };
    // By itself the text would be taken for HackerRank's.
    assert!(read_one("2\n", &options).unwrap_err().to_string().contains("two: from,to"));
    reads_with("2,8", &options, 9, None, &[(2, 8)]);
}

#[test]
fn a_text_of_another_form_than_given_is_refused() {
    let options = Options { format: Some(Format::HackerRank), ..given() };
    refused_with(
        "[[-1]]",
        &options,
        &["line 1, column 1: found `[[-1]]`, expected the number of boards"],
    );
}

#[test]
fn the_form_is_found_out() {
    let form = |text| one(text, &Options { squares: Some(100), ..given() }).format;
    assert_eq!(form("[[-1]]"), Format::Grid);
    assert_eq!(form(" \n\t[[-1]]"), Format::Grid);
    assert_eq!(form("{\"2\": 8}"), Format::Object);
    assert_eq!(form("// x\n{\"2\": 8}"), Format::Object);
    assert_eq!(form("2,8"), Format::Csv);
    assert_eq!(form("\"2\",\"8\""), Format::Csv);
    assert_eq!(form("from,to\n2,8"), Format::Csv);
    assert_eq!(form("# a board\n2,8"), Format::Csv);
    assert_eq!(form("1\n0\n0\n"), Format::HackerRank);
}

#[test]
fn the_names_of_forms_read_back() {
    for format in Format::ALL {
        assert_eq!(format.to_string().parse(), Ok(format));
    }
    assert_eq!(
        "yaml".parse::<Format>().map_err(|error| error.to_string()),
        Err("`yaml` is no format: expected grid, object, lines, csv, hackerrank, \
             hackerrank-old, gfg, baekjoon, spoj, matrix, numbering, pairs, interviewbit, moves or \
             offsets"
            .to_owned())
    );
}

#[test]
fn what_is_no_board_is_told_which_forms_there_are() {
    refused_with(
        "what a nice board",
        &given(),
        &[
            "line 1, column 1: this is no board in a form that can be read (a grid begins with [[, a \
           JSON object with {, CSV has lines from,to, lines of jumps have 4->14, HackerRank input \
           begins with the number of boards)",
        ],
    );
}
