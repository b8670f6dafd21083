//! What is said to people about each mistake.

use super::Mistake;
use crate::rules::{Die, PastEnd, Rules};

/// A mistake in words, for whoever has made it. No programming language is
/// assumed: `num` is a square, `n` the number of rows and of columns, `k` the row
/// counted from the bottom, from 0, `cur` the square stood on, `nxt` the square rolled to.
///
/// ```
/// use snakes_and_ladders::Rules;
/// use snakes_and_ladders::mistakes::Mistake;
///
/// let wording = Mistake::RowsFromTop.wording(&Rules::default());
/// assert_eq!(wording.what, "row = (num − 1) ÷ n");
/// assert_eq!(wording.instead, "row = n − 1 − (num − 1) ÷ n");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wording {
    /// What was written, on one line.
    pub what: String,
    /// Why that is wrong, in a sentence or two.
    pub why: String,
    /// What to write or do instead.
    pub instead: String,
}

impl Mistake {
    /// The mistake in words, for who plays by these rules.
    #[expect(clippy::too_many_lines, reason = "a table, one entry a mistake")]
    pub fn wording(self, rules: &Rules) -> Wording {
        let [what, why, instead] = match self {
            Mistake::NoLargestRoll => return no_largest_roll(&rules.die),
            Mistake::RollsZero => return rolls_zero(&rules.die),
            Mistake::PastEndArrives if rules.past_end == PastEnd::Bounce => [
                "if nxt ≥ last, the game is won",
                "A roll that goes past the last square walks the rest back from there: the last square is reached by an exact roll.",
                "if nxt > last, nxt = last − (nxt − last)",
            ],
            Mistake::RowsFromTop => [
                "row = (num − 1) ÷ n",
                "That counts rows from the bottom, where the numbers begin, but the list begins with the top row.",
                "row = n − 1 − (num − 1) ÷ n",
            ],
            Mistake::NoAlternation => [
                "col = (num − 1) mod n in every row",
                "Every other row runs from right to left, so in those rows the column counts from the right edge.",
                "where k = (num − 1) ÷ n is odd, col = n − 1 − (num − 1) mod n",
            ],
            Mistake::DirectionForEvenN => [
                "where row is odd, col = (num − 1) mod n; otherwise counted from the right edge",
                "The bottom row runs from left to right, but its index from the top, n − 1, is odd only where n is even.",
                "decide by k = (num − 1) ÷ n, the row from the bottom: an odd k runs from right to left, for every n",
            ],
            Mistake::DirectionForOddN => [
                "where row is even, col = (num − 1) mod n; otherwise counted from the right edge",
                "The bottom row runs from left to right, but its index from the top, n − 1, is even only where n is odd.",
                "decide by k = (num − 1) ÷ n, the row from the bottom: an odd k runs from right to left, for every n",
            ],
            Mistake::ColumnsMirrored => [
                "where k is even, col = n − 1 − (num − 1) mod n",
                "Square 1 is at the bottom left, so the bottom row, k = 0, runs from left to right; the two cases changed places.",
                "an even k runs from left to right, an odd k from right to left",
            ],
            Mistake::NumWithoutMinusOne => [
                "k = num ÷ n, and num mod n within the row",
                "Squares count from 1 and cells from 0, so every square reads its neighbour's cell, and the last square one above the top row.",
                "subtract 1 first: k = (num − 1) ÷ n and (num − 1) mod n",
            ],
            Mistake::RowColumnSwapped => [
                "board[col][row]",
                "The board is a list of rows: the first index picks the row, the second the cell in it.",
                "board[row][col]",
            ],
            Mistake::StartJumpTaken => [
                "a jump on the start is taken before the first roll",
                "A jump is taken by who ends a roll on its square; the token that begins there has not rolled yet.",
                "begin on the start, whatever its cell holds",
            ],
            Mistake::PastEndArrives => [
                "if nxt ≥ last, the game is won",
                "A roll that goes past the last square is no move: the last square is reached by an exact roll.",
                "if nxt > last, try no larger roll from this square",
            ],
            Mistake::FollowsChains => [
                "while the square has a jump, take it",
                "A move takes one jump at most: where it ends on another one's square, the token stays there.",
                "if nxt has a jump, take it once",
            ],
            Mistake::SecondRideNextTurn => [
                "a square carried to, if it has a jump, gets a move along that jump",
                "A jump is taken only by who ends a roll on its square. A token carried there goes on by rolling.",
                "let the moves from cur be its rolls and nothing else",
            ],
            Mistake::JumpOptional => [
                "push the end of the jump, and push nxt too",
                "A jump is forced: nobody stands on the square it begins on after rolling there.",
                "if nxt has a jump, push its end and only that",
            ],
            Mistake::SnakesIgnored => [
                "take the jump only if it leads up",
                "Snakes are forced as ladders are; and a snake can be the way to a ladder.",
                "take the jump wherever it leads",
            ],
            Mistake::SnakesAvoided => [
                "skip the roll if nxt has a snake",
                "Such a roll is a move like any other, and the way down can lead to a ladder.",
                "take the jump wherever it leads",
            ],
            Mistake::JumpCostsRoll => [
                "one move to nxt, one more along its jump",
                "The ride belongs to the roll that ended on the square: together they are one move.",
                "push the end of the jump with the same count as any other roll",
            ],
            Mistake::ReadsCurrentSquare => [
                "look up the jump of cur instead of nxt",
                "The roll ends on nxt, so it is the jump of nxt that is taken.",
                "look up the cell of nxt = cur + roll",
            ],
            Mistake::DestinationOffByOne => [
                "squares count from 0, and a jump goes to the number in the cell as it is",
                "The numbers in the cells count squares from 1, so every jump ends one square too far.",
                "subtract 1 from the number in the cell, or count squares from 1 throughout",
            ],
            Mistake::MarksRolledSquare => [
                "test the end of the jump, but mark nxt",
                "Where the token stands stays unmarked and is pushed again; where it only rolled to counts as visited though nobody stood there.",
                "test and mark the same square: the one stood on",
            ],
            Mistake::TestsRolledSquare => [
                "test nxt, but mark the end of the jump",
                "A roll onto a square that somebody was carried to is thrown away, and its jump with it; other jumps are pushed again and again.",
                "test and mark the same square: the one stood on",
            ],
            Mistake::MarksBothSquares => [
                "mark nxt as well as the end of its jump",
                "A square that was only rolled onto counts as visited, so a token carried there by another jump is lost.",
                "mark the square stood on and only that",
            ],
            Mistake::MarksNothing => [
                "push without a visited test",
                "Snakes lead back, so squares are pushed again and again: slow at best, and without end if the last square cannot be reached.",
                "mark each square stood on, and push it only the first time",
            ],
            Mistake::OnePass => [
                "for each square from 1 up, set the fewest moves of the squares its rolls lead to",
                "A snake leads to a square the pass has gone by; what is gained there is never carried on.",
                "take squares from a queue, in the order they were reached",
            ],
            Mistake::Greedy => [
                "from each square make only the move that ends furthest",
                "A shorter step, or even a snake, can lead to a better ladder.",
                "try every roll from every square, level by level",
            ],
            Mistake::LastJumpIgnored => [
                "if nxt = last, the game is won, before its jump is looked up",
                "Who rolls onto the last square is carried off if a snake begins there.",
                "take the jump of nxt first, then test the square stood on",
            ],
            Mistake::CountsSquares => [
                "moves + 1 for each square taken from the queue",
                "All squares of a level are one roll further than those before: a level is one move, however many squares it has.",
                "moves + 1 once the squares that were in the queue when the level began have been taken",
            ],
            Mistake::CountsFromOne => [
                "moves = 1 at the beginning",
                "Nothing has been rolled at the start: it is reached in 0 moves.",
                "moves = 0 at the beginning",
            ],
            Mistake::OneLevelEarly => [
                "return moves when the last square is pushed",
                "While a level is gone through, moves counts the rolls to that level; what is pushed is one roll further.",
                "return moves when the last square is taken, or moves + 1 when it is pushed",
            ],
            Mistake::ZeroForUnreachable => [
                "return 0 when the queue is empty",
                "0 would say that the token stands on the last square already.",
                "return −1 when the queue is empty",
            ],
        };
        Wording { what: what.to_owned(), why: why.to_owned(), instead: instead.to_owned() }
    }
}

fn no_largest_roll(die: &Die) -> Wording {
    let largest = die.largest();
    let what = if die.has_no_gaps() {
        format!("nxt goes from cur + {} up to, but not including, cur + {largest}", die.smallest())
    } else {
        format!("the loop over the rolls ends before {largest}")
    };
    Wording {
        what,
        why: format!(
            "The roll of {largest} is never tried: many loops leave out their upper bound."
        ),
        instead: every_roll(die),
    }
}

fn rolls_zero(die: &Die) -> Wording {
    Wording {
        what: format!("nxt goes from cur to cur + {}", die.largest()),
        why:
            "A die shows no 0. From a square the token was carried to, a roll of 0 takes the jump \
              that begins there."
                .to_owned(),
        instead: every_roll(die),
    }
}

fn every_roll(die: &Die) -> String {
    let (smallest, largest) = (die.smallest(), die.largest());
    if smallest == largest {
        format!("let the roll be {largest}")
    } else if die.has_no_gaps() {
        format!("let the roll go from {smallest} to {largest}, both included")
    } else {
        format!("go through every roll of the die, from {smallest} to {largest}")
    }
}
