//! Checking a way somebody claims: the first illegal move, and what should
//! have happened.

use std::fmt;

use crate::game::{Game, Landing, Move, Token, Turn};
use crate::square::Square;

/// A way somebody claims to lead to the last square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The rolls, in order. A ride that is a turn of its own (under
    /// [`Chain::NextTurn`](crate::Chain::NextTurn)) is not listed.
    Rolls(
        /// Pips.
        Vec<u64>,
    ),
    /// The squares stood on after each move; the start may come first.
    Squares(
        /// Square numbers.
        Vec<u64>,
    ),
}

/// What came of checking a [`Claim`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The legal moves, up to the first illegal one.
    pub path: Vec<Move>,
    /// Where the token stands after them.
    pub stands_on: Square,
    /// What is wrong; `None` if every move is legal and the last one arrives.
    pub fault: Option<Fault>,
}

/// The first thing wrong with a claimed way.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// No roll of the die has this many pips.
    NoSuchRoll {
        /// Which move, from 1.
        number: usize,
        /// What was claimed.
        pips: u64,
        /// The die.
        die: String,
    },
    /// The roll goes past the end and the token stays.
    PastEnd {
        /// Which move, from 1.
        number: usize,
        /// Where the token stands.
        from: Square,
        /// What was claimed.
        pips: u64,
        /// The last square.
        last: Square,
    },
    /// The jumps of the square rolled onto run in a circle.
    Circles {
        /// Which move, from 1.
        number: usize,
        /// Where the token stands.
        from: Square,
        /// What was claimed.
        pips: u64,
        /// The square rolled onto.
        rolled_to: Square,
    },
    /// No move from here ends on that square.
    CannotStandThere {
        /// Which move, from 1.
        number: usize,
        /// Where the token stands.
        from: Square,
        /// What was claimed.
        claimed: Square,
        /// The move that rolls onto that square and is carried elsewhere.
        carried: Option<Move>,
        /// The squares one roll could lead to, by rising square.
        possible: Vec<Square>,
    },
    /// The way goes on after it has arrived.
    GoesOn {
        /// How many moves arrive already.
        moves: usize,
        /// How many were claimed.
        claimed: usize,
    },
    /// Every move is legal, but the way ends elsewhere.
    EndsEarly {
        /// Where it ends.
        stands_on: Square,
        /// The last square.
        last: Square,
    },
}

/// Follows a claimed way move by move.
///
/// Time O(moves × rolls of the die).
///
/// ```
/// use snakes_and_ladders::{Board, Claim, Game, Rules, check};
///
/// let board = Board::from_jumps(36, [(2, 15), (14, 35), (17, 13)])?;
/// let game = Game::new(board, Rules::default())?;
///
/// assert_eq!(check(&game, &Claim::Rolls(vec![5, 6, 2, 1])).fault, None);
///
/// let wrong = check(&game, &Claim::Squares(vec![1, 15, 17, 14, 35, 36]));
/// assert_eq!(
///     wrong.fault.unwrap().to_string(),
///     "move 2: nobody can stand on 17: 15 –2→ 17 ⇒ 13, the jump there must be taken"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn check(game: &Game, claim: &Claim) -> Checked {
    match claim {
        Claim::Rolls(rolls) => check_rolls(game, rolls),
        Claim::Squares(squares) => check_squares(game, squares),
    }
}

fn check_rolls(game: &Game, rolls: &[u64]) -> Checked {
    let mut follow = Follow::new(game);
    for (index, &pips) in rolls.iter().enumerate() {
        follow.ride_all();
        if game.has_arrived(follow.token) {
            return follow.end(Some(Fault::GoesOn { moves: index, claimed: rolls.len() }));
        }
        if follow.token.riding {
            break;
        }
        let number = index + 1;
        let from = follow.token.square;
        // `turns` stops being worth reading after the first roll that stays:
        // every larger one does.
        let turn = game.turns(follow.token).find(|turn| pips_of(*turn) == Some(pips));
        match turn {
            Some(Turn::Lands(landing)) => follow.take(landing),
            Some(Turn::Stays { .. }) => {
                return follow.end(Some(Fault::PastEnd { number, from, pips, last: game.last() }));
            }
            Some(Turn::Circles { rolled_to, .. }) => {
                return follow.end(Some(Fault::Circles { number, from, pips, rolled_to }));
            }
            None => {
                let die = game.rules().die.to_string();
                return follow.end(Some(Fault::NoSuchRoll { number, pips, die }));
            }
        }
    }
    follow.ride_all();
    follow.finish()
}

fn check_squares(game: &Game, squares: &[u64]) -> Checked {
    let starts = [game.start().square, game.rules().start].map(Square::get);
    match squares.split_first() {
        // Naming the start is a habit, but it may also be a square come back to.
        Some((first, rest)) if starts.contains(first) => {
            let without_start = check_moves(game, rest);
            match &without_start.fault {
                None => without_start,
                Some(_) => match check_moves(game, squares) {
                    every_square if every_square.fault.is_none() => every_square,
                    _ => without_start,
                },
            }
        }
        _ => check_moves(game, squares),
    }
}

fn check_moves(game: &Game, squares: &[u64]) -> Checked {
    let mut follow = Follow::new(game);
    for (index, &claimed) in squares.iter().enumerate() {
        if game.has_arrived(follow.token) {
            return follow.end(Some(Fault::GoesOn { moves: index, claimed: squares.len() }));
        }
        let claimed = Square(claimed);
        let landings: Vec<Landing> = game.turns(follow.token).filter_map(landing_of).collect();
        // The last square can be stood on in two ways, one of which has won:
        // that is what the last square of a claim means, and no other.
        let is_end = index + 1 == squares.len();
        let there = || landings.iter().filter(|landing| landing.play.stands_on == claimed);
        let meant = there().find(|landing| game.has_arrived(landing.token) == is_end);
        if let Some(&landing) = meant.or_else(|| there().next()) {
            follow.take(landing);
            continue;
        }
        let plays = || landings.iter().map(|landing| landing.play);
        let mut possible: Vec<Square> = plays().map(|play| play.stands_on).collect();
        possible.sort_unstable();
        possible.dedup();
        let fault = Fault::CannotStandThere {
            number: index + 1,
            from: follow.token.square,
            claimed,
            carried: plays().find(|play| play.rolled_to == claimed),
            possible,
        };
        return follow.end(Some(fault));
    }
    follow.finish()
}

fn landing_of(turn: Turn) -> Option<Landing> {
    match turn {
        Turn::Lands(landing) => Some(landing),
        Turn::Stays { .. } | Turn::Circles { .. } => None,
    }
}

fn pips_of(turn: Turn) -> Option<u64> {
    match turn {
        Turn::Lands(landing) => landing.play.roll,
        Turn::Stays { roll } | Turn::Circles { roll, .. } => Some(roll),
    }
    .map(|roll| u64::from(roll.get()))
}

/// A token on its way.
struct Follow<'g> {
    game: &'g Game,
    token: Token,
    path: Vec<Move>,
}

impl<'g> Follow<'g> {
    fn new(game: &'g Game) -> Follow<'g> {
        Follow { game, token: game.start(), path: Vec::new() }
    }

    fn take(&mut self, landing: Landing) {
        self.token = landing.token;
        self.path.push(landing.play);
    }

    /// Makes the rides that are turns of their own; a circle is left alone.
    fn ride_all(&mut self) {
        let mut seen = std::collections::BTreeSet::new();
        while self.token.riding && seen.insert(self.token.square) {
            match self.game.turns(self.token).next() {
                Some(Turn::Lands(landing)) => self.take(landing),
                _ => break,
            }
        }
    }

    fn finish(self) -> Checked {
        let fault = if self.game.has_arrived(self.token) {
            None
        } else {
            Some(Fault::EndsEarly { stands_on: self.token.square, last: self.game.last() })
        };
        self.end(fault)
    }

    fn end(self, fault: Option<Fault>) -> Checked {
        Checked { path: self.path, stands_on: self.token.square, fault }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NoSuchRoll { number, pips, die } => {
                write!(f, "move {number}: the die ({die}) has no {pips}")
            }
            Fault::PastEnd { number, from, pips, last } => write!(
                f,
                "move {number}: a {pips} from {from} goes past the last square {last}, the token \
                 stays: no move"
            ),
            Fault::Circles { number, from, pips, rolled_to } => write!(
                f,
                "move {number}: a {pips} from {from} ends on {rolled_to}, whose jumps run in a \
                 circle: no move"
            ),
            Fault::CannotStandThere { number, claimed, carried: Some(play), .. } => write!(
                f,
                "move {number}: nobody can stand on {claimed}: {play}, the jump there must be taken"
            ),
            Fault::CannotStandThere { number, from, claimed, carried: None, possible } => {
                write!(f, "move {number}: no roll leads from {from} to {claimed}; ")?;
                f.write_str(if possible.is_empty() { "no move is possible" } else { "possible" })?;
                let shown = possible.iter().take(12);
                for (index, square) in shown.enumerate() {
                    write!(f, "{} {square}", if index == 0 { ":" } else { "," })?;
                }
                if possible.len() > 12 {
                    write!(f, " and {} more", possible.len() - 12)?;
                }
                Ok(())
            }
            Fault::GoesOn { moves, claimed } => write!(
                f,
                "the last square is reached after {moves} move{}, but {claimed} are claimed",
                if *moves == 1 { "" } else { "s" }
            ),
            Fault::EndsEarly { stands_on, last } => {
                write!(f, "the way ends on {stands_on}, not on the last square {last}")
            }
        }
    }
}
