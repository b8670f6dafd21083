//! Text for a terminal, read back without its colours.

/// The text without colours, or what else a terminal would obey in it, or a colour that is
/// still on where its line ends.
pub(super) fn plain(text: &str) -> Result<String, String> {
    let mut plain = String::new();
    for line in text.split_inclusive('\n') {
        let mut coloured = false;
        let mut rest = line;
        while let Some(c) = rest.chars().next() {
            if c == '\x1b' {
                let end = rest.find('m').ok_or_else(|| format!("no colour: {rest:?}"))?;
                let numbers = rest[..end].strip_prefix("\x1b[").unwrap_or("?");
                if !numbers.chars().all(|c| c.is_ascii_digit() || c == ';') {
                    return Err(format!("no colour: {:?}", &rest[..=end]));
                }
                coloured = numbers != "0";
                rest = &rest[end + 1..];
                continue;
            }
            if (c.is_control() && c != '\n') || "\u{200b}\u{200f}\u{202e}".contains(c) {
                return Err(format!("{c:?} in {line:?}"));
            }
            plain.push(c);
            rest = &rest[c.len_utf8()..];
        }
        if coloured {
            return Err(format!("a colour is still on behind {line:?}"));
        }
    }
    Ok(plain)
}

#[test]
fn a_terminal_would_obey_these() {
    assert_eq!(plain("a \x1b[1m\x1b[32mb\x1b[0m c\n").as_deref(), Ok("a b c\n"));
    for bad in ["\x1b[1ma\n", "\x1b[2J", "\x1b]0;title\x07", "a\rb", "a\x08b", "\u{9b}1m"] {
        assert!(plain(bad).is_err(), "{bad:?}");
    }
}
