//! What must hold for every board and rules that make a game.

use arbitrary::{Arbitrary, Unstructured};
use snakes_and_ladders::{
    Board, Chain, Checked, Claim, Die, Game, LastJump, Levels, Limit, PastEnd, Rules,
    ShortestPaths, Square, StartJump, Verdict, check, search,
};

/// Squares of the largest board.
const MOST_SQUARES: u64 = 200;
/// Pips of the largest roll.
const MOST_PIPS: u32 = 12;
/// Shortest ways looked at, of perhaps very many.
const MOST_WAYS: usize = 8;

/// A small legal board and rules, from any bytes.
#[derive(Clone, Debug)]
pub struct Recipe {
    /// The board.
    pub board: Board,
    /// The rules.
    pub rules: Rules,
}

impl<'a> Arbitrary<'a> for Recipe {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> arbitrary::Result<Recipe> {
        let rules = rules(bytes)?;
        let squares = bytes.int_in_range(1..=MOST_SQUARES)?;
        let mut jumps = std::collections::BTreeMap::new();
        let on_board = |byte: u8| 1 + u64::from(byte) % squares;
        // As many jumps as there are bytes for.
        while let Ok(&[from, to]) = bytes.bytes(2) {
            jumps.insert(on_board(from), on_board(to));
        }
        let board = Board::from_jumps(squares, jumps).expect("all ends are on the board");
        Ok(Recipe { board, rules })
    }
}

fn rules(bytes: &mut Unstructured<'_>) -> arbitrary::Result<Rules> {
    let pips = bytes.int_in_range(1..=MOST_PIPS)?;
    // Each bit is a roll that is there; none at all is a die of `pips` faces.
    let rolls = bytes.int_in_range(0..=(1_u32 << MOST_PIPS) - 1)?;
    let die = if rolls == 0 {
        Die::of_faces(pips)
    } else {
        Die::of_outcomes((1..=MOST_PIPS).filter(|pips| rolls >> (pips - 1) & 1 == 1).zip([1; 12]))
    };
    Ok(Rules {
        start: Square(bytes.int_in_range(0..=MOST_SQUARES)?),
        die: die.expect("at least one outcome, none of them 0"),
        past_end: *bytes.choose(&PastEnd::ALL)?,
        chain: *bytes.choose(&Chain::ALL)?,
        start_jump: *bytes.choose(&StartJump::ALL)?,
        last_jump: *bytes.choose(&LastJump::ALL)?,
    })
}

/// Searches: a way begins at the start, each move where the one before ended,
/// and arrives; the checker accepts it; the full exploration and the count of
/// all shortest ways say the same.
pub fn searches(recipe: &Recipe) {
    let Recipe { board, rules } = recipe;
    let Ok(game) = Game::new(board.clone(), rules.clone()) else { return };
    let limit = Limit::default();
    let verdict = search(&game).expect("the board is small");
    let levels = Levels::explore(&game, limit).expect("the board is small");
    let ways = ShortestPaths::of(&game, limit).expect("the board is small");
    assert!(verdict.work().squares_expanded <= game.slots());
    game.notes();
    match verdict {
        Verdict::Reached(solution) => {
            let mut stands_on = game.start().square;
            for play in solution.path() {
                assert_eq!(play.from, stands_on);
                stands_on = play.stands_on;
            }
            assert_eq!(stands_on, game.last());
            accepts(&game, solution.path());
            assert!(levels.level(game.last()).is_some_and(|level| level <= solution.rolls()));
            let ways = ways.expect("the search found a way");
            assert_eq!(ways.rolls(), solution.rolls());
            assert_eq!(ways.iter().next().as_deref(), Some(solution.path()));
            for way in ways.iter().take(MOST_WAYS) {
                assert_eq!(way.len() as u64, solution.rolls());
                accepts(&game, &way);
            }
        }
        Verdict::Unreachable(why) => {
            assert!(ways.is_none());
            assert!(!why.to_string().is_empty());
            let arrived = levels
                .iter()
                .any(|(square, _)| square == game.last() && game.jump_from(square).is_none());
            assert!(!arrived, "{why}");
        }
    }
}

/// The checker accepts a way, told as rolls and told as squares.
fn accepts(game: &Game, path: &[snakes_and_ladders::Move]) {
    let rolls = path.iter().filter_map(|play| play.roll).map(|roll| u64::from(roll.get()));
    let stands_on = path.iter().map(|play| play.stands_on.get());
    let squares = std::iter::once(game.start().square.get()).chain(stands_on);
    for claim in [Claim::Rolls(rolls.collect()), Claim::Squares(squares.collect())] {
        let Checked { fault, path: followed, .. } = check(game, &claim);
        assert_eq!(fault, None, "{claim:?}\nof {path:?}\nwas followed as {followed:?}");
        assert_eq!(followed.len(), path.len(), "{claim:?}");
    }
}
