//! A board under rules, and the one place where a token lands.
//!
//! Search, strategies, checks of claimed paths and everything built on them
//! ask [`Game::turns`]; nobody else knows what a roll does.

mod chains;
mod walls;

use std::fmt;

use crate::board::{Board, Note};
use crate::rules::{Chain, LastJump, PastEnd, Rules, StartJump};
use crate::square::{Roll, Square};

/// A board under rules, checked together.
///
/// ```
/// use snakes_and_ladders::{Board, Game, Rules, Turn};
///
/// let board = Board::from_jumps(36, [(2, 15), (14, 35), (17, 13)])?;
/// let game = Game::new(board, Rules::default())?;
/// let landed: Vec<u64> = game
///     .turns(game.start())
///     .filter_map(|turn| match turn {
///         Turn::Lands(landing) => Some(landing.play.stands_on.get()),
///         _ => None,
///     })
///     .collect();
/// assert_eq!(landed, [15, 3, 4, 5, 6, 7]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    board: Board,
    rules: Rules,
    start: Token,
    /// Under [`Chain::Follow`]: where each jump ends when followed, `None` for
    /// a circle. In the order of [`Board::jumps`].
    ends: Vec<Option<Square>>,
}

/// A token between two turns: where it stands, and whether a ride is due.
///
/// Tokens that are equal have the same future, so a search may mark them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Token {
    /// The square it stands on; [`Square::OFF_BOARD`] before a first roll.
    pub square: Square,
    /// Under [`Chain::NextTurn`]: its next turn is the ride of this square's
    /// jump. Always false under the other chain rules.
    pub riding: bool,
}

/// One move: a roll and the forced jump, if any.
///
/// It prints as people write it: `1 –1→ 2 ⇒ 15`, `6 –6→ 12`, and a ride that is
/// a turn of its own as `2 ⇒ 15`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Move {
    /// Where the token stood.
    pub from: Square,
    /// What was thrown; `None` for a ride that is a turn of its own.
    pub roll: Option<Roll>,
    /// The square the roll ends on; for a ride, where it begins.
    pub rolled_to: Square,
    /// The square the token stands on afterwards.
    pub stands_on: Square,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, Onward(*self))
    }
}

/// A move without the square it begins on, for moves in a row.
pub(crate) struct Onward(pub(crate) Move);

impl fmt::Display for Onward {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Move { roll, rolled_to, stands_on, .. } = self.0;
        if let Some(roll) = roll {
            write!(f, " –{roll}→ {rolled_to}")?;
        }
        if roll.is_none() || stands_on != rolled_to {
            write!(f, " ⇒ {stands_on}")?;
        }
        Ok(())
    }
}

/// A legal move and the token after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Landing {
    /// The move.
    pub play: Move,
    /// The token after the move.
    pub token: Token,
    /// The roll went past the end and that wins: every larger roll does the
    /// same.
    pub passed_end: bool,
}

/// What one roll does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A legal move.
    Lands(Landing),
    /// The roll goes past the end and the token stays: no move. The same holds
    /// for every larger roll.
    Stays {
        /// What was thrown.
        roll: Roll,
    },
    /// The jumps of the square rolled onto run in a circle: no legal move.
    Circles {
        /// What was thrown.
        roll: Roll,
        /// The square rolled onto.
        rolled_to: Square,
    },
}

/// One reason why a board and rules make no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GameFlaw {
    /// The token would begin beyond the last square.
    StartBeyondLast {
        /// Where it should begin.
        start: Square,
        /// The last square.
        last: Square,
    },
    /// The jump at the start must be taken and followed, and runs in a circle.
    StartCircles {
        /// Where the token should begin.
        start: Square,
    },
}

impl fmt::Display for GameFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameFlaw::StartBeyondLast { start, last } => {
                write!(f, "the token cannot begin on {start}: the last square is {last}")
            }
            GameFlaw::StartCircles { start } => write!(
                f,
                "the jumps from the start {start} run in a circle: following them never ends"
            ),
        }
    }
}

/// Every reason why a board and rules make no game, at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameFlaws(Vec<GameFlaw>);

impl GameFlaws {
    /// The reasons.
    pub fn all(&self) -> &[GameFlaw] {
        &self.0
    }
}

impl fmt::Display for GameFlaws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, flaw) in self.0.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            flaw.fmt(f)?;
        }
        Ok(())
    }
}

impl std::error::Error for GameFlaws {}

impl Game {
    /// The gate: a board under rules, or every reason why the two don't fit.
    ///
    /// Time and space O(J) for J jumps where jumps are followed, O(1) otherwise.
    ///
    /// # Errors
    ///
    /// ```
    /// use snakes_and_ladders::{Board, Chain, Game, Rules, Square, StartJump};
    ///
    /// let board = Board::from_jumps(9, [(1, 4), (4, 1)])?;
    /// let beyond = Rules { start: Square(10), ..Rules::default() };
    /// assert_eq!(
    ///     Game::new(board.clone(), beyond).unwrap_err().to_string(),
    ///     "the token cannot begin on 10: the last square is 9"
    /// );
    /// let circle = Rules {
    ///     chain: Chain::Follow,
    ///     start_jump: StartJump::Take,
    ///     ..Rules::default()
    /// };
    /// assert_eq!(
    ///     Game::new(board, circle).unwrap_err().to_string(),
    ///     "the jumps from the start 1 run in a circle: following them never ends"
    /// );
    /// # Ok::<(), snakes_and_ladders::Flaws>(())
    /// ```
    pub fn new(board: Board, rules: Rules) -> Result<Game, GameFlaws> {
        let start = rules.start;
        if start > board.last() {
            let last = board.last();
            return Err(GameFlaws(vec![GameFlaw::StartBeyondLast { start, last }]));
        }
        let ends = match rules.chain {
            Chain::Follow => chains::follow_all(&board, rules.last_jump),
            Chain::Once | Chain::NextTurn => Vec::new(),
        };
        let token = Token { square: start, riding: false };
        let mut game = Game { board, rules, start: token, ends };
        if game.rules.start_jump == StartJump::Take {
            game.start =
                game.settle(start).ok_or(GameFlaws(vec![GameFlaw::StartCircles { start }]))?;
        }
        Ok(game)
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The last square, where the game is won.
    pub fn last(&self) -> Square {
        self.board.last()
    }

    /// The token before the first roll.
    pub fn start(&self) -> Token {
        self.start
    }

    /// Whether a token has won. Under [`LastJump::Obey`] a token whose next
    /// turn carries it off the last square has not.
    #[inline]
    pub fn has_arrived(&self, token: Token) -> bool {
        token.square == self.last()
            && (!token.riding || self.jump_from(token.square) == Some(token.square))
    }

    /// The jump from a square as the rules see it: none on the last square
    /// under [`LastJump::Ignore`].
    pub fn jump_from(&self, square: Square) -> Option<Square> {
        self.jump_index(square).map(|index| self.board.jumps()[index].to)
    }

    /// Every possible turn of a token, rolls from the smallest: none off the end
    /// of the board or once it has arrived, the one ride where a ride is due, one turn a roll otherwise.
    ///
    /// Cost of a turn: one [`Board::jump_from`], whatever the chain rule.
    #[inline]
    pub fn turns(&self, from: Token) -> Turns<'_> {
        let throws = !from.riding && from.square <= self.last() && !self.has_arrived(from);
        let outcomes = self.rules.die.outcomes();
        Turns {
            game: self,
            from,
            ride: from.riding && !self.has_arrived(from),
            outcomes: if throws { outcomes } else { &[] }.iter(),
        }
    }

    /// What is legal about this board under these rules but worth a note: the
    /// board's own notes, then walls, then circles where jumps are ridden one
    /// after another.
    ///
    /// Time and space O(J) for J jumps.
    pub fn notes(&self) -> Vec<Note> {
        let mut notes = self.board.notes();
        notes.extend(walls::walls(self).map(|(first, last)| Note::Wall { first, last }));
        if self.rules.chain != Chain::Once {
            let circles = chains::circles(&self.board, self.rules.last_jump);
            notes.extend(circles.into_iter().map(Note::Circle));
        }
        notes
    }

    /// How many numbers [`Game::slot`] uses: three more than there are squares.
    pub fn slots(&self) -> u64 {
        self.last().get() + 3
    }

    /// Numbers the tokens 0 … `slots() − 1`, so that a search can keep what it
    /// knows of them in an array.
    ///
    /// A square has one slot, its own number. Two squares can be stood on in
    /// two ways under [`Chain::NextTurn`]: the start, whose jump may be ignored
    /// at the beginning but not later, and the last square, which is reached
    /// past its jump by a roll past the end. Those have a slot behind the rest.
    #[inline]
    pub fn slot(&self, token: Token) -> u64 {
        let last = self.last();
        if token.riding == self.rides_from(token.square) {
            token.square.get()
        } else if token.square == last {
            last.get() + 2
        } else {
            last.get() + 1
        }
    }

    /// The token of a slot; the reverse of [`Game::slot`]. Numbers beyond the
    /// slots give the token at the start.
    #[inline]
    pub fn token(&self, slot: u64) -> Token {
        let last = self.last();
        if slot <= last.get() {
            let square = Square(slot);
            Token { square, riding: self.rides_from(square) }
        } else if slot == last.get() + 2 {
            Token { square: last, riding: false }
        } else {
            Token { square: self.rules.start, riding: false }
        }
    }

    #[inline]
    fn jump_index(&self, square: Square) -> Option<usize> {
        if square == self.last() && self.rules.last_jump == LastJump::Ignore {
            return None;
        }
        self.board.jump_index(square)
    }

    #[inline]
    fn rides_from(&self, square: Square) -> bool {
        self.rules.chain == Chain::NextTurn && self.jump_index(square).is_some()
    }

    /// The landing function: the token that has come down on a square, or
    /// `None` if the jumps from there run in a circle.
    #[inline]
    fn settle(&self, square: Square) -> Option<Token> {
        let Some(index) = self.jump_index(square) else {
            return Some(Token { square, riding: false });
        };
        match self.rules.chain {
            Chain::Once => Some(Token { square: self.board.jumps()[index].to, riding: false }),
            Chain::Follow => self.ends[index].map(|square| Token { square, riding: false }),
            Chain::NextTurn => Some(Token { square, riding: true }),
        }
    }

    #[inline]
    fn roll(&self, from: Square, roll: Roll) -> Turn {
        let last = self.last();
        let room = last.get() - from.get();
        let walk = u64::from(roll.get());
        let land = |rolled_to: Square| match self.settle(rolled_to) {
            Some(token) => {
                let play = Move { from, roll: Some(roll), rolled_to, stands_on: token.square };
                Turn::Lands(Landing { play, token, passed_end: false })
            }
            None => Turn::Circles { roll, rolled_to },
        };
        if walk <= room {
            return land(Square(from.get() + walk));
        }
        match self.rules.past_end {
            PastEnd::Stay => Turn::Stays { roll },
            PastEnd::Win => Turn::Lands(Landing {
                play: Move { from, roll: Some(roll), rolled_to: last, stands_on: last },
                token: Token { square: last, riding: false },
                passed_end: true,
            }),
            PastEnd::Bounce => {
                let over = walk - room;
                if over < last.get() {
                    land(Square(last.get() - over))
                } else {
                    Turn::Stays { roll }
                }
            }
        }
    }

    /// The ride that is a turn of its own.
    #[cold]
    fn ride(&self, from: Square) -> Option<Turn> {
        let to = self.jump_from(from)?;
        let play = Move { from, roll: None, rolled_to: from, stands_on: to };
        let token = Token { square: to, riding: self.rides_from(to) };
        Some(Turn::Lands(Landing { play, token, passed_end: false }))
    }
}

/// The turns of a token; made by [`Game::turns`].
#[derive(Clone, Debug)]
pub struct Turns<'g> {
    game: &'g Game,
    from: Token,
    ride: bool,
    outcomes: std::slice::Iter<'g, crate::rules::Outcome>,
}

impl Iterator for Turns<'_> {
    type Item = Turn;

    #[inline]
    fn next(&mut self) -> Option<Turn> {
        if self.ride {
            self.ride = false;
            return self.game.ride(self.from.square);
        }
        let outcome = self.outcomes.next()?;
        Some(self.game.roll(self.from.square, outcome.roll))
    }
}
