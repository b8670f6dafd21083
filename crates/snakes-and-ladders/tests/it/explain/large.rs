//! A board of a million squares: told briefly, what is left out is said, the answer is right.

use std::collections::BTreeMap;

use snakes_and_ladders::doc::{AsideKind, Block, Doc, Meaning};
use snakes_and_ladders::explain::{Explanation, Extent, Part};
use snakes_and_ladders::render::{Screen, html, markdown, text};
use snakes_and_ladders::{Board, Draft, Game, Limit, Numbering, Rules};

use super::page::{Page, meant};
use crate::rng::Rng;

const SIDE: u64 = 1_000;
const LAST: u64 = SIDE * SIDE;

/// As text, with every part, in characters.
const MOST_TEXT: usize = 60_000;
/// With its marks, its style and what a drawing would need.
const MOST_MARKED: usize = 120_000;
/// Rows of a table, items of a list.
const MOST_ROWS: usize = 110;

fn game(jumps: &BTreeMap<u64, u64>) -> Game {
    let jumps = jumps.iter().map(|(&from, &to)| (i128::from(from), i128::from(to))).collect();
    let draft = Draft::List { squares: Some(LAST), columns: Some(SIDE), jumps };
    let board = Board::from_draft(&draft, Numbering::Zigzag).expect("a legal board");
    Game::new(board, Rules::default()).expect("a game")
}

/// Explains the board, checks the size of what is said, and gives the answer that is said.
#[track_caller]
fn answer(jumps: &BTreeMap<u64, u64>, left_out: &[&str]) -> String {
    let game = game(jumps);
    let explanation = Explanation::of(&game, None, Extent::default(), Limit::default());
    let explanation = explanation.expect("it fits");
    let doc = explanation.doc(&Part::ALL);
    is_brief(&doc);
    is_brief(&explanation.worksheet());
    for section in left_out {
        let asides = Page(&doc).asides(section, AsideKind::LeftOut).expect("a section");
        assert!(!asides.is_empty(), "{section} does not say what it leaves out");
    }
    let texts = Page(&doc).texts("answer").expect("a section");
    meant(&texts, Meaning::Goal).expect("an answer")
}

#[track_caller]
fn is_brief(doc: &Doc) {
    let characters = text(doc, Screen::default()).chars().count();
    assert!(characters <= MOST_TEXT, "{characters} characters of text");
    for marked in [html(doc), markdown(doc)] {
        assert!(marked.chars().count() <= MOST_MARKED, "{} characters", marked.chars().count());
    }
    let sections = doc.sections.iter().map(|section| &section.blocks);
    for block in std::iter::once(&doc.lead).chain(sections).flatten() {
        match block {
            Block::Table(table) => assert!(table.rows.len() <= MOST_ROWS, "{}", table.rows.len()),
            Block::List { items, .. } => assert!(items.len() <= MOST_ROWS, "{}", items.len()),
            _ => {}
        }
    }
}

/// 999 999 squares to walk in sixes: 166 666.5 rolls.
#[test]
fn an_empty_board() {
    let said = answer(&BTreeMap::new(), &["dry-run", "levels", "answer"]);
    assert_eq!(said, "166667 rolls");
}

/// Six snakes in a row.
#[test]
fn a_wall() {
    let wall = (500_000..500_006).map(|square| (square, square - 400_000)).collect();
    assert_eq!(answer(&wall, &["dry-run", "levels"]), "-1");
}

#[test]
fn a_jump_on_every_hundredth_square() {
    let mut rng = Rng::new(141);
    let mut jumps = BTreeMap::new();
    for from in 2..LAST {
        if rng.chance(1, 100) {
            jumps.insert(from, rng.between(1, LAST));
        }
    }
    assert!((9_000..11_000).contains(&jumps.len()));
    let rolls = fewest(&jumps);
    assert!(rolls > 10, "far enough to be worth a search");
    assert_eq!(answer(&jumps, &["dry-run"]), format!("{rolls} rolls"));
}

/// The fewest rolls by the usual rules, level by level over plain numbers.
fn fewest(jumps: &BTreeMap<u64, u64>) -> u64 {
    let mut seen = vec![false; usize::try_from(LAST).expect("a million") + 1];
    let mut level = vec![1];
    for rolls in 0.. {
        let mut next = Vec::new();
        for square in level {
            if square == LAST {
                return rolls;
            }
            for walked in square + 1..=(square + 6).min(LAST) {
                let ends = jumps.get(&walked).copied().unwrap_or(walked);
                if !std::mem::replace(&mut seen[usize::try_from(ends).expect("a million")], true) {
                    next.push(ends);
                }
            }
        }
        assert!(!next.is_empty(), "it can be reached");
        level = next;
    }
    unreachable!("the levels end")
}
