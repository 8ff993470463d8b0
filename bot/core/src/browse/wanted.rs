//! The filter of a list of games or challenges, and the answer where the list is empty.

use crate::challenge::types::Challenge;
use crate::model::Text;
use crate::model::state::Game;
use crate::{PlayerId, message};
use menagerie_rules::Variant;
use std::sync::Arc;

/// A kind of list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Listing {
    /// Running games.
    #[default]
    Running,
    /// Running games that wait for one's own move.
    Mine,
    /// Finished games.
    Finished,
    /// Challenges that anyone can join.
    Open,
    /// Deadlines of one's own games, as a file for a calendar.
    Calendar,
}

impl Listing {
    /// All kinds.
    pub const ALL: [Listing; 5] =
        [Self::Running, Self::Mine, Self::Finished, Self::Open, Self::Calendar];

    /// Its word in options.
    pub fn word(self) -> &'static str {
        match self {
            Self::Running => "running",
            Self::Mine => "mine",
            Self::Finished => "finished",
            Self::Open => "open",
            Self::Calendar => "calendar",
        }
    }

    /// The inverse of [`Listing::word`].
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|listing| listing.word() == word)
    }
}

/// The filter of a list.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// The kind of list.
    pub listing: Listing,
    /// Only games of this variant.
    pub variant: Option<Arc<Variant>>,
    /// Only games of this other person.
    pub member: Option<PlayerId>,
}

impl Wanted {
    /// Whether the filter leaves something out.
    pub fn is_narrow(&self) -> bool {
        self.variant.is_some() || self.member.is_some()
    }

    /// Whether a game passes the filter.
    pub fn takes(&self, game: &Game) -> bool {
        let is_theirs = |member: &PlayerId| game.side_of(member).is_some();
        self.is_of(game.variant()) && self.member.as_ref().is_none_or(is_theirs)
    }

    /// Whether a challenge is to a game of the wanted variant.
    pub fn takes_challenge(&self, challenge: &Challenge) -> bool {
        self.is_of(&challenge.variant)
    }

    fn is_of(&self, variant: &Variant) -> bool {
        self.variant.as_ref().is_none_or(|wanted| wanted.id == variant.id)
    }

    /// The answer for an empty list, with what to do next.
    pub fn none(&self) -> Text {
        let by = match (&self.variant, &self.member) {
            (Some(_), Some(_)) => "both",
            (Some(_), None) => "variant",
            (None, Some(_)) => "member",
            (None, None) => "all",
        };
        let variant = self.variant.as_ref().map_or("", |variant| variant.name.as_str());
        let member = self.member.as_ref().map(|member| Text::new().player(member));
        match (self.listing, member) {
            (Listing::Running, None) => message!("lists-none-running", by, variant),
            (Listing::Running, Some(member)) => {
                message!("lists-none-running-of-member", by, variant, member)
            }
            (Listing::Mine, member) => {
                message!("lists-none-mine", by, variant, member = member.unwrap_or_default())
            }
            (Listing::Finished, None) => message!("lists-none-finished", by, variant),
            (Listing::Finished, Some(member)) => {
                message!("lists-none-finished-of-member", by, variant, member)
            }
            (Listing::Calendar, _) => message!("lists-none-calendar"),
            (Listing::Open, member) => {
                message!("lists-none-open", by, variant, member = member.unwrap_or_default())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_list_has_a_word_of_its_own() {
        for listing in Listing::ALL {
            assert_eq!(Listing::of_word(listing.word()), Some(listing));
        }
        for word in ["", "Running", "all"] {
            assert_eq!(Listing::of_word(word), None, "{word}");
        }
    }
}
