//! The middle line of a snake, from its head to its tail.

use super::Point;

/// Points along half a wave.
const FINE: u32 = 4;

/// How a snake winds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in super::super) struct Bend {
    /// How often it crosses to the other side: half waves.
    pub(in super::super) halves: u32,
    /// How far it swings out, to the left first; negative is right first.
    pub(in super::super) swing: f64,
    /// How far the whole snake bows out to the left.
    pub(in super::super) bow: f64,
}

/// The middle line of a snake between two points.
pub(in super::super) fn wave(head: Point, tail: Point, bend: Bend) -> Vec<Point> {
    let left = (tail - head).unit().left();
    let steps = (bend.halves * FINE).max(2 * FINE);
    (0..=steps)
        .map(|step| {
            let part = f64::from(step) / f64::from(steps);
            let out = bend.swing * winding(part * f64::from(bend.halves)) + bend.bow * arc(part);
            head.toward(tail, part) + left * out
        })
        .collect()
}

/// An arc over 0 to 1: 0 at both ends, 1 in the middle.
fn arc(part: f64) -> f64 {
    4.0 * part * (1.0 - part)
}

/// Arcs in a row, up and down in turn.
fn winding(along: f64) -> f64 {
    let whole = along.floor();
    let up = (whole / 2.0).fract() == 0.0;
    arc(along - whole) * if up { 1.0 } else { -1.0 }
}

/// The middle line of a snake that bites its tail: nearly a circle, the head at
/// the top.
pub(in super::super) fn ring(middle: Point, radius: f64) -> Vec<Point> {
    // A turn of 30 degrees.
    let (cos, sin) = (3.0_f64.sqrt() / 2.0, 0.5);
    let mut spoke = Point::new(0.0, -radius);
    let mut points = Vec::with_capacity(12);
    for _ in 0..12 {
        points.push(middle + spoke);
        spoke = Point::new(spoke.x * cos - spoke.y * sin, spoke.x * sin + spoke.y * cos);
    }
    points
}

#[cfg(test)]
mod tests {
    use super::{Bend, Point, ring, wave, winding};

    #[test]
    fn arcs_in_turn() {
        let heights: Vec<f64> = [0.0, 0.5, 1.0, 1.5, 2.0, 2.5].into_iter().map(winding).collect();
        assert_eq!(heights, [0.0, 1.0, 0.0, -1.0, 0.0, 1.0]);
    }

    #[test]
    fn a_snake_straight_down_swings_to_its_own_left_first() {
        let bend = Bend { halves: 2, swing: 8.0, bow: 0.0 };
        let points = wave(Point::new(0.0, 0.0), Point::new(0.0, 120.0), bend);
        // 8 steps of 15; whoever goes down has the right of the picture at his left.
        assert_eq!(points.len(), 9);
        assert_eq!(points[0], Point::new(0.0, 0.0));
        assert_eq!(points[2], Point::new(8.0, 30.0));
        assert_eq!(points[6], Point::new(-8.0, 90.0));
        assert_eq!(points[8], Point::new(0.0, 120.0));
    }

    #[test]
    fn a_ring_keeps_its_distance() {
        let middle = Point::new(50.0, 50.0);
        for point in ring(middle, 20.0) {
            assert!(((point - middle).length() - 20.0).abs() < 1e-9);
        }
    }
}
