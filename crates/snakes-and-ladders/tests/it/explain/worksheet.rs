//! The worksheet: what is given is right, what is to be found is blank.

use snakes_and_ladders::Limit;
use snakes_and_ladders::doc::{Block, Meaning, Table, Text};
use snakes_and_ladders::explain::Explanation;

use super::Told;
use super::page::{Page, numbers};
use crate::engine::{Found, holds, same};

/// The exercise has the rows of its key and gives nothing away.
pub(super) fn worksheet(told: &Told<'_>) -> Found {
    let explanation = Explanation::of(told.game, None, told.extent, Limit::default());
    let doc = explanation.map_err(|error| error.to_string())?.worksheet();
    let exercise = doc.lead.iter().find_map(|block| match block {
        Block::Table(table) => Some(table),
        _ => None,
    });
    let Table { rows, columns } = exercise.ok_or("no table")?;
    let key = Page(&doc).table("key", "popped")?;
    if told.is_whole() {
        same("rows of the exercise and of the key", rows.len(), key.rows.len())?;
    }
    for (place, row) in rows.iter().enumerate() {
        told.count(1);
        same("cells of a row", row.len(), columns.len())?;
        let given: Vec<u64> = row.iter().flat_map(|cell| numbers(&cell.to_string())).collect();
        let blanks = row.iter().flat_map(Text::spans).filter(|span| span.meaning == Meaning::Blank);
        holds("something is to be found", blanks.count() >= 3)?;
        let begin = told.game.start().square;
        if place == 0 {
            same("the first row", given, vec![0, begin.get()])?;
        } else {
            holds("no more than the level is given", given.len() <= 1)?;
        }
        if told.is_whole() {
            let level = key.rows[place][0].to_string();
            same("the level", row[0].to_string(), level)?;
        }
    }
    Ok(())
}
