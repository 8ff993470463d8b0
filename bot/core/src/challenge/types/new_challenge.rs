//! A challenge, as it is asked for.

use crate::challenge::types::{StartRequest, Terms};
use crate::community::types::{RATED, Setting, Settings};
use crate::model::request::Opponent;
use crate::model::state::ComputerLevel;
use rand::Rng;

/// The request of a challenger.
#[derive(Clone, Debug)]
pub struct NewChallenge {
    /// The member who is invited; everybody, if there is none.
    pub opponent: Option<Opponent>,
    /// How well the computer is to play, if that was given.
    pub level: Option<ComputerLevel>,
    /// Whether the game is rated, if that was said. Otherwise the community's setting decides.
    pub rated: Option<bool>,
    /// The variant's id, as typed.
    pub variant: String,
    /// The side the caller wants.
    pub side: SideRequest,
    /// The position to start from.
    pub start: StartRequest,
    /// The clock, as typed; empty for the usual one.
    pub clock: String,
    /// For how many games, and for how long. A challenge to one member is for one game.
    pub terms: Terms,
}

impl NewChallenge {
    /// Whether the game is rated: as was said, or else by the community's setting.
    pub fn wants_rating(&self, settings: &Settings) -> bool {
        let is_usual = || settings.get(&Setting::Rated).is_some_and(|word| word == RATED);
        self.rated.unwrap_or_else(is_usual)
    }
}

/// The side a challenger wants to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideRequest {
    /// The side that moves first.
    First,
    /// The other side.
    Second,
    /// Drawn when the challenge is accepted.
    Random,
}

impl SideRequest {
    /// Whether it is the side that moves first; a random one is drawn.
    pub fn moves_first(self, rng: &mut dyn Rng) -> bool {
        match self {
            Self::First => true,
            Self::Second => false,
            Self::Random => rng.next_u32() & 1 == 0,
        }
    }

    /// The word for it, as options and the store spell it.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
            Self::Random => "random",
        }
    }

    /// The inverse of [`SideRequest::as_str`].
    pub fn parse(word: &str) -> Option<Self> {
        [Self::First, Self::Second, Self::Random].into_iter().find(|wish| wish.as_str() == word)
    }
}
