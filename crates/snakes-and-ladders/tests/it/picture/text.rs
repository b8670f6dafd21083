//! Boards in characters of equal width.

use snakes_and_ladders::picture::Picture;
use snakes_and_ladders::{
    Board, Chain, Draft, Game, Levels, Limit, Numbering, PastEnd, Rules, Square, search,
};

use super::{SIX, THREE, dealt, plain};
use crate::play::{game, game_of, solution};

#[track_caller]
fn shows(picture: &Picture<'_>, expected: &str) {
    assert_eq!(plain(&picture.text().expect("a small board")), expected);
}

/// The drawing of the first note, and its way: 1, 2 ⇒ 15, 17 ⇒ 13, 14 ⇒ 35, 36.
#[test]
fn the_first_board_with_its_way() {
    let game = game(SIX);
    let solution = solution(&game);
    shows(
        &Picture::new(&game).path(solution.path()),
        "\
┌──────┬──────┬──────┬──────┬──────┬──────┐
│   36 │   35 │   34 │   33 │   32 │   31 │ ←
│  (4) │  (3) │      │      │      │      │
│ goal │      │      │      │      │      │
├──────┼──────┼──────┼──────┼──────┼──────┤
│   25 │   26 │   27 │   28 │   29 │   30 │ →
├──────┼──────┼──────┼──────┼──────┼──────┤
│   24 │   23 │   22 │   21 │   20 │   19 │ ←
├──────┼──────┼──────┼──────┼──────┼──────┤
│   13 │ · 14 │   15 │ · 16 │ · 17 │   18 │ →
│  (2) │ ▲ 35 │  (1) │      │ ▼ 13 │      │
├──────┼──────┼──────┼──────┼──────┼──────┤
│   12 │   11 │   10 │    9 │    8 │    7 │ ←
├──────┼──────┼──────┼──────┼──────┼──────┤
│    1 │  · 2 │    3 │    4 │    5 │    6 │ →  start
│  (0) │ ▲ 15 │      │      │      │      │
└──────┴──────┴──────┴──────┴──────┴──────┘
▲ ladder to   ▼ snake to
(2) stood on after 2 rolls   · walked over or rolled onto
",
    );
}

/// The levels are the second note's: 8, 3, 4, 5, 6 after one roll, 9 after two.
#[test]
fn the_second_board_with_its_levels() {
    let game = game(THREE);
    let levels = Levels::explore(&game, Limit::default()).unwrap();
    shows(
        &Picture::new(&game).levels(&levels),
        "\
┌──────┬──────┬──────┐
│    7 │    8 │    9 │ →
│  ▼ 4 │   L1 │   L2 │
│      │      │ goal │
├──────┼──────┼──────┤
│    6 │    5 │    4 │ ←
│   L1 │   L1 │   L1 │
├──────┼──────┼──────┤
│    1 │    2 │    3 │ →  start
│   L0 │  ▲ 8 │   L1 │
└──────┴──────┴──────┘
▲ ladder to   ▼ snake to
L2 first stood on after 2 rolls   without a level: never stood on
",
    );
}

#[test]
fn a_last_row_that_is_not_full_and_a_start_off_the_board() {
    let draft = Draft::List { squares: Some(5), columns: Some(3), jumps: vec![(5, 5)] };
    let board = Board::from_draft(&draft, Numbering::TopLeft).unwrap();
    let rules = Rules { start: Square::OFF_BOARD, ..Rules::default() };
    shows(
        &Picture::new(&Game::new(board, rules).unwrap()),
        "\
┌──────┬──────┬──────┐
│    1 │    2 │    3 │ →
├──────┼──────┼──────┤
│    4 │    5 │      │ →
│      │  ↺ 5 │      │
│      │ goal │      │
└──────┴──────┴──────┘
↺ jump to itself
the token starts off the board, before 1
",
    );
}

#[test]
fn one_square_is_start_and_goal() {
    let game = game("[[-1]]");
    shows(
        &Picture::new(&game),
        "\
┌──────┐
│    1 │  start
│ goal │
└──────┘
",
    );
}

/// From 4 a roll of 3 goes to 6, the last, and one back to 5, whose ladder leads to 6.
#[test]
fn a_bounce_walks_to_the_end_and_back() {
    let rules = Rules {
        start: Square(4),
        past_end: PastEnd::Bounce,
        die: snakes_and_ladders::Die::of_outcomes([(3, 1)]).unwrap(),
        ..Rules::default()
    };
    let game = game_of(6, &[(5, 6)], rules);
    let solution = solution(&game);
    shows(
        &Picture::new(&game).path(solution.path()),
        "\
┌───────┬───────┬───────┐
│     6 │   · 5 │     4 │ ←
│   (1) │   ▲ 6 │   (0) │
│  goal │       │ start │
├───────┼───────┼───────┤
│     1 │     2 │     3 │ →
└───────┴───────┴───────┘
▲ ladder to
(2) stood on after 2 rolls   · walked over or rolled onto
drawn in rows of 3: the board names no columns
",
    );
}

#[test]
fn a_part_says_what_is_left_out() {
    let game = game_of(1_000_000, &[(15, 999_999)], Rules::default());
    let picture = Picture::new(&game).part(Square(12)..=Square(13));
    let text = plain(&picture.text().unwrap());
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "⋮ 99998 more rows");
    assert!(lines[2].starts_with("│       20 │       19 │"), "{text}");
    assert!(lines[3].contains("│ ▲ 999999 │"), "{text}");
    assert_eq!(lines[5], "⋮ 1 more row");
    let beyond = Picture::new(&game).part(Square(999_999)..=Square(u64::MAX)).text().unwrap();
    assert!(plain(&beyond).contains("┘\n⋮ 99999 more rows\n"));
}

#[test]
fn a_board_of_ten_by_ten_fits_eighty_columns_whatever_is_laid_over_it() {
    for chain in Chain::ALL {
        let jumps: Vec<(u64, u64)> = (3..99).map(|from| (from, 101 - from)).collect();
        for jumps in [&jumps[..], &jumps[..1], &[(2, 100), (99, 1)]] {
            for start in [0, 1, 50] {
                let rules = Rules { chain, start: Square(start), ..Rules::default() };
                let game = game_of(100, jumps, rules);
                let levels = Levels::explore(&game, Limit::default()).unwrap();
                let verdict = search(&game).unwrap();
                let mut picture = Picture::new(&game).levels(&levels);
                if let Some(solution) = verdict.solution() {
                    picture = picture.path(solution.path());
                }
                for line in picture.text().unwrap() {
                    let line = line.to_string();
                    assert!(line.chars().count() <= 80, "{line}");
                }
            }
        }
    }
}

#[test]
fn every_number_and_every_jump_is_there_and_lines_are_even() {
    for game in dealt(300) {
        let text = plain(&Picture::new(&game).text().unwrap());
        let words: Vec<&str> = text.split_whitespace().collect();
        for number in 1..=game.last().get() {
            assert!(words.contains(&number.to_string().as_str()), "{number} in\n{text}");
        }
        let signs = text.matches(['▲', '▼', '↺']).count();
        let kinds = ["▲ ladder to", "▼ snake to", "↺ jump to itself"];
        let legend = kinds.iter().filter(|kind| text.contains(**kind)).count();
        assert_eq!(signs - legend, game.board().jumps().len(), "\n{text}");
        for jump in game.board().jumps() {
            let sign = match jump.to.cmp(&jump.from) {
                std::cmp::Ordering::Greater => "▲",
                std::cmp::Ordering::Less => "▼",
                std::cmp::Ordering::Equal => "↺",
            };
            assert!(text.contains(&format!("{sign} {} ", jump.to)), "{jump} in\n{text}");
        }
        let boxes = text.lines().filter(|line| line.starts_with(['│', '├', '┌', '└']));
        let widths: Vec<usize> =
            boxes.map(|line| line.chars().take_while(|c| !"→←".contains(*c)).count()).collect();
        let width = text.lines().next().map_or(0, |line| line.chars().count());
        assert!(widths.iter().all(|&other| (width..=width + 8).contains(&other)), "\n{text}");
        assert!(!text.contains(|c: char| c.is_control() && c != '\n'));
    }
}
