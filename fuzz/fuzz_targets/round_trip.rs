//! What can be read can be written, and is then read as the same board.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| snl_fuzz::writing::round_trips(text));
