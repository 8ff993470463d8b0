//! [`message!`](crate::message): a message of the catalogue by its key, with what it is about. Its words
//! are chosen where somebody reads it, in their language (`bot/words`).

use super::{Argument, CommandName, CommandReference, Term, Text};
use crate::{ChallengeId, GameId, Place, PlayerId, ProblemId, Timestamp};

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
