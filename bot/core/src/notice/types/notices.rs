//! How members want to be told of their turns.

use crate::clock::{Day, Member};
use crate::community::types::{Setting, Settings};
use crate::{GameId, PlayerId, Timestamp};
use std::collections::BTreeMap;

/// How a member wants to be told of their turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Notices {
    /// The board alerts them, where the game is played.
    #[default]
    Board,
    /// A direct message alerts them, and the board nobody.
    Direct,
    /// Nothing alerts them; the boards still come.
    Quiet,
    /// Once a day, a list of all games.
    Digest,
}

impl Notices {
    /// The value of a word. An unknown word, and an empty one, mean the usual value.
    pub fn named(word: &str) -> Self {
        match word {
            "direct" => Notices::Direct,
            "quiet" => Notices::Quiet,
            "digest" => Notices::Digest,
            _ => Notices::Board,
        }
    }

    /// The value in a member's settings.
    pub fn of(settings: &Settings) -> Self {
        settings.get(&Setting::Notices).map(|word| Notices::named(word)).unwrap_or_default()
    }
}

/// The hour of a member's daily list, in their own zone: 0 to 23.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DigestHour(i8);

impl Default for DigestHour {
    fn default() -> Self {
        Self(8)
    }
}

impl DigestHour {
    /// The words for all hours, from 0 on.
    pub const WORDS: [&'static str; 24] = [
        "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16",
        "17", "18", "19", "20", "21", "22", "23",
    ];

    /// The hour: 0 to 23.
    pub fn hour(self) -> i8 {
        self.0
    }

    /// Its word.
    pub fn name(self) -> &'static str {
        usize::try_from(self.0).ok().and_then(|hour| DigestHour::WORDS.get(hour)).unwrap_or(&"")
    }

    /// The hour with this word.
    pub fn named(name: &str) -> Option<Self> {
        let hour = DigestHour::WORDS.iter().position(|word| *word == name)?;
        i8::try_from(hour).ok().map(Self)
    }

    /// The value in a member's settings. A word of a later version counts as not set.
    pub fn of(settings: &Settings) -> Self {
        let word = settings.get(&Setting::Digest);
        word.and_then(|word| DigestHour::named(word)).unwrap_or_default()
    }
}

/// How a member wants to be told, and the notices that were put off.
#[derive(Clone, Debug, Default)]
pub struct Listener {
    /// How they want to be told.
    pub notices: Notices,
    /// Their zone and quiet hours, among other settings.
    pub member: Member,
    /// The games in which their quiet hours have put off the notice of their turn.
    pub put_off: Vec<GameId>,
}

/// The people whom a decision concerns, each with their wishes.
pub type Listeners = BTreeMap<PlayerId, Listener>;

/// A turn whose notice was put off by quiet hours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PutOff {
    /// The player.
    pub player: PlayerId,
    /// The plies played when it is their turn.
    pub ply: usize,
}

/// The last news to a member that was not about one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told {
    /// The last day whose list they had, or could have had.
    pub day: Option<Day>,
    /// Until when they know of their vacations.
    pub until: Timestamp,
}

impl Default for Told {
    fn default() -> Self {
        Self { day: None, until: Timestamp(i64::MIN) }
    }
}
