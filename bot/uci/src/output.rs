//! The lines that go out, from two threads.

use std::fmt::Display;
use std::io::{self, Write};
use std::sync::{Mutex, PoisonError};

/// Where lines are written. Each goes out whole, and at once.
#[derive(Debug)]
pub(crate) struct Output<W>(Mutex<W>);

impl<W: Write> Output<W> {
    pub const fn new(writer: W) -> Output<W> {
        Output(Mutex::new(writer))
    }

    /// Writes a line. What could break it is left out.
    pub fn line(&self, line: impl Display) -> io::Result<()> {
        let plain = |letter: char| if letter.is_control() { ' ' } else { letter };
        let line: String = line.to_string().chars().map(plain).chain(['\n']).collect();
        let mut writer = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        writer.write_all(line.as_bytes())?;
        writer.flush()
    }

    /// Writes a sentence for people.
    pub fn sentence(&self, sentence: impl Display) -> io::Result<()> {
        self.line(format_args!("info string {sentence}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_one_line() {
        let output = Output::new(Vec::new());
        output.sentence("one\ntwo\u{1b}[2J").expect("there is room");
        output.line("readyok").expect("there is room");
        let written = output.0.into_inner().expect("nobody has failed");
        assert_eq!(String::from_utf8_lossy(&written), "info string one two [2J\nreadyok\n");
    }
}
