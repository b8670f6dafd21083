//! Which form is it?

use super::arrows::is_line_of_jumps;
use super::code;
use super::csv::is_heading;
use super::form::Format;
use super::matrix;
use super::panel;
use super::problem::Problems;
use super::solution;

/// The forms a text from a place on may have, the likeliest first, or why it
/// can have none. One is certain; of several each is to be tried.
pub(super) fn candidates(
    text: &str,
    from: usize,
    given: Option<Format>,
) -> Result<Vec<Format>, Problems> {
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
        return Ok(vec![format]);
    }
    if matrix::may_be_nested(body) {
        return Ok(vec![Format::Grid, Format::Matrix]);
    }
    if let Some(format) = bracketed(body) {
        return Ok(vec![format]);
    }
    if panel::boards(text, from).is_some() || solution::boards(text, from).is_some() {
        return Ok(vec![Format::Grid]);
    }
    let forms = lines(body);
    if !forms.is_empty() {
        return Ok(forms);
    }
    let word = body.split(|c: char| c.is_whitespace() || "[{(=,;".contains(c)).next();
    let length = word.map_or(1, str::len).max(first.len_utf8());
    let help = if body.contains("[[") {
        "take away what stands before the first [["
    } else if first == '{' {
        "use square brackets: [[-1,-1],[-1,3]]"
    } else if numbers_of(body.lines().next().unwrap_or_default()).is_some() {
        "a grid is written in brackets: [[-1,-1],[-1,3]]"
    } else {
        "a grid begins with [[, a JSON object with {, CSV has lines from,to, lines of jumps have \
         4->14, HackerRank input begins with the number of boards"
    };
    problems.add(start..start + length, "this is no board in a form that can be read", Some(help));
    Err(problems)
}

/// The form of a text that begins as JSON, a program or a matrix in brackets.
fn bracketed(body: &str) -> Option<Format> {
    let inside = behind_comments(body);
    if matrix::begins_here(inside) || body.starts_with('%') && inside.starts_with('[') {
        return Some(Format::Matrix);
    }
    let comment = body.starts_with("//") || body.starts_with("/*");
    (comment || code::begins_here(body)).then_some(Format::Grid)
}

/// The text behind its first blank lines and comments.
fn behind_comments(body: &str) -> &str {
    let mut rest = body;
    loop {
        rest = rest.trim_start();
        match rest.strip_prefix(['#', '%']) {
            Some(comment) => rest = &comment[comment.find('\n').unwrap_or(comment.len())..],
            None => return rest,
        }
    }
}

/// The lines that hold something.
fn filled(body: &str) -> impl Iterator<Item = &str> {
    body.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// Lines looked at for a jump, of a text that begins with something else.
const MOST_LINES: usize = 12;

/// The forms a text of lines may have.
fn lines(body: &str) -> Vec<Format> {
    let Some(line) = filled(body).next() else { return vec![Format::Csv] };
    if is_csv(line) {
        return vec![Format::Csv];
    }
    if line.contains('|') && line.split('|').all(|piece| piece.split_whitespace().count() < 2) {
        let picture = numbers_of(&line.replace('|', " ")).is_some_and(|count| count > 1);
        if picture {
            return vec![Format::Numbering];
        }
    }
    let numbers = numbers_of(line.trim_end_matches(';'));
    match numbers {
        Some(1) => return counts(body),
        Some(2..) => return rows_of_numbers(body),
        _ if numbers_of(&line.replace(';', " ")).is_some_and(|count| count > 1) => {
            return rows_of_numbers(body);
        }
        _ => {}
    }
    if filled(body).take(MOST_LINES).any(is_line_of_jumps) { vec![Format::Lines] } else { vec![] }
}

/// How many numbers a line has; none if it has anything else.
fn numbers_of(line: &str) -> Option<usize> {
    let is_number = |word: &str| {
        let digits = word.strip_prefix('-').unwrap_or(word);
        digits.bytes().all(|byte| byte.is_ascii_digit())
    };
    let mut words = line.split_whitespace();
    let count = words.clone().count();
    (count > 0 && words.all(is_number)).then_some(count)
}

/// A text that begins with a number alone: which judge's is it?
fn counts(body: &str) -> Vec<Format> {
    let mut lines = filled(body);
    let first = lines.next().unwrap_or_default();
    let (second, third) = (lines.next().unwrap_or_default(), lines.next().unwrap_or_default());
    // A picture of one column is not looked for: counts are the likelier by far.
    if second.contains(',') {
        return vec![Format::HackerRankOld];
    }
    match (numbers_of(second), numbers_of(third)) {
        (Some(1), Some(2)) if second == "1" => boards_of_one_jump(body, first),
        // A board of one jump is `1`, `2 30`; another count misses its own line.
        (Some(2), _) if first != "1" => with_spaces(body, Format::HackerRank),
        (Some(2), Some(_)) => with_spaces(body, Format::GeeksForGeeks),
        (Some(2..), _) | (Some(1), Some(4..)) => vec![Format::GeeksForGeeks],
        _ => vec![Format::HackerRank],
    }
}

/// The forms of a text whose second line has two numbers: this one, or that of
/// HackerRank's older input with spaces in place of its commas, which has as many
/// numbers in the next lines as these two say.
fn with_spaces(body: &str, likeliest: Format) -> Vec<Format> {
    let mut lines = filled(body).skip(1);
    let counts: Vec<usize> = lines
        .next()
        .map(|line| line.split_whitespace().filter_map(|word| word.parse().ok()).collect())
        .unwrap_or_default();
    let mut agree = counts
        .iter()
        .filter(|&&count| count > 0)
        .map(|&count| lines.next().and_then(numbers_of) == count.checked_mul(2));
    if agree.all(|agrees| agrees) && counts.iter().any(|&count| count > 0) {
        vec![likeliest, Format::HackerRankOld]
    } else {
        vec![likeliest]
    }
}

/// A text whose first board has one jump: HackerRank has two counts a board,
/// GeeksforGeeks one.
fn boards_of_one_jump(body: &str, boards: &str) -> Vec<Format> {
    let counts = filled(body).filter(|line| numbers_of(line) == Some(1)).count();
    let counts = u64::try_from(counts.saturating_sub(1)).unwrap_or(u64::MAX);
    let boards: u64 = boards.parse().unwrap_or(u64::MAX);
    if counts == boards {
        vec![Format::GeeksForGeeks]
    } else if boards.checked_mul(2) == Some(counts) {
        vec![Format::HackerRank]
    } else {
        vec![Format::HackerRank, Format::GeeksForGeeks]
    }
}

/// A text that begins with several numbers and no signs between them.
fn rows_of_numbers(body: &str) -> Vec<Format> {
    let parted = filled(body).any(|line| line.contains(';'));
    let mut rows =
        filled(body).flat_map(|line| line.split(';')).filter(|row| !row.trim().is_empty());
    let (first, second, third) = (rows.next().unwrap_or_default(), rows.next(), rows.next());
    let count = 1 + [second, third].into_iter().flatten().count() + rows.count();
    let numbers: Vec<u64> = first.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    let in_second = second.and_then(numbers_of);
    let is_whole = first.split_whitespace().count() == numbers.len();
    let mut forms = Vec::new();
    if let ([ladders, snakes], false) = (&numbers[..], parted) {
        let announced = ladders.saturating_add(*snakes);
        let found = count as u64 - 1;
        // A count off by one is still nobody's first jump.
        if found == announced || announced >= 5 && found.abs_diff(announced) == 1 {
            forms.push(Format::Baekjoon);
        }
    }
    if let ([.., snakes, ladders], 4, false) = (&numbers[..], numbers.len(), parted)
        && (in_second == Some(2) || (*snakes, *ladders) == (0, 0))
    {
        forms.push(Format::Spoj);
    }
    if numbers.len() == 2 {
        forms.push(Format::Lines);
    }
    if count == 2 && (numbers.len() > 2 || in_second == Some(2)) {
        forms.push(Format::Matrix);
    }
    let squares = count as u64 * numbers.len() as u64;
    let first_two = [Some(first), second].into_iter().flatten().flat_map(str::split_whitespace);
    let mut first_two = first_two.map(|word| word.parse().unwrap_or(0));
    let in_picture = first_two.all(|number| (1..=squares).contains(&number));
    let is_long = |numbers: Option<usize>| numbers == Some(first.split_whitespace().count());
    let may_be_picture = if numbers.len() > 2 && count > 2 {
        is_long(in_second) || is_long(third.and_then(numbers_of))
    } else {
        in_picture && is_long(in_second)
    };
    if is_whole && !parted && may_be_picture {
        forms.push(Format::Numbering);
    }
    if forms.is_empty() && is_whole {
        forms.push(Format::Lines);
    }
    forms
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
