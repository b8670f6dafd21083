//! Squares by rising number as runs: `1, 3–13, 15–21`.

use std::collections::BTreeMap;

use crate::doc::Text;
use crate::square::Square;

/// A set of squares that grows, kept as runs: the first square of each with the
/// last.
#[derive(Debug, Default)]
pub(super) struct Runs(BTreeMap<u64, u64>);

impl Runs {
    pub(super) fn of(squares: &[Square]) -> Runs {
        let mut runs = Runs::default();
        for &square in squares {
            runs.add(square);
        }
        runs
    }

    /// Adds a square. O(log runs).
    pub(super) fn add(&mut self, square: Square) {
        let square = square.get();
        let (mut first, mut last) = (square, square);
        if let Some((&begin, &end)) = self.0.range(..=square).next_back() {
            if end >= square {
                return;
            }
            if end + 1 == square {
                first = begin;
            }
        }
        if let Some(end) = square.checked_add(1).and_then(|next| self.0.remove(&next)) {
            last = end;
        }
        self.0.insert(first, last);
    }

    /// The runs in words; of many the first and the last.
    pub(super) fn told(&self, most: usize) -> Text {
        let text = |(first, last): (&u64, &u64)| match last - first {
            0 => Text::new().number(first),
            1 => Text::new().number(first).plain(", ").number(last),
            _ => Text::new().number(format!("{first}–{last}")),
        };
        if self.0.len() <= most.saturating_add(1) {
            return Text::joined(self.0.iter().map(text), ", ");
        }
        let head = most.saturating_sub(1).max(1);
        let end = self.0.iter().next_back().map(text).unwrap_or_default();
        Text::joined(self.0.iter().take(head).map(text), ", ")
            .plain(format!(", … {} more runs …, ", self.0.len() - head - 1))
            .then(end)
    }
}
