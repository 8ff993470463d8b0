//! What is seen: lines of text, and what can be pressed by its number.

use super::names;
use super::wording::{name, wording};
use crate::game::{Action, ActionKind, GameId, OfferId, Place, PlayerId, Text};
use std::io::Write;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The one screen before which everybody sits.
pub struct Screen(Mutex<Seen>);

struct Seen {
    output: Box<dyn Write + Send>,
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
    /// What it answers; nothing if it was asked of one person alone.
    pub offer: Option<OfferId>,
}

impl Screen {
    /// An empty screen.
    pub fn new(output: Box<dyn Write + Send>) -> Self {
        let (place, choices) = (names::room(), Vec::new());
        Self(Mutex::new(Seen { output, place, choices, is_gone: false }))
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Shows lines.
    pub fn show(&self, lines: &str) {
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
    pub fn offer(
        &self,
        actions: &[Action],
        offer: Option<OfferId>,
        whose: impl Fn(&ActionKind) -> PlayerId,
    ) {
        let mut seen = self.seen();
        let next = seen.choices.last().map_or(1, |choice| choice.number + 1);
        let mut lines = Vec::new();
        for (number, action) in (next..).zip(actions) {
            let who = whose(&action.kind);
            lines.push(format!("  {number}  {}: {}", name(&who), action.label));
            seen.choices.push(Choice { number, who, kind: action.kind.clone(), offer });
        }
        if !lines.is_empty() {
            seen.write(&format!("{}\n", lines.join("\n")));
        }
    }

    /// Something was answered: what could be pressed for it is gone.
    pub fn settle(&self, offer: OfferId) {
        self.seen().choices.retain(|choice| choice.offer != Some(offer));
    }

    /// What was asked of one person alone is answered, or out of date.
    pub fn forget_questions(&self) {
        self.seen().choices.retain(|choice| choice.offer.is_some());
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
    fn write(&mut self, words: &str) {
        let written = self.output.write_all(words.as_bytes()).and_then(|()| self.output.flush());
        self.is_gone |= written.is_err();
    }
}
