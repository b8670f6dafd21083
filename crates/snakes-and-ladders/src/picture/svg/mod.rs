//! A board as an SVG image: one that a family would play on.
//!
//! Everything goes through `maud`, which escapes it. The image has no ids, no
//! script and nothing from elsewhere, and its class names begin with
//! `snl-pic-`, so that several can stand in one page.

mod board;
mod jumps;
mod levels;
mod style;
mod way;

use maud::{Markup, Render, html};

use super::shape::plane::Plane;
use super::shape::{Point, decimal};
use super::view::View;
use super::{Picture, words};
use crate::board::Jump;
use crate::doc::{Drawing, Text};
use crate::square::Square;
use levels::Legend;
use style::{class, sheet};

/// Jumps named in the description at most, of each kind.
const MOST_IN_DESCRIPTION: usize = 60;
/// How wide a picture with words below it is at least.
const ROOM_FOR_WORDS: f64 = 236.0;

/// A picture and where things lie on it.
#[derive(Clone, Debug)]
struct Shown<'a> {
    picture: &'a Picture<'a>,
    plane: Plane<'a>,
}

impl Shown<'_> {
    /// The jumps that begin on a square that is shown.
    fn jumps(&self) -> impl Iterator<Item = &Jump> {
        let squares = &self.plane.view().squares;
        let board = self.picture.game.board();
        board.jumps_between(Square(*squares.start()), Square(*squares.end())).iter()
    }
}

impl Render for Text {
    fn render_to(&self, buffer: &mut String) {
        self.spans().iter().for_each(|span| span.text.render_to(buffer));
    }
}

fn text_at(at: Point, text: &str) -> Markup {
    html! { text x=(decimal(at.x)) y=(decimal(at.y)) { (text) } }
}

pub(super) fn drawing(picture: &Picture<'_>, view: &View) -> Drawing {
    let least = if picture.levels.is_some() { ROOM_FOR_WORDS } else { 0.0 };
    let off_board = picture.game.start().square == Square::OFF_BOARD;
    let plane = Plane::new(view, least, off_board);
    let shown = Shown { picture, plane };
    let legend = Legend::new(&shown);
    let drawn = jumps::drawn(&shown);
    let (width, height) = (decimal(plane.width()), decimal(plane.height() + legend.height));
    let markup = html! {
        svg xmlns="http://www.w3.org/2000/svg" role="img" class=(class("board"))
            width=(width) height=(height) viewBox={ "0 0 " (width) " " (height) }
        {
            title { "Snakes and Ladders: a board of " (picture.game.board().squares()) " squares" }
            desc { (words::in_words(picture, MOST_IN_DESCRIPTION)) }
            style { (sheet(picture.levels.is_some())) }
            rect class=(class("table")) width=(width) height=(height) rx="14" {}
            (board::ground(&shown))
            (jumps::markup(&shown, &drawn))
            (board::numbers(&shown))
            (jumps::leaving(&shown))
            (levels::numbers(&shown))
            (way::markup(&shown, &drawn))
            (legend.markup())
        }
    };
    Drawing::new(markup.into_string() + "\n")
}
