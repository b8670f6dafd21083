//! What one roll does, rule by rule, on boards small enough to play in the head.

use snakes_and_ladders::{
    Board, Chain, Game, GameFlaw, LastJump, PastEnd, Rules, Square, StartJump, Token, Turn, Way,
};

use crate::play::{fewest, game_of, solution};

fn die(faces: &str) -> Rules {
    Rules { die: faces.parse().unwrap(), ..Rules::default() }
}

/// What each roll does from a square, in the words of a move.
#[track_caller]
fn turns(game: &Game, square: u64, expected: &[&str]) {
    let token = Token { square: Square(square), riding: false };
    let got: Vec<String> = game
        .turns(token)
        .map(|turn| match turn {
            Turn::Lands(landing) => landing.play.to_string(),
            Turn::Stays { roll } => format!("{roll} stays"),
            Turn::Circles { roll, rolled_to } => format!("{roll} circles on {rolled_to}"),
        })
        .collect();
    assert_eq!(got, expected);
}

#[test]
fn a_roll_past_the_end_stays() {
    turns(&game_of(6, &[], die("3")), 4, &["4 –1→ 5", "4 –2→ 6", "3 stays"]);
}

#[test]
fn a_roll_past_the_end_wins_where_it_may_whatever_jump_is_there() {
    let rules = Rules { past_end: PastEnd::Win, ..die("3") };
    turns(&game_of(6, &[(6, 1)], rules), 4, &["4 –1→ 5", "4 –2→ 6 ⇒ 1", "4 –3→ 6"]);
}

#[test]
fn a_roll_past_the_end_bounces_onto_jumps_but_not_below_square_1() {
    let rules = Rules { past_end: PastEnd::Bounce, ..die("8") };
    // From 3 of 4: 5 is one past, so 3; 6 is 2, which has a jump; 7 is 1; 8 would be 0.
    turns(
        &game_of(4, &[(2, 4)], rules),
        3,
        &[
            "3 –1→ 4",
            "3 –2→ 3",
            "3 –3→ 2 ⇒ 4",
            "3 –4→ 1",
            "5 stays",
            "6 stays",
            "7 stays",
            "8 stays",
        ],
    );
}

#[test]
fn jumps_are_taken_once_or_followed_or_ridden() {
    let jumps = [(2, 4), (4, 7)];
    let chained = |chain| game_of(9, &jumps, Rules { chain, ..die("1") });
    turns(&chained(Chain::Once), 1, &["1 –1→ 2 ⇒ 4"]);
    turns(&chained(Chain::Follow), 1, &["1 –1→ 2 ⇒ 7"]);
    turns(&chained(Chain::NextTurn), 1, &["1 –1→ 2"]);
    let ride = Token { square: Square(2), riding: true };
    let after = chained(Chain::NextTurn).turns(ride).next();
    let Some(Turn::Lands(landing)) = after else { panic!("{after:?}") };
    assert_eq!(landing.play.to_string(), "2 ⇒ 4");
    assert_eq!(landing.token, Token { square: Square(4), riding: true });
}

#[test]
fn followed_jumps_that_run_in_a_circle_are_no_move() {
    let rules = Rules { chain: Chain::Follow, ..die("3") };
    let game = game_of(9, &[(2, 5), (5, 2), (3, 5)], rules);
    turns(&game, 1, &["1 circles on 2", "2 circles on 3", "1 –3→ 4"]);
}

#[test]
fn a_jump_on_the_start_is_ignored_or_taken() {
    let start = |start_jump, chain| {
        let rules = Rules { start_jump, chain, ..Rules::default() };
        let token = game_of(9, &[(1, 4), (4, 6)], rules).start();
        (token.square.get(), token.riding)
    };
    assert_eq!(start(StartJump::Ignore, Chain::Once), (1, false));
    assert_eq!(start(StartJump::Take, Chain::Once), (4, false));
    assert_eq!(start(StartJump::Take, Chain::Follow), (6, false));
    assert_eq!(start(StartJump::Ignore, Chain::NextTurn), (1, false));
    assert_eq!(start(StartJump::Take, Chain::NextTurn), (1, true));
}

#[test]
fn a_jump_on_the_last_square_is_obeyed_or_ignored() {
    let last = |last_jump| game_of(6, &[(6, 2)], Rules { last_jump, ..die("1") });
    turns(&last(LastJump::Obey), 5, &["5 –1→ 6 ⇒ 2"]);
    turns(&last(LastJump::Ignore), 5, &["5 –1→ 6"]);
}

#[test]
fn nobody_moves_who_has_arrived() {
    turns(&game_of(6, &[], die("6")), 6, &[]);
    assert_eq!(fewest(&game_of(6, &[], Rules { start: Square(6), ..die("6") })), Some(0));
}

#[test]
fn off_the_board_the_first_roll_brings_the_token_on() {
    let game = game_of(9, &[(1, 4)], Rules { start: Square::OFF_BOARD, ..die("2") });
    turns(&game, 0, &["0 –1→ 1 ⇒ 4", "0 –2→ 2"]);
}

#[test]
fn a_start_beyond_the_last_square_is_no_game() {
    let board = Board::from_jumps(9, []).unwrap();
    let flaws = Game::new(board, Rules { start: Square(10), ..Rules::default() }).unwrap_err();
    assert_eq!(flaws.all(), [GameFlaw::StartBeyondLast { start: Square(10), last: Square(9) }]);
    assert_eq!(flaws.to_string(), "the token cannot begin on 10: the last square is 9");
}

#[test]
fn a_long_way_is_printed_with_its_middle_left_out() {
    let way = solution(&game_of(8, &[], die("1")));
    let shortened = |most| Way::shortened(way.start(), way.path(), most).to_string();
    let whole = "1 –1→ 2 –1→ 3 –1→ 4 –1→ 5 –1→ 6 –1→ 7 –1→ 8";
    assert_eq!(way.to_string(), whole);
    assert_eq!(shortened(7), whole);
    assert_eq!(shortened(6), whole, "one move is not worth leaving out");
    assert_eq!(shortened(5), "1 –1→ 2 –1→ 3 –1→ 4 … 2 more moves … 6 –1→ 7 –1→ 8");
    assert_eq!(shortened(2), "1 –1→ 2 … 5 more moves … 7 –1→ 8");
    assert_eq!(shortened(0), shortened(2));
}
