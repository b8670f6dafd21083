//! Ladders and snakes.

use std::collections::BTreeMap;

use maud::{Markup, html};

use super::style::{class, classes};
use super::{Shown, text_at};
use crate::board::{Jump, JumpKind};
use crate::doc::Text;
use crate::picture::shape::bends::{self, Ground};
use crate::picture::shape::ladder::Ladder;
use crate::picture::shape::plane::CELL;
use crate::picture::shape::snake::Snake;
use crate::picture::shape::spine;
use crate::picture::shape::{Point, decimal};
use crate::picture::words::sign;
use crate::square::Square;

/// Colours of snakes, in turn.
const COLOURS: usize = 4;

/// A jump with the line along its middle, from its beginning to its end.
#[derive(Clone, Debug)]
pub(super) struct Drawn {
    pub(super) jump: Jump,
    pub(super) line: Vec<Point>,
}

/// Where every jump with both ends on the picture is drawn; the others only
/// have their words.
pub(super) fn drawn(shown: &Shown<'_>) -> Vec<Drawn> {
    let plane = &shown.plane;
    let mut ground = Ground::new(plane.corner(), plane.size());
    let mut arrivals: BTreeMap<Square, Vec<Square>> = BTreeMap::new();
    for square in plane.view().cells().flatten() {
        if let Some(cell) = plane.cell(square) {
            ground.number(cell);
        }
    }
    let jumps = || shown.jumps().filter(|jump| plane.view().holds(jump.to));
    for jump in jumps() {
        arrivals.entry(jump.to).or_default().push(jump.from);
        if let Some(middle) = plane.middle(jump.from) {
            ground.end(middle);
        }
    }
    let mut drawn: Vec<Drawn> = jumps()
        .filter_map(|&jump| {
            let (from, to) = (plane.middle(jump.from)?, plane.middle(jump.to)?);
            let line = match jump.kind() {
                JumpKind::SelfJump => spine::ring(from + Point::new(0.0, 5.0), CELL * 0.25),
                JumpKind::Ladder | JumpKind::Snake => {
                    let others = &arrivals[&jump.to];
                    vec![from, arrival(from, to, others, jump.from)]
                }
            };
            Some(Drawn { jump, line })
        })
        .collect();
    let is_snake = |drawn: &Drawn| drawn.jump.kind() == JumpKind::Snake;
    for still in drawn.iter().filter(|drawn| !is_snake(drawn)) {
        ground.lay(&still.line);
    }
    let ends: Vec<(Point, Point)> = drawn
        .iter()
        .filter(|drawn| is_snake(drawn))
        .map(|snake| (snake.line[0], snake.line[1]))
        .collect();
    let bent = bends::choose(&mut ground, &ends);
    for (snake, line) in drawn.iter_mut().filter(|drawn| is_snake(drawn)).zip(bent) {
        snake.line = line;
    }
    drawn
}

/// Where a jump ends in its cell: short of the middle, and beside the other
/// jumps that end there.
fn arrival(from: Point, to: Point, others: &[Square], own: Square) -> Point {
    let back = (from - to).unit();
    let count = others.len().min(5);
    let place = others.iter().position(|&other| other == own).unwrap_or(0) % 5;
    #[expect(clippy::cast_precision_loss, reason = "at most five")]
    let beside = (place as f64 - (count as f64 - 1.0) / 2.0) * 9.0;
    to + back * (CELL * 0.16) + back.left() * beside
}

/// How thick jumps are beside their usual size: thinner where the board is
/// full of them.
fn thickness(shown: &Shown<'_>) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "a picture has few squares")]
    let share = shown.jumps().count() as f64 / shown.plane.view().count() as f64;
    (1.25 - share).clamp(0.5, 1.0)
}

/// Ladders, the snakes' bodies over them, short ones over long ones, and all
/// heads on top.
pub(super) fn markup(shown: &Shown<'_>, drawn: &[Drawn]) -> Markup {
    let thick = thickness(shown);
    let ladders = drawn.iter().filter(|drawn| drawn.jump.kind() == JumpKind::Ladder);
    let snakes = drawn.iter().filter(|drawn| drawn.jump.kind() != JumpKind::Ladder);
    let mut snakes: Vec<Shaped> = snakes
        .zip((0..COLOURS).cycle())
        .map(|(drawn, colour)| Shaped::new(drawn, colour, thick))
        .collect();
    snakes.sort_by(|one, other| other.length.total_cmp(&one.length));
    let faint = shown.picture.levels.is_some().then(|| class("faint"));
    html! {
        g class=[faint] {
            @for ladder in ladders { (ladder_markup(ladder, thick)) }
            @for snake in &snakes { (snake.body()) }
            @for snake in &snakes { (snake.head()) }
        }
    }
}

/// What a jump is, for those who point at it.
fn named(jump: Jump) -> Text {
    let Jump { from, to } = jump;
    match jump.kind() {
        JumpKind::SelfJump => Text::new().plain(format!("jump from {from} to itself")),
        kind => Text::new().plain(format!("{kind} from {from} to {to}")),
    }
}

fn ladder_markup(drawn: &Drawn, thick: f64) -> Markup {
    let [foot, top] = drawn.line[..] else { return html! {} };
    // Its lines are as broad as ever, so it must not become too narrow for them.
    let Ladder { rails, rungs } = Ladder::new(foot, top, 8.0 * thick.max(0.8));
    html! {
        g {
            title { (named(drawn.jump)) }
            path class=(class("rail-edge")) d={ (rails.data()) (rungs.data()) } {}
            path class=(class("rail")) d={ (rungs.data()) (rails.data()) } {}
        }
    }
}

/// A snake with its shape.
struct Shaped {
    jump: Jump,
    length: f64,
    snake: Snake,
    /// How far a pupil is ahead of its eye's middle.
    glance: Point,
    classes: String,
}

impl Shaped {
    fn new(drawn: &Drawn, colour: usize, thick: f64) -> Shaped {
        let line = &drawn.line;
        let length: f64 = line.windows(2).map(|pair| (pair[1] - pair[0]).length()).sum();
        let half = (5.2 + length / 130.0).min(8.6) * thick;
        let snake = Snake::new(line, half);
        let glance = (line[0] - line[1]).unit() * (snake.eye * 0.25);
        let classes = classes(&["body", &format!("snake-{colour}")]);
        Shaped { jump: drawn.jump, length, snake, glance, classes }
    }

    fn body(&self) -> Markup {
        html! {
            g {
                title { (named(self.jump)) }
                path class=(self.classes) d=(self.snake.body.data()) {}
                path class=(class("scales")) d=(self.snake.pattern.data()) {}
            }
        }
    }

    fn head(&self) -> Markup {
        html! {
            g {
                title { (named(self.jump)) }
                path class=(class("tongue")) d=(self.snake.tongue.data()) {}
                path class=(self.classes) d=(self.snake.head.data()) {}
                @for eye in self.snake.eyes {
                    (circle("eye", eye, self.snake.eye))
                    (circle("pupil", eye + self.glance, self.snake.eye * 0.55))
                }
            }
        }
    }
}

fn circle(name: &str, at: Point, radius: f64) -> Markup {
    html! {
        circle class=(class(name)) cx=(decimal(at.x)) cy=(decimal(at.y)) r=(decimal(radius)) {}
    }
}

/// Jumps that leave the picture are written into the cell they begin on.
pub(super) fn leaving(shown: &Shown<'_>) -> Markup {
    let plane = &shown.plane;
    let leaving = shown.jumps().filter(|jump| !plane.view().holds(jump.to));
    let words: Vec<(Point, String)> = leaving
        .filter_map(|jump| {
            let words = format!("{} {}", sign(jump.kind()), jump.to);
            Some((plane.middle(jump.from)?, words))
        })
        .collect();
    html! {
        @if !words.is_empty() {
            g class=(class("words")) text-anchor="middle" {
                @for (middle, words) in &words {
                    g font-size=(decimal(fitting(words))) {
                        (text_at(*middle + Point::new(0.0, 6.0), words))
                    }
                }
            }
        }
    }
}

/// The size of letters with which a text of numbers fits into a cell.
fn fitting(text: &str) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "a few characters")]
    let characters = text.chars().count() as f64;
    (CELL / characters * 1.55).min(13.0)
}
