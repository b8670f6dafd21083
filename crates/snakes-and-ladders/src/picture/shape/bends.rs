//! How each snake winds so that it covers little of what else is on the board.

use super::Point;
use super::plane::{CELL, float};
use super::spine::{Bend, wave};

/// What is covered is counted in small squares of this side.
const FINE: f64 = CELL / 4.0;
/// How often every snake chooses anew, knowing what all others chose, and among
/// how many ways: on a crowded board there is little to choose between.
const fn care(snakes: usize) -> (usize, usize) {
    match snakes {
        0..=40 => (2, usize::MAX),
        41..=150 => (1, 20),
        _ => (1, 4),
    }
}

/// Costs of covering a small square.
const OF_JUMP: u64 = 12;
const OF_NUMBER: u64 = 5;
const OF_END: u64 = 9;
const OUTSIDE: u64 = 200;

/// The board as the snakes see it: small squares, row by row.
#[derive(Debug)]
pub(in super::super) struct Ground {
    corner: Point,
    columns: usize,
    rows: usize,
    /// How many jumps lie on a small square.
    jumps: Vec<u64>,
    /// How dear it is to cover what else is there.
    kept: Vec<u64>,
}

impl Ground {
    pub(in super::super) fn new(corner: Point, size: Point) -> Ground {
        let (columns, rows) = (whole(size.x / FINE), whole(size.y / FINE));
        let none = vec![0; columns * rows];
        Ground { corner, columns, rows, jumps: none.clone(), kept: none }
    }

    /// A number in a corner of a cell, whose own corner is given.
    pub(in super::super) fn number(&mut self, cell: Point) {
        for across in [0.5, 1.5] {
            self.keep(cell + Point::new(across, 0.5) * FINE, OF_NUMBER);
        }
    }

    /// The head of a snake or the foot of a ladder.
    pub(in super::super) fn end(&mut self, at: Point) {
        for (across, down) in [(-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)] {
            self.keep(at + Point::new(across, down) * FINE, OF_END);
        }
    }

    fn keep(&mut self, at: Point, cost: u64) {
        if let Some(place) = self.place(at) {
            self.kept[place] += cost;
        }
    }

    /// Something that lies there.
    pub(in super::super) fn lay(&mut self, line: &[Point]) {
        for place in self.places(line) {
            self.jumps[place] += 1;
        }
    }

    fn lift(&mut self, line: &[Point]) {
        for place in self.places(line) {
            self.jumps[place] = self.jumps[place].saturating_sub(1);
        }
    }

    fn cost(&self, line: &[Point]) -> u64 {
        let covered = self.places(line).into_iter();
        let covered: u64 =
            covered.map(|place| self.jumps[place] * OF_JUMP + self.kept[place]).sum();
        let end =
            self.corner + Point::new(float(self.columns as u64), float(self.rows as u64)) * FINE;
        let room = FINE / 2.0;
        let outside = line.iter().filter(|point| {
            point.x < self.corner.x + room
                || point.y < self.corner.y + room
                || point.x > end.x - room
                || point.y > end.y - room
        });
        covered + OUTSIDE * outside.count() as u64
    }

    /// The small square a point lies in, if it is on the board.
    fn place(&self, point: Point) -> Option<usize> {
        let inside = point - self.corner;
        if inside.x < 0.0 || inside.y < 0.0 {
            return None;
        }
        let (column, row) = (whole(inside.x / FINE), whole(inside.y / FINE));
        (column < self.columns && row < self.rows).then(|| row * self.columns + column)
    }

    /// The small squares a line touches, each once.
    fn places(&self, line: &[Point]) -> Vec<usize> {
        let mut places: Vec<usize> = line
            .windows(2)
            .flat_map(|pair| {
                let (from, to) = (pair[0], pair[1]);
                let steps = ((to - from).length() / (FINE / 2.0)).ceil().max(1.0);
                let point = move |step: usize| from.toward(to, float(step as u64) / steps);
                (0..=whole(steps)).filter_map(move |step| self.place(point(step)))
            })
            .collect();
        places.sort_unstable();
        places.dedup();
        places
    }
}

/// What is whole of a length that is not negative.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a picture is no wider than a few thousand"
)]
fn whole(length: f64) -> usize {
    length as usize
}

/// Ways a snake of this length may wind, the handsomest first.
fn choices(length: f64) -> Vec<(Bend, u64)> {
    let swing = (length * 0.17).min(CELL * 0.45);
    let fewest = (length / CELL / 1.9).floor().clamp(2.0, 14.0);
    let mut choices = Vec::new();
    for (more, dear) in [(0.0, 0), (1.0, 1), (2.0, 3)] {
        let halves = fewest + more;
        // Narrow windings must not fold onto themselves.
        let widest = swing.min(length / halves * 0.45);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "at most 16")]
        let halves = halves as u32;
        for (bow, far) in [(0.0, 0), (0.5, 4), (-0.5, 4), (1.0, 9), (-1.0, 9)] {
            let bow = (length * 0.2).min(CELL) * bow;
            for (part, flat) in [(1.0, 0), (-1.0, 0), (0.65, 6), (-0.65, 6)] {
                choices.push((Bend { halves, swing: widest * part, bow }, dear + far + flat));
            }
        }
    }
    choices
}

/// A bend for each snake, given as head and tail, one after another: each takes
/// what covers least of the ground and of the others.
///
/// Time O(their lengths together).
pub(in super::super) fn choose(ground: &mut Ground, snakes: &[(Point, Point)]) -> Vec<Vec<Point>> {
    let mut chosen: Vec<Vec<Point>> = vec![Vec::new(); snakes.len()];
    let (rounds, ways) = care(snakes.len());
    for _ in 0..rounds {
        for (&(head, tail), spine) in snakes.iter().zip(&mut chosen) {
            ground.lift(spine);
            let best = choices((tail - head).length())
                .into_iter()
                .take(ways)
                .map(|(bend, dear)| (wave(head, tail, bend), dear))
                .min_by_key(|(line, dear)| ground.cost(line) + dear);
            *spine = best.map(|(line, _)| line).unwrap_or_default();
            ground.lay(spine);
        }
    }
    chosen
}

#[cfg(test)]
mod tests {
    use super::{Ground, Point, choose};

    fn ground() -> Ground {
        Ground::new(Point::default(), Point::new(640.0, 640.0))
    }

    #[test]
    fn small_squares_of_a_line() {
        // Small squares have a side of 16.
        let line = [Point::new(8.0, 8.0), Point::new(40.0, 8.0)];
        assert_eq!(ground().places(&line), [0, 1, 2]);
        // 40 of them in a row of the board.
        assert_eq!(ground().place(Point::new(8.0, 24.0)), Some(40));
        assert_eq!(ground().place(Point::new(-1.0, 8.0)), None);
    }

    #[test]
    fn a_snake_keeps_clear_of_what_lies_there() {
        let snake = (Point::new(320.0, 64.0), Point::new(320.0, 576.0));
        let free = choose(&mut ground(), &[snake]).remove(0);
        let mut taken = ground();
        taken.lay(&free);
        let before = taken.cost(&free);
        let moved = choose(&mut taken, &[snake]).remove(0);
        taken.lift(&moved);
        assert!(taken.cost(&moved) < before / 2);
    }

    #[test]
    fn a_snake_at_the_edge_stays_on_the_board() {
        let edge = (Point::new(16.0, 32.0), Point::new(16.0, 600.0));
        let spine = choose(&mut ground(), &[edge]).remove(0);
        assert!(spine.iter().all(|point| point.x >= 0.0), "{spine:?}");
    }
}
