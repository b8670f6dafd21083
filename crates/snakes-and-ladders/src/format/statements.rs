//! What stands around the values in program text: names, types, calls.

use std::ops::Range;

use super::names::Kind;
use super::problem::Problems;
use super::tokens::{Bracket, Token, Tokens};

/// A piece of the text that tells something.
pub(super) type Piece<'t> = (&'t str, Range<usize>);

/// What a step through program text comes to.
#[derive(Debug)]
pub(super) enum Step<'t> {
    /// A list or map begins here, under this name; it is left where it is.
    Value(Option<Piece<'t>>),
    /// `n = 36`
    Number {
        name: Piece<'t>,
        number: Piece<'t>,
        /// Whether it is an argument of a call.
        in_call: bool,
    },
    /// `board[03] = +08`
    Element { name: Piece<'t>, index: Piece<'t>, number: Piece<'t> },
    /// `snakes.put(17, 13)`
    Jump { name: Piece<'t>, from: Piece<'t>, to: Piece<'t> },
    /// A statement without a value.
    Passed,
    /// A number that is part of something that is not understood.
    Dropped(Range<usize>),
    /// No statement: what is wrong with it. At least one token is taken.
    Stray(Problems),
    End,
}

/// Where in a program a reader is.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Statements {
    /// Calls that are open.
    calls: usize,
    /// Blocks that are open.
    blocks: usize,
    /// Whether the value that comes next is that of a statement.
    is_value_of: bool,
    /// Whether a statement is under way whose value was just read.
    behind_value: bool,
}

/// Words that begin a line without a value, or a block.
const KEYWORDS: [&str; 40] = [
    "import", "from", "using", "use", "package", "namespace", "class", "struct", "impl", "def",
    "fn", "func", "function", "public", "private", "protected", "static", "void", "return",
    "export", "if", "else", "for", "while", "assert", "print", "elif", "try", "except", "catch",
    "typedef", "interface", "pub", "mod", "extern", "async", "await", "yield", "pass", "break",
];
/// Words a value may follow without a sign between.
const BEFORE_VALUES: [&str; 8] = ["return", "yield", "assert", "in", "await", "print", "not", "is"];
/// What LeetCode's examples have before a colon.
const LABELS: [&str; 7] =
    ["input", "output", "example", "explanation", "constraints", "note", "expected"];

/// What is known of the statement that is being read.
#[derive(Default)]
struct Head<'t> {
    /// The last name.
    word: Option<Piece<'t>>,
    /// The name before a colon, which a type or a value follows.
    named: Option<Piece<'t>>,
    /// The name that an `=` gives a value.
    target: Option<Piece<'t>>,
    /// What the method of a call is called on.
    receiver: Option<Piece<'t>>,
    /// The number in brackets behind the last name.
    index: Option<Piece<'t>>,
    /// How many brackets there are behind the last name.
    brackets: usize,
    /// Numbers of the innermost call.
    numbers: Vec<Piece<'t>>,
    /// The name of the innermost call.
    call: Option<Piece<'t>>,
    before: Before,
    /// Whether it has something that prose has not.
    is_code: bool,
    keyword: bool,
    angles: usize,
}

/// The kind of the token before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Before {
    #[default]
    Nothing,
    /// A name, or a bracket that belongs to it.
    Name,
    /// A word that a value may follow.
    Keyword,
    /// `=` or a colon: the value of a name follows.
    Assigned,
    /// A bracket or a comma: a value may follow.
    Opened,
    CloseCall,
    Other,
}

impl Statements {
    /// One step on, from a token that begins no list at the beginning of a
    /// statement, or behind a value.
    pub(super) fn step<'t>(&mut self, tokens: &mut Tokens<'t>) -> Step<'t> {
        if std::mem::take(&mut self.behind_value) && self.calls == 0 && !tokens.is_on_new_line() {
            self.behind(tokens);
        }
        match tokens.peek() {
            Token::End if self.calls > 0 => {
                self.calls = 0;
                return Step::Stray(not_closed(tokens));
            }
            Token::End => return Step::End,
            Token::Semicolon => {
                tokens.next();
                return Step::Passed;
            }
            Token::Close(Bracket::Round) if self.calls > 0 => {
                tokens.next();
                self.calls -= 1;
                self.behind_value = true;
                return Step::Passed;
            }
            Token::Close(Bracket::Curly) if self.blocks > 0 => {
                tokens.next();
                self.blocks -= 1;
                return Step::Passed;
            }
            _ => self.statement(tokens),
        }
    }

    /// Tells that a value was read, so that what follows it on its line belongs
    /// to it.
    pub(super) fn read_value(&mut self) {
        self.behind_value = std::mem::take(&mut self.is_value_of) || self.calls > 0;
    }

    /// A number beside a value among the arguments of a call.
    pub(super) fn argument_behind(&mut self, tokens: &mut Tokens<'_>) -> Option<Range<usize>> {
        if self.calls == 0 || *tokens.peek() != Token::Comma {
            return None;
        }
        let mut ahead = tokens.clone();
        ahead.next();
        let span = ahead.span();
        let is_number = matches!(ahead.next().0, Token::Number(_));
        if !is_number || !matches!(ahead.peek(), Token::Comma | Token::Close(_)) {
            return None;
        }
        *tokens = ahead;
        Some(span)
    }

    /// Passes over what follows a value on its line: `.toBe(4)`, `== 4`,
    /// `as const`.
    fn behind(&mut self, tokens: &mut Tokens<'_>) {
        let goes_on = match tokens.peek() {
            Token::Sign(_) => true,
            Token::Word(word) => *word == "as",
            _ => false,
        };
        if !goes_on {
            return;
        }
        let mut depth = 0_usize;
        loop {
            tokens.next();
            if depth == 0 && tokens.is_on_new_line() {
                return;
            }
            let value_begins = begins_value(tokens);
            match tokens.peek() {
                Token::Open(_) if value_begins => {
                    self.calls += depth;
                    return;
                }
                Token::Open(_) => depth += 1,
                Token::Close(_) if depth == 0 => return,
                Token::Close(_) => depth -= 1,
                Token::Semicolon | Token::Comma if depth == 0 => return,
                Token::End | Token::Bad(_) => return,
                _ => {}
            }
        }
    }

    fn statement<'t>(&mut self, tokens: &mut Tokens<'t>) -> Step<'t> {
        let (first, found) = (tokens.span(), tokens.found());
        let help = tokens.help();
        let mut head = Head { before: Before::Nothing, ..Head::default() };
        if self.calls > 0 {
            head.before = Before::Opened;
            head.is_code = true;
        }
        let begin = tokens.taken();
        loop {
            let ends = tokens.taken() > begin && self.calls == 0 && !head.value_due();
            if ends && tokens.is_on_new_line() {
                break;
            }
            match self.token(tokens, &mut head) {
                Go::On => {}
                Go::Stop => break,
                Go::Found(step) => {
                    self.is_value_of = matches!(step, Step::Value(_));
                    return step;
                }
            }
        }
        if tokens.taken() > begin && (head.is_code || head.keyword) {
            return Step::Passed;
        }
        if tokens.taken() == begin {
            tokens.next();
        }
        let mut problems = Problems::new();
        let help = help.unwrap_or("a grid begins with [[, an object with {");
        problems.lose_structure(first, format!("found {found}, expected a board"), Some(help));
        Step::Stray(problems)
    }

    fn token<'t>(&mut self, tokens: &mut Tokens<'t>, head: &mut Head<'t>) -> Go<'t> {
        let span = tokens.span();
        match *tokens.peek() {
            Token::Word(word) => self.word(tokens, head, (word, span)),
            Token::Equals => {
                tokens.next();
                head.target = head.named.take().or(head.word.take());
                head.is_code = true;
                head.before = Before::Assigned;
                Go::On
            }
            Token::Colon => {
                tokens.next();
                // A block of Python, not a name.
                if head.keyword && tokens.is_on_new_line() {
                    head.is_code = true;
                    return Go::Stop;
                }
                if head.target.is_none() || self.calls > 0 {
                    head.named = head.word.clone();
                }
                head.before = Before::Assigned;
                Go::On
            }
            Token::Arrow => {
                tokens.next();
                head.is_code = true;
                head.before = Before::CloseCall;
                Go::On
            }
            Token::Sign(sign) => {
                tokens.next();
                match sign {
                    "<" if head.before == Before::Name => head.angles += 1,
                    ">" if head.angles > 0 => {
                        head.angles -= 1;
                        head.before = Before::Name;
                        return Go::On;
                    }
                    "::" => head.is_code = true,
                    "." => {
                        head.receiver = head.word.clone();
                    }
                    "!" if head.before == Before::Name => return Go::On,
                    _ => {}
                }
                head.before = Before::Other;
                Go::On
            }
            Token::Open(Bracket::Round) => self.open_round(tokens, head),
            Token::Close(Bracket::Round) if self.calls > 0 => self.close_round(tokens, head),
            Token::Open(Bracket::Square) => self.open_square(tokens, head),
            Token::Open(Bracket::Curly) => self.open_curly(tokens, head),
            Token::Open(Bracket::Of | Bracket::MapOf) => head.value(),
            Token::Number(number) => self.number(tokens, head, (number, span)),
            Token::Text(_) if head.value_due() || head.is_code => {
                tokens.next();
                head.before = Before::Other;
                Go::On
            }
            Token::Comma if self.calls > 0 || head.angles > 0 => {
                tokens.next();
                head.before = Before::Opened;
                head.named = None;
                Go::On
            }
            Token::Semicolon if self.calls == 0 => {
                head.is_code = true;
                tokens.next();
                Go::Stop
            }
            Token::Semicolon => {
                tokens.next();
                Go::On
            }
            _ => Go::Stop,
        }
    }

    fn word<'t>(
        &mut self,
        tokens: &mut Tokens<'t>,
        head: &mut Head<'t>,
        word: Piece<'t>,
    ) -> Go<'t> {
        let first = head.before == Before::Nothing;
        tokens.next();
        if first && LABELS.contains(&word.0.to_lowercase().as_str()) && label(tokens, head, word.0) {
            return Go::On;
        }
        head.keyword |= first && KEYWORDS.contains(&word.0);
        let before_value = BEFORE_VALUES.contains(&word.0);
        head.before = if before_value { Before::Keyword } else { Before::Name };
        head.word = Some(word);
        head.index = None;
        head.brackets = 0;
        Go::On
    }

    fn open_round<'t>(&mut self, tokens: &mut Tokens<'t>, head: &mut Head<'t>) -> Go<'t> {
        let is_call = matches!(head.before, Before::Name | Before::CloseCall | Before::Keyword);
        if !is_call && matches!(tokens.second(), Token::Open(Bracket::Round)) {
            return head.value();
        }
        if head.before == Before::Nothing {
            return Go::Stop;
        }
        tokens.next();
        self.calls += 1;
        head.is_code |= is_call;
        if is_call {
            head.call = head.word.clone();
            head.numbers.clear();
        }
        head.before = Before::Opened;
        Go::On
    }

    fn close_round<'t>(&mut self, tokens: &mut Tokens<'t>, head: &mut Head<'t>) -> Go<'t> {
        tokens.next();
        self.calls -= 1;
        head.before = Before::CloseCall;
        let of_jumps = |name: &&Piece<'t>| Kind::of(name.0).is_some();
        let names = [head.receiver.as_ref(), head.call.as_ref()];
        let name = names.into_iter().flatten().find(of_jumps);
        if let ([from, to], Some(name)) = (&head.numbers[..], name) {
            let (name, from, to) = (name.clone(), from.clone(), to.clone());
            while self.calls > 0 && tokens.take(&Token::Close(Bracket::Round)) {
                self.calls -= 1;
            }
            return Go::Found(Step::Jump { name, from, to });
        }
        Go::On
    }

    fn open_square<'t>(&mut self, tokens: &mut Tokens<'t>, head: &mut Head<'t>) -> Go<'t> {
        let adjacent = tokens.span().start == tokens.taken();
        let second = tokens.second();
        let of_name = head.before == Before::Name || head.before == Before::CloseCall;
        if of_name && (adjacent || second == Token::CLOSE_LIST) {
            tokens.next();
            head.brackets += 1;
            if let Token::Number(number) = second {
                head.index = Some((number, tokens.span()));
            }
            inside_of_type(tokens);
            head.before = Before::Name;
            return Go::On;
        }
        if head.value_due() && is_type(tokens, head.target.is_some() || head.before != Before::Assigned)
        {
            tokens.next();
            inside_of_type(tokens);
            head.before = Before::Name;
            head.is_code = true;
            return Go::On;
        }
        if head.value_due() || head.before == Before::Keyword || head.is_code {
            return head.value();
        }
        Go::Stop
    }

    fn open_curly<'t>(&mut self, tokens: &mut Tokens<'t>, head: &mut Head<'t>) -> Go<'t> {
        let second = tokens.second();
        let holds_values =
            matches!(second, Token::Open(_) | Token::Number(_) | Token::Close(Bracket::Curly));
        match head.before {
            Before::Assigned | Before::Opened | Before::Keyword => head.value(),
            // Braces behind a name are a value in C++: `board{{…}}`.
            Before::Name if holds_values && !head.keyword => {
                head.target = head.target.take().or(head.word.take());
                head.value()
            }
            Before::CloseCall if second == Token::OPEN_OBJECT => head.value(),
            Before::CloseCall | Before::Name if head.is_code || head.keyword => {
                tokens.next();
                self.blocks += 1;
                Go::Stop
            }
            _ => Go::Stop,
        }
    }

    fn number<'t>(
        &mut self,
        tokens: &mut Tokens<'t>,
        head: &mut Head<'t>,
        number: Piece<'t>,
    ) -> Go<'t> {
        let assigned = head.before == Before::Assigned;
        let named = head.target.clone().filter(|_| self.calls == 0).or(head.named.clone());
        let named = named.or(head.target.clone()).filter(|_| assigned);
        if named.is_none() && self.calls == 0 && !head.is_code && !head.keyword {
            return Go::Stop;
        }
        let span = number.1.clone();
        let in_call = self.calls > 0;
        tokens.next();
        head.before = Before::Other;
        let ends = tokens.is_on_new_line()
            || matches!(
                tokens.peek(),
                Token::Semicolon | Token::Comma | Token::Close(_) | Token::End
            );
        match named {
            Some(name) if ends && head.brackets == 0 => {
                Go::Found(Step::Number { name, number, in_call })
            }
            Some(name) if ends && head.brackets == 1 && head.index.is_some() => {
                match head.index.take() {
                    Some(index) => Go::Found(Step::Element { name, index, number }),
                    None => Go::On,
                }
            }
            Some(_) if !in_call => {
                rest_of_line(tokens);
                Go::Found(Step::Dropped(span))
            }
            _ => {
                if in_call {
                    head.numbers.push(number);
                }
                Go::On
            }
        }
    }
}

impl<'t> Head<'t> {
    fn value_due(&self) -> bool {
        matches!(self.before, Before::Assigned | Before::Opened)
    }

    /// A value begins here: its name is what it is assigned to, or the ladders
    /// or snakes it is handed to.
    fn value(&mut self) -> Go<'t> {
        let handed_to = |name: &Piece<'t>| {
            matches!(Kind::of(name.0), Some(Kind::Ladders | Kind::Snakes))
        };
        let name = self.target.take().or(self.named.take());
        let name = name.or(self.receiver.take().filter(handed_to));
        Go::Found(Step::Value(name.or(self.call.take().filter(handed_to))))
    }
}

/// Passes over the rest of a line.
fn rest_of_line(tokens: &mut Tokens<'_>) {
    while !tokens.is_on_new_line()
        && !matches!(tokens.peek(), Token::Semicolon | Token::End | Token::Open(_))
    {
        tokens.next();
    }
}

/// Whether to go on with a statement.
enum Go<'t> {
    On,
    Stop,
    Found(Step<'t>),
}

/// `Input:`, `Output: 4`, `Example 1:`, `Explanation: …` as LeetCode has them.
/// What is behind `Input:` is read, the rest of the other lines is not.
fn label<'t>(tokens: &mut Tokens<'t>, head: &mut Head<'t>, word: &str) -> bool {
    let mut ahead = tokens.clone();
    if matches!(ahead.peek(), Token::Number(_)) {
        ahead.next();
    }
    if !ahead.take(&Token::Colon) {
        return false;
    }
    *tokens = ahead;
    head.is_code = true;
    if word.eq_ignore_ascii_case("input") {
        head.before = Before::Opened;
        return true;
    }
    let is_prose = ["explanation", "constraints", "note"]
        .iter()
        .any(|prose| word.eq_ignore_ascii_case(prose));
    if !word.eq_ignore_ascii_case("example") {
        while *tokens.peek() != Token::End {
            let ends = if is_prose { tokens.is_behind_blank_line() } else { tokens.is_on_new_line() };
            if ends {
                break;
            }
            tokens.next();
        }
    }
    head.before = Before::Other;
    true
}

/// Passes over the inside of brackets that belong to a type or a name, and the
/// closing one.
fn inside_of_type(tokens: &mut Tokens<'_>) {
    let mut depth = 1_usize;
    while depth > 0 {
        match tokens.peek() {
            Token::Open(_) => depth += 1,
            Token::Close(_) => depth -= 1,
            Token::End | Token::Equals => return,
            _ => {}
        }
        tokens.next();
    }
}

/// Whether a bracket opens a list and not a call.
fn begins_value(tokens: &mut Tokens<'_>) -> bool {
    let is_open = matches!(tokens.peek(), Token::Open(bracket) if *bracket != Bracket::Round);
    is_open && matches!(tokens.second(), Token::Open(_) | Token::Number(_) | Token::Close(_))
}

/// Whether a bracket begins a type and not a value: `[[i32; 2]; 2]` behind a
/// colon, `[Int](` behind an `=`.
fn is_type(tokens: &mut Tokens<'_>, assigned: bool) -> bool {
    let mut ahead = tokens.clone();
    let mut depth = 0;
    while depth < 4 && ahead.take(&Token::OPEN_LIST) {
        depth += 1;
    }
    let Token::Word(word) = ahead.next().0 else { return false };
    if ["None", "null", "nil", "undefined"].contains(&word) {
        return false;
    }
    if !assigned {
        return true;
    }
    (0..depth).all(|_| ahead.take(&Token::CLOSE_LIST))
        && *ahead.peek() == Token::Open(Bracket::Round)
}

fn not_closed(tokens: &mut Tokens<'_>) -> Problems {
    let mut problems = Problems::new();
    problems.lose_structure(
        tokens.span(),
        "a call is not closed: found the end of the text, expected `)`",
        Some("is the text cut off?"),
    );
    problems
}
