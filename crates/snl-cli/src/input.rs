//! The files boards come from.

use std::fmt;
use std::fs::File;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};

use crate::harmless::harmless;

/// Bytes of one input at most; a board that fits in memory is far smaller.
const MOST_BYTES: u64 = 1 << 30;

/// Where a text comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    Standard,
    File(PathBuf),
}

impl Source {
    /// The files of a command line; none means standard input.
    pub(crate) fn all(files: &[PathBuf]) -> Vec<Source> {
        if files.is_empty() {
            return vec![Source::Standard];
        }
        files.iter().map(|file| Source::of(file)).collect()
    }

    pub(crate) fn of(file: &Path) -> Source {
        if file.as_os_str() == "-" { Source::Standard } else { Source::File(file.to_owned()) }
    }

    /// The name for JSON; none for standard input.
    pub(crate) fn file(&self) -> Option<String> {
        match self {
            Source::Standard => None,
            Source::File(path) => Some(path.to_string_lossy().into_owned()),
        }
    }

    /// All bytes of it but a byte order mark, which is no part of any text.
    pub(crate) fn read(&self) -> Result<Vec<u8>, Unreadable> {
        let mut bytes = self.read_whole()?;
        if bytes.starts_with(b"\xef\xbb\xbf") {
            bytes.drain(..3);
        }
        Ok(bytes)
    }

    fn read_whole(&self) -> Result<Vec<u8>, Unreadable> {
        let unreadable = |why: String| Unreadable { source: self.clone(), why };
        match self {
            Source::Standard => {
                let stdin = io::stdin();
                if stdin.is_terminal() {
                    let hint = "Reading a board from the keyboard; Ctrl-D ends it.";
                    let _ = writeln!(io::stderr(), "{hint}");
                }
                read_all(stdin.lock()).map_err(unreadable)
            }
            Source::File(path) => {
                let file = File::open(path).map_err(|error| unreadable(reason(&error)))?;
                if file.metadata().is_ok_and(|metadata| metadata.is_dir()) {
                    return Err(unreadable("it is a folder, a file was expected".to_owned()));
                }
                read_all(file).map_err(unreadable)
            }
        }
    }
}

impl fmt::Display for Source {
    /// The name as given; control characters are shown, not obeyed.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Standard => f.write_str("standard input"),
            Source::File(path) => f.write_str(&harmless(&path.to_string_lossy())),
        }
    }
}

/// A file that cannot be read.
#[derive(Debug)]
pub(crate) struct Unreadable {
    pub(crate) source: Source,
    why: String,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot read {}: {}", self.source, self.why)
    }
}

/// Stops at the bound, and where the beginning has a zero byte and so is no
/// text.
fn read_all(mut from: impl io::Read) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let mut part = vec![0; 1 << 16];
    loop {
        let count = match from.read(&mut part) {
            Ok(0) => return Ok(bytes),
            Ok(count) => count,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(reason(&error)),
        };
        bytes.extend_from_slice(&part[..count]);
        if bytes.len() as u64 > MOST_BYTES {
            return Err(format!("it is larger than {} MiB", MOST_BYTES >> 20));
        }
        if bytes.len() == count && bytes.contains(&0) {
            return Ok(bytes);
        }
    }
}

/// An error of the operating system as words, without its number.
pub(crate) fn reason(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such file".to_owned(),
        io::ErrorKind::PermissionDenied => "permission denied".to_owned(),
        io::ErrorKind::IsADirectory => "it is a folder, a file was expected".to_owned(),
        io::ErrorKind::StorageFull => "no space left on the device".to_owned(),
        _ => {
            let text = error.to_string();
            text.split(" (os error").next().unwrap_or_default().to_lowercase()
        }
    }
}
