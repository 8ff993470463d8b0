//! A client of the engine, which sends a command and waits for its answers.

use std::io::{self, BufReader, Read, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

/// An answer that has not come after this time will not come.
const TIMEOUT: Duration = Duration::from_mins(1);

/// The reading end of the commands.
struct Commands(Receiver<Vec<u8>>, Vec<u8>);

impl Read for Commands {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.1.is_empty() {
            let Ok(more) = self.0.recv() else { return Ok(0) };
            self.1 = more;
        }
        let count = self.1.len().min(buffer.len());
        buffer[..count].copy_from_slice(&self.1[..count]);
        self.1.drain(..count);
        Ok(count)
    }
}

/// The writing end of the answers.
struct Answers(Sender<String>);

impl Write for Answers {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let lines = String::from_utf8_lossy(bytes).into_owned();
        for line in lines.lines() {
            self.0.send(line.to_owned()).map_err(|_| io::ErrorKind::BrokenPipe)?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A running engine.
pub struct Client {
    commands: Sender<Vec<u8>>,
    answers: Receiver<String>,
    engine: JoinHandle<io::Result<()>>,
}

impl Client {
    /// Starts an engine that can read these files, each with its path.
    pub fn new(files: &'static [(&'static str, &'static str)]) -> Client {
        let (commands, read) = channel();
        let (written, answers) = channel();
        let file = |path: &str| {
            let found = files.iter().find(|(name, _)| *name == path);
            found.map(|(_, text)| (*text).to_owned()).ok_or(format!("{path} cannot be read"))
        };
        let engine = std::thread::spawn(move || {
            let input = BufReader::new(Commands(read, Vec::new()));
            menagerie_uci::serve(input, Answers(written), &file)
        });
        Client { commands, answers, engine }
    }

    pub fn send(&self, command: &str) {
        self.send_bytes(format!("{command}\n").as_bytes());
    }

    pub fn send_bytes(&self, bytes: &[u8]) {
        self.commands.send(bytes.to_vec()).expect("the engine listens");
    }

    /// The next answer, if there is one.
    pub fn answer(&self) -> Option<String> {
        self.answers.recv_timeout(TIMEOUT).ok()
    }

    /// The next answer.
    pub fn next(&self) -> String {
        self.answer().expect("there is another answer")
    }

    /// The answers up to one that begins like this.
    pub fn until(&self, start: &str) -> Vec<String> {
        let mut lines = vec![self.next()];
        while !lines.last().is_some_and(|line| line.starts_with(start)) {
            lines.push(self.next());
        }
        lines
    }

    /// Ends the input, and gives the answers that still come.
    pub fn end(self) -> Vec<String> {
        drop(self.commands);
        let rest = self.answers.iter().collect();
        self.engine.join().expect("it does not crash").expect("it can read and write");
        rest
    }
}

/// All answers to commands that come all at once.
pub fn answers(commands: &str) -> Vec<String> {
    let mut written = Vec::new();
    menagerie_uci::serve(commands.as_bytes(), &mut written, &|_| Err("no files".to_owned()))
        .expect("there is room");
    let written = String::from_utf8(written).expect("it is text");
    written.lines().map(str::to_owned).collect()
}

/// An answer without what depends on the machine.
pub fn timeless(line: &str) -> String {
    let mut words = Vec::new();
    let mut all = line.split(' ');
    while let Some(word) = all.next() {
        if line.starts_with("info depth") && matches!(word, "nps" | "time") {
            all.next();
        } else {
            words.push(word);
        }
    }
    words.join(" ")
}
