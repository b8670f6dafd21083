//! HackerRank's standard input.

use std::ops::Range;

use super::form::Format;
use super::numbers::{quoted, whole_number_problem};
use super::parsed::Parsed;
use super::problem::{Places, Problems};
use crate::board::Draft;

/// An iterator over the boards of an input.
#[derive(Debug)]
pub(super) struct Input<'t> {
    words: Words<'t>,
    /// The boards still announced; `None` before the first line was read.
    left: Option<u64>,
    announced: u64,
    done: bool,
}

/// The words of a text, each with its place and its line.
#[derive(Clone, Debug)]
struct Words<'t> {
    text: &'t str,
    at: usize,
    line: usize,
}

#[derive(Clone, Debug)]
struct Word<'t> {
    text: &'t str,
    span: Range<usize>,
    line: usize,
}

impl<'t> Iterator for Words<'t> {
    type Item = Word<'t>;

    fn next(&mut self) -> Option<Word<'t>> {
        let rest = &self.text[self.at..];
        let start = rest.find(|c: char| !c.is_whitespace())?;
        self.line += rest[..start].bytes().filter(|&byte| byte == b'\n').count();
        let rest = &rest[start..];
        let length = rest.find(char::is_whitespace).unwrap_or(rest.len());
        let begin = self.at + start;
        self.at = begin + length;
        Some(Word { text: &rest[..length], span: begin..self.at, line: self.line })
    }
}

impl<'t> Input<'t> {
    pub(super) fn new(text: &'t str, from: usize) -> Input<'t> {
        Input { words: Words { text, at: from, line: 1 }, left: None, announced: 0, done: false }
    }

    pub(super) fn next(&mut self) -> Option<Result<Parsed, Problems>> {
        if self.done {
            return None;
        }
        let mut problems = Problems::new();
        if self.left.is_none() {
            self.left = self.count(&mut problems, "the number of boards");
            self.announced = self.left.unwrap_or(0);
            if self.left.is_none() {
                self.done = true;
                return Some(Err(problems));
            }
        }
        if self.left == Some(0) {
            self.done = true;
            let left_over = self.words.next()?;
            problems.lose_structure(
                left_over.span,
                format!("found {}, expected the end of the text", quoted(left_over.text)),
                Some("does the first line, or the last count, say too little?"),
            );
            return Some(Err(problems));
        }
        self.left = self.left.map(|left| left - 1);
        Some(self.board(problems))
    }

    fn board(&mut self, mut problems: Problems) -> Result<Parsed, Problems> {
        let start = self.words.clone().next().map_or(self.words.text.len(), |word| word.span.start);
        let mut jumps = Vec::new();
        let mut places = Places::default();
        let mut remarks = Problems::new();
        for kind in ["ladders", "snakes"] {
            let what = format!("the number of {kind}");
            let Some(count) = self.count(&mut problems, &what) else {
                self.done = true;
                return Err(problems);
            };
            for index in 0..count {
                let Some((from, to)) = self.pair(&mut problems, kind, index, count) else {
                    self.done = true;
                    return Err(problems);
                };
                let (Some(begin), Some(end)) =
                    (number(&from, &mut problems), number(&to, &mut problems))
                else {
                    continue;
                };
                let slip = match kind {
                    "ladders" if end < begin => Some("is listed among the ladders but leads down"),
                    "snakes" if end > begin => Some("is listed among the snakes but leads up"),
                    _ => None,
                };
                if let Some(slip) = slip {
                    remarks.add(
                        from.span.clone(),
                        format!("the jump {begin} ⇒ {end} {slip}"),
                        Some("are its ends swapped?"),
                    );
                }
                jumps.push((begin, end));
                places.jumps.push((from.span.start, to.span.start));
            }
        }
        Ok(Parsed {
            format: Format::HackerRank,
            start,
            draft: Draft::List { squares: None, columns: None, jumps },
            places,
            preset: Format::HackerRank.preset(),
            problems,
            remarks,
        })
    }

    /// A count on a line of its own.
    fn count(&mut self, problems: &mut Problems, what: &str) -> Option<u64> {
        let Some(word) = self.words.next() else {
            let end = self.words.text.trim_end().len();
            let boards = self.announced;
            let help = if boards > 0 {
                format!(
                    "the first line announces {boards} board{}",
                    if boards == 1 { "" } else { "s" }
                )
            } else {
                "is the text cut off?".to_owned()
            };
            problems.lose_structure(
                end..end,
                format!("the text ends where {what} is expected"),
                Some(&help),
            );
            return None;
        };
        if let Some(next) = self.words.clone().next()
            && next.line == word.line
        {
            problems.lose_structure(
                word.span.start..next.span.end,
                format!("this line has two numbers or more, expected {what} alone"),
                Some("does an earlier count say too little?"),
            );
            return None;
        }
        let count = word.text.parse().ok();
        if count.is_none() {
            problems.lose_structure(
                word.span,
                format!("found {}, expected {what}", quoted(word.text)),
                None,
            );
        }
        count
    }

    /// Two words of one line.
    fn pair(
        &mut self,
        problems: &mut Problems,
        kind: &str,
        index: u64,
        count: u64,
    ) -> Option<(Word<'t>, Word<'t>)> {
        let one = kind.trim_end_matches('s');
        let Some(from) = self.words.next() else {
            let end = self.words.text.trim_end().len();
            problems.lose_structure(
                end..end,
                format!("the text ends after {index} of {}", counted(count, kind)),
                Some("is it cut off, or does the count say too much?"),
            );
            return None;
        };
        let words_here: Vec<_> =
            self.words.clone().take(3).take_while(|word| word.line == from.line).collect();
        let [to] = &words_here[..] else {
            let end = words_here.last().map_or(from.span.end, |word| word.span.end);
            let found = match words_here.len() {
                0 => "one number",
                _ => "more than two numbers",
            };
            problems.lose_structure(
                from.span.start..end,
                format!("this line has {found}, expected a {one}: from to"),
                Some(&format!(
                    "the count says {}, this is number {}",
                    counted(count, kind),
                    index + 1
                )),
            );
            return None;
        };
        let to = to.clone();
        self.words.next();
        Some((from, to))
    }
}

fn number(word: &Word<'_>, problems: &mut Problems) -> Option<i128> {
    if let Ok(number) = word.text.parse() {
        return Some(number);
    }
    let digits = word.text.trim_start_matches(['-', '+']);
    if digits.starts_with(|c: char| c.is_ascii_digit()) {
        let (what, help) = whole_number_problem(word.text);
        problems.add(word.span.clone(), what, Some(help));
    } else {
        problems.add(
            word.span.clone(),
            format!("found {}, expected a number", quoted(word.text)),
            None,
        );
    }
    None
}

/// "1 ladder", "3 snakes".
fn counted(count: u64, kind: &str) -> String {
    let kind = if count == 1 { kind.trim_end_matches('s') } else { kind };
    format!("{count} {kind}")
}
