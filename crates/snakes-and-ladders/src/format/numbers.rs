//! Numbers and other pieces of text, as complaints show them.

/// What is wrong with a number that is no whole number of 64 bits.
pub(super) fn whole_number_problem(number: &str) -> (String, &'static str) {
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
