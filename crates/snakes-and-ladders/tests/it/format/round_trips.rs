//! What is written down reads back as the same board.

use proptest::prelude::*;
use snakes_and_ladders::format::{
    Format, Options, Read, WriteError, Writer, Written, read, read_one, write, write_csv,
    write_grid, write_object,
};
use snakes_and_ladders::{Board, Draft, MAX_SQUARES, Numbering, Preset};

use crate::props;

fn any_numbering() -> impl Strategy<Value = Numbering> {
    prop::sample::select(&Numbering::ALL[..])
}

fn jumps_on(squares: u64) -> impl Strategy<Value = Vec<(i128, i128)>> {
    let most = usize::try_from(squares.min(40)).unwrap_or(40);
    prop::collection::btree_map(1..=squares, 1..=squares, 0..=most).prop_map(|jumps| {
        jumps.into_iter().map(|(from, to)| (i128::from(from), i128::from(to))).collect()
    })
}

/// A board of these squares, in this many columns where it is drawn.
fn board(
    squares: impl Strategy<Value = u64>,
    columns: impl Strategy<Value = Option<u64>>,
) -> impl Strategy<Value = (Board, Numbering)> {
    (squares, columns, any_numbering()).prop_flat_map(|(squares, columns, numbering)| {
        jumps_on(squares).prop_map(move |jumps| {
            let draft = Draft::List { squares: Some(squares), columns, jumps };
            (Board::from_draft(&draft, numbering).expect("legal"), numbering)
        })
    })
}

fn full_board() -> impl Strategy<Value = (Board, Numbering)> {
    (1..=9_u64, 1..=9_u64)
        .prop_flat_map(|(rows, columns)| board(Just(rows * columns), Just(Some(columns))))
}

fn any_board() -> impl Strategy<Value = (Board, Numbering)> {
    board(
        prop_oneof![1..=120_u64, 1..=MAX_SQUARES, Just(MAX_SQUARES)],
        prop_oneof![Just(None), (1..=20_u64).prop_map(Some), (1..=MAX_SQUARES).prop_map(Some)],
    )
}

/// The forms that are read back, each with the form it is found out to be.
const READ_BACK: &[(Written, Format)] = &[
    (Written::Grid, Format::Grid),
    (Written::Object, Format::Object),
    (Written::Csv, Format::Csv),
    (Written::Lines, Format::Lines),
    (Written::Matrix, Format::Matrix),
    (Written::HackerRank, Format::HackerRank),
    (Written::HackerRankOld, Format::HackerRankOld),
    (Written::GeeksForGeeks, Format::GeeksForGeeks),
    (Written::Baekjoon, Format::Baekjoon),
    (Written::Spoj, Format::Spoj),
    (Written::Pairs, Format::Pairs),
    (Written::InterviewBit, Format::InterviewBit),
    (Written::Moves, Format::Moves),
    (Written::Offsets, Format::Offsets),
    (Written::Python, Format::Grid),
    (Written::Java, Format::Grid),
    (Written::Cpp, Format::Grid),
    (Written::Rust, Format::Grid),
    (Written::JavaScript, Format::Grid),
];

/// The sizes of the judges, and some others.
fn judged_board() -> impl Strategy<Value = (Board, Numbering)> {
    let squares = prop_oneof![Just(100_u64), Just(30), 1..=60_u64];
    board(
        squares,
        prop_oneof![Just(None), Just(Some(10)), Just(Some(6)), (1..=7_u64).prop_map(Some)],
    )
}

/// What a form does not say: the numbering, and the columns of a judge's board.
fn unsaid(board: &Board, numbering: Numbering, format: Option<Format>) -> Options {
    let columns = board.layout().map(snakes_and_ladders::Layout::columns);
    Options { format, columns, numbering: Some(numbering), ..Options::default() }
}

/// The same board; a judge's has columns where this one says none.
fn same(read: &Board, board: &Board) -> Result<(), TestCaseError> {
    if board.layout().is_some() {
        prop_assert_eq!(read, board);
    } else {
        prop_assert_eq!(read.squares(), board.squares());
        prop_assert_eq!(read.jumps(), board.jumps());
    }
    Ok(())
}

/// Whether it is right that a board is not written.
fn refused_rightly(form: Written, board: &Board, error: WriteError) -> bool {
    let full = board.layout().is_some_and(snakes_and_ladders::Layout::is_full);
    match error {
        WriteError::NoLayout => board.layout().is_none(),
        WriteError::NotFull { .. } => !full,
        WriteError::Squares { squares, wanted } => {
            squares == board.squares()
                && wanted != squares
                && wanted == if form == Written::GeeksForGeeks { 30 } else { 100 }
        }
        WriteError::NoJumps => board.jumps().is_empty(),
        WriteError::TooLarge { squares } => squares > 1 << 28,
        _ => false,
    }
}

fn back(text: &str, numbering: Numbering) -> Read {
    let options = Options { numbering: Some(numbering), ..Options::default() };
    read_one(text, &options).unwrap_or_else(|error| panic!("{error}\nin {text}"))
}

proptest! {
    #![proptest_config(props::config(1_000))]

    #[test]
    fn grids_do((board, numbering) in full_board()) {
        let read = back(&write_grid(&board).unwrap(), numbering);
        prop_assert_eq!(read.board, board);
        prop_assert_eq!(read.format, Format::Grid);
    }

    #[test]
    fn objects_do(
        (board, numbering) in any_board(),
        preset in prop::option::of(prop::sample::select(&Preset::ALL[..])),
    ) {
        let read = back(&write_object(&board, preset), numbering);
        prop_assert_eq!(read.board, board);
        prop_assert_eq!((read.format, read.preset), (Format::Object, preset));
    }

    #[test]
    fn csv_does((board, numbering) in any_board()) {
        let read = back(&write_csv(&board), numbering);
        prop_assert_eq!(read.board, board);
        prop_assert_eq!(read.format, Format::Csv);
    }

    #[test]
    fn any_form_of_a_full_board_is_the_same_board((board, numbering) in full_board()) {
        let texts = [write_grid(&board).unwrap(), write_object(&board, None), write_csv(&board)];
        for text in texts {
            prop_assert_eq!(&back(&text, numbering).board, &board);
        }
    }

    #[test]
    fn every_form_does(
        (board, numbering) in prop_oneof![judged_board(), any_board()],
        (form, format) in prop::sample::select(READ_BACK),
    ) {
        let text = match write(form, &board, None) {
            Ok(text) => text,
            Err(error) => {
                prop_assert!(refused_rightly(form, &board, error), "{form}: {error}");
                return Ok(());
            }
        };
        for given in [Some(format), None] {
            let read = read_one(&text, &unsaid(&board, numbering, given));
            let read = read.unwrap_or_else(|error| panic!("{error}\nin {text}"));
            same(&read.board, &board)?;
            prop_assert_eq!((read.format, read.remarks), (format, vec![]));
        }
    }

    #[test]
    fn several_boards_do(
        boards in prop::collection::vec(judged_board(), 0..6),
        (form, format) in prop::sample::select(READ_BACK),
    ) {
        let mut writer = Writer::new(form);
        let mut text = String::new();
        let mut written = Vec::new();
        for (board, _) in &boards {
            match writer.add(board, None) {
                Ok(piece) => {
                    text.push_str(&piece);
                    written.push(board);
                }
                Err(WriteError::Second) => {
                    prop_assert!(!form.holds_many() && !written.is_empty());
                }
                Err(error) => {
                    prop_assert!(refused_rightly(form, board, error), "{form}: {error}");
                }
            }
        }
        text.push_str(&writer.finish());
        if written.is_empty() {
            prop_assert_eq!(text, "");
            return Ok(());
        }
        let options = Options { format: Some(format), ..Options::default() };
        for options in [options, Options::default()] {
            let read: Vec<_> = read(&text, &options).collect();
            prop_assert_eq!(read.len(), written.len(), "{}", text);
            for (read, board) in read.into_iter().zip(&written) {
                let read = read.unwrap_or_else(|error| panic!("{error}\nin {text}"));
                prop_assert_eq!(read.board.squares(), board.squares());
                if format != Format::Grid {
                    // A grid read in a zigzag has its jumps elsewhere.
                    prop_assert_eq!(read.board.jumps(), board.jumps());
                }
            }
        }
    }
}
