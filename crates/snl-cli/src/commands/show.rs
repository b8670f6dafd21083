//! `snl show`

use std::io;

use snakes_and_ladders::doc::Text;
use snakes_and_ladders::format::{Format, Read};
use snakes_and_ladders::picture::{MOST_SIDE, Picture, TooLargeToDraw};
use snakes_and_ladders::render::line;
use snakes_and_ladders::report::Failed;
use snakes_and_ladders::{Game, Levels, Limit, Verdict, search};

use crate::args::{Show, ShowAs};
use crate::boards::{self, Boards, Place, Shared};
use crate::exit::Exit;
use crate::harmless::harmless;
use crate::input::Source;
use crate::output::{Output, write_file};
use crate::{Answered, complain, game};

pub(crate) fn run(args: &Show, output: &mut Output) -> Answered {
    if args.kind == ShowAs::Dot && args.part.is_some() {
        complain::error("--part is for text and svg: the graph is of the whole board");
        return Ok(Exit::Usage);
    }
    let mut show = Showing {
        args,
        output,
        shown: 0,
        whole: String::new(),
        worst: Exit::Answered,
        suggested: Shared::default(),
    };
    let options = game::options(&args.text, &args.rules);
    boards::each(&Source::all(&args.files), &options, &mut show)?;
    show.finish()
}

struct Showing<'a> {
    args: &'a Show,
    output: &'a mut Output,
    /// How many boards there were to show.
    shown: u64,
    /// What goes out when all is read: an image or a graph, or what is written
    /// to a file.
    whole: String,
    worst: Exit,
    suggested: Shared,
}

/// What is drawn of one board.
enum Drawn {
    Text(Vec<Text>),
    Whole(String),
}

impl Boards for Showing<'_> {
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
        self.show(&place.prefix, read)
    }

    fn no_answer(&mut self, _: Failed, exit: Exit) -> io::Result<()> {
        self.went_wrong(exit);
        Ok(())
    }
}

impl Showing<'_> {
    fn show(&mut self, place: &str, read: &Read) -> io::Result<()> {
        self.shown += 1;
        if self.one_only() && self.shown > 1 {
            return Ok(());
        }
        let game = match game::of(read, &self.args.rules) {
            Ok(game) => game,
            Err(faults) => {
                return faults
                    .iter()
                    .try_for_each(|fault| self.fails(&format!("{place}{fault}"), Exit::BadBoard));
            }
        };
        let mut picture = Picture::new(&game);
        if let Some(numbering) = self.args.text.numbering {
            picture = picture.numbering(numbering);
        }
        if let Some((first, last)) = self.args.part {
            picture = picture.part(first..=last);
        }
        // What cannot be drawn need not be searched.
        if let Err(too_large) = picture.fits() {
            return self.too_large_to_draw(place, read, &game, too_large);
        }
        let verdict = match self.args.path.then(|| search(&game)).transpose() {
            Ok(verdict) => verdict,
            Err(too_large) => return self.fails(&format!("{place}{too_large}"), Exit::TooLarge),
        };
        match &verdict {
            Some(Verdict::Reached(solution)) => picture = picture.path(solution.path()),
            Some(Verdict::Unreachable(why)) => {
                self.output.flush()?;
                complain::note(&format!("{place}there is no way to show: {why}"));
            }
            None => {}
        }
        let levels = self.args.levels.then(|| Levels::explore(&game, Limit::default()));
        let levels = match levels.transpose() {
            Ok(levels) => levels,
            Err(too_large) => return self.fails(&format!("{place}{too_large}"), Exit::TooLarge),
        };
        if let Some(levels) = &levels {
            picture = picture.levels(levels);
        }
        match self.draw(&picture) {
            Ok(drawn) => self.say(place, &picture, drawn),
            Err(too_large) => self.too_large_to_draw(place, read, &game, too_large),
        }
    }

    /// Whether the output holds one board alone.
    fn one_only(&self) -> bool {
        self.args.kind != ShowAs::Text
    }

    fn draw(&self, picture: &Picture<'_>) -> Result<Drawn, TooLargeToDraw> {
        match self.args.kind {
            ShowAs::Text => picture.text().map(Drawn::Text),
            ShowAs::Svg => picture.svg().map(|drawing| Drawn::Whole(drawing.svg().to_owned())),
            ShowAs::Dot => picture.dot().map(Drawn::Whole),
        }
    }

    fn say(&mut self, place: &str, picture: &Picture<'_>, drawn: Drawn) -> io::Result<()> {
        let lines = match drawn {
            Drawn::Whole(whole) => {
                self.whole = whole;
                return Ok(());
            }
            Drawn::Text(lines) => lines,
        };
        let mut head = Vec::new();
        if self.shown > 1 {
            head.push(Text::new());
        }
        if !place.is_empty() {
            head.push(Text::new().strong(harmless(place)).then(picture.caption()));
        }
        for text in head.iter().chain(&lines) {
            if self.args.output.is_some() {
                self.whole.extend([&text.to_string(), "\n"]);
            } else {
                self.output.line(line(text, true))?;
            }
        }
        Ok(())
    }

    fn fails(&mut self, what: &str, exit: Exit) -> io::Result<()> {
        self.output.flush()?;
        complain::error(what);
        self.worst = self.worst.max(exit);
        Ok(())
    }

    fn too_large_to_draw(
        &mut self,
        place: &str,
        read: &Read,
        game: &Game,
        too_large: TooLargeToDraw,
    ) -> io::Result<()> {
        self.fails(&format!("{place}{too_large}"), Exit::TooLarge)?;
        let is_list = read.format != Format::Grid;
        let instead = match too_large {
            _ if self.args.kind == ShowAs::Dot => {
                "--as text or svg draws the board, and --part a part of it".to_owned()
            }
            TooLargeToDraw::Squares { columns, .. } if columns <= MOST_SIDE => {
                let last = game.last().get().min(columns.saturating_mul(10));
                format!("--part 1-{last} draws the rows that hold these squares")
            }
            _ if is_list => "--columns 10 --part 1-100 draws a part in shorter rows".to_owned(),
            _ => "snl locate says where a square is on a board of any size".to_owned(),
        };
        complain::note(&instead);
        Ok(())
    }

    fn finish(mut self) -> Answered {
        if self.one_only() && self.shown > 1 {
            let kind = self.args.kind;
            self.fails(
                &format!(
                    "{kind} shows one board, and here are {}: give one, or leave out --as {kind}",
                    self.shown
                ),
                Exit::Usage,
            )?;
            return Ok(self.worst);
        }
        match &self.args.output {
            Some(path) if !self.whole.is_empty() => {
                self.worst = self.worst.max(write_file(path, self.whole.as_bytes()));
            }
            Some(_) => {}
            None => self.output.text(&self.whole)?,
        }
        Ok(self.worst)
    }
}
