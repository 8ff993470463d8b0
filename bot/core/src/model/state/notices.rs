//! How members want to be told of their turns.

use super::{Setting, Settings};
use crate::clock::{Day, Member};
use crate::{GameId, PlayerId, Timestamp};
use std::collections::BTreeMap;

/// How somebody wants to be told that it is their move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Notices {
    /// The board alerts them, where the game is played.
    #[default]
    Board,
    /// A direct message does, and the board nobody.
    Direct,
    /// Nothing does; the boards still come.
    Quiet,
    /// Once a day, of all games together.
    Digest,
}

impl Notices {
    /// What a word stands for. Any word that is not known, and none, is as usual.
    pub fn named(word: &str) -> Self {
        match word {
            "direct" => Notices::Direct,
            "quiet" => Notices::Quiet,
            "digest" => Notices::Digest,
            _ => Notices::Board,
        }
    }

    /// What somebody has set.
    pub fn of(settings: &Settings) -> Self {
        settings.get(&Setting::Notices).map(|word| Notices::named(word)).unwrap_or_default()
    }
}

/// The hour at which somebody is told of all their games together, in their own zone: 0 to 23.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DigestHour(i8);

impl Default for DigestHour {
    fn default() -> Self {
        Self(8)
    }
}

impl DigestHour {
    /// The words for all of them, from 0 on.
    pub const WORDS: [&'static str; 24] = [
        "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16",
        "17", "18", "19", "20", "21", "22", "23",
    ];

    /// The hour: 0 to 23.
    pub fn hour(self) -> i8 {
        self.0
    }

    /// The word for it.
    pub fn name(self) -> &'static str {
        usize::try_from(self.0).ok().and_then(|hour| DigestHour::WORDS.get(hour)).unwrap_or(&"")
    }

    /// The one of this name.
    pub fn named(name: &str) -> Option<Self> {
        let hour = DigestHour::WORDS.iter().position(|word| *word == name)?;
        i8::try_from(hour).ok().map(Self)
    }

    /// What somebody has set. A word of a later version is as if it had not been set.
    pub fn of(settings: &Settings) -> Self {
        let word = settings.get(&Setting::Digest);
        word.and_then(|word| DigestHour::named(word)).unwrap_or_default()
    }
}

/// How somebody wants to be told, and of what they are still to be told.
#[derive(Clone, Debug, Default)]
pub struct Listener {
    /// How.
    pub notices: Notices,
    /// Where they live, and when they want to hear nothing.
    pub member: Member,
    /// The games in which their quiet hours have put off telling them that it is their move.
    pub put_off: Vec<GameId>,
}

/// Those who are concerned by something, each with what they wish.
pub type Listeners = BTreeMap<PlayerId, Listener>;

/// A turn of which somebody is still to be told, because it came in their quiet hours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PutOff {
    /// Who.
    pub player: PlayerId,
    /// After how many plies it is their turn.
    pub ply: usize,
}

/// What somebody was told last that was not about one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told {
    /// The last day whose list of games they had, or could have had.
    pub day: Option<Day>,
    /// Until when they know of their vacations.
    pub until: Timestamp,
}

impl Default for Told {
    fn default() -> Self {
        Self { day: None, until: Timestamp(i64::MIN) }
    }
}
