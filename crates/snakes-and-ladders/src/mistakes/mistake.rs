//! The catalogue: each mistake, its point, and what it sets there.

use super::Point;
use super::counting::Counts;
use super::landing::Lands;
use super::marking::Marking;
use super::numbering::Reading;
use super::queue::Order;
use super::setup::Setup;
use crate::game::Game;
use crate::layout::{Layout, Numbering};
use crate::rules::{Chain, Die, LastJump, PastEnd, StartJump};
use crate::vocabulary::vocabulary;

vocabulary! {
    /// A mistake people make: the search with one [`Point`] altered.
    ///
    /// The formulas are for a grid of `n` columns, `num` being a square and `k`
    /// the row counted from the bottom, from 0: the right rule is
    /// `k = (num − 1) ÷ n`, row `rows − 1 − k`, position `(num − 1) mod n`, and the
    /// column is the position, or `n − 1 − position` where `k` is odd.
    ///
    /// ```
    /// use snakes_and_ladders::mistakes::{Mistake, Point};
    ///
    /// let mistake: Mistake = "rows-from-top".parse()?;
    /// assert_eq!(mistake.point(), Point::Numbering);
    /// # Ok::<(), snakes_and_ladders::UnknownName>(())
    /// ```
    #[non_exhaustive]
    Mistake, "mistake":
    /// The row is `k`, not `rows − 1 − k`; the column is right.
    RowsFromTop = "rows-from-top",
    /// The column is the position in every row.
    NoAlternation = "no-alternation",
    /// The column is the position where the row is odd, counted from the top:
    /// right where the number of rows is even.
    DirectionForEvenN = "direction-for-even-n",
    /// The column is the position where the row is even, counted from the top:
    /// right where the number of rows is odd.
    DirectionForOddN = "direction-for-odd-n",
    /// The bottom row runs from right to left, and all others the other way too.
    ColumnsMirrored = "columns-mirrored",
    /// `k = num ÷ n` and position `num mod n`. For the last square that is a row
    /// above the top one: a crash. (Where a row −1 is the bottom row, as in
    /// Python, it reads a cell there and goes on.)
    NumWithoutMinusOne = "num-without-minus-one",
    /// The right row and column, the wrong way round. Where rows and columns
    /// differ in number, some cells are outside the grid: a crash.
    RowColumnSwapped = "row-column-swapped",
    /// A jump on the square where the token begins is taken at the beginning.
    StartJumpTaken = "start-jump-taken",
    /// The largest roll of the die is never tried: 1 to 5.
    NoLargestRoll = "no-largest-roll",
    /// 0 is tried too, before the others: the cell of the square stood on is
    /// looked at, and the jump there is taken.
    RollsZero = "rolls-zero",
    /// A roll past the last square arrives.
    PastEndArrives = "past-end-arrives",
    /// Jumps are followed to a square without one. A landing whose jumps run in
    /// a circle is no move.
    FollowsChains = "follows-chains",
    /// Where a jump ends on another one's square, the next move may be a ride of
    /// that one, beside the moves with a roll; and so on behind that ride.
    SecondRideNextTurn = "second-ride-next-turn",
    /// Both the square a jump leads to and the one it begins on can be stood on,
    /// the former first.
    JumpOptional = "jump-optional",
    /// The token stays on the square a snake begins on.
    SnakesIgnored = "snakes-ignored",
    /// A roll onto a square with a snake is no move.
    SnakesAvoided = "snakes-avoided",
    /// The token stands on the square the jump begins on, and its next move, which
    /// counts one, is the ride. The ride ends on whatever square it leads to. (A
    /// jump of the last square to itself carries nobody off: no ride.)
    JumpCostsRoll = "jump-costs-roll",
    /// The jump looked at is that of the square the token stands on: if it has
    /// one, every roll leads to its end, otherwise to the square rolled to.
    ReadsCurrentSquare = "reads-current-square",
    /// A jump leads to the square behind the one written down, as it does where
    /// squares are counted from 0 and the cells are not. A token behind the last
    /// square stays there for ever.
    DestinationOffByOne = "destination-off-by-one",
    /// The square stood on is tested, but the one rolled to is marked. (Who tests
    /// *and* marks the one rolled to takes some squares twice and still answers
    /// right.)
    MarksRolledSquare = "marks-rolled-square",
    /// The square rolled to is tested, but the one stood on is marked.
    TestsRolledSquare = "tests-rolled-square",
    /// The square stood on is tested; it and the one rolled to are marked.
    MarksBothSquares = "marks-both-squares",
    /// Nothing is marked or tested.
    MarksNothing = "marks-nothing",
    /// The squares are gone through once, by rising number; each square that a
    /// roll leads to keeps its fewest moves. What leads to a square behind is
    /// not followed up.
    OnePass = "one-pass",
    /// Of the landings from a square only the furthest is kept, of equal ones
    /// that of the smallest roll. If it was visited before, the queue is empty.
    Greedy = "greedy",
    /// The last square is looked for before its jump, which is never taken.
    LastJumpIgnored = "last-jump-ignored",
    /// The count grows with every square taken from the queue.
    CountsSquares = "counts-squares",
    /// The count of levels begins at 1.
    CountsFromOne = "counts-from-one",
    /// The last square is looked for when it is pushed, and the count of levels
    /// returned without the move that leads there. A start that is the last
    /// square is never pushed, so never found.
    OneLevelEarly = "one-level-early",
    /// The answer is 0 when the queue is empty.
    ZeroForUnreachable = "zero-for-unreachable",
}

impl Mistake {
    /// The point of the search it alters.
    pub fn point(self) -> Point {
        match self {
            Mistake::RowsFromTop
            | Mistake::NoAlternation
            | Mistake::DirectionForEvenN
            | Mistake::DirectionForOddN
            | Mistake::ColumnsMirrored
            | Mistake::NumWithoutMinusOne
            | Mistake::RowColumnSwapped => Point::Numbering,
            Mistake::StartJumpTaken => Point::Start,
            Mistake::NoLargestRoll | Mistake::RollsZero => Point::Die,
            Mistake::PastEndArrives => Point::PastEnd,
            Mistake::FollowsChains
            | Mistake::SecondRideNextTurn
            | Mistake::JumpOptional
            | Mistake::SnakesIgnored
            | Mistake::SnakesAvoided
            | Mistake::JumpCostsRoll
            | Mistake::ReadsCurrentSquare
            | Mistake::DestinationOffByOne => Point::Landing,
            Mistake::MarksRolledSquare
            | Mistake::TestsRolledSquare
            | Mistake::MarksBothSquares
            | Mistake::MarksNothing => Point::Marking,
            Mistake::OnePass | Mistake::Greedy => Point::Queue,
            Mistake::LastJumpIgnored => Point::GoalTest,
            Mistake::CountsSquares | Mistake::CountsFromOne | Mistake::OneLevelEarly => {
                Point::Counting
            }
            Mistake::ZeroForUnreachable => Point::EmptyQueue,
        }
    }

    /// Whether it can be made in this game: the point it alters is there, and
    /// what it sets there is not the rule of the game.
    ///
    /// Numbering needs a grid that is full and zigzags; landing and a roll of 0
    /// need the rule of one jump a move. Whether the mistake shows on the
    /// board, only a [`run`](super::run) tells.
    ///
    /// ```
    /// use snakes_and_ladders::mistakes::Mistake;
    /// use snakes_and_ladders::{Board, Game, Rules};
    ///
    /// let game = Game::new(Board::from_jumps(36, [(2, 15)])?, Rules::default())?;
    /// assert!(!Mistake::RowsFromTop.applies_to(&game)); // a list of jumps has no rows
    /// assert!(Mistake::FollowsChains.applies_to(&game));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn applies_to(self, game: &Game) -> bool {
        let rules = game.rules();
        match self.point() {
            Point::Numbering => game.board().layout().is_some_and(zigzags),
            Point::Start => rules.start_jump != StartJump::Take,
            Point::Die if self == Mistake::NoLargestRoll => rules.die.outcomes().len() > 1,
            Point::PastEnd => rules.past_end != PastEnd::Win,
            Point::Die | Point::Landing => rules.chain == Chain::Once,
            Point::GoalTest => rules.last_jump != LastJump::Ignore,
            Point::Marking | Point::Queue | Point::Counting | Point::EmptyQueue => true,
        }
    }

    /// Alters its point.
    pub(super) fn set(self, setup: &mut Setup) {
        match self {
            Mistake::RowsFromTop => setup.reading = Reading::RowsFromTop,
            Mistake::NoAlternation => setup.reading = Reading::NoAlternation,
            Mistake::DirectionForEvenN => setup.reading = Reading::OddRowsRunRight,
            Mistake::DirectionForOddN => setup.reading = Reading::EvenRowsRunRight,
            Mistake::ColumnsMirrored => setup.reading = Reading::ColumnsMirrored,
            Mistake::NumWithoutMinusOne => setup.reading = Reading::NumWithoutMinusOne,
            Mistake::RowColumnSwapped => setup.reading = Reading::RowColumnSwapped,
            Mistake::StartJumpTaken => setup.rules.start_jump = StartJump::Take,
            Mistake::NoLargestRoll => setup.rules.die = without_largest(&setup.rules.die),
            Mistake::RollsZero => setup.rolls_zero = true,
            Mistake::PastEndArrives => setup.rules.past_end = PastEnd::Win,
            Mistake::FollowsChains => setup.rules.chain = Chain::Follow,
            Mistake::SecondRideNextTurn => setup.lands = Lands::SecondRideNextTurn,
            Mistake::JumpOptional => setup.lands = Lands::JumpOptional,
            Mistake::SnakesIgnored => setup.lands = Lands::SnakesIgnored,
            Mistake::SnakesAvoided => setup.lands = Lands::SnakesAvoided,
            Mistake::JumpCostsRoll => setup.lands = Lands::JumpCostsRoll,
            Mistake::ReadsCurrentSquare => setup.lands = Lands::ReadsCurrentSquare,
            Mistake::DestinationOffByOne => setup.lands = Lands::DestinationOffByOne,
            Mistake::MarksRolledSquare => setup.marking = Marking::MarksRolledSquare,
            Mistake::TestsRolledSquare => setup.marking = Marking::TestsRolledSquare,
            Mistake::MarksBothSquares => setup.marking = Marking::MarksBothSquares,
            Mistake::MarksNothing => setup.marking = Marking::Nothing,
            Mistake::OnePass => setup.order = Order::LeftToRight,
            Mistake::Greedy => setup.order = Order::OnlyFurthest,
            Mistake::LastJumpIgnored => setup.rules.last_jump = LastJump::Ignore,
            Mistake::CountsSquares => setup.counts = Counts::Squares,
            Mistake::CountsFromOne => setup.counts = Counts::FromOne,
            Mistake::OneLevelEarly => setup.counts = Counts::LevelEarly,
            Mistake::ZeroForUnreachable => setup.empty_queue = 0,
        }
    }
}

fn zigzags(layout: &Layout) -> bool {
    layout.is_full() && layout.numbering() == Numbering::Zigzag
}

/// The same die without its largest roll; it has another.
fn without_largest(die: &Die) -> Die {
    let others = &die.outcomes()[..die.outcomes().len() - 1];
    Die::of_outcomes(others.iter().map(|outcome| (outcome.roll.get(), outcome.weight)))
        .expect("the mistake is only made with two rolls or more")
}
