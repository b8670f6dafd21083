//! A snake around its middle line: body, pattern, head, eyes and tongue.

use super::plane::float;
use super::{Path, Point};

/// The parts of a snake.
#[derive(Clone, Debug)]
pub(in super::super) struct Snake {
    pub(in super::super) body: Path,
    pub(in super::super) pattern: Path,
    pub(in super::super) head: Path,
    pub(in super::super) tongue: Path,
    pub(in super::super) eyes: [Point; 2],
    /// How large an eye is; the pupil is half as large.
    pub(in super::super) eye: f64,
}

impl Snake {
    /// A snake along a middle line of at least two points, the head first, half
    /// as thick as `half` is twice.
    pub(in super::super) fn new(spine: &[Point], half: f64) -> Snake {
        let ahead = (spine[0] - spine[1]).unit();
        let side = ahead.left();
        let at = |forward: f64, left: f64| spine[0] + (ahead * forward + side * left) * half;
        let mut head = Path::new();
        head.loops(&[
            at(-1.5, 0.7),
            at(-0.2, 1.45),
            at(1.2, 1.05),
            at(2.0, 0.0),
            at(1.2, -1.05),
            at(-0.2, -1.45),
            at(-1.5, -0.7),
        ]);
        let mut tongue = Path::new();
        tongue.lines(&[at(1.9, 0.0), at(2.9, 0.0), at(3.5, 0.5)]);
        tongue.lines(&[at(2.9, 0.0), at(3.5, -0.5)]);
        Snake {
            body: body(spine, half),
            pattern: pattern(spine, half),
            head,
            tongue,
            eyes: [at(0.5, 0.7), at(0.5, -0.7)],
            eye: half * 0.45,
        }
    }
}

/// How thick the body is at a part of its length, beside its thickest: a neck,
/// and a tail that runs out.
fn thickness(part: f64) -> f64 {
    const NECK: f64 = 0.2;
    if part < NECK {
        let from_neck = part / NECK;
        0.72 + 0.28 * from_neck * (2.0 - from_neck)
    } else {
        let to_tail = (part - NECK) / (1.0 - NECK);
        1.0 - 0.94 * to_tail * to_tail
    }
}

/// Each point of the middle line with its way to the left and its part of the
/// length.
fn ribs(spine: &[Point]) -> impl Iterator<Item = (Point, Point, f64)> + '_ {
    let end = spine.len() - 1;
    spine.iter().enumerate().map(move |(index, &point)| {
        let along = spine[(index + 1).min(end)] - spine[index.saturating_sub(1)];
        (point, along.unit().left(), float(index as u64) / float(end as u64))
    })
}

fn body(spine: &[Point], half: f64) -> Path {
    let edge = |sign: f64| {
        ribs(spine).map(move |(point, left, part)| point + left * (sign * half * thickness(part)))
    };
    let mut outline: Vec<Point> = edge(1.0).collect();
    outline.extend(edge(-1.0).collect::<Vec<_>>().into_iter().rev());
    let mut body = Path::new();
    body.loops(&outline);
    body
}

/// Diamonds along the back, about as far apart as they are long; no more than
/// thirty.
fn pattern(spine: &[Point], half: f64) -> Path {
    let length: f64 = spine.windows(2).map(|pair| (pair[1] - pair[0]).length()).sum();
    let apart = (2.6 * half).max(length / 30.0);
    let mut path = Path::new();
    let ribs: Vec<_> = ribs(spine).collect();
    let mut walked = 0.0;
    let mut next = 3.0 * half;
    for pair in ribs.windows(2) {
        let [(from, left, part), (to, ..)] = pair else { continue };
        let length = (*to - *from).length();
        while next <= walked + length && length > 0.0 {
            let middle = from.toward(*to, (next - walked) / length);
            let along = (*to - *from).unit();
            let size = half * thickness(*part);
            let (long, wide) = (along * (size * 0.75), *left * (size * 0.5));
            if size > 2.0 {
                path.polygon(&[middle + long, middle + wide, middle - long, middle - wide]);
            }
            next += apart;
        }
        walked += length;
    }
    path
}

#[cfg(test)]
mod tests {
    use super::{Point, Snake, body, thickness};

    #[test]
    fn thick_in_front_and_thin_at_the_end() {
        assert!((thickness(0.2) - 1.0).abs() < 1e-12, "thickest behind the neck");
        assert!((thickness(0.0) - 0.72).abs() < 1e-12);
        // 1 − 0.94 × (0.4 ÷ 0.8)²
        assert!((thickness(0.6) - 0.765).abs() < 1e-12);
        assert!((thickness(1.0) - 0.06).abs() < 1e-12);
    }

    #[test]
    fn the_body_lies_on_both_sides_of_its_middle_line() {
        let spine = [Point::new(0.0, 0.0), Point::new(0.0, 50.0), Point::new(0.0, 100.0)];
        // Half as thick as 10: 7.2 at the head, 10 × (1 − 0.94 × 0.375²) = 8.7, 0.6 at the tail.
        let data = body(&spine, 10.0).data().to_owned();
        // From rib to rib: 1.5 out and 8.1 in, as far down as 50, across the tail 1.2.
        assert!(data.starts_with("M7.2 0c"), "{data}");
        let ends = [" 1.5 50", "-8.1 50", "-1.2 0", "-8.1-50", " 1.5-50", " 14.4 0z"];
        for (curve, end) in data.split('c').skip(1).zip(ends) {
            assert!(curve.ends_with(end), "{data}: {curve} does not end with {end}");
        }
    }

    #[test]
    fn the_head_looks_away_from_the_body() {
        let snake = Snake::new(&[Point::new(20.0, 20.0), Point::new(20.0, 60.0)], 10.0);
        // Five tenths ahead, seven to each side: up, as the body goes down.
        assert_eq!(snake.eyes, [Point::new(13.0, 15.0), Point::new(27.0, 15.0)]);
        assert!(snake.tongue.data().starts_with("M20 1v-10"), "{}", snake.tongue.data());
    }
}
