//! What is seen: lines of text, and what can be pressed by its number.

use super::names;
use super::wording::{name, wording};
use super::wrapping::wrapped;
use menagerie_core::model::{Action, ActionKind, OfferId, Text};
use menagerie_core::{GameId, Place, PlayerId};
use std::io::Write;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The one screen before which everybody sits.
pub struct Screen(Mutex<Seen>);

struct Seen {
    output: Box<dyn Write + Send>,
    /// How many characters fit into a line now, if there is a limit.
    width: fn() -> Option<usize>,
    /// Where everybody sits.
    place: Place,
    choices: Vec<Choice>,
    /// Whether nothing can be written any more.
    is_gone: bool,
}

/// Something that can be pressed.
#[derive(Clone, Debug)]
pub struct Choice {
    /// Its number.
    pub number: usize,
    /// Whose it is.
    pub who: PlayerId,
    /// What pressing it does.
    pub kind: ActionKind,
    /// What it stands under.
    pub under: Under,
}

/// What a choice stands under, which says when it is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Under {
    /// An offer, until it is settled.
    Offer(OfferId),
    /// A board, until the next one.
    Board,
    /// An answer to one person, until the next one.
    Answer,
}

impl Screen {
    /// An empty screen, into whose lines so many characters fit as `width` says when something is shown.
    pub fn new(output: Box<dyn Write + Send>, width: fn() -> Option<usize>) -> Self {
        let (place, choices) = (names::room(), Vec::new());
        Self(Mutex::new(Seen { output, width, place, choices, is_gone: false }))
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Shows words, in lines that fit.
    pub fn show(&self, words: &str) {
        self.seen().write_words(words);
    }

    /// Shows lines as they are: a board, a file, what was typed.
    pub fn show_as_it_is(&self, lines: &str) {
        self.seen().write(&format!("{lines}\n"));
    }

    /// Shows a text.
    pub fn say(&self, text: &Text) {
        self.show(&wording(text));
    }

    /// Asks for a line, without ending the line itself.
    pub fn prompt(&self, prompt: &str) {
        self.seen().write(prompt);
    }

    /// Whether nothing can be shown any more.
    pub fn is_gone(&self) -> bool {
        self.seen().is_gone
    }

    /// Offers something to press, each to whoever it is for.
    pub fn offer(&self, actions: &[Action], under: Under, whose: impl Fn(&ActionKind) -> PlayerId) {
        let mut seen = self.seen();
        let next = seen.choices.last().map_or(1, |choice| choice.number + 1);
        let mut lines = Vec::new();
        for (number, action) in (next..).zip(actions) {
            let who = whose(&action.kind);
            lines.push(format!("  {number}  {}: {}", name(&who), action.label));
            seen.choices.push(Choice { number, who, kind: action.kind.clone(), under });
        }
        if !lines.is_empty() {
            seen.write_words(&lines.join("\n"));
        }
    }

    /// What could be pressed there is gone.
    pub fn settle(&self, under: Under) {
        self.seen().choices.retain(|choice| choice.under != under);
    }

    /// What has a number.
    pub fn choice(&self, number: usize) -> Option<Choice> {
        self.seen().choices.iter().find(|choice| choice.number == number).cloned()
    }

    /// Where everybody sits.
    pub fn place(&self) -> Place {
        self.seen().place.clone()
    }

    /// Everybody sits down at the table of a game.
    pub fn go(&self, game: GameId) {
        self.seen().place = names::table(game);
    }
}

impl Seen {
    fn write_words(&mut self, words: &str) {
        let lines = (self.width)().map_or_else(|| words.to_owned(), |width| wrapped(words, width));
        self.write(&format!("{lines}\n"));
    }

    fn write(&mut self, words: &str) {
        let written = self.output.write_all(words.as_bytes()).and_then(|()| self.output.flush());
        self.is_gone |= written.is_err();
    }
}
