//! Any bytes: decoded, their form found out, read.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| snl_fuzz::reading::detects(bytes));
