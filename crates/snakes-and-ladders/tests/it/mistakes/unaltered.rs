//! With nothing altered, a run is the search: the same answer, event for event.

use snakes_and_ladders::mistakes::{self, Alteration, Budget, Ending};
use snakes_and_ladders::{Game, Limit, Trace, search_observed};

use crate::deal::Deal;
use crate::engine::{Found, each_game, same};

#[test]
fn nothing_altered_is_the_search_itself() {
    each_game(41, 30_000, Deal::any, |_, game| is_the_search(game));
}

fn is_the_search(game: &Game) -> Found {
    let (mut searched, mut run) = (Trace::new(), Trace::new());
    let verdict = search_observed(game, Limit::default(), &mut searched)
        .map_err(|error| error.to_string())?;
    let ending = mistakes::run(game, Alteration::default(), Budget::default(), &mut run);
    let rolls = verdict.rolls().map_or(-1, |rolls| i64::try_from(rolls).unwrap_or_default());
    same("the answer", ending, Ending::Answers(rolls))?;
    same("the events", run.events(), searched.events())?;
    // One roll less than the search needs is not enough.
    let needed = verdict.work().rolls_tried;
    let within =
        |rolls_tried| mistakes::run(game, Alteration::default(), Budget { rolls_tried }, &mut ());
    same("a budget just large enough", within(needed), ending)?;
    match needed.checked_sub(1) {
        Some(less) => same("a budget just too small", within(less), Ending::Overrun),
        None => Ok(()),
    }
}
