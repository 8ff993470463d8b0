//! Texts in Matrix's two forms: plain, and HTML for clients that show it. Every text that was not
//! written by the program comes out letter by letter in both.

use crate::names;
use crate::names::Spot;
use menagerie_chat::conversation::{prefixed_step, spelled_elsewhere};
use menagerie_core::clock::{Zone, written};
use menagerie_core::model::{Span, Text, cut, shows, visible};
use menagerie_core::{GameId, Place, PlayerId, message};
use menagerie_words::{Language, Reader, said, word};
use ruma::OwnedUserId;
use std::collections::HashMap;

/// Knowledge of the players and games that a text names.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// The display names.
    pub people: HashMap<PlayerId, String>,
    /// The places of games.
    pub games: HashMap<GameId, Spot>,
    /// The language of the readers.
    pub language: Language,
    /// The zone of the reader, if there is one reader and they have set it.
    pub zone: Option<Zone>,
}

/// A text in both forms.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words {
    /// The plain form.
    pub plain: String,
    /// The HTML form.
    pub html: String,
}

impl Words {
    /// Adds words that are the same in both forms.
    fn push(&mut self, words: &str) {
        let words = visible(words);
        self.html.push_str(&escape(&words));
        self.plain.push_str(&words);
    }

    /// Adds words of the program.
    pub fn add_plain(&mut self, words: &str) {
        self.push(words);
    }

    /// Begins a new line, unless the text is empty.
    pub fn add_line(&mut self) {
        if !self.plain.is_empty() {
            self.push("\n");
        }
    }

    /// Adds a command to type, and what it does.
    pub fn add_choice(&mut self, typed: &str, label: &str) {
        self.element("code", typed);
        self.push(&format!(" {label}"));
    }

    /// The same text with more on the lines below.
    pub fn and(mut self, more: &Words) -> Self {
        if !more.plain.is_empty() {
            self.add_line();
            self.plain.push_str(&more.plain);
            self.html.push_str(&more.html);
        }
        self
    }

    /// Adds words within an HTML element.
    fn element(&mut self, element: &str, words: &str) {
        let words = visible(words);
        if words.trim().is_empty() {
            return self.push(&words);
        }
        self.html.push_str(&format!("<{element}>{}</{element}>", escape(&words)));
        self.plain.push_str(&words);
    }

    /// Adds a link.
    fn link(&mut self, to: &str, words: &str) {
        let words = visible(words);
        self.html.push_str(&format!("<a href=\"{}\">{}</a>", escape(to), escape(&words)));
        self.plain.push_str(&words);
    }
}

/// A reader in Matrix.
pub fn reader(language: Language) -> Reader {
    Reader { language, network: names::NETWORK }
}

/// A text in both forms.
pub fn words(text: &Text, known: &Known) -> Words {
    let mut words = Words::default();
    for span in &said(text, reader(known.language)).0 {
        add(&mut words, span, known);
    }
    words
}

fn add(words: &mut Words, span: &Span, known: &Known) {
    let reader = reader(known.language);
    match span {
        // It has words already.
        Span::Message(_) | Span::Term(_) | Span::WaysToMove { .. } => {}
        Span::Plain(plain) => words.push(plain),
        Span::Bold(bold) => words.element("strong", bold),
        Span::Code(code) => words.element("code", code),
        Span::Player(player) => match names::user(player) {
            Some(user) => words.link(&user.matrix_to_uri().to_string(), &name(&user, known)),
            None => words.push(&word("network-a-player", [], reader)),
        },
        Span::Game(game) => {
            let name = word("network-game", [("game", game.0.into())], reader);
            match known.games.get(game) {
                Some(spot) => words.link(&link(spot), &name),
                None => words.push(&name),
            }
        }
        Span::Place(place) => match names::spot(place) {
            Some(spot) if spot.root.is_some() => {
                words.link(&link(&spot), &word("network-game-thread", [], reader));
            }
            Some(spot) => words.link(&link(&spot), &word("network-room", [], reader)),
            None => words.push(&word("network-other-place", [], reader)),
        },
        Span::Step(step) => words.element("code", &prefixed_step(step)),
        Span::StepElsewhere(step) => {
            let spelled = spelled_elsewhere(names::NETWORK, step).into_iter();
            let spelled =
                spelled.map(|(typed, network)| message!("network-elsewhere", typed, network));
            let any = spelled.reduce(|before, after| message!("network-or", before, after));
            for span in &any.map(|any| said(&any, reader)).unwrap_or_default().0 {
                add(words, span, known);
            }
        }
        Span::Time(at) => match &known.zone {
            Some(zone) => words.push(&zone.written(*at)),
            None => words.push(&written(*at)),
        },
    }
}

/// The display name. The identifier, if the name is unknown or has no visible letters.
fn name(user: &OwnedUserId, known: &Known) -> String {
    let name = known.people.get(&names::player(user)).map(|name| one_line(name));
    name.filter(|name| shows(name)).unwrap_or_else(|| user.to_string())
}

/// The most characters of a name.
const LONGEST_NAME: usize = 60;

/// A name on one line, without invisible letters.
fn one_line(name: &str) -> String {
    let words = visible(name);
    let words: Vec<&str> = words.split_whitespace().collect();
    cut(&words.join(" "), LONGEST_NAME)
}

/// The link to a room or thread.
fn link(spot: &Spot) -> String {
    match &spot.root {
        Some(root) => spot.room.matrix_to_event_uri(root.clone()).to_string(),
        None => spot.room.matrix_to_uri().to_string(),
    }
}

/// Escapes words for HTML.
fn escape(words: &str) -> String {
    let mut escaped = String::with_capacity(words.len());
    for c in words.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\n' => escaped.push_str("<br>"),
            other => escaped.push(other),
        }
    }
    escaped
}

/// The players and games that a text names.
pub fn named(text: &Text) -> (Vec<&PlayerId>, Vec<GameId>) {
    let people = text.0.iter().filter_map(|span| match span {
        Span::Player(player) => Some(player),
        _ => None,
    });
    let games = text.0.iter().filter_map(|span| match span {
        Span::Game(game) => Some(*game),
        _ => None,
    });
    (people.collect(), games.collect())
}

/// The places of games that are in Matrix.
pub fn played_at(games: impl IntoIterator<Item = (GameId, Place)>) -> HashMap<GameId, Spot> {
    games.into_iter().filter_map(|(game, place)| Some((game, names::spot(&place)?))).collect()
}

#[cfg(test)]
mod tests;
