//! SVG path data: lines and smooth curves through points.

use super::Point;

/// The data of a path, written as it grows: short, with a tenth as the finest
/// length.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Path {
    data: String,
    /// Where the pen is, in tenths, as it was written down.
    pen: (i64, i64),
    /// Where the pen was put down.
    begun: (i64, i64),
}

impl Path {
    pub(in super::super) fn new() -> Path {
        Path::default()
    }

    pub(in super::super) fn data(&self) -> &str {
        &self.data
    }

    pub(in super::super) fn is_empty(&self) -> bool {
        self.data.is_empty()
    }

    /// Begins anew at a point.
    fn begin(&mut self, at: Point) {
        self.pen = (0, 0);
        self.write('M', &[at]);
        self.begun = self.pen;
    }

    /// A straight line to a point, from where the path ended so far.
    pub(in super::super) fn line(&mut self, to: Point) {
        let from = self.pen;
        let (x, y) = (tenths(to.x) - from.0, tenths(to.y) - from.1);
        match (x, y) {
            (_, 0) => self.data.extend(["h", &in_tenths(x)]),
            (0, _) => self.data.extend(["v", &in_tenths(y)]),
            _ => return self.write('l', &[to]),
        }
        self.pen = (from.0 + x, from.1 + y);
    }

    /// Back to where it began.
    fn close(&mut self) {
        self.data.push('z');
        self.pen = self.begun;
    }

    /// A line through points.
    pub(in super::super) fn lines(&mut self, points: &[Point]) {
        if let [first, rest @ ..] = points {
            self.begin(*first);
            for &point in rest {
                self.line(point);
            }
        }
    }

    /// A line through points and back.
    pub(in super::super) fn polygon(&mut self, points: &[Point]) {
        self.lines(points);
        self.close();
    }

    /// A smooth curve through points (a Catmull–Rom spline).
    pub(in super::super) fn curve(&mut self, points: &[Point]) {
        let Some(&first) = points.first() else { return };
        self.begin(first);
        let at = |index: usize| points[index.min(points.len() - 1)];
        for index in 0..points.len() - 1 {
            let before = at(index.saturating_sub(1));
            self.bend(before, at(index), at(index + 1), at(index + 2));
        }
    }

    /// A smooth curve through points and back to the first.
    pub(in super::super) fn loops(&mut self, points: &[Point]) {
        let Some(&first) = points.first() else { return };
        self.begin(first);
        let at = |index: usize| points[index % points.len()];
        for index in 0..points.len() {
            let before = at(index + points.len() - 1);
            self.bend(before, at(index), at(index + 1), at(index + 2));
        }
        self.close();
    }

    fn bend(&mut self, before: Point, from: Point, to: Point, after: Point) {
        let leaving = from + (to - before) * (1.0 / 6.0);
        let arriving = to - (after - from) * (1.0 / 6.0);
        self.write('c', &[leaving, arriving, to]);
    }

    /// A command with its points, as seen from the pen, which ends on the last.
    fn write(&mut self, command: char, points: &[Point]) {
        self.data.push(command);
        let pen = self.pen;
        for (index, point) in points.iter().enumerate() {
            let (x, y) = (tenths(point.x), tenths(point.y));
            for (place, length) in [x - pen.0, y - pen.1].into_iter().enumerate() {
                let first = index == 0 && place == 0;
                if !first && length >= 0 {
                    self.data.push(' ');
                }
                self.data.push_str(&in_tenths(length));
            }
            self.pen = (x, y);
        }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "a picture is no wider than a few thousand")]
fn tenths(length: f64) -> i64 {
    (length * 10.0).round() as i64
}

fn in_tenths(tenths: i64) -> String {
    let sign = if tenths < 0 { "-" } else { "" };
    let (whole, tenth) = (tenths.abs() / 10, tenths.abs() % 10);
    match (whole, tenth) {
        (_, 0) => format!("{sign}{whole}"),
        (0, _) => format!("{sign}.{tenth}"),
        _ => format!("{sign}{whole}.{tenth}"),
    }
}

/// A length with at most one decimal, and no minus before a zero.
pub(in super::super) fn decimal(length: f64) -> String {
    in_tenths(tenths(length))
}

#[cfg(test)]
mod tests {
    use super::{Path, Point, decimal};

    #[test]
    fn lengths_are_short() {
        let written = [0.0, -0.0, -0.04, 0.06, -0.06, 12.0, 12.34, -7.96, 1000.55];
        let written: Vec<String> = written.into_iter().map(decimal).collect();
        assert_eq!(written, ["0", "0", "0", ".1", "-.1", "12", "12.3", "-8", "1000.6"]);
    }

    #[test]
    fn a_curve_through_points_in_a_line_is_that_line() {
        let mut path = Path::new();
        path.curve(&[Point::new(0.0, 0.0), Point::new(6.0, 0.0), Point::new(12.0, 0.0)]);
        assert_eq!(path.data(), "M0 0c1 0 4 0 6 0c2 0 5 0 6 0");
    }

    #[test]
    fn lines_are_written_from_where_the_pen_is() {
        let mut path = Path::new();
        let corners = [(10.0, 20.0), (13.0, 20.0), (13.0, 24.5), (9.5, 21.0)];
        path.polygon(&corners.map(|(x, y)| Point::new(x, y)));
        path.lines(&[Point::new(0.0, 0.0), Point::new(-1.0, 2.0)]);
        assert_eq!(path.data(), "M10 20h3v4.5l-3.5-3.5zM0 0l-1 2");
    }

    #[test]
    fn what_is_rounded_does_not_add_up() {
        // Steps of 0.04 are nothing each, and 4 after a hundred.
        let mut path = Path::new();
        let points: Vec<Point> =
            (0..=100).map(|step| Point::new(f64::from(step) * 0.04, 0.0)).collect();
        path.lines(&points);
        assert_eq!(path.pen, (40, 0));
    }

    #[test]
    fn nothing_is_drawn_through_no_point() {
        let mut path = Path::new();
        path.curve(&[]);
        path.loops(&[]);
        path.lines(&[]);
        assert!(path.is_empty());
    }
}
