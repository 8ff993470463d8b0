//! The freezes that last: what is stopped, since when, by whom and why.

use crate::database::{Db, Result, Store};
use menagerie_core::moderation::types::{Frozen, Stopped};
use menagerie_core::{GameId, PlayerId, Server, Timestamp};
use sqlx::Row;
use sqlx::any::{AnyQueryResult, AnyRow};

/// The stored form of what a freeze stops.
fn key(what: &Stopped) -> (&'static str, String) {
    match what {
        Stopped::Game(game) => ("game", game.to_string()),
        Stopped::Server(server) => ("server", server.as_str().to_owned()),
    }
}

/// The freezes of a game and of its community that last.
pub(crate) async fn lasting(db: &mut Db, game: GameId, server: &Server) -> Result<Vec<Frozen>> {
    let rows = sqlx::query(
        "SELECT scope, from_at, frozen_by, reason FROM freezes
         WHERE until_at IS NULL
           AND (scope = 'game' AND holder = $1 OR scope = 'server' AND holder = $2)
         ORDER BY scope",
    )
    .bind(game.to_string())
    .bind(server.as_str())
    .fetch_all(db)
    .await?;
    let what = |scope: &str| match scope {
        "game" => Stopped::Game(game),
        _ => Stopped::Server(server.clone()),
    };
    rows.iter().map(|row| frozen(row, what(row.try_get("scope")?))).collect()
}

/// The freeze of all games of a community, if it lasts.
pub(crate) async fn of_all(db: &mut Db, server: &Server) -> Result<Option<Frozen>> {
    let row = sqlx::query(
        "SELECT from_at, frozen_by, reason FROM freezes
         WHERE scope = 'server' AND holder = $1 AND until_at IS NULL",
    )
    .bind(server.as_str())
    .fetch_optional(db)
    .await?;
    row.map(|row| frozen(&row, Stopped::Server(server.clone()))).transpose()
}

fn frozen(row: &AnyRow, what: Stopped) -> Result<Frozen> {
    Ok(Frozen {
        what,
        from: Timestamp(row.try_get("from_at")?),
        by: row.try_get::<Option<String>, _>("frozen_by")?.map(PlayerId::from_stored),
        reason: row.try_get("reason")?,
    })
}

impl Store {
    /// The freeze of all games of a community, if it lasts.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn frozen(&self, server: &Server) -> Result<Option<Frozen>> {
        of_all(&mut *self.readers.acquire().await?, server).await
    }
}

/// Stores a freeze that begins at a moment. A game that is frozen again in the second of its thaw
/// has not gone on.
pub(crate) async fn freeze(db: &mut Db, frozen: &Frozen) -> Result<AnyQueryResult, sqlx::Error> {
    let (scope, holder) = key(&frozen.what);
    sqlx::query(
        "INSERT INTO freezes (scope, holder, from_at, frozen_by, reason)
         VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (scope, holder, from_at) DO UPDATE
         SET until_at = NULL, frozen_by = excluded.frozen_by, reason = excluded.reason",
    )
    .bind(scope)
    .bind(holder)
    .bind(frozen.from.0)
    .bind(frozen.by.as_ref().map(PlayerId::as_str))
    .bind(frozen.reason.as_deref())
    .execute(db)
    .await
}

/// Ends a freeze at a moment. The clocks of a community are due then, and each tells when it is due
/// next.
pub(crate) async fn thaw(db: &mut Db, what: &Stopped, at: Timestamp) -> Result<AnyQueryResult> {
    if let Stopped::Server(server) = what {
        sqlx::query(
            "UPDATE clocks SET due_at = $2
             WHERE started_at IS NOT NULL AND over = 0
               AND game IN (SELECT id FROM games WHERE server = $1 AND ending IS NULL)",
        )
        .bind(server.as_str())
        .bind(at.0)
        .execute(&mut *db)
        .await?;
    }
    let (scope, holder) = key(what);
    Ok(sqlx::query(
        "UPDATE freezes SET until_at = $3
         WHERE scope = $1 AND holder = $2 AND until_at IS NULL",
    )
    .bind(scope)
    .bind(holder)
    .bind(at.0)
    .execute(db)
    .await?)
}
