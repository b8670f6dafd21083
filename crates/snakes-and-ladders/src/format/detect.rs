//! Which form is it?

use super::code;
use super::csv::is_heading;
use super::form::Format;
use super::problem::Problems;

/// The form of a text from a place on, or why nobody can tell.
pub(super) fn format(text: &str, from: usize, given: Option<Format>) -> Result<Format, Problems> {
    let mut problems = Problems::new();
    let body = text[from..].trim_start();
    let start = text.len() - body.len();
    let Some(first) = body.chars().next() else {
        problems.add(
            text.len()..text.len(),
            "the text is empty",
            Some("a board is e.g. [[-1,-1],[-1,3]], or lines of from,to"),
        );
        return Err(problems);
    };
    if let Some(format) = given {
        return Ok(format);
    }
    let line = body.lines().map(str::trim).find(|line| !line.is_empty() && !line.starts_with('#'));
    let is_numbers = |line: &str| {
        line.bytes().all(|byte| byte.is_ascii_digit() || byte.is_ascii_whitespace() || byte == b'-')
    };
    match (first, line) {
        _ if code::begins_here(body) => Ok(Format::Grid),
        ('/', _) if body.starts_with("//") || body.starts_with("/*") => Ok(Format::Grid),
        (_, Some(line)) if is_csv(line) => Ok(Format::Csv),
        ('#', None) => Ok(Format::Csv),
        (_, Some(line)) if is_numbers(line) && line.split_whitespace().count() == 1 => {
            Ok(Format::HackerRank)
        }
        _ => {
            let word = body.split(|c: char| c.is_whitespace() || "[{(=,;".contains(c)).next();
            let length = word.map_or(1, str::len).max(first.len_utf8());
            let help = if body.contains("[[") {
                "take away what stands before the first [["
            } else if first == '{' {
                "use square brackets: [[-1,-1],[-1,3]]"
            } else {
                "a grid begins with [[, a JSON object with {, CSV has lines from,to, HackerRank \
                 input begins with the number of boards"
            };
            problems.add(
                start..start + length,
                "this is no board in a form that can be read",
                Some(help),
            );
            Err(problems)
        }
    }
}

fn is_csv(line: &str) -> bool {
    let fields: Vec<&str> =
        line.split(',').map(|field| field.trim().trim_matches('"').trim()).collect();
    let is_number = |field: &str| {
        let digits = field.trim_start_matches(['-', '+']);
        !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
    };
    let numbers =
        fields.len() >= 2 && fields.iter().all(|field| is_number(field) || field.is_empty());
    let heading = fields.len() == 2
        && is_heading(fields.iter().copied())
        && fields.iter().all(|field| field.chars().all(|c| c.is_alphabetic() || " _-".contains(c)));
    numbers || heading
}
