//! The search's own story, against a queue kept by hand.

use std::collections::{BTreeSet, VecDeque};

use snakes_and_ladders::{
    DryRun, Event, Game, Limit, Observer, Token, Trace, search, search_observed,
};

use super::{Found, GAMES, each_game, holds, same};
use crate::deal::Deal;

#[test]
fn the_events_are_those_of_a_queue_and_a_mark_on_each_square() {
    each_game(13, GAMES / 4, Deal::any, told);
}

fn told(_: &Deal, game: &Game) -> Found {
    let mut trace = Trace::new();
    let verdict =
        search_observed(game, Limit::default(), &mut trace).map_err(|error| error.to_string())?;
    same("a watched search answers the same", Ok(&verdict), search(game).as_ref())?;

    let mut queue = VecDeque::from([game.start()]);
    let mut visited = vec![game.start()];
    let (mut rolls, mut taken, mut goal) = (0, 0, None);
    let run = DryRun::from_trace(&trace);
    for &event in trace.events() {
        match event {
            Event::LevelBegins { queued, .. } => same("queued", queued, queue.len() as u64)?,
            Event::Taken { token } => {
                taken += 1;
                same("taken from the front", Some(token), queue.pop_front())?;
            }
            Event::Rolls { .. } => rolls += 1,
            Event::AlreadyVisited(landing) => {
                holds("visited before", visited.contains(&landing.token))?;
            }
            Event::Pushed(landing) => {
                holds("not visited before", !visited.contains(&landing.token))?;
                visited.push(landing.token);
                queue.push_back(landing.token);
            }
            Event::LevelEnds { level, queued } => {
                same("queued", queued, queue.len() as u64)?;
                let level = usize::try_from(level).unwrap_or_default();
                same("the dry run's queue", run.queue_after(level), &squares(&queue)[..])?;
                same("the dry run's marks", run.visited_after(level), &squares(&visited)[..])?;
            }
            Event::Goal { rolls } => goal = Some(rolls),
            Event::QueueEmpty => same("the queue", queue.len(), 0)?,
            Event::PastEnd { .. } | Event::Circles { .. } | Event::Lands(_) => {}
        }
    }
    same("the goal", goal, verdict.rolls())?;
    same("rolls tried", verdict.work().rolls_tried, rolls)?;
    same("squares expanded", verdict.work().squares_expanded, taken - u64::from(goal.is_some()))?;
    let numbers: BTreeSet<u64> = visited.iter().map(|&token| game.slot(token)).collect();
    same("each token has a slot of its own", numbers.len(), visited.len())?;
    holds(
        "a slot gives its token back",
        visited.iter().all(|&token| game.token(game.slot(token)) == token),
    )?;

    let half = trace.events().len() / 2;
    let mut part = Trace::at_most(half);
    trace.events().iter().for_each(|&event| part.see(event));
    same("a bounded trace", part.events(), &trace.events()[..half])?;
    same("what it left out", part.left_out(), (trace.events().len() - half) as u64)
}

fn squares<'t>(tokens: impl IntoIterator<Item = &'t Token>) -> Vec<snakes_and_ladders::Square> {
    tokens.into_iter().map(|token| token.square).collect()
}
