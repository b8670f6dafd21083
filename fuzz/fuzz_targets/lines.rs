//! The reader of one format, on any text.

#![no_main]

use libfuzzer_sys::fuzz_target;
use snakes_and_ladders::format::Format;

fuzz_target!(|text: &str| snl_fuzz::reading::reads(text, Some(Format::Lines)));
