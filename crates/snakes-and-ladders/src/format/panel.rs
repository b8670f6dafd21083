//! What LeetCode shows of a run: the boards under `Input`, and the answers,
//! numbers and headings around them.

use super::found::{Begin, Found};
use super::problem::Problems;

/// Lines that stand alone.
const HEADINGS: [&str; 19] = [
    "input",
    "your input",
    "last executed input",
    "testcase",
    "output",
    "stdout",
    "expected",
    "expected output",
    "test result",
    "wrong answer",
    "accepted",
    "runtime error",
    "time limit exceeded",
    "memory limit exceeded",
    "use testcase",
    "diff",
    "editor",
    "submission",
    "submitted",
];
/// What lines with numbers begin with.
const BEGINNINGS: [&str; 5] = ["runtime:", "memory:", "beats", "case ", "submitted "];

/// The boards of such a text; nothing where it is none, or has no board.
pub(super) fn boards(text: &str, from: usize) -> Option<Found<'_>> {
    if !text[from..].lines().any(|line| is_said(line.trim())) {
        return None;
    }
    let mut begins = Vec::new();
    let mut at = from;
    let mut says_more = false;
    let mut is_printed = false;
    let mut open = 0_i64;
    for line in text[from..].split_inclusive('\n') {
        let begin = at;
        at += line.len();
        let bare = line.trim();
        let heading = heading(bare);
        if let Some(heading) = heading {
            says_more = true;
            is_printed = heading.eq_ignore_ascii_case("stdout");
            // A board that is cut off ends here.
            close(&mut begins, begin);
            open = 0;
            continue;
        }
        if open > 0 {
            open += depth(bare);
            continue;
        }
        let grid = bare.find('[').filter(|&start| is_name(&bare[..start]));
        if let Some(start) = grid.filter(|_| !is_printed && is_grid(bare)) {
            let indent = line.len() - line.trim_start().len();
            close(&mut begins, begin);
            begins.push((Begin::Rows(begin + indent + start), text.len()));
            open = depth(&bare[start..]).max(0);
        } else if is_said(bare) {
            says_more = true;
        } else if !bare.is_empty() && !is_name(bare) && !is_printed {
            return None;
        }
    }
    let is_panel = says_more && !begins.is_empty();
    is_panel.then(|| Found::new(text, begins, Problems::new(), Problems::new()))
}

/// The last board ends before a place at the latest.
fn close(begins: &mut [(Begin, usize)], at: usize) {
    if let Some((_, end)) = begins.last_mut() {
        *end = at.min(*end);
    }
}

/// The heading a line is, without the colon behind it.
fn heading(line: &str) -> Option<&str> {
    let bare = line.strip_suffix(':').unwrap_or(line).trim_end();
    HEADINGS.into_iter().any(|heading| heading.eq_ignore_ascii_case(bare)).then_some(bare)
}

/// Whether a line is a heading, an answer, or a number with its measure.
fn is_said(line: &str) -> bool {
    let is_answer = |line: &str| {
        let digits = line.strip_prefix('-').unwrap_or(line);
        !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
    };
    if !line.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '-') {
        return false;
    }
    let small = || line.get(..line.len().min(40)).unwrap_or_default().to_ascii_lowercase();
    heading(line).is_some()
        || is_answer(line)
        || line.ends_with("testcases passed")
        || BEGINNINGS.iter().any(|beginning| small().starts_with(beginning))
}

/// `board =`, or nothing at all.
fn is_name(line: &str) -> bool {
    let line = line.trim();
    line.is_empty()
        || line
            .strip_suffix('=')
            .is_some_and(|name| name.trim_end().chars().all(|c| c.is_alphanumeric() || c == '_'))
}

/// Whether a grid begins on a line, in whole or with its first bracket.
fn is_grid(line: &str) -> bool {
    let start = line.find('[').unwrap_or_default();
    let inside = line[start..].trim_start_matches(['[', ' ']);
    inside.is_empty() || line[start..].replace(' ', "").starts_with("[[")
}

/// How many more brackets a line opens than it closes.
fn depth(line: &str) -> i64 {
    line.bytes().map(|byte| i64::from(byte == b'[') - i64::from(byte == b']')).sum()
}
