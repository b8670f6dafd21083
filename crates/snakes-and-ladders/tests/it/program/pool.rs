//! Games to run programs on, each with its right answer: the samples, the cases, and games dealt
//! under every rule.

use std::collections::HashMap;

use serde_json::Value;
use snakes_and_ladders::format::{Options, read};
use snakes_and_ladders::program::{Language, solution};
use snakes_and_ladders::{
    Board, Cell, Chain, Die, Draft, Game, Layout, Numbering, PastEnd, Preset, Rules,
};

use crate::cases;
use crate::data::{boards, signed, string, text};
use crate::deal::Deal;
use crate::oracle::{self, fewest};
use crate::rng::Rng;
use crate::samples;

/// A game and its right answer.
pub(super) struct Sum {
    pub(super) name: String,
    pub(super) game: Game,
    /// The fewest rolls, or -1.
    pub(super) answer: i64,
}

/// What a program is given.
pub(super) enum Input {
    Grid(Vec<Vec<i64>>),
    Jumps(u64, Vec<(u64, u64)>),
}

impl Sum {
    /// The board as a grid where it is one of at most 400 cells, otherwise as jumps.
    pub(super) fn input(&self) -> Input {
        let board = self.game.board();
        let full = |layout: &&Layout| layout.squares() == layout.rows() * layout.columns();
        let layout = board.layout().filter(full).filter(|layout| layout.squares() <= 400);
        let Some(layout) = layout else {
            let jumps = board.jumps().iter().map(|jump| (jump.from.get(), jump.to.get()));
            return Input::Jumps(board.squares(), jumps.collect());
        };
        let cell = |row, column| {
            let square = layout.square(Cell { row, column }).expect("a full grid");
            board.jump_from(square).map_or(-1, |to| to.get().cast_signed())
        };
        let row = |row| (0..layout.columns()).map(|column| cell(row, column)).collect();
        Input::Grid((0..layout.rows()).map(row).collect())
    }
}

/// Programs, no two alike, and which of them is for which game.
pub(super) struct Programs {
    pub(super) sources: Vec<String>,
    pub(super) of: Vec<usize>,
}

impl Programs {
    pub(super) fn of(sums: &[Sum], language: Language) -> Programs {
        let mut places = HashMap::new();
        let mut sources = Vec::new();
        let of = sums.iter().map(|sum| {
            let source = solution(&sum.game, language).to_string();
            *places.entry(source).or_insert_with_key(|source: &String| {
                sources.push(source.clone());
                sources.len() - 1
            })
        });
        let of = of.collect();
        Programs { sources, of }
    }
}

/// That every program gave the right answer.
#[track_caller]
pub(super) fn assert_right(sums: &[Sum], programs: &Programs, answers: &[i64]) {
    assert_eq!(answers.len(), sums.len());
    for ((sum, answer), &program) in sums.iter().zip(answers).zip(&programs.of) {
        assert_eq!(
            *answer,
            sum.answer,
            "{}\n{:?}\n{:?}\n{}",
            sum.name,
            sum.game.rules(),
            sum.game.board().jumps(),
            programs.sources[program]
        );
    }
}

/// Every sample board that is small enough to be searched.
pub(super) fn of_samples() -> Vec<Sum> {
    let mut sums = Vec::new();
    for entry in samples::index() {
        let file = string(&entry, "file");
        let preset: Preset = string(&entry, "preset").parse().expect("a preset");
        let answers = entry["rolls"].as_array().expect("a list");
        for (read, answer) in read(&text(&boards(file)), &Options::default()).zip(answers) {
            if answer != "too large" {
                let game = Game::new(read.expect("a board").board, preset.rules());
                sums.push(Sum {
                    name: file.to_owned(),
                    game: game.expect("a game"),
                    answer: answer.as_i64().unwrap_or(-1),
                });
            }
        }
    }
    sums
}

/// Every case with an answer: as its source plays, with jumps followed, and where a roll past the
/// end wins.
pub(super) fn of_cases() -> Vec<Sum> {
    let mut sums = Vec::new();
    for case in cases::cases().iter().filter(|case| cases::has_answer(case)) {
        let name = string(case, "id");
        let answer = signed(case, "answer").expect("an answer");
        let chained = signed(case, "answer_if_chained").expect("an answer");
        let win = signed(case, "rolls_if_win").unwrap_or(answer);
        let rules = cases::rules(case);
        for (rules, answer) in [
            (rules.clone(), answer),
            (Rules { chain: Chain::Follow, ..rules.clone() }, chained),
            (Rules { past_end: PastEnd::Win, ..rules }, win),
        ] {
            let game = Game::new(board(name, case), rules).expect("a game");
            sums.push(Sum { name: name.to_owned(), game, answer });
        }
    }
    sums
}

/// Corners of the rules, worked out by hand.
pub(super) fn of_corners() -> Vec<Sum> {
    let rides = Rules { chain: Chain::NextTurn, ..Rules::default() };
    let win = Rules { past_end: PastEnd::Win, ..Rules::default() };
    let bounce = Rules { past_end: PastEnd::Bounce, ..Rules::default() };
    let with =
        |rules: &Rules, die: &str| Rules { die: die.parse().expect("a die"), ..rules.clone() };
    let corners = [
        // 1 to 2, rides 2 ⇒ 1, rides 1 ⇒ 11, 11 to 12: the start's jump waits for who comes back.
        (12, vec![(1, 11), (2, 1)], with(&rides, "1×1"), 4),
        // 1 to 2 takes the ladder to 5, but nobody rolls: the ride is the second turn.
        (5, vec![(2, 5)], with(&rides, "1×1"), 2),
        // A 2 meets the snake of the last square, a 3 goes past it.
        (3, vec![(3, 1)], with(&win, "2,3"), 1),
        (3, vec![(3, 1)], Rules { chain: Chain::NextTurn, ..with(&win, "2,3") }, 1),
        (3, vec![(3, 1)], with(&Rules::default(), "2,3"), -1),
        // 1 + 6 is 2 past 5, back to 3, whose ladder leads to 5.
        (5, vec![(3, 5)], with(&bounce, "6×1"), 1),
        // 1 + 9 would be 5 below 5: no move.
        (5, vec![], with(&bounce, "9×1"), -1),
    ];
    let sum = |(squares, jumps, rules, answer)| {
        let board = Board::from_jumps(squares, jumps).expect("a legal board");
        Sum { name: "a corner".to_owned(), game: Game::new(board, rules).expect("a game"), answer }
    };
    corners.into_iter().map(sum).collect()
}

fn board(id: &str, case: &Value) -> Board {
    if cases::can_be_read(case) {
        let mut boards = read(string(case, "input"), &cases::options(id, case));
        boards.nth(cases::place(id)).expect("the board").expect("a board").board
    } else {
        cases::listed(case)
    }
}

/// How a board is given, and how large.
#[derive(Clone, Copy, Debug)]
enum Form {
    /// As high as it is wide.
    Square(Numbering),
    /// Not as high as it is wide.
    Rectangle(Numbering),
    /// The last row is not full.
    Ragged,
    /// Without rows.
    List,
    /// More than 400 squares in full rows.
    Large,
}

const FORMS: [Form; 9] = [
    Form::Square(Numbering::Zigzag),
    Form::Rectangle(Numbering::Zigzag),
    Form::Square(Numbering::Rows),
    Form::Rectangle(Numbering::Rows),
    Form::Square(Numbering::TopLeft),
    Form::Rectangle(Numbering::TopLeft),
    Form::Ragged,
    Form::List,
    Form::Large,
];

impl Form {
    /// Rows, columns and squares; at least `least` squares.
    fn size(self, rng: &mut Rng, least: u64) -> (u64, u64) {
        loop {
            let (rows, columns) = (rng.between(1, 6), rng.between(1, 6));
            let (columns, squares) = match self {
                Form::Square(_) => (columns, columns * columns),
                Form::Rectangle(_) if rows == columns => continue,
                Form::Rectangle(_) => (columns, rows * columns),
                Form::Ragged => (columns + 1, rows * (columns + 1) + rng.between(1, columns)),
                Form::List => (0, rng.between(1, 36)),
                Form::Large => (3, 3 * rng.between(134, 140)),
            };
            if squares >= least {
                return (columns, squares);
            }
        }
    }

    fn numbering(self) -> Numbering {
        match self {
            Form::Square(numbering) | Form::Rectangle(numbering) => numbering,
            Form::Ragged | Form::List | Form::Large => Numbering::default(),
        }
    }
}

/// Dice of each kind: a range, a few outcomes, one, a range from 2, gaps, many with gaps.
fn dice() -> [Die; 6] {
    let odd = Die::of_outcomes((0..20).map(|place| (2 * place + 1, 1))).expect("a die");
    let read = |text: &str| text.parse().expect("a die");
    [read("6"), read("1,2,3"), read("4×1"), read("2d6"), read("1,3,7"), odd]
}

/// Games under every combination of rules, of every form, from three starts, with every kind of
/// die; the right answer is the oracle's.
pub(super) fn dealt(games_a_rule: u64, forms: usize) -> Vec<Sum> {
    let mut rng = Rng::new(909);
    let mut sums = Vec::new();
    let mut turn = 0;
    for past_end in [oracle::PastEnd::Stay, oracle::PastEnd::Win, oracle::PastEnd::Bounce] {
        for chain in [oracle::Chain::Once, oracle::Chain::Follow, oracle::Chain::NextTurn] {
            for (start_jump_taken, last_jump_obeyed) in
                [(false, true), (true, true), (false, false), (true, false)]
            {
                for _ in 0..forms {
                    // 3 starts, 9 forms and 6 dice: stepping so meets every pair of them.
                    let start = [1, 0, 4][turn / 9 % 3];
                    let form = FORMS[turn % 9];
                    let die = &dice()[(turn + turn / 27) % 6];
                    turn += 1;
                    for _ in 0..games_a_rule {
                        let (columns, last) = form.size(&mut rng, start);
                        let mut deal = Deal::with(&mut rng, last, die.clone());
                        deal.raw.start = start;
                        deal.raw.past_end = past_end;
                        deal.raw.chain = chain;
                        deal.raw.start_jump_taken = start_jump_taken;
                        deal.raw.last_jump_obeyed = last_jump_obeyed;
                        sums.extend(sum(&deal, columns, form));
                    }
                }
            }
        }
    }
    sums
}

/// A dealt game; none where the start runs in a circle.
fn sum(deal: &Deal, columns: u64, form: Form) -> Option<Sum> {
    let answer = match fewest(&deal.raw) {
        oracle::Verdict::Rolls(rolls) => i64::try_from(rolls).expect("few rolls"),
        oracle::Verdict::Unreachable => -1,
        oracle::Verdict::NoGame => return None,
    };
    let jumps = deal.raw.jumps.iter().map(|&(from, to)| (from.into(), to.into()));
    let draft = Draft::List {
        squares: Some(deal.raw.last),
        columns: Some(columns).filter(|&columns| columns > 0),
        jumps: jumps.collect(),
    };
    let board = Board::from_draft(&draft, form.numbering()).expect("a legal board");
    let game = Game::new(board, deal.rules()).expect("a game");
    Some(Sum { name: format!("{form:?}"), game, answer })
}
