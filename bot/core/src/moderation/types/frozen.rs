//! A freeze that lasts, and its sentences for the players whom it stops.

use crate::message;
use crate::model::Text;
use crate::{GameId, PlayerId, Server, Timestamp};

/// The games that a freeze stops.
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
    /// The stopped games.
    pub what: Stopped,
    /// Since when it is stopped.
    pub from: Timestamp,
    /// The person who has stopped it, if that was written down.
    pub by: Option<PlayerId>,
    /// The reason, if one was given.
    pub reason: Option<String>,
}

impl Frozen {
    /// Whether all games of a community are stopped.
    pub fn is_of_all(&self) -> bool {
        matches!(self.what, Stopped::Server(_))
    }

    /// The stopped games, since when, by whom and why: a sentence without its end.
    fn fact(&self) -> Text {
        let (what, since) = (if self.is_of_all() { "community" } else { "game" }, self.from);
        match (&self.by, &self.reason) {
            (None, None) => message!("moderation-stopped", what, since),
            (Some(by), None) => message!("moderation-stopped-by", what, since, by),
            (None, Some(reason)) => message!("moderation-stopped-why", what, since, reason),
            (Some(by), Some(reason)) => {
                message!("moderation-stopped-by-and-why", what, since, by, reason)
            }
        }
    }

    /// The message for a person who looks at a game: what is stopped, and what that means.
    pub fn told(&self) -> Text {
        message!("moderation-stopped-told", stopped = self.fact())
    }

    /// The refusal for a person who wants to act in a game, or to begin one.
    pub fn refusal(&self) -> Text {
        let stopped = self.fact();
        match self.what {
            Stopped::Game(_) => message!("moderation-stopped-refused-game", stopped),
            Stopped::Server(_) => message!("moderation-stopped-refused-all", stopped),
        }
    }
}
