//! Texts as they read in a terminal.

use super::names;
use crate::conversation::{Kind, catalogue};
use crate::game::{PlayerId, Span, Step, Term, Text, visible};

/// A text in characters that every terminal shows as they are.
pub fn wording(text: &Text) -> String {
    let words = text.0.iter().map(|span| match span {
        Span::Plain(words) | Span::Bold(words) | Span::Code(words) => visible(words),
        Span::Player(player) => name(player),
        Span::Game(game) => format!("game {game}"),
        Span::Place(place) => match names::game_at(place) {
            Some(game) => format!("the table of game {game}"),
            None => "another place".to_owned(),
        },
        Span::Step(step) => typed(step),
        Span::Term(Term::OwnPlace) => "table".to_owned(),
        Span::Term(Term::Place) => "room".to_owned(),
        Span::Term(Term::Community) => "house".to_owned(),
        Span::Term(Term::ManagerRight) => "a key to the house".to_owned(),
        Span::WaysToMove { here: true, .. } => "here".to_owned(),
        Span::WaysToMove { here: false, .. } => "typed at its table".to_owned(),
    });
    words.collect()
}

/// A person's name.
pub fn name(player: &PlayerId) -> String {
    player.address_on(names::NETWORK).map_or_else(|| "a player".to_owned(), visible)
}

/// A step as it is typed: what it is mostly about goes without its name.
fn typed(step: &Step) -> String {
    let main = main_option(step.verb.name());
    let mut words = step.verb.name().to_owned();
    for (name, value) in step.with.iter().filter(|(_, value)| !value.is_empty()) {
        words.push(' ');
        if main != Some(name.as_str()) {
            words.push_str(&format!("{name}:"));
        }
        words.push_str(value);
    }
    words
}

/// The option that is given without its name: the first one. Who is invited is known here.
pub fn main_option(verb: &str) -> Option<&'static str> {
    let usage = catalogue().into_iter().find(|usage| usage.verb.name() == verb)?;
    let given = usage.options.into_iter().find(|given| !matches!(given.kind, Kind::Member));
    given.map(|given| given.name)
}
