//! Refusals to decide games of others, and their words: the rule, then the next step.

use crate::GameId;
use crate::model::request::Verdict;
use crate::model::{CommandName, Term, Text};

/// Why a caller does not decide a game of others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulingRefusal {
    /// Only moderators rule on games of others.
    NotAModerator,
    /// The caller is a moderator only where they ask, and this game is seen elsewhere.
    ModeratorElsewhere(GameId),
    /// Nobody rules on a game in which they play.
    OwnGame(GameId),
    /// The verdict is missing.
    NoVerdict,
    /// The reason is missing.
    NoReason,
    /// The reason has too many characters.
    ReasonTooLong {
        /// Its number of characters.
        length: usize,
        /// The most characters.
        most: usize,
    },
}

impl RulingRefusal {
    /// The words for people: the rule, then the next step.
    pub fn text(&self) -> Text {
        let text = Text::new();
        match self {
            RulingRefusal::NotAModerator => text
                .plain("You do not have ")
                .term(Term::ModeratorRight)
                .plain(", and only members with it decide games of others. Ask one of them; in a game of your own there are ")
                .step(CommandName::Resign)
                .plain(", ")
                .step(CommandName::Draw)
                .plain(" and ")
                .step(CommandName::Abort)
                .plain("."),
            RulingRefusal::ModeratorElsewhere(game) => text
                .plain("What you may do in this ")
                .term(Term::Place)
                .plain(" counts for games that were begun in it, and this one, ")
                .game(*game)
                .plain(", was begun elsewhere. Use the command where it was begun; there it is looked at what you may do."),
            RulingRefusal::OwnGame(game) => text
                .plain(format!("You play in game {game} yourself, and nobody decides a game of their own. Ask somebody else who has "))
                .term(Term::ModeratorRight)
                .plain("."),
            RulingRefusal::NoVerdict => Verdict::ALL
                .into_iter()
                .fold(text.plain("Say how the game ends. Choose one as "), |text, verdict| {
                    text.code(format!("result:{}", verdict.word())).plain(" ")
                })
                .plain("(the first mover wins, the second, a draw, no result)."),
            RulingRefusal::NoReason => text
                .plain("A decision about a game of others has a reason that both players read. Give it as ")
                .code("reason")
                .plain("."),
            RulingRefusal::ReasonTooLong { length, most } => text.plain(format!(
                "The reason has {length} characters, and {most} is the most. Give a shorter one."
            )),
        }
    }
}
