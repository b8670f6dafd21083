//! The colours of a drawing, by day and by night.
//!
//! Each rule names its colour twice: as it is, for viewers that know no
//! variables, and as a variable, which changes at night and can be set by the
//! page around the drawing. Print is always by day.

use std::fmt::Write as _;

/// A colour: its name, by day, by night.
type Colour = (&'static str, &'static str, &'static str);

const COLOURS: &[Colour] = &[
    ("table", "#e9e4d8", "#15181d"),
    ("light", "#fdfaf2", "#2a3038"),
    ("dark", "#f0e7d3", "#232830"),
    ("line", "#b9ab8d", "#4a525e"),
    ("ink", "#3a3530", "#dfe3e8"),
    ("quiet", "#746a5a", "#98a1ad"),
    ("start", "#cfe5c4", "#2c4a33"),
    ("goal", "#f6dc8f", "#5a4a1c"),
    ("wood", "#c68a4a", "#c08d57"),
    ("wood-edge", "#6d4420", "#3a2613"),
    ("snake-edge", "#2f3a2c", "#0c0f0c"),
    ("snake-0", "#6fa25b", "#6fa35d"),
    ("snake-1", "#a878b0", "#a87fb3"),
    ("snake-2", "#4f9aa3", "#559fa8"),
    ("snake-3", "#cf8f57", "#c9925f"),
    ("scale", "#f7efcf", "#22301f"),
    ("eye", "#ffffff", "#f2f4f2"),
    ("pupil", "#1b1b1b", "#101010"),
    ("tongue", "#b3202a", "#ff7a70"),
    ("way", "#1f4fbf", "#8ab4ff"),
    ("way-edge", "#ffffff", "#10151d"),
    ("way-ink", "#ffffff", "#0d1a33"),
    ("hatch", "#b9ab8d", "#4a525e"),
];

/// The levels, from the first to the last: the same colour, stronger and
/// stronger; also as greys.
pub(super) const LEVELS: [Colour; 9] = [
    ("level-0", "#fffdf0", "#1d242c"),
    ("level-1", "#f2f5df", "#1e2a35"),
    ("level-2", "#e3eecf", "#1f313e"),
    ("level-3", "#d1e5c6", "#213848"),
    ("level-4", "#bcdbc2", "#234053"),
    ("level-5", "#a6cfc2", "#26495f"),
    ("level-6", "#8fc1c3", "#29526c"),
    ("level-7", "#79b2c2", "#2d5c79"),
    ("level-8", "#65a2be", "#326787"),
];

/// What is filled or drawn with which colour, and the rest of the looks. A
/// colour is written `{name}`.
const RULES: &[(&str, &str)] = &[
    ("table", "fill:{table}"),
    ("light", "fill:{light}"),
    ("dark", "fill:{dark}"),
    ("line", "fill:none;stroke:{line};stroke-width:1.5"),
    ("start", "fill:{start}"),
    ("goal", "fill:{goal}"),
    ("hatch", "fill:none;stroke:{hatch};stroke-width:1.3"),
    (
        "numbers",
        "fill:{ink};stroke:{light};stroke-width:3.5;stroke-linejoin:round;paint-order:stroke;font-size:14px;font-weight:600",
    ),
    (
        "words",
        "fill:{quiet};stroke:{light};stroke-width:3;stroke-linejoin:round;paint-order:stroke;font-size:11px",
    ),
    (
        "levels",
        "fill:{ink};stroke:{light};stroke-width:3.5;stroke-linejoin:round;paint-order:stroke;font-size:17px;font-weight:700;text-anchor:end",
    ),
    ("legend", "fill:{ink};font-size:13px"),
    ("rows", "fill:none;stroke:{quiet};stroke-width:2;stroke-linecap:round;stroke-linejoin:round"),
    ("flag", "fill:{ink};stroke:{ink};stroke-width:1;stroke-linejoin:round"),
    ("rail-edge", "fill:none;stroke:{wood-edge};stroke-width:6;stroke-linecap:round"),
    ("rail", "fill:none;stroke:{wood};stroke-width:3.4;stroke-linecap:round"),
    ("body", "stroke:{snake-edge};stroke-width:1.4;stroke-linejoin:round"),
    ("snake-0", "fill:{snake-0}"),
    ("snake-1", "fill:{snake-1}"),
    ("snake-2", "fill:{snake-2}"),
    ("snake-3", "fill:{snake-3}"),
    ("scales", "fill:{scale};stroke:none"),
    ("eye", "fill:{eye};stroke:{snake-edge};stroke-width:1"),
    ("pupil", "fill:{pupil};stroke:none"),
    (
        "tongue",
        "fill:none;stroke:{tongue};stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round",
    ),
    ("faint", "opacity:.45"),
    (
        "way-edge",
        "fill:none;stroke:{way-edge};stroke-width:8;stroke-linecap:round;stroke-linejoin:round",
    ),
    ("way", "fill:none;stroke:{way};stroke-width:4.6;stroke-linecap:round;stroke-linejoin:round"),
    (
        "ride-edge",
        "fill:none;stroke:{way-edge};stroke-width:6.6;stroke-linecap:round;stroke-dasharray:.1 9",
    ),
    ("ride", "fill:none;stroke:{way};stroke-width:4.6;stroke-linecap:round;stroke-dasharray:.1 9"),
    ("head", "fill:{way};stroke:{way-edge};stroke-width:1.5;stroke-linejoin:round"),
    ("stop", "fill:{way};stroke:{way-edge};stroke-width:2"),
    ("stops", "fill:{way-ink};font-weight:700;text-anchor:middle"),
];

/// The name of a class, as no page around the drawing will use it.
pub(super) fn class(name: &str) -> String {
    format!("snl-pic-{name}")
}

/// The classes of several names.
pub(super) fn classes(names: &[&str]) -> String {
    names.iter().map(|name| class(name)).collect::<Vec<_>>().join(" ")
}

/// The style sheet. It holds none of the characters that mean something in XML.
pub(super) fn sheet(with_levels: bool) -> String {
    let levels: &[Colour] = if with_levels { &LEVELS } else { &[] };
    let colours = || COLOURS.iter().chain(levels);
    let mut css = String::new();
    // Writing to a string cannot fail.
    let variables = |css: &mut String, pick: fn(&Colour) -> &'static str| {
        let _ = write!(css, ".{}{{", class("board"));
        for colour in colours() {
            let _ = write!(css, "--{}:{};", class(colour.0), pick(colour));
        }
        css.push('}');
    };
    variables(&mut css, |colour| colour.1);
    css.push_str("@media screen and (prefers-color-scheme:dark){");
    variables(&mut css, |colour| colour.2);
    css.push('}');
    let _ = write!(css, ".{} text{{font-family:sans-serif}}", class("board"));
    for (name, looks) in RULES {
        rule(&mut css, name, looks);
    }
    for (name, ..) in levels {
        rule(&mut css, name, &format!("fill:{{{name}}}"));
    }
    css
}

fn rule(css: &mut String, name: &str, looks: &str) {
    let _ = write!(css, ".{}{{", class(name));
    for look in looks.split(';') {
        let coloured = look.split_once(":{").and_then(|(property, rest)| {
            let name = rest.strip_suffix('}')?;
            let colour = COLOURS.iter().chain(&LEVELS).find(|colour| colour.0 == name)?;
            Some((property, colour))
        });
        let _ = match coloured {
            Some((property, (name, day, _))) => {
                write!(css, "{property}:{day};{property}:var(--{});", class(name))
            }
            None => write!(css, "{look};"),
        };
    }
    css.push('}');
}

#[cfg(test)]
mod tests {
    use super::{COLOURS, LEVELS, RULES, sheet};

    #[test]
    fn every_colour_of_a_rule_is_there() {
        let names = || COLOURS.iter().chain(&LEVELS).map(|colour| colour.0);
        for (rule, looks) in RULES {
            for part in looks.split('{').skip(1) {
                let name = part.split('}').next().unwrap_or_default();
                assert!(names().any(|known| known == name), "{rule} uses {name}");
            }
        }
        assert!(!sheet(true).contains(":{"), "a colour was left as a name");
    }

    #[test]
    fn nothing_in_it_means_something_in_xml() {
        assert!(!sheet(true).contains(['<', '>', '&', '"']));
    }
}
