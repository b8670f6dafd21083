//! Documents whose pieces say what they mean, not how they look.
//!
//! What is explained is put together as a [`Doc`]; each output form decides by
//! itself how a [`Meaning`] looks. A piece of text is data in every form:
//! nothing in it is ever taken for markup.

/// A document: a title and sections.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Doc {
    /// The title.
    pub title: Text,
    /// What stands before the first section.
    pub lead: Vec<Block>,
    /// The sections, in order.
    pub sections: Vec<Section>,
}

/// A section under a heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// A name that is the same in every document, for links: `dry-run`.
    pub name: &'static str,
    /// The heading.
    pub title: Text,
    /// What stands in it.
    pub blocks: Vec<Block>,
}

/// A part of a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// Running text.
    Paragraph(Text),
    /// Items under one another; numbered where their order matters.
    List {
        /// Whether the items are numbered from 1.
        numbered: bool,
        /// The items.
        items: Vec<Text>,
    },
    /// Rows and columns.
    Table(Table),
    /// Program text or pseudocode, as it is.
    Code {
        /// Its language: `python`, `rust`, `text`.
        language: &'static str,
        /// The lines, each ended by a line feed.
        text: String,
    },
    /// A picture.
    Figure(Figure),
    /// Figures next to one another where there is room, otherwise below.
    Beside(Vec<Figure>),
    /// Something set apart from the running text.
    Aside {
        /// What for.
        kind: AsideKind,
        /// Its first line: the question of a doubt, the name of a rule.
        title: Text,
        /// The rest.
        text: Text,
    },
}

/// What an [`Block::Aside`] is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AsideKind {
    /// A question people ask, and its answer.
    Doubt,
    /// A sentence to keep.
    Rule,
    /// What was left out here, and how to see it.
    LeftOut,
}

/// A table. Every row has as many cells as there are columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The headings.
    pub columns: Vec<Column>,
    /// The rows.
    pub rows: Vec<Vec<Text>>,
}

/// A column of a [`Table`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// Its heading.
    pub title: Text,
    /// Whether it holds numbers, which stand at the right.
    pub numbers: bool,
}

/// A picture: lines of text for readers of text, and a drawing where one can be
/// shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// What it shows, in words; also for those who cannot see it.
    pub caption: Text,
    /// The picture in characters of equal width.
    pub lines: Vec<Text>,
    /// The same as a drawing.
    pub drawing: Option<Drawing>,
}

/// An SVG image. Only this library makes one, with everything in it escaped: its
/// text is put into pages as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    svg: String,
}

impl Drawing {
    /// Only where SVG is written with everything in it escaped.
    pub(crate) fn new(svg: String) -> Drawing {
        Drawing { svg }
    }

    /// The image.
    pub fn svg(&self) -> &str {
        &self.svg
    }
}

/// What a piece of text means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Meaning {
    /// Nothing in particular.
    #[default]
    Plain,
    /// What the sentence is about.
    Strong,
    /// A word of the field where it is explained.
    Term,
    /// A piece of program text, a formula, a key to press.
    Code,
    /// A square or another number of the game.
    Number,
    /// A ladder, or the square one begins on.
    Ladder,
    /// A snake, or the square one begins on.
    Snake,
    /// A square that is new: put into the queue just now.
    New,
    /// A square visited before.
    Visited,
    /// A roll that is no move.
    Refused,
    /// The last square, reached.
    Goal,
    /// A right answer.
    Right,
    /// A wrong answer.
    Wrong,
    /// A blank to be filled in; the text says how wide.
    Blank,
    /// Said on the side.
    Quiet,
}

/// A piece of text with one meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// What it means.
    pub meaning: Meaning,
    /// The text; in [`Figure::lines`] spaces count.
    pub text: String,
}

/// Pieces of text in a row.
///
/// ```
/// use snakes_and_ladders::doc::{Meaning, Text};
///
/// let text = Text::new().plain("land on ").with(Meaning::Ladder, 2).plain(", climb to ").number(15);
/// assert_eq!(text.to_string(), "land on 2, climb to 15");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text {
    spans: Vec<Span>,
}

impl Text {
    /// No text.
    pub fn new() -> Text {
        Text::default()
    }

    /// The pieces; none is empty, and neighbours differ in meaning.
    pub fn spans(&self) -> &[Span] {
        &self.spans
    }

    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.spans.is_empty()
    }

    /// With a further piece at its end.
    #[must_use]
    pub fn with(mut self, meaning: Meaning, text: impl ToString) -> Text {
        self.push(meaning, text);
        self
    }

    /// With plain text at its end.
    #[must_use]
    pub fn plain(self, text: impl ToString) -> Text {
        self.with(Meaning::Plain, text)
    }

    /// With a number of the game at its end.
    #[must_use]
    pub fn number(self, number: impl ToString) -> Text {
        self.with(Meaning::Number, number)
    }

    /// With program text at its end.
    #[must_use]
    pub fn code(self, code: impl ToString) -> Text {
        self.with(Meaning::Code, code)
    }

    /// With what the sentence is about at its end.
    #[must_use]
    pub fn strong(self, text: impl ToString) -> Text {
        self.with(Meaning::Strong, text)
    }

    /// With another text at its end.
    #[must_use]
    pub fn then(mut self, text: Text) -> Text {
        for span in text.spans {
            self.push(span.meaning, span.text);
        }
        self
    }

    /// Adds a piece at the end.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "numbers and strings are handed over as they are"
    )]
    pub fn push(&mut self, meaning: Meaning, text: impl ToString) {
        let text = text.to_string();
        match self.spans.last_mut() {
            _ if text.is_empty() => {}
            Some(last) if last.meaning == meaning => last.text.push_str(&text),
            _ => self.spans.push(Span { meaning, text }),
        }
    }

    /// Texts with plain text between them: `1, 3, 4`.
    pub fn joined(texts: impl IntoIterator<Item = Text>, between: &str) -> Text {
        let mut joined = Text::new();
        for (index, text) in texts.into_iter().enumerate() {
            if index > 0 {
                joined.push(Meaning::Plain, between);
            }
            joined = joined.then(text);
        }
        joined
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Text {
        Text::new().plain(text)
    }
}

impl From<String> for Text {
    fn from(text: String) -> Text {
        Text::new().plain(text)
    }
}

impl std::fmt::Display for Text {
    /// The text without its meanings.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.spans.iter().try_for_each(|span| f.write_str(&span.text))
    }
}
