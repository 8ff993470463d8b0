//! The limits of a community: where games are begun, and which variants.

use super::threads;
use crate::database::{Db, Result, Store};
use crate::variant::uploaded_variants;
use menagerie_core::community::types::{LimitChange, Limits};
use menagerie_core::{Place, Server};
use sqlx::any::AnyQueryResult;

/// A community's limits; without a community, none.
pub(crate) async fn limits(db: &mut Db, server: Option<&Server>) -> Result<Limits> {
    let Some(server) = server else { return Ok(Limits::default()) };
    let places: Vec<String> =
        sqlx::query_scalar("SELECT place FROM game_places WHERE server = $1 ORDER BY place")
            .bind(server.as_str())
            .fetch_all(&mut *db)
            .await?;
    let variants: Vec<String> =
        sqlx::query_scalar("SELECT variant FROM game_variants WHERE server = $1 ORDER BY variant")
            .bind(server.as_str())
            .fetch_all(&mut *db)
            .await?;
    let places: Vec<Place> = places.into_iter().map(Place::from_stored).collect();
    let below = match places.as_slice() {
        [] => Vec::new(),
        _ => threads::of_listed(db, server).await?,
    };
    Ok(Limits { places, variants, below, ..Limits::default() })
}

/// The place, if it is on a community's list.
pub(crate) async fn listed(db: &mut Db, place: &Place) -> Result<Vec<Place>> {
    let listed: Option<String> =
        sqlx::query_scalar("SELECT place FROM game_places WHERE place = $1")
            .bind(place.as_str())
            .fetch_optional(db)
            .await?;
    Ok(listed.map(Place::from_stored).into_iter().collect())
}

/// Stores a change of the limits.
pub(crate) async fn change(db: &mut Db, change: &LimitChange) -> Result<AnyQueryResult> {
    let query = match change {
        LimitChange::PlaceListed { server, place } => {
            sqlx::query("INSERT INTO game_places (place, server) VALUES ($1, $2)")
                .bind(place.as_str())
                .bind(server.as_str())
        }
        LimitChange::PlaceUnlisted(place) => {
            sqlx::query("DELETE FROM game_places WHERE place = $1").bind(place.as_str())
        }
        LimitChange::VariantListed { server, variant } => {
            sqlx::query("INSERT INTO game_variants (server, variant) VALUES ($1, $2)")
                .bind(server.as_str())
                .bind(variant)
        }
        LimitChange::VariantUnlisted { server, variant } => {
            sqlx::query("DELETE FROM game_variants WHERE server = $1 AND variant = $2")
                .bind(server.as_str())
                .bind(variant)
        }
    };
    Ok(query.execute(db).await?)
}

impl Store {
    /// The limits of a community, with its own variants.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn limits(&self, server: &Server) -> Result<Limits> {
        let db = &mut *self.readers.acquire().await?;
        let own = uploaded_variants::own(db, server, "").await?;
        Ok(Limits { own, ..limits(db, Some(server)).await? })
    }
}
