//! The explanation never contradicts the search: each figure it states is worked out again.

mod answer;
mod cells;
mod doubts;
mod dry_run;
mod large;
mod levels;
mod page;
mod question;
mod retold;
mod slow_ways;
mod wording;
mod work;
mod worksheet;

use std::cell::Cell;

use snakes_and_ladders::doc::Doc;
use snakes_and_ladders::explain::{Explanation, Extent, Part};
use snakes_and_ladders::{Board, Draft, Game, Limit, Numbering};

use crate::deal::Deal;
use crate::engine::Found;
use crate::oracle::RawGame;
use crate::referee::Referee;
use crate::rng::Rng;
use page::Page;
use retold::Retold;

/// An explanation, and what is known without it.
struct Told<'t> {
    raw: &'t RawGame,
    referee: &'t Referee<'t>,
    retold: &'t Retold,
    page: Page<'t>,
    game: &'t Game,
    extent: Extent,
    /// Columns and numbering, where the board has them.
    layout: Option<(u64, Numbering)>,
    /// How many figures have been checked, in all.
    checked: &'t Cell<u64>,
}

impl Told<'_> {
    /// Counts figures that were looked at.
    fn count(&self, figures: usize) {
        self.checked.set(self.checked.get() + figures as u64);
    }

    /// The jump of a square that counts.
    fn jump(&self, square: u64) -> Option<u64> {
        self.referee.jump(square)
    }

    fn is_whole(&self) -> bool {
        self.extent == Extent::whole()
    }
}

/// A check, what it shows, and how many figures it must have seen.
type Check = (&'static str, fn(&Told<'_>) -> Found, u64);

/// How many games are explained, and in which parts.
struct Games {
    seed: u64,
    small: u64,
    large: u64,
    parts: &'static [Part],
}

/// Explains small and large games of every kind, short and whole, and hands each explanation to
/// all checks. What each finds first is told at the end.
#[track_caller]
fn each_explained(games: &Games, checks: &[Check]) {
    let mut seen: Vec<(u64, Option<String>)> = vec![(0, None); checks.len()];
    let mut rng = Rng::new(games.seed);
    for number in 0..games.small + games.large {
        let deal = if number < games.small { Deal::any } else { Deal::large };
        let deal = deal(&mut rng);
        let layout = layout(&deal.raw);
        let Ok(game) = Game::new(board(&deal.raw, layout), deal.rules()) else { continue };
        let referee = Referee::new(&deal.raw);
        let retold = Retold::of(&deal.raw, &referee).expect("a game has a beginning");
        for extent in [Extent::whole(), Extent::default()] {
            let doc = doc(&game, extent, games.parts);
            for ((name, check, _), (figures, first)) in checks.iter().zip(&mut seen) {
                let checked = Cell::new(0);
                let told = Told {
                    raw: &deal.raw,
                    referee: &referee,
                    retold: &retold,
                    page: Page(&doc),
                    game: &game,
                    extent,
                    layout,
                    checked: &checked,
                };
                let found = check(&told);
                *figures += checked.get();
                if let (Err(found), None) = (found, &first) {
                    let whole = told.is_whole();
                    *first = Some(format!(
                        "{name}: {found}\ngame {number}, whole: {whole}, layout {layout:?}, die {}\n{:?}",
                        deal.die, deal.raw
                    ));
                }
            }
        }
    }
    let found: Vec<&str> = seen.iter().filter_map(|(_, found)| found.as_deref()).collect();
    assert!(found.is_empty(), "{}", found.join("\n\n"));
    for ((name, _, least), (figures, _)) in checks.iter().zip(seen) {
        assert!(figures >= *least, "{name}: only {figures} figures were checked, not {least}");
    }
}

fn doc(game: &Game, extent: Extent, parts: &[Part]) -> Doc {
    let explanation = Explanation::of(game, None, extent, Limit::default());
    explanation.expect("a small board fits").doc(parts)
}

/// Columns and numbering that depend on the game alone: three of four have them.
fn layout(raw: &RawGame) -> Option<(u64, Numbering)> {
    let mut rng = Rng::new(raw.last + 1_000 * raw.jumps.len() as u64 + raw.start);
    let numbering = rng.pick(&[Numbering::Zigzag, Numbering::Rows, Numbering::TopLeft]);
    let columns = match rng.between(1, 3) {
        1 => rng.between(1, raw.last),
        2 => raw.last.isqrt(),
        _ => 10,
    };
    rng.chance(3, 4).then_some((columns, numbering))
}

fn board(raw: &RawGame, layout: Option<(u64, Numbering)>) -> Board {
    let jumps = raw.jumps.iter().map(|&(from, to)| (i128::from(from), i128::from(to)));
    let list = Draft::List {
        squares: Some(raw.last),
        columns: layout.map(|(columns, _)| columns),
        jumps: jumps.collect(),
    };
    let numbering = layout.map_or(Numbering::Zigzag, |(_, numbering)| numbering);
    Board::from_draft(&list, numbering).expect("a legal board")
}

/// The parts without a drawing: those take longer.
const TOLD: Games = Games {
    seed: 31,
    small: 3_000,
    large: 250,
    parts: &[
        Part::Question,
        Part::Limits,
        Part::Graph,
        Part::Cells,
        Part::SlowWays,
        Part::Approach,
        Part::DryRun,
        Part::Cost,
        Part::Remember,
        Part::GridSearch,
    ],
};

const DRAWN: Games = Games {
    seed: 32,
    small: 600,
    large: 30,
    parts: &[Part::Question, Part::Board, Part::Levels, Part::Answer],
};

/// Some mistakes do not end, which takes time to find out.
const MISTAKEN: Games = Games { seed: 33, small: 60, large: 0, parts: &[Part::Mistakes] };

#[test]
fn what_is_told_step_by_step_is_right() {
    each_explained(
        &TOLD,
        &[
            ("every row of the dry run says what the rolls do", dry_run::table, 300_000),
            ("the visited squares after each level are right", dry_run::visited, 5_000),
            ("what is never stood on is never stood on", dry_run::never, 800),
            ("what is left out is said", dry_run::left_out, 20),
            ("the square to mark is where a jump ends", doubts::mark_which, 600),
            ("a second jump is not taken", doubts::second_jump, 300),
            ("a square that is not pushed again was pushed as said", doubts::refused, 1_200),
            ("a roll past the end is one", doubts::past_end, 300),
            ("the last square is found one level before it is popped", doubts::when_to_stop, 600),
            ("no doubt is told twice and none is empty", doubts::all_known, 1_000),
            ("the sequences of each length are counted right", slow_ways::counted, 3_000),
            ("greedy and depth-first find what is said", slow_ways::ways, 8_000),
            ("greedy is called right where it is", slow_ways::lesson, 200),
            ("every row of the table of cells is right", cells::cells, 40_000),
            ("the rows that run backwards are told by arithmetic", cells::backwards, 300),
            ("the die is told right", question::die, 1_500),
            ("the start and the last square are told right", question::ends, 600),
            ("the edges drawn are the moves there are", question::edges, 3_000),
            ("a way back is one", question::back, 300),
            ("the work is counted right and stays below its bound", work::work, 20_000),
            ("one is one and many are many", wording::plurals, 20_000),
            ("no text is odd", wording::tidy, 20_000),
        ],
    );
}

#[test]
fn the_board_the_levels_and_the_answer_are_right() {
    each_explained(
        &DRAWN,
        &[
            ("the answer is the oracle's", answer::answer, 1_000),
            ("the path and its table are legal and as long as the answer", answer::path, 3_000),
            ("the shortest paths are as many as said and each is one", answer::all_shortest, 3_000),
            ("where one can stand is said", answer::unreachable, 100),
            ("each level has its squares", levels::levels, 3_000),
            ("the jumps are all told and counted", question::jumps, 3_000),
            ("one is one and many are many", wording::plurals, 20_000),
            ("no text is odd", wording::tidy, 20_000),
            ("the worksheet has the rows of its key", worksheet::worksheet, 1_000),
        ],
    );
}

#[test]
fn the_mistakes_are_told_apart_from_right_answers() {
    each_explained(&MISTAKEN, &[("a mistake that is said to be wrong is", work::mistakes, 200)]);
}
