//! Markdown, as GitHub and most others read it.

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
    let mut written = format!("# {}\n", escaped(&doc.title.to_string()));
    blocks(&mut written, &doc.lead);
    for section in &doc.sections {
        written.extend(["\n## ", &escaped(&section.title.to_string()), "\n"]);
        blocks(&mut written, &section.blocks);
    }
    written
}

fn blocks(written: &mut String, blocks: &[Block]) {
    for block in blocks {
        written.push('\n');
        match block {
            Block::Paragraph(text) => written.extend([&inline(text), "\n"]),
            Block::List { numbered, items } => {
                for (place, item) in (1..).zip(items) {
                    let sign = if *numbered { format!("{place}.") } else { "-".to_owned() };
                    written.extend([&sign, " ", &inline(item), "\n"]);
                }
            }
            Block::Table(content) => table(written, content),
            Block::Code { language, text } => fenced(written, language, text),
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
                let title = escaped(&title.to_string());
                let colon = if title.is_empty() { "" } else { ": " };
                written.extend(["> **", word, colon, &title, "**\n>\n> ", &inline(text), "\n"]);
            }
        }
    }
}

fn table(written: &mut String, content: &Table) {
    let row = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    written.push_str(&row(content
        .columns
        .iter()
        .map(|column| escaped(&column.title.to_string()))
        .collect()));
    let rule = content.columns.iter().map(|column| if column.numbers { "--:" } else { "---" });
    written.push_str(&row(rule.map(str::to_owned).collect()));
    for cells in &content.rows {
        written.push_str(&row(cells.iter().map(inline).collect()));
    }
}

fn figure(written: &mut String, figure: &Figure) {
    if !figure.caption.is_empty() {
        written.extend([&inline(&figure.caption), "\n\n"]);
    }
    let lines: Vec<String> = figure.lines.iter().map(ToString::to_string).collect();
    fenced(written, "text", &lines.join("\n"));
}

/// A block fenced by more backticks than stand in it.
fn fenced(written: &mut String, language: &str, text: &str) {
    let longest = text.split(|c| c != '`').map(str::len).max().unwrap_or(0);
    let fence = "`".repeat(3.max(longest + 1));
    written.extend([&fence, language, "\n"]);
    for line in text.lines() {
        written.extend([line.trim_end(), "\n"]);
    }
    written.extend([&fence, "\n"]);
}

fn inline(text: &Text) -> String {
    text.spans().iter().map(|span| marked(span.meaning, &span.text)).collect()
}

/// Markdown's marks hold only where no blank touches them from inside.
fn marked(meaning: Meaning, text: &str) -> String {
    let core = text.trim_matches(' ');
    let mark = match meaning {
        Meaning::Strong | Meaning::New | Meaning::Goal => "**",
        Meaning::Term => "*",
        Meaning::Code if !core.contains('`') => {
            let core = core.replace('|', "\\|");
            return text.replacen(text.trim_matches(' '), &format!("`{core}`"), 1);
        }
        _ => "",
    };
    if mark.is_empty() || core.is_empty() {
        return escaped(text);
    }
    let lead = text.len() - text.trim_start_matches(' ').len();
    let tail = text.len() - text.trim_end_matches(' ').len();
    format!("{}{mark}{}{mark}{}", " ".repeat(lead), escaped(core), " ".repeat(tail))
}

/// Text whose signs mean nothing.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if "\\`*_[]<>|&#~$".contains(c) {
            escaped.push('\\');
        }
        // A line break would begin another block.
        escaped.push(if c.is_control() { ' ' } else { c });
    }
    escaped
}
