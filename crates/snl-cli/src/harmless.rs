//! Other people's text on a terminal: shown, not obeyed.

use snakes_and_ladders::render::shown;

/// The text with everything a terminal would obey [shown] instead. Tabs stay.
pub(crate) fn harmless(text: &str) -> String {
    text.chars().map(|c| if c == '\t' { c } else { shown(c) }).collect()
}
