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
mod tmp_time;
mod work;
mod worksheet;

use std::cell::Cell;

use snakes_and_ladders::doc::Doc;
use snakes_and_ladders::explain::{Explanation, Extent, Part};
use snakes_and_ladders::{Board, Draft, Game, Limit, Numbering};

use crate::deal::Deal;
use crate::engine::{Found, each_deal};
use crate::oracle::RawGame;
use crate::referee::Referee;
use crate::rng::Rng;
use page::Page;
use retold::Retold;

/// An explanation, and what is known without it.
pub(super) struct Told<'t> {
    pub(super) raw: &'t RawGame,
    pub(super) referee: &'t Referee<'t>,
    pub(super) retold: &'t Retold,
    pub(super) page: Page<'t>,
    pub(super) game: &'t Game,
    pub(super) extent: Extent,
    /// Columns and numbering, where the board has them.
    pub(super) layout: Option<(u64, Numbering)>,
    /// How many figures have been checked, in all.
    pub(super) checked: &'t Cell<u64>,
}

impl Told<'_> {
    /// Counts figures that were looked at.
    pub(super) fn count(&self, figures: usize) {
        self.checked.set(self.checked.get() + figures as u64);
    }

    /// The jump of a square that counts.
    pub(super) fn jump(&self, square: u64) -> Option<u64> {
        self.referee.jump(square)
    }

    pub(super) fn is_whole(&self) -> bool {
        self.extent == Extent::whole()
    }
}

/// Explains small and large games of every kind, short and whole, and hands each explanation to a
/// check; at least so many figures must have been looked at.
#[track_caller]
pub(super) fn each_explained(
    seed: u64,
    games: u64,
    parts: &[Part],
    check: fn(&Told<'_>) -> Found,
    least: u64,
) {
    let checked = Cell::new(0);
    explained(seed, games, Deal::any, parts, check, &checked);
    explained(seed + 1, games / 12, Deal::large, parts, check, &checked);
    let checked = checked.get();
    assert!(checked >= least, "only {checked} figures were checked");
}

#[track_caller]
fn explained(
    seed: u64,
    games: u64,
    deal: fn(&mut Rng) -> Deal,
    parts: &[Part],
    check: fn(&Told<'_>) -> Found,
    checked: &Cell<u64>,
) {
    each_deal(seed, games, deal, |deal| {
        let layout = layout(&deal.raw);
        let Ok(game) = Game::new(board(&deal.raw, layout), deal.rules()) else { return Ok(()) };
        let referee = Referee::new(&deal.raw);
        let retold = Retold::of(&deal.raw, &referee).ok_or("no game")?;
        for extent in [Extent::whole(), Extent::default()] {
            let doc = doc(&game, extent, parts)?;
            let told = Told {
                raw: &deal.raw,
                referee: &referee,
                retold: &retold,
                page: Page(&doc),
                game: &game,
                extent,
                layout,
                checked,
            };
            check(&told).map_err(|found| format!("{extent:?}, layout {layout:?}: {found}"))?;
        }
        Ok(())
    });
}

fn doc(game: &Game, extent: Extent, parts: &[Part]) -> Result<Doc, String> {
    let explanation = Explanation::of(game, None, extent, Limit::default());
    Ok(explanation.map_err(|error| error.to_string())?.doc(parts))
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
