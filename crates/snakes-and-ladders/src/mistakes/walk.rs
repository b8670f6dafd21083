//! The search with its points in the open; with all of them right it is the
//! breadth-first search of [`search`](crate::search()), event for event.

use std::ops::ControlFlow;

use super::landing::zero_roll;
use super::marking::Marks;
use super::queue::{Order, Queue};
use super::setup::Setup;
use super::{Budget, Crash, Ending};
use crate::game::{Game, Landing, Token, Turn};
use crate::rules::{Chain, StartJump};
use crate::square::Square;
use crate::trace::{Event, Observer};

/// Goes on, or ends.
type Step = ControlFlow<Ending>;

pub(super) fn walk(
    setup: &Setup,
    game: &Game,
    budget: Budget,
    observer: &mut impl Observer,
) -> Ending {
    let start = game.start();
    let walk = Walk {
        setup,
        game,
        rolls_left: budget.rolls_tried,
        observer,
        marks: Marks::new(setup.marking, start),
        queue: Queue::new(setup.order, start),
        taken: 0,
        level: None,
    };
    match walk.run() {
        ControlFlow::Break(ending) => ending,
        ControlFlow::Continue(()) => Ending::Answers(setup.empty_queue),
    }
}

struct Walk<'a, O> {
    setup: &'a Setup,
    game: &'a Game,
    rolls_left: u64,
    observer: &'a mut O,
    marks: Marks,
    queue: Queue,
    /// Squares taken and gone through.
    taken: u64,
    /// The level told of last.
    level: Option<u64>,
}

impl<O: Observer> Walk<'_, O> {
    fn run(mut self) -> Step {
        self.begin()?;
        while let Some((token, level)) = self.queue.take() {
            self.tell_level(level);
            self.observer.see(Event::Taken { token });
            if !self.setup.counts.looks_when_pushing() {
                self.look_for_goal(token, level)?;
            }
            self.expand(token, level)?;
            self.taken += 1;
        }
        self.end_level(0);
        self.observer.see(Event::QueueEmpty);
        Step::Continue(())
    }

    /// A start whose jump is taken is looked up like any other square.
    fn begin(&self) -> Step {
        let rules = &self.setup.rules;
        if rules.start_jump == StartJump::Take && rules.start != Square::OFF_BOARD {
            self.look_up(rules.start)?;
            self.look_up_behind_jump(self.game.start().square)?;
        }
        Step::Continue(())
    }

    /// Tells where a level begins; a queue without levels is told as one.
    fn tell_level(&mut self, level: u64) {
        let goes_on = self.level.is_some() && !self.queue.has_levels();
        if self.level == Some(level) || goes_on {
            return;
        }
        let queued = self.queue.waiting() + 1;
        self.end_level(queued);
        self.level = Some(level);
        self.observer.see(Event::LevelBegins { level, queued });
    }

    fn end_level(&mut self, queued: u64) {
        if let Some(level) = self.level {
            self.observer.see(Event::LevelEnds { level, queued });
        }
    }

    fn look_for_goal(&mut self, token: Token, level: u64) -> Step {
        if !self.game.has_arrived(token) {
            return Step::Continue(());
        }
        let rolls = self.setup.counts.says(level, self.taken);
        self.observer.see(Event::Goal { rolls });
        Step::Break(Ending::Answers(i64::try_from(rolls).unwrap_or(i64::MAX)))
    }

    /// Tries every roll from the square taken from the queue.
    fn expand(&mut self, token: Token, level: u64) -> Step {
        let (setup, game, from) = (self.setup, self.game, token.square);
        let mut furthest: Option<Landing> = None;
        let zero = setup.rolls_zero.then(|| zero_roll(game, token)).flatten();
        for turn in zero.into_iter().chain(setup.lands.turns(game, token)) {
            self.spend_roll()?;
            match turn {
                Turn::Lands(right) => {
                    self.observer.see(Event::Rolls { from, roll: right.play.roll });
                    self.look_up_all(right)?;
                    for landing in setup.lands.of(game, token, right) {
                        self.observer.see(Event::Lands(landing));
                        if setup.order != Order::OnlyFurthest {
                            self.reach(landing, level)?;
                        } else if furthest
                            .is_none_or(|best| landing.play.stands_on > best.play.stands_on)
                        {
                            furthest = Some(landing);
                        }
                    }
                    if right.passed_end {
                        break;
                    }
                }
                Turn::Stays { roll } => {
                    self.observer.see(Event::Rolls { from, roll: Some(roll) });
                    self.observer.see(Event::PastEnd { from, roll });
                    break;
                }
                Turn::Circles { roll, rolled_to } => {
                    self.observer.see(Event::Rolls { from, roll: Some(roll) });
                    self.observer.see(Event::Circles { from, roll, rolled_to });
                }
            }
        }
        furthest.map_or(Step::Continue(()), |landing| self.reach(landing, level))
    }

    /// Marks what is to be marked, and lets the token wait.
    fn reach(&mut self, landing: Landing, level: u64) -> Step {
        if self.marks.has(landing, level + 1) || !self.queue.put(landing.token, level + 1) {
            self.observer.see(Event::AlreadyVisited(landing));
            return Step::Continue(());
        }
        self.marks.mark(landing, level + 1);
        self.observer.see(Event::Pushed(landing));
        if self.setup.counts.looks_when_pushing() {
            self.look_for_goal(landing.token, level)?;
        }
        Step::Continue(())
    }

    fn spend_roll(&mut self) -> Step {
        match self.rolls_left.checked_sub(1) {
            Some(left) => {
                self.rolls_left = left;
                Step::Continue(())
            }
            None => Step::Break(Ending::Overrun),
        }
    }

    /// Looks at the cell of every square a move asks about.
    fn look_up_all(&self, right: Landing) -> Step {
        if right.passed_end {
            return Step::Continue(());
        }
        self.look_up(self.setup.lands.looks_at(right.play))?;
        self.look_up_behind_jump(right.play.stands_on)
    }

    /// Where jumps are followed, the square behind a jump is looked up too.
    fn look_up_behind_jump(&self, square: Square) -> Step {
        if self.setup.rules.chain == Chain::Once {
            return Step::Continue(());
        }
        self.look_up(square)
    }

    fn look_up(&self, square: Square) -> Step {
        if self.setup.is_outside(square) {
            return Step::Break(Ending::Crashes(Crash::OutsideGrid { square }));
        }
        Step::Continue(())
    }
}
