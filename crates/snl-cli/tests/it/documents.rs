//! The commands that the documents show print what the documents say.

use std::path::Path;
use std::process::Command;

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
