//! One board out of a text, under the rules in force.

use snakes_and_ladders::format::{ReadError, decode, read, read_one};
use snakes_and_ladders::{Game, Preset};

use crate::args::{OneBoard, RulesArgs, TextArgs};
use crate::exit::Exit;
use crate::input::Source;
use crate::{complain, game};

/// A board that was read, and the game made of it.
#[derive(Debug)]
pub(crate) struct Chosen {
    pub(crate) game: Game,
    /// The statement it comes from, said or suggested.
    pub(crate) preset: Option<Preset>,
}

/// Reads the board asked for. Where there is none, says why and gives the exit
/// code.
pub(crate) fn choose(which: &OneBoard, text: &TextArgs, rules: &RulesArgs) -> Result<Chosen, Exit> {
    let source = Source::of(&which.file);
    let bytes = source.read().map_err(|unreadable| {
        complain::error(&unreadable.to_string());
        Exit::Io
    })?;
    let complain_about = |error: &ReadError| {
        complain::about_text(&source, &String::from_utf8_lossy(&bytes), error);
        Exit::BadBoard
    };
    let options = game::options(text, rules);
    let whole = decode(&bytes).map_err(|error| complain_about(&error))?;
    let read = match which.board {
        None => read_one(whole, &options).map_err(|error| {
            let exit = complain_about(&error);
            if read(whole, &options).nth(1).is_some() {
                complain::note("this text holds several boards: --board 2 takes the second");
            }
            exit
        })?,
        Some(number) => {
            let boards = read(whole, &options).take(number);
            let (count, board) =
                boards.fold((0, None), |(count, _), board| (count + 1, Some(board)));
            let Some(board) = board.filter(|_| count == number) else {
                let s = if count == 1 { "" } else { "s" };
                complain::error(&format!(
                    "there is no board {number}: {source} holds {count} board{s}"
                ));
                return Err(Exit::BadBoard);
            };
            board.map_err(|error| complain_about(&error))?
        }
    };
    let game = game::of(&read, rules).map_err(|faults| {
        for fault in &faults {
            complain::error(fault);
        }
        Exit::BadBoard
    })?;
    if let Some(suggestion) = game::suggestion(&read, rules) {
        complain::note(&suggestion);
    }
    complain::remarks(&source, whole, &read.remarks);
    let preset = rules.preset.or(read.preset);
    Ok(Chosen { game, preset })
}
