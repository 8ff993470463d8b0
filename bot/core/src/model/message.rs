//! [`message!`](crate::message): a message of the catalogue by its key, with what it is about. Its words
//! are chosen where somebody reads it, in their language (`bot/words`).

use super::{Argument, CommandName, CommandReference, Term, Text};
use crate::{ChallengeId, GameId, LeagueId, Place, PlayerId, ProblemId, Timestamp};

/// A [`Text`] of one message: its key, then its arguments by name.
///
/// ```
/// use menagerie_core::message;
/// use menagerie_core::model::{CommandName, Text};
///
/// let text: Text = message!("refusal-too-many-games", most = 20);
/// let text: Text = message!("refusal-next", step = CommandName::Games, before = text);
/// // A variable that has the argument's name is named alone, as in a struct.
/// let most = 20;
/// let text: Text = message!("refusal-too-many-games", most);
/// ```
#[macro_export]
macro_rules! message {
    (@ $name:ident) => {
        $crate::model::Argument::from($name)
    };
    (@ $name:ident = $value:expr) => {
        $crate::model::Argument::from($value)
    };
    ($key:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::model::Text::message($key, [$((
            stringify!($name),
            $crate::message!(@ $name $(= $value)?),
        )),*])
    };
}

/// An argument of each of these types.
macro_rules! arguments {
    ($($from:ty: $it:ident => $argument:expr;)*) => {
        $(impl From<$from> for Argument {
            fn from($it: $from) -> Self {
                $argument
            }
        })*
    };
}

arguments! {
    &str: words => Argument::Words(words.to_owned());
    String: words => Argument::Words(words);
    &String: words => Argument::Words(words.clone());
    &&str: words => Argument::Words((*words).to_owned());
    Text: text => Argument::Text(text);
    &Text: text => Argument::Text(text.clone());
    &PlayerId: player => Argument::Text(Text::new().player(player));
    // As a link.
    GameId: game => Argument::Text(Text::new().game(game));
    &GameId: game => Argument::Text(Text::new().game(*game));
    // As its number.
    ChallengeId: challenge => Argument::Number(challenge.0);
    &ChallengeId: challenge => Argument::Number(challenge.0);
    ProblemId: problem => Argument::Number(problem.0);
    &ProblemId: problem => Argument::Number(problem.0);
    LeagueId: league => Argument::Number(league.0);
    &LeagueId: league => Argument::Number(league.0);
    &Place: place => Argument::Text(Text::new().place(place));
    Timestamp: at => Argument::Text(Text::new().time(at));
    &Timestamp: at => Argument::Text(Text::new().time(*at));
    Term: term => Argument::Text(Text::new().term(term));
    CommandName: command => Argument::Text(Text::new().step(command));
    CommandReference: command => Argument::Text(Text::new().step(command));
}

/// Numbers that are small enough for every use.
macro_rules! numbers {
    ($($number:ty),*) => {
        $(arguments! {
            $number: number => Argument::Number(i64::try_from(number).unwrap_or(i64::MAX));
            &$number: number => Argument::from(*number);
        })*
    };
}

numbers!(i32, i64, u8, u16, u32, u64, usize);
