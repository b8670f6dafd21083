//! Small boards on which each mistake shows, worked out by hand.

use snakes_and_ladders::mistakes::{Crash, Ending, Mistake};
use snakes_and_ladders::{Game, Rules, Square};

use super::ends;
use crate::play::{answer, board, game_of};

/// A board of grid or jumps, its die, the right answer.
struct Shown {
    game: Game,
    right: i64,
}

fn rules(die: &str) -> Rules {
    Rules { die: die.parse().expect("a die"), ..Rules::default() }
}

fn grid(text: &str, die: &str, right: i64) -> Shown {
    Shown { game: Game::new(board(text), rules(die)).expect("a game"), right }
}

fn list(squares: u64, jumps: &[(u64, u64)], die: &str, right: i64) -> Shown {
    Shown { game: game_of(squares, jumps, rules(die)), right }
}

impl Shown {
    #[track_caller]
    fn but(&self, mistake: Mistake, ending: Ending) {
        assert_eq!(answer(&self.game), self.right, "the right answer");
        assert_eq!(ends(&self.game, mistake), ending, "{mistake}");
    }

    #[track_caller]
    fn but_answers(&self, mistake: Mistake, wrong: i64) {
        assert_ne!(wrong, self.right);
        self.but(mistake, Ending::Answers(wrong));
    }
}

/// Squares 2 to 7 lead back to 1, so with one die nobody gets past them.
fn wall() -> Shown {
    list(8, &[(2, 1), (3, 1), (4, 1), (5, 1), (6, 1), (7, 1)], "6", -1)
}

// Three by three, from the top: 7 8 9, 6 5 4, 1 2 3.

#[test]
fn rows_from_the_top() {
    // The cell of 2 (bottom row, middle) is looked at for 8, the middle of the third row. With 2 a
    // plain square, 9 is 8 squares away: two rolls.
    grid("[[-1,-1,-1],[-1,-1,-1],[-1,9,-1]]", "6", 1).but_answers(Mistake::RowsFromTop, 2);
}

#[test]
fn the_direction_of_the_middle_row() {
    // The cell of 4 (middle row, right) is looked at for 6, the third of its row. A die of three
    // reaches 4 with the first roll and 6 with the second.
    let shown = grid("[[-1,-1,-1],[-1,-1,9],[-1,-1,-1]]", "3", 1);
    shown.but_answers(Mistake::NoAlternation, 2);
    // Three rows: the bottom one has the even index 2, so "odd runs right" turns every row round.
    shown.but_answers(Mistake::DirectionForEvenN, 2);
    shown.but_answers(Mistake::ColumnsMirrored, 2);
    // And "even runs right" is right.
    shown.but(Mistake::DirectionForOddN, Ending::Answers(1));
}

#[test]
fn the_direction_on_four_rows() {
    // From the top: 16 15 14 13, 9 10 11 12, 8 7 6 5, 1 2 3 4. The bottom row has the odd index 3:
    // "even runs right" looks at the cell of 4 for 1. Without that ladder, 15 squares in threes.
    let shown = grid("[[-1,-1,-1,-1],[-1,-1,-1,-1],[-1,-1,-1,-1],[-1,-1,-1,16]]", "3", 1);
    shown.but_answers(Mistake::DirectionForOddN, 5);
    shown.but(Mistake::DirectionForEvenN, Ending::Answers(1));
}

#[test]
fn num_without_its_minus_one() {
    // The cell of 5 (middle) is looked at for 4, which one roll of three reaches; 5 takes two.
    grid("[[-1,-1,-1],[-1,9,-1],[-1,-1,-1]]", "3", 2).but_answers(Mistake::NumWithoutMinusOne, 1);
    // The cell of 2 is looked at for 1, where nobody ends a roll; and from 3 a roll of 6 looks for
    // the cell of 9 in a fourth row.
    let crash = Crash::OutsideGrid { square: Square(9) };
    grid("[[-1,-1,-1],[-1,-1,-1],[-1,9,-1]]", "6", 1)
        .but(Mistake::NumWithoutMinusOne, Ending::Crashes(crash));
}

#[test]
fn row_and_column_swapped() {
    // The cell of 2 (row 2, column 1) is looked at for the square of row 1, column 2, which is 4.
    // A die of two reaches 2 with one roll and 4 with two.
    grid("[[-1,-1,-1],[-1,-1,-1],[-1,9,-1]]", "2", 1).but_answers(Mistake::RowColumnSwapped, 2);
    // Two rows of three: 2 is at row 1, column 1; for 3, at row 1, column 2, it looks in a row 2.
    let crash = Crash::OutsideGrid { square: Square(3) };
    grid("[[-1,-1,-1],[-1,-1,-1]]", "6", 1).but(Mistake::RowColumnSwapped, Ending::Crashes(crash));
}

#[test]
fn the_jump_on_the_start_taken() {
    // Right: 1, 7, 9. With the ladder at the start: 8, 9.
    list(9, &[(1, 8)], "6", 2).but_answers(Mistake::StartJumpTaken, 1);
}

#[test]
fn the_largest_roll_left_out() {
    // 1 + 6 = 7 in one roll; without a six 1 + 5 + 1.
    list(7, &[], "6", 1).but_answers(Mistake::NoLargestRoll, 2);
}

#[test]
fn a_ladder_behind_a_ladder() {
    // Right: rolling onto 20 takes 7, 13, 19, 20; from 2 ⇒ 20 it is 20 squares, four rolls more.
    let shown = list(40, &[(2, 20), (20, 40)], "6", 4);
    // Carried to 20, a roll of 0 takes the ladder there.
    shown.but_answers(Mistake::RollsZero, 2);
    shown.but_answers(Mistake::SecondRideNextTurn, 2);
    shown.but_answers(Mistake::FollowsChains, 1);
}

#[test]
fn a_zero_takes_the_jump_of_the_start() {
    // Right: 15 squares take three rolls. A roll of 0 on the start is 1 ⇒ 12, then 16. Nobody is
    // carried to the start, so the second ride alone does not do that.
    let shown = list(16, &[(1, 12)], "6", 3);
    shown.but_answers(Mistake::RollsZero, 2);
    shown.but(Mistake::SecondRideNextTurn, Ending::Answers(3));
}

#[test]
fn a_roll_past_the_end_that_arrives() {
    // The last square leads back to 1: an exact roll never wins, a roll of 3 goes past it.
    list(3, &[(3, 1)], "6", -1).but_answers(Mistake::PastEndArrives, 1);
}

#[test]
fn a_wall_that_is_stood_on() {
    // 1, 7, 8: whoever may stand on 7 is across.
    wall().but_answers(Mistake::JumpOptional, 2);
    wall().but_answers(Mistake::SnakesIgnored, 2);
}

#[test]
fn a_snake_that_is_needed() {
    // A die that shows nothing but 6: 1, 7 ⇒ 2, 8 ⇒ 20.
    list(20, &[(7, 2), (8, 20)], "6×1", 2).but_answers(Mistake::SnakesAvoided, -1);
    // Standing on 7: 13, 19, and no further.
    list(20, &[(7, 2), (8, 20)], "6×1", 2).but_answers(Mistake::SnakesIgnored, -1);
}

#[test]
fn a_ladder_on_the_way() {
    // Right: 2 ⇒ 19, 20. Without the ladder it takes four rolls: 7, 13, 19, 20.
    let shown = list(20, &[(2, 19)], "6", 2);
    // 2, then the ride to 19, then 20.
    shown.but_answers(Mistake::JumpCostsRoll, 3);
    // 1 has no jump, so the roll ends on 2; 2 has one, so any roll ends on 19; then 20.
    shown.but_answers(Mistake::ReadsCurrentSquare, 3);
    // 2 ⇒ 20 by itself.
    shown.but_answers(Mistake::DestinationOffByOne, 1);
    // A ladder to the last square ends behind it and is lost: 7, 13, 19, 20.
    list(20, &[(2, 20)], "6", 1).but_answers(Mistake::DestinationOffByOne, 4);
}

#[test]
fn the_square_rolled_to_marked() {
    // From 1 a die of three leads to 2 ⇒ 1, 3 ⇒ 7 and 4 ⇒ 3. From 7 all rolls lead back to 1; from
    // 3 a roll of 2 takes 5 ⇒ 11. Rolling onto 3 marked it, so being carried there is lost.
    let jumps = [(2, 1), (3, 7), (4, 3), (5, 11), (8, 1), (9, 1), (10, 1)];
    let shown = list(11, &jumps, "3", 2);
    shown.but_answers(Mistake::MarksRolledSquare, -1);
    shown.but_answers(Mistake::MarksBothSquares, -1);
}

#[test]
fn the_square_rolled_to_tested() {
    // Right: a roll of 2 takes 3 ⇒ 11. But a roll of 1 came to 3 first, by 2 ⇒ 3, and marked it, so
    // its ladder is lost: from 4 on, three squares a roll, 4, 7, 10, 11.
    list(11, &[(2, 3), (3, 11)], "3", 1).but_answers(Mistake::TestsRolledSquare, 4);
}

#[test]
fn nothing_marked() {
    wall().but(Mistake::MarksNothing, Ending::Overrun);
    // The squares rolled to are never marked, so 1 is pushed by each of the six snakes, again and
    // again.
    wall().but(Mistake::TestsRolledSquare, Ending::Overrun);
}

#[test]
fn one_pass_over_the_squares() {
    // Nothing but sixes: 1, 7, 13 ⇒ 2, 8 ⇒ 20. When 13 is tried, the pass has gone by 2.
    list(20, &[(13, 2), (8, 20)], "6×1", 3).but_answers(Mistake::OnePass, -1);
}

#[test]
fn the_furthest_square_each_time() {
    // The first board of the notes: 15, 21, 27, 33, 36 against four rolls.
    list(36, &[(2, 15), (14, 35), (17, 13)], "6", 4).but_answers(Mistake::Greedy, 5);
    // The wall: back to 1, which was visited.
    wall().but(Mistake::Greedy, Ending::Answers(-1));
}

#[test]
fn the_jump_on_the_last_square_ignored() {
    list(3, &[(3, 1)], "6", -1).but_answers(Mistake::LastJumpIgnored, 1);
}

#[test]
fn what_is_counted() {
    // 1, 7, 9. The queue is 1, then 2 to 7, then 8 (from 2) and 9 (from 3): eight before 9.
    let shown = list(9, &[], "6", 2);
    shown.but_answers(Mistake::CountsSquares, 8);
    shown.but_answers(Mistake::CountsFromOne, 3);
    shown.but_answers(Mistake::OneLevelEarly, 1);
    // A single square: the start is never pushed.
    list(1, &[], "6", 0).but_answers(Mistake::OneLevelEarly, -1);
}

#[test]
fn nothing_found() {
    wall().but_answers(Mistake::ZeroForUnreachable, 0);
    // Counting from 1 or by squares still says -1.
    wall().but(Mistake::CountsFromOne, Ending::Answers(-1));
    wall().but(Mistake::CountsSquares, Ending::Answers(-1));
}
