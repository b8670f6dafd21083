//! Every fuzz target in turn, seeded with the boards and texts of the tests.

use std::path::Path;

use xshell::{Shell, cmd};

use crate::steps::{Failed, Steps};

/// How long each target runs unless another time is given.
pub(crate) const SECONDS: u32 = 60;

/// Texts that are worth beginning with.
const SEEDS: [&str; 4] = [
    "boards",
    "crates/snakes-and-ladders/tests/data/lines",
    "crates/snakes-and-ladders/tests/data/malformed",
    "crates/snakes-and-ladders/tests/data/read",
];
/// The target that takes bytes for a board and rules, not a text.
const NOT_OF_TEXTS: &str = "search";

pub(crate) fn run(steps: &mut Steps<'_>, seconds: u32) -> Result<(), Failed> {
    let sh = steps.shell;
    needs(sh)?;
    let targets = targets(sh)?;
    for target in &targets {
        seed(sh, target)?;
    }
    let _in_fuzz = sh.push_dir("fuzz");
    for target in &targets {
        // Ten seconds for one input is a hang: all of them are small.
        let mut flags = vec![format!("-max_total_time={seconds}"), "-timeout=10".to_owned()];
        if target != NOT_OF_TEXTS {
            flags.push("-dict=texts.dict".to_owned());
        }
        steps.step(
            &format!("fuzz target {target}"),
            cmd!(sh, "rustup run nightly cargo fuzz run {target} -- {flags...}"),
        )?;
    }
    Ok(())
}

/// Says in one line what is missing.
fn needs(sh: &Shell) -> Result<(), Failed> {
    let compiler = sh.var("CXX").unwrap_or_else(|_| "c++".to_owned());
    let needed = [
        (cmd!(sh, "rustup run nightly rustc --version"), "rustup toolchain install nightly"),
        (cmd!(sh, "rustup run nightly cargo fuzz --version"), "cargo install cargo-fuzz"),
        (cmd!(sh, "{compiler} --version"), "install a C++ compiler, libFuzzer is written in it"),
    ];
    for (command, remedy) in needed {
        let command = command.quiet().ignore_stdout().ignore_stderr();
        if command.run().is_err() {
            return Err(Failed(format!("`{command}` does not work here: {remedy}")));
        }
    }
    Ok(())
}

fn targets(sh: &Shell) -> xshell::Result<Vec<String>> {
    let files = sh.read_dir("fuzz/fuzz_targets")?;
    let stem = |file: &Path| Some(file.file_stem()?.to_str()?.to_owned());
    Ok(files.iter().filter_map(|file| stem(file)).collect())
}

/// Copies the seeds to where libFuzzer keeps what it finds.
fn seed(sh: &Shell, target: &str) -> xshell::Result<()> {
    let corpus = sh.create_dir(Path::new("fuzz/corpus").join(target))?;
    if target == NOT_OF_TEXTS {
        return Ok(());
    }
    for folder in SEEDS {
        for file in sh.read_dir(folder)? {
            // The folder goes into the name: two may have a file of one name.
            let name = file.strip_prefix(sh.current_dir()).unwrap_or(&file);
            let name = name.to_string_lossy().replace(['/', '\\'], "-");
            sh.copy_file(&file, corpus.join(name))?;
        }
    }
    Ok(())
}
