//! Facts about where in a community games are begun, and which, as they are written down.

use crate::table::{CHANNEL, place, server};
use menagerie_core::community::types::{CommunityFact, LimitChange};
use menagerie_core::model::Fact;

pub fn listed_place() -> Fact {
    Fact::Community(CommunityFact::LimitChanged(LimitChange::PlaceListed {
        server: server(),
        place: place(CHANNEL),
    }))
}

pub fn unlisted_place() -> Fact {
    Fact::Community(CommunityFact::LimitChanged(LimitChange::PlaceUnlisted(place(CHANNEL))))
}

pub fn listed_variant() -> Fact {
    let (server, variant) = (server(), "chess".to_owned());
    Fact::Community(CommunityFact::LimitChanged(LimitChange::VariantListed { server, variant }))
}

pub fn unlisted_variant() -> Fact {
    let (server, variant) = (server(), "chess".to_owned());
    Fact::Community(CommunityFact::LimitChanged(LimitChange::VariantUnlisted { server, variant }))
}

/// Each fact, and what it changes.
pub fn listed() -> Vec<(Fact, Vec<&'static str>)> {
    vec![
        (
            listed_place(),
            vec![
                "+ game_places 'test:channel'",
                "game_places 'test:channel' server: 'test:server'",
            ],
        ),
        (unlisted_place(), vec!["- game_places 'test:channel'"]),
        (listed_variant(), vec!["+ game_variants 'test:server' 'chess'"]),
        (unlisted_variant(), vec!["- game_variants 'test:server' 'chess'"]),
    ]
}
