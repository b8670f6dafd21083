//! Which square has a jump? An index over the sorted jumps.

use super::Jump;
use crate::square::Square;

/// Jumps by rising `from`, with a table of buckets over the squares.
///
/// The squares are cut into at most `2·J + 2` buckets of equal width (a power
/// of two), so that a bucket holds one jump on average and most look-ups end
/// after reading one pair of neighbouring table entries. Memory is O(J)
/// whatever the number of squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Lookup {
    jumps: Vec<Jump>,
    /// Bucket `b` holds `jumps[starts[b]..starts[b + 1]]`.
    starts: Vec<usize>,
    /// A square's bucket is `square >> shift`.
    shift: u32,
}

impl Lookup {
    /// `jumps` must be sorted by `from`, no two alike.
    pub(super) fn new(squares: u64, jumps: Vec<Jump>) -> Lookup {
        debug_assert!(jumps.is_sorted_by(|a, b| a.from < b.from));
        let wanted = 2 * jumps.len() as u64 + 1;
        let mut shift = 0;
        while squares >> shift > wanted {
            shift += 1;
        }
        // The last bucket in use is squares >> shift, at most `wanted`.
        let buckets = usize::try_from(squares >> shift).unwrap_or(usize::MAX) + 1;
        let mut starts = Vec::with_capacity(buckets + 1);
        let mut next = 0;
        for bucket in 0..buckets as u64 {
            starts.push(next);
            while jumps.get(next).is_some_and(|jump| jump.from.get() >> shift == bucket) {
                next += 1;
            }
        }
        starts.push(next);
        Lookup { jumps, starts, shift }
    }

    #[inline]
    pub(super) fn index(&self, square: Square) -> Option<usize> {
        let bucket = usize::try_from(square.get() >> self.shift).ok()?;
        let begin = *self.starts.get(bucket)?;
        let end = *self.starts.get(bucket + 1)?;
        if begin == end {
            return None;
        }
        let index = self.jumps[begin..end].binary_search_by_key(&square, |jump| jump.from).ok()?;
        Some(begin + index)
    }

    pub(super) fn all(&self) -> &[Jump] {
        &self.jumps
    }
}
