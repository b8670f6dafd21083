//! Characters that would be obeyed are shown instead.

use crate::doc::Text;

/// Running text in which every character stands for itself: line breaks and tabs
/// are blanks, control characters their pictures, and those that change the
/// direction or leave no trace the sign for an unknown character.
pub(super) fn harmless(text: &Text) -> Text {
    let mut shown = Text::new();
    for span in text.spans() {
        shown.push(span.meaning, span.text.chars().map(picture).collect::<String>());
    }
    shown
}

/// A line of program text, the same but for its tabs, which are `tab`.
pub(super) fn harmless_code(line: &str, tab: &str) -> String {
    let mut shown = String::with_capacity(line.len());
    for c in line.chars() {
        match c {
            '\t' => shown.push_str(tab),
            _ => shown.push(picture(c)),
        }
    }
    shown
}

fn picture(c: char) -> char {
    match c {
        '\t'..='\r' | '\u{85}' | '\u{2028}' | '\u{2029}' => ' ',
        _ => shown(c),
    }
}

/// A character that is obeyed nowhere: a control character's picture (or the
/// sign for an unknown character), that sign for those that change the direction
/// or leave no trace, and every other character itself.
///
/// ```
/// use snakes_and_ladders::render::shown;
///
/// assert_eq!(['\u{1b}', '\n', '\u{202e}', '⇒'].map(shown), ['␛', '␊', '\u{fffd}', '⇒']);
/// ```
pub fn shown(c: char) -> char {
    match c {
        '\0'..='\u{1f}' => char::from_u32(0x2400 + u32::from(c)).unwrap_or(c),
        '\u{7f}' => '␡',
        '\u{80}'..='\u{9f}'
        | '\u{ad}'
        | '\u{61c}'
        | '\u{180e}'
        | '\u{200b}'..='\u{200f}'
        | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}'
        | '\u{feff}'
        | '\u{e0000}'..='\u{e007f}' => char::REPLACEMENT_CHARACTER,
        _ => c,
    }
}
