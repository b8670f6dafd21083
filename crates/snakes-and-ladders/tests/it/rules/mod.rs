//! Rules: dice, presets, and the constraints of well-known statements.

mod die;
mod presets;
mod violations;
mod words;
