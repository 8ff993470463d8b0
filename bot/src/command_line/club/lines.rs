//! The lines of a file, of which none is read beyond what a row may have.

use super::row_error::RowError;
use std::io::{BufRead, Read};

/// The most bytes of a row. That is enough for some ninety thousand games.
const LONGEST: u64 = 8 * 1024 * 1024;

/// The lines with their numbers, from 1.
pub struct Lines<R> {
    input: R,
    number: usize,
}

impl<R: BufRead> Lines<R> {
    /// The lines of what is read.
    pub fn new(input: R) -> Self {
        Self { input, number: 0 }
    }

    fn read(&mut self) -> Result<Option<String>, RowError> {
        let mut bytes = Vec::new();
        // One byte more than allowed shows that a line is too long.
        let mut line = self.input.by_ref().take(LONGEST + 1);
        line.read_until(b'\n', &mut bytes).map_err(RowError::Unreadable)?;
        match bytes.len() as u64 {
            0 => Ok(None),
            bytes if bytes > LONGEST => Err(RowError::TooLong(LONGEST)),
            _ => String::from_utf8(bytes).map(Some).map_err(|_| RowError::NotText),
        }
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = (usize, Result<String, RowError>);

    fn next(&mut self) -> Option<Self::Item> {
        self.number += 1;
        Some((self.number, self.read().transpose()?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(input: &[u8]) -> Vec<String> {
        let line = |(number, line): (usize, Result<String, RowError>)| match line {
            Ok(line) => format!("{number} {}", line.trim()),
            Err(error) => format!("{number} {error}"),
        };
        Lines::new(input).map(line).collect()
    }

    #[test]
    fn lines_have_numbers_and_the_last_one_need_not_end() {
        assert_eq!(told(b""), [""; 0]);
        assert_eq!(told(b"a\n\nb"), ["1 a", "2 ", "3 b"]);
        assert_eq!(told(b"a\n\xff\n"), ["1 a", "2 this is no text in UTF-8"]);
    }

    #[test]
    fn a_line_without_an_end_is_not_read_for_ever() {
        let endless = std::io::BufReader::new(std::io::repeat(b'x'));
        let (number, line) = Lines::new(endless).next().expect("there is a line");
        assert!(matches!((number, line), (1, Err(RowError::TooLong(LONGEST)))));
    }
}
