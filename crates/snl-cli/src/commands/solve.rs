//! `snl solve`

use std::io;

use snakes_and_ladders::format::Read;
use snakes_and_ladders::report::{
    Cause, CompareShape, EverySequenceShape, Failed, Line, ShortestShape, Solved, StrategyShape,
};
use snakes_and_ladders::{
    Bound, DepthFirst, EverySequence, Game, Greedy, GreedyEnd, Limit, Move, ShortestPaths,
    TooLarge, Verdict, Way, depth_first, every_sequence, greedy, search_observed,
};

use crate::args::Solve;
use crate::boards::{self, Boards, Place, Shared};
use crate::exit::Exit;
use crate::input::Source;
use crate::output::Output;
use crate::{Answered, complain, game};

/// Moves of a way shown where it is shortened.
const MOVES_SHOWN: usize = 16;

pub(crate) fn run(args: &Solve, output: &mut Output) -> Answered {
    let mut run = Run { args, output, worst: Exit::Answered, suggested: Shared::default() };
    let options = game::options(&args.text, &args.rules);
    boards::each(&Source::all(&args.files), &options, &mut run)?;
    Ok(run.worst)
}

struct Run<'a> {
    args: &'a Solve,
    output: &'a mut Output,
    worst: Exit,
    /// What was said of a text's own preset.
    suggested: Shared,
}

/// A board's answer, and what was asked for beside it.
struct Answer<'g> {
    verdict: Verdict,
    all: Option<ShortestPaths<'g>>,
    compared: Option<Compared>,
}

struct Compared {
    greedy: Greedy,
    depth_first: Option<DepthFirst>,
    every_sequence: EverySequence,
}

impl Boards for Run<'_> {
    fn output(&mut self) -> &mut Output {
        self.output
    }

    fn went_wrong(&mut self, exit: Exit) {
        self.worst = self.worst.max(exit);
    }

    fn board(&mut self, place: &Place<'_>, read: &Read) -> io::Result<()> {
        let suggestion = game::suggestion(read, &self.args.rules);
        self.suggested.say(place, suggestion, self.output)?;
        boards::remarks(place, read, self.output)?;
        let game = match game::of(read, &self.args.rules) {
            Ok(game) => game,
            Err(faults) => return self.unanswered(place, read.line, &faults, Exit::BadBoard),
        };
        let asked = self.args.notes || place.prefix.is_empty();
        if asked && !self.args.answer && !self.args.json {
            let notes = complain::in_words(&game.notes());
            boards::notes(place, notes, read, &self.args.rules, self.output)?;
        }
        match self.answer(&game) {
            Ok(answer) => self.say(place, read, &game, &answer),
            Err(too_large) => {
                let fault = [too_large.to_string()];
                self.unanswered(place, read.line, &fault, Exit::TooLarge)
            }
        }
    }

    /// Keeps the lines of the output in step with the boards.
    fn no_answer(&mut self, failed: Failed, exit: Exit) -> io::Result<()> {
        self.worst = self.worst.max(exit);
        if self.args.json {
            self.output.line(serde_json::to_string(&Line::Error(failed))?)
        } else if self.args.answer {
            self.output.line("?")
        } else {
            Ok(())
        }
    }
}

impl Run<'_> {
    fn answer<'g>(&self, game: &'g Game) -> Result<Answer<'g>, TooLarge> {
        let limit = Limit { bytes: u64::from(self.args.memory) << 30 };
        let verdict = search_observed(game, limit, &mut ())?;
        let all = if self.args.all { ShortestPaths::of(game, limit)? } else { None };
        let compared = self.args.compare.then(|| Compared {
            greedy: greedy(game, Bound::default()),
            depth_first: depth_first(game, Bound::default(), limit).ok(),
            every_sequence: every_sequence(game, Bound::default()),
        });
        Ok(Answer { verdict, all, compared })
    }

    fn say(
        &mut self,
        place: &Place<'_>,
        read: &Read,
        game: &Game,
        answer: &Answer<'_>,
    ) -> io::Result<()> {
        if self.args.answer {
            return match answer.verdict.rolls() {
                Some(rolls) => self.output.line(rolls),
                None => self.output.line(-1),
            };
        }
        if self.args.json {
            let solved = Box::new(self.shape(place, read, game, answer));
            return self.output.line(serde_json::to_string(&Line::Solved(solved))?);
        }
        let prefix = &place.prefix;
        match &answer.verdict {
            Verdict::Reached(solution) => {
                let way = self.way(game, solution.path());
                let rolls = bold(&count(solution.rolls(), "roll"));
                let there = if solution.path().is_empty() { " is the last square" } else { "" };
                self.output.line(format_args!("{prefix}{rolls}: {way}{there}"))?;
            }
            Verdict::Unreachable(why) => {
                let last = game.last();
                let head = bold(&format!("{last} cannot be reached"));
                self.output.line(format_args!("{prefix}{head}: {why}"))?;
            }
        }
        if let Some(ways) = &answer.all {
            self.say_all(game, ways)?;
        }
        if let Some(compared) = &answer.compared {
            self.say_compared(game, &answer.verdict, compared)?;
        }
        Ok(())
    }

    fn shape(&self, place: &Place<'_>, read: &Read, game: &Game, answer: &Answer<'_>) -> Solved {
        let file = place.source.file();
        let mut solved = Solved::new(file.as_deref(), read, game, &answer.verdict);
        solved.shortest = answer.all.as_ref().map(|ways| ShortestShape {
            count: ways.count().to_string(),
            paths: ways.iter().take(self.args.limit).collect(),
        });
        solved.compare = answer.compared.as_ref().map(|compared| CompareShape {
            greedy: StrategyShape::from(&compared.greedy),
            depth_first: compared.depth_first.as_ref().map(StrategyShape::from),
            every_sequence: EverySequenceShape::from(&compared.every_sequence),
        });
        solved
    }

    fn way<'p>(&self, game: &Game, path: &'p [Move]) -> Way<'p> {
        let start = game.start().square;
        if self.args.full {
            Way::whole(start, path)
        } else {
            Way::shortened(start, path, MOVES_SHOWN)
        }
    }

    fn say_all(&mut self, game: &Game, ways: &ShortestPaths<'_>) -> io::Result<()> {
        let count = ways.count();
        let s = if count == 1_u32.into() { "" } else { "s" };
        self.output.line(format_args!("  {count} shortest way{s}:"))?;
        let mut left_out = count;
        for path in ways.iter().take(self.args.limit) {
            let way = self.way(game, &path);
            self.output.line(format_args!("  {way}"))?;
            left_out -= 1_u32;
        }
        if left_out > 0_u32.into() {
            self.output.line(format_args!("  and {left_out} more (--limit lists more)"))?;
        }
        Ok(())
    }

    fn say_compared(
        &mut self,
        game: &Game,
        verdict: &Verdict,
        compared: &Compared,
    ) -> io::Result<()> {
        let Compared { greedy, depth_first, every_sequence } = compared;
        let work = verdict.work();
        self.output.line(format_args!(
            "  level by level  {} tried, {} expanded",
            count(work.rolls_tried, "roll"),
            count(work.squares_expanded, "square")
        ))?;
        let way = self.way(game, &greedy.path);
        let end = match greedy.end {
            GreedyEnd::Arrives => against(greedy.path.len() as u64, verdict.rolls()),
            GreedyEnd::Loops => "goes round for ever".to_owned(),
            GreedyEnd::Stuck => "gets stuck".to_owned(),
            GreedyEnd::BoundHit => "given up".to_owned(),
        };
        self.output.line(format_args!(
            "  greedy          {} tried: {end}: {way}",
            count(greedy.work.rolls_tried, "roll")
        ))?;
        match depth_first {
            None => self.output.line("  depth first     the board is too large for it")?,
            Some(found) => {
                let tried = count(found.work.rolls_tried, "roll");
                match (&found.path, found.bound_hit) {
                    (Some(path), _) => {
                        let end = against(path.len() as u64, verdict.rolls());
                        let way = self.way(game, path);
                        self.output
                            .line(format_args!("  depth first     {tried} tried: {end}: {way}"))?;
                    }
                    (None, true) => {
                        self.output
                            .line(format_args!("  depth first     given up after {tried}"))?;
                    }
                    (None, false) => {
                        self.output
                            .line(format_args!("  depth first     {tried} tried: no way"))?;
                    }
                }
            }
        }
        self.output.line(format_args!("  every sequence  {}", sequences(every_sequence)))
    }

    fn unanswered(
        &mut self,
        place: &Place<'_>,
        line: usize,
        faults: &[String],
        exit: Exit,
    ) -> io::Result<()> {
        let cause = if exit == Exit::TooLarge { Cause::TooLarge } else { Cause::Rules };
        self.output.flush()?;
        for fault in faults {
            complain::error(&format!("{}{fault}", place.prefix));
        }
        self.no_answer(
            Failed::unanswered(place.source.file().as_deref(), line, cause, faults),
            exit,
        )
    }
}

fn bold(text: &str) -> String {
    let style = anstyle::Style::new().bold();
    format!("{style}{text}{style:#}")
}

/// "1 roll", "4 rolls".
fn count(number: u64, what: &str) -> String {
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}

/// "5 rolls, 1 more than the fewest".
fn against(rolls: u64, fewest: Option<u64>) -> String {
    let beside = match fewest {
        Some(fewest) if rolls > fewest => format!(", {} more than the fewest", rolls - fewest),
        Some(_) => ", the fewest".to_owned(),
        None => String::new(),
    };
    format!("{}{beside}", count(rolls, "roll"))
}

/// "6 sequences of 1 roll, 36 of 2, 216 of 3, 1191 of 4, 21 of which arrive".
fn sequences(tried: &EverySequence) -> String {
    if tried.arrived_at_start {
        return "nothing to try".to_owned();
    }
    let whole = tried.lengths.len() - usize::from(tried.bound_hit);
    let numbers: Vec<String> = tried.lengths[..whole]
        .iter()
        .map(|length| match length.rolls {
            1 => format!("{} of 1 roll", count(length.sequences, "sequence")),
            rolls => format!("{} of {rolls}", length.sequences),
        })
        .collect();
    let rolls = count(tried.work.rolls_tried, "roll");
    let end = match tried.lengths.last() {
        _ if tried.bound_hit => ", given up there".to_owned(),
        Some(last) if last.arriving == 1 => ", one of which arrives".to_owned(),
        Some(last) => format!(", {} of which arrive", last.arriving),
        None => String::new(),
    };
    let shown = match numbers.len() {
        0..=8 => numbers.join(", "),
        more => format!("{}, … {}", numbers[..6].join(", "), numbers[more - 1]),
    };
    format!("{rolls} tried: {shown}{end}")
}
