//! The spectators of a game: the facts about them, and their community's settings for them.

use crate::Place;
use crate::community::types::{Setting, Settings};
use menagerie_rules::Color;

/// The spectators of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spectators {
    /// Their place, once it exists.
    pub place: Option<Place>,
    /// Whether there are any.
    pub is_watched: bool,
    /// How often each side has changed whether the game may be analyzed, the first mover first. At
    /// first it may.
    pub changes: [u32; 2],
}

impl Spectators {
    /// Whether a side does not want the game to be analyzed.
    pub fn objects(&self, side: Color) -> bool {
        self.changes[side.index()] % 2 == 1
    }
}

/// A person who asks to watch a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Watcher {
    /// Whether they already watch it.
    pub watches: bool,
    /// How many games they have begun to watch lately.
    pub lately: usize,
}

/// Where spectators can talk, by the community's setting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kibitz {
    /// At once, in a place that the players cannot read before the end. Where no such place can be
    /// made, at the end.
    #[default]
    Sealed,
    /// When the game has ended.
    After,
    /// Nowhere.
    Off,
}

impl Kibitz {
    /// All values, the usual one first.
    pub const ALL: [Kibitz; 3] = [Kibitz::Sealed, Kibitz::After, Kibitz::Off];

    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Kibitz::Sealed => "sealed",
            Kibitz::After => "after",
            Kibitz::Off => "off",
        }
    }

    /// The value in a community's settings. A word of a later version counts as not set.
    pub fn of(settings: &Settings) -> Self {
        let word = settings.get(&Setting::Kibitz).map(String::as_str);
        Kibitz::ALL.into_iter().find(|kibitz| Some(kibitz.word()) == word).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_objects_after_every_other_change() {
        let after = |changes| Spectators { changes: [changes, 0], ..Spectators::default() };
        let objects = [0, 1, 2, 3].map(|changes| after(changes).objects(Color::White));
        assert_eq!(objects, [false, true, false, true]);
        assert!(!after(1).objects(Color::Black), "each side speaks for itself");
    }

    #[test]
    fn every_word_means_itself_and_others_what_is_usual() {
        for kibitz in Kibitz::ALL {
            let set = Settings::from([(Setting::Kibitz, kibitz.word().to_owned())]);
            assert_eq!(Kibitz::of(&set), kibitz);
        }
        let later = Settings::from([(Setting::Kibitz, "quiet".to_owned())]);
        assert_eq!([Kibitz::of(&later), Kibitz::of(&Settings::new())], [Kibitz::Sealed; 2]);
    }
}
