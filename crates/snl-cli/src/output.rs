//! Standard output: whole lines, and no error lost.

use std::fmt::Display;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use crate::complain;
use crate::exit::Exit;
use crate::harmless::harmless;
use crate::input::reason;

/// Where results go. Lines are buffered; [`Output::finish`] reports what could
/// not be written.
pub(crate) struct Output {
    stream: BufWriter<anstream::AutoStream<io::Stdout>>,
}

impl std::fmt::Debug for Output {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Output")
    }
}

impl Output {
    pub(crate) fn standard() -> Output {
        Output { stream: BufWriter::new(anstream::AutoStream::auto(io::stdout())) }
    }

    pub(crate) fn line(&mut self, line: impl Display) -> io::Result<()> {
        writeln!(self.stream, "{line}")
    }

    /// Text that brings its own line ends.
    pub(crate) fn text(&mut self, text: impl Display) -> io::Result<()> {
        write!(self.stream, "{text}")
    }

    pub(crate) fn bytes(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.stream.write_all(bytes)
    }

    /// Lets a terminal show results and complaints in the order they came.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }

    pub(crate) fn finish(mut self) -> io::Result<()> {
        self.stream.flush()
    }
}

/// Writes a file whole, or says why it cannot be written.
pub(crate) fn write_file(path: &Path, bytes: &[u8]) -> Exit {
    match std::fs::write(path, bytes) {
        Ok(()) => Exit::Answered,
        Err(error) => {
            let path = harmless(&path.to_string_lossy());
            complain::error(&format!("cannot write {path}: {}", reason(&error)));
            Exit::Io
        }
    }
}
