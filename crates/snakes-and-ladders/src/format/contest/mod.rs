//! Standard input as the judges give it: counts, then jumps.

mod baekjoon;
mod gfg;
mod hackerrank;
mod hackerrank_old;
mod spoj;

use super::form::Format;
use super::jump_list::JumpList;
use super::names::Kind;
use super::numbers::quoted;
use super::parsed::Parsed;
use super::problem::Problems;
use super::rows::{Row, Rows, Word};

/// An iterator over the boards of an input.
#[derive(Debug)]
pub(super) enum Input<'t> {
    HackerRank(hackerrank::Input<'t>),
    HackerRankOld(hackerrank_old::Input<'t>),
    GeeksForGeeks(gfg::Input<'t>),
    Baekjoon(Option<Rows<'t>>),
    Spoj(Rows<'t>),
}

impl<'t> Input<'t> {
    /// The input in a judge's form, from a place on; in HackerRank's if the form
    /// is none of a judge.
    pub(super) fn new(format: Format, text: &'t str, from: usize) -> Input<'t> {
        let rows = Rows::new(text, from);
        match format {
            Format::HackerRankOld => Input::HackerRankOld(hackerrank_old::Input::new(rows)),
            Format::GeeksForGeeks => Input::GeeksForGeeks(gfg::Input::new(rows)),
            Format::Baekjoon => Input::Baekjoon(Some(rows)),
            Format::Spoj => Input::Spoj(rows),
            _ => Input::HackerRank(hackerrank::Input::new(rows)),
        }
    }

    pub(super) fn next(&mut self) -> Option<Result<Parsed, Problems>> {
        match self {
            Input::HackerRank(input) => input.next(),
            Input::HackerRankOld(input) => input.next(),
            Input::GeeksForGeeks(input) => input.next(),
            Input::Baekjoon(rows) => rows.take().and_then(baekjoon::parse),
            Input::Spoj(rows) => spoj::next(rows),
        }
    }
}

/// What was expected is not there, so that the jumps of this board are in doubt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Lost;

/// How many boards an input announces, and how many of them are still to come.
#[derive(Debug, Default)]
struct Announced {
    boards: u64,
    left: u64,
}

impl Announced {
    /// Reads the number of boards, on a line of its own.
    fn read(rows: &mut Rows<'_>) -> Result<Announced, Problems> {
        let mut problems = Problems::new();
        let nothing = Announced::default();
        match nothing.count(rows, &mut problems, "the number of boards") {
            Ok(boards) => Ok(Announced { boards, left: boards }),
            Err(Lost) => Err(problems),
        }
    }

    /// Takes the next board of those announced, which are read where they are
    /// not known yet; behind the last, or where they cannot be read, what is
    /// wrong if anything is.
    fn next(known: Option<Announced>, rows: &mut Rows<'_>) -> Result<Announced, Option<Problems>> {
        let mut announced = match known {
            Some(announced) => announced,
            None => Announced::read(rows).map_err(Some)?,
        };
        if announced.left == 0 {
            return Err(left_over(rows));
        }
        announced.left -= 1;
        Ok(announced)
    }

    /// A count on a line of its own; a line that is something else is left.
    fn count(&self, rows: &mut Rows<'_>, problems: &mut Problems, what: &str) -> Result<u64, Lost> {
        let row = self.expect(rows, problems, what)?;
        let mut words = row.words();
        let (Some(word), next) = (words.next(), words.next()) else { return Err(Lost) };
        if let Some(next) = next {
            problems.lose_structure(
                word.span.start..next.span.end,
                format!("this line has two numbers or more, expected {what} alone"),
                Some("does an earlier count say too little?"),
            );
            return Err(Lost);
        }
        rows.next();
        word.text.parse().map_err(|_| {
            let what = format!("found {}, expected {what}", quoted(word.text));
            problems.lose_structure(word.span, what, None);
            Lost
        })
    }

    /// The next line, left where it is.
    fn expect<'t>(
        &self,
        rows: &Rows<'t>,
        problems: &mut Problems,
        what: &str,
    ) -> Result<Row<'t>, Lost> {
        rows.peek().ok_or_else(|| {
            let boards = self.boards;
            let s = if boards == 1 { "" } else { "s" };
            let help = match boards {
                0 => "is the text cut off?".to_owned(),
                _ => format!("the first line announces {boards} board{s}"),
            };
            let end = rows.end();
            problems.lose_structure(
                end..end,
                format!("the text ends where {what} is expected"),
                Some(&help),
            );
            Lost
        })
    }
}

/// Behind the last board there is nothing.
fn left_over(rows: &Rows<'_>) -> Option<Problems> {
    let word = rows.peek()?.words().next()?;
    let mut problems = Problems::new();
    problems.lose_structure(
        word.span,
        format!("found {}, expected the end of the text", quoted(word.text)),
        Some("does the first line, or the last count, say too little?"),
    );
    Some(problems)
}

/// As many jumps as a count says, one a line.
fn pairs(rows: &mut Rows<'_>, list: &mut JumpList, kind: Kind, count: u64) -> Result<(), Lost> {
    for index in 0..count {
        let (from, to) = pair(rows, &mut list.problems, kind, index, count)?;
        let from = list.number(from.text, from.span);
        let to = list.number(to.text, to.span);
        if let (Some(from), Some(to)) = (from, to) {
            list.add(kind, from, to);
        }
    }
    Ok(())
}

/// Two words of one line; a line that has not two is left.
fn pair<'t>(
    rows: &mut Rows<'t>,
    problems: &mut Problems,
    kind: Kind,
    index: u64,
    count: u64,
) -> Result<(Word<'t>, Word<'t>), Lost> {
    let Some(row) = rows.peek() else {
        let end = rows.end();
        problems.lose_structure(
            end..end,
            format!("the text ends after {index} of {}", kind.counted(count)),
            Some("is it cut off, or does the count say too much?"),
        );
        return Err(Lost);
    };
    let mut words = row.words();
    let here = [words.next(), words.next(), words.next()];
    if let [Some(from), Some(to), None] = here {
        rows.next();
        return Ok((from, to));
    }
    let found = if here[1].is_some() { "more than two numbers" } else { "one number" };
    let span = here.iter().flatten().map(|word| word.span.clone());
    let span = span.reduce(|first, last| first.start..last.end).unwrap_or(row.span());
    problems.lose_structure(
        span,
        format!("this line has {found}, expected a {}: from to", kind.one()),
        Some(&format!("the count says {}, this is number {}", kind.counted(count), index + 1)),
    );
    Err(Lost)
}

/// As many jumps as a count says, all on one line: 3 22 5 8, or 3,22 5,8. A
/// line that is the next board's is left.
fn flat_pairs(
    rows: &mut Rows<'_>,
    list: &mut JumpList,
    kind: Kind,
    count: u64,
    is_next_board: fn(&Rows<'_>) -> bool,
) -> Result<(), Lost> {
    if count == 0 {
        return Ok(());
    }
    let expected = kind.counted(count);
    let Some(row) = rows.peek() else {
        let end = rows.end();
        list.problems.lose_structure(
            end..end,
            format!("the text ends where a line of {expected} is expected"),
            Some("is it cut off?"),
        );
        return Err(Lost);
    };
    if is_next_board(rows) {
        list.problems.lose_structure(
            row.span(),
            format!("found {}, expected a line of {expected}", quoted(row.text())),
            Some("is this the next board, and a line missing before it?"),
        );
        return Err(Lost);
    }
    rows.next();
    let words: Vec<Word<'_>> = row.split(separates).collect();
    if u64::try_from(words.len()).ok() != count.checked_mul(2) {
        let s = if words.len() == 1 { "" } else { "s" };
        list.problems.lose_structure(
            row.span(),
            format!(
                "this line has {} number{s}, expected {expected}: from to from to …",
                words.len()
            ),
            Some(&format!("the count says {expected}, each is two numbers")),
        );
        return Err(Lost);
    }
    for pair in words.chunks_exact(2) {
        let from = list.number(pair[0].text, pair[0].span.clone());
        let to = list.number(pair[1].text, pair[1].span.clone());
        if let (Some(from), Some(to)) = (from, to) {
            list.add(kind, from, to);
        }
    }
    Ok(())
}

fn separates(c: char) -> bool {
    c == ',' || c.is_whitespace()
}
