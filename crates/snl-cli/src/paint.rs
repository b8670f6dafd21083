//! Text whose pieces say what they mean, on a terminal.

use std::fmt;

use anstyle::{AnsiColor, Style};
use snakes_and_ladders::doc::{Meaning, Text};

/// The text with the colours of its meanings; what they say is also said without
/// them.
pub(crate) struct Painted<'a>(pub(crate) &'a Text);

impl fmt::Display for Painted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.spans().iter().try_for_each(|span| {
            let style = style(span.meaning);
            write!(f, "{style}{}{style:#}", span.text)
        })
    }
}

fn style(meaning: Meaning) -> Style {
    let style = Style::new();
    match meaning {
        Meaning::Ladder | Meaning::Right => style.fg_color(Some(AnsiColor::Green.into())),
        Meaning::Snake | Meaning::Wrong => style.fg_color(Some(AnsiColor::Red.into())),
        Meaning::Goal => style.bold().fg_color(Some(AnsiColor::Yellow.into())),
        Meaning::Strong | Meaning::New => style.bold(),
        Meaning::Visited => style.fg_color(Some(AnsiColor::Cyan.into())),
        Meaning::Quiet | Meaning::Refused => style.dimmed(),
        _ => style,
    }
}
