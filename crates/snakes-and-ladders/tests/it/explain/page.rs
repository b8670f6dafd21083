//! Where the figures stand on a page: the one place to mend where the wording changes.
//!
//! Sections are found by name, tables by a heading, asides by a word of their title; within a text
//! the figures are its numbers in their order.

use snakes_and_ladders::doc::{AsideKind, Block, Doc, Meaning, Text};

/// What cannot be found, in words.
pub(super) type Read<T> = Result<T, String>;

/// An explanation to be read.
#[derive(Clone, Copy)]
pub(super) struct Page<'d>(pub(super) &'d Doc);

/// A table: its headings and its cells.
pub(super) struct Cells<'d> {
    titles: Vec<String>,
    pub(super) rows: &'d [Vec<Text>],
}

impl<'d> Cells<'d> {
    /// The cell of a row in the column whose heading begins like this.
    pub(super) fn cell(&self, row: &'d [Text], heading: &str) -> Read<&'d Text> {
        let column = self.titles.iter().position(|title| title.starts_with(heading));
        column.and_then(|column| row.get(column)).ok_or_else(|| format!("no column {heading:?}"))
    }

    /// Whether there is such a column.
    pub(super) fn has(&self, heading: &str) -> bool {
        self.titles.iter().any(|title| title.starts_with(heading))
    }
}

/// A question people ask, and its answer.
pub(super) struct Doubt<'d> {
    pub(super) title: &'d Text,
    pub(super) text: &'d Text,
}

impl<'d> Page<'d> {
    /// The blocks of a section.
    pub(super) fn section(self, name: &str) -> Read<&'d [Block]> {
        let section = self.0.sections.iter().find(|section| section.name == name);
        section.map(|section| &section.blocks[..]).ok_or_else(|| format!("no section {name}"))
    }

    /// The table of a section that has such a heading.
    pub(super) fn table(self, section: &str, heading: &str) -> Read<Cells<'d>> {
        let mut found = self.tables(section)?.into_iter().filter(|table| table.has(heading));
        found.next().ok_or_else(|| format!("no table with {heading:?} in {section}"))
    }

    /// Every table of a section.
    pub(super) fn tables(self, section: &str) -> Read<Vec<Cells<'d>>> {
        let tables = self.section(section)?.iter().filter_map(|block| match block {
            Block::Table(table) => {
                let titles = table.columns.iter().map(|column| column.title.to_string()).collect();
                Some(Cells { titles, rows: &table.rows })
            }
            _ => None,
        });
        Ok(tables.collect())
    }

    /// Every paragraph, item and aside of a section.
    pub(super) fn texts(self, section: &str) -> Read<Vec<&'d Text>> {
        let texts = self.section(section)?.iter().flat_map(|block| match block {
            Block::Paragraph(text) | Block::Aside { text, .. } => std::slice::from_ref(text),
            Block::List { items, .. } => items,
            _ => &[],
        });
        Ok(texts.collect())
    }

    /// The first text of a section with this in it.
    pub(super) fn text(self, section: &str, with: &str) -> Read<Option<&'d Text>> {
        Ok(self.texts(section)?.into_iter().find(|text| text.to_string().contains(with)))
    }

    /// The asides of a kind in a section.
    pub(super) fn asides(self, section: &str, wanted: AsideKind) -> Read<Vec<Doubt<'d>>> {
        let asides = self.section(section)?.iter().filter_map(|block| match block {
            Block::Aside { kind, title, text } if *kind == wanted => Some(Doubt { title, text }),
            _ => None,
        });
        Ok(asides.collect())
    }

    /// The doubt of a section whose title has this in it.
    pub(super) fn doubt(self, section: &str, with: &str) -> Read<Option<Doubt<'d>>> {
        let doubts = self.asides(section, AsideKind::Doubt)?;
        Ok(doubts.into_iter().find(|doubt| doubt.title.to_string().contains(with)))
    }

    /// The doubt about a jump's end where another begins: the only one with two arrows.
    pub(super) fn doubt_of_second_jump(self) -> Read<Option<Doubt<'d>>> {
        self.doubt("dry-run", "has a jump too")
    }

    /// The lines of the only figure of a section that has a caption like this.
    pub(super) fn figure(self, section: &str, caption: &str) -> Read<&'d [Text]> {
        let figures = self.section(section)?.iter().filter_map(|block| match block {
            Block::Figure(figure) => Some(figure),
            _ => None,
        });
        let mut found = figures.filter(|figure| figure.caption.to_string().contains(caption));
        Ok(found.next().map_or(&[], |figure| &figure.lines[..]))
    }
}

/// The first text with a piece of this meaning, and that piece.
pub(super) fn meant(texts: &[&Text], meaning: Meaning) -> Option<String> {
    let mut spans = texts.iter().flat_map(|text| text.spans());
    spans.find(|span| span.meaning == meaning).map(|span| span.text.clone())
}

/// What a mistake answers: "answers -1" is -1; none if it does not end or crashes.
pub(super) fn answered(text: &str) -> Option<i64> {
    text.strip_prefix("answers ")?.parse().ok()
}

/// Every number of a text, in order. "-1" is read as 1, "4–7" as 4 and 7.
pub(super) fn numbers(text: &str) -> Vec<u64> {
    let digits = text.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty());
    digits.map(|digits| digits.parse().expect("a number of the game")).collect()
}

/// A list with a gap where something was left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Gapped<T> {
    pub(super) head: Vec<T>,
    pub(super) left_out: usize,
    pub(super) tail: Vec<T>,
}

impl<T: Clone + PartialEq + std::fmt::Debug> Gapped<T> {
    /// That this is the list, perhaps with its middle left out.
    pub(super) fn tells(&self, what: &str, whole: &[T]) -> Result<(), String> {
        let told = self.head.len() + self.left_out + self.tail.len();
        let is_whole =
            told == whole.len() && whole.starts_with(&self.head) && whole.ends_with(&self.tail);
        if is_whole { Ok(()) } else { Err(format!("{what}: {self:?}, expected {whole:?}")) }
    }
}

/// A text around "… 12 more …", or all of it.
fn gapped<T>(text: &str, read: impl Fn(&str) -> Vec<T>) -> Gapped<T> {
    match text.split('…').collect::<Vec<_>>()[..] {
        [head, gap, tail] => Gapped {
            head: read(head),
            left_out: numbers(gap).first().map_or(0, |&gap| usize::try_from(gap).expect("small")),
            tail: read(tail),
        },
        _ => Gapped { head: read(text), left_out: 0, tail: Vec::new() },
    }
}

/// Squares in a row: "15 3 4", "15 3 … 12 more … 7".
pub(super) fn squares(text: &str) -> Gapped<u64> {
    gapped(text, numbers)
}

/// Runs of squares: "1, 3–13, 15, 16" are (1, 1), (3, 13), (15, 16).
pub(super) fn runs(text: &str) -> Gapped<(u64, u64)> {
    let run = |part: &str| match numbers(part)[..] {
        [one] => Some((one, one)),
        [first, last] => Some((first, last)),
        _ => None,
    };
    gapped(text, |text| joined(text.split(',').filter_map(run)))
}

/// The runs of some squares, as [`runs`] reads them.
pub(super) fn as_runs(squares: impl IntoIterator<Item = u64>) -> Vec<(u64, u64)> {
    joined(squares.into_iter().map(|square| (square, square)))
}

fn joined(runs: impl Iterator<Item = (u64, u64)>) -> Vec<(u64, u64)> {
    let mut joined: Vec<(u64, u64)> = Vec::new();
    for (first, last) in runs {
        match joined.last_mut() {
            Some(before) if before.1 + 1 == first => before.1 = last,
            _ => joined.push((first, last)),
        }
    }
    joined
}

/// A move of a way in words: the roll (none for a ride) and the squares that are named.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Step {
    pub(super) roll: Option<u64>,
    pub(super) rolled_to: u64,
    pub(super) stands_on: u64,
}

/// Moves in a row: "1 –1→ 2 ⇒ 15 –2→ 17", perhaps with "… 12 more moves … 88" in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Way {
    pub(super) start: u64,
    pub(super) steps: Gapped<Step>,
    /// The square the moves behind the gap begin on.
    pub(super) resumes: u64,
}

/// Reads a way; `rides` says that each jump is a move of its own.
pub(super) fn way(text: &str, rides: bool) -> Read<Way> {
    let parts: Vec<&str> = text.split('…').collect();
    let (start, head) = moves(parts[0], rides)?;
    let mut way = Way { start, ..Way::default() };
    way.steps.head = head;
    if let [_, gap, tail] = parts[..] {
        way.steps.left_out =
            numbers(gap).first().map_or(0, |&gap| usize::try_from(gap).expect("small"));
        (way.resumes, way.steps.tail) = moves(tail, rides)?;
    }
    Ok(way)
}

fn moves(text: &str, rides: bool) -> Read<(u64, Vec<Step>)> {
    let wrong = || format!("no way: {text:?}");
    let number = |word: Option<&str>| word.and_then(|word| word.parse().ok()).ok_or_else(wrong);
    let mut words = text.split_whitespace();
    let start = number(words.next())?;
    let mut at = start;
    let mut steps: Vec<Step> = Vec::new();
    while let Some(sign) = words.next() {
        let square = number(words.next())?;
        match (sign, steps.last_mut()) {
            ("⇒", Some(step)) if !rides => step.stands_on = square,
            ("⇒", _) => steps.push(Step { roll: None, rolled_to: at, stands_on: square }),
            _ => {
                let roll = sign.strip_prefix('–').and_then(|sign| sign.strip_suffix('→'));
                let roll = Some(number(roll)?);
                steps.push(Step { roll, rolled_to: square, stands_on: square });
            }
        }
        at = square;
    }
    Ok((start, steps))
}

/// The rolls of a die in words, in brackets: "(1 to 6)", "(1, 2 or 5)"; `None` where no die is told.
pub(super) fn die(text: &str) -> Option<Vec<u64>> {
    let brackets = text.split('(').skip(1).filter_map(|rest| rest.split(')').next());
    let told = brackets.filter(|told| told.starts_with(|c: char| c.is_ascii_digit()));
    let told = told.last()?;
    let all = numbers(told);
    match all[..] {
        [first, last] if told.contains(" to ") => Some((first..=last).collect()),
        _ => Some(all),
    }
}

#[test]
fn figures_are_read_as_people_read_them() {
    assert_eq!(numbers("1 –1→ 2 ⇒ 15, 3–7"), [1, 1, 2, 15, 3, 7]);
    let read = squares("15 3 … 12 more … 7");
    assert_eq!(read, Gapped { head: vec![15, 3], left_out: 12, tail: vec![7] });
    assert_eq!(runs("1, 3–13, 15, 16").head, [(1, 1), (3, 13), (15, 16)]);
    assert_eq!(runs("1, 3–13, … 2 more runs …, 99").tail, [(99, 99)]);
    assert_eq!(as_runs([1, 3, 4, 6, 7, 8]), [(1, 1), (3, 4), (6, 8)]);
    assert!(squares("1 2 … 2 more … 5").tells("queue", &[1, 2, 3, 4, 5]).is_ok());
    assert!(squares("1 2 … 3 more … 5").tells("queue", &[1, 2, 3, 4, 5]).is_err());
    let step = |roll, rolled_to, stands_on| Step { roll, rolled_to, stands_on };
    let text = "1 –1→ 2 ⇒ 15 –2→ 17";
    let once = way(text, false).expect("a way");
    assert_eq!(
        (once.start, once.steps.head),
        (1, vec![step(Some(1), 2, 15), step(Some(2), 17, 17)])
    );
    let rides = way(text, true).expect("a way").steps.head;
    assert_eq!(rides, [step(Some(1), 2, 2), step(None, 2, 15), step(Some(2), 17, 17)]);
    let short = way("1 –3→ 4 … 15 more moves … 94 –6→ 100", false).expect("a way");
    assert_eq!((short.steps.left_out, short.resumes), (15, 94));
    assert_eq!(die("the die (1 to 3) and"), Some(vec![1, 2, 3]));
    assert_eq!(die("the rolls (1, 2 or 5) lead"), Some(vec![1, 2, 5]));
    assert_eq!((answered("answers -1"), answered("crashes: 7")), (Some(-1), None));
    assert_eq!(die("no die (at all)"), None);
}
