//! The graph of a game in the language of Graphviz.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Write as _};

use super::shape::plane::Plane;
use super::shape::{Point, decimal};
use super::view::View;
use super::{MOST_EDGES, Picture, TooLargeToDraw, words};
use crate::board::{Jump, JumpKind};
use crate::game::Turn;
use crate::search::{Levels, Limit};
use crate::square::{Roll, Square};

/// Squares as nodes, each roll of a square that is stood on as an edge, and the
/// jumps as edges of another kind.
pub(super) fn graph(picture: &Picture<'_>, view: &View) -> Result<String, TooLargeToDraw> {
    let game = picture.game;
    let too_many = TooLargeToDraw::Edges {
        squares: game.last().get(),
        rolls: game.rules().die.outcomes().len(),
    };
    if view.count().saturating_mul(game.rules().die.outcomes().len()) > MOST_EDGES {
        return Err(too_many);
    }
    let levels = Levels::explore(game, Limit::default()).map_err(|_| too_many)?;
    let begins_off = game.start().square == Square::OFF_BOARD;
    let graph =
        Graph { picture, levels, plane: Plane::new(view, 0.0, begins_off), way: Way::of(picture) };
    // Writing to a string cannot fail.
    let mut text = String::new();
    let _ = graph.write(&mut text, begins_off);
    Ok(text)
}

struct Graph<'a> {
    picture: &'a Picture<'a>,
    levels: Levels<'a>,
    plane: Plane<'a>,
    way: Way,
}

/// The edges a path goes along.
struct Way {
    rolls: BTreeSet<(Square, Square)>,
    jumps: BTreeSet<Square>,
}

impl Way {
    fn of(picture: &Picture<'_>) -> Way {
        let path = picture.path.unwrap_or_default();
        let rolled = path.iter().filter(|play| play.roll.is_some());
        let rolls = rolled.map(|play| (play.from, play.rolled_to)).collect();
        let hops = path.iter().flat_map(|play| super::way::hops(picture.game, *play));
        Way { rolls, jumps: hops.map(|(from, _)| from).collect() }
    }
}

impl Graph<'_> {
    fn write(&self, text: &mut String, begins_off: bool) -> fmt::Result {
        let squares = || {
            let first = u64::from(!begins_off);
            (first..=self.picture.game.last().get()).map(Square)
        };
        writeln!(text, "// {}", self.picture.caption())?;
        writeln!(text, "// Lay it out with dot, or as the board lies with neato -n2.")?;
        writeln!(text, "digraph snakes_and_ladders {{")?;
        let (size, wide) = if self.picture.levels.is_some() { (11, 0.75) } else { (14, 0.5) };
        writeln!(
            text,
            "  node [shape=circle, fontname=\"sans-serif\", fontsize={size}, width={wide}, fixedsize=true];"
        )?;
        writeln!(
            text,
            "  edge [fontname=\"sans-serif\", fontsize=9, color=\"#8a8a8a\", arrowsize=0.6];"
        )?;
        squares().try_for_each(|square| self.node(text, square))?;
        squares().try_for_each(|square| self.rolls(text, square))?;
        let jumps = self.picture.game.board().jumps().iter();
        jumps.copied().try_for_each(|jump| self.jump(text, jump))?;
        if self.picture.levels.is_some() {
            self.ranks(text)?;
        }
        text.push_str("}\n");
        Ok(())
    }

    /// The squares of a level side by side.
    fn ranks(&self, text: &mut String) -> fmt::Result {
        let mut levels: BTreeMap<u64, BTreeSet<Square>> = BTreeMap::new();
        for (square, _) in self.levels.iter() {
            if let Some(level) = self.levels.level(square) {
                levels.entry(level).or_default().insert(square);
            }
        }
        levels.values().try_for_each(|squares| {
            let squares = squares.iter().map(|square| quoted(&square.to_string()));
            let squares: Vec<String> = squares.collect();
            writeln!(text, "  {{ rank=same; {} }}", squares.join("; "))
        })
    }

    fn node(&self, text: &mut String, square: Square) -> fmt::Result {
        let game = self.picture.game;
        let level = self.levels.level(square);
        let mut label = square.to_string();
        if let Some(level) = level.filter(|_| self.picture.levels.is_some()) {
            write!(label, "\nlevel {level}")?;
        }
        write!(text, "  {} [label={}", quoted(&square.to_string()), quoted(&label))?;
        if let Some(Point { x, y }) = self.plane.middle(square) {
            let up = self.plane.height() - y;
            write!(text, ", pos=\"{},{}\"", decimal(x), decimal(up))?;
        }
        if square == game.last() {
            text.push_str(
                ", shape=doublecircle, style=filled, fillcolor=\"#f6dc8f\", tooltip=\"goal\"",
            );
        } else if square == game.start().square {
            text.push_str(", style=filled, fillcolor=\"#cfe5c4\", tooltip=\"start\"");
        } else if level.is_none() {
            text.push_str(", shape=box, style=dashed, tooltip=\"nobody ever stands here\"");
        }
        writeln!(text, "];")
    }

    /// The rolls of a token that stands on a square, those that lead to the same
    /// square together.
    fn rolls(&self, text: &mut String, square: Square) -> fmt::Result {
        let game = self.picture.game;
        if self.levels.level(square).is_none() {
            return Ok(());
        }
        let start = game.start();
        let token = if square == start.square { start } else { game.token(square.get()) };
        let mut edges: Vec<(Square, Vec<Roll>)> = Vec::new();
        for turn in game.turns(token) {
            let Turn::Lands(landing) = turn else { continue };
            let (Some(roll), to) = (landing.play.roll, landing.play.rolled_to) else { continue };
            match edges.iter_mut().find(|(known, _)| *known == to) {
                Some((_, rolls)) => rolls.push(roll),
                None => edges.push((to, vec![roll])),
            }
        }
        for (to, rolls) in edges {
            let rolls: Vec<String> = rolls.iter().map(ToString::to_string).collect();
            let strong = if self.way.rolls.contains(&(square, to)) {
                ", color=\"#1f4fbf\", penwidth=2.5"
            } else {
                ""
            };
            let (from, to) = (quoted(&square.to_string()), quoted(&to.to_string()));
            writeln!(text, "  {from} -> {to} [label={}{strong}];", quoted(&rolls.join(", ")))?;
        }
        Ok(())
    }

    fn jump(&self, text: &mut String, jump: Jump) -> fmt::Result {
        let (style, colour) = match jump.kind() {
            JumpKind::Ladder => ("bold", "#a5672c"),
            JumpKind::Snake | JumpKind::SelfJump => ("dashed", "#4c7a3a"),
        };
        let on_way = self.way.jumps.contains(&jump.from);
        let colour = if on_way { "#1f4fbf" } else { colour };
        let (from, to) = (quoted(&jump.from.to_string()), quoted(&jump.to.to_string()));
        let label = quoted(&format!("{} {}", words::sign(jump.kind()), jump.kind()));
        writeln!(
            text,
            "  {from} -> {to} [label={label}, style={style}, color=\"{colour}\", penwidth=2.5];"
        )
    }
}

/// A string of the language.
fn quoted(text: &str) -> String {
    let escaped = text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
    format!("\"{escaped}\"")
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn nothing_gets_out_of_its_quotes() {
        assert_eq!(quoted("a\"; b\\"), r#""a\"; b\\""#);
        assert_eq!(quoted("15\nlevel 1"), r#""15\nlevel 1""#);
    }
}
