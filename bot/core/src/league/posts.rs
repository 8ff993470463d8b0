//! The post of a season, one message that is edited, and its date in the calendar of the community.

use super::words;
use crate::Timestamp;
use crate::league::types::League;
use crate::message;
use crate::model::{Date, Effect, OfferId, Target, Text, listed};
use menagerie_club::league::FEWEST;

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

/// The start of a season in the calendar, if it is not now. A season that follows one that runs has none yet:
/// most seasons take longer than planned.
pub fn date(league: &League, now: Timestamp) -> Option<Effect> {
    (league.is_next && league.starts > now).then(|| {
        let variants = league.terms.variants.iter().map(|it| Text::from(it.name.clone()));
        let variants = listed(&variants.collect::<Vec<_>>());
        dated(
            league,
            Some(Date {
                name: message!(
                    "league-date-name",
                    name = &league.terms.name,
                    season = league.season
                ),
                about: message!("league-date-about", variants, fewest = FEWEST),
                starts: league.starts,
            }),
        )
    })
}

/// The season does not start then, so its date goes.
pub fn no_date(league: &League) -> Effect {
    dated(league, None)
}

fn dated(league: &League, date: Option<Date>) -> Effect {
    let (place, server) = (league.place.clone(), league.server.clone());
    Effect::Date { league: league.id, place, server, date }
}
