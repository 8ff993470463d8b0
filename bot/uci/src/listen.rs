//! The thread that listens: commands one after the other, and what they change.

use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use menagerie_rules::{Line, Move, Position, Variant};

use crate::command::{Command, Setup};
use crate::files::Files;
use crate::games::Games;
use crate::job::{Asked, Job};
use crate::limits::Limits;
use crate::moves::{self, Castles};
use crate::output::Output;
use crate::problem::{Problem, echo};
use crate::reading::next_line;
use crate::running::{Ends, Running};
use crate::settings::Settings;

/// The listener's knowledge.
pub(crate) struct Listener<'a, W> {
    output: &'a Output<W>,
    files: Files<'a>,
    thinker: Sender<Asked>,
    games: Games,
    variant: Arc<Variant>,
    settings: Settings,
    line: Line,
    running: Running,
    /// Set when nobody needs any answer.
    quit: Arc<AtomicBool>,
}

impl<'a, W: Write> Listener<'a, W> {
    pub fn new(output: &'a Output<W>, files: Files<'a>, thinker: Sender<Asked>) -> Self {
        let variant = Arc::clone(Games::usual());
        let line = Line::new(Position::start(&variant));
        let (games, settings) = (Games::default(), Settings::default());
        let (running, quit) = (Running::default(), Arc::default());
        Listener { output, files, thinker, games, variant, settings, line, running, quit }
    }

    /// Carries out commands until `quit` or the end of the input. At the end of the input, searches
    /// that end by themselves still do; one whose end nobody knows has this time for that.
    ///
    /// # Errors
    /// Nothing can be read or written any more.
    pub fn all<R: BufRead>(mut self, mut input: R, grace: Duration) -> io::Result<()> {
        let heard = loop {
            match next_line(&mut input) {
                Ok(Some(line)) => match self.carry_out(line) {
                    Ok(true) => {}
                    Ok(false) => break Ok(true),
                    Err(error) => break Err(error),
                },
                Ok(None) => break Ok(false),
                Err(error) => break Err(error),
            }
        };
        if matches!(heard, Ok(false)) {
            self.running.finish(grace);
        } else {
            self.quit.store(true, Ordering::Relaxed);
            self.running.stop();
        }
        heard.map(|_| ())
    }

    /// Carries out a line. False is the end.
    fn carry_out(&mut self, line: Result<String, Problem>) -> io::Result<bool> {
        let line = match line {
            Ok(line) => line,
            Err(problem) => return self.output.sentence(problem).map(|()| true),
        };
        let done = match Command::read(&line) {
            Ok(Command::Quit) => return Ok(false),
            Ok(Command::Introduce) => return self.introduce().map(|()| true),
            Ok(Command::IsReady) => return self.ready().map(|()| true),
            Ok(Command::Show) => return self.show().map(|()| true),
            Ok(Command::NewGame) => {
                self.line = Line::new(Position::start(&self.variant));
                Ok(None)
            }
            Ok(Command::Position(setup)) => self.set_up(setup),
            Ok(Command::Go(limits)) => return self.go(&limits).map(|()| true),
            Ok(Command::Stop) => {
                self.running.stop();
                Ok(None)
            }
            Ok(Command::Set { name, value }) => self.set(name, value),
            Ok(Command::Nothing) => Ok(None),
            Err(problem) => Err(problem),
        };
        match done {
            Ok(None) => {}
            Ok(Some(sentence)) => self.output.sentence(sentence)?,
            Err(problem) => self.output.sentence(problem)?,
        }
        Ok(true)
    }

    fn introduce(&self) -> io::Result<()> {
        self.output.line(format_args!("id name Menagerie {}", env!("CARGO_PKG_VERSION")))?;
        self.output.line("id author the authors of Menagerie")?;
        for option in Settings::told() {
            self.output.line(option)?;
        }
        let names = self.games.names().join(" var ");
        let usual = &Games::usual().id;
        self.output
            .line(format_args!("option name UCI_Variant type combo default {usual} var {names}"))?;
        self.output.line("option name VariantPath type string default <empty>")?;
        self.output.line("uciok")
    }

    fn show(&self) -> io::Result<()> {
        self.output.line(format_args!("Game: {}", self.variant.name))?;
        self.output.line(format_args!("Fen: {}", self.line.position().exchange_fen()))
    }

    fn set(&mut self, name: &str, value: &str) -> Result<Option<String>, Problem> {
        if name.eq_ignore_ascii_case("UCI_Variant") {
            let named = self.games.named(value)?;
            // A game with a drawn array that is asked for by name is meant in either way of castling.
            self.begin(match self.settings.castles {
                Castles::To => named,
                Castles::Onto => Games::meant(&named, Castles::Onto),
            });
            return Ok(None);
        }
        if name.eq_ignore_ascii_case("VariantPath") {
            if matches!(value, "" | "<empty>") {
                self.games.forget();
                return Ok(None);
            }
            let text = (self.files)(value).map_err(Problem::File)?;
            return self.games.take(value, &text).map(Some);
        }
        let castles = self.settings.castles;
        self.settings.set(name, value)?;
        if self.settings.castles != castles {
            self.begin(Games::meant(&self.variant, self.settings.castles));
        }
        Ok(None)
    }

    /// Lets another game begin.
    fn begin(&mut self, variant: Arc<Variant>) {
        if !Arc::ptr_eq(&variant, &self.variant) {
            self.line = Line::new(Position::start(&variant));
            self.variant = variant;
        }
    }

    /// Takes a position. Its FEN may be one of another program; then the sentence is how it was read.
    fn set_up(&mut self, setup: Setup<'_>) -> Result<Option<String>, Problem> {
        let (start, sentence) = match setup.fen {
            None => (Position::start(&self.variant), None),
            Some(fen) => {
                let read = Position::from_foreign_fen(&self.variant, fen).map_err(Problem::Fen)?;
                let own = read.position.exchange_fen();
                let is_foreign = !read.taken.is_empty();
                (read.position, is_foreign.then(|| format!("the FEN is read as {own}")))
            }
        };
        let mut line = Line::new(start);
        for (ply, word) in setup.moves.split_whitespace().enumerate() {
            let illegal = || Problem::Illegal { word: echo(word), ply: ply + 1 };
            let mv = moves::read(line.position(), word).ok_or_else(illegal)?;
            line.play(&mv).map_err(|_| illegal())?;
        }
        self.line = line;
        Ok(sentence)
    }

    /// Asks for a search, behind those that are asked for already.
    fn go(&mut self, limits: &Limits) -> io::Result<()> {
        if self.running.all().any(|ends| ends == Ends::Never) {
            return self.output.sentence(Problem::Running);
        }
        if !limits.unknown.is_empty() {
            self.output.sentence(Problem::Limit(echo(&limits.unknown.join(" "))))?;
        }
        let asked = Instant::now();
        let (line, settings) = (self.line.clone(), self.settings.clone());
        let among = self.first_moves(&limits.among)?;
        let side = line.position().turn();
        let (ends, time) = (limits.ends(side), limits.time(side, settings.overhead));
        let (budget, waits, bell) = (limits.budget(), ends == Ends::Never, self.running.add(ends));
        let job = Job { line, among, budget, time, asked, settings, waits, bell };
        self.ask(Asked::Search(Box::new(job)));
        Ok(())
    }

    /// The legal ones of these moves. The others are told.
    fn first_moves(&self, words: &[String]) -> io::Result<Vec<Move>> {
        let mut legal = Vec::new();
        for word in words {
            match moves::read(self.line.position(), word) {
                Some(mv) => legal.push(mv),
                None => self.output.sentence(Problem::First(echo(word)))?,
            }
        }
        Ok(legal)
    }

    /// Says that all is ready: at once during a search, and else once there is a table and the evaluation
    /// of the game.
    fn ready(&self) -> io::Result<()> {
        if self.running.all().next().is_some() {
            return self.output.line("readyok");
        }
        let (options, variant) = (self.settings.search, Arc::clone(&self.variant));
        self.ask(Asked::Ready { options, variant, quit: Arc::clone(&self.quit) });
        Ok(())
    }

    fn ask(&self, asked: Asked) {
        // Nobody takes it where the answers cannot be written any more; that is told at the end.
        drop(self.thinker.send(asked));
    }
}
