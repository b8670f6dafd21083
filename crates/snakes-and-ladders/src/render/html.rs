//! One HTML page that holds all it needs.

use maud::{DOCTYPE, Markup, PreEscaped, html as markup};

use super::harmless::{harmless, harmless_code};
use crate::doc::{AsideKind, Block, Doc, Drawing, Figure, Meaning, Table, Text};

/// Writes a document as one HTML page: style and drawings inside, nothing
/// loaded from anywhere, no script. It follows the reader's choice of light or
/// dark and can be printed.
///
/// Whatever a text says is shown as it is: it is escaped, and the page's own
/// policy forbids scripts. Time and space O(document).
///
/// ```
/// use snakes_and_ladders::doc::{Doc, Text};
/// use snakes_and_ladders::render::html;
///
/// let page = html(&Doc { title: Text::from("<b>"), lead: vec![], sections: vec![] });
/// assert!(page.starts_with("<!DOCTYPE html>"));
/// assert!(page.contains("<h1>&lt;b&gt;</h1>"));
/// ```
pub fn html(doc: &Doc) -> String {
    let title = harmless(&doc.title).to_string();
    let page = markup! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta http-equiv="Content-Security-Policy"
                    content="default-src 'none'; style-src 'unsafe-inline'; img-src data:";
                title { (title) }
                style { (PreEscaped(include_str!("page.css"))) }
            }
            body {
                main {
                    h1 { (title) }
                    (blocks(&doc.lead))
                    @if doc.sections.len() > 3 { (contents(doc)) }
                    @for section in &doc.sections {
                        section id=(section.name) {
                            h2 { (inline(&section.title)) }
                            (blocks(&section.blocks))
                        }
                    }
                }
            }
        }
    };
    page.into_string() + "\n"
}

fn contents(doc: &Doc) -> Markup {
    markup! {
        nav aria-label="Contents" {
            @for section in &doc.sections {
                a href={ "#" (section.name) } { (harmless(&section.title)) }
                " "
            }
        }
    }
}

fn blocks(blocks: &[Block]) -> Markup {
    markup! { @for block in blocks { (one(block)) } }
}

fn one(block: &Block) -> Markup {
    markup! {
        @match block {
            Block::Paragraph(text) => p { (inline(text)) },
            Block::List { numbered: true, items } => ol { @for item in items { li { (inline(item)) } } },
            Block::List { items, .. } => ul { @for item in items { li { (inline(item)) } } },
            Block::Table(content) => (table(content)),
            Block::Code { language, text } => pre.code data-language=(language) tabindex="0" { code { @for line in text.lines() { (harmless_code(line, "\t")) "\n" } } },
            Block::Figure(content) => (figure(content)),
            Block::Beside(figures) => .beside { @for content in figures { (figure(content)) } },
            Block::Aside { kind, title, text } => {
                @let (class, word) = match kind {
                    AsideKind::Doubt => ("doubt", "Doubt"),
                    AsideKind::Rule => ("rule", "Rule"),
                    AsideKind::LeftOut => ("left-out", "Left out"),
                };
                .aside.(class) role="note" aria-label=(word) {
                    @if !title.is_empty() { p.head { (inline(title)) } }
                    p { (inline(text)) }
                }
            }
        }
    }
}

fn table(content: &Table) -> Markup {
    let class = |index: usize| {
        content.columns.get(index).is_some_and(|column| column.numbers).then_some("numbers")
    };
    markup! {
        .scroll tabindex="0" {
            table {
                thead {
                    tr {
                        @for (index, column) in content.columns.iter().enumerate() {
                            th scope="col" class=[class(index)] { (inline(&column.title)) }
                        }
                    }
                }
                tbody {
                    @for row in &content.rows {
                        tr {
                            @for (index, cell) in row.iter().enumerate() {
                                td class=[class(index)] { (inline(cell)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn figure(figure: &Figure) -> Markup {
    markup! {
        figure {
            @if !figure.caption.is_empty() { figcaption { (inline(&figure.caption)) } }
            @match figure.drawing.as_ref().map(Drawing::svg) {
                Some(svg) => (PreEscaped(svg)),
                // A line break that follows the tag is not shown: the first line may be empty.
                None => pre tabindex="0" {
                    "\n"
                    @for line in &figure.lines { (inline(line)) "\n" }
                }
            }
        }
    }
}

fn inline(text: &Text) -> Markup {
    markup! {
        @for span in harmless(text).spans() {
            @match span.meaning {
                Meaning::Plain => (span.text),
                Meaning::Strong => strong { (span.text) },
                Meaning::Term => dfn { (span.text) },
                Meaning::Code => code { (span.text) },
                Meaning::Number => span.number { (span.text) },
                Meaning::Ladder => span.ladder { (span.text) },
                Meaning::Snake => span.snake { (span.text) },
                Meaning::New => span.new { (span.text) },
                Meaning::Visited => span.visited { (span.text) },
                Meaning::Refused => span.refused { (span.text) },
                Meaning::Goal => span.goal { (span.text) },
                Meaning::Right => span.right { (span.text) },
                Meaning::Wrong => span.wrong { (span.text) },
                Meaning::Blank => span.blank { (span.text) },
                Meaning::Quiet => span.quiet { (span.text) },
            }
        }
    }
}
