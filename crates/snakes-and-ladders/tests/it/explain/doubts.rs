//! The doubts of the dry run: every number in them.

use snakes_and_ladders::doc::AsideKind;

use super::Told;
use super::page::numbers;
use super::retold::Try;
use crate::engine::{Found, holds, same};
use crate::oracle::{Chain, PastEnd};

/// A square to be marked is where a jump ends and nobody stands where it begins.
pub(super) fn mark_which(told: &Told<'_>) -> Found {
    let Some(doubt) = told.page.doubt("dry-run", "Mark ")? else { return Ok(()) };
    told.count(1);
    let &[from, to] = &numbers(&doubt.title.to_string())[..] else {
        return Err("two squares".into());
    };
    let pushed = told.retold.rows().any(|(_, row)| {
        row.tries.iter().any(|tried| {
            matches!(tried, Try::Lands { rolled_to, after, new: true, .. }
                if *rolled_to == from && after.0 == to)
        })
    });
    holds("a roll onto it pushes the end of its jump", pushed)?;
    let text = numbers(&doubt.text.to_string());
    holds("no other squares", text.iter().all(|square| [from, to].contains(square)))?;
    let stood_on = told.referee.levels().into_keys().any(|(square, _)| square == from);
    holds(&format!("nobody stands on {from}"), !stood_on)
}

/// A second jump is not taken and the token rolls from there.
pub(super) fn second_jump(told: &Told<'_>) -> Found {
    let Some(doubt) = told.page.doubt_of_second_jump()? else { return Ok(()) };
    told.count(1);
    same("the chain rule", told.raw.chain, Chain::Once)?;
    let title = numbers(&doubt.title.to_string());
    let &[from, between, again, to] = &title[..] else { return Err(format!("{title:?}")) };
    same("where the first ends", again, between)?;
    same("the first jump", told.jump(from), Some(between))?;
    same("the second jump", told.jump(between), Some(to))?;
    holds("the second leads elsewhere", to != between)?;
    holds("the game is not over there", between != told.raw.last)?;
    let text = numbers(&doubt.text.to_string());
    holds("the square between", text.iter().all(|&square| square == between))
}

/// A square that is not pushed again was pushed as said.
pub(super) fn refused(told: &Told<'_>) -> Found {
    let Some(doubt) = told.page.doubt("dry-run", "not pushed again")? else { return Ok(()) };
    told.count(1);
    let title = numbers(&doubt.title.to_string());
    let (square, from) = (title[0], title[1]);
    let refusing = told.retold.rows().find(|(level, row)| {
        row.token.0 == from
            && row.visited().contains(&square)
            && title.get(2).is_none_or(|said| said == level)
    });
    holds(&format!("{square} is visited already from {from}"), refusing.is_some())?;
    let text = doubt.text.to_string();
    let (first_level, first) = told
        .retold
        .rows()
        .find(|(_, row)| row.pushed().contains(&square))
        .ok_or("it was never pushed")?;
    let mut said = numbers(&text);
    said.sort_unstable();
    let mut expected = vec![first.token.0, first_level];
    expected.sort_unstable();
    same("from where and in which level it was pushed", said, expected)?;
    let by_jump = first.tries.iter().any(|tried| {
        matches!(tried, Try::Lands { rolled_to, after, new: true, .. }
            if after.0 == square && *rolled_to != square)
    });
    if text.contains("by ") {
        same("by a jump", text.contains("by a jump"), by_jump)?;
    }
    Ok(())
}

/// A roll past the end is one.
pub(super) fn past_end(told: &Told<'_>) -> Found {
    let first = told.retold.rows().find_map(|(_, row)| {
        row.tries.iter().find_map(|tried| match tried {
            Try::PastEnd { roll } => Some((row.token.0, *roll)),
            _ => None,
        })
    });
    let stays = told.raw.past_end == PastEnd::Stay;
    let Some(doubt) = told.page.doubt("dry-run", "would be")? else {
        return same("a doubt about the end", first.filter(|_| stays), None);
    };
    told.count(1);
    let (from, roll) = first.filter(|_| stays).ok_or("there is no such roll")?;
    same("the roll", numbers(&doubt.title.to_string()), vec![from, roll, from + roll])?;
    same("what it means", numbers(&doubt.text.to_string()), vec![from + roll, told.raw.last])
}

/// The last square is found one level before it is popped.
pub(super) fn when_to_stop(told: &Told<'_>) -> Found {
    let last = told.raw.last;
    let Some(rolls) = told.retold.rolls.filter(|rolls| *rolls > 0) else {
        return holds("no such doubt", told.page.doubt("dry-run", "found in")?.is_none());
    };
    let Some(doubt) = told.page.doubt("dry-run", "found in")? else {
        // Only where somebody stood on it before without having won.
        let found = told.retold.rows().find(|(_, row)| row.pushed().contains(&last));
        return holds("the doubt arises", found.is_some_and(|(level, _)| level + 1 < rolls));
    };
    told.count(1);
    same("the title", numbers(&doubt.title.to_string()), vec![last, rolls - 1, rolls])?;
    let text = numbers(&doubt.text.to_string());
    let allowed = [1, rolls - 1, rolls];
    holds("the levels", text.iter().all(|figure| allowed.contains(figure)))?;
    holds("both levels", text.contains(&rolls) && text.contains(&(rolls - 1)))
}

/// No doubt is told twice and none is empty.
pub(super) fn all_known(told: &Told<'_>) -> Found {
    let known = [
        "Mark ",
        "go down the snake",
        "has a jump too",
        "not pushed again",
        "would be",
        "found in",
    ];
    let doubts = told.page.asides("dry-run", AsideKind::Doubt)?;
    told.count(doubts.len());
    for doubt in &doubts {
        let title = doubt.title.to_string();
        let kinds = known.iter().filter(|known| title.contains(**known)).count();
        same(&format!("known doubts like {title:?}"), kinds, 1)?;
        holds("it is answered", !doubt.text.is_empty())?;
    }
    for kind in known {
        let alike = doubts.iter().filter(|doubt| doubt.title.to_string().contains(kind)).count();
        holds(&format!("one doubt like {kind:?}"), alike <= 1)?;
    }
    Ok(())
}
