//! Bytes to text.

use super::lines::Lines;
use super::problem::{Problems, ReadError};

/// The text of a file's bytes: UTF-8, with or without a byte order mark.
///
/// # Errors
///
/// ```
/// use snakes_and_ladders::format::decode;
///
/// let error = decode(b"1,10\n15,\xff\n").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "line 2, column 4: the byte 0xff is no UTF-8 text (save the file as UTF-8)"
/// );
/// let error = decode(b"\xff\xfe[\0").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "line 1, column 1: the file is in UTF-16 (save it as UTF-8)"
/// );
/// ```
pub fn decode(bytes: &[u8]) -> Result<&str, ReadError> {
    let mut problems = Problems::new();
    if bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff") {
        problems.add(0..0, "the file is in UTF-16", Some("save it as UTF-8"));
        return Err(ReadError::new(problems, &mut Lines::new("")));
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let (good, bad) = match std::str::from_utf8(bytes) {
        Ok(text) => (text, None),
        Err(error) => {
            let good = &bytes[..error.valid_up_to()];
            (std::str::from_utf8(good).unwrap_or_default(), bytes.get(good.len()))
        }
    };
    let nul = good.find('\0');
    if let Some(at) = nul {
        problems.add(
            at..at + 1,
            "a zero byte: this is no text",
            Some("a board is text; was another file meant?"),
        );
    } else if let Some(byte) = bad {
        let at = good.len();
        problems.add(
            at..at,
            format!("the byte {byte:#04x} is no UTF-8 text"),
            Some("save the file as UTF-8"),
        );
    } else {
        return Ok(good);
    }
    Err(ReadError::new(problems, &mut Lines::new(good)))
}
