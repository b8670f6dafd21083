//! Points of a picture and the way from one to another.

use std::ops::{Add, Mul, Sub};

/// A point, or the way from one to another: x to the right, y down.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(in super::super) struct Point {
    pub(in super::super) x: f64,
    pub(in super::super) y: f64,
}

impl Point {
    pub(in super::super) const fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    pub(in super::super) fn length(self) -> f64 {
        (self.x * self.x + self.y * self.y).sqrt()
    }

    /// The same direction, one long; up for no direction at all.
    pub(in super::super) fn unit(self) -> Point {
        let length = self.length();
        if length > 0.0 { self * (1.0 / length) } else { Point::new(0.0, -1.0) }
    }

    /// A quarter turn to the left, as seen on the picture.
    pub(in super::super) fn left(self) -> Point {
        Point::new(self.y, -self.x)
    }

    /// The point so far along the way to another: 0 here, 1 there.
    pub(in super::super) fn toward(self, other: Point, part: f64) -> Point {
        self + (other - self) * part
    }
}

impl Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;
    fn sub(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Point;
    fn mul(self, factor: f64) -> Point {
        Point::new(self.x * factor, self.y * factor)
    }
}

#[cfg(test)]
mod tests {
    use super::Point;

    #[test]
    fn three_four_five() {
        let way = Point::new(3.0, 4.0);
        assert!((way.length() - 5.0).abs() < 1e-12);
        assert_eq!(way.left(), Point::new(4.0, -3.0));
        assert_eq!(Point::default().toward(way, 0.5), Point::new(1.5, 2.0));
        assert_eq!(Point::default().unit(), Point::new(0.0, -1.0));
    }

    #[test]
    fn left_of_up_is_left() {
        assert_eq!(Point::new(0.0, -1.0).left(), Point::new(-1.0, 0.0));
    }
}
