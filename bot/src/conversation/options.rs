//! What was given with a command, by name.

use crate::game::{GameId, SideWish, Which};
use std::collections::BTreeMap;

/// The options of one command, as texts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options(BTreeMap<String, String>);

impl FromIterator<(String, String)> for Options {
    fn from_iter<T: IntoIterator<Item = (String, String)>>(given: T) -> Self {
        Self(given.into_iter().collect())
    }
}

impl Options {
    /// A text; empty if it is missing.
    pub fn text(&self, name: &str) -> &str {
        self.0.get(name).map_or("", String::as_str)
    }

    /// A number that counts something.
    pub fn number(&self, name: &str) -> Option<usize> {
        self.text(name).parse().ok()
    }

    /// The game that is named, or the one here.
    pub fn which(&self) -> Which {
        let named = self.text("game").parse().ok();
        named.map_or(Which::Here, |number| Which::Number(GameId(number)))
    }

    /// The side that a challenger wants; by lot unless it is named.
    pub fn side(&self) -> SideWish {
        SideWish::parse(self.text("colour")).unwrap_or(SideWish::Random)
    }
}
