//! A path laid over the board: walks, rides and numbered stops.

use maud::{Markup, html};

use super::jumps::Drawn;
use super::style::class;
use super::{Shown, text_at};
use crate::game::Move;
use crate::picture::shape::{Path, Point, decimal};
use crate::picture::way::{Mark, hops, marks, turning};
use crate::square::Square;

/// How far lines are moved aside where moves walk the same squares.
const LANES: [f64; 5] = [0.0, -6.0, 6.0, -12.0, 12.0];
/// How large a stop is.
const STOP: f64 = 12.0;

pub(super) fn markup(shown: &Shown<'_>, drawn: &[Drawn]) -> Markup {
    let Some(path) = shown.picture.path else { return html! {} };
    let marks = marks(shown.picture.game, shown.plane.view(), path);
    let (mut walks, mut rides, mut heads) = (Path::new(), Path::new(), Path::new());
    for (play, lane) in path.iter().zip(lanes(shown, path)) {
        let stops_there = play.rolled_to == play.stands_on;
        for line in walk(shown, *play, lane) {
            walks.lines(&line);
            heads.polygon(&arrow(&line, if stops_there { STOP } else { 0.0 }));
        }
        for (from, to) in hops(shown.picture.game, *play) {
            let stops_there = to == play.stands_on;
            let Some((line, end)) = ride(shown, drawn, from, to) else { continue };
            rides.curve(line);
            rides.line(end);
            let last = line.last().copied().unwrap_or(end);
            heads.polygon(&arrow(&[last, end], if stops_there { STOP } else { 0.0 }));
        }
    }
    html! {
        path class=(class("way-edge")) d=(walks.data()) {}
        path class=(class("ride-edge")) d=(rides.data()) {}
        path class=(class("way")) d=(walks.data()) {}
        path class=(class("ride")) d=(rides.data()) {}
        path class=(class("head")) d=(heads.data()) {}
        (stops(shown, &marks))
    }
}

/// The lowest and the highest square of a walk, as far as they are shown.
fn reach(shown: &Shown<'_>, play: Move) -> (u64, u64) {
    let squares = &shown.plane.view().squares;
    // One square more, so that a walk from outside comes in.
    let first = if *squares.start() == 1 { 0 } else { *squares.start() };
    let lowest = play.from.min(play.rolled_to).get().max(first);
    (lowest, turning(play, shown.picture.game.last()).get().min(*squares.end()))
}

/// For each move how far its line is moved aside, so that it lies beside the
/// earlier ones that walk the same squares.
fn lanes(shown: &Shown<'_>, path: &[Move]) -> Vec<f64> {
    let mut taken = vec![[false; LANES.len()]; shown.plane.view().count() + 1];
    let first = *shown.plane.view().squares.start();
    path.iter()
        .map(|&play| {
            let (lowest, highest) = reach(shown, play);
            // From a square to the next: two walks that only meet lie in one lane.
            let steps = (lowest..highest).filter_map(|at| usize::try_from(at + 1 - first).ok());
            let steps: Vec<usize> = steps.collect();
            let free = |lane: &usize| steps.iter().all(|&step| !taken[step][*lane]);
            let lane = (0..LANES.len()).find(free).unwrap_or(LANES.len() - 1);
            for &step in &steps {
                taken[step][lane] = true;
            }
            LANES[lane]
        })
        .collect()
}

/// The lines of a walk through the middles of its squares: there, and for a
/// token that bounces, back.
fn walk(shown: &Shown<'_>, play: Move, lane: f64) -> Vec<Vec<Point>> {
    let (lowest, highest) = reach(shown, play);
    let middles = |squares: &mut dyn Iterator<Item = u64>, lane: f64| -> Vec<Point> {
        squares
            .filter_map(|square| shown.plane.middle(Square(square)))
            .map(|middle| middle + Point::new(lane, lane))
            .collect()
    };
    let bounces = play.rolled_to < turning(play, shown.picture.game.last());
    let there = middles(&mut (play.from.get().max(lowest)..=highest), lane);
    let back = middles(&mut (play.rolled_to.get().max(lowest)..=highest).rev(), lane + 6.0);
    let mut lines = vec![there];
    if bounces {
        lines.push(back);
    }
    lines.retain(|line| line.len() > 1);
    lines
}

/// The line of a ride along its jump, and the middle of the cell where it ends.
fn ride<'d>(
    shown: &Shown<'_>,
    drawn: &'d [Drawn],
    from: Square,
    to: Square,
) -> Option<(&'d [Point], Point)> {
    let index = drawn.binary_search_by_key(&from, |drawn| drawn.jump.from).ok()?;
    Some((&drawn[index].line, shown.plane.middle(to)?))
}

/// The head of an arrow at the end of a line, so far short of it.
fn arrow(line: &[Point], short: f64) -> [Point; 3] {
    let [.., before, end] = line[..] else { return [Point::default(); 3] };
    let ahead = (end - before).unit();
    let tip = end - ahead * short;
    let back = tip - ahead * 11.0;
    [tip, back + ahead.left() * 6.5, back - ahead.left() * 6.5]
}

fn stops(shown: &Shown<'_>, marks: &[Mark]) -> Markup {
    let first = *shown.plane.view().squares.start();
    let on_board =
        (first..).map(Square).zip(marks.to_vec()).filter(|(_, mark)| !mark.stops.is_empty());
    let off_board = Mark { stops: vec![0], walked: false };
    let begins_off = shown.picture.game.start().square == Square::OFF_BOARD;
    let all = begins_off.then_some((Square::OFF_BOARD, off_board)).into_iter().chain(on_board);
    let stops: Vec<(Point, String)> = all
        .filter_map(|(square, mark)| {
            let number = match mark.stops[..] {
                [one] => one.to_string(),
                [one, two] => format!("{one}·{two}"),
                [one, .., last] => format!("{one}…{last}"),
                [] => return None,
            };
            Some((shown.plane.middle(square)?, number))
        })
        .collect();
    html! {
        g class=(class("stops")) {
            @for (middle, number) in &stops {
                circle class=(class("stop")) cx=(decimal(middle.x)) cy=(decimal(middle.y)) r=(decimal(STOP)) {}
                g font-size=(if number.chars().count() > 2 { "9" } else { "13" }) {
                    (text_at(*middle + Point::new(0.0, 4.5), number))
                }
            }
        }
    }
}
