//! What every reader makes of a text.

use super::form::Format;
use super::problem::{Places, Problems};
use crate::board::Draft;
use crate::rules::Preset;

/// What a reader makes of one board's text, before the gate.
#[derive(Debug)]
pub(super) struct Parsed {
    pub(super) format: Format,
    pub(super) start: usize,
    pub(super) draft: Draft,
    pub(super) places: Places,
    pub(super) preset: Option<Preset>,
    pub(super) problems: Problems,
    pub(super) remarks: Problems,
}
