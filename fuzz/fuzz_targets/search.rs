//! The search on any small board under any rules.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|recipe: snl_fuzz::searching::Recipe| snl_fuzz::searching::searches(&recipe));
