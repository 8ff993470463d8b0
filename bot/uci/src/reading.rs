//! The lines that come in: any bytes, of any length.

use std::io::{self, BufRead, Read};

use crate::problem::Problem;

/// The most bytes of a line. A game of thousands of moves has fewer.
const LONGEST: usize = 1 << 20;

/// The next line, without its end, or none at the end of the input. Bytes that are no UTF-8 are
/// replaced. A line that is too long is passed over.
pub(crate) fn next_line<R: BufRead>(input: &mut R) -> io::Result<Option<Result<String, Problem>>> {
    let mut bytes = Vec::new();
    let mut part = || {
        bytes.clear();
        let read = input.by_ref().take(LONGEST as u64).read_until(b'\n', &mut bytes)?;
        Ok::<_, io::Error>((
            read,
            String::from_utf8_lossy(&bytes).trim_end().to_owned(),
            bytes.last() == Some(&b'\n'),
        ))
    };
    let (read, line, mut is_whole) = part()?;
    if read < LONGEST || is_whole {
        return Ok((read > 0).then_some(Ok(line)));
    }
    while !is_whole {
        let (read, _, ends) = part()?;
        is_whole = ends || read == 0;
    }
    Ok(Some(Err(Problem::Long(LONGEST))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_read_and_one_that_is_too_long_is_told() {
        let long = [&b"position startpos moves "[..], &b"e2e4 ".repeat(500_000), b"\n"].concat();
        let input = [&b"uci\r\n\n\xff\xfe\n"[..], &long, b"isready\nquit"].concat();
        let mut input = io::Cursor::new(input);
        let mut next = || next_line(&mut input).expect("it can be read");
        for line in ["uci", "", "\u{fffd}\u{fffd}"] {
            assert_eq!(next(), Some(Ok(line.to_owned())));
        }
        assert_eq!(next(), Some(Err(Problem::Long(LONGEST))));
        assert_eq!(next(), Some(Ok("isready".to_owned())));
        assert_eq!(next(), Some(Ok("quit".to_owned())), "the last line needs no end");
        assert_eq!((next(), next()), (None, None));
    }
}
