//! A ladder: two rails and rungs between them.

use super::{Path, Point};

/// How far rungs are apart, about.
const STEP: f64 = 13.0;
/// Rungs of a ladder at most.
const MOST: f64 = 60.0;

/// The lines of a ladder.
#[derive(Clone, Debug)]
pub(in super::super) struct Ladder {
    pub(in super::super) rails: Path,
    pub(in super::super) rungs: Path,
}

impl Ladder {
    /// A ladder between two points, its rails so far from the middle.
    pub(in super::super) fn new(foot: Point, top: Point, half_width: f64) -> Ladder {
        let side = (top - foot).unit().left() * half_width;
        let mut rails = Path::new();
        rails.lines(&[foot + side, top + side]);
        rails.lines(&[foot - side, top - side]);
        let mut rungs = Path::new();
        for part in steps((top - foot).length()) {
            let middle = foot.toward(top, part);
            rungs.lines(&[middle + side, middle - side]);
        }
        Ladder { rails, rungs }
    }
}

/// Where the rungs are, as parts of the length: evenly, half a step from the
/// ends.
fn steps(length: f64) -> impl Iterator<Item = f64> {
    let count = (length / STEP).round().clamp(2.0, MOST);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small count")]
    let whole = count as u32;
    (0..whole).map(move |step| (f64::from(step) + 0.5) / count)
}

#[cfg(test)]
mod tests {
    use super::{Ladder, Point, steps};

    #[test]
    fn straight_up() {
        // 26 high: two rungs, a quarter and three quarters up.
        let ladder = Ladder::new(Point::new(10.0, 46.0), Point::new(10.0, 20.0), 4.0);
        assert_eq!(ladder.rails.data(), "M6 46v-26M14 46v-26");
        assert_eq!(ladder.rungs.data(), "M6 39.5h8M6 26.5h8");
    }

    #[test]
    fn rungs_are_even_and_never_fewer_than_two() {
        assert_eq!(steps(0.0).collect::<Vec<_>>(), [0.25, 0.75]);
        assert_eq!(steps(100_000.0).count(), 60);
        assert_eq!(steps(52.0).collect::<Vec<_>>(), [0.125, 0.375, 0.625, 0.875]);
    }
}
