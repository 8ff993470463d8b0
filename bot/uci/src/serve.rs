//! The door: a reader, a writer, and files.

use std::io::{self, BufRead, Write};
use std::panic::resume_unwind;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use crate::files::Files;
use crate::listen::Listener;
use crate::output::Output;
use crate::think;

/// How long a search without a time may go on after the end of the input.
const GRACE: Duration = Duration::from_mins(1);

/// Answers commands of UCI until `quit` or the end of the input. At the end of the input, searches that
/// end by themselves are answered first. One that has a depth or a number of positions, but no time, is
/// stopped after a minute.
///
/// ```
/// let commands = "position startpos moves f2f3 e7e5 g2g4\ngo depth 2\n";
/// let mut answers = Vec::new();
/// menagerie_uci::serve(commands.as_bytes(), &mut answers, &|_| Err("no files here".to_owned()))
///     .expect("there is room");
/// let answers = String::from_utf8(answers).expect("it is text");
/// assert!(answers.ends_with("pv d8h4\nbestmove d8h4\n"));
/// ```
///
/// # Errors
/// Nothing can be read or written any more.
pub fn serve<R: BufRead, W: Write + Send>(input: R, output: W, files: Files<'_>) -> io::Result<()> {
    serve_with(input, output, files, GRACE)
}

/// Serves with another time at the end of the input.
fn serve_with<R: BufRead, W: Write + Send>(
    input: R,
    output: W,
    files: Files<'_>,
    grace: Duration,
) -> io::Result<()> {
    let output = Output::new(output);
    let (thinker, asked) = mpsc::channel();
    thread::scope(|scope| {
        let thinking = scope.spawn(|| think::all(asked, &output));
        let heard = Listener::new(&output, files, thinker).all(input, grace);
        let answered = thinking.join().unwrap_or_else(|panic| resume_unwind(panic));
        heard.and(answered)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn best_moves(commands: &str) -> usize {
        let mut written = Vec::new();
        let no_files: Files<'_> = &|_| Err("no files".to_owned());
        serve_with(commands.as_bytes(), &mut written, no_files, Duration::from_millis(20))
            .expect("there is room");
        String::from_utf8_lossy(&written).matches("bestmove ").count()
    }

    #[test]
    fn at_the_end_of_the_input_no_search_goes_on_for_ever() {
        for commands in [
            "go depth 60\n",
            "go depth 60\ngo nodes 99999999999\ngo depth 1\n",
            "position startpos moves e2e4\ngo wtime 1000\n",
            "go mate 20\ngo movetime 10\ngo infinite\n",
        ] {
            assert_eq!(best_moves(commands), commands.matches("go ").count(), "{commands}");
        }
    }
}
