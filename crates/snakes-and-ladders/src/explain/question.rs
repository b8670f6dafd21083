//! The question in simple words, with the rules in force.

use super::facts::Facts;
use super::words::{count, jumps_counted, rolls};
use crate::board::JumpKind;
use crate::doc::{Block, Text};
use crate::game::Game;
use crate::rules::{Chain, LastJump, PastEnd, StartJump};
use crate::square::Square;

pub(super) fn blocks(facts: &Facts<'_>) -> Vec<Block> {
    let game = facts.game;
    let last = game.last();
    let mut rules = vec![roll(game), ride(facts)];
    rules.extend(chain(game));
    rules.push(past_end(game));
    rules.extend(start_jump(game));
    rules.extend(last_jump(game));
    vec![
        Block::Paragraph(
            Text::new().plain("A token begins ").plain(begins(game.rules().start)).plain(format!(
                ". How few rolls of the die can bring it to square {last}, the last one? Each \
                     turn goes like this:"
            )),
        ),
        Block::List { numbered: false, items: rules },
        Block::Paragraph(Text::from(
            "You play alone and you choose every roll. The question is not how lucky you will be \
             but how few rolls would do if the die always showed what you want. If no rolls lead \
             there, the answer is -1.",
        )),
    ]
}

fn begins(start: Square) -> String {
    if start == Square::OFF_BOARD {
        "off the board, on 0".to_owned()
    } else {
        format!("on square {start}")
    }
}

fn roll(game: &Game) -> Text {
    let die = &game.rules().die;
    if die.smallest() == die.largest() {
        let squares = count(u64::from(die.largest().get()), "square");
        return format!("Walk {squares} forward: the die shows nothing else.").into();
    }
    format!("Choose a roll of the die ({}) and walk that many squares forward.", rolls(die)).into()
}

fn ride(facts: &Facts<'_>) -> Text {
    let jumps = facts.game.board().jumps();
    let example = |kind: JumpKind, verb: &str| {
        jumps
            .iter()
            .find(|jump| jump.kind() == kind)
            .map(|jump| Text::new().plain(format!("land on {} and {verb} {}", jump.from, jump.to)))
    };
    let examples: Vec<Text> =
        [example(JumpKind::Ladder, "climb to"), example(JumpKind::Snake, "slide down to")]
            .into_iter()
            .flatten()
            .collect();
    let text = format!("This board has {}.", jumps_counted(facts));
    if examples.is_empty() {
        return text.into();
    }
    Text::from(text)
        .plain(" Where a jump begins you must take it: ")
        .then(Text::joined(examples, "; "))
        .plain(".")
}

fn chain(game: &Game) -> Option<Text> {
    if game.board().jumps().is_empty() {
        return None;
    }
    Some(
        match game.rules().chain {
            Chain::Once => {
                "You take at most one jump a turn: where it ends on another jump, that one is not \
                 taken."
            }
            Chain::Follow => {
                "Where a jump ends on another, that one is taken too, and so on, all in the same \
                 turn. Jumps that run in a circle make the roll no legal move."
            }
            Chain::NextTurn => {
                "You land on the jump's own square; the ride is your next turn, which counts as a \
                 roll although no die is thrown."
            }
        }
        .into(),
    )
}

fn past_end(game: &Game) -> Text {
    let last = game.last();
    match game.rules().past_end {
        PastEnd::Stay => {
            format!("A roll past {last} is no move: the token would stay where it is.")
        }
        PastEnd::Win => format!("A roll past {last} arrives as well."),
        PastEnd::Bounce => format!(
            "A roll past {last} walks the rest back from {last}, and the jump it ends on is taken."
        ),
    }
    .into()
}

fn start_jump(game: &Game) -> Option<Text> {
    let start = game.rules().start;
    let to = game.jump_from(start)?;
    Some(
        match game.rules().start_jump {
            StartJump::Ignore => format!(
                "The jump {start} ⇒ {to} on the square where the token begins is not taken at the beginning, only \
                 by whoever comes back there."
            ),
            StartJump::Take => format!("The jump {start} ⇒ {to} is taken before the first roll."),
        }
        .into(),
    )
}

fn last_jump(game: &Game) -> Option<Text> {
    let last = game.last();
    let to = game.board().jump_from(last)?;
    Some(
        match game.rules().last_jump {
            LastJump::Obey => format!(
                "The last square has a jump of its own, {last} ⇒ {to}: whoever rolls onto it is \
                 carried off."
            ),
            LastJump::Ignore => {
                format!("The jump {last} ⇒ {to} on the last square is not taken.")
            }
        }
        .into(),
    )
}
