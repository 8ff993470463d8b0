//! The options of one command as a member gave them.

use menagerie_core::challenge::types::SideRequest;
use menagerie_core::model::request::Which;
use menagerie_core::model::state::ComputerLevel;
use menagerie_core::{GameId, PlayerId};
use std::collections::BTreeMap;

/// A file that came with a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attached {
    /// Its name.
    pub name: String,
    /// Its content.
    pub content: Result<Vec<u8>, NotAttached>,
}

/// The reason why a file cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAttached {
    /// It has more bytes than the command takes.
    TooLarge,
    /// The network did not hand it over.
    Lost,
}

/// The options of one command as texts, with the named member and the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    texts: BTreeMap<String, String>,
    member: Option<PlayerId>,
    named: Option<PlayerId>,
    file: Option<Attached>,
}

impl FromIterator<(String, String)> for Options {
    fn from_iter<T: IntoIterator<Item = (String, String)>>(given: T) -> Self {
        // PostgreSQL takes no NUL in a text, and nobody means to type one.
        let read = |(name, text): (String, String)| (name, text.replace('\0', ""));
        Self { texts: given.into_iter().map(read).collect(), ..Self::default() }
    }
}

impl Options {
    /// The text of an option; empty if it is missing.
    pub fn text(&self, name: &str) -> &str {
        self.texts.get(name).map_or("", String::as_str)
    }

    /// The same options with one text replaced.
    pub fn put(mut self, name: &str, text: String) -> Self {
        self.texts.insert(name.to_owned(), text);
        self
    }

    /// The same options with a named member. Only the network knows whom a name means.
    pub fn naming(self, member: Option<PlayerId>) -> Self {
        let named = self.named.clone().or_else(|| member.clone());
        Self { member, named, ..self }
    }

    /// The named member.
    pub fn member(&self) -> Option<&PlayerId> {
        self.member.as_ref()
    }

    /// The named member, by the address that the network gave.
    pub(super) fn named(&self) -> Option<&PlayerId> {
        self.named.as_ref()
    }

    /// The same options with a file.
    pub fn carrying(self, file: Option<Attached>) -> Self {
        Self { file, ..self }
    }

    /// The file.
    pub fn file(&self) -> Option<&Attached> {
        self.file.as_ref()
    }

    /// A count.
    pub fn number(&self, name: &str) -> Option<usize> {
        self.text(name).parse().ok()
    }

    /// Whether the options say how many games can come of a challenge, or how long it stands.
    pub fn have_terms(&self) -> bool {
        ["uses", "expires"].iter().any(|name| !self.text(name).is_empty())
    }

    /// Whether a switch is on or off, if it was given.
    pub fn switch(&self, name: &str) -> Option<bool> {
        self.text(name).parse().ok()
    }

    /// Whether a switch is on.
    pub fn flag(&self, name: &str) -> bool {
        self.text(name) == "true"
    }

    /// The named game, or the game of this place.
    pub fn which(&self) -> Which {
        let named = self.text("game").parse().ok();
        named.map_or(Which::Here, |number| Which::Number(GameId(number)))
    }

    /// How well the computer is to play, if that was given.
    pub fn level(&self) -> Option<ComputerLevel> {
        self.text("level").parse().ok().and_then(ComputerLevel::new)
    }

    /// The side that the challenger wants; drawn at random unless it is named.
    pub fn side(&self) -> SideRequest {
        SideRequest::parse(self.text("colour")).unwrap_or(SideRequest::Random)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_has_what_a_server_cannot_keep() {
        let given = Options::from_iter([("text".to_owned(), "\0 b\0y rank".to_owned())]);
        assert_eq!(given.text("text"), " by rank");
    }
}
