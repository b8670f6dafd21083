//! Colours in the cells of a table: marks without width while the columns are
//! laid out, obeyed once they stand.
//!
//! The marks are tag characters, which no text holds any more once it is
//! harmless.

use super::harmless::harmless;
use super::text::{Screen, style, words};
use crate::doc::{Meaning, Text};

/// The meanings with a colour; a word's mark is the place of its own.
const COLOURED: [Meaning; 13] = [
    Meaning::Strong,
    Meaning::Term,
    Meaning::Code,
    Meaning::Ladder,
    Meaning::Snake,
    Meaning::New,
    Meaning::Visited,
    Meaning::Refused,
    Meaning::Goal,
    Meaning::Right,
    Meaning::Wrong,
    Meaning::Quiet,
    Meaning::Blank,
];
const FIRST: u32 = 0xe0020;
const END: char = '\u{e007f}';

/// A text with each word between marks.
pub(super) fn of(screen: Screen, text: &Text) -> String {
    let mut marked = String::new();
    for (meaning, word) in words(&harmless(text)) {
        let place = COLOURED.iter().position(|&coloured| coloured == meaning);
        let mark = place.and_then(|place| char::from_u32(FIRST + u32::try_from(place).ok()?));
        match mark.filter(|_| screen.colour && !word.is_empty()) {
            Some(mark) => {
                marked.push(mark);
                marked.push_str(word);
                marked.push(END);
            }
            None => marked.push_str(word),
        }
    }
    marked
}

/// A line with its marks turned into colours, each ended on the line.
pub(super) fn obeyed(line: &str) -> String {
    let mut shown = String::with_capacity(line.len());
    let mut open = None;
    for c in line.chars() {
        match meaning(c) {
            _ if c == END => close(&mut shown, &mut open),
            Some(meaning) => {
                close(&mut shown, &mut open);
                shown.push_str(&style(meaning).render().to_string());
                open = Some(meaning);
            }
            None => shown.push(c),
        }
    }
    close(&mut shown, &mut open);
    shown
}

fn meaning(c: char) -> Option<Meaning> {
    let place = u32::from(c).checked_sub(FIRST)?;
    COLOURED.get(usize::try_from(place).ok()?).copied()
}

fn close(shown: &mut String, open: &mut Option<Meaning>) {
    if let Some(meaning) = open.take() {
        shown.push_str(&style(meaning).render_reset().to_string());
    }
}
