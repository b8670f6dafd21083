//! The commands that the documents show print what the documents say.

use std::path::Path;
use std::process::Command;

use snakes_and_ladders::format::{Format, Options, read};

/// Runs every `$ …` line of the console blocks of a document in a shell.
#[track_caller]
fn check(document: &str) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let text = std::fs::read_to_string(root.join(document)).expect("the document is there");
    let snl = snapbox::cmd::cargo_bin!("snl");
    let folder = snl.parent().expect("a program is in a folder");
    let mut shown = 0;
    for block in text.split("```console\n").skip(1) {
        let block = block.split("```").next().unwrap_or_default();
        for example in block.split("$ ").filter(|example| !example.trim().is_empty()) {
            let (command, expected) = example.split_once('\n').expect("a command, then its output");
            let output = Command::new("sh")
                .args(["-c", command])
                .current_dir(&root)
                .env("PATH", format!("{}:{}", folder.display(), env!("PATH")))
                .output()
                .expect("a shell is there");
            assert_eq!(String::from_utf8_lossy(&output.stdout), expected, "{document}: {command}");
            shown += 1;
        }
    }
    assert!(shown > 0, "{document} shows no command");
}

#[test]
#[cfg(unix)]
fn the_readme() {
    check("README.md");
}

#[test]
#[cfg(unix)]
fn the_json_page() {
    check("docs/json.md");
}

#[test]
#[cfg(unix)]
fn the_page_of_forms() {
    check("docs/forms.md");
}

/// The blocks of a section, each with what stands behind its language: the
/// size, where the text does not say it.
fn examples(section: &str) -> Vec<(&str, &str)> {
    let blocks = section.split("\n```").skip(1).step_by(2);
    let blocks = blocks.map(|block| block.split_once('\n').expect("a line of its own"));
    blocks.filter(|(language, _)| *language != "console").collect()
}

#[test]
fn every_example_of_a_form_is_read_as_that_form() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let text = std::fs::read_to_string(root.join("docs/forms.md")).expect("the page is there");
    for form in Format::ALL {
        let section = text.split("\n## ").find(|section| section.starts_with(&format!("`{form}`")));
        let section = section.unwrap_or_else(|| panic!("no section on {form}"));
        let examples = examples(section);
        assert!(!examples.is_empty(), "no example of {form}");
        for (language, example) in examples {
            let squares = language.split_once(" --squares ").map(|(_, squares)| squares);
            let squares = squares.map(|squares| squares.parse().expect("a number"));
            let options = Options { squares, ..Options::default() };
            for board in read(example, &options) {
                let board = board.unwrap_or_else(|error| panic!("{form}: {error}\n{example}"));
                assert_eq!(board.format, form, "{example}");
            }
        }
    }
}
