//! A document as its readers meet it: pieces of text in their order, each of a kind.

use snakes_and_ladders::doc::{AsideKind, Block, Doc, Figure, Text};

/// What a piece of text stands as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Title,
    Heading,
    Paragraph,
    Item,
    /// The heading of a column.
    Column,
    Cell,
    /// Lines that are kept as they are.
    Lines,
}

/// A piece of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    pub(crate) kind: Kind,
    pub(crate) text: String,
}

/// A form of documents that keeps kinds apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    Markdown,
    Html,
}

impl Piece {
    /// A piece whose text can be compared: blanks count once, but for lines, and characters
    /// that must not be obeyed are all one sign.
    pub(crate) fn new(kind: Kind, text: &str) -> Piece {
        let text = if kind == Kind::Lines {
            let lines = text.lines().map(|line| masked(line).trim_end().to_owned());
            lines.collect::<Vec<_>>().join("\n").trim_end().to_owned()
        } else {
            squeezed(&masked(text))
        };
        Piece { kind, text }
    }

    /// Whether a reader meets it: an empty cell has its place, an empty paragraph has none.
    pub(crate) fn is_met(&self) -> bool {
        !self.text.is_empty() || matches!(self.kind, Kind::Column | Kind::Cell)
    }
}

/// The text with each run of blanks as one.
pub(crate) fn squeezed(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The text with one sign for each character that would be obeyed, or that stands for one.
/// Blanks of every kind are a blank.
pub(crate) fn masked(text: &str) -> String {
    let mask = |c: char| match c {
        _ if c.is_whitespace() => ' ',
        _ if c.is_control() => '\u{fffd}',
        // The invisible ones the samples have, and the pictures of control characters.
        '\u{200b}' | '\u{200f}' | '\u{202e}' | '\u{2400}'..='\u{2426}' => '\u{fffd}',
        _ => c,
    };
    text.chars().map(mask).collect()
}

/// The pieces a form of a document must have.
pub(crate) fn expected(doc: &Doc, form: Form) -> Vec<Piece> {
    let mut pieces = Pieces { form, pieces: Vec::new() };
    pieces.add(Kind::Title, &doc.title.to_string());
    pieces.blocks(&doc.lead);
    for section in &doc.sections {
        pieces.add(Kind::Heading, &section.title.to_string());
        pieces.blocks(&section.blocks);
    }
    pieces.pieces
}

struct Pieces {
    form: Form,
    pieces: Vec<Piece>,
}

impl Pieces {
    fn add(&mut self, kind: Kind, text: &str) {
        let piece = Piece::new(kind, text);
        if piece.is_met() {
            self.pieces.push(piece);
        }
    }

    fn all(&mut self, kind: Kind, texts: &[Text]) {
        for text in texts {
            self.add(kind, &text.to_string());
        }
    }

    fn blocks(&mut self, blocks: &[Block]) {
        for block in blocks {
            match block {
                Block::Paragraph(text) => self.add(Kind::Paragraph, &text.to_string()),
                Block::List { items, .. } => self.all(Kind::Item, items),
                Block::Table(table) => {
                    for column in &table.columns {
                        self.add(Kind::Column, &column.title.to_string());
                    }
                    table.rows.iter().for_each(|row| self.all(Kind::Cell, row));
                }
                Block::Code { text, .. } => self.add(Kind::Lines, text),
                Block::Figure(figure) => self.figure(figure),
                Block::Beside(figures) => figures.iter().for_each(|figure| self.figure(figure)),
                Block::Aside { kind, title, text } => {
                    self.aside(*kind, &title.to_string());
                    self.add(Kind::Paragraph, &text.to_string());
                }
            }
        }
    }

    fn aside(&mut self, kind: AsideKind, title: &str) {
        let word = match kind {
            AsideKind::Doubt => "Doubt",
            AsideKind::Rule => "Rule",
            AsideKind::LeftOut => "Left out",
        };
        match self.form {
            // Said by the page's style, and to those who do not see it.
            Form::Html => self.add(Kind::Paragraph, title),
            Form::Markdown if squeezed(title).is_empty() => self.add(Kind::Paragraph, word),
            Form::Markdown => self.add(Kind::Paragraph, &format!("{word}: {title}")),
        }
    }

    fn figure(&mut self, figure: &Figure) {
        // A drawing that says nothing new is in the page alone.
        if self.form == Form::Markdown && figure.lines.is_empty() {
            return;
        }
        self.add(Kind::Paragraph, &figure.caption.to_string());
        if self.form == Form::Html && figure.drawing.is_some() {
            return;
        }
        let lines: Vec<String> =
            figure.lines.iter().map(|line| line.to_string().replace(['\n', '\r'], " ")).collect();
        self.add(Kind::Lines, &lines.join("\n"));
    }
}
