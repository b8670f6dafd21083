//! Everything the library promises, a module per room.

mod board;
mod cases;
mod claims;
mod data;
mod deal;
mod engine;
mod explain;
mod format;
mod game;
mod json;
mod layout;
mod mistakes;
mod notes;
mod oracle;
mod picture;
mod play;
mod program;
mod props;
mod referee;
mod render;
mod rng;
mod rules;
mod samples;
mod tidy;
