//! What is written down reads back as the same board.

use proptest::prelude::*;
use snakes_and_ladders::format::{
    Format, Options, Read, read_one, write_csv, write_grid, write_object,
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
}
