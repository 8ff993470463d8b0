//! The screen: lines of text, and buttons that are pressed by their numbers.

use super::names;
use super::wording::{name, wording};
use super::wrapping::wrapped;
use menagerie_core::model::{Action, ActionKind, OfferId, Text};
use menagerie_core::{GameId, Place, PlayerId};
use menagerie_words::Language;
use std::io::Write;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The one screen, which both players see.
pub struct Screen(Mutex<Seen>);

struct Seen {
    output: Box<dyn Write + Send>,
    /// The language of both players.
    language: Language,
    /// How many characters fit into a line now, if there is a limit.
    width: fn() -> Option<usize>,
    /// The place where both players are.
    place: Place,
    choices: Vec<Choice>,
    /// Whether no more can be written.
    is_gone: bool,
}

/// A button.
#[derive(Clone, Debug)]
pub struct Choice {
    /// Its number.
    pub number: usize,
    /// The player who may press it.
    pub who: PlayerId,
    /// Its effect.
    pub kind: ActionKind,
    /// The part of the screen to which it belongs.
    pub under: Under,
}

/// The part of the screen to which a button belongs. It tells when the button is gone.
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
    /// An empty screen. Whenever a text is shown, `width` tells how many characters fit into a
    /// line.
    pub fn new(
        output: Box<dyn Write + Send>,
        width: fn() -> Option<usize>,
        language: Language,
    ) -> Self {
        let (place, choices) = (names::room(), Vec::new());
        Self(Mutex::new(Seen { output, language, width, place, choices, is_gone: false }))
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Shows a text, in lines that fit.
    pub fn show(&self, words: &str) {
        self.seen().write_words(words);
    }

    /// Shows lines unchanged: a board, a file, or a typed line.
    pub fn show_as_it_is(&self, lines: &str) {
        self.seen().write(&format!("{lines}\n"));
    }

    /// Shows a text.
    pub fn say(&self, text: &Text) {
        self.show(&self.worded(text));
    }

    /// The language of the players.
    pub fn language(&self) -> Language {
        self.seen().language
    }

    /// A text in the words of the players.
    pub fn worded(&self, text: &Text) -> String {
        wording(text, self.language())
    }

    /// Asks for a line, without ending the line itself.
    pub fn prompt(&self, prompt: &str) {
        self.seen().write(prompt);
    }

    /// Whether no more can be shown.
    pub fn is_gone(&self) -> bool {
        self.seen().is_gone
    }

    /// Adds buttons, each for the player whom `whose` names.
    pub fn offer(&self, actions: &[Action], under: Under, whose: impl Fn(&ActionKind) -> PlayerId) {
        let mut seen = self.seen();
        let next = seen.choices.last().map_or(1, |choice| choice.number + 1);
        let mut lines = Vec::new();
        for (number, action) in (next..).zip(actions) {
            let who = whose(&action.kind);
            let label = wording(&action.label, seen.language);
            lines.push(format!("  {number}  {}: {label}", name(&who, seen.language)));
            seen.choices.push(Choice { number, who, kind: action.kind.clone(), under });
        }
        if !lines.is_empty() {
            seen.write_words(&lines.join("\n"));
        }
    }

    /// Removes the buttons of a part of the screen.
    pub fn settle(&self, under: Under) {
        self.seen().choices.retain(|choice| choice.under != under);
    }

    /// The button of a number.
    pub fn choice(&self, number: usize) -> Option<Choice> {
        self.seen().choices.iter().find(|choice| choice.number == number).cloned()
    }

    /// The place where both players are.
    pub fn place(&self) -> Place {
        self.seen().place.clone()
    }

    /// Both players go to the table of a game.
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
