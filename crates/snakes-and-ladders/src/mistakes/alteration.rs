//! Mistakes made together, at most one at each point.

use std::fmt;

use super::{Mistake, Point};

/// Mistakes to make in a [`run`](super::run): at most one at each [`Point`].
///
/// The default makes none.
///
/// ```
/// use snakes_and_ladders::mistakes::{Alteration, Mistake};
///
/// let pair = Alteration::from(Mistake::CountsFromOne).with(Mistake::RowsFromTop)?;
/// let mistakes: Vec<Mistake> = pair.mistakes().collect();
/// assert_eq!(mistakes, [Mistake::RowsFromTop, Mistake::CountsFromOne]);
/// # Ok::<(), snakes_and_ladders::mistakes::SamePoint>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Alteration {
    /// In the order of [`Point::ALL`].
    by_point: [Option<Mistake>; Point::ALL.len()],
}

impl Alteration {
    /// One mistake more. One that is there already changes nothing.
    ///
    /// # Errors
    ///
    /// [`SamePoint`] if another mistake alters the same point.
    ///
    /// ```
    /// use snakes_and_ladders::mistakes::{Alteration, Mistake};
    ///
    /// let counts = Alteration::from(Mistake::CountsFromOne);
    /// assert_eq!(
    ///     counts.with(Mistake::CountsSquares).unwrap_err().to_string(),
    ///     "counts-squares and counts-from-one alter the same point, counting: \
    ///      only one of them can be made"
    /// );
    /// ```
    pub fn with(mut self, mistake: Mistake) -> Result<Alteration, SamePoint> {
        let there = &mut self.by_point[mistake.point() as usize];
        match *there {
            Some(other) if other != mistake => Err(SamePoint { there: other, added: mistake }),
            _ => {
                *there = Some(mistake);
                Ok(self)
            }
        }
    }

    /// The mistakes, in the order of [`Point::ALL`].
    pub fn mistakes(&self) -> impl Iterator<Item = Mistake> + '_ {
        self.by_point.iter().copied().flatten()
    }
}

impl From<Mistake> for Alteration {
    fn from(mistake: Mistake) -> Self {
        let mut alteration = Alteration::default();
        alteration.by_point[mistake.point() as usize] = Some(mistake);
        alteration
    }
}

/// Two mistakes alter the same point and cannot be made together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SamePoint {
    /// The mistake that was there.
    pub there: Mistake,
    /// The mistake that should be added.
    pub added: Mistake,
}

impl fmt::Display for SamePoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SamePoint { there, added } = self;
        write!(
            f,
            "{added} and {there} alter the same point, {}: only one of them can be made",
            added.point()
        )
    }
}

impl std::error::Error for SamePoint {}
