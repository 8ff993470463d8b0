//! The words of the rules, as a text: each message of theirs is one of the catalogue.

use super::{Argument, Message, Span, Text};
use crate::message;
use menagerie_rules::{About, Told};

impl From<Told> for Text {
    fn from(told: Told) -> Self {
        let arguments = told.arguments.into_iter();
        let arguments = arguments.map(|(name, about)| (name.into(), Argument::from(about)));
        Text(vec![Span::Message(Message { key: told.key.into(), arguments: arguments.collect() })])
    }
}

impl From<About> for Argument {
    fn from(about: About) -> Self {
        match about {
            About::Number(number) => Argument::Number(number),
            About::Words(words) => Argument::Words(words),
            About::Piece(name) => message!("piece-name", name).into(),
            About::Side(name) => message!("side-name", name).into(),
            About::Zone(name) => message!("zone-name", name).into(),
            About::Prose(words) => prose(&words).into(),
            About::Told(told) => Text::from(told).into(),
        }
    }
}

impl From<Told> for Argument {
    fn from(told: Told) -> Self {
        Argument::Text(told.into())
    }
}

/// A sentence of a game's file, or several. Readers of another language get it in theirs, if it is of a game that
/// comes with the program.
pub fn prose(words: &str) -> Text {
    message!("rules-words", words)
}
