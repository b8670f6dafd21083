//! Graph words on this board's own squares.

use super::facts::Facts;
use super::words;
use crate::board::Jump;
use crate::doc::{Block, Figure, Meaning, Text};
use crate::dry_run::Try;
use crate::game::Landing;
use crate::square::Square;

pub(super) fn blocks(facts: &Facts<'_>) -> Vec<Block> {
    let game = facts.game;
    let start = game.start().square;
    let rolls = words::rolls(&game.rules().die);
    let mut blocks = vec![Block::List {
        numbered: false,
        items: vec![
            Text::new().plain("A ").with(Meaning::Term, "node").plain(format!(
                " is a place: here a square, {}.",
                words::nodes(game)
            )),
            Text::new()
                .plain("An ")
                .with(Meaning::Term, "edge")
                .plain(" is a link between two nodes: here one roll, with the jump it may end in."),
            Text::new().with(Meaning::Term, "Directed").plain(
                " means one way only. A roll leads forward, a snake down, and there is no way back along either.",
            ),
            Text::new().with(Meaning::Term, "Unweighted").plain(
                " means that every edge costs the same. Each costs one roll, however far it leads.",
            ),
        ],
    }];
    let edges = edges(facts);
    if !edges.is_empty() {
        blocks.push(Block::Figure(Figure {
            caption: Text::from("Some squares and where one roll leads from them:"),
            lines: edges,
            drawing: None,
        }));
    }
    blocks.push(Block::Paragraph(Text::new().plain(
        "Other problems hand you a list of edges to store. Here nothing is stored: from square ",
    ).code("s").plain(format!(
        " the rolls ({rolls}) lead to s + roll, and a look at the board tells whether a jump goes on \
         from there."
    ))));
    blocks.push(Block::Paragraph(back_again(facts)));
    blocks.push(Block::Paragraph(Text::new().with(Meaning::Term, "Breadth-first").plain(format!(
        " search keeps the squares to go on from in a queue: first everything one roll from {start}, \
         then everything two rolls away, and so on. "
    )).with(Meaning::Term, "Depth-first").plain(
        " search follows one sequence of rolls to its end before it tries another: it finds a way, \
         rarely the shortest.",
    )));
    blocks
}

/// Ends of rolls shown on a line at most.
const ENDS: usize = 8;

/// The start and up to two squares from which a jump can be reached.
fn edges(facts: &Facts<'_>) -> Vec<Text> {
    let rows = facts.run.levels.iter().flat_map(|level| &level.rows);
    let mut shown: Vec<Square> = Vec::new();
    let mut lines = Vec::new();
    let mut jumps_seen: Vec<Square> = Vec::new();
    for row in rows {
        if shown.contains(&row.taken) || shown.len() == 3 {
            continue;
        }
        let mut landings: Vec<&Landing> = row
            .tries
            .iter()
            .filter_map(|tried| match tried {
                Try::Pushed(landing) | Try::AlreadyVisited(landing) => Some(landing),
                _ => None,
            })
            .collect();
        let more = landings.len() > ENDS;
        landings.truncate(ENDS);
        let new_jump = landings.iter().find(|landing| {
            landing.play.rolled_to != landing.play.stands_on
                && !jumps_seen.contains(&landing.play.rolled_to)
        });
        if landings.is_empty() || (!shown.is_empty() && new_jump.is_none()) {
            continue;
        }
        let mut line = Text::new().plain(format!("({}) → ", row.taken));
        let ends = landings.iter().map(|landing| {
            let end = format!("({})", landing.play.stands_on);
            if landing.play.rolled_to == landing.play.stands_on {
                Text::new().number(end)
            } else {
                Text::new().with(kind_of(landing), end)
            }
        });
        line = line.then(Text::joined(ends, " "));
        if more {
            line = line.plain(" …");
        }
        if let Some(landing) = new_jump {
            jumps_seen.push(landing.play.rolled_to);
            line = line.with(Meaning::Quiet, note(landing));
        }
        shown.push(row.taken);
        lines.push(line);
    }
    lines
}

fn kind_of(landing: &Landing) -> Meaning {
    let (from, to) = (landing.play.rolled_to, landing.play.stands_on);
    words::meaning(Jump { from, to }.kind())
}

fn note(landing: &Landing) -> String {
    let play = landing.play;
    match play.roll {
        Some(roll) => format!("   a roll of {roll}: {} ⇒ {}", play.rolled_to, play.stands_on),
        None => format!("   the ride {} ⇒ {}", play.rolled_to, play.stands_on),
    }
}

/// Why squares are marked as visited, shown on a snake that leads back.
fn back_again(facts: &Facts<'_>) -> Text {
    let rows = facts.run.levels.iter().flat_map(|level| &level.rows);
    let back = rows.flat_map(|row| &row.tries).find_map(|tried| match tried {
        Try::AlreadyVisited(landing) if landing.play.stands_on < landing.play.from => {
            Some(landing.play)
        }
        _ => None,
    });
    let text = Text::new().with(Meaning::Term, "Visited").plain(
        " means: this square is in the queue already, or done. Without that mark a square would be \
         put there again by every way that leads to it",
    );
    match back {
        Some(play) => text.plain(format!(
            ", and {} the search round for ever: from {} one roll leads back to {}.",
            if play.stands_on < play.rolled_to { "snakes could send" } else { "that would send" },
            play.from,
            play.stands_on
        )),
        None => text.plain("."),
    }
}
