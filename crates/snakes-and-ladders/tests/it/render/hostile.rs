//! No text becomes markup, and no form loses or changes a text.

use snakes_and_ladders::doc::Doc;
use snakes_and_ladders::render::{Screen, html, markdown, text};

use super::piece::{Form, Kind, Piece, expected, masked, squeezed};
use super::{sample, terminal};
use crate::engine::{Found, same};
use crate::rng::Rng;

/// How many documents a check sees.
const DOCUMENTS: u64 = 1_500;

/// Deals documents and hands each to a check.
#[track_caller]
pub(super) fn each_document(seed: u64, check: fn(&Doc) -> Found) {
    let mut rng = Rng::new(seed);
    for number in 0..DOCUMENTS {
        let doc = sample::doc(&mut rng);
        if let Err(found) = check(&doc) {
            panic!("document {number} of seed {seed}: {found}\n{doc:#?}");
        }
    }
}

#[test]
fn a_browser_sees_the_text_and_nothing_else() {
    each_document(21, |doc| {
        let page = html(doc);
        controlled(&page)?;
        pieces(&super::html::pieces(&page)?, &expected(doc, Form::Html))?;
        let title = squeezed(&masked(&super::html::head(&page, "title")));
        same("the page's title", title, squeezed(&masked(&doc.title.to_string())))?;
        same("the style", super::html::head(&page, "style").contains("</"), false)
    });
}

#[test]
fn a_reader_of_markdown_sees_the_text_and_nothing_else() {
    each_document(22, |doc| {
        let written = markdown(doc);
        controlled(&written)?;
        let read =
            super::markdown::pieces(&written).map_err(|found| format!("{found}\n{written}"))?;
        pieces(&read, &expected(doc, Form::Markdown)).map_err(|found| format!("{found}\n{written}"))
    });
}

#[test]
fn a_terminal_obeys_nothing_but_colours_and_each_line_ends_without() {
    each_document(23, |doc| {
        for width in [40, 80] {
            let plain = text(doc, Screen { width, colour: false });
            same("without colour", terminal::plain(&plain)?, plain.clone())?;
            let coloured = text(doc, Screen { width, colour: true });
            same("with colour", signs(&terminal::plain(&coloured)?), signs(&plain))?;
        }
        Ok(())
    });
}

/// All signs of a text, in no order: in a table colours may break long words elsewhere.
fn signs(text: &str) -> Vec<char> {
    let mut signs: Vec<char> = text.chars().filter(|c| !c.is_whitespace() && *c != '─').collect();
    signs.sort_unstable();
    signs
}

/// Nothing in it is obeyed by what shows it.
fn controlled(written: &str) -> Found {
    let obeyed = |c: &char| {
        (c.is_control() && !"\n\t".contains(*c)) || "\u{200b}\u{200f}\u{202e}".contains(*c)
    };
    same("characters that would be obeyed", written.chars().find(obeyed), None)
}

fn pieces(read: &[Piece], expected: &[Piece]) -> Found {
    for (place, (read, expected)) in read.iter().zip(expected).enumerate() {
        same(&format!("piece {place}"), read, expected)?;
    }
    same("pieces", read.len(), expected.len())
}

#[test]
fn a_piece_that_is_markup_is_found_out() {
    let read = |text| super::markdown::pieces(text);
    assert!(read("[a](b)\n").is_err());
    assert!(read("a <b>c</b>\n").is_err());
    assert!(read("a\n\n---\n").is_err());
    assert!(read("    a\n").is_err());
    let paragraph = Piece::new(Kind::Paragraph, "a b");
    assert_eq!(read("a **b**\n"), Ok(vec![paragraph.clone()]));
    let page = |body: &str| super::html::pieces(&format!("<html><main>{body}</main>"));
    assert_eq!(page("<p>a <strong>b</strong></p>"), Ok(vec![paragraph]));
    assert!(page("<p>a</p><script>b</script>").is_err());
    assert!(page("<p onclick='a'>b</p>").is_err());
    assert!(page("<a href='javascript:a'>b</a>").is_err());
    assert!(page("<p>a</p>b").is_err());
}
