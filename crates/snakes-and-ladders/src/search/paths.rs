//! All shortest ways: how many, and each of them.

use num_bigint::BigUint;

use super::limit::{Limit, TooLarge};
use super::walk::{Until, Walk, slot_of};
use crate::game::{Game, Landing, Move, Token, Turn, Turns};

/// All sequences of rolls that reach the last square after the fewest rolls.
///
/// Two sequences are different if a roll differs, even where both stand on the
/// same squares.
///
/// ```
/// use snakes_and_ladders::{Board, Game, Limit, Rules, ShortestPaths};
///
/// let game = Game::new(Board::from_jumps(9, [])?, Rules::default())?;
/// let paths = ShortestPaths::of(&game, Limit::default())?.expect("9 can be reached");
/// assert_eq!(paths.count().to_string(), "5");
/// let rolls: Vec<Vec<u32>> = paths
///     .iter()
///     .map(|path| path.iter().filter_map(|play| play.roll).map(|roll| roll.get()).collect())
///     .collect();
/// assert_eq!(rolls, [[2, 6], [3, 5], [4, 4], [5, 3], [6, 2]]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct ShortestPaths<'g> {
    game: &'g Game,
    rolls: usize,
    /// The tokens of the levels up to the goal's, in the order of marking.
    order: Vec<u32>,
    /// Where in `order` each level begins, and where the last one ends.
    begins: Vec<usize>,
    /// For each slot 0 where nothing stood, otherwise 1 + its place in `order`.
    places: Vec<u32>,
    /// For each place whether a shortest way goes through it.
    useful: Vec<bool>,
}

impl<'g> ShortestPaths<'g> {
    /// Searches, and marks what lies on a shortest way; `None` if the last
    /// square cannot be reached.
    ///
    /// Time O(squares × rolls of the die), space 13 bytes a square.
    ///
    /// # Errors
    ///
    /// [`TooLarge`] if the search does not fit in the limit.
    ///
    /// ```
    /// use snakes_and_ladders::{Board, Game, Limit, Rules, ShortestPaths};
    ///
    /// let game = Game::new(Board::from_jumps(100, [])?, Rules::default())?;
    /// assert!(ShortestPaths::of(&game, Limit { bytes: 100 }).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of(game: &'g Game, limit: Limit) -> Result<Option<ShortestPaths<'g>>, TooLarge> {
        limit.slots(game, 13)?;
        let Walk { mut order, mut begins, level_end, goal, .. } =
            Walk::run(game, limit, &mut (), Until::Goal)?;
        if goal.is_none() {
            return Ok(None);
        }
        let rolls = begins.len() - 1;
        begins.push(level_end);
        order.truncate(level_end);
        let mut places = vec![0; usize::try_from(game.slots()).unwrap_or(usize::MAX)];
        for (place, &slot) in (1..).zip(&order) {
            places[slot as usize] = place;
        }
        let useful = vec![false; order.len()];
        let mut paths = ShortestPaths { game, rolls, order, begins, places, useful };
        paths.mark_useful();
        Ok(Some(paths))
    }

    /// The number of rolls of each of them.
    pub fn rolls(&self) -> u64 {
        self.rolls as u64
    }

    /// How many there are, exactly.
    ///
    /// Counted backwards, level by level: the ways on from a token are the sum
    /// of the ways on from where its rolls lead. Time as for the search, times
    /// the length of the numbers; space two levels of numbers.
    pub fn count(&self) -> BigUint {
        let mut ahead: Vec<BigUint> = self
            .places_of(self.rolls)
            .map(|place| BigUint::from(u8::from(self.useful[place])))
            .collect();
        for level in (0..self.rolls).rev() {
            let next = self.begins[level + 1];
            ahead = self
                .places_of(level)
                .map(|place| {
                    let mut ways = BigUint::ZERO;
                    if self.useful[place] {
                        for (landing, place) in self.onward(level, self.token(place)) {
                            ways += &ahead[place - next] * self.rolls_alike(landing);
                            if landing.passed_end {
                                break;
                            }
                        }
                    }
                    ways
                })
                .collect();
        }
        ahead.into_iter().sum()
    }

    /// Each of them, in the order of their rolls, computed as asked for.
    ///
    /// Space O(rolls), time O(rolls × rolls of the die) for each.
    pub fn iter(&self) -> Paths<'_> {
        let start = self.game.start();
        Paths { all: self, stack: vec![self.game.turns(start)], path: Vec::new(), at_start: true }
    }

    fn mark_useful(&mut self) {
        for place in self.places_of(self.rolls) {
            self.useful[place] = self.game.has_arrived(self.token(place));
        }
        for level in (0..self.rolls).rev() {
            for place in self.places_of(level) {
                let useful =
                    self.onward(level, self.token(place)).any(|(_, place)| self.useful[place]);
                self.useful[place] = useful;
            }
        }
    }

    fn places_of(&self, level: usize) -> std::ops::Range<usize> {
        self.begins[level]..self.begins[level + 1]
    }

    fn token(&self, place: usize) -> Token {
        self.game.token(u64::from(self.order[place]))
    }

    /// The landings of a token of a level that lead to the next level, and
    /// their places there.
    fn onward(
        &self,
        level: usize,
        token: Token,
    ) -> impl Iterator<Item = (Landing, usize)> + use<'_, 'g> {
        self.game.turns(token).filter_map(move |turn| self.step(level, turn))
    }

    fn step(&self, level: usize, turn: Turn) -> Option<(Landing, usize)> {
        let Turn::Lands(landing) = turn else { return None };
        let place =
            self.places[slot_of(self.game, landing.token) as usize].checked_sub(1)? as usize;
        self.places_of(level + 1).contains(&place).then_some((landing, place))
    }

    /// How many rolls do exactly this: all larger ones for a win past the end.
    fn rolls_alike(&self, landing: Landing) -> usize {
        match landing.play.roll {
            Some(roll) if landing.passed_end => self.game.rules().die.rolls_from(roll),
            _ => 1,
        }
    }
}

impl<'p> IntoIterator for &'p ShortestPaths<'_> {
    type Item = Vec<Move>;
    type IntoIter = Paths<'p>;

    fn into_iter(self) -> Paths<'p> {
        self.iter()
    }
}

/// An iterator over all shortest ways; made by [`ShortestPaths::iter`].
#[derive(Clone, Debug)]
pub struct Paths<'p> {
    all: &'p ShortestPaths<'p>,
    /// The turns not yet tried, for the start and after each move of `path`.
    stack: Vec<Turns<'p>>,
    path: Vec<Move>,
    at_start: bool,
}

impl Iterator for Paths<'_> {
    type Item = Vec<Move>;

    fn next(&mut self) -> Option<Vec<Move>> {
        if std::mem::take(&mut self.at_start) && self.all.rolls == 0 {
            self.stack.clear();
            return Some(Vec::new());
        }
        while let Some(turns) = self.stack.last_mut() {
            let level = self.path.len();
            let useful = turns.find_map(|turn| {
                let step = self.all.step(level, turn);
                step.filter(|&(_, place)| self.all.useful[place])
            });
            match useful {
                Some((landing, _)) if level + 1 == self.all.rolls => {
                    let mut path = self.path.clone();
                    path.push(landing.play);
                    return Some(path);
                }
                Some((landing, _)) => {
                    self.path.push(landing.play);
                    self.stack.push(self.all.game.turns(landing.token));
                }
                None => {
                    self.stack.pop();
                    self.path.pop();
                }
            }
        }
        None
    }
}
