//! The spectators of a game: what is known of them, and what their community has set for them.

use crate::Place;
use crate::model::state::{Setting, Settings};
use menagerie_rules::Color;

/// Those who watch a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spectators {
    /// Where they talk, once that place exists.
    pub place: Option<Place>,
    /// Whether anybody watches.
    pub is_watched: bool,
    /// How often each side has changed whether the game may be analysed, the first mover first. At
    /// first it may.
    pub changes: [u32; 2],
}

impl Spectators {
    /// Whether a side does not want the game to be analysed.
    pub fn objects(&self, side: Color) -> bool {
        self.changes[side.index()] % 2 == 1
    }
}

/// Somebody who asks to watch a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Watcher {
    /// Whether they watch it already.
    pub watches: bool,
    /// How many games they have begun to watch lately.
    pub lately: usize,
}

/// Where those who watch a game can talk, as their community has set it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kibitz {
    /// At once, in a place that the players cannot read before the end; at the end, where no such
    /// place can be made.
    #[default]
    Sealed,
    /// When the game has ended.
    After,
    /// Nowhere.
    Off,
}

impl Kibitz {
    /// All of them, the usual one first.
    pub const ALL: [Kibitz; 3] = [Kibitz::Sealed, Kibitz::After, Kibitz::Off];

    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Kibitz::Sealed => "sealed",
            Kibitz::After => "after",
            Kibitz::Off => "off",
        }
    }

    /// What a community has set. A word of a later version is as if it had not been set.
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
