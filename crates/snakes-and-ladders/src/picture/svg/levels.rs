//! Levels laid over the board, and what their colours mean.

use maud::{Markup, html};

use super::board::corners;
use super::style::{self, class};
use super::{Shown, text_at};
use crate::picture::shape::plane::CELL;
use crate::picture::shape::{Path, Point};
use crate::square::Square;

/// The size of a colour's sample below the board.
const SAMPLE: f64 = 18.0;
/// The height of a line below the board.
const LINE: f64 = 26.0;
/// Room for a character below the board.
const CHARACTER: f64 = 7.2;

/// Which colour a level has when the highest is so high.
fn shade(level: u64, highest: u64) -> usize {
    let shades = style::LEVELS.len() as u64;
    let shade = if highest < shades {
        // Few levels: as far apart as they can be.
        level * (shades - 1) / highest.max(1)
    } else {
        level * shades / (highest + 1)
    };
    usize::try_from(shade).unwrap_or(0).min(style::LEVELS.len() - 1)
}

/// The level of every square shown.
fn all(shown: &Shown<'_>) -> Vec<(Square, Option<u64>)> {
    let Some(levels) = shown.picture.levels else { return Vec::new() };
    let squares = shown.plane.view().cells().flatten();
    squares.map(|square| (square, levels.level(square))).collect()
}

fn highest(all: &[(Square, Option<u64>)]) -> u64 {
    all.iter().filter_map(|&(_, level)| level).max().unwrap_or(0)
}

/// Every cell in the colour of its level, hatched where nobody ever stands.
pub(super) fn fills(shown: &Shown<'_>) -> Markup {
    let all = all(shown);
    let highest = highest(&all);
    let mut fills = vec![Path::new(); style::LEVELS.len()];
    let mut hatched = Path::new();
    for &(square, level) in &all {
        let Some(corner) = shown.plane.cell(square) else { continue };
        match level {
            Some(level) => fills[shade(level, highest)].polygon(&corners(corner)),
            None => hatch(corner, CELL, &mut hatched),
        }
    }
    html! {
        @for (fill, (name, ..)) in fills.iter().zip(style::LEVELS) {
            @if !fill.is_empty() { path class=(class(name)) d=(fill.data()) {} }
        }
        @if !hatched.is_empty() { path class=(class("hatch")) d=(hatched.data()) {} }
    }
}

/// Slanting lines over a square area.
fn hatch(corner: Point, side: f64, path: &mut Path) {
    for part in [0.25, 0.5, 0.75, 1.0] {
        let along = side * part;
        path.lines(&[corner + Point::new(0.0, along), corner + Point::new(along, 0.0)]);
        if part < 1.0 {
            path.lines(&[corner + Point::new(along, side), corner + Point::new(side, along)]);
        }
    }
}

/// The level of each square, in the corner of its cell.
pub(super) fn numbers(shown: &Shown<'_>) -> Markup {
    html! {
        @if shown.picture.levels.is_some() {
            g class=(class("levels")) {
                @for (square, level) in all(shown) {
                    @if let (Some(corner), Some(level)) = (shown.plane.cell(square), level) {
                        (text_at(corner + Point::new(CELL - 5.0, CELL - 6.0), &level.to_string()))
                    }
                }
            }
        }
    }
}

/// An entry below the board.
struct Entry {
    /// The colour; none is hatched.
    shade: Option<usize>,
    words: String,
    at: Point,
}

/// What the colours mean, in lines below the board.
pub(super) struct Legend {
    entries: Vec<Entry>,
    pub(super) height: f64,
}

impl Legend {
    pub(super) fn new(shown: &Shown<'_>) -> Legend {
        let all = all(shown);
        if all.is_empty() {
            return Legend { entries: Vec::new(), height: 0.0 };
        }
        let highest = highest(&all);
        let mut words: Vec<(Option<usize>, String)> = Vec::new();
        let mut levels: Vec<u64> = all.iter().filter_map(|&(_, level)| level).collect();
        levels.sort_unstable();
        for run in levels.chunk_by(|a, b| shade(*a, highest) == shade(*b, highest)) {
            let (first, last) = (run[0], run[run.len() - 1]);
            let range = if first == last { first.to_string() } else { format!("{first}–{last}") };
            words.push((Some(shade(first, highest)), range));
        }
        if let Some((_, first)) = words.first_mut() {
            first.insert_str(0, "level ");
        }
        if all.iter().any(|(_, level)| level.is_none()) {
            words.push((None, "nobody ever stands there".to_owned()));
        }
        let left = 30.0;
        let mut at = Point::new(left, shown.plane.height());
        let mut entries = Vec::new();
        for (shade, words) in words {
            #[expect(clippy::cast_precision_loss, reason = "a few words")]
            let wide = SAMPLE + 6.0 + words.chars().count() as f64 * CHARACTER + 12.0;
            if at.x > left && at.x + wide > shown.plane.width() - left / 2.0 {
                at = Point::new(left, at.y + LINE);
            }
            entries.push(Entry { shade, words, at });
            at.x += wide;
        }
        Legend { entries, height: at.y + LINE - shown.plane.height() + 8.0 }
    }

    pub(super) fn markup(&self) -> Markup {
        let sample = |entry: &Entry| {
            let mut path = Path::new();
            match entry.shade {
                Some(_) => path.polygon(&square(entry.at)),
                None => hatch(entry.at, SAMPLE, &mut path),
            }
            let shade = entry.shade.map_or("hatch", |shade| style::LEVELS[shade].0);
            let mut outline = Path::new();
            outline.polygon(&square(entry.at));
            html! {
                path class=(class(shade)) d=(path.data()) {}
                path class=(class("line")) d=(outline.data()) {}
            }
        };
        html! {
            @for entry in &self.entries {
                (sample(entry))
            }
            @if !self.entries.is_empty() {
                g class=(class("legend")) {
                    @for entry in &self.entries {
                        (text_at(entry.at + Point::new(SAMPLE + 6.0, 14.0), &entry.words))
                    }
                }
            }
        }
    }
}

fn square(corner: Point) -> [Point; 4] {
    [
        corner,
        corner + Point::new(SAMPLE, 0.0),
        corner + Point::new(SAMPLE, SAMPLE),
        corner + Point::new(0.0, SAMPLE),
    ]
}

#[cfg(test)]
mod tests {
    use super::shade;

    #[test]
    fn few_levels_are_far_apart_and_many_share_colours() {
        // Nine colours: levels 0 to 4 take every other one.
        assert_eq!([0, 1, 2, 3, 4].map(|level| shade(level, 4)), [0, 2, 4, 6, 8]);
        assert_eq!([0, 1, 2].map(|level| shade(level, 8)), [0, 1, 2]);
        // 18 levels: two a colour.
        assert_eq!([0, 1, 2, 16, 17].map(|level| shade(level, 17)), [0, 0, 1, 8, 8]);
        assert_eq!(shade(0, 0), 0);
    }
}
