//! Whole numbers, and how complaints show them and other pieces of text.

use std::str::FromStr;

/// What programs hang on to a whole number to say how it is kept.
const SUFFIXES: [&str; 21] = [
    "i8", "i16", "i32", "i64", "i128", "isize", "u8", "u16", "u32", "u64", "u128", "usize", "l",
    "L", "ll", "LL", "u", "U", "ul", "UL", "n",
];

/// The value of a whole number as programs write it: `-1`, `+8`, `1_000`, `3L`,
/// `7i32`. A number that begins with 0 has none here: to some programs it is
/// octal.
#[inline]
pub(super) fn whole<N: FromStr>(number: &str) -> Option<N> {
    if begins_with_zero(number) {
        return None;
    }
    decimal(number)
}

/// The same, zeros in front or not.
#[inline]
pub(super) fn decimal<N: FromStr>(number: &str) -> Option<N> {
    number.parse().ok().or_else(|| plain(number)?.parse().ok())
}

/// The number without what only programs write.
fn plain(number: &str) -> Option<String> {
    let unsigned = number.trim_start_matches(['-', '+']);
    let digits = unsigned.find(|c: char| c != '_' && !c.is_ascii_digit()).unwrap_or(unsigned.len());
    let suffix = &unsigned[digits..];
    let known = suffix.is_empty() || SUFFIXES.contains(&suffix);
    let sign = &number[..number.len() - unsigned.len()];
    known.then(|| format!("{sign}{}", unsigned[..digits].replace('_', "")))
}

#[inline]
fn begins_with_zero(number: &str) -> bool {
    let unsigned = number.trim_start_matches(['-', '+']).as_bytes();
    matches!(unsigned, [b'0', next, ..] if next.is_ascii_digit())
}

/// What is wrong with a number that is no whole number of 64 bits.
pub(super) fn whole_number_problem(number: &str) -> (String, &'static str) {
    if begins_with_zero(number) {
        let what = format!("found {}, a number that begins with 0", quoted(number));
        return (what, "leave the zeros in front away");
    }
    let digits = number.trim_start_matches(['-', '+']);
    let negative = number.starts_with('-');
    if digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.is_empty() {
        if negative {
            return (
                format!("found {}, expected 1 or more", quoted(number)),
                "squares count from 1",
            );
        }
        let what = if digits.len() > 24 {
            format!("a number of {} digits is too large to be a square", digits.len())
        } else {
            format!("{number} is too large to be a square")
        };
        (what, "squares are at most 9223372036854775807")
    } else {
        let found = quoted(number);
        (format!("found {found}, expected a whole number"), "squares are whole numbers: 1, 2, 3, …")
    }
}

/// A piece of text in quotes, shortened, without control characters.
pub(super) fn quoted(piece: &str) -> String {
    const MOST: usize = 24;
    if piece.is_empty() {
        return "`\"\"`".to_owned();
    }
    let shown: String = piece.chars().take(MOST).flat_map(char::escape_debug).collect();
    let dots = if piece.chars().nth(MOST).is_some() { "…" } else { "" };
    format!("`{}{dots}`", shown.replace("\\\"", "\"").replace("\\'", "'"))
}
