//! What the notes answer, and by which way.

use snakes_and_ladders::{
    Bound, Claim, GreedyEnd, Levels, Limit, ShortestPaths, Square, check, greedy,
};

use super::{SIX, THREE};
use crate::play::{answer, game, numbers, rolls, solution, stands_on};

#[test]
fn the_first_board_takes_four_rolls_by_the_printed_way() {
    let solution = solution(&game(SIX));
    assert_eq!(solution.rolls(), 4);
    assert_eq!(solution.to_string(), "1 –1→ 2 ⇒ 15 –2→ 17 ⇒ 13 –1→ 14 ⇒ 35 –1→ 36");
}

#[test]
fn the_teachers_way_is_among_all_shortest_ones() {
    let game = game(SIX);
    let ways = ShortestPaths::of(&game, Limit::default()).unwrap().unwrap();
    // Three dice make 13 in 21 ways, less 1+6+6 which hits the ladder on 2; and the printed way.
    assert_eq!(ways.count().to_string(), "21");
    let teacher = ways.iter().find(|way| rolls(way) == [5, 6, 2, 1]).unwrap();
    assert_eq!(stands_on(&teacher), [6, 12, 35, 36]);
    assert_eq!(check(&game, &Claim::Rolls(vec![5, 6, 2, 1])).fault, None);
}

#[test]
fn the_greedy_looking_way_takes_five() {
    let greedy = greedy(&game(SIX), Bound::default());
    assert_eq!(greedy.end, GreedyEnd::Arrives);
    assert_eq!(rolls(&greedy.path), [1, 6, 6, 6, 3]);
    assert_eq!(stands_on(&greedy.path), [15, 21, 27, 33, 36]);
}

#[test]
fn the_second_board_takes_two_rolls_through_eight() {
    let solution = solution(&game(THREE));
    assert_eq!(solution.rolls(), 2);
    assert_eq!(stands_on(solution.path()), [8, 9]);
    assert_eq!(solution.to_string(), "1 –1→ 2 ⇒ 8 –1→ 9");
}

#[test]
fn one_roll_on_the_second_board_leads_to_eight_and_to_three_up_to_six() {
    let game = game(THREE);
    let levels = Levels::explore(&game, Limit::default()).unwrap();
    let first: Vec<Square> =
        levels.iter().filter(|(_, level)| *level == 1).map(|(square, _)| square).collect();
    // 7 leads to 4, where a roll of 3 stood before.
    assert_eq!(numbers(&first), [8, 3, 4, 5, 6]);
    assert_eq!(levels.level(Square(9)), Some(2));
}

#[test]
fn the_tests_to_paste_answer_four_one_and_none() {
    assert_eq!(answer(&game(SIX)), 4);
    assert_eq!(answer(&game("[[-1, -1], [-1, 3]]")), 1);
    assert_eq!(answer(&game("[[1, 1, -1], [1, 1, 1], [-1, 1, 1]]")), -1);
}
