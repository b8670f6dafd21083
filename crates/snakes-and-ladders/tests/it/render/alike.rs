//! The three forms of an explanation say the same words in the same order.

use snakes_and_ladders::doc::{Block, Doc, Figure};
use snakes_and_ladders::explain::{Explanation, Extent, Part};
use snakes_and_ladders::render::{Screen, html, markdown, text};
use snakes_and_ladders::{Game, Limit};

use super::piece::{Form, Piece, expected, squeezed};
use super::terminal;
use crate::deal::Deal;
use crate::engine::{Found, each_game, holds, same};

/// So wide that nothing is broken into lines.
const WIDE: usize = 60_000;

#[test]
fn the_three_forms_of_an_explanation_say_the_same() {
    each_game(25, 120, Deal::any, |_, game| {
        let doc = explained(game)?;
        let of_page = super::html::pieces(&html(&doc))?;
        same("the page", &of_page, &expected(&doc, Form::Html))?;
        let of_markdown = super::markdown::pieces(&markdown(&doc))?;
        same("the Markdown", &of_markdown, &expected(&doc, Form::Markdown))?;
        for colour in [false, true] {
            let written = terminal::plain(&text(&doc, Screen { width: WIDE, colour }))?;
            same_words(&written, &of_markdown)?;
        }
        Ok(())
    });
}

fn explained(game: &Game) -> Result<Doc, String> {
    let explanation = Explanation::of(game, None, Extent::default(), Limit::default());
    Ok(explanation.map_err(|error| error.to_string())?.doc(&Part::ALL))
}

/// Whether a text for a terminal has the words of the Markdown in their order, and beside them
/// nothing but what sets the pieces apart.
fn same_words(written: &str, markdown: &[Piece]) -> Found {
    let mut words = written.split_whitespace();
    for piece in markdown {
        // The word is a sign on the terminal.
        let said = ["Doubt: ", "Rule: "].iter().find_map(|word| piece.text.strip_prefix(word));
        let said = said.unwrap_or(if piece.text == "Left out" { "…" } else { &piece.text });
        for word in said.split_whitespace() {
            let met = words.by_ref().find(|met| *met == word || !is_sign(met));
            same(&format!("a word of {said:?}"), met, Some(word))?;
        }
    }
    holds("no words are left", words.all(is_sign))
}

/// What sets a piece apart: a number or a dash before an item, `?` before a doubt, a line below a
/// heading.
fn is_sign(word: &str) -> bool {
    let number = word.strip_suffix('.').is_some_and(|number| number.parse::<u64>().is_ok());
    let line = ['=', '-', '─'].iter().any(|&sign| word.chars().all(|c| c == sign));
    number || line || ["?", "!", "…"].contains(&word)
}

#[test]
fn figures_in_words_are_in_every_form() {
    // Whatever an explanation draws is said in characters as well.
    each_game(26, 120, Deal::any, |_, game| {
        let doc = explained(game)?;
        let blocks = doc.sections.iter().flat_map(|section| &section.blocks);
        let figures = blocks.flat_map(|block| match block {
            Block::Figure(figure) => std::slice::from_ref(figure),
            Block::Beside(figures) => figures,
            _ => &[],
        });
        for Figure { caption, lines, drawing } in figures {
            holds("a figure has a caption", !squeezed(&caption.to_string()).is_empty())?;
            holds("a drawing is told in lines too", drawing.is_none() || !lines.is_empty())?;
        }
        Ok(())
    });
}

#[test]
fn other_words_are_found_out() {
    let markdown = |text: &str| super::markdown::pieces(text).expect("pieces");
    let doc = "# a\n\n> **Doubt: b?**\n>\n> c\n\n- d\n";
    let written = "a\n=\n\n? b?\n  c\n\n  - d\n";
    assert_eq!(same_words(written, &markdown(doc)), Ok(()));
    assert!(same_words(&written.replace('c', "e"), &markdown(doc)).is_err());
    assert!(same_words(&written.replace("  c\n", ""), &markdown(doc)).is_err());
    assert!(same_words(&format!("{written}e"), &markdown(doc)).is_err());
}
