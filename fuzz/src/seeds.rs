//! The seeds through the properties, on stable Rust.

use std::fs;
use std::path::{Path, PathBuf};

use snakes_and_ladders::format::{Format, decode};

use crate::{reading, searching, writing};

/// Where the seeds come from; `cargo xtask fuzz` copies the same files.
const FOLDERS: [&str; 5] = [
    "../boards",
    "../crates/snakes-and-ladders/tests/data/lines",
    "../crates/snakes-and-ladders/tests/data/malformed",
    "../crates/snakes-and-ladders/tests/data/read",
    "../crates/snakes-and-ladders/tests/data/programs",
];

fn seeds() -> Vec<(PathBuf, Vec<u8>)> {
    let mut seeds = Vec::new();
    for folder in FOLDERS {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        for entry in fs::read_dir(&folder).expect("the folder of seeds is there") {
            let path = entry.expect("it can be listed").path();
            seeds.push((path.clone(), fs::read(&path).expect("it can be read")));
        }
    }
    assert!(seeds.len() > 110, "only {} seeds", seeds.len());
    seeds.sort();
    seeds
}

#[test]
fn seeds_are_read_and_written() {
    for (path, bytes) in seeds() {
        println!("{}", path.display());
        reading::detects(&bytes);
        let Ok(text) = decode(&bytes) else { continue };
        writing::round_trips(text);
        for format in Format::ALL {
            reading::reads(text, Some(format));
        }
    }
}

#[test]
fn any_bytes_make_a_game_to_search() {
    for (path, bytes) in seeds() {
        println!("{}", path.display());
        for chunk in bytes.chunks(64) {
            let mut bytes = arbitrary::Unstructured::new(chunk);
            if let Ok(recipe) = arbitrary::Arbitrary::arbitrary(&mut bytes) {
                searching::searches(&recipe);
            }
        }
    }
}
