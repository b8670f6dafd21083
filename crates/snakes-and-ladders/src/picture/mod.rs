//! Pictures of a board: as text, as an SVG image, and its graph as DOT.
//!
//! A [`Picture`] shows the numbered squares with their jumps; a path or the
//! levels of the search can be laid over it. Nothing here lands a token: what
//! is shown comes from the game and the search.

mod columns;
mod dot;
mod grids;
mod shape;
mod svg;
mod text;
mod view;
mod way;
mod words;

use std::fmt;
use std::ops::RangeInclusive;

use crate::doc::{Drawing, Figure, Text};
use crate::game::{Game, Move};
use crate::layout::Numbering;
use crate::search::Levels;
use crate::square::Square;
use view::View;

pub use columns::drawn_layout;
pub use grids::{as_given, numbers};

/// Squares drawn at most.
pub const MOST_SQUARES: u64 = 2_500;
/// Rows drawn at most, and columns.
pub const MOST_SIDE: u64 = 100;
/// Rolls drawn at most as edges of a graph.
pub const MOST_EDGES: usize = 20_000;

/// A board as people draw it, perhaps with a path or the levels laid over it.
///
/// The same picture is always the same bytes, and never more than
/// [`MOST_SQUARES`] squares are drawn, whatever the board.
///
/// ```
/// use snakes_and_ladders::picture::Picture;
/// use snakes_and_ladders::{Board, Draft, Game, Numbering, Rules};
///
/// let draft = Draft::Grid(vec![vec![4, -1, -1], vec![-1, -1, -1], vec![-1, 8, -1]]);
/// let board = Board::from_draft(&draft, Numbering::Zigzag)?;
/// let game = Game::new(board, Rules::default())?;
/// let lines = Picture::new(&game).text()?;
/// let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
/// assert_eq!(
///     text,
///     "\
/// ┌──────┬──────┬──────┐
/// │    7 │    8 │    9 │ →
/// │  ▼ 4 │      │ goal │
/// ├──────┼──────┼──────┤
/// │    6 │    5 │    4 │ ←
/// ├──────┼──────┼──────┤
/// │    1 │    2 │    3 │ →  start
/// │      │  ▲ 8 │      │
/// └──────┴──────┴──────┘
/// ▲ ladder to   ▼ snake to
/// "
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Picture<'a> {
    game: &'a Game,
    numbering: Option<Numbering>,
    part: Option<(Square, Square)>,
    path: Option<&'a [Move]>,
    levels: Option<&'a Levels<'a>>,
}

impl<'a> Picture<'a> {
    /// The whole board.
    pub fn new(game: &'a Game) -> Picture<'a> {
        Picture { game, numbering: None, part: None, path: None, levels: None }
    }

    /// Only the rows that hold these squares; squares beyond the board are
    /// passed over.
    #[must_use]
    pub fn part(mut self, squares: RangeInclusive<Square>) -> Picture<'a> {
        self.part = Some(squares.into_inner());
        self
    }

    /// In this order of the numbers, where the board itself says nothing of
    /// rows and columns.
    #[must_use]
    pub fn numbering(mut self, numbering: Numbering) -> Picture<'a> {
        self.numbering = Some(numbering);
        self
    }

    /// With a path laid over it, which begins where the token begins.
    #[must_use]
    pub fn path(mut self, path: &'a [Move]) -> Picture<'a> {
        self.path = Some(path);
        self
    }

    /// With every square's level laid over it.
    #[must_use]
    pub fn levels(mut self, levels: &'a Levels<'a>) -> Picture<'a> {
        self.levels = Some(levels);
        self
    }

    /// Whether it can be drawn, before anything is searched for it. O(squares
    /// drawn).
    ///
    /// # Errors
    ///
    /// [`TooLargeToDraw`], whose page has an example.
    pub fn fits(&self) -> Result<(), TooLargeToDraw> {
        self.view().map(|_| ())
    }

    /// What the picture shows, in words: the size, the jumps, the path; of many
    /// jumps the first ones.
    pub fn caption(&self) -> Text {
        words::caption(self)
    }

    /// The picture in characters of equal width, with what its signs mean below
    /// it. A board of up to 10 × 10 squares fits 80 columns.
    ///
    /// Time and space O(squares drawn + moves of the path).
    ///
    /// # Errors
    ///
    /// [`TooLargeToDraw`], whose page has an example.
    pub fn text(&self) -> Result<Vec<Text>, TooLargeToDraw> {
        Ok(text::lines(self, &self.view()?))
    }

    /// The picture as an SVG image, by day and by night, for screens and print;
    /// snakes and ladders are told apart by their shapes. Each snake winds where
    /// it covers little else. The image brings its own title and description,
    /// and needs nothing from elsewhere.
    ///
    /// Time and space O(squares drawn + lengths of the jumps + moves of the
    /// path).
    ///
    /// # Errors
    ///
    /// [`TooLargeToDraw`], whose page has an example.
    pub fn svg(&self) -> Result<Drawing, TooLargeToDraw> {
        Ok(svg::drawing(self, &self.view()?))
    }

    /// The graph of the game as DOT, the language of Graphviz: the squares are
    /// nodes, each roll of a square that is stood on is an edge to the square it
    /// leads to, and the jumps are edges of another kind. A square nobody ever
    /// stands on is a dashed box. The nodes have their places on the board, for
    /// layouts that keep them (`neato -n2`). It is always the whole board.
    ///
    /// Time and space O(squares × rolls of the die).
    ///
    /// # Errors
    ///
    /// [`TooLargeToDraw`], also for more than [`MOST_EDGES`] rolls.
    ///
    /// ```
    /// use snakes_and_ladders::picture::Picture;
    /// use snakes_and_ladders::{Board, Die, Game, Rules};
    ///
    /// let board = Board::from_jumps(400, [(2, 3)])?;
    /// let rules = Rules { die: Die::of_faces(100)?, ..Rules::default() };
    /// let game = Game::new(board, rules)?;
    /// assert_eq!(
    ///     Picture::new(&game).dot().unwrap_err().to_string(),
    ///     "400 squares with 100 rolls each are too many to draw: a graph has at most 20000 rolls"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn dot(&self) -> Result<String, TooLargeToDraw> {
        let view = View::new(self.game.board(), self.numbering, None)?;
        dot::graph(self, &view)
    }

    /// The picture for a document: caption, text and drawing.
    ///
    /// # Errors
    ///
    /// [`TooLargeToDraw`], whose page has an example.
    pub fn figure(&self) -> Result<Figure, TooLargeToDraw> {
        Ok(Figure { caption: self.caption(), lines: self.text()?, drawing: Some(self.svg()?) })
    }

    fn view(&self) -> Result<View, TooLargeToDraw> {
        View::new(self.game.board(), self.numbering, self.part)
    }
}

/// What should be drawn is more than a picture holds.
///
/// ```
/// use snakes_and_ladders::picture::Picture;
/// use snakes_and_ladders::{Board, Game, Rules, Square};
///
/// let game = Game::new(Board::from_jumps(1_000_000, [(2, 999_999)])?, Rules::default())?;
/// assert_eq!(
///     Picture::new(&game).text().unwrap_err().to_string(),
///     "100000 rows of 10 squares are too many to draw: a picture has at most 2500 squares, \
///      in at most 100 rows and 100 columns"
/// );
/// assert!(Picture::new(&game).part(Square(1)..=Square(200)).text().is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TooLargeToDraw {
    /// Too many squares, or too many in a row or column.
    Squares {
        /// How many rows should be drawn.
        rows: u64,
        /// How many columns they have.
        columns: u64,
    },
    /// Too many rolls for a graph.
    Edges {
        /// How many squares the board has.
        squares: u64,
        /// How many different rolls the die has.
        rolls: usize,
    },
}

impl fmt::Display for TooLargeToDraw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let s = |number: u64| if number == 1 { "" } else { "s" };
        match *self {
            TooLargeToDraw::Squares { rows, columns } => write!(
                f,
                "{rows} row{} of {columns} square{} are too many to draw: a picture has at most \
                 {MOST_SQUARES} squares, in at most {MOST_SIDE} rows and {MOST_SIDE} columns",
                s(rows),
                s(columns)
            ),
            TooLargeToDraw::Edges { squares, rolls } => write!(
                f,
                "{squares} square{} with {rolls} roll{} each are too many to draw: a graph has at \
                 most {MOST_EDGES} rolls",
                s(squares),
                s(rolls as u64)
            ),
        }
    }
}

impl std::error::Error for TooLargeToDraw {}
