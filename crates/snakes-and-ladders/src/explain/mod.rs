//! The explanation of an answer: what a good teacher would write on the board,
//! for any board and any rules.
//!
//! [`Explanation::of`] lets the search and the strategies run once and keeps
//! what they found; every number of the [document](crate::doc) comes from
//! there. Each [`Part`] is written by a file of its own.

mod answer;
mod approach;
mod board;
mod cells;
mod cost;
mod doubts;
mod dry_run;
mod extent;
mod facts;
mod figures;
mod graph;
mod grid_search;
mod landings;
mod levels;
mod limits;
mod mistakes;
mod part;
mod program;
mod question;
mod remember;
mod runs;
mod slow_ways;
mod words;
mod worksheet;

use crate::doc::{Block, Doc, Section, Text};
use crate::game::Game;
use crate::rules::Preset;
use crate::search::{Limit, TooLarge, Verdict};

pub use extent::Extent;
pub use part::Part;

use facts::Facts;

/// What is known about a game once it has been searched, ready to be explained.
///
/// ```
/// use snakes_and_ladders::explain::{Explanation, Extent, Part};
/// use snakes_and_ladders::render::{Screen, text};
/// use snakes_and_ladders::{Board, Game, Limit, Rules};
///
/// let board = Board::from_jumps(9, [(2, 8), (7, 4)])?;
/// let game = Game::new(board, Rules::default())?;
/// let explanation = Explanation::of(&game, None, Extent::default(), Limit::default())?;
/// let page = text(&explanation.doc(&[Part::Answer]), Screen::default());
/// assert!(page.contains("2 rolls are the fewest there are."));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Explanation<'g> {
    facts: Facts<'g>,
}

impl<'g> Explanation<'g> {
    /// Searches a game and lets the strategies try their luck. `preset` is the
    /// statement the board comes from, if that is known: its constraints are
    /// then mentioned.
    ///
    /// Time and space as for the search, and beside it at most what `extent`
    /// allows: an explanation of a board of a million squares is no longer than
    /// one of a few hundred.
    ///
    /// # Errors
    ///
    /// [`TooLarge`] if the search does not fit in the limit.
    ///
    /// ```
    /// use snakes_and_ladders::explain::{Explanation, Extent};
    /// use snakes_and_ladders::{Board, Game, Limit, Rules};
    ///
    /// let game = Game::new(Board::from_jumps(100, [])?, Rules::default())?;
    /// assert!(Explanation::of(&game, None, Extent::default(), Limit { bytes: 9 }).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of(
        game: &'g Game,
        preset: Option<Preset>,
        extent: Extent,
        limit: Limit,
    ) -> Result<Explanation<'g>, TooLarge> {
        Ok(Explanation { facts: Facts::gather(game, preset, extent, limit)? })
    }

    /// The answer being explained.
    pub fn verdict(&self) -> &Verdict {
        &self.facts.verdict
    }

    /// The explanation: the parts asked for, in the order of [`Part::ALL`],
    /// each once.
    ///
    /// Time and space O(what the extent allows); the mistakes are run when their
    /// part is asked for, each for at most 20 times the rolls of the search.
    ///
    /// ```
    /// # use snakes_and_ladders::explain::{Explanation, Extent, Part};
    /// # use snakes_and_ladders::{Board, Game, Limit, Rules};
    /// # let game = Game::new(Board::from_jumps(9, [(2, 8)])?, Rules::default())?;
    /// # let explanation = Explanation::of(&game, None, Extent::default(), Limit::default())?;
    /// let doc = explanation.doc(&[Part::Answer, Part::Board, Part::Board]);
    /// let names: Vec<&str> = doc.sections.iter().map(|section| section.name).collect();
    /// assert_eq!(names, ["board", "answer"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn doc(&self, parts: &[Part]) -> Doc {
        let wanted = Part::ALL.into_iter().filter(|part| parts.contains(part));
        Doc {
            title: self.title(),
            lead: Vec::new(),
            sections: wanted.map(|part| self.section(part)).collect(),
        }
    }

    /// The dry run with blanks for a class, and the key, a section of its own.
    ///
    /// Time and space O(what the extent allows).
    ///
    /// ```
    /// # use snakes_and_ladders::explain::{Explanation, Extent};
    /// # use snakes_and_ladders::{Board, Game, Limit, Rules};
    /// # let game = Game::new(Board::from_jumps(9, [(2, 8)])?, Rules::default())?;
    /// # let explanation = Explanation::of(&game, None, Extent::default(), Limit::default())?;
    /// assert_eq!(explanation.worksheet().sections[0].name, "key");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn worksheet(&self) -> Doc {
        worksheet::doc(&self.facts)
    }

    fn title(&self) -> Text {
        let squares = words::count(self.facts.game.last().get(), "square");
        match self.facts.verdict.rolls() {
            Some(rolls) => {
                format!("Snakes and Ladders on {squares}: {}", words::count(rolls, "roll")).into()
            }
            None => format!(
                "Snakes and Ladders on {squares}: square {} cannot be reached",
                self.facts.game.last()
            )
            .into(),
        }
    }

    fn section(&self, part: Part) -> Section {
        Section { name: part.name(), title: part.title().into(), blocks: self.blocks(part) }
    }

    fn blocks(&self, part: Part) -> Vec<Block> {
        let facts = &self.facts;
        match part {
            Part::Question => question::blocks(facts),
            Part::Limits => limits::blocks(facts),
            Part::Graph => graph::blocks(facts),
            Part::Board => board::blocks(facts),
            Part::Cells => cells::blocks(facts),
            Part::SlowWays => slow_ways::blocks(facts),
            Part::Levels => levels::blocks(facts),
            Part::Approach => approach::blocks(facts),
            Part::Pseudocode => program::pseudocode(facts),
            Part::Code => program::code(facts),
            Part::DryRun => dry_run::blocks(facts),
            Part::Answer => answer::blocks(facts),
            Part::Cost => cost::blocks(facts),
            Part::Mistakes => mistakes::blocks(facts),
            Part::Remember => remember::blocks(facts),
            Part::GridSearch => grid_search::blocks(facts),
        }
    }
}
