//! The two grids of the first note, and their limits.

use snakes_and_ladders::picture::{MOST_SQUARES, Picture, as_given, drawn_layout, numbers};
use snakes_and_ladders::{Board, Draft, Numbering, Rules};

use super::{SIX, THREE, plain};
use crate::play::{board, game_of};

/// The words of a text, line by line: how far they are apart is a matter of taste.
fn words(text: &str) -> Vec<Vec<&str>> {
    text.lines().map(|line| line.split_whitespace().collect()).collect()
}

#[test]
fn the_first_board_as_it_is_given() {
    let drawn = plain(&as_given(&board(SIX)).unwrap());
    let note = "\
      c=0  c=1  c=2  c=3  c=4  c=5
r=0   -1   -1   -1   -1   -1   -1
r=1   -1   -1   -1   -1   -1   -1
r=2   -1   -1   -1   -1   -1   -1
r=3   -1   35   -1   -1   13   -1
r=4   -1   -1   -1   -1   -1   -1
r=5   -1   15   -1   -1   -1   -1
";
    assert_eq!(words(&drawn), words(note));
}

#[test]
fn the_first_board_as_it_is_numbered() {
    let note = "\
       c=0 c=1 c=2 c=3 c=4 c=5
r=0    36  35  34  33  32  31   ←
r=1    25  26  27  28  29  30   →
r=2    24  23  22  21  20  19   ←
r=3    13  14  15  16  17  18   →
r=4    12  11  10   9   8   7   ←
r=5     1   2   3   4   5   6   →  start
";
    assert_eq!(words(&plain(&numbers(&board(SIX), false).unwrap())), words(note));
}

#[test]
fn jumps_are_marked_where_they_begin() {
    assert_eq!(
        plain(&numbers(&board(THREE), true).unwrap()),
        "     c=0 c=1 c=2\nr=0   ▼7   8   9   →\nr=1    6   5   4   ←\nr=2    1  ▲2   3   →  start\n"
    );
}

#[test]
fn what_lies_outside_the_board_is_blank() {
    let draft = Draft::List { squares: Some(5), columns: Some(3), jumps: vec![] };
    let board = Board::from_draft(&draft, Numbering::Rows).unwrap();
    assert_eq!(
        plain(&numbers(&board, true).unwrap()),
        "     c=0 c=1 c=2\nr=0    4   5       →\nr=1    1   2   3   →  start\n"
    );
    assert_eq!(words(&plain(&as_given(&board).unwrap()))[1], ["r=0", "-1", "-1"]);
}

#[test]
fn a_board_that_says_nothing_of_columns() {
    let columns = |squares| drawn_layout(&Board::from_jumps(squares, []).unwrap()).columns();
    // A square; tens; the even rows nearest to a square; rows as long as the root, one not full.
    assert_eq!([1, 4, 9, 25, 64, 100, 400, 2_500].map(columns), [1, 2, 3, 5, 8, 10, 20, 50]);
    assert_eq!([20, 30, 50, 60, 200].map(columns), [10; 5]);
    assert_eq!([2, 6, 12, 24, 72, 220].map(columns), [2, 3, 4, 6, 9, 20]);
    assert_eq!([7, 17, 23, 101].map(columns), [3, 5, 5, 11]);
    assert_eq!([2_501, u64::MAX / 2].map(columns), [10, 10]);
}

#[test]
fn nothing_is_drawn_beyond_the_limits() {
    let fits = |squares, columns| {
        let draft = Draft::List { squares: Some(squares), columns: Some(columns), jumps: vec![] };
        let board = Board::from_draft(&draft, Numbering::Zigzag).unwrap();
        assert_eq!(as_given(&board).is_ok(), numbers(&board, true).is_ok());
        as_given(&board).is_ok()
    };
    assert!(fits(MOST_SQUARES, 50) && fits(100, 1) && fits(100, 100) && fits(99, 100));
    assert!(!fits(MOST_SQUARES + 1, 50) && !fits(101, 1) && !fits(101, 101));
    assert!(!fits(MOST_SQUARES, 10), "250 rows");
    assert!(!fits(1 << 60, 1 << 30) && !fits(1, u64::MAX) && !fits(1 << 62, 1));
    let game = game_of(1 << 62, &[(1, 1 << 61)], Rules::default());
    let picture = Picture::new(&game);
    assert!(picture.text().is_err() && picture.svg().is_err() && picture.dot().is_err());
    assert!(picture.figure().is_err() && picture.fits().is_err());
}
