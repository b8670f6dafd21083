//! A Markdown text read back as most programs read it.

use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use super::piece::{Kind, Piece};

/// The pieces of a text, or what should not be there.
pub(super) fn pieces(text: &str) -> Result<Vec<Piece>, String> {
    let options = Options::ENABLE_TABLES
        | Options::ENABLE_FOOTNOTES
        | Options::ENABLE_STRIKETHROUGH
        | Options::ENABLE_TASKLISTS
        | Options::ENABLE_MATH
        | Options::ENABLE_GFM
        | Options::ENABLE_WIKILINKS;
    let mut pieces = Vec::new();
    let mut open: Option<(Kind, String)> = None;
    let mut in_head = false;
    for event in Parser::new_ext(text, options) {
        let begins = match &event {
            Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }) => Some(Kind::Title),
            Event::Start(Tag::Heading { level: HeadingLevel::H2, .. }) => Some(Kind::Heading),
            Event::Start(Tag::Paragraph) if open.is_none() => Some(Kind::Paragraph),
            Event::Start(Tag::Item) => Some(Kind::Item),
            Event::Start(Tag::TableCell) if in_head => Some(Kind::Column),
            Event::Start(Tag::TableCell) => Some(Kind::Cell),
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(_))) => Some(Kind::Lines),
            _ => None,
        };
        if let Some(kind) = begins {
            if let Some((open, _)) = open {
                return Err(format!("{kind:?} inside of {open:?}"));
            }
            open = Some((kind, String::new()));
            continue;
        }
        match event {
            Event::Text(more) | Event::Code(more) => match &mut open {
                Some((_, text)) => text.push_str(&more),
                None => return Err(format!("text outside of all pieces: {more}")),
            },
            Event::Start(Tag::TableHead) => in_head = true,
            Event::End(TagEnd::TableHead) => in_head = false,
            // A list whose items are set apart: the item ends later.
            Event::End(TagEnd::Paragraph)
                if open.as_ref().is_some_and(|open| open.0 == Kind::Item) => {}
            Event::End(
                TagEnd::Heading(_)
                | TagEnd::Paragraph
                | TagEnd::Item
                | TagEnd::TableCell
                | TagEnd::CodeBlock,
            ) => {
                let (kind, text) = open.take().ok_or("an end without a beginning")?;
                pieces.push(Piece::new(kind, &text));
            }
            Event::Start(
                Tag::Paragraph
                | Tag::List(_)
                | Tag::Table(_)
                | Tag::TableRow
                | Tag::BlockQuote(None)
                | Tag::Strong
                | Tag::Emphasis,
            )
            | Event::End(
                TagEnd::List(_)
                | TagEnd::Table
                | TagEnd::TableRow
                | TagEnd::BlockQuote(None)
                | TagEnd::Strong
                | TagEnd::Emphasis,
            ) => {}
            other => return Err(format!("{other:?}")),
        }
    }
    pieces.retain(Piece::is_met);
    Ok(pieces)
}
