//! A freeze that lasts, and its sentences for the players whom it stops.

use crate::model::{CommandName, Term, Text};
use crate::{GameId, PlayerId, Server, Timestamp};

/// What a freeze stops.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stopped {
    /// One game.
    Game(GameId),
    /// All games of a community.
    Server(Server),
}

/// A freeze that lasts. A game can be stopped alone and with its whole community at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frozen {
    /// What is stopped.
    pub what: Stopped,
    /// Since when it is stopped.
    pub from: Timestamp,
    /// Who has stopped it, if that was written down.
    pub by: Option<PlayerId>,
    /// The reason, if one was given.
    pub reason: Option<String>,
}

impl Frozen {
    /// Whether all games of a community are stopped.
    pub fn is_of_all(&self) -> bool {
        matches!(self.what, Stopped::Server(_))
    }

    /// What is stopped, since when, by whom and why: a sentence without its end.
    fn fact(&self) -> Text {
        let text = match self.what {
            Stopped::Game(_) => Text::from("This game has been stopped since "),
            Stopped::Server(_) => Text::from("All games of this ")
                .term(Term::Community)
                .plain(" have been stopped since "),
        };
        let text = text.time(self.from);
        let text = match &self.by {
            Some(by) => text.plain(" by ").player(by),
            None => text,
        };
        match &self.reason {
            Some(reason) => text.plain(format!(" (“{reason}”)")),
            None => text,
        }
    }

    /// The words for a person who looks at a game: what is stopped, and what that means.
    pub fn told(&self) -> Text {
        self.fact().plain(": nothing is played and no time passes until it goes on.")
    }

    /// The refusal for a person who wants to act in a game, or to begin one.
    pub fn refusal(&self) -> Text {
        let text = self.fact();
        match self.what {
            Stopped::Game(_) => text
                .plain(": nothing can be played and no time passes. Wait until somebody who has ")
                .term(Term::ModeratorRight)
                .plain(" lets it go on with ")
                .step(CommandName::Thaw)
                .plain("; you will be told."),
            Stopped::Server(_) => text
                .plain(": nothing can be played or begun and no time passes. Wait until somebody who has ")
                .term(Term::ManagerRight)
                .plain(" lets them go on; ")
                .step(CommandName::Games)
                .plain(" shows whether they do."),
        }
    }
}
