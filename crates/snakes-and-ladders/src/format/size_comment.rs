//! The size of a list of jumps, from comment lines: `# squares: 100, columns: 10`.

use super::numbers::{quoted, whole_number_problem};
use super::problem::{Places, Problems};
use crate::layout::MAX_SQUARES;

/// What the comment lines of a text say.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Size {
    pub(super) squares: Option<u64>,
    pub(super) columns: Option<u64>,
}

impl Size {
    /// Reads the lines that begin with `#`, from a place on.
    pub(super) fn of_comments(
        text: &str,
        from: usize,
        places: &mut Places,
        problems: &mut Problems,
    ) -> Size {
        let mut size = Size::default();
        let mut begin = from;
        for line in text[from..].split_inclusive('\n') {
            let bare = line.trim_start();
            if let Some(comment) = bare.strip_prefix('#') {
                let at = begin + line.len() - bare.len() + 1;
                size.comment(comment, at, places, problems);
            }
            begin += line.len();
        }
        size
    }

    fn comment(
        &mut self,
        comment: &str,
        begin: usize,
        places: &mut Places,
        problems: &mut Problems,
    ) {
        let mut at = begin;
        let gives_size = comment.trim_start().starts_with("squares");
        for part in comment.split([',', ';']) {
            let here = at;
            at += part.len() + 1;
            let Some((key, value)) = part.split_once([':', '=']) else { continue };
            let number = value.trim();
            let is_words =
                !number.starts_with(|c: char| c.is_ascii_digit() || c == '-' || c == '+');
            if is_words && !gives_size {
                // A remark, such as one about the columns of the file.
                continue;
            }
            let setting = match key.trim() {
                "squares" => &mut self.squares,
                "columns" => &mut self.columns,
                _ => continue,
            };
            let value_at = here + key.len() + 1;
            let pad = value.len() - value.trim_start().len();
            let span = value_at + pad..value_at + pad + number.len();
            // A placeholder keeps the gate from missing the number as well.
            let count = number.parse().unwrap_or(MAX_SQUARES);
            let before = setting.replace(count);
            let before = before.filter(|&before| before != count && before != MAX_SQUARES);
            if number.parse::<u64>().is_err() {
                let (what, help) = if is_words {
                    (format!("found {}, expected a number", quoted(number)), "e.g. # squares: 100")
                } else {
                    whole_number_problem(number)
                };
                problems.add(span.clone(), what, Some(help));
            } else if let Some(before) = before {
                let key = quoted(key.trim());
                let what = format!("{key} is given twice: {before} before, {count} here");
                problems.add(span.clone(), what, Some("keep one of the two"));
            }
            match key.trim() {
                "squares" => places.squares = Some(span.start),
                _ => places.columns = Some(span.start),
            }
        }
    }
}
