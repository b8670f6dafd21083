//! A JSON object with a size and jumps.

use super::push;
use crate::board::Board;
use crate::rules::Preset;

/// Writes a board as a JSON object on one line, with the preset it is meant
/// for. Reading it back with the board's numbering gives the same board.
///
/// Time and space O(J) for J jumps.
///
/// ```
/// use snakes_and_ladders::{Board, Preset, format::write_object};
///
/// let board = Board::from_jumps(100, [(1, 38), (16, 6)])?;
/// assert_eq!(
///     write_object(&board, Some(Preset::MiltonBradley)),
///     r#"{"squares":100,"preset":"milton-bradley","jumps":{"1":38,"16":6}}"#
/// );
/// # Ok::<(), snakes_and_ladders::Flaws>(())
/// ```
pub fn write_object(board: &Board, preset: Option<Preset>) -> String {
    // Numbers and the names of presets need no escaping.
    let mut text = format!("{{\"squares\":{}", board.squares());
    if let Some(layout) = board.layout() {
        push(&mut text, format_args!(",\"columns\":{}", layout.columns()));
    }
    if let Some(preset) = preset {
        push(&mut text, format_args!(",\"preset\":\"{preset}\""));
    }
    text.push_str(",\"jumps\":{");
    for (index, jump) in board.jumps().iter().enumerate() {
        let comma = if index > 0 { "," } else { "" };
        push(&mut text, format_args!("{comma}\"{}\":{}", jump.from, jump.to));
    }
    text.push_str("}}");
    text
}
