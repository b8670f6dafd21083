//! Other people's text on a terminal: shown, not obeyed.

/// The text with its control characters replaced by their pictures, or by the
/// sign for an unknown character, and so those that change the direction or
/// leave no trace. Tabs stay.
pub(crate) fn harmless(text: &str) -> String {
    text.chars().map(picture).collect()
}

fn picture(c: char) -> char {
    match c {
        '\t' => c,
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
