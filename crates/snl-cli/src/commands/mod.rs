//! One file per command.

pub(crate) mod check_path;
pub(crate) mod completions;
pub(crate) mod convert;
pub(crate) mod explain;
pub(crate) mod locate;
pub(crate) mod man;
pub(crate) mod presets;
pub(crate) mod show;
pub(crate) mod solve;
