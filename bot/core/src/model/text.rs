//! [`Text`]: a message's words before a network has put them into its own markup.

use super::{CommandName, CommandReference, Term};
use crate::{GameId, Place, PlayerId, Timestamp, clock};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// A piece of a [`Text`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Span {
    /// A message of the catalogue.
    Message(Message),
    /// Words, shown letter by letter: markup in them has no effect.
    Plain(String),
    /// Words of the program's own in bold.
    Bold(String),
    /// A text to type, in a fixed-width font.
    Code(String),
    /// A person, by the name that the network shows. Other code decides whether this alerts them.
    Player(PlayerId),
    /// A link to a game.
    Game(GameId),
    /// A link to a place.
    Place(Place),
    /// A command that the reader can use next, in this network's form.
    Step(CommandReference),
    /// A command, in the form of the other networks.
    StepElsewhere(CommandReference),
    /// The network's own word for a thing.
    Term(Term),
    /// A moment, in the reader's own time where the network knows that.
    Time(Timestamp),
    /// How a move can be played there, as the end of a sentence.
    WaysToMove {
        /// Whether the text is shown where the game is played.
        here: bool,
        /// Whether the bot receives messages that are not addressed to it.
        hears_talk: bool,
    },
}

/// A message of the catalogue. It is stored as it is here, so a key keeps its meaning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Message {
    /// The name of the message, such as `refusal-no-game-here`.
    pub key: Cow<'static, str>,
    /// Its arguments, by names.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub arguments: BTreeMap<Cow<'static, str>, Argument>,
}

/// Something that a message is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Argument {
    /// A number, by which a message can choose between plurals.
    Number(i64),
    /// Words as they are: a name, a text that somebody typed, a word to choose between sentences.
    Words(String),
    /// A person, a game, a command or another message.
    Text(Text),
}

impl Message {
    /// Every text among its arguments.
    fn texts(&mut self) -> impl Iterator<Item = &mut Text> {
        self.arguments.values_mut().filter_map(|argument| match argument {
            Argument::Text(text) => Some(text),
            Argument::Number(_) | Argument::Words(_) => None,
        })
    }
}

/// A message's words: spans in reading order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Text(pub Vec<Span>);

impl Text {
    /// A message of the catalogue. See [`message!`](crate::message).
    pub fn message<const N: usize>(
        key: &'static str,
        arguments: [(&'static str, Argument); N],
    ) -> Self {
        let arguments = arguments.map(|(name, argument)| (name.into(), argument));
        Self(vec![Span::Message(Message { key: key.into(), arguments: arguments.into() })])
    }

    /// Every person who is named in it.
    pub fn people(&mut self) -> Box<dyn Iterator<Item = &mut PlayerId> + '_> {
        Box::new(self.0.iter_mut().flat_map(|span| -> Box<dyn Iterator<Item = &mut PlayerId>> {
            match span {
                Span::Player(player) => Box::new(std::iter::once(player)),
                Span::Message(message) => Box::new(message.texts().flat_map(Text::people)),
                _ => Box::new(std::iter::empty()),
            }
        }))
    }

    /// An empty text, to be added to.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds words. Markup in them has no effect.
    pub fn plain(mut self, words: impl Into<String>) -> Self {
        self.0.push(Span::Plain(words.into()));
        self
    }

    /// Adds words in bold.
    pub fn bold(mut self, words: impl Into<String>) -> Self {
        self.0.push(Span::Bold(words.into()));
        self
    }

    /// Adds a text to type as it stands.
    pub fn code(mut self, words: impl Into<String>) -> Self {
        self.0.push(Span::Code(words.into()));
        self
    }

    /// Adds a person.
    pub fn player(mut self, player: &PlayerId) -> Self {
        self.0.push(Span::Player(player.clone()));
        self
    }

    /// Adds a link to a game.
    pub fn game(mut self, game: GameId) -> Self {
        self.0.push(Span::Game(game));
        self
    }

    /// Adds a link to a place.
    pub fn place(mut self, place: &Place) -> Self {
        self.0.push(Span::Place(place.clone()));
        self
    }

    /// Adds a command that the reader can use next.
    pub fn step(mut self, step: impl Into<CommandReference>) -> Self {
        self.0.push(Span::Step(step.into()));
        self
    }

    /// Adds a command that the reader can use next on another network.
    pub fn step_elsewhere(mut self, step: impl Into<CommandReference>) -> Self {
        self.0.push(Span::StepElsewhere(step.into()));
        self
    }

    /// Adds the network's own word for a thing.
    pub fn term(mut self, term: Term) -> Self {
        self.0.push(Span::Term(term));
        self
    }

    /// Adds a moment.
    pub fn time(mut self, at: Timestamp) -> Self {
        self.0.push(Span::Time(at));
        self
    }

    /// Adds how a move can be played; `here` says whether the text is shown where the game is
    /// played.
    pub fn ways_to_move(mut self, here: bool, hears_talk: bool) -> Self {
        self.0.push(Span::WaysToMove { here, hears_talk });
        self
    }

    /// The words where no links are possible.
    pub fn without_links(&self) -> String {
        let words = self.0.iter().map(|span| match span {
            Span::Plain(words) | Span::Bold(words) | Span::Code(words) => words.clone(),
            Span::Message(message) => message.key.to_string(),
            Span::Player(_) => "a player".to_owned(),
            Span::Game(game) => format!("game {game}"),
            Span::Place(place) => place.as_str().to_owned(),
            Span::Step(step) | Span::StepElsewhere(step) => step.verb.name().to_owned(),
            Span::Term(term) => term.name().replace('-', " "),
            Span::Time(at) => clock::written(*at),
            Span::WaysToMove { .. } => format!("with {}", CommandName::Move.name()),
        });
        words.collect()
    }

    /// Starts a new line.
    pub fn line(self) -> Self {
        self.plain("\n")
    }

    /// Adds another text.
    pub fn then(mut self, other: Text) -> Self {
        self.0.extend(other.0);
        self
    }

    /// Its lines.
    pub fn lines(&self) -> Vec<Text> {
        let mut lines = Vec::new();
        let mut line = Text::new();
        for span in &self.0 {
            let Span::Plain(words) = span else {
                line.0.push(span.clone());
                continue;
            };
            for (index, part) in words.split('\n').enumerate() {
                if index > 0 {
                    lines.push(std::mem::take(&mut line));
                }
                if !part.is_empty() {
                    line.0.push(Span::Plain(part.to_owned()));
                }
            }
        }
        lines.push(line);
        lines
    }

    /// True if nothing would be shown.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<&str> for Text {
    fn from(words: &str) -> Self {
        Text::new().plain(words)
    }
}

impl From<String> for Text {
    fn from(words: String) -> Self {
        Text::new().plain(words)
    }
}
