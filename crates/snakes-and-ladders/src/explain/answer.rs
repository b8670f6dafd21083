//! The path, all shortest ones; or why there is none.

use super::facts::Facts;
use super::figures;
use super::words::{self, count};
use crate::board::Jump;
use crate::doc::{AsideKind, Block, Column, Meaning, Table, Text};
use crate::game::Move;
use crate::search::{Solution, Unreachable, Verdict};

pub(super) fn blocks(facts: &Facts<'_>) -> Vec<Block> {
    match &facts.verdict {
        Verdict::Reached(solution) => reached(facts, solution),
        Verdict::Unreachable(why) => unreachable(facts, why),
    }
}

fn reached(facts: &Facts<'_>, solution: &Solution) -> Vec<Block> {
    let rolls = solution.rolls();
    let mut blocks =
        vec![Block::Paragraph(Text::new().with(Meaning::Goal, count(rolls, "roll")).plain(
            if rolls == 1 { " is the fewest there is." } else { " are the fewest there are." },
        ))];
    if rolls == 0 {
        blocks.push(Block::Paragraph("The token begins on the last square.".into()));
        return blocks;
    }
    blocks.push(Block::Paragraph(
        Text::new()
            .plain("The path of this search: ")
            .strong(facts.way(solution.path()).to_string()),
    ));
    blocks.extend(figures::of_path(facts, solution.path()));
    blocks.push(moves(facts, solution.path()));
    let more = solution.path().len().saturating_sub(facts.extent.moves);
    if more > 0 {
        blocks.push(facts.extent.left_out(&format!("{} more", count(more as u64, "move"))));
    }
    blocks.extend(all_shortest(facts));
    blocks
}

fn moves(facts: &Facts<'_>, path: &[Move]) -> Block {
    let column = |title: &str, numbers| Column { title: title.into(), numbers };
    let rows = (1..)
        .zip(path.iter().take(facts.extent.moves))
        .map(|(number, play)| {
            vec![
                Text::new().number(number),
                Text::new().number(play.from),
                play.roll.map_or_else(|| "the ride".into(), |roll| Text::new().number(roll)),
                lands(*play, path.get(number)),
                Text::new().number(play.stands_on),
            ]
        })
        .collect();
    Block::Table(Table {
        columns: vec![
            column("roll", true),
            column("from", true),
            column("die", true),
            column("lands on", false),
            column("stands on", true),
        ],
        rows,
    })
}

/// What a move did; a ride that is a turn of its own comes next in the path.
fn lands(play: Move, next: Option<&Move>) -> Text {
    let text = Text::new().number(play.rolled_to);
    if play.stands_on != play.rolled_to {
        let jump = Jump { from: play.rolled_to, to: play.stands_on };
        return text.plain(": ").with(words::meaning(jump.kind()), words::carries(jump));
    }
    if next.is_some_and(|next| next.roll.is_none()) {
        return text.with(Meaning::Quiet, " (the ride is the next turn)");
    }
    text
}

fn all_shortest(facts: &Facts<'_>) -> Vec<Block> {
    let Some(shortest) = &facts.shortest else {
        return vec![Block::Aside {
            kind: AsideKind::LeftOut,
            title: Text::new(),
            text: "How many shortest paths there are is not counted for a board this large.".into(),
        }];
    };
    if shortest.count == 1_u32.into() {
        return vec![Block::Paragraph("It is the only shortest path.".into())];
    }
    let shown = shortest.first.len();
    let mut blocks = vec![Block::Paragraph(
        Text::new()
            .plain("There are ")
            .number(&shortest.count)
            .plain(" shortest paths, all right answers to \"which way?\". ")
            .plain(if shortest.count > shown.into() {
                format!("The first {shown}, by their rolls:")
            } else {
                "By their rolls:".to_owned()
            }),
    )];
    blocks.push(Block::List {
        numbered: false,
        items: shortest.first.iter().map(|path| facts.way(path).to_string().into()).collect(),
    });
    blocks
}

fn unreachable(facts: &Facts<'_>, why: &Unreachable) -> Vec<Block> {
    let last = facts.game.last();
    vec![
        Block::Paragraph(Text::new().plain("The answer is ").with(Meaning::Goal, "-1").plain(
            if facts.stood_on_last() {
                format!(": no rolls let the token stay on {last}.")
            } else {
                format!(": no rolls bring the token to {last}.")
            },
        )),
        Block::Aside { kind: AsideKind::Rule, title: "Why".into(), text: format!("{why}.").into() },
        Block::Paragraph(
            "The search went through every square that can be stood on and ran out of squares to \
             go on from: that is the proof."
                .into(),
        ),
    ]
}
