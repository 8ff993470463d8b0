//! [`Message`]: which message of the catalogue is meant, and what it is about. Its words are chosen
//! where somebody reads it, in their language (`bot/words`).

use super::{CommandName, CommandReference, Term, Text};
use crate::{ChallengeId, GameId, Place, PlayerId, ProblemId, Timestamp};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// A message of the catalogue. It is stored as it is here, so a key keeps its meaning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Message {
    /// The name of the message, such as `refusal-no-game-here`.
    pub key: Cow<'static, str>,
    /// What it is about, by names.
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

/// A [`Text`] of one message: its key, then its arguments by name.
///
/// ```
/// use menagerie_core::message;
/// use menagerie_core::model::{CommandName, Text};
///
/// let text: Text = message!("refusal-too-many-games", most = 20);
/// let text: Text = message!("refusal-next", step = CommandName::Games, before = text);
/// ```
#[macro_export]
macro_rules! message {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::model::Text::message($key, [$((
            stringify!($name),
            $crate::model::Argument::from($value),
        )),*])
    };
}

impl Message {
    /// Every text among its arguments.
    pub(super) fn texts(&mut self) -> impl Iterator<Item = &mut Text> {
        self.arguments.values_mut().filter_map(|argument| match argument {
            Argument::Text(text) => Some(text),
            Argument::Number(_) | Argument::Words(_) => None,
        })
    }
}

/// Numbers that are small enough for every use.
macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Argument {
            fn from(number: $number) -> Self {
                Argument::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })*
    };
}

numbers!(i32, i64, u8, u16, u32, u64, usize);

impl From<&str> for Argument {
    fn from(words: &str) -> Self {
        Argument::Words(words.to_owned())
    }
}

impl From<String> for Argument {
    fn from(words: String) -> Self {
        Argument::Words(words)
    }
}

impl From<&String> for Argument {
    fn from(words: &String) -> Self {
        Argument::Words(words.clone())
    }
}

impl From<Text> for Argument {
    fn from(text: Text) -> Self {
        Argument::Text(text)
    }
}

impl From<&PlayerId> for Argument {
    fn from(player: &PlayerId) -> Self {
        Argument::Text(Text::new().player(player))
    }
}

/// As a link.
impl From<GameId> for Argument {
    fn from(game: GameId) -> Self {
        Argument::Text(Text::new().game(game))
    }
}

/// As its number.
impl From<ChallengeId> for Argument {
    fn from(challenge: ChallengeId) -> Self {
        Argument::Number(challenge.0)
    }
}

/// As its number.
impl From<ProblemId> for Argument {
    fn from(problem: ProblemId) -> Self {
        Argument::Number(problem.0)
    }
}

impl From<&Place> for Argument {
    fn from(place: &Place) -> Self {
        Argument::Text(Text::new().place(place))
    }
}

impl From<Timestamp> for Argument {
    fn from(at: Timestamp) -> Self {
        Argument::Text(Text::new().time(at))
    }
}

impl From<Term> for Argument {
    fn from(term: Term) -> Self {
        Argument::Text(Text::new().term(term))
    }
}

impl From<CommandName> for Argument {
    fn from(command: CommandName) -> Self {
        Argument::Text(Text::new().step(command))
    }
}

impl From<CommandReference> for Argument {
    fn from(command: CommandReference) -> Self {
        Argument::Text(Text::new().step(command))
    }
}
