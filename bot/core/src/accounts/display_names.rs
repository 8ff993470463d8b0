//! How a person is shown on a network where they have no account.

use crate::PlayerId;
use crate::model::{Span, Text};
use std::collections::HashMap;

/// How people of other networks are shown on one network; an entry for each of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DisplayNames(HashMap<PlayerId, DisplayName>);

/// How a person is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DisplayName {
    /// By an account of theirs on this network.
    Account(PlayerId),
    /// By the name that they have on another network.
    Handle(String),
}

impl FromIterator<(PlayerId, DisplayName)> for DisplayNames {
    fn from_iter<T: IntoIterator<Item = (PlayerId, DisplayName)>>(display_names: T) -> Self {
        Self(display_names.into_iter().collect())
    }
}

impl DisplayNames {
    /// How a person is shown, if not by their own account.
    pub fn of(&self, player: &PlayerId) -> Option<&DisplayName> {
        self.0.get(player)
    }
}

impl Text {
    /// The people whom this text names and whom a network does not know.
    pub fn strangers_to(&self, network: &str) -> Vec<PlayerId> {
        let named = self.0.iter().filter_map(|span| match span {
            Span::Player(player) if player.network() != network => Some(player.clone()),
            _ => None,
        });
        named.collect()
    }

    /// The same words with these display names. A handle is another person's words, so it is shown
    /// letter by letter and alerts nobody.
    #[must_use]
    pub fn facing(&self, display_names: &DisplayNames) -> Text {
        let face = |span: &Span| match span {
            Span::Player(player) => match display_names.of(player) {
                Some(DisplayName::Account(account)) => Span::Player(account.clone()),
                Some(DisplayName::Handle(handle)) => Span::Plain(handle.clone()),
                None => span.clone(),
            },
            _ => span.clone(),
        };
        Text(self.0.iter().map(face).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_those_whom_a_network_does_not_know_are_shown_otherwise() {
        let (ann, bob) = (PlayerId::new("chat", 1), PlayerId::new("other", 2));
        let text = Text::new().player(&ann).plain(" plays ").player(&bob).plain(".");
        assert_eq!(text.strangers_to("chat"), std::slice::from_ref(&bob));
        let display_names =
            DisplayNames::from_iter([(bob, DisplayName::Handle("@bob:other".to_owned()))]);
        let shown = Text::new().player(&ann).plain(" plays ").plain("@bob:other").plain(".");
        assert_eq!(text.facing(&display_names), shown);
        assert_eq!(shown.facing(&display_names), shown, "what was said letter by letter stays");
    }
}
