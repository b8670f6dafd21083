//! Where things lie: cells, the board, the room around it.

use super::Point;
use crate::picture::view::View;
use crate::square::Square;

/// The side of a cell.
pub(in super::super) const CELL: f64 = 64.0;
/// Room around the board, for the directions of the rows.
const MARGIN: f64 = 30.0;
/// Room beside the first square for a token off the board.
const OFF_BOARD: f64 = 64.0;

/// The board on the picture.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Plane<'a> {
    view: &'a View,
    corner: Point,
    width: f64,
    off_board: Option<Point>,
}

impl<'a> Plane<'a> {
    /// A picture at least so wide; with room for a token off the board, if one
    /// begins there and the first square is shown.
    pub(in super::super) fn new(view: &'a View, least: f64, off_board: bool) -> Plane<'a> {
        let off_board = off_board && view.holds(Square::FIRST);
        let left = if off_board { MARGIN + OFF_BOARD } else { MARGIN };
        let width = left + float(view.columns()) * CELL + MARGIN;
        let corner = Point::new(left + (least - width).max(0.0) / 2.0, MARGIN);
        let mut plane = Plane { view, corner, width: width.max(least), off_board: None };
        let first = plane.middle(Square::FIRST).filter(|_| off_board);
        plane.off_board = first.map(|first| first - Point::new(CELL / 2.0 + OFF_BOARD / 2.0, 0.0));
        plane
    }

    pub(in super::super) fn view(&self) -> &'a View {
        self.view
    }

    /// The width of the whole picture.
    pub(in super::super) fn width(&self) -> f64 {
        self.width
    }

    /// The height of the whole picture without what stands below the board.
    pub(in super::super) fn height(&self) -> f64 {
        2.0 * MARGIN + self.size().y
    }

    /// The top left corner of the board.
    pub(in super::super) fn corner(&self) -> Point {
        self.corner
    }

    /// Width and height of the board.
    pub(in super::super) fn size(&self) -> Point {
        Point::new(float(self.view.columns()), float(self.view.height())) * CELL
    }

    /// The top left corner of a square's cell, if it is shown.
    pub(in super::super) fn cell(&self, square: Square) -> Option<Point> {
        let cell = self.view.layout.cell(square).filter(|_| self.view.holds(square))?;
        Some(self.at(cell.row, cell.column))
    }

    /// The middle of a square's cell, or of the room beside the board for a
    /// token off it.
    pub(in super::super) fn middle(&self, square: Square) -> Option<Point> {
        if square == Square::OFF_BOARD {
            return self.off_board;
        }
        self.cell(square).map(|corner| corner + Point::new(CELL / 2.0, CELL / 2.0))
    }

    /// The top left corner of a cell of the layout.
    pub(in super::super) fn at(&self, row: u64, column: u64) -> Point {
        let row = row - self.view.rows.start;
        self.corner + Point::new(float(column), float(row)) * CELL
    }
}

/// A number of cells as a length.
#[expect(clippy::cast_precision_loss, reason = "a picture has few rows and columns")]
pub(in super::super) fn float(number: u64) -> f64 {
    number as f64
}

#[cfg(test)]
mod tests {
    use super::{Plane, Point};
    use crate::board::Board;
    use crate::picture::view::View;
    use crate::square::Square;

    #[test]
    fn three_by_three() {
        let board = Board::from_jumps(9, []).expect("a legal board");
        let view = View::new(&board, None, None).expect("a small board");
        let plane = Plane::new(&view, 0.0, false);
        // Cells of 64 in a margin of 30: 30 + 3 × 64 + 30.
        assert_eq!(
            (plane.width().to_string(), plane.height().to_string()),
            ("252".into(), "252".into())
        );
        // 1 is at the bottom left, 4 above 3 at the right, 7 at the top left.
        assert_eq!(plane.middle(Square(1)), Some(Point::new(62.0, 190.0)));
        assert_eq!(plane.middle(Square(4)), Some(Point::new(190.0, 126.0)));
        assert_eq!(plane.cell(Square(7)), Some(Point::new(30.0, 30.0)));
        assert_eq!(plane.middle(Square(10)), None);
        assert_eq!(plane.middle(Square(0)), None);
    }

    #[test]
    fn a_token_off_the_board_waits_left_of_the_first_square() {
        let board = Board::from_jumps(9, []).expect("a legal board");
        let view = View::new(&board, None, None).expect("a small board");
        let plane = Plane::new(&view, 0.0, true);
        assert_eq!(plane.middle(Square(1)), Some(Point::new(126.0, 190.0)));
        assert_eq!(plane.middle(Square(0)), Some(Point::new(62.0, 190.0)));
    }
}
