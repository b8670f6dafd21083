//! The sample boards: every file of `boards/` is in its index and answers as the index says.

use serde_json::Value;
use snakes_and_ladders::format::{Options, Read, read};
use snakes_and_ladders::{Game, Preset, search};

use crate::data::{boards, names, string, text};

pub(crate) fn index() -> Vec<Value> {
    serde_json::from_str(&text(&boards("index.json"))).expect("a list")
}

/// The answer as the index writes it.
fn answer(read: Read, preset: Preset) -> Value {
    let game = Game::new(read.board, preset.rules()).expect("a game");
    match search(&game) {
        Ok(verdict) => verdict.rolls().into(),
        Err(_) => "too large".into(),
    }
}

#[test]
fn every_sample_answers_as_its_index_says() {
    for entry in index() {
        let file = string(&entry, "file");
        let preset: Preset = string(&entry, "preset").parse().expect("a preset");
        let text = text(&boards(file));
        let answers: Vec<Value> = read(&text, &Options::default())
            .map(|read| {
                let read = read.unwrap_or_else(|error| panic!("{file}: {error}"));
                assert_eq!(read.remarks, [], "{file}");
                answer(read, preset)
            })
            .collect();
        assert_eq!(Value::from(answers), entry["rolls"], "{file}");
    }
}

#[test]
fn an_object_names_the_preset_the_index_names() {
    for entry in index() {
        let text = text(&boards(string(&entry, "file")));
        let named = read(&text, &Options::default()).find_map(|read| read.unwrap().preset);
        if let Some(named) = named {
            assert_eq!(named.name(), string(&entry, "preset"));
        }
    }
}

#[test]
fn the_index_lists_every_file_and_no_other() {
    let mut listed: Vec<String> =
        index().iter().map(|entry| string(entry, "file").to_owned()).collect();
    listed.sort_unstable();
    let mut files = names(&boards("."));
    files.retain(|name| !["README.md", "index.json"].contains(&name.as_str()));
    assert_eq!(listed, files);
}

#[test]
fn the_readme_lists_every_file_with_its_preset_and_answers() {
    let readme = text(&boards("README.md"));
    for entry in index() {
        let rolls: Vec<String> = entry["rolls"]
            .as_array()
            .expect("a list")
            .iter()
            .map(|rolls| match rolls {
                Value::Null => "none".to_owned(),
                Value::String(words) => words.clone(),
                number => number.to_string(),
            })
            .collect();
        let (file, title) = (string(&entry, "file"), string(&entry, "title"));
        let (preset, rolls) = (string(&entry, "preset"), rolls.join(", "));
        let row = format!("| [`{file}`]({file}) | {title} | `{preset}` | {rolls} |");
        assert!(readme.contains(&row), "no row {row}");
    }
}
