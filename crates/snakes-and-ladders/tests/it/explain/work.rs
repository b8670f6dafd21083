//! The work done, and what it can be at most.

use snakes_and_ladders::doc::Meaning;
use snakes_and_ladders::mistakes::Mistake;

use super::Told;
use super::page::{self, numbers};
use crate::engine::{Found, holds, same};
use crate::oracle::PastEnd;

/// The work is counted right and stays below its bound.
pub(super) fn work(told: &Told<'_>) -> Found {
    let (tried, expanded) = (told.retold.tried, told.retold.expanded);
    let rolls = told.raw.die.len() as u64;
    let limits = told.page.texts("limits")?;
    let limit = limits.first().ok_or("no limit")?;
    let of_meaning: Vec<u64> = limit
        .spans()
        .iter()
        .filter(|span| span.meaning == Meaning::Number)
        .flat_map(|span| numbers(&span.text))
        .collect();
    let &[most, said] = &of_meaning[..] else { return Err(format!("{of_meaning:?}")) };
    same("rolls tried", said, tried)?;
    holds(&format!("at most {most}: {tried}"), tried <= most)?;
    // Figures on the way to the bound: squares, rolls, and their product.
    let figures = numbers(&limit.to_string());
    same("the squares", figures[0], told.raw.last)?;
    same("the rolls", figures[1], rolls)?;
    let cost = told.page.texts("cost")?;
    let time = cost.iter().find(|text| text.to_string().contains("popped")).ok_or("no cost")?;
    let of_meaning: Vec<u64> = time
        .spans()
        .iter()
        .filter(|span| span.meaning == Meaning::Number)
        .flat_map(|span| numbers(&span.text))
        .collect();
    same("squares expanded, rolls tried", of_meaning, vec![expanded, tried])?;
    let figures = numbers(&time.to_string());
    same("rolls a square", &figures[..2], &[rolls, rolls])?;
    same("the same bound in both parts", figures[2], most)?;
    let space = cost.iter().find(|text| text.to_string().contains("Space")).ok_or("no space")?;
    same("squares", numbers(&space.to_string()), vec![told.raw.last])?;
    told.count(8);
    inside(told, &limits.iter().map(ToString::to_string).collect::<Vec<_>>())
}

/// How many jumps end where another begins.
fn inside(told: &Told<'_>, limits: &[String]) -> Found {
    let jumps =
        told.raw.jumps.iter().filter(|(from, to)| from != to && told.jump(*to).is_some()).count()
            as u64;
    let said = limits.iter().find(|text| text.contains("where another begins"));
    let Some(said) = said else { return same("jumps onto jumps", jumps, 0) };
    same("jumps onto jumps", numbers(said), vec![jumps])
}

/// A mistake that is said to be wrong is and they are counted.
pub(super) fn mistakes(told: &Told<'_>) -> Found {
    let right = told.retold.rolls.map_or("-1".to_owned(), |rolls| rolls.to_string());
    let texts = told.page.texts("mistakes")?;
    let said =
        texts.iter().find(|text| text.spans().iter().any(|span| span.meaning == Meaning::Right));
    let said = said.ok_or("the right answer is not said")?;
    let answer = said.spans().iter().find(|span| span.meaning == Meaning::Right);
    same("the right answer", answer.map(|span| span.text.clone()), Some(right.clone()))?;
    let table = told.page.table("mistakes", "here");
    let differ = table.as_ref().map_or(0, |table| table.rows.len());
    let head = if differ == 0 { "No mistake".to_owned() } else { format!("{differ} mistake") };
    holds(&format!("{head} is said"), said.to_string().starts_with(&head))?;
    for row in table.iter().flat_map(|table| table.rows) {
        told.count(1);
        let answer = page::answered(&row[1].to_string());
        holds("its answer differs", answer != right.parse().ok())?;
    }
    let all = Mistake::ALL.into_iter().filter(|mistake| mistake.applies_to(told.game)).count();
    let chance = texts.iter().find(|text| text.to_string().contains("by chance"));
    let by_chance = chance.map_or(0, |text| numbers(&text.to_string())[0]);
    same("all that can be made here", differ as u64 + by_chance, all as u64)?;
    let listed = told.page.tables("mistakes")?.iter().map(|table| table.rows.len()).sum::<usize>();
    same("each is listed once", listed, all)?;
    if let Some(text) = chance {
        same(
            "what they answer",
            page::meant(std::slice::from_ref(text), Meaning::Number),
            Some(right.clone()),
        )?;
    }
    rolls_are_of_the_die(told)
}

/// No advice names a roll that the die has not, or a rule that is not in force.
fn rolls_are_of_the_die(told: &Told<'_>) -> Found {
    for table in told.page.tables("mistakes")? {
        for row in table.rows {
            let instead = row[row.len() - 1].to_string();
            if instead.contains("let the roll") || instead.contains("every roll of the die") {
                let ends = numbers(&instead);
                let (first, last) = (told.raw.die[0], told.raw.die[told.raw.die.len() - 1]);
                same("the ends of the die", (ends[0], ends[ends.len() - 1]), (first, last))?;
            }
            let stays = instead.contains("try no larger roll");
            holds("what a roll past the end does", !stays || told.raw.past_end == PastEnd::Stay)?;
        }
    }
    Ok(())
}
