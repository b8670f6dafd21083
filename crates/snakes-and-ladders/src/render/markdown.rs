//! Markdown, as GitHub and most others read it.

use super::harmless::{harmless, harmless_code};
use crate::doc::{AsideKind, Block, Doc, Figure, Meaning, Table, Text};

/// Writes a document as Markdown (with tables as GitHub has them).
///
/// Whatever a text says is shown as it is: signs that mean something to
/// Markdown or HTML are escaped. Time and space O(document).
///
/// ```
/// use snakes_and_ladders::doc::{Block, Doc, Text};
/// use snakes_and_ladders::render::markdown;
///
/// let doc = Doc {
///     title: Text::from("Which <board>?"),
///     lead: vec![Block::Paragraph(Text::new().plain("push ").strong(15).plain(", not ").code("2"))],
///     sections: vec![],
/// };
/// assert_eq!(markdown(&doc), "# Which \\<board\\>?\n\npush **15**, not `2`\n");
/// ```
pub fn markdown(doc: &Doc) -> String {
    let mut written = format!("# {}\n", line(&doc.title));
    blocks(&mut written, &doc.lead);
    for section in &doc.sections {
        written.extend(["\n## ", &line(&section.title), "\n"]);
        blocks(&mut written, &section.blocks);
    }
    written
}

fn blocks(written: &mut String, blocks: &[Block]) {
    for block in blocks {
        written.push('\n');
        match block {
            Block::Paragraph(text) => written.extend([&begun(&inline(text, Place::Text)), "\n"]),
            Block::List { numbered, items } => {
                for (place, item) in (1..).zip(items) {
                    let sign = if *numbered { format!("{place}.") } else { "-".to_owned() };
                    written.extend([&sign, " ", &begun(&inline(item, Place::Text)), "\n"]);
                }
            }
            Block::Table(content) => table(written, content),
            Block::Code { language, text } => fenced(written, language, text.lines()),
            // A drawing without lines of its own says nothing new here.
            Block::Figure(content) if content.lines.is_empty() => {
                written.pop();
            }
            Block::Figure(content) => figure(written, content),
            Block::Beside(figures) => {
                for (index, content) in figures.iter().enumerate() {
                    if index > 0 {
                        written.push('\n');
                    }
                    figure(written, content);
                }
            }
            Block::Aside { kind, title, text } => {
                let word = match kind {
                    AsideKind::Doubt => "Doubt",
                    AsideKind::Rule => "Rule",
                    AsideKind::LeftOut => "Left out",
                };
                let title = line(title);
                let colon = if title.is_empty() { "" } else { ": " };
                let text = begun(&inline(text, Place::Text));
                written.extend(["> **", word, colon, &title, "**\n>\n> ", &text, "\n"]);
            }
        }
    }
}

fn table(written: &mut String, content: &Table) {
    let row = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    written.push_str(&row(content.columns.iter().map(|column| line(&column.title)).collect()));
    let rule = content.columns.iter().map(|column| if column.numbers { "--:" } else { "---" });
    written.push_str(&row(rule.map(str::to_owned).collect()));
    for cells in &content.rows {
        written.push_str(&row(cells.iter().map(|cell| inline(cell, Place::Cell)).collect()));
    }
}

fn figure(written: &mut String, figure: &Figure) {
    if !figure.caption.is_empty() {
        written.extend([&begun(&inline(&figure.caption, Place::Text)), "\n\n"]);
    }
    let lines: Vec<String> = figure.lines.iter().map(|line| harmless(line).to_string()).collect();
    fenced(written, "text", lines.iter().map(String::as_str));
}

/// A block fenced by more backticks than stand in it.
fn fenced<'t>(written: &mut String, language: &str, lines: impl Iterator<Item = &'t str> + Clone) {
    let longest = lines.clone().map(longest_fence).max().unwrap_or(0);
    let fence = "`".repeat(3.max(longest + 1));
    written.extend([&fence, language, "\n"]);
    for line in lines {
        written.extend([harmless_code(line, "\t").trim_end(), "\n"]);
    }
    written.extend([&fence, "\n"]);
}

/// The longest run of backticks.
fn longest_fence(text: &str) -> usize {
    text.split(|c| c != '`').map(str::len).max().unwrap_or(0)
}

/// Where a text stands.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    Text,
    Cell,
}

fn inline(text: &Text, place: Place) -> String {
    let text = harmless(text);
    let mut written = String::new();
    let mut spans = text.spans().iter().peekable();
    while let Some(span) = spans.next() {
        let next = spans.peek().and_then(|next| next.text.chars().next());
        let core = span.text.trim_matches(' ');
        let lead = span.text.len() - span.text.trim_start_matches(' ').len();
        let tail = span.text.len() - lead - core.len();
        written.push_str(&" ".repeat(lead));
        let next = if tail > 0 { Some(' ') } else { next };
        written.push_str(&match mark(span.meaning) {
            Some("`") => code(core, &written, place).unwrap_or_else(|| escaped(core)),
            Some(mark) if can_be_marked(core, &written, next) => {
                [mark, &escaped(core), mark].concat()
            }
            _ => escaped(core),
        });
        written.push_str(&" ".repeat(tail));
    }
    written
}

fn mark(meaning: Meaning) -> Option<&'static str> {
    match meaning {
        Meaning::Strong | Meaning::New | Meaning::Goal => Some("**"),
        Meaning::Term => Some("*"),
        Meaning::Code => Some("`"),
        _ => None,
    }
}

/// Whether marks around a text are taken for marks: not where a blank touches
/// them from inside, nor where a letter touches one from outside and something
/// else from inside, nor where one touches another.
fn can_be_marked(text: &str, before: &str, next: Option<char>) -> bool {
    let parts = |c: Option<char>| {
        c.is_none_or(|c| c.is_whitespace() || (c.is_ascii_punctuation() && c != '*'))
    };
    let (Some(first), Some(last)) = (text.chars().next(), text.chars().next_back()) else {
        return false;
    };
    let before = before.chars().next_back();
    before != Some('*')
        && !first.is_whitespace()
        && !last.is_whitespace()
        && (first.is_alphanumeric() || parts(before))
        && (last.is_alphanumeric() || parts(next))
}

/// Text between more backticks than stand in it; none where that cannot be told
/// from what is around it.
fn code(text: &str, before: &str, place: Place) -> Option<String> {
    let in_cell = place == Place::Cell;
    // In a table a bar ends the cell, unless a backslash stands before it.
    let two_signs = in_cell && text.contains('|') && text.contains('\\');
    if text.is_empty() || before.ends_with('`') || two_signs {
        return None;
    }
    let text = if in_cell { text.replace('|', "\\|") } else { text.to_owned() };
    let fence = "`".repeat(longest_fence(&text) + 1);
    let blank = if text.starts_with('`') || text.ends_with('`') { " " } else { "" };
    Some([&fence, blank, &text, blank, &fence].concat())
}

/// A text without meanings, for a heading.
fn line(text: &Text) -> String {
    escaped(harmless(text).to_string().trim())
}

/// Text whose signs mean nothing.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for (index, c) in text.char_indices() {
        let address = c == ':' && text[index..].starts_with("://");
        if address || "\\`*_[]<>|&#~$".contains(c) {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}

/// A text where a block begins: it must not look like a list, a rule or code.
fn begun(text: &str) -> String {
    let text = text.trim_start_matches(' ');
    let number = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    if text.starts_with(['-', '+', '=']) {
        return format!("\\{text}");
    }
    if number > 0 && text[number..].starts_with(['.', ')']) {
        return format!("{}\\{}", &text[..number], &text[number..]);
    }
    text.to_owned()
}
