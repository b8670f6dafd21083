//! What CI runs, and the benches.

use std::env;
use std::path::PathBuf;

use xshell::cmd;

use crate::picture;
use crate::steps::{Failed, Steps};

pub(crate) fn test(steps: &mut Steps<'_>) -> Result<(), Failed> {
    let sh = steps.shell;
    steps.step(
        "tests of all packages, documentation included",
        cmd!(sh, "cargo test --workspace --all-features"),
    )?;
    steps.step(
        "benches: one round, every answer compared",
        cmd!(sh, "cargo run --quiet --package snl-bench --bin snl-bench -- --smoke"),
    )?;
    steps.step(
        "benches: memory of the search",
        cmd!(sh, "cargo run --quiet --package snl-bench --bin snl-bench-memory -- --smoke"),
    )?;
    // Without libFuzzer's runtime stable Rust is enough, and no C++ is needed.
    let target = fuzz_target_dir();
    steps.step(
        "fuzz targets compile",
        cmd!(
            sh,
            "cargo check --manifest-path fuzz/Cargo.toml --no-default-features --bins
            --target-dir {target}"
        ),
    )?;
    steps.step(
        "fuzz seeds keep their promises",
        cmd!(
            sh,
            "cargo test --manifest-path fuzz/Cargo.toml --no-default-features --lib
            --target-dir {target}"
        ),
    )
}

pub(crate) fn lint(steps: &mut Steps<'_>) -> Result<(), Failed> {
    let sh = steps.shell;
    let target = fuzz_target_dir();
    steps.step("formatting", cmd!(sh, "cargo fmt --all --check"))?;
    steps.step(
        "formatting of the fuzz targets",
        cmd!(sh, "cargo fmt --manifest-path fuzz/Cargo.toml --check"),
    )?;
    steps.step(
        "clippy",
        cmd!(sh, "cargo clippy --workspace --all-targets --all-features -- -D warnings"),
    )?;
    steps.step(
        "clippy of the fuzz targets",
        cmd!(
            sh,
            "cargo clippy --manifest-path fuzz/Cargo.toml --no-default-features --lib --bins
            --target-dir {target} -- -D warnings"
        ),
    )?;
    steps.step(
        "API documentation",
        cmd!(sh, "cargo doc --workspace --all-features --no-deps")
            .env("RUSTDOCFLAGS", "-D warnings"),
    )?;
    picture::check(steps)?;
    steps.step(
        "the library without features",
        cmd!(sh, "cargo check --package snakes-and-ladders --no-default-features"),
    )
}

pub(crate) fn bench(steps: &mut Steps<'_>) -> Result<(), Failed> {
    let sh = steps.shell;
    steps.step(
        "speed beside other crates",
        cmd!(sh, "cargo run --quiet --release --package snl-bench --bin snl-bench"),
    )?;
    steps.step(
        "memory",
        cmd!(sh, "cargo run --quiet --release --package snl-bench --bin snl-bench-memory"),
    )
}

/// The fuzz crate is a workspace of its own; its stable build lies beside ours.
fn fuzz_target_dir() -> PathBuf {
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from);
    target.join("fuzz-check")
}
