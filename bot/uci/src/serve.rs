//! The door: a reader, a writer, and files.

use std::io::{self, BufRead, Write};
use std::panic::resume_unwind;
use std::sync::mpsc;
use std::thread;

use crate::files::Files;
use crate::listen::Listener;
use crate::output::Output;
use crate::think;

/// Answers commands of UCI until `quit` or the end of the input. At the end of the input, searches that
/// end by themselves are answered first.
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
    let output = Output::new(output);
    let (thinker, asked) = mpsc::channel();
    thread::scope(|scope| {
        let thinking = scope.spawn(|| think::all(asked, &output));
        let heard = Listener::new(&output, files, thinker).all(input);
        let answered = thinking.join().unwrap_or_else(|panic| resume_unwind(panic));
        heard.and(answered)
    })
}
