//! Rules of the house that no compiler knows.

use std::fs;
use std::path::{Path, PathBuf};

/// The rooms in their order: a file imports only from rooms above its own.
const ROOMS: [&str; 19] = [
    "vocabulary",
    "square",
    "layout",
    "board",
    "rules",
    "game",
    "trace",
    "dry_run",
    "search",
    "strategy",
    "claim",
    "mistakes",
    "format",
    "doc",
    "picture",
    "program",
    "explain",
    "render",
    "report",
];

/// What `format` may use beside itself: it knows boards, not games.
const OF_FORMAT: [&str; 6] = ["vocabulary", "square", "layout", "board", "rules", "format"];

fn src() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// Every Rust file of the library with its path below `src` and its text.
fn files() -> Vec<(String, String)> {
    let mut files = Vec::new();
    let mut folders = vec![src()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let name = path.strip_prefix(src()).expect("below src").display().to_string();
                files.push((name, fs::read_to_string(path).expect("UTF-8")));
            }
        }
    }
    files.sort_unstable();
    files
}

/// The room of a file: its folder, or the file itself.
fn room(name: &str) -> &str {
    name.split(['/', '.']).next().unwrap_or_default()
}

/// The rooms a text of code names behind `crate::`.
fn named(text: &str) -> Vec<&str> {
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.flat_map(|line| line.split("crate::").skip(1))
        .map(|rest| {
            rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default()
        })
        .collect()
}

#[test]
fn the_names_behind_crate_are_seen() {
    let code =
        "use crate::search::{Levels, Limit};\n// use crate::report;\n    x: crate::game::Game,\n";
    assert_eq!(named(code), ["search", "game"]);
    assert_eq!((room("board/draft.rs"), room("claim.rs")), ("board", "claim"));
}

/// Hands each file to a check that says what is wrong with it.
#[track_caller]
fn each(check: impl Fn(&str, &str) -> Option<String>) {
    let found: Vec<String> = files()
        .iter()
        .filter_map(|(name, text)| check(name, text).map(|found| format!("{name}: {found}")))
        .collect();
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_file_imports_only_from_the_rooms_above_its_own() {
    let place = |room: &str| ROOMS.iter().position(|listed| *listed == room);
    each(|name, text| {
        let own = room(name);
        if own == "lib" {
            return None;
        }
        let Some(own_place) = place(own) else { return Some("no room of the list".to_owned()) };
        named(text)
            .into_iter()
            .find(|named| place(named).is_none_or(|named| named > own_place))
            .map(|named| format!("names crate::{named}, which is no room above {own}"))
    });
}

#[test]
fn the_readers_know_boards_and_not_games() {
    each(|name, text| {
        let foreign = named(text).into_iter().find(|named| !OF_FORMAT.contains(named));
        foreign.filter(|_| room(name) == "format").map(|named| format!("names crate::{named}"))
    });
}

#[test]
fn the_oracle_shares_nothing_with_the_library() {
    let oracle = fs::read_to_string(src().join("../tests/it/oracle.rs")).expect("UTF-8");
    assert!(!oracle.contains("snakes_and_ladders"));
}

#[test]
fn no_file_is_longer_than_500_lines() {
    each(|_, text| {
        let lines = text.lines().count();
        (lines > 500).then(|| format!("{lines} lines"))
    });
}

#[test]
fn every_file_begins_by_saying_what_it_is() {
    each(|_, text| {
        (!text.starts_with("//! ")).then(|| "does not begin with a //! line".to_owned())
    });
}

#[test]
fn nothing_is_left_for_later_and_nothing_printed() {
    let words = [
        "TODO",
        "FIXME",
        "XXX",
        "HACK",
        "dbg!",
        "todo!",
        "unimplemented!",
        "eprintln!",
        "println!",
        "print!(",
        "#[ignore",
        "unsafe ",
    ];
    each(|_, text| {
        text.lines()
            .filter(|line| !line.trim_start().starts_with("//!"))
            .find_map(|line| words.into_iter().find(|word| line.contains(word)))
            .map(|word| format!("has {word}"))
    });
}

#[test]
fn no_line_ends_in_blanks_and_no_file_without_a_line_break() {
    each(|_, text| {
        let blank = text.lines().find(|line| line.ends_with([' ', '\t']));
        blank.map(|line| format!("blanks end {line:?}")).or_else(|| {
            (!text.ends_with('\n') || text.ends_with("\n\n") || text.contains('\t'))
                .then(|| "tabs, or no single line break at the end".to_owned())
        })
    });
}
