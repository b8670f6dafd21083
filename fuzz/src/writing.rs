//! What must hold for every board that is written.

use snakes_and_ladders::format::{
    Format, Options, WriteError, Written, read, read_one, write, write_csv, write_grid,
    write_object,
};
use snakes_and_ladders::{Board, Layout, Numbering, Preset};

/// A grid names every square; a fuzzer has no time for larger ones.
const MOST_CELLS: u64 = 1 << 14;

/// The forms of lines, each with the form it is found out to be.
const OF_LINES: [(Written, Format); 16] = [
    (Written::Lines, Format::Lines),
    (Written::Matrix, Format::Matrix),
    (Written::HackerRank, Format::HackerRank),
    (Written::HackerRankOld, Format::HackerRankOld),
    (Written::GeeksForGeeks, Format::GeeksForGeeks),
    (Written::Baekjoon, Format::Baekjoon),
    (Written::Spoj, Format::Spoj),
    (Written::Pairs, Format::Pairs),
    (Written::InterviewBit, Format::InterviewBit),
    (Written::Moves, Format::Moves),
    (Written::Offsets, Format::Offsets),
    (Written::Python, Format::Grid),
    (Written::Java, Format::Grid),
    (Written::Cpp, Format::Grid),
    (Written::Rust, Format::Grid),
    (Written::JavaScript, Format::Grid),
];

/// Reads a text under every numbering, with and without columns given for it;
/// every board there is in it is written in every form and read back.
pub fn round_trips(text: &str) {
    for numbering in Numbering::ALL {
        for columns in [None, Some(7)] {
            let options = Options { numbering: Some(numbering), columns, ..Options::default() };
            for read in read(text, &options).filter_map(Result::ok) {
                reads_back(&read.board);
            }
        }
    }
}

/// A board is written in each form, read back as itself, and written again as
/// the same text.
pub fn reads_back(board: &Board) {
    reads_back_as(board, Format::Csv, None, |board| Ok(write_csv(board)));
    for preset in [None, Some(Preset::MiltonBradley)] {
        reads_back_as(board, Format::Object, preset, |board| Ok(write_object(board, preset)));
    }
    if board.squares() <= MOST_CELLS {
        reads_back_as(board, Format::Grid, Format::Grid.preset(), write_grid);
    }
    for (form, format) in OF_LINES {
        let every_square = matches!(format, Format::Grid | Format::Moves);
        if !every_square || board.squares() <= MOST_CELLS {
            reads_back_in_lines(board, form, format);
        }
    }
}

/// The same for a form that may have no place for the columns.
fn reads_back_in_lines(board: &Board, form: Written, format: Format) {
    let Ok(text) = write(form, board, None) else { return };
    let layout = board.layout();
    let (columns, numbering) = (layout.map(Layout::columns), layout.map(Layout::numbering));
    for known in [Some(format), None] {
        let options = Options { format: known, columns, numbering, ..Options::default() };
        let back = match read_one(&text, &options) {
            Ok(back) => back,
            Err(error) => panic!("{error}\nin what was written:\n{text}"),
        };
        assert_eq!((back.board.squares(), back.board.jumps()), (board.squares(), board.jumps()));
        assert!(layout.is_none() || back.board.layout() == layout, "read back from:\n{text}");
        assert_eq!((back.format, back.preset), (format, suggested(format)));
        assert!(back.remarks.is_empty(), "{:?}\nin what was written:\n{text}", back.remarks);
    }
}

/// The preset a written text suggests: offsets name the Swift book's square.
fn suggested(format: Format) -> Option<Preset> {
    if format == Format::Offsets { Some(Preset::SwiftBook) } else { format.preset() }
}

fn reads_back_as(
    board: &Board,
    format: Format,
    preset: Option<Preset>,
    write: impl Fn(&Board) -> Result<String, WriteError>,
) {
    let layout = board.layout();
    let text = match write(board) {
        Ok(text) => text,
        Err(WriteError::NoLayout) => return assert!(layout.is_none()),
        Err(WriteError::NotFull { .. }) => {
            return assert!(layout.is_some_and(|layout| !layout.is_full()));
        }
        Err(error) => panic!("{error}"),
    };
    let numbering = layout.map(Layout::numbering);
    // Read as the form it is, and as whatever it seems to be.
    for known in [Some(format), None] {
        let options = Options { format: known, numbering, ..Options::default() };
        let back = match read_one(&text, &options) {
            Ok(back) => back,
            Err(error) => panic!("{error}\nin what was written:\n{text}"),
        };
        assert_eq!(&back.board, board, "read back from:\n{text}");
        assert_eq!((back.format, back.preset), (format, preset));
        assert!(back.remarks.is_empty(), "{:?}\nin what was written:\n{text}", back.remarks);
        assert_eq!(write(&back.board).as_ref(), Ok(&text));
    }
}
