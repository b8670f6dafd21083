//! The input of Baekjoon 16928: two counts, then a jump a line.

use super::{Lost, Rows, left_over, pairs};
use crate::format::form::Format;
use crate::format::jump_list::JumpList;
use crate::format::names::Kind;
use crate::format::numbers::quoted;
use crate::format::parsed::Parsed;
use crate::format::problem::Problems;
use crate::format::size_comment::Size;

/// Reads the one board there is, if there is a line.
pub(super) fn parse(mut rows: Rows<'_>) -> Option<Result<Parsed, Problems>> {
    let start = rows.start();
    let mut list = JumpList::default();
    let (ladders, snakes) = match counts(&mut rows, &mut list.problems)? {
        Ok(counts) => counts,
        Err(Lost) => return Some(Err(list.problems)),
    };
    let read = pairs(&mut rows, &mut list, Kind::Ladders, ladders)
        .and_then(|()| pairs(&mut rows, &mut list, Kind::Snakes, snakes));
    if read.is_ok()
        && let Some(left_over) = left_over(&rows)
    {
        list.problems.append(left_over);
        list.problems.lose_structure_quietly();
    }
    Some(match read {
        Ok(()) => Ok(list.parsed(Format::Baekjoon, start, Size::default())),
        Err(Lost) => Err(list.problems),
    })
}

/// The line `3 7`: how many ladders, how many snakes.
fn counts(rows: &mut Rows<'_>, problems: &mut Problems) -> Option<Result<(u64, u64), Lost>> {
    let row = rows.next()?;
    let mut words = row.words();
    if let (Some(ladders), Some(snakes), None) = (words.next(), words.next(), words.next())
        && let (Ok(ladders), Ok(snakes)) = (ladders.text.parse(), snakes.text.parse())
    {
        return Some(Ok((ladders, snakes)));
    }
    problems.lose_structure(
        row.span(),
        format!("found {}, expected the numbers of ladders and snakes: 3 7", quoted(row.text())),
        None,
    );
    Some(Err(Lost))
}
