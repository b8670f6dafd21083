//! How the property tests run: from a fixed seed, without files left behind.

use proptest::test_runner::{Config, RngSeed};

/// A configuration for this many cases.
pub(crate) fn config(cases: u32) -> Config {
    Config { cases, failure_persistence: None, rng_seed: RngSeed::Fixed(909), ..Config::default() }
}
