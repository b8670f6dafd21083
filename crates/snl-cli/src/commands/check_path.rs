//! `snl check-path`

use snakes_and_ladders::report::CheckedPath;
use snakes_and_ladders::{Checked, Claim, Game, Way, check, search};

use crate::args::CheckPath;
use crate::exit::Exit;
use crate::output::Output;
use crate::{Answered, complain, one};

pub(crate) fn run(args: &CheckPath, output: &mut Output) -> Answered {
    let game = match one::choose(&args.which, &args.text, &args.rules) {
        Ok(chosen) => chosen.game,
        Err(exit) => return Ok(exit),
    };
    let claim = match (&args.rolls, &args.stands_on) {
        (Some(rolls), _) => Claim::Rolls(rolls.0.clone()),
        (None, Some(squares)) => Claim::Squares(squares.0.clone()),
        (None, None) => Claim::Rolls(Vec::new()),
    };
    let checked = check(&game, &claim);
    let fewest = match search(&game) {
        Ok(verdict) => verdict.rolls(),
        Err(too_large) => {
            complain::note(&format!("whether there is a shorter way is not known: {too_large}"));
            None
        }
    };
    if args.json {
        output.line(serde_json::to_string(&CheckedPath::new(&checked, fewest))?)?;
    } else {
        say(&game, &checked, fewest, output)?;
    }
    Ok(if checked.fault.is_none() { Exit::Answered } else { Exit::PathRefused })
}

fn say(
    game: &Game,
    checked: &Checked,
    fewest: Option<u64>,
    output: &mut Output,
) -> std::io::Result<()> {
    let rolls = checked.path.len() as u64;
    let way = Way::whole(game.start().square, &checked.path);
    let Some(fault) = &checked.fault else {
        let s = if rolls == 1 { "" } else { "s" };
        let beside = match fewest {
            Some(fewest) if fewest < rolls => format!("; {fewest} would be enough"),
            Some(_) => ", the fewest there are".to_owned(),
            None => String::new(),
        };
        return output.line(format_args!("legal: {rolls} roll{s}{beside}: {way}"));
    };
    output.line(format_args!("not a way to the last square: {fault}"))?;
    if !checked.path.is_empty() {
        output.line(format_args!("legal until then: {way}"))?;
    }
    Ok(())
}
