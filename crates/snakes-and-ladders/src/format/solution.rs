//! Whole programs with a board in them: where the board begins, and what else
//! is in brackets.

use std::ops::Range;

use super::code;
use super::found::{Begin, Found};
use super::names::{Kind, is_board, is_game, is_moves, is_state};
use super::numbers::{decimal, quoted};
use super::problem::Problems;
use super::statements::Piece;
use super::tokens::{Bracket, Token, Tokens};

/// Words that begin a line of a program that does something.
const BLOCKS: [&str; 16] = [
    "class", "def", "fn", "for", "func", "function", "if", "impl", "package", "private", "public",
    "return", "static", "using", "void", "while",
];
/// Names shown at most of what is passed over.
const MOST_NAMES: usize = 6;

/// The boards of a text that is a whole program, or has other lists beside a
/// grid; nothing where it is a form's own business.
pub(super) fn boards(text: &str, from: usize) -> Option<Result<Found<'_>, Problems>> {
    let mut first = Tokens::new(text, from);
    if matches!(first.peek(), Token::Open(_) | Token::Number(_) | Token::End) {
        return None;
    }
    // So that nobody looks for the end of the text again for every board.
    let text = text.trim_end();
    let mut scan = Scan {
        text,
        tokens: Tokens::new(text, from),
        before: Prior::default(),
        word: None,
        annotated: None,
        target: None,
        callee: None,
        sizes: None,
        grids: Vec::new(),
        passed: Vec::new(),
        changes: Vec::new(),
        is_program: false,
        only_here: false,
        lists_jumps: false,
        may_be_moves: false,
        only_state: true,
    };
    scan.walk();
    scan.decide(from)
}

#[expect(clippy::struct_excessive_bools, reason = "each is a thing seen in the text or not")]
struct Scan<'t> {
    text: &'t str,
    tokens: Tokens<'t>,
    before: Prior,
    /// The last name.
    word: Option<Piece<'t>>,
    /// The name before a colon, which a type may follow.
    annotated: Option<Piece<'t>>,
    /// What the values that follow are assigned to.
    target: Option<Piece<'t>>,
    /// What the last round bracket is the call of.
    callee: Option<Piece<'t>>,
    /// The sizes in brackets behind the name that was declared last.
    sizes: Option<[Option<u64>; 2]>,
    grids: Vec<Candidate<'t>>,
    passed: Vec<(String, Range<usize>)>,
    /// Assignments to single cells.
    changes: Vec<(Piece<'t>, Range<usize>)>,
    is_program: bool,
    /// Whether a grid is written as the other readers do not know it.
    only_here: bool,
    lists_jumps: bool,
    /// Whether a list of numbers may be an array of jumps.
    may_be_moves: bool,
    /// Whether all lists of one dimension have names of a search's state.
    only_state: bool,
}

/// The kind of the token before.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Prior {
    #[default]
    Nothing,
    /// A name or what closes a bracket: brackets right behind it belong to it.
    Name,
    /// The `in` of a loop over what follows.
    In,
    /// What a line may end with that goes on on the next.
    Open,
    Other,
}

struct Candidate<'t> {
    name: Option<Piece<'t>>,
    begin: Begin,
    span: Range<usize>,
    /// Whether its name or the call it is handed to says that it is a board.
    is_named: bool,
    look: Look,
}

/// What rows of numbers look like.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    /// -1 and squares, as a grid has them.
    Grid,
    Numbers,
    Broken,
    /// `[[-1] * 6 for …]`
    Computed,
}

impl<'t> Scan<'t> {
    fn walk(&mut self) {
        loop {
            let on_new_line = self.tokens.is_on_new_line();
            let is_first = on_new_line || self.before == Prior::Nothing;
            if on_new_line && self.before != Prior::Open {
                (self.target, self.annotated, self.callee) = (None, None, None);
                self.sizes = None;
            }
            // A block of Python, and no value, begins behind its colon.
            if on_new_line && matches!(self.tokens.peek(), Token::Word(_)) {
                self.annotated = None;
            }
            let span = self.tokens.span();
            let adjacent = self.tokens.taken() == span.start;
            match self.tokens.peek().clone() {
                Token::End => return,
                Token::Word(word) => self.name((word, span), is_first),
                Token::Text(text) if text.is_empty() && self.skip_document(span.clone()) => {}
                Token::Text(_) => {
                    let inside = span.start + 1..span.end - 1;
                    self.word = Some((self.tokens.piece(inside.clone()), inside));
                    self.tokens.next();
                    self.before = Prior::Other;
                }
                Token::Equals => {
                    self.target = self.annotated.take().or(self.word.take());
                    self.tokens.next();
                    self.before = Prior::Open;
                }
                Token::Colon => {
                    self.annotated = self.word.take();
                    self.tokens.next();
                    self.before = Prior::Open;
                }
                Token::Semicolon => {
                    (self.target, self.annotated, self.callee) = (None, None, None);
                    self.tokens.next();
                    self.before = Prior::Other;
                }
                Token::Open(bracket) => self.bracket(bracket, span, adjacent),
                Token::Close(_) => {
                    self.tokens.next();
                    self.before = Prior::Name;
                }
                Token::Comma | Token::Arrow => {
                    self.tokens.next();
                    self.before = Prior::Open;
                }
                _ => {
                    self.tokens.next();
                    self.before = Prior::Other;
                }
            }
        }
    }

    fn name(&mut self, word: Piece<'t>, is_first: bool) {
        self.is_program |= is_first && BLOCKS.contains(&word.0);
        self.tokens.next();
        self.before = if word.0 == "in" { Prior::In } else { Prior::Name };
        let mut ahead = self.tokens.clone();
        if let Some(sizes) = two_indices(&mut ahead)
            && *ahead.peek() == Token::Equals
        {
            let declares = matches!(ahead.second(), Token::Open(_));
            if declares {
                self.sizes = Some(sizes);
            } else if sizes.iter().all(Option::is_some) {
                ahead.next();
                let span = word.1.start..ahead.span().end;
                self.changes.push((word.clone(), span));
            }
            if declares {
                self.tokens = ahead;
            }
        }
        // `ladders.put(2, 3)` is for the readers of jumps.
        let goes_on = matches!(*self.tokens.peek(), Token::Sign(".") | Token::OPEN_LIST)
            && !self.tokens.is_on_new_line();
        self.lists_jumps |= goes_on && one_kind(word.0);
        self.word = Some(word);
    }

    /// Passes over a Python string of several lines.
    fn skip_document(&mut self, span: Range<usize>) -> bool {
        let quote = &self.text[span.start..=span.start];
        if !self.text[span.end..].starts_with(quote) {
            return false;
        }
        let inside = span.end + 1;
        let end = self.text[inside..].find(&quote.repeat(3));
        let end = end.map_or(self.text.len(), |end| inside + end + 3);
        self.tokens.skip_to(end);
        self.before = Prior::Other;
        true
    }

    fn bracket(&mut self, bracket: Bracket, span: Range<usize>, adjacent: bool) {
        let belongs = self.before == Prior::Name && adjacent;
        if bracket == Bracket::Round && self.before == Prior::Name {
            self.callee = self.word.clone();
        }
        let second = self.tokens.second();
        let begins = match bracket {
            Bracket::Curly | Bracket::Of | Bracket::MapOf => true,
            Bracket::Square => !belongs,
            Bracket::Round => !belongs && matches!(second, Token::Open(Bracket::Round)),
        };
        if begins && self.target.as_ref().is_some_and(|name| one_kind(name.0)) {
            self.lists_jumps = true;
        }
        match second {
            Token::Number(_) if begins => self.flat(bracket, span),
            Token::Open(inner) if begins && inner == bracket => self.rows(bracket, span),
            Token::Open(Bracket::Round | Bracket::Of) if begins && self.target.is_some() => {
                let mut ahead = self.tokens.clone();
                ahead.next();
                ahead.next();
                if matches!(ahead.peek(), Token::Number(_)) {
                    return self.pass(span);
                }
                self.enter();
            }
            _ => self.enter(),
        }
    }

    fn enter(&mut self) {
        self.tokens.next();
        self.before = Prior::Open;
    }

    /// A list of numbers: a grid where its sizes are declared, otherwise none.
    fn flat(&mut self, bracket: Bracket, span: Range<usize>) {
        match self.sizes.take() {
            Some(sizes) if bracket == Bracket::Curly => {
                self.only_here = true;
                let look = self.look_of_flat();
                self.add(Begin::Flat(span.start, sizes), span, look);
                self.tokens.skip_value();
                self.before = Prior::Name;
            }
            _ => {
                let name = self.target.as_ref().or(self.callee.as_ref());
                self.only_state &= name.is_some_and(|name| is_state(name.0));
                self.may_be_moves |= name.is_some_and(|name| is_moves(name.0));
                self.pass(span);
            }
        }
    }

    fn look_of_flat(&self) -> Look {
        let named = self.target.as_ref().is_some_and(|name| is_board(name.0));
        if named { Look::Grid } else { Look::Numbers }
    }

    fn rows(&mut self, bracket: Bracket, span: Range<usize>) {
        let mut ahead = self.tokens.clone();
        let Some(look) = look(&mut ahead, bracket) else { return self.enter() };
        let is_doubtful = matches!(look, Look::Broken | Look::Computed);
        if bracket == Bracket::Round && is_doubtful {
            return self.enter();
        }
        let of_state = [&self.target, &self.callee].into_iter().flatten();
        let is_state = of_state.into_iter().any(|name| is_state(name.0));
        if is_state || self.before == Prior::In || look == Look::Computed {
            return self.pass(span);
        }
        // `[][]int{{` of Go and `new int[,] {{` of C#.
        self.only_here |=
            bracket == Bracket::Curly && self.before == Prior::Name && self.target.is_some();
        self.add(Begin::Rows(span.start), span, look);
        if is_doubtful {
            self.tokens.skip_value();
        } else {
            self.tokens = ahead;
        }
        self.before = Prior::Name;
    }

    fn add(&mut self, begin: Begin, span: Range<usize>, look: Look) {
        let is_game = self.callee.as_ref().is_some_and(|name| is_game(name.0));
        let name = self.target.clone().or_else(|| self.annotated.clone());
        let is_named = is_game || name.as_ref().is_some_and(|name| is_board(name.0));
        self.grids.push(Candidate { name, begin, span, is_named, look });
    }

    /// Passes over what is no board.
    fn pass(&mut self, span: Range<usize>) {
        if let Some((name, at)) = self.target.clone() {
            self.passed.push((name.to_owned(), at));
        } else if self.before == Prior::In {
            self.passed.push(("the list of a loop".to_owned(), span));
        }
        self.tokens.skip_value();
        self.before = Prior::Name;
    }

    fn decide(mut self, from: usize) -> Option<Result<Found<'t>, Problems>> {
        if self.lists_jumps || self.may_be_moves && !self.is_program {
            return None;
        }
        let has_named = self.grids.iter().any(|grid| grid.is_named);
        let begun = |grid: &Candidate<'_>| grid.is_named || grid.look == Look::Grid;
        if !self.grids.iter().any(begun) {
            return self.none();
        }
        let (grids, others): (Vec<_>, Vec<_>) = self.grids.into_iter().partition(begun);
        let fits_readers = code::begins_here(self.text[from..].trim_start());
        let other_lists = !self.passed.is_empty() || has_named && !others.is_empty();
        if fits_readers && !other_lists && !self.only_here && !self.is_program {
            return None;
        }
        for other in others {
            let (name, at) = other.name.map_or_else(
                || ("a list without a name".to_owned(), other.span),
                |(name, at)| (name.to_owned(), at),
            );
            self.passed.push((name, at));
        }
        let mut remarks = Problems::new();
        remark(self.passed, &mut remarks);
        let mut later = Problems::new();
        for ((name, at), span) in self.changes {
            let is_board = |grid: &Candidate<'_>| {
                grid.name.as_ref().is_some_and(|(board, _)| *board == name)
                    && grid.span.start < at.start
            };
            if grids.iter().any(is_board) {
                let what = format!("a place of {} is changed behind its grid", quoted(name));
                later.add(span, what, Some("write the grid as it then is"));
            }
        }
        let end = self.text.len();
        let begins = grids.into_iter().map(|grid| (grid.begin, end)).collect();
        Some(Ok(Found::new(self.text, begins, remarks, later)))
    }

    /// A program whose lists are no boards for certain, or nothing for sure.
    fn none(self) -> Option<Result<Found<'t>, Problems>> {
        let first = self.passed.first()?;
        if !self.is_program || !self.only_state {
            return None;
        }
        let mut problems = Problems::new();
        if let Some(grid) = self.grids.first() {
            let line = 1 + self.text[..grid.span.start].matches('\n').count();
            problems.add(
                grid.span.clone(),
                "this program has no board that is told by its name or its numbers",
                Some(&format!("a board seems to begin at line {line}: paste only that")),
            );
        } else {
            problems.add(
                first.1.clone(),
                format!("this program has no board: {} is none", shown(&first.0)),
                Some("paste the board alone, e.g. [[-1,-1],[-1,3]]"),
            );
        }
        Some(Err(problems))
    }
}

/// Whether a name is that of ladders alone or of snakes alone.
fn one_kind(name: &str) -> bool {
    matches!(Kind::of(name), Some(Kind::Ladders | Kind::Snakes))
}

fn shown(name: &str) -> String {
    if name.contains(' ') { name.to_owned() } else { quoted(name) }
}

/// Says once what was passed over.
fn remark(passed: Vec<(String, Range<usize>)>, remarks: &mut Problems) {
    let mut names: Vec<String> = Vec::new();
    let mut first = None;
    for (name, at) in passed {
        let name = shown(&name);
        if names.len() <= MOST_NAMES && !names.contains(&name) {
            names.push(name);
        }
        first.get_or_insert(at);
    }
    let Some(at) = first else { return };
    let what = match &names[..] {
        [one] => format!("{one} is passed over: it is no board"),
        [most @ .., _] if most.len() == MOST_NAMES => {
            format!("{}, … are passed over: they are no boards", most.join(", "))
        }
        [most @ .., last] => {
            format!("{} and {last} are passed over: they are no boards", most.join(", "))
        }
        [] => return,
    };
    remarks.add(at, what, None);
}

/// The two numbers or names in brackets right behind a name: `[3][3]`.
fn two_indices(tokens: &mut Tokens<'_>) -> Option<[Option<u64>; 2]> {
    let mut found = [None; 2];
    for index in &mut found {
        if !tokens.take(&Token::OPEN_LIST) {
            return None;
        }
        *index = match tokens.next().0 {
            Token::Number(number) => decimal(number),
            Token::Word(_) => None,
            _ => return None,
        };
        if !tokens.take(&Token::CLOSE_LIST) {
            return None;
        }
    }
    Some(found)
}

/// What rows of numbers look like, read to their end; nothing where they are no
/// such rows.
fn look(tokens: &mut Tokens<'_>, bracket: Bracket) -> Option<Look> {
    tokens.next();
    let (mut has_none, mut has_others, mut rows) = (false, false, 0_usize);
    loop {
        if rows > 0 && tokens.take(&bracket.close()) {
            return Some(if has_none && !has_others { Look::Grid } else { Look::Numbers });
        }
        if !tokens.take(&Token::Open(bracket)) {
            return (rows > 0).then_some(computed(tokens));
        }
        let mut cells = 0_usize;
        while !tokens.take(&bracket.close()) {
            let Token::Number(number) = *tokens.peek() else {
                return (rows + cells > 0).then_some(computed(tokens));
            };
            match decimal::<i128>(number) {
                Some(-1) => has_none = true,
                Some(1..) => {}
                _ => has_others = true,
            }
            tokens.next();
            cells += 1;
            if !tokens.take(&Token::Comma) && *tokens.peek() != bracket.close() {
                return Some(computed(tokens));
            }
        }
        rows += 1;
        if !tokens.take(&Token::Comma) && *tokens.peek() != bracket.close() {
            return Some(computed(tokens));
        }
    }
}

/// Rows that go on with something else: with a calculation, or broken.
fn computed(tokens: &mut Tokens<'_>) -> Look {
    match tokens.peek() {
        Token::Sign("*") | Token::Word("for" | "if") => Look::Computed,
        _ => Look::Broken,
    }
}
