//! The board as given beside the numbered board, and its jumps.

use super::facts::Facts;
use super::words;
use crate::board::{Jump, JumpKind};
use crate::doc::{AsideKind, Block, Text};

pub(super) fn blocks(facts: &Facts<'_>) -> Vec<Block> {
    let mut blocks = super::figures::of_board(facts);
    blocks.push(Block::List {
        numbered: false,
        items: [JumpKind::Ladder, JumpKind::Snake, JumpKind::SelfJump]
            .into_iter()
            .filter_map(|kind| listed(facts, kind))
            .collect(),
    });
    if facts.game.board().jumps().is_empty() {
        blocks.pop();
        blocks.push(Block::Paragraph("The board has no jumps: you can only walk.".into()));
    }
    let notes = facts.game.notes();
    if !notes.is_empty() {
        let shown = notes.len().min(NOTES);
        let mut text: Vec<String> = notes[..shown].iter().map(ToString::to_string).collect();
        if notes.len() > shown {
            text.push(format!("and {} more", notes.len() - shown));
        }
        blocks.push(Block::Aside {
            kind: AsideKind::Rule,
            title: "Worth a second look".into(),
            text: (text.join("; ") + ".").into(),
        });
    }
    blocks
}

/// Notes told at most.
const NOTES: usize = 6;

fn listed(facts: &Facts<'_>, kind: JumpKind) -> Option<Text> {
    let jumps: Vec<Jump> =
        facts.game.board().jumps().iter().copied().filter(|jump| jump.kind() == kind).collect();
    let (name, names) = match kind {
        JumpKind::Ladder => ("Ladder", "Ladders"),
        JumpKind::Snake => ("Snake", "Snakes"),
        JumpKind::SelfJump => ("Jump to itself", "Jumps to themselves"),
    };
    let shown = jumps.len().min(facts.extent.squares);
    let name = match jumps.len() {
        0 => return None,
        1 => name,
        _ => names,
    };
    let mut text = Text::new()
        .strong(format!("{name}: "))
        .then(Text::joined(jumps[..shown].iter().map(|&jump| words::jump(jump)), ", "));
    if jumps.len() > shown {
        text = text.plain(format!(" … and {} more", jumps.len() - shown));
    }
    Some(text)
}
