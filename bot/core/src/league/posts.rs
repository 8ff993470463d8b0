//! The post of a season: one message, which is edited.

use super::words;
use crate::Timestamp;
use crate::model::state::League;
use crate::model::{Effect, OfferId, Target};

/// The post of a season as it is now.
pub fn shown(league: &League, now: Timestamp) -> Effect {
    Effect::Settle {
        offer: OfferId::League(league.id),
        to: Target::Place(league.place.clone()),
        text: words::post(league, now),
        actions: words::actions(league),
    }
}

/// The post of a season that members can join.
pub fn posted(league: &League, now: Timestamp) -> Effect {
    Effect::Offer {
        offer: OfferId::League(league.id),
        to: Target::Place(league.place.clone()),
        text: words::post(league, now),
        wake: Vec::new(),
        actions: words::actions(league),
        board: None,
    }
}
