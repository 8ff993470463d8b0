//! Putting effects into the outbox: one row for each place in which an effect is seen.

use super::effects::{
    challenge_of, game_of, is_seen_on, kind, lane, league_of, own_server, place_of,
};
use crate::community::windows::{self, Audience, View};
use crate::database::{Db, Result, StoreError};
use crate::people::accounts;
use menagerie_core::Server;
use menagerie_core::model::{Effect, OfferId};

/// Stores an effect of a request in `server`, to be delivered at once: a row for each place in
/// which it is seen. Returns the numbers of the rows.
pub(crate) async fn enqueue(
    db: &mut Db,
    effect: &Effect,
    server: Option<&Server>,
) -> Result<Vec<i64>> {
    let Audience { views, seats } = match game_of(effect) {
        Some(game) => windows::audience(db, game).await?,
        None => Audience::default(),
    };
    let mut networks: Vec<&str> = views.iter().map(|view| view.network.as_str()).collect();
    let place = place_of(effect);
    if let (true, Some(place)) = (networks.is_empty(), &place) {
        networks.push(place.network());
    }
    let effect = &accounts::addressed(db, effect, &seats, &networks).await?;
    let windows: Vec<&View> =
        views.iter().filter(|view| view.is_window && is_seen_on(effect, &view.network)).collect();
    let mut rows = Vec::new();
    // News for another network alone, or for a person there, is not shown where the game was begun.
    let is_for_home = match effect {
        Effect::Announce { only: Some(_), .. } | Effect::Alert { .. } => windows.is_empty(),
        _ => true,
    };
    if is_for_home {
        let network = views.first().map(|view| view.network.clone());
        let network = network.or(place_of(effect).map(|place| place.network().to_owned()));
        let row = Enqueued { effect, window: None, network, server: server.cloned() };
        rows.push(row.insert(db).await?);
    }
    for View { network, server, .. } in windows {
        let (window, server) = (Some(network.as_str()), Some(server.clone()));
        let row = Enqueued { effect, window, network: Some(network.clone()), server };
        rows.push(row.insert(db).await?);
    }
    Ok(rows)
}

/// An effect for one of the places in which it is seen.
struct Enqueued<'a> {
    effect: &'a Effect,
    /// The network, if the game was begun on another one.
    window: Option<&'a str>,
    network: Option<String>,
    server: Option<Server>,
}

impl Enqueued<'_> {
    async fn insert(self, db: &mut Db) -> Result<i64> {
        let Self { effect, window, network, server } = self;
        let text = serde_json::to_string(effect)
            .map_err(|error| StoreError::Unreadable(error.to_string()))?;
        let (kind, offer) = kind(effect);
        let game = game_of(effect);
        // A window belongs to a community of its own.
        let home = game.filter(|_| window.is_none());
        Ok(sqlx::query_scalar(
            "INSERT INTO outbox (lane, kind, game, server, offer, effect, network)
             VALUES ($1, $2, $3,
                     coalesce((SELECT server FROM games WHERE id = $8),
                              (SELECT server FROM challenges WHERE id = $7),
                              (SELECT server FROM leagues WHERE id = $10), $4), $5, $6, $9)
             RETURNING id",
        )
        .bind(lane(effect, window))
        .bind(kind)
        .bind(game.map(|game| game.0))
        .bind(server.as_ref().or(own_server(effect)).map(Server::as_str))
        .bind(offer.map(OfferId::key))
        .bind(text)
        .bind(challenge_of(effect).filter(|_| window.is_none()).map(|challenge| challenge.0))
        .bind(home.map(|game| game.0))
        .bind(network)
        .bind(league_of(effect).map(|league| league.0))
        .fetch_one(db)
        .await?)
    }
}
