//! One statement of a program, token by token.

use super::around::{inside_of_type, is_type, label, rest_of_line};
use super::change::{self, Unclear};
use super::names::{Kind, Measure};
use super::statements::{Piece, Statements, Step};
use super::tokens::{Bracket, Token, Tokens};
use super::words::{BEFORE_VALUES, Holds, KEYWORDS};

/// What is known of the statement that is being read.
#[derive(Default)]
pub(super) struct Head<'t> {
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
    /// What stands in those brackets where it is a number and more.
    odd_index: Option<std::ops::Range<usize>>,
    /// How many brackets there are behind the last name.
    brackets: usize,
    /// Numbers of the innermost call.
    numbers: Vec<Piece<'t>>,
    /// Whether one of them is part of a calculation.
    calculates: bool,
    /// The commas between its arguments.
    commas: usize,
    /// The name of the call that was opened last.
    call: Option<Piece<'t>>,
    /// What that call is a method of.
    called_on: Option<Piece<'t>>,
    /// How many calls were open then, and the brackets around its numbers.
    call_depth: usize,
    /// What a call adds jumps to.
    changed: Option<Piece<'t>>,
    pub(super) before: Before,
    /// Whether it has something that prose has not.
    pub(super) is_code: bool,
    pub(super) keyword: bool,
    holds: Holds,
    angles: usize,
}

/// The kind of the token before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Before {
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
    /// A dot, which the name of a method may follow.
    Dot,
    Other,
}

impl Statements {
    /// Takes the next token of a statement.
    pub(super) fn token<'t>(&mut self, tokens: &mut Tokens<'t>, head: &mut Head<'t>) -> Go<'t> {
        let span = tokens.span();
        let adjacent = tokens.taken() == span.start;
        match *tokens.peek() {
            Token::Word(name) => word(tokens, head, (name, span)),
            // `+=` changes what nobody here knows.
            Token::Equals if head.before == Before::Other && adjacent => {
                self.combined(tokens, head)
            }
            Token::Equals => equals(tokens, head),
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
                if let Some(unclear) = self.sign(tokens, head, sign) {
                    return Go::Found(unclear);
                }
                match sign {
                    "<" if head.before == Before::Name => head.angles += 1,
                    ">" if head.angles > 0 => {
                        head.angles -= 1;
                        head.before = Before::Name;
                        return Go::On;
                    }
                    "::" | "<<" => head.is_code = true,
                    "." => {
                        head.receiver = head.word.clone();
                        head.before = Before::Dot;
                        return Go::On;
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
            Token::Open(Bracket::Of | Bracket::MapOf) => self.value(tokens, head),
            Token::Number(number) => self.number(tokens, head, (number, span)),
            Token::Text(_) if head.before != Before::Nothing => {
                tokens.next();
                head.before = Before::Other;
                Go::On
            }
            Token::Comma if head.angles > 0 => {
                tokens.next();
                head.before = Before::Other;
                Go::On
            }
            Token::Comma if self.calls > 0 => {
                tokens.next();
                head.before = Before::Opened;
                head.named = None;
                head.commas += 1;
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

    /// `+=` and its like.
    fn combined<'t>(&mut self, tokens: &mut Tokens<'t>, head: &mut Head<'t>) -> Go<'t> {
        head.is_code = true;
        let name = head.word.take().filter(|_| self.calls == 0 && head.target.is_none());
        if let Some(unclear) = name.and_then(|name| head.unclear(tokens, &name)) {
            return Go::Found(unclear);
        }
        rest_of_line(tokens);
        Go::Stop
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
        if is_call || head.numbers.is_empty() {
            head.call_depth = self.calls;
        }
        if is_call {
            let call = head.word.as_ref().map_or("", |(name, _)| *name);
            let receiver = head.receiver.clone().filter(|name| change::changes(call, name.0));
            head.changed = head.changed.take().or(receiver);
            head.call = head.word.clone();
            head.called_on = head.receiver.clone();
            head.numbers.clear();
            head.calculates = false;
            head.commas = 0;
        }
        head.before = Before::Opened;
        Go::On
    }

    fn close_round<'t>(&mut self, tokens: &mut Tokens<'t>, head: &mut Head<'t>) -> Go<'t> {
        let is_empty = head.before == Before::Opened;
        tokens.next();
        self.calls -= 1;
        head.before = Before::CloseCall;
        let ends_call = self.calls + 1 == head.call_depth;
        let numbers = std::mem::take(&mut head.numbers);
        let receiver = head.called_on.as_ref().filter(|name| Kind::of(name.0).is_some());
        let call = head.call.as_ref().map_or("", |(name, _)| *name);
        let of_one = head.call.as_ref().filter(|name| Kind::is_of_one(name.0));
        let adds_to = receiver.filter(|_| !change::only_asks(call)).or(of_one).cloned();
        let is_calculated = head.calculates && head.commas > 0 && numbers.len() > 1;
        match (&numbers[..], adds_to.filter(|_| ends_call)) {
            (_, Some(name)) if is_calculated => {
                return Go::Found(Step::Unclear(Unclear::call(&name, tokens.taken())));
            }
            ([from, to], Some(name)) if !head.calculates => {
                let (from, to) = (from.clone(), to.clone());
                return self.jump(tokens, name, from, to);
            }
            _ => {}
        }
        match (head.changed.take(), head.called_on.as_ref()) {
            (Some(name), _) if is_empty || !numbers.is_empty() => {
                // A loop that writes "no jump" everywhere.
                if let ([("0" | "-1", _)], None) = (&numbers[..], Kind::of(name.0)) {
                    return Go::On;
                }
                Go::Found(Step::Unclear(Unclear::call(&name, tokens.taken())))
            }
            (None, Some(name))
                if self.calls == 0
                    && ends_call
                    && head.target.is_none()
                    && change::may_add_a_jump(call, name.0, &numbers) =>
            {
                Go::Found(Step::Unclear(Unclear::other(name, tokens.taken())))
            }
            (changed, _) => {
                head.changed = changed;
                Go::On
            }
        }
    }

    /// A jump, the calls around which are closed.
    fn jump<'t>(
        &mut self,
        tokens: &mut Tokens<'t>,
        name: Piece<'t>,
        from: Piece<'t>,
        to: Piece<'t>,
    ) -> Go<'t> {
        while self.calls > 0 && tokens.take(&Token::Close(Bracket::Round)) {
            self.calls -= 1;
        }
        Go::Found(Step::Jump { name, from, to })
    }

    /// A sign that may change a number: `n++`, `n = big ? 30 : 100`.
    fn sign<'t>(
        &mut self,
        tokens: &mut Tokens<'t>,
        head: &mut Head<'t>,
        sign: &str,
    ) -> Option<Step<'t>> {
        if self.calls > 0 {
            head.calculates |= head.before != Before::Opened
                && ["+", "-", "*", "/", "%", "?", "|", "^", "<<"].contains(&sign);
            return None;
        }
        if sign == "?" {
            let size = head.target.clone().filter(|name| Measure::of(name.0).is_some())?;
            return change::chooses(tokens).then(|| head.unclear(tokens, &size))?;
        }
        if head.target.is_some() {
            return None;
        }
        let name = change::counts_on(tokens, sign, head.before, head.word.as_ref())?;
        head.unclear(tokens, &name)
    }

    /// A value, which may be a jump that is added to a list.
    fn value<'t>(&mut self, tokens: &mut Tokens<'t>, head: &mut Head<'t>) -> Go<'t> {
        if let (Some(call), Some(name)) = (&head.call, &head.called_on)
            && self.calls > 0
            && head.before == Before::Opened
            && let Some((from, to)) = change::one_jump(tokens, call.0, name.0)
        {
            let name = name.clone();
            return self.jump(tokens, name, from, to);
        }
        head.value()
    }

    fn open_curly<'t>(&mut self, tokens: &mut Tokens<'t>, head: &mut Head<'t>) -> Go<'t> {
        let second = tokens.second();
        if head.holds == Holds::Names {
            tokens.skip_value();
            head.before = Before::Name;
            return Go::On;
        }
        let assigned = head.target.is_some() || head.before != Before::Assigned;
        let declared = head.holds == Holds::Type && is_type(tokens, false);
        if declared || head.value_due() && is_type(tokens, assigned) {
            tokens.next();
            inside_of_type(tokens);
            head.before = Before::Name;
            head.is_code |= declared;
            return Go::On;
        }
        let holds_values =
            matches!(second, Token::Open(_) | Token::Number(_) | Token::Close(Bracket::Curly));
        match head.before {
            Before::Assigned | Before::Opened | Before::Keyword => self.value(tokens, head),
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
        let goes_on = matches!(head.before, Before::Name | Before::CloseCall | Before::Other);
        head.calculates |= in_call && goes_on && number.0.starts_with(['+', '-']);
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
            Some(name) if ends => match (head.odd_index.take(), head.index.take()) {
                (Some(place), _) => Go::Found(Step::Unclear(Unclear::index(&name, place))),
                (_, Some(index)) if head.brackets == 1 => {
                    Go::Found(Step::Element { name, index, number })
                }
                _ => Go::Found(Step::Change { name, number }),
            },
            Some(name) if !in_call => {
                let is_place = head.index.is_some() || head.odd_index.is_some();
                // Behind a colon a line of jumps may begin.
                if is_place || head.target.is_some() && Kind::of(name.0).is_some() {
                    let span = span.start..change::rest_of_statement(tokens);
                    return Go::Found(Step::Unclear(Unclear::value(&name, span)));
                }
                rest_of_line(tokens);
                Go::Found(Step::Dropped(name, span.start..tokens.taken()))
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

fn equals<'t>(tokens: &mut Tokens<'t>, head: &mut Head<'t>) -> Go<'t> {
    tokens.next();
    head.target = head.named.take().or(head.word.take());
    head.is_code = true;
    head.before = Before::Assigned;
    let has_index = head.index.is_some() || head.odd_index.is_some();
    if has_index && !matches!(tokens.peek(), Token::Number(_) | Token::Open(_)) {
        let unclear = head.target.clone().and_then(|name| head.unclear(tokens, &name));
        return unclear.map_or(Go::On, Go::Found);
    }
    Go::On
}

fn word<'t>(tokens: &mut Tokens<'t>, head: &mut Head<'t>, word: Piece<'t>) -> Go<'t> {
    let first = head.before == Before::Nothing;
    tokens.next();
    if first && let Some(value_follows) = label(tokens, word.0) {
        head.is_code = true;
        head.before = if value_follows { Before::Opened } else { Before::Other };
        return Go::On;
    }
    if first && ["import", "use", "from"].contains(&word.0) {
        head.holds = Holds::Names;
    } else if ["type", "interface"].contains(&word.0) && (first || head.word_is("export")) {
        head.holds = Holds::Type;
    }
    if head.before != Before::Dot {
        head.receiver = None;
    }
    head.keyword |= first && KEYWORDS.contains(&word.0);
    let before_value = BEFORE_VALUES.contains(&word.0);
    head.before = if before_value { Before::Keyword } else { Before::Name };
    head.word = Some(word);
    head.index = None;
    head.odd_index = None;
    head.brackets = 0;
    Go::On
}

impl Statements {
    fn open_square<'t>(&mut self, tokens: &mut Tokens<'t>, head: &mut Head<'t>) -> Go<'t> {
        let adjacent = tokens.span().start == tokens.taken();
        let second = tokens.second();
        let of_name = head.before == Before::Name || head.before == Before::CloseCall;
        if of_name && (adjacent || second == Token::CLOSE_LIST) {
            tokens.next();
            head.brackets += 1;
            if let Token::Number(number) = second {
                let span = tokens.span();
                if tokens.second() == Token::CLOSE_LIST {
                    head.index = Some((number, span));
                } else {
                    head.odd_index = Some(span.start..change::end_of_index(tokens));
                }
            }
            inside_of_type(tokens);
            head.before = Before::Name;
            return Go::On;
        }
        let assigned =
            head.holds != Holds::Type && (head.target.is_some() || head.before != Before::Assigned);
        if head.value_due() && is_type(tokens, assigned) {
            tokens.next();
            inside_of_type(tokens);
            head.before = Before::Name;
            head.is_code = true;
            return Go::On;
        }
        if head.value_due() || head.before == Before::Keyword || head.is_code {
            return self.value(tokens, head);
        }
        Go::Stop
    }
}

impl<'t> Head<'t> {
    fn word_is(&self, word: &str) -> bool {
        self.word.as_ref().is_some_and(|(name, _)| *name == word)
    }

    pub(super) fn value_due(&self) -> bool {
        matches!(self.before, Before::Assigned | Before::Opened)
    }

    /// The change of a name in a way that is not understood, with the rest of its
    /// statement; nothing where it is no part of a board.
    fn unclear(&self, tokens: &mut Tokens<'t>, name: &Piece<'t>) -> Option<Step<'t>> {
        let is_place = self.brackets > 0;
        Unclear::of(name, is_place, name.1.end)?;
        let end = change::rest_of_statement(tokens);
        Unclear::of(name, is_place, end).map(Step::Unclear)
    }

    /// A value begins here: its name is what it is assigned to, or the ladders
    /// or snakes it is handed to.
    fn value(&mut self) -> Go<'t> {
        let handed_to =
            |name: &Piece<'t>| matches!(Kind::of(name.0), Some(Kind::Ladders | Kind::Snakes));
        let name = self.target.take().or(self.named.take());
        let name = name.or(self.receiver.take().filter(handed_to));
        Go::Found(Step::Value(name.or(self.call.take().filter(handed_to))))
    }
}

/// Whether to go on with a statement.
pub(super) enum Go<'t> {
    On,
    Stop,
    Found(Step<'t>),
}
