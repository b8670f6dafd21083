//! The first note's tables from square to row and column.

use snakes_and_ladders::{Cell, Layout, Numbering, Square};

/// A line of a table: `num`, `k`, `row`, `(num − 1) mod n`, `k odd?`, `col`.
type Line = (u64, u64, u64, u64, bool, u64);

#[track_caller]
fn table(n: u64, lines: &[Line]) {
    let layout = Layout::new(n, n, Numbering::Zigzag).unwrap();
    for &(num, k, row, position, odd, col) in lines {
        let working = layout.working(Square(num)).unwrap();
        assert_eq!(working.from_zero, num - 1);
        assert_eq!((working.k, working.row()), (k, row), "the row of {num}");
        assert_eq!((working.position, working.column()), (position, col), "the column of {num}");
        assert_eq!(working.runs_backwards(), odd, "the direction of {num}");
        // Her test: (n − row) is even in the rows that run backwards.
        assert_eq!((n - row).is_multiple_of(2), odd, "her test of {num}");
        assert_eq!(working.rows_minus_row(), n - row);
    }
}

#[test]
fn the_table_of_six_holds() {
    table(
        6,
        &[
            (1, 0, 5, 0, false, 0),
            (2, 0, 5, 1, false, 1),
            (7, 1, 4, 0, true, 5),
            (14, 2, 3, 1, false, 1),
            (17, 2, 3, 4, false, 4),
            (22, 3, 2, 3, true, 2),
            (36, 5, 0, 5, true, 0),
        ],
    );
}

#[test]
fn the_table_of_three_holds() {
    table(3, &[(4, 1, 1, 0, true, 2), (6, 1, 1, 2, true, 0), (8, 2, 0, 1, false, 1)]);
}

#[test]
fn the_examples_in_the_text_hold() {
    // Columns of 15, 4, 21 and 33.
    let layout = Layout::new(6, 6, Numbering::Zigzag).unwrap();
    let column = |num| layout.cell(Square(num)).unwrap().column;
    assert_eq!([15, 4, 21, 33].map(column), [2, 3, 3, 3]);
}

#[track_caller]
fn row_col(num: u64, n: u64, row: u64, column: u64) {
    let layout = Layout::new(n, n, Numbering::Zigzag).unwrap();
    assert_eq!(layout.cell(Square(num)), Some(Cell { row, column }));
    assert_eq!(layout.square(Cell { row, column }), Some(Square(num)));
}

#[test]
fn the_calls_of_get_row_col_hold() {
    row_col(22, 6, 2, 2);
    row_col(4, 3, 1, 2);
    row_col(36, 6, 0, 0);
}

#[track_caller]
fn drawing<const N: usize>(rows: [[u64; N]; N]) {
    let layout = Layout::new(N as u64, N as u64, Numbering::Zigzag).unwrap();
    for (row, numbers) in (0..).zip(rows) {
        for (column, number) in (0..).zip(numbers) {
            assert_eq!(layout.square(Cell { row, column }), Some(Square(number)));
        }
    }
}

#[test]
fn the_drawings_of_the_numbering_hold() {
    drawing([
        [36, 35, 34, 33, 32, 31],
        [25, 26, 27, 28, 29, 30],
        [24, 23, 22, 21, 20, 19],
        [13, 14, 15, 16, 17, 18],
        [12, 11, 10, 9, 8, 7],
        [1, 2, 3, 4, 5, 6],
    ]);
    drawing([[7, 8, 9], [6, 5, 4], [1, 2, 3]]);
}
