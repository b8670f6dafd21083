//! Texts that can be read in several ways: the one that fits, or none is chosen.

use snakes_and_ladders::format::{Format, Options, read_one};
use snakes_and_ladders::{Layout, Numbering, Preset};

use super::{one, refused_with, told};

fn of_size(squares: u64) -> Options {
    Options { squares: Some(squares), ..Options::default() }
}

/// How a text is read without and with a size given.
#[track_caller]
fn is(text: &str, unsized_form: Format) {
    assert_eq!(one(text, &Options::default()).format, unsized_form, "{text:?}");
}

/// Two counts and as many jumps.
const COUNTED: &str = "1 1\n2 30\n40 3\n";

#[test]
fn a_line_of_counts_is_a_jump_only_where_a_size_is_known() {
    is(COUNTED, Format::Baekjoon);
    refused_with(
        COUNTED,
        &of_size(100),
        &[
            "line 1, column 1: this text can be read in two ways: as Baekjoon input and as lines of \
           jumps (say which: --format baekjoon or --format lines)",
        ],
    );
}

#[test]
fn a_form_that_is_given_decides() {
    for (format, jumps) in [(Format::Baekjoon, 2), (Format::Lines, 3)] {
        let options = Options { format: Some(format), ..of_size(100) };
        assert_eq!(one(COUNTED, &options).board.jumps().len(), jumps);
    }
}

#[test]
fn a_preset_decides_for_its_own_form() {
    let options = Options { preset: Some(Preset::Baekjoon), ..of_size(100) };
    assert_eq!(one(COUNTED, &options).format, Format::Baekjoon);
    // A preset of none of the forms decides nothing.
    let options = Options { preset: Some(Preset::MiltonBradley), ..of_size(100) };
    assert!(read_one(COUNTED, &options).is_err());
}

#[test]
fn a_reading_with_an_error_does_not_fit() {
    // As counts, 4 and 14 would need eighteen jumps.
    assert_eq!(one("4 14\n9 31\n16 6\n", &of_size(100)).format, Format::Lines);
    // As a matrix 4 would have two jumps; as lines, 4 → 4 and 9 → 14.
    assert_eq!(one("4 4\n9 14\n", &of_size(100)).format, Format::Lines);
    // As lines 4 would have two; as a matrix, 4 → 4 and 14 → 9.
    assert_eq!(one("4 14\n4 9\n", &of_size(100)).format, Format::Matrix);
}

#[test]
fn two_rows_may_be_a_picture_or_a_matrix() {
    let picture = "4 3\n1 2\n";
    is(picture, Format::Numbering);
    let error = read_one(picture, &of_size(4)).unwrap_err().to_string();
    assert!(error.contains("in two ways: as lines of jumps and as a matrix"), "{error}");
    is("6 5 4\n1 2 3\n", Format::Numbering);
    refused_with(
        "6 5 4\n1 2 3\n",
        &of_size(100),
        &["line 1, column 1: this text can be read in two ways: as a matrix of two rows and as a \
           picture of the numbering (say which: --format matrix or --format numbering)"],
    );
}

#[test]
fn where_none_fits_the_likeliest_is_told_with_the_others() {
    refused_with(
        "2 8\n7 4\n",
        &Options::default(),
        &["line 1, column 1: this list of jumps does not say how many squares the board has (say \
           how many squares the board has, e.g. 100; this was read as lines of jumps; for another \
           reading say --format matrix)"],
    );
}

#[test]
fn a_count_of_one_is_a_judges_whichever_has_as_many_counts() {
    is("1\n2 30\n", Format::GeeksForGeeks);
    is("1\n1\n2 30\n", Format::GeeksForGeeks);
    is("1\n1\n2 30\n0\n", Format::HackerRank);
    is("1\n1\n2 30\n1\n9 3\n", Format::HackerRank);
    assert_eq!(told("2\n1\n2 30\n1\n9 3\n"), ["line 2: 30 squares", "line 4: 30 squares"]);
}

#[test]
fn a_list_may_count_from_zero() {
    let options = Options { from_zero: true, ..of_size(30) };
    for text in ["26 -> 0\n2 -> 29\n", "26,0\n2,29\n", "{\"26\": 0, \"2\": 29}", "[26 2; 0 29]"] {
        let read = one(text, &options);
        let jumps: Vec<_> =
            read.board.jumps().iter().map(|jump| (jump.from.get(), jump.to.get())).collect();
        assert_eq!(jumps, [(3, 30), (27, 1)], "{text}");
    }
    // Nothing else does: a grid's numbers and a picture's are squares.
    assert_eq!(one("[[-1,-1],[-1,3]]", &options).board.jumps()[0].to, 3);
    assert_eq!(
        one("3 4\n2 1\n", &Options { from_zero: true, ..Options::default() }).format,
        Format::Numbering
    );
}

#[test]
fn flaws_of_a_list_from_zero_speak_of_squares_at_the_numbers() {
    let options = Options { from_zero: true, ..of_size(30) };
    refused_with(
        "26 -> 0\n2 -> 30\n-1 -> 4\n",
        &options,
        &[
            "line 2, column 6: the jump from square 3 leads to 31, beyond the last square 30 (make \
             it lead to a square of the board, or make the board larger)",
            "line 3, column 1: the jump 0 ⇒ 5 begins on 0, which is no square of this board (1 to \
             30) (this list was read as one that counts from 0: its numbers are one less than the \
             squares)",
        ],
    );
}

#[test]
fn a_picture_says_its_numbering_unless_it_is_given() {
    let numbering = |text: &str, options: &Options| {
        let read = one(text, options);
        assert_eq!(read.remarks, [], "{text}");
        read.board.layout().expect("rows and columns").numbering()
    };
    let plain = Options::default();
    assert_eq!(numbering("7 8 9\n6 5 4\n1 2 3\n", &plain), Numbering::Zigzag);
    assert_eq!(numbering("7 8 9\n4 5 6\n1 2 3\n", &plain), Numbering::Rows);
    assert_eq!(numbering("1 2 3\n4 5 6\n7 8 9\n", &plain), Numbering::TopLeft);
    let given = Options { numbering: Some(Numbering::Rows), ..plain };
    assert_eq!(numbering("7 8 9\n6 5 4\n1 2 3\n", &given), Numbering::Rows);
}

#[test]
fn a_picture_has_its_own_size() {
    let options = Options {
        format: Some(Format::Numbering),
        columns: Some(10),
        preset: Some(Preset::HackerRank),
        ..of_size(100)
    };
    let board = one("6 5 4\n1 2 3\n", &options).board;
    assert_eq!((board.squares(), board.layout().map(Layout::columns)), (6, Some(3)));
}

#[test]
fn a_picture_in_another_order_is_remarked_where_it_departs() {
    let remark = |text: &str| one(text, &Options::default()).remarks[0].to_string();
    // A zigzag of three by three: 7 8 9, 6 5 4, 1 2 3.
    assert_eq!(
        remark("7 6 5\n8 9 4\n1 2 3\n"),
        "line 1, column 3: this picture has 6 where a zigzag has 8 (the board is drawn as a \
         zigzag; the game is the same, as no jump is drawn here)"
    );
    assert_eq!(
        remark("9 8 7\n4 5 6\n3 2 1\n"),
        "line 1, column 1: this picture has 9 where a zigzag has 7 (it is a zigzag from the \
         bottom right; the board is drawn as one from the bottom left)"
    );
}

#[test]
fn a_jump_under_the_wrong_heading_is_remarked() {
    let read = one("Ladders: 4->14, 9->3\nSnakes: 5->8\n", &of_size(20));
    let remarks: Vec<String> = read.remarks.iter().map(ToString::to_string).collect();
    assert_eq!(
        remarks,
        [
            "line 1, column 17: the jump 9 ⇒ 3 is listed among the ladders but leads down (are its \
             ends swapped?)",
            "line 2, column 9: the jump 5 ⇒ 8 is listed among the snakes but leads up (are its \
             ends swapped?)",
        ]
    );
    assert_eq!(read.board.jumps().len(), 3);
}

#[test]
fn a_size_may_be_given_for_lines_and_wins() {
    let options = Options { columns: Some(5), ..of_size(20) };
    let board = one("# squares: 100, columns: 10\n4 -> 14\n", &options).board;
    assert_eq!((board.squares(), board.layout().map(Layout::columns)), (20, Some(5)));
}

#[test]
fn boards_behind_a_wrong_count_are_answered_where_the_counts_are_all_there() {
    // Every board has a line too few or too many; the last is as it says.
    let text = "4\n1\n0\n1\n2 9\n3 8\n0\n0\n1\n0\n0\n";
    let told = told(text);
    assert_eq!(told.len(), 4, "{told:#?}");
    assert!(told[..3].iter().all(|told| told.contains("column 1: ")), "{told:#?}");
    assert_eq!(told[3], "line 10: 100 squares");
    // With a count missing nothing more is sure.
    assert_eq!(super::told("3\n2\n2 9\n0\n1\n2 9\n1\n9 2\n0\n").len(), 1);
}
