//! What can be asked on the command line; completions and the man page are
//! made from these definitions.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{ArgGroup, Args as ClapArgs, Parser, Subcommand, ValueEnum, ValueHint};
use snakes_and_ladders::explain::Part;
use snakes_and_ladders::format::{Format, Written};
use snakes_and_ladders::{
    Chain, Die, LastJump, Numbering, PastEnd, Preset, Square, StartJump, UnknownName,
};

use crate::exit;

/// Snakes and Ladders: the fewest rolls to the last square, and the way.
///
/// Start here:
///
///   snl solve board.json              the fewest rolls, and the way
///   snl explain board.json            the same, explained as a teacher would
///   snl solve --all board.json        every shortest way
///   snl solve --compare board.json    beside greedy, depth-first, every sequence
///   snl locate 22 --columns 6         where square 22 is, with the working
///   snl check-path board.json --stands-on 15,13,35,36
///   snl show --path board.json        the board with the way laid over it
///   snl convert board.json --to csv   write it in another form
///
/// A board is a LeetCode grid ([[-1,-1],[-1,3]]) or a program with one, a JSON
/// object ({"squares": 100, "jumps": {"1": 38}}), CSV lines from,to, lines of
/// jumps (4 -> 14), a judge's input, or another form of docs/forms.md; without
/// a file it is read from standard input.
#[derive(Debug, Parser)]
#[command(name = "snl", version, max_term_width = 100, after_help = exit::HELP)]
#[command(verbatim_doc_comment, arg_required_else_help = true, propagate_version = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
    #[command(flatten)]
    pub(crate) color: colorchoice_clap::Color,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Find the fewest rolls and the way, for one board or many
    Solve(Solve),
    /// Explain the answer: the board, the dry run, the path, the doubts
    Explain(Explain),
    /// Say where a square is, or which square a cell holds, with the working
    Locate(Locate),
    /// Check a path somebody claims: name its first illegal move
    CheckPath(CheckPath),
    /// Draw a board: as text, as an SVG image, or its graph as DOT
    Show(Show),
    /// Write boards in another form
    Convert(Convert),
    /// List the presets: whose rules they are and where they come from
    Presets,
    /// Print completions for a shell
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Print the manual page, of snl or of one of its commands
    Man {
        /// The command
        command: Option<String>,
    },
}

#[derive(Debug, ClapArgs)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
pub(crate) struct Solve {
    /// Files with boards; - is standard input
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) files: Vec<PathBuf>,

    /// Print only the number for each board: -1 if the last square cannot be
    /// reached, ? if there is no answer
    #[arg(long, conflicts_with_all = ["json", "all", "compare"])]
    pub(crate) answer: bool,

    /// Print a JSON document a board, one a line (its shape: docs/json.md)
    #[arg(long)]
    pub(crate) json: bool,

    /// List all shortest ways, in the order of their rolls
    #[arg(long)]
    pub(crate) all: bool,

    /// With --all: how many ways to list for each board
    #[arg(long, value_name = "N", default_value_t = 20, requires = "all")]
    pub(crate) limit: usize,

    /// Beside the search: the greedy walk, depth-first, every sequence of rolls
    #[arg(long)]
    pub(crate) compare: bool,

    /// Print long ways whole
    #[arg(long)]
    pub(crate) full: bool,

    /// With several boards: what is legal but worth a second look, for each
    #[arg(long)]
    pub(crate) notes: bool,

    /// How much memory a search may use; to list and print ways takes more
    #[arg(long, value_name = "GiB", default_value_t = 4, value_parser = clap::value_parser!(u16).range(1..=32))]
    pub(crate) memory: u16,

    #[command(flatten)]
    pub(crate) text: TextArgs,
    #[command(flatten)]
    pub(crate) rules: RulesArgs,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Explain {
    #[command(flatten)]
    pub(crate) which: OneBoard,

    /// The parts to write, or all [default: question,board,dry-run,answer]
    #[arg(long = "part", value_name = "PART", value_delimiter = ',', conflicts_with = "worksheet")]
    #[arg(value_parser = PartOrAll::parser())]
    pub(crate) part: Vec<PartOrAll>,

    /// What to write: text, markdown or html (one file that holds all it needs)
    #[arg(long = "as", value_name = "FORM", value_enum, default_value_t = DocForm::Text)]
    pub(crate) form: DocForm,

    /// Write to a file
    #[arg(long, short, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) output: Option<PathBuf>,

    /// The dry run with blanks to fill in, and the key
    #[arg(long)]
    pub(crate) worksheet: bool,

    /// Tell large boards whole
    #[arg(long)]
    pub(crate) full: bool,

    /// Columns of the text [default: the terminal's, at most 120]
    #[arg(long, value_name = "N")]
    pub(crate) width: Option<usize>,

    /// How much memory a search may use
    #[arg(long, value_name = "GiB", default_value_t = 4, value_parser = clap::value_parser!(u16).range(1..=32))]
    pub(crate) memory: u16,

    #[command(flatten)]
    pub(crate) text: TextArgs,
    #[command(flatten)]
    pub(crate) rules: RulesArgs,
}

impl Explain {
    /// The parts asked for; the short form where none is.
    pub(crate) fn parts(&self) -> Vec<Part> {
        let all = self.part.iter().any(|part| matches!(part, PartOrAll::All));
        match self.part[..] {
            [] => Part::SHORT.to_vec(),
            _ if all => Part::ALL.to_vec(),
            _ => self
                .part
                .iter()
                .filter_map(|part| match part {
                    PartOrAll::Part(part) => Some(*part),
                    PartOrAll::All => None,
                })
                .collect(),
        }
    }

    /// Whether nothing was said about the parts.
    pub(crate) fn is_short(&self) -> bool {
        self.part.is_empty() && !self.worksheet
    }
}

/// A part of the explanation, or all of them.
#[derive(Clone, Copy, Debug)]
pub(crate) enum PartOrAll {
    Part(Part),
    All,
}

impl PartOrAll {
    fn parser() -> impl TypedValueParser<Value = PartOrAll> {
        let of = |part: Part| PossibleValue::new(part.name()).help(part.title());
        let all = PossibleValue::new("all").help("every part");
        PossibleValuesParser::new(Part::ALL.map(of).into_iter().chain([all])).try_map(|name| {
            match name.as_str() {
                "all" => Ok(PartOrAll::All),
                name => name.parse().map(PartOrAll::Part),
            }
        })
    }
}

/// The forms of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum DocForm {
    Text,
    Markdown,
    Html,
}

/// One board of a text.
#[derive(Debug, ClapArgs)]
pub(crate) struct OneBoard {
    /// The file with the board; - is standard input
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath, default_value = "-")]
    pub(crate) file: PathBuf,

    /// Which board of a text with several, counted from 1
    #[arg(long, value_name = "N", value_parser = at_least_one)]
    pub(crate) board: Option<usize>,
}

fn at_least_one(text: &str) -> Result<usize, String> {
    text.parse().ok().filter(|&number| number > 0).ok_or_else(|| "expected 1 or more".to_owned())
}

#[derive(Debug, ClapArgs)]
#[command(group(ArgGroup::new("path").args(["rolls", "stands_on"]).required(true)))]
pub(crate) struct CheckPath {
    #[command(flatten)]
    pub(crate) which: OneBoard,

    /// The rolls, in order: 1,2,1,1
    #[arg(long, value_name = "ROLLS")]
    #[arg(value_parser = numbers)]
    pub(crate) rolls: Option<Numbers>,

    /// The squares stood on after each move, in order: 15,13,35,36
    #[arg(long, value_name = "SQUARES", value_parser = numbers)]
    pub(crate) stands_on: Option<Numbers>,

    /// Print a JSON document (its shape: docs/json.md)
    #[arg(long)]
    pub(crate) json: bool,

    #[command(flatten)]
    pub(crate) text: TextArgs,
    #[command(flatten)]
    pub(crate) rules: RulesArgs,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Convert {
    /// Files with boards; - is standard input
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) files: Vec<PathBuf>,

    /// The form to write; each is shown in docs/forms.md
    #[arg(long, value_name = "FORM", value_parser = one_of::<Written>(Written::ALL.map(Written::name)))]
    pub(crate) to: Written,

    /// With several boards: what is legal but worth a second look, for each
    #[arg(long)]
    pub(crate) notes: bool,

    /// The statement or board whose size and numbering apply (see snl presets)
    #[arg(long, value_name = "NAME", value_parser = one_of::<Preset>(Preset::ALL.map(Preset::name)))]
    pub(crate) preset: Option<Preset>,

    #[command(flatten)]
    pub(crate) text: TextArgs,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Locate {
    /// A square (22), or a cell as row,column (2,2), both counted from 0 at
    /// the top left
    #[arg(value_name = "SQUARE|ROW,COLUMN", value_parser = Spot::from_str)]
    pub(crate) spot: Spot,

    /// Columns of the board
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) columns: u64,

    /// Rows of the board [default: as many as columns]
    #[arg(long, value_name = "N", conflicts_with = "squares", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) rows: Option<u64>,

    /// Squares of the board, where the last row is not full
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) squares: Option<u64>,

    /// The order of the numbers
    #[arg(long, value_name = "ORDER", default_value_t, value_parser = one_of::<Numbering>(Numbering::ALL.map(Numbering::name)))]
    pub(crate) numbering: Numbering,

    /// Print a JSON document (its shape: docs/json.md)
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, ClapArgs)]
pub(crate) struct Show {
    /// Files with boards; - is standard input
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) files: Vec<PathBuf>,

    /// What to draw: text for a terminal, an image (svg), or the graph of
    /// squares and rolls for Graphviz (dot)
    #[arg(long = "as", value_name = "KIND", default_value_t, value_enum)]
    pub(crate) kind: ShowAs,

    /// Lay the way with the fewest rolls over it
    #[arg(long)]
    pub(crate) path: bool,

    /// Write the level of each square into it
    #[arg(long)]
    pub(crate) levels: bool,

    /// Only the rows that hold these squares: 1-100 (text and svg)
    #[arg(long, value_name = "SQUARE-SQUARE", value_parser = part)]
    pub(crate) part: Option<(Square, Square)>,

    /// Write to a file in place of standard output
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) output: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) text: TextArgs,
    #[command(flatten)]
    pub(crate) rules: RulesArgs,
}

/// What `snl show` draws.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum ShowAs {
    #[default]
    Text,
    Svg,
    Dot,
}

impl fmt::Display for ShowAs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ShowAs::Text => "text",
            ShowAs::Svg => "svg",
            ShowAs::Dot => "dot",
        })
    }
}

fn part(text: &str) -> Result<(Square, Square), String> {
    let squares = text.split_once(['-', '–']);
    let squares = squares.and_then(|(first, last)| {
        Some((Square(first.trim().parse().ok()?), Square(last.trim().parse().ok()?)))
    });
    squares.ok_or_else(|| "expected two squares such as 1-100".to_owned())
}

/// How a text is to be read.
#[derive(Debug, ClapArgs)]
#[command(next_help_heading = "Reading")]
pub(crate) struct TextArgs {
    /// The form of the text [default: found out]
    #[arg(long, value_name = "FORM", value_parser = one_of::<Format>(Format::ALL.map(Format::name)))]
    pub(crate) format: Option<Format>,

    /// How many squares a list of jumps is for; wins over the text
    #[arg(long, value_name = "N")]
    pub(crate) squares: Option<u64>,

    /// In how many columns a list of jumps is drawn; wins over the text
    #[arg(long, value_name = "N")]
    pub(crate) columns: Option<u64>,

    /// The order of the numbers: zigzag and rows begin at the bottom left
    #[arg(long, value_name = "ORDER", value_parser = one_of::<Numbering>(Numbering::ALL.map(Numbering::name)))]
    pub(crate) numbering: Option<Numbering>,

    /// The squares of a list of jumps count from 0: add 1 to each
    #[arg(long)]
    pub(crate) from_zero: bool,
}

/// The rules; each flag wins over the preset.
#[derive(Debug, Default, ClapArgs)]
#[command(next_help_heading = "Rules")]
pub(crate) struct RulesArgs {
    /// The rules of a well-known statement or board (see snl presets)
    #[arg(long, value_name = "NAME", value_parser = one_of::<Preset>(Preset::ALL.map(Preset::name)))]
    pub(crate) preset: Option<Preset>,

    /// Refuse boards that break the constraints of the preset's statement
    #[arg(long)]
    pub(crate) strict: bool,

    /// The square the token begins on; 0 is off the board
    #[arg(long, value_name = "SQUARE", value_parser = start)]
    pub(crate) start: Option<Square>,

    /// The die: its faces (6), its outcomes (1,2,3) or several thrown together
    /// (2d6)
    #[arg(long, value_name = "DIE", value_parser = Die::from_str)]
    pub(crate) die: Option<Die>,

    /// A roll past the end: stay, win, or bounce back
    #[arg(long, value_name = "RULE", value_parser = one_of::<PastEnd>(PastEnd::ALL.map(PastEnd::name)))]
    pub(crate) past_end: Option<PastEnd>,

    /// A jump that ends on another: once (not taken), follow, or next-turn
    #[arg(long, value_name = "RULE", value_parser = one_of::<Chain>(Chain::ALL.map(Chain::name)))]
    pub(crate) chain: Option<Chain>,

    /// A jump on the square where the token begins: ignore or take
    #[arg(long, value_name = "RULE", value_parser = one_of::<StartJump>(StartJump::ALL.map(StartJump::name)))]
    pub(crate) start_jump: Option<StartJump>,

    /// A jump on the last square: obey or ignore
    #[arg(long, value_name = "RULE", value_parser = one_of::<LastJump>(LastJump::ALL.map(LastJump::name)))]
    pub(crate) last_jump: Option<LastJump>,
}

/// Values by name, so that help and completions list them.
fn one_of<T>(names: impl IntoIterator<Item = &'static str>) -> impl TypedValueParser<Value = T>
where
    T: FromStr<Err = UnknownName> + Clone + Send + Sync + 'static,
{
    PossibleValuesParser::new(names).try_map(|name| name.parse::<T>())
}

fn start(text: &str) -> Result<Square, String> {
    text.parse().map(Square).map_err(|_| "expected a square, or 0 for off the board".to_owned())
}

/// A list of numbers as people write it.
#[derive(Clone, Debug)]
pub(crate) struct Numbers(pub(crate) Vec<u64>);

fn numbers(text: &str) -> Result<Numbers, String> {
    let words = text
        .trim_matches(['(', ')', '[', ']'])
        .split(|c: char| c == ',' || c.is_whitespace())
        .filter(|word| !word.is_empty());
    let numbers = words.map(|word| {
        word.parse().map_err(|_| {
            let word: String = word.chars().take(20).collect();
            format!("`{}` is no number: expected numbers such as 1,2,1,1", word.escape_debug())
        })
    });
    numbers.collect::<Result<_, _>>().map(Numbers)
}

/// A square or a cell.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Spot {
    Square(u64),
    Cell { row: u64, column: u64 },
}

impl FromStr for Spot {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match numbers(text)?.0[..] {
            [square] => Ok(Spot::Square(square)),
            [row, column] => Ok(Spot::Cell { row, column }),
            _ => Err("expected a square such as 22, or a cell such as 2,2".to_owned()),
        }
    }
}
