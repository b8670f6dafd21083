//! Documents dealt at random, their texts as hostile as any.

use snakes_and_ladders::doc::{
    AsideKind, Block, Column, Doc, Figure, Meaning, Section, Table, Text,
};

use crate::rng::Rng;

/// Every meaning.
pub(super) const MEANINGS: [Meaning; 15] = [
    Meaning::Plain,
    Meaning::Strong,
    Meaning::Term,
    Meaning::Code,
    Meaning::Number,
    Meaning::Ladder,
    Meaning::Snake,
    Meaning::New,
    Meaning::Visited,
    Meaning::Refused,
    Meaning::Goal,
    Meaning::Right,
    Meaning::Wrong,
    Meaning::Blank,
    Meaning::Quiet,
];

/// Pieces of text that mean something to somebody.
const PIECES: [&str; 76] = [
    "<script>alert(1)</script>",
    "</td>",
    "</pre>",
    "</main>",
    "<!--",
    "-->",
    "]]>",
    "<b",
    "&amp;",
    "&",
    "&#x41;",
    "\"",
    "'",
    "](javascript:alert(1))",
    "[x](y)",
    "[ ]",
    "![",
    "[^1]",
    "[[wiki]]",
    "<https://example.org>",
    "https://example.org",
    "|",
    "|---|",
    "\\|",
    "\\",
    "`",
    "``",
    "```",
    "~~~",
    "*",
    "**",
    "***",
    "_",
    "__",
    "~~",
    "$",
    "$$",
    "# ",
    "#",
    "- ",
    "-",
    "---",
    "+ ",
    "1. ",
    "2)",
    "===",
    "> ",
    "[!NOTE]",
    ":",
    "!",
    ".",
    "(",
    ")",
    "{#id}",
    "\x1b[31m",
    "\x1b]0;x\x07",
    "\u{9b}2J",
    "\0",
    "\x08",
    "\x7f",
    "\r\n",
    "\r",
    "\n",
    "\t",
    "\u{200f}",
    "\u{202e}",
    "\u{200b}",
    "\u{a0}",
    "שלום",
    "漢字",
    "e\u{301}",
    "🐍",
    "⇒",
    "–",
    "…",
    "    ",
];

/// A text of up to this many pieces.
pub(super) fn text(rng: &mut Rng, most: u64) -> Text {
    let mut text = Text::new();
    for _ in 0..rng.between(0, most) {
        let meaning = rng.pick(&MEANINGS);
        let pieces = rng.between(1, 4);
        for _ in 0..pieces {
            text.push(meaning, piece(rng));
        }
    }
    text
}

fn piece(rng: &mut Rng) -> String {
    match rng.between(1, 12) {
        1..=5 => rng.pick(&PIECES).to_owned(),
        6 => "x".repeat(usize::try_from(rng.between(1, 150)).expect("a small number")),
        7 | 8 => " ".to_owned(),
        9 => rng.between(0, 400).to_string(),
        _ => rng.pick(&["a word ", "square", " roll", "lands on ", "é", "O(n)"]).to_owned(),
    }
}

/// A text as people write them: words, none of them long, and blanks.
fn heading(rng: &mut Rng) -> Text {
    Text::new().plain("h").then(text(rng, 3))
}

/// A document with any blocks.
pub(super) fn doc(rng: &mut Rng) -> Doc {
    let sections = rng.pick(&[&[][..], &["dry-run"], &["question", "board", "cost", "answer"]]);
    Doc {
        title: text(rng, 3),
        lead: blocks(rng),
        sections: sections
            .iter()
            .map(|name| Section { name, title: text(rng, 3), blocks: blocks(rng) })
            .collect(),
    }
}

fn blocks(rng: &mut Rng) -> Vec<Block> {
    let blocks = rng.between(0, 4);
    (0..blocks).map(|_| block(rng)).collect()
}

fn block(rng: &mut Rng) -> Block {
    match rng.between(1, 8) {
        1 | 2 => Block::Paragraph(text(rng, 8)),
        3 => Block::List { numbered: rng.chance(1, 2), items: texts(rng, 4, 6) },
        4 => Block::Table(table(rng)),
        5 => Block::Code {
            language: rng.pick(&["text", "rust"]),
            text: format!("{}\n", text(rng, 8)),
        },
        6 => Block::Figure(figure(rng)),
        7 => Block::Beside(vec![figure(rng), figure(rng)]),
        _ => Block::Aside {
            kind: rng.pick(&[AsideKind::Doubt, AsideKind::Rule, AsideKind::LeftOut]),
            title: text(rng, 3),
            text: text(rng, 6),
        },
    }
}

fn texts(rng: &mut Rng, most: u64, pieces: u64) -> Vec<Text> {
    let texts = rng.between(1, most);
    (0..texts).map(|_| text(rng, pieces)).collect()
}

fn table(rng: &mut Rng) -> Table {
    let columns = rng.between(1, 7);
    let rows = rng.between(0, 4);
    Table {
        columns: (0..columns)
            .map(|_| Column { title: heading(rng), numbers: rng.chance(1, 3) })
            .collect(),
        rows: (0..rows).map(|_| (0..columns).map(|_| text(rng, 4)).collect()).collect(),
    }
}

fn figure(rng: &mut Rng) -> Figure {
    Figure { caption: text(rng, 4), lines: texts(rng, 4, 3), drawing: None }
}

#[test]
fn the_texts_have_every_piece_and_every_meaning() {
    let mut rng = Rng::new(1);
    let texts: Vec<Text> = (0..2_000).map(|_| text(&mut rng, 8)).collect();
    let has = |holds: &dyn Fn(&Text) -> bool| texts.iter().any(holds);
    for piece in PIECES {
        assert!(has(&|text| text.to_string().contains(piece)), "{piece:?}");
    }
    for meaning in MEANINGS {
        assert!(has(&|text| text.spans().iter().any(|span| span.meaning == meaning)));
    }
}
