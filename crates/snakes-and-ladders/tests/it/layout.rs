//! Square to cell and back, against grids numbered by walking over them.

use proptest::prelude::*;
use snakes_and_ladders::{Cell, Layout, LayoutError, MAX_SQUARES, Numbering, Square};

use crate::props;

/// The numbers written into a grid one after another, as one walks over it.
///
/// `rows` counts the rows needed; where the numbers end early, cells stay empty.
fn walked(squares: u64, columns: usize, numbering: Numbering) -> Vec<Vec<Option<u64>>> {
    let rows = usize::try_from(squares).unwrap().div_ceil(columns);
    let mut grid = vec![vec![None; columns]; rows];
    let (mut row, down) = match numbering {
        Numbering::TopLeft => (0, true),
        _ => (rows - 1, false),
    };
    let (mut column, mut rightwards) = (0, true);
    for number in 1..=squares {
        grid[row][column] = Some(number);
        let at_the_end = if rightwards { column + 1 == columns } else { column == 0 };
        if !at_the_end {
            column = if rightwards { column + 1 } else { column - 1 };
        } else if number < squares {
            row = if down { row + 1 } else { row - 1 };
            match numbering {
                // The ox turns round where it stands; the typewriter goes back to the left.
                Numbering::Zigzag => rightwards = !rightwards,
                Numbering::Rows | Numbering::TopLeft => column = 0,
            }
        }
    }
    grid
}

#[track_caller]
fn agrees(squares: u64, columns: usize, numbering: Numbering) {
    let grid = walked(squares, columns, numbering);
    let layout = Layout::of_squares(squares, columns as u64, numbering).unwrap();
    assert_eq!(layout.rows(), grid.len() as u64);
    assert_eq!(layout.is_full(), grid.iter().flatten().all(Option::is_some));
    let mut seen = 0;
    for (row, cells) in (0..).zip(&grid) {
        for (column, number) in (0..).zip(cells) {
            let cell = Cell { row, column };
            assert_eq!(layout.square(cell), number.map(Square), "{squares} {columns} {numbering}");
            if let Some(number) = *number {
                assert_eq!(layout.cell(Square(number)), Some(cell));
                seen += 1;
            }
        }
        assert_eq!(layout.square(Cell { row, column: columns as u64 }), None);
    }
    assert_eq!(seen, squares);
    assert_eq!(layout.square(Cell { row: grid.len() as u64, column: 0 }), None);
    assert_eq!(layout.cell(Square(0)), None);
    assert_eq!(layout.cell(Square(squares + 1)), None);
}

#[test]
fn every_board_up_to_seven_by_seven_is_numbered_as_walked() {
    for numbering in Numbering::ALL {
        for rows in 1..=7 {
            for columns in 1..=7 {
                agrees((rows * columns) as u64, columns, numbering);
            }
        }
    }
}

#[test]
fn boards_whose_last_row_is_not_full_are_too() {
    for numbering in Numbering::ALL {
        for squares in 1..=49 {
            for columns in 1..=9 {
                agrees(squares, columns, numbering);
            }
        }
    }
}

#[test]
fn a_full_board_of_rows_and_columns_is_one_of_squares_and_columns() {
    let full = Layout::new(5, 6, Numbering::Rows).unwrap();
    assert_eq!(Ok(full), Layout::of_squares(30, 6, Numbering::Rows));
    assert_eq!((full.squares(), full.rows(), full.columns()), (30, 5, 6));
}

#[test]
fn the_working_keeps_its_formulas() {
    for numbering in Numbering::ALL {
        for (squares, columns) in [(36, 6), (35, 5), (9, 3), (12, 3), (7, 3), (5, 8)] {
            let layout = Layout::of_squares(squares, columns, numbering).unwrap();
            for square in 1..=squares {
                let working = layout.working(Square(square)).unwrap();
                assert_eq!(working.square, square);
                assert_eq!(working.from_zero + 1, square);
                assert_eq!(working.k * columns + working.position, working.from_zero);
                assert!(working.position < columns);
                if numbering == Numbering::TopLeft {
                    assert!(!working.flips_rows());
                    assert_eq!(working.row(), working.k);
                } else {
                    assert!(working.flips_rows());
                    assert_eq!(working.row() + working.k + 1, working.rows);
                    assert_eq!(working.rows_minus_row(), working.k + 1);
                }
                let backwards = numbering == Numbering::Zigzag && working.k % 2 == 1;
                assert_eq!(working.runs_backwards(), backwards);
                assert_eq!(Some(working.cell()), layout.cell(Square(square)));
            }
        }
    }
}

#[test]
fn nothing_and_too_much_are_no_layout() {
    let of = |squares, columns| Layout::of_squares(squares, columns, Numbering::Zigzag);
    assert_eq!(of(0, 6), Err(LayoutError::Empty));
    assert_eq!(of(6, 0), Err(LayoutError::Empty));
    assert!(of(MAX_SQUARES, 1).is_ok());
    assert_eq!(of(MAX_SQUARES + 1, 1), Err(LayoutError::TooManySquares));
    let new = |rows, columns| Layout::new(rows, columns, Numbering::Rows);
    assert_eq!(new(6, 0), Err(LayoutError::Empty));
    assert_eq!(new(1 << 32, 1 << 32), Err(LayoutError::TooManySquares));
    assert_eq!(new(u64::MAX, u64::MAX), Err(LayoutError::TooManySquares));
    // 2⁶³ − 1 is 7 × 1317624576693539401.
    assert!(new(7, 1_317_624_576_693_539_401).is_ok());
}

#[test]
fn the_names_of_numberings_read_back() {
    for numbering in Numbering::ALL {
        assert_eq!(numbering.to_string().parse(), Ok(numbering));
    }
    assert_eq!(
        "spiral".parse::<Numbering>().map_err(|error| error.to_string()),
        Err("`spiral` is no numbering: expected zigzag, rows or top-left".to_owned())
    );
}

fn any_numbering() -> impl Strategy<Value = Numbering> {
    prop::sample::select(&Numbering::ALL[..])
}

proptest! {
    #![proptest_config(props::config(5_000))]

    #[test]
    fn huge_boards_lead_there_and_back(
        squares in prop_oneof![1..=MAX_SQUARES, MAX_SQUARES - 9..=MAX_SQUARES],
        columns in prop_oneof![1..=u64::MAX, 1..=9_u64, u64::MAX - 9..=u64::MAX],
        place in 0..=u64::MAX,
        numbering in any_numbering(),
    ) {
        let layout = Layout::of_squares(squares, columns, numbering).unwrap();
        for number in [1, squares, 1 + place % squares] {
            let cell = layout.cell(Square(number)).unwrap();
            prop_assert!(cell.row < layout.rows() && cell.column < columns);
            prop_assert_eq!(layout.square(cell), Some(Square(number)));
        }
        for number in [0, squares + 1, u64::MAX] {
            prop_assert_eq!(layout.cell(Square(number)), None);
        }
    }

    #[test]
    fn every_cell_of_a_huge_board_is_inside_and_leads_back(
        squares in 1..=MAX_SQUARES,
        columns in prop_oneof![1..=u64::MAX, 1..=9_u64],
        row in 0..=u64::MAX,
        column in 0..=u64::MAX,
        numbering in any_numbering(),
    ) {
        let layout = Layout::of_squares(squares, columns, numbering).unwrap();
        let inside = Cell { row: row % layout.rows(), column: column % columns };
        if let Some(square) = layout.square(inside) {
            prop_assert_eq!(layout.cell(square), Some(inside));
        } else {
            prop_assert!(!layout.is_full());
        }
        let outside = Cell { row, column };
        if row >= layout.rows() || column >= columns {
            prop_assert_eq!(layout.square(outside), None);
        }
    }
}
