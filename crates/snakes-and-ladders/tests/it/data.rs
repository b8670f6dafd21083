//! The files of tests and samples.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

/// A file or folder beside the tests.
pub(crate) fn test_data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

/// A file of the sample boards, or their folder.
pub(crate) fn boards(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../boards").join(name)
}

/// The bytes of a file.
#[track_caller]
pub(crate) fn bytes(path: &Path) -> Vec<u8> {
    fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The text of a file.
#[track_caller]
pub(crate) fn text(path: &Path) -> String {
    String::from_utf8(bytes(path)).expect("UTF-8")
}

/// The names of the files in a folder, sorted.
#[track_caller]
pub(crate) fn names(folder: &Path) -> Vec<String> {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("UTF-8"))
        .collect();
    names.sort_unstable();
    names
}

/// A number under a key, where there is one.
pub(crate) fn number(object: &Value, key: &str) -> Option<u64> {
    object.get(key).and_then(Value::as_u64)
}

/// A whole number under a key, where there is one.
pub(crate) fn signed(object: &Value, key: &str) -> Option<i64> {
    object.get(key).and_then(Value::as_i64)
}

/// A string under a key.
#[track_caller]
pub(crate) fn string<'v>(object: &'v Value, key: &str) -> &'v str {
    object[key].as_str().unwrap_or_else(|| panic!("{key} of {object} is no string"))
}
