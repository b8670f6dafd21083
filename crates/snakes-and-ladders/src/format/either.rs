//! What is said of a text that can be read in two ways.

use std::ops::Range;

use super::form::Format;
use super::problem::Problems;

/// The error of a text that two forms fit, shown at a place.
pub(super) fn two_readings(span: Range<usize>, one: Format, other: Format) -> Problems {
    let mut problems = Problems::new();
    problems.lose_structure(
        span,
        format!("this text can be read in two ways: as {} and as {}", one.title(), other.title()),
        Some(&format!("say which: --format {one} or --format {other}")),
    );
    problems
}
