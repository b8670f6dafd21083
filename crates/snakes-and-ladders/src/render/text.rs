//! Text for a terminal: wrapped, with or without colour.

use anstyle::{AnsiColor, Style};
use comfy_table::{CellAlignment, ContentArrangement, LineStyle, TableStyle};
use textwrap::core::display_width;

use crate::doc::{AsideKind, Block, Doc, Figure, Meaning, Table, Text};

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
    let title = doc.title.to_string();
    heading(&mut written, screen, &title, '=');
    blocks(&mut written, screen, &doc.lead);
    for section in &doc.sections {
        written.push('\n');
        heading(&mut written, screen, &section.title.to_string(), '-');
        blocks(&mut written, screen, &section.blocks);
    }
    written
}

/// Below this nothing is laid out any narrower.
const NARROWEST: usize = 40;

fn heading(written: &mut String, screen: Screen, title: &str, underline: char) {
    let bold = Text::new().with(Meaning::Strong, title);
    for line in textwrap::wrap(&painted(screen, &bold), screen.width) {
        push_line(written, &line);
    }
    let length = display_width(title).min(screen.width);
    push_line(written, &underline.to_string().repeat(length));
}

fn blocks(written: &mut String, screen: Screen, blocks: &[Block]) {
    for block in blocks {
        written.push('\n');
        match block {
            Block::Paragraph(text) => paragraph(written, screen, text, "", ""),
            Block::List { numbered, items } => {
                for (place, item) in (1..).zip(items) {
                    let sign = if *numbered { format!("{place:>2}. ") } else { "  - ".to_owned() };
                    paragraph(written, screen, item, &sign, "    ");
                }
            }
            Block::Table(content) => table(written, screen, content),
            Block::Code { text, .. } => {
                for line in text.lines() {
                    push_line(written, &format!("    {line}"));
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
                let head = Text::new().with(Meaning::Strong, title.to_string());
                if !title.is_empty() {
                    paragraph(written, screen, &head, bar, "  ");
                }
                let first = if title.is_empty() { bar } else { "  " };
                paragraph(written, screen, text, first, "  ");
            }
        }
    }
}

fn paragraph(written: &mut String, screen: Screen, text: &Text, first: &str, rest: &str) {
    let options = textwrap::Options::new(screen.width)
        .initial_indent(first)
        .subsequent_indent(rest)
        .break_words(false);
    for line in textwrap::wrap(&painted(screen, text), options) {
        push_line(written, &line);
    }
}

fn table(written: &mut String, screen: Screen, content: &Table) {
    let mut table = comfy_table::Table::new();
    table
        .load_style(TableStyle::new().header_separator(LineStyle::none().fill('─').junction('─')))
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(u16::try_from(screen.width).unwrap_or(u16::MAX));
    let bold = |title: &Text| Text::new().with(Meaning::Strong, title.to_string());
    table.set_header(content.columns.iter().map(|column| painted(screen, &bold(&column.title))));
    for row in &content.rows {
        table.add_row(row.iter().map(|cell| painted(screen, cell)));
    }
    for (column, meant) in table.column_iter_mut().zip(&content.columns) {
        column.set_padding((0, 2));
        if meant.numbers {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    for line in table.lines() {
        push_line(written, line.trim_end());
    }
}

fn figure(screen: Screen, figure: &Figure, width: usize) -> Vec<String> {
    let caption = painted(screen, &figure.caption);
    let caption = textwrap::wrap(&caption, width);
    let lines = figure.lines.iter().map(|line| whole(screen, line));
    caption.iter().map(ToString::to_string).chain(lines).collect()
}

fn figure_width(figure: &Figure) -> usize {
    figure.lines.iter().map(|line| display_width(&line.to_string())).max().unwrap_or(0)
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

/// A text with each word painted by itself, so that lines can be broken between
/// any two.
fn painted(screen: Screen, text: &Text) -> String {
    let mut painted = String::new();
    for span in text.spans() {
        for (index, word) in span.text.split(' ').enumerate() {
            if index > 0 {
                painted.push(' ');
            }
            painted.push_str(&paint(screen, span.meaning, word));
        }
    }
    painted
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
    whole(Screen { colour, ..Screen::default() }, text)
}

/// A line that is not broken.
fn whole(screen: Screen, text: &Text) -> String {
    text.spans().iter().map(|span| paint(screen, span.meaning, &span.text)).collect()
}

fn paint(screen: Screen, meaning: Meaning, text: &str) -> String {
    let style = style(meaning);
    if !screen.colour || text.is_empty() || style == Style::new() {
        return text.to_owned();
    }
    format!("{style}{text}{style:#}")
}

fn style(meaning: Meaning) -> Style {
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
