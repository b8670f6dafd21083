//! The jump of a square, against a map, on boards small and huge.

use std::collections::BTreeMap;

use snakes_and_ladders::{Board, Jump, JumpKind, MAX_SQUARES, Square};

use crate::rng::Rng;

/// Compares the board's answers with the map's on and around every jump, and elsewhere.
#[track_caller]
fn agrees(squares: u64, map: &BTreeMap<u64, u64>, rng: &mut Rng) {
    let board = Board::from_jumps(squares, map.iter().map(|(&from, &to)| (from, to))).unwrap();
    let near = map.keys().flat_map(|&from| [from - 1, from, from + 1]);
    let elsewhere: Vec<u64> = (0..50).flat_map(|_| [rng.next(), rng.between(0, squares)]).collect();
    let ends = [0, 1, squares - 1, squares, squares + 1, u64::MAX];
    for square in near.chain(elsewhere).chain(ends) {
        let expected = map.get(&square).copied().map(Square);
        assert_eq!(board.jump_from(Square(square)), expected, "{square} of {squares}");
        assert_eq!(board.contains(Square(square)), square >= 1 && square <= squares);
    }
    let jumps: Vec<(u64, u64)> =
        board.jumps().iter().map(|jump| (jump.from.get(), jump.to.get())).collect();
    assert!(jumps.iter().copied().eq(map.iter().map(|(&from, &to)| (from, to))));
    for _ in 0..20 {
        let (first, last) = (rng.between(0, squares), rng.between(0, squares));
        let between = board.jumps_between(Square(first), Square(last)).iter();
        let expected = map.iter().filter(|(from, _)| (first..=last).contains(*from));
        assert!(between.map(|jump| jump.from.get()).eq(expected.map(|(&from, _)| from)));
    }
}

#[test]
fn small_boards_of_any_density_agree_with_a_map() {
    let mut rng = Rng::new(20);
    for _ in 0..2_000 {
        let squares = rng.between(2, 130);
        let eighths = rng.between(0, 8);
        let mut map = BTreeMap::new();
        for from in 1..=squares {
            if rng.chance(eighths, 8) {
                map.insert(from, rng.between(1, squares));
            }
        }
        agrees(squares, &map, &mut rng);
    }
}

#[test]
fn jumps_in_clusters_on_huge_boards_agree_with_a_map() {
    let mut rng = Rng::new(21);
    for _ in 0..500 {
        let squares = rng.pick(&[1_000_000, 1 << 40, 1_000_000_000_000_000_000, MAX_SQUARES]);
        let mut map = BTreeMap::new();
        for _ in 0..rng.between(0, 4) {
            // At the beginning, at the end, or anywhere between.
            let middle = rng.between(1, squares);
            let base = rng.pick(&[1, squares - 63, middle.min(squares - 63)]);
            for _ in 0..rng.between(1, 60) {
                map.insert(base + rng.between(0, 63), rng.between(1, squares));
            }
        }
        agrees(squares, &map, &mut rng);
    }
}

#[test]
fn jumps_spread_over_huge_boards_agree_with_a_map() {
    let mut rng = Rng::new(22);
    for _ in 0..200 {
        let squares = rng.pick(&[10_000, 1 << 40, MAX_SQUARES]);
        let jumps = rng.between(0, 300);
        let map = (0..jumps).map(|_| (rng.between(1, squares), rng.between(1, squares))).collect();
        agrees(squares, &map, &mut rng);
    }
}

#[test]
fn off_the_board_is_no_square_of_it() {
    let board = Board::from_jumps(4, [(2, 3)]).unwrap();
    assert!(!board.contains(Square::OFF_BOARD));
    assert_eq!(board.jump_from(Square::OFF_BOARD), None);
    assert_eq!(board.jump_from(Square(5)), None);
}

#[test]
fn the_direction_makes_a_jump_a_snake_or_a_ladder() {
    let kind = |from, to| Jump { from: Square(from), to: Square(to) }.kind();
    assert_eq!(kind(2, 15), JumpKind::Ladder);
    assert_eq!(kind(17, 13), JumpKind::Snake);
    assert_eq!(kind(5, 5), JumpKind::SelfJump);
    assert_eq!(Jump { from: Square(2), to: Square(15) }.to_string(), "2 ⇒ 15");
}
