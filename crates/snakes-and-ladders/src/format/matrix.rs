//! A matrix of two rows: where the jumps begin, where they lead.

use std::ops::Range;

use super::form::Format;
use super::jump_list::JumpList;
use super::names::Kind;
use super::parsed::Parsed;
use super::size_comment::Size;

/// Whether the bracket a text begins with opens a matrix and no JSON list:
/// `[94 95; 89 69]`.
pub(super) fn begins_here(text: &str) -> bool {
    let Some(inside) = text.strip_prefix('[') else { return false };
    let is_inside = |c: char| c.is_ascii_digit() || c.is_whitespace() || "+-,".contains(c);
    let end = inside.find(|c| !is_inside(c)).unwrap_or(inside.len());
    let (row, behind) = inside.split_at(end);
    // Two numbers with only a line break between are no JSON either.
    let mut lines = row.lines().map(str::trim).filter(|line| !line.is_empty());
    let ends_bare = lines.next().is_some_and(|line| !line.ends_with(','));
    let breaks_bare = ends_bare && lines.next().is_some_and(|line| !line.starts_with(','));
    let parted_by_blanks = !row.contains(',') && row.split_whitespace().nth(1).is_some();
    behind.starts_with(';') || parted_by_blanks || breaks_bare
}

/// Whether a text is two rows in brackets of their own, `[[4,9,17],[14,31,7]]`,
/// as many numbers above 0 in both and at least three, and nothing else.
pub(super) fn may_be_nested(text: &str) -> bool {
    let is_inside = |c: char| c.is_ascii_digit() || c.is_whitespace() || c == ',';
    let mut rest = text.trim().strip_prefix('[').unwrap_or_default();
    let mut row = || {
        rest = rest.trim_start_matches([',', ' ', '\n', '\r', '\t']).strip_prefix('[')?;
        let (inside, behind) = rest.split_at(rest.find(|c| !is_inside(c))?);
        rest = behind.strip_prefix(']')?;
        Some(inside.split(',').filter(|number| !number.trim().is_empty()).count())
    };
    let rows = (row(), row());
    matches!(rows, (Some(begins @ 3..), Some(ends)) if begins == ends)
        && rest.trim_start_matches(',').trim() == "]"
}

/// Whether the rows of a matrix in brackets have brackets of their own.
fn is_nested(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim_start);
    let first = lines.find(|line| !line.is_empty() && !line.starts_with(['#', '%']));
    let inside = first.and_then(|line| line.strip_prefix('[')).map(str::trim_start);
    inside.is_some_and(|inside| {
        inside.starts_with('[')
            || inside.is_empty() && lines.next().is_some_and(|line| line.starts_with('['))
    })
}

/// Reads a whole text, from a place on, as one board.
pub(super) fn parse(text: &str, from: usize) -> Parsed {
    let mut list = JumpList::default();
    let size = Size::of_comments(text, from, &mut list.places, &mut list.problems);
    let mut matrix = Matrix { text, rows: vec![Vec::new()], list };
    matrix.read(from);
    matrix.jumps();
    let start = text.len() - text[from..].trim_start().len();
    matrix.list.parsed(Format::Matrix, start, size)
}

struct Matrix<'t> {
    text: &'t str,
    /// The places of the numbers of each row; of those behind the second only
    /// the first number.
    rows: Vec<Vec<Range<usize>>>,
    list: JumpList,
}

impl Matrix<'_> {
    /// Finds the numbers of each row; a semicolon or a line break ends one.
    fn read(&mut self, from: usize) {
        let mut begin = from;
        let mut opened = None;
        let nested = is_nested(&self.text[from..]);
        let mut in_row = false;
        for line in self.text[from..].split_inclusive('\n') {
            let at = begin;
            begin += line.len();
            if line.trim_start().starts_with(['#', '%']) {
                continue;
            }
            let mut rest = 0;
            while let Some(start) =
                line[rest..].find(|c: char| !c.is_whitespace() && c != ',').map(|skip| rest + skip)
            {
                let word = &line[start..];
                let end = word
                    .find(|c: char| c.is_whitespace() || ",;[]".contains(c))
                    .unwrap_or(word.len());
                let sign = word.chars().next().map_or(0, char::len_utf8);
                rest = start + end.max(sign);
                let span = at + start..at + rest;
                match &self.text[span.clone()] {
                    ";" => self.rows.push(Vec::new()),
                    "[" if nested && opened.is_some() && !in_row => {
                        in_row = true;
                        if self.rows.last().is_some_and(|row| !row.is_empty()) {
                            self.rows.push(Vec::new());
                        }
                    }
                    "]" if in_row => in_row = false,
                    "[" if opened.is_none() && self.rows == [vec![]] => opened = Some(span),
                    "]" if opened.as_ref().is_some_and(|open| open.end > open.start) => {
                        // Seen, and closed.
                        opened = Some(span.end..span.end);
                    }
                    _ => self.number(span),
                }
            }
            if !in_row && self.rows.last().is_some_and(|row| !row.is_empty()) {
                self.rows.push(Vec::new());
            }
        }
        if let Some(open) = opened.filter(|open| open.end > open.start) {
            self.list.problems.lose_structure(
                open,
                "this matrix is not closed",
                Some("is it cut off? It would end with ]"),
            );
        }
    }

    fn number(&mut self, span: Range<usize>) {
        let number = self.rows.len() - 1;
        if let Some(row) = self.rows.last_mut()
            && (number < 2 || row.is_empty())
        {
            row.push(span);
        }
    }

    fn jumps(&mut self) {
        let rows = std::mem::take(&mut self.rows);
        // An empty row behind the last is only the end of it.
        let used = rows.iter().rposition(|row| !row.is_empty()).map_or(0, |last| last + 1);
        if used > 2 {
            let third = rows.iter().skip(2).find_map(|row| row.first()).cloned();
            let filled = rows.iter().filter(|row| !row.is_empty()).count();
            self.list.problems.lose_structure(
                third.unwrap_or_default(),
                format!("this matrix has {filled} rows, expected two: where the jumps begin, where they lead"),
                Some("a jump a line, 4 14, is another form: --format lines"),
            );
            return;
        }
        let empty = Vec::new();
        let (begins, ends) = (rows.first().unwrap_or(&empty), rows.get(1).unwrap_or(&empty));
        if begins.len() != ends.len() {
            let longer = if begins.len() > ends.len() { begins } else { ends };
            let span = longer.get(begins.len().min(ends.len())).cloned().unwrap_or_default();
            self.list.problems.lose_structure(
                span,
                format!(
                    "the first row has {}, the second {}, expected as many in both",
                    counted(begins.len()),
                    ends.len()
                ),
                Some("the first row says where the jumps begin, the second where they lead"),
            );
        }
        let mut numbers = |spans: &[Range<usize>]| -> Vec<_> {
            let text = self.text;
            spans.iter().map(|span| self.list.number(&text[span.clone()], span.clone())).collect()
        };
        let (begins, ends) = (numbers(begins), numbers(ends));
        for (from, to) in begins.into_iter().zip(ends) {
            if let (Some(from), Some(to)) = (from, to) {
                self.list.add(Kind::Jumps, from, to);
            }
        }
    }
}

fn counted(numbers: usize) -> String {
    format!("{numbers} number{}", if numbers == 1 { "" } else { "s" })
}
