//! Text for a terminal stays within its width; figures and program text keep their own.

use snakes_and_ladders::doc::{Block, Doc};
use snakes_and_ladders::render::{Screen, text};
use textwrap::core::display_width;

use super::hostile::each_document;
use super::terminal;
use crate::engine::{Found, holds};

#[test]
fn paragraphs_lists_and_tables_keep_within_the_width() {
    each_document(24, |doc| {
        let doc = without_figures(doc);
        for width in [40, 80, 120] {
            for colour in [false, true] {
                within(width, &text(&doc, Screen { width, colour }))?;
            }
        }
        Ok(())
    });
}

fn within(width: usize, written: &str) -> Found {
    for line in terminal::plain(written)?.lines() {
        holds(&format!("{line:?} fits {width}"), display_width(line) <= width)?;
    }
    Ok(())
}

fn without_figures(doc: &Doc) -> Doc {
    let mut doc = doc.clone();
    let wraps =
        |block: &Block| !matches!(block, Block::Code { .. } | Block::Figure(_) | Block::Beside(_));
    doc.lead.retain(wraps);
    doc.sections.iter_mut().for_each(|section| section.blocks.retain(wraps));
    doc
}
