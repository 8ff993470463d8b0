//! The outbox's knowledge of an effect: its subject, its place, and its lane.

use menagerie_core::model::{Effect, OfferId, Target};
use menagerie_core::{ChallengeId, GameId, LeagueId, Place, Server};

/// The challenge of an effect.
pub(super) fn challenge_of(effect: &Effect) -> Option<ChallengeId> {
    match effect {
        Effect::Offer { offer: OfferId::Challenge(id), .. }
        | Effect::Settle { offer: OfferId::Challenge(id), .. } => Some(*id),
        _ => None,
    }
}

/// The season of a league of an effect.
pub(super) fn league_of(effect: &Effect) -> Option<LeagueId> {
    match effect {
        Effect::Offer { offer: OfferId::League(id), .. }
        | Effect::Settle { offer: OfferId::League(id), .. }
        | Effect::Date { league: id, .. } => Some(*id),
        _ => None,
    }
}

/// The community that an effect itself names.
pub(super) fn own_server(effect: &Effect) -> Option<&Server> {
    match effect {
        Effect::Proclaim { server, .. } => server.as_ref(),
        Effect::Date { server, .. } => Some(server),
        _ => None,
    }
}

/// The word for an effect, and the offer that it makes or settles.
pub(super) fn kind(effect: &Effect) -> (&'static str, Option<OfferId>) {
    match effect {
        Effect::Offer { offer, .. } => ("offer", Some(*offer)),
        Effect::Settle { offer, .. } => ("settle", Some(*offer)),
        Effect::Open { .. } => ("open", None),
        Effect::Announce { .. } => ("announce", None),
        Effect::Revise { .. } => ("revise", None),
        Effect::Tell { .. } => ("tell", None),
        Effect::Alert { .. } => ("alert", None),
        Effect::Letter { .. } => ("letter", None),
        Effect::Watch { .. } => ("watch", None),
        Effect::Kibitz { .. } => ("kibitz", None),
        Effect::Proclaim { .. } => ("proclaim", None),
        Effect::Date { .. } => ("date", None),
        Effect::Say { .. } => ("say", None),
    }
}

/// The game of an effect.
pub(super) fn game_of(effect: &Effect) -> Option<GameId> {
    effect.game()
}

/// The place that an effect itself names.
pub(super) fn place_of(effect: &Effect) -> Option<Place> {
    match effect {
        Effect::Say { place, .. }
        | Effect::Proclaim { place, .. }
        | Effect::Date { place, .. }
        | Effect::Offer { to: Target::Place(place), .. }
        | Effect::Settle { to: Target::Place(place), .. } => Some(place.clone()),
        // A person's place is their account.
        Effect::Letter { to, .. } => Some(Place::from_stored(to.as_str().to_owned())),
        Effect::Offer { .. }
        | Effect::Settle { .. }
        | Effect::Open { .. }
        | Effect::Announce { .. }
        | Effect::Revise { .. }
        | Effect::Tell { .. }
        | Effect::Alert { .. }
        | Effect::Watch { .. }
        | Effect::Kibitz { .. } => None,
    }
}

/// The place in the name of a lane, if it is not a lane of a game.
pub(super) fn place_of_lane(lane: &str) -> Option<&str> {
    let kinds = ["place:", "talk:", "alert:", "letters:"];
    kinds.into_iter().find_map(|kind| lane.strip_prefix(kind))
}

/// Whether an effect is seen on every network of its game, and not only where that was begun.
pub(super) fn is_seen_on(effect: &Effect, network: &str) -> bool {
    match effect {
        Effect::Announce { only: Some(only), .. } => only == network,
        Effect::Open { .. }
        | Effect::Announce { .. }
        | Effect::Revise { .. }
        | Effect::Tell { .. }
        | Effect::Offer { to: Target::Game(_), .. }
        | Effect::Settle { to: Target::Game(_), .. } => true,
        Effect::Alert { to, .. } => to.network() == network,
        Effect::Watch { .. }
        | Effect::Kibitz { .. }
        | Effect::Letter { .. }
        | Effect::Offer { .. }
        | Effect::Settle { .. }
        | Effect::Proclaim { .. }
        | Effect::Date { .. }
        | Effect::Say { .. } => false,
    }
}

/// The lane of a game, where it was begun or on another network.
pub(super) fn lane_of_game(game: GameId, window: Option<&str>) -> String {
    match window {
        None => format!("game:{game}"),
        Some(network) => format!("game:{game}@{network}"),
    }
}

/// The lane of an effect, whose messages must stay in order: those of a game, of its spectators, of
/// the challenges of a place, or of the answers there. A message for one person waits for no other
/// person. A call to a game goes when the game's board has been seen.
pub(super) fn lane(effect: &Effect, window: Option<&str>) -> String {
    if let Effect::Alert { to, game, turn, .. } = effect {
        return match turn {
            Some(_) => format!("alert:{game}"),
            None => format!("letters:{}", to.as_str()),
        };
    }
    if let Some(game) = game_of(effect) {
        // Messages for spectators delay none of the game, and the other way round.
        if effect.is_for_watchers() {
            return format!("kibitz:{game}");
        }
        return lane_of_game(game, window);
    }
    match effect {
        Effect::Letter { to, .. } => format!("letters:{}", to.as_str()),
        Effect::Offer { to: Target::Place(place), .. }
        | Effect::Settle { to: Target::Place(place), .. }
        | Effect::Proclaim { place, .. } => format!("place:{}", place.as_str()),
        Effect::Say { place, .. } => format!("talk:{}", place.as_str()),
        // It holds up no post, and no post holds it up.
        Effect::Date { league, .. } => format!("date:{league}"),
        _ => String::new(),
    }
}
