//! Boards: the gate they come through, what is worth a note, and the jump of a square.

mod gate;
mod jumps;
mod notes;
