//! Numbers and the words behind them agree, and no text is odd in ways a program can see.

use snakes_and_ladders::doc::{Block, Doc, Text};

use super::Told;
use crate::engine::{Found, holds};

/// What is counted.
const NOUNS: [&str; 8] = ["square", "roll", "level", "move", "ladder", "snake", "jump", "mistake"];

/// One is one and many are many.
pub(super) fn plurals(told: &Told<'_>) -> Found {
    for text in texts(told.page.0) {
        let words: Vec<&str> = text.split_whitespace().collect();
        for pair in words.windows(2) {
            told.count(1);
            let [number, word] = [pair[0], pair[1].trim_end_matches(|c: char| !c.is_alphabetic())];
            let Ok(number) = number.parse::<u64>() else { continue };
            if text.starts_with("board[") {
                // "board[3][1] = 35 ladder" counts nothing.
                continue;
            }
            let Some(noun) = NOUNS.iter().find(|noun| word.starts_with(**noun)) else { continue };
            let many = match word.strip_prefix(noun) {
                Some("") => false,
                Some("s") => true,
                _ => continue,
            };
            holds(&format!("\"{number} {word}\" in {text:?}"), many == (number != 1))?;
        }
    }
    Ok(())
}

/// No text is empty or has blanks or signs where none belong.
pub(super) fn tidy(told: &Told<'_>) -> Found {
    for text in texts(told.page.0) {
        told.count(1);
        let odd = ["  ", " .", " ,", "..", ",,", ", .", ": .", "()", "(,", ",)", " ;"];
        let found = odd.iter().find(|odd| text.contains(**odd));
        holds(&format!("{found:?} in {text:?}"), found.is_none())?;
        holds(&format!("no blank ends {text:?}"), text.trim() == text)?;
    }
    for section in &told.page.0.sections {
        holds("a section says something", !section.blocks.is_empty())?;
        let bare = section.blocks.iter().any(|block| match block {
            Block::List { items, .. } => items.is_empty(),
            Block::Table(table) => table.rows.is_empty(),
            Block::Paragraph(text) => text.is_empty(),
            _ => false,
        });
        holds("no list, table or paragraph is empty", !bare)?;
    }
    Ok(())
}

/// Every text but those of figures and program text.
fn texts(doc: &Doc) -> Vec<String> {
    let mut texts = vec![doc.title.to_string()];
    for block in doc.sections.iter().flat_map(|section| &section.blocks) {
        let mut add = |text: &Text| texts.push(text.to_string());
        match block {
            Block::Paragraph(text) => add(text),
            Block::List { items, .. } => items.iter().for_each(add),
            Block::Table(table) => table.rows.iter().flatten().for_each(add),
            Block::Aside { title, text, .. } => [title, text].into_iter().for_each(add),
            _ => {}
        }
    }
    texts
}
