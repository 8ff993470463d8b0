//! The limits that a community's managers set: where games are begun, which variants, how many
//! games.

use crate::community::types::{Setting, Settings};
use crate::model::request::{Authority, Call};
use crate::upload::types::ServerVariant;
use crate::{Place, Server};
use menagerie_rules::{Variant, offered};
use std::sync::Arc;

/// How many games one person may play at a time.
pub const MOST_RUNNING_GAMES: usize = 20;
/// The most places of a community's list, so that all of them fit an answer.
pub const MOST_GAME_PLACES: usize = 20;

/// A community's limits: where games are begun, and which variants.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// The listed places; everywhere, if none is listed.
    pub places: Vec<Place>,
    /// The ids of the listed variants; every variant, if none is listed.
    pub variants: Vec<String>,
    /// The community's own variants on its list, and the one that the call names, if it was tried
    /// there.
    pub own: Vec<ServerVariant>,
    /// The places that belong to the listed places, where games are begun, too.
    pub below: Vec<Place>,
}

impl Limits {
    /// Whether games are begun there.
    pub fn allows_place(&self, place: &Place) -> bool {
        self.places.is_empty() || self.places.contains(place) || self.below.contains(place)
    }

    /// The listed places as far as a caller sees them; all of them, if they may change the list.
    pub fn places_told(&self, call: &Call) -> Vec<Place> {
        let settles = call.authority >= Authority::Manager;
        let told = |place: &&Place| settles || call.visibility.reaches(place);
        self.places.iter().filter(told).cloned().collect()
    }

    /// The ids and names of the variants that can be challenged, the community's own last.
    pub fn allowed_names(&self) -> Vec<(String, String)> {
        let offered = self.allowed_of_offered().into_iter();
        let offered = offered.map(|variant| (variant.id.clone(), variant.name.clone()));
        let own = self.own.iter().filter(|own| own.number.is_some());
        offered.chain(own.map(|own| (own.variant.clone(), own.name.clone()))).collect()
    }

    /// The variants of the program that can be challenged. A variant that only another version has
    /// counts as not listed, so that such a list does not close a community.
    pub fn allowed_of_offered(&self) -> Vec<&'static Arc<Variant>> {
        let is_listed = |variant: &&Arc<Variant>| self.variants.contains(&variant.id);
        let listed: Vec<_> = offered().into_iter().filter(is_listed).collect();
        if listed.is_empty() { offered() } else { listed }
    }
}

/// A change of the limits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LimitChange {
    /// A place is listed. Games are begun only in listed places.
    PlaceListed {
        /// The community.
        server: Server,
        /// The place.
        place: Place,
    },
    /// A place is not listed any more.
    PlaceUnlisted(Place),
    /// A variant is listed. Only listed variants can be challenged.
    VariantListed {
        /// The community.
        server: Server,
        /// The variant's id.
        variant: String,
    },
    /// A variant is not listed any more.
    VariantUnlisted {
        /// The community.
        server: Server,
        /// The variant's id.
        variant: String,
    },
}

/// How many running games one member may have in a community with these settings, from 1 to
/// [`MOST_RUNNING_GAMES`].
pub fn most_games_here(settings: &Settings) -> usize {
    let set = settings.get(&Setting::Games).and_then(|word| word.parse().ok());
    set.filter(|most| (1..=MOST_RUNNING_GAMES).contains(most)).unwrap_or(MOST_RUNNING_GAMES)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_listed_is_free_and_what_nobody_knows_closes_nothing() {
        let all: Vec<&str> = offered().iter().map(|variant| variant.id.as_str()).collect();
        for (listed, expected) in [
            (vec![], &all[..]),
            (vec![all[1]], &all[1..2]),
            (vec!["of the future"], &all[..]),
            (vec![all[2], "of the future"], &all[2..3]),
        ] {
            let variants = listed.into_iter().map(str::to_owned).collect();
            let limits = Limits { variants, ..Limits::default() };
            let allowed = limits.allowed_of_offered().into_iter().map(|variant| &*variant.id);
            assert_eq!(allowed.collect::<Vec<_>>(), expected);
        }
    }

    #[test]
    fn the_most_games_are_never_none_and_never_more_than_anywhere() {
        for (word, expected) in [("5", 5), ("20", 20), ("0", 20), ("21", 20), ("many", 20)] {
            let settings = Settings::from([(Setting::Games, word.to_owned())]);
            assert_eq!(most_games_here(&settings), expected, "{word}");
        }
        assert_eq!(most_games_here(&Settings::default()), 20);
    }
}
