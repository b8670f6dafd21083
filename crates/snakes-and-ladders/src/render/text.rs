//! Text for a terminal: wrapped, with or without colour.

use std::ops::Range;

use anstyle::{AnsiColor, Style};
use comfy_table::{
    CellAlignment, ColumnConstraint, ContentArrangement, LineStyle, TableStyle, Width,
};
use textwrap::core::display_width;

use super::harmless::{harmless, harmless_code};
use super::marks;
use crate::doc::{AsideKind, Block, Column, Doc, Figure, Meaning, Table, Text};

/// What the text is shown on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen {
    /// Characters a line; figures keep their own width.
    pub width: usize,
    /// Whether meanings are shown in colour as well.
    pub colour: bool,
}

impl Default for Screen {
    /// 80 characters, no colour.
    fn default() -> Self {
        Screen { width: 80, colour: false }
    }
}

/// Writes a document as text.
///
/// Without colour nothing is lost: what a colour says, the words say too.
/// Time and space O(document).
///
/// ```
/// use snakes_and_ladders::doc::{Block, Doc, Text};
/// use snakes_and_ladders::render::{Screen, text};
///
/// let doc = Doc {
///     title: Text::from("Levels"),
///     lead: vec![Block::Paragraph(Text::new().plain("Level 0 is square ").number(1))],
///     sections: vec![],
/// };
/// assert_eq!(text(&doc, Screen::default()), "Levels\n======\n\nLevel 0 is square 1\n");
/// ```
pub fn text(doc: &Doc, screen: Screen) -> String {
    let screen = Screen { width: screen.width.max(NARROWEST), ..screen };
    let mut written = String::new();
    heading(&mut written, screen, &doc.title, '=');
    blocks(&mut written, screen, &doc.lead);
    for section in &doc.sections {
        written.push('\n');
        heading(&mut written, screen, &section.title, '-');
        blocks(&mut written, screen, &section.blocks);
    }
    written
}

/// Below this nothing is laid out any narrower.
const NARROWEST: usize = 40;

fn heading(written: &mut String, screen: Screen, title: &Text, underline: char) {
    let title = strong(title);
    for line in wrapped(screen, &title, screen.width) {
        push_line(written, &line);
    }
    let length = display_width(&harmless(&title).to_string()).min(screen.width);
    push_line(written, &underline.to_string().repeat(length));
}

fn strong(text: &Text) -> Text {
    Text::new().strong(text)
}

fn blocks(written: &mut String, screen: Screen, blocks: &[Block]) {
    for block in blocks {
        written.push('\n');
        match block {
            Block::Paragraph(text) => paragraph(written, screen, text, ""),
            Block::List { numbered, items } => {
                for (place, item) in (1..).zip(items) {
                    let sign = if *numbered { format!("{place:>2}. ") } else { "  - ".to_owned() };
                    paragraph(written, screen, item, &sign);
                }
            }
            Block::Table(content) => table(written, screen, content),
            Block::Code { text, .. } => {
                for line in text.lines() {
                    push_line(written, &format!("    {}", harmless_code(line, "    ")));
                }
            }
            // A drawing without lines of its own says nothing new here.
            Block::Figure(content) if content.lines.is_empty() => {
                written.pop();
            }
            Block::Figure(content) => {
                for line in figure(screen, content, screen.width) {
                    push_line(written, &line);
                }
            }
            Block::Beside(figures) => beside(written, screen, figures),
            Block::Aside { kind, title, text } => {
                let bar = match kind {
                    AsideKind::Doubt => "? ",
                    AsideKind::Rule => "! ",
                    AsideKind::LeftOut => "… ",
                };
                if !title.is_empty() {
                    paragraph(written, screen, &strong(title), bar);
                }
                paragraph(written, screen, text, if title.is_empty() { bar } else { "  " });
            }
        }
    }
}

/// A text behind a sign; its other lines begin below its first word.
fn paragraph(written: &mut String, screen: Screen, text: &Text, sign: &str) {
    let indent = display_width(sign);
    for (index, line) in wrapped(screen, text, screen.width - indent).iter().enumerate() {
        let before = if index == 0 { sign.to_owned() } else { " ".repeat(indent) };
        push_line(written, &(before + line));
    }
}

/// The lines of a text, each painted by itself. Words longer than a line are
/// broken.
fn wrapped(screen: Screen, text: &Text, width: usize) -> Vec<String> {
    let text = harmless(text);
    let whole = text.to_string();
    let mut end = 0;
    let mut lines = Vec::new();
    for line in textwrap::wrap(&whole, width) {
        // Nothing but blanks is left out between two lines.
        let begin = end + whole[end..].find(&*line).unwrap_or(0);
        end = begin + line.len();
        lines.push(part(screen, &text, begin..end));
    }
    lines
}

/// The bytes of a text in this range, painted.
fn part(screen: Screen, text: &Text, range: Range<usize>) -> String {
    let mut painted = String::new();
    let mut begin = 0;
    for span in text.spans() {
        let end = begin + span.text.len();
        let inside = range.start.clamp(begin, end) - begin..range.end.clamp(begin, end) - begin;
        painted.push_str(&paint(screen, span.meaning, &span.text[inside]));
        begin = end;
    }
    painted
}

/// Blanks between two columns.
const BETWEEN: u16 = 2;

fn table(written: &mut String, screen: Screen, content: &Table) {
    let mut table = comfy_table::Table::new();
    table
        .load_style(TableStyle::new().header_separator(LineStyle::none().fill('─').junction('─')))
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(u16::try_from(screen.width).unwrap_or(u16::MAX));
    let bold = |column: &Column| marks::of(screen, &strong(&column.title));
    table.set_header(content.columns.iter().map(bold));
    for row in &content.rows {
        table.add_row(row.iter().map(|cell| marks::of(screen, cell)));
    }
    let longest = longest_words(content);
    let between = usize::from(BETWEEN);
    // Two columns are one blank further apart than their padding.
    let needed: usize = longest.iter().map(|word| word + between + 1).sum();
    let fits = needed <= screen.width + 1;
    for ((column, meant), word) in table.column_iter_mut().zip(&content.columns).zip(longest) {
        column.set_padding((0, BETWEEN));
        if fits {
            // No word is broken while others could make room.
            let least = u16::try_from(word).map_or(u16::MAX, |word| word.saturating_add(BETWEEN));
            column.set_constraint(ColumnConstraint::LowerBoundary(Width::Fixed(least)));
        }
        if meant.numbers {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    for line in table.lines() {
        push_line(written, &marks::obeyed(line.trim_end()));
    }
}

/// The width of the longest word of each column.
fn longest_words(content: &Table) -> Vec<usize> {
    let longest = |text: &Text| {
        let text = harmless(text).to_string();
        text.split(' ').map(display_width).max().unwrap_or(0)
    };
    let of_column = |(index, column): (usize, &Column)| {
        let cells = content.rows.iter().filter_map(|row| row.get(index)).map(longest);
        cells.max().unwrap_or(0).max(longest(&column.title))
    };
    content.columns.iter().enumerate().map(of_column).collect()
}

fn figure(screen: Screen, figure: &Figure, width: usize) -> Vec<String> {
    let caption = wrapped(screen, &figure.caption, width).into_iter();
    let lines = figure.lines.iter().map(|line| part(screen, &harmless(line), 0..usize::MAX));
    caption.chain(lines).collect()
}

fn figure_width(figure: &Figure) -> usize {
    figure.lines.iter().map(|line| display_width(&harmless(line).to_string())).max().unwrap_or(0)
}

fn beside(written: &mut String, screen: Screen, figures: &[Figure]) {
    const GAP: usize = 4;
    let drawn: Vec<Vec<String>> = figures
        .iter()
        .map(|content| {
            let width = figure_width(content).clamp(NARROWEST.min(screen.width), screen.width);
            figure(screen, content, width)
        })
        .collect();
    let widths: Vec<usize> = drawn
        .iter()
        .map(|lines| lines.iter().map(|line| display_width(line)).max().unwrap_or(0))
        .collect();
    let needed = widths.iter().sum::<usize>() + GAP * widths.len().saturating_sub(1);
    if needed > screen.width {
        for (index, lines) in drawn.iter().enumerate() {
            if index > 0 {
                written.push('\n');
            }
            for line in lines {
                push_line(written, line);
            }
        }
        return;
    }
    let height = drawn.iter().map(Vec::len).max().unwrap_or(0);
    for row in 0..height {
        let mut line = String::new();
        for (lines, width) in drawn.iter().zip(&widths) {
            let part = lines.get(row).map_or("", String::as_str);
            line.push_str(part);
            line.push_str(&" ".repeat(width + GAP - display_width(part)));
        }
        push_line(written, line.trim_end());
    }
}

fn push_line(written: &mut String, line: &str) {
    written.push_str(line.trim_end());
    written.push('\n');
}

/// The words of a text and the blanks between them, each with its meaning.
pub(super) fn words(text: &Text) -> impl Iterator<Item = (Meaning, &str)> {
    text.spans().iter().flat_map(|span| {
        span.text.split_inclusive(' ').flat_map(|word| match word.strip_suffix(' ') {
            Some(word) => [(span.meaning, word), (Meaning::Plain, " ")],
            None => [(span.meaning, word), (Meaning::Plain, "")],
        })
    })
}

/// One line, never broken, with or without colour.
///
/// ```
/// use snakes_and_ladders::doc::{Meaning, Text};
/// use snakes_and_ladders::render::line;
///
/// let text = Text::new().with(Meaning::Ladder, "2 ⇒ 15");
/// assert_eq!(line(&text, false), "2 ⇒ 15");
/// assert_eq!(line(&text, true), "\u{1b}[32m2 ⇒ 15\u{1b}[0m");
/// ```
pub fn line(text: &Text, colour: bool) -> String {
    part(Screen { colour, ..Screen::default() }, &harmless(text), 0..usize::MAX)
}

fn paint(screen: Screen, meaning: Meaning, text: &str) -> String {
    let style = style(meaning);
    if !screen.colour || text.is_empty() || style == Style::new() {
        return text.to_owned();
    }
    format!("{style}{text}{style:#}")
}

pub(super) fn style(meaning: Meaning) -> Style {
    let coloured = |colour: AnsiColor| Style::new().fg_color(Some(colour.into()));
    match meaning {
        Meaning::Strong | Meaning::New => Style::new().bold(),
        Meaning::Term => Style::new().italic(),
        Meaning::Code => coloured(AnsiColor::Cyan),
        Meaning::Ladder | Meaning::Right => coloured(AnsiColor::Green),
        Meaning::Snake => coloured(AnsiColor::Magenta),
        Meaning::Wrong => coloured(AnsiColor::Red),
        Meaning::Goal => coloured(AnsiColor::Green).bold(),
        Meaning::Visited | Meaning::Refused | Meaning::Quiet => Style::new().dimmed(),
        Meaning::Plain | Meaning::Number | Meaning::Blank => Style::new(),
    }
}
