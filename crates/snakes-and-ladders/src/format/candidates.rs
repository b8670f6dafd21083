//! The one reading that fits, of a text whose shape leaves several.

use super::either::two_readings;
use super::form::Format;
use super::problem::{Problems, ReadError};
use super::rows::{Row, Rows};
use super::{Options, Read, read};

/// What comes of trying several readings.
#[derive(Debug)]
pub(super) enum Tried {
    /// The answers of the one that is right, or the likeliest of those that are
    /// all wrong.
    Answers(Vec<Result<Read, ReadError>>),
    /// Several are right.
    Several(Problems),
}

/// Reads a text in each of these forms, the likeliest first. A reading fits
/// that gives a legal board and no error. Where several fit, a preset that only
/// one of them suggests decides.
pub(super) fn tried(text: &str, from: usize, options: &Options, forms: &[Format]) -> Tried {
    let mut fitting = Vec::new();
    let mut likeliest = None;
    for &form in forms {
        let with_form = Options { format: Some(form), ..*options };
        let answers: Vec<_> = read(text, &with_form).collect();
        if answers.iter().all(Result::is_ok) {
            fitting.push((form, answers));
        } else if likeliest.is_none() {
            likeliest = Some((form, answers));
        }
    }
    let suggested = options.preset.filter(|preset| {
        fitting.iter().filter(|(form, _)| form.preset() == Some(*preset)).count() == 1
    });
    if let Some(preset) = suggested {
        fitting.retain(|(form, _)| form.preset() == Some(preset));
    }
    match (&mut fitting[..], likeliest) {
        ([], likeliest) => {
            let (form, mut answers) = likeliest.unwrap_or((Format::Grid, Vec::new()));
            if let Some(error) = answers.iter_mut().find_map(|answer| answer.as_mut().err()) {
                let others = forms.iter().filter(|other| **other != form);
                let others: Vec<String> = others.map(ToString::to_string).collect();
                error.add_help(&format!(
                    "this was read as {}; for another reading say --format {}",
                    form.title(),
                    others.join(" or ")
                ));
            }
            Tried::Answers(answers)
        }
        ([(_, answers)], _) => Tried::Answers(std::mem::take(answers)),
        ([(one, _), (other, _), ..], _) => {
            let span = Rows::new(text, from).next().map_or(from..from, Row::span);
            Tried::Several(two_readings(span, *one, *other))
        }
    }
}
