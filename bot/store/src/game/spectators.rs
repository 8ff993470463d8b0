//! The spectators of games, where they talk, and whether a player has forbidden an analysis.

use crate::database::values::counted;
use crate::database::{Db, Result, Store};
use menagerie_core::watch::WATCH_WINDOW;
use menagerie_core::watch::types::{Spectators, Watcher};
use menagerie_core::{GameId, Place, PlayerId, Timestamp};
use menagerie_rules::Color;
use sqlx::any::AnyQueryResult;

/// The spectators of a game.
pub(super) async fn spectators(db: &mut Db, game: GameId) -> Result<Spectators> {
    let row: Option<(Option<String>, i64, i64, Option<i64>)> = sqlx::query_as(
        "SELECT place, white_changes, black_changes,
                (SELECT 1 FROM watchers WHERE watchers.game = galleries.game LIMIT 1)
         FROM galleries WHERE game = $1",
    )
    .bind(game.0)
    .fetch_optional(db)
    .await?;
    let Some((place, white, black, watched)) = row else { return Ok(Spectators::default()) };
    let changes = |number: i64| u32::try_from(number).unwrap_or(u32::MAX);
    Ok(Spectators {
        place: place.map(Place::from_stored),
        is_watched: watched.is_some(),
        changes: [changes(white), changes(black)],
    })
}

/// The facts about a person who asks to watch a game.
pub(crate) async fn watcher(
    db: &mut Db,
    watcher: &PlayerId,
    game: GameId,
    now: Timestamp,
) -> Result<Watcher> {
    let watches: Option<i64> =
        sqlx::query_scalar("SELECT 1 FROM watchers WHERE game = $1 AND watcher = $2")
            .bind(game.0)
            .bind(watcher.as_str())
            .fetch_optional(&mut *db)
            .await?;
    let lately: i64 =
        sqlx::query_scalar("SELECT count(*) FROM watchers WHERE watcher = $1 AND at > $2")
            .bind(watcher.as_str())
            .bind(now.0 - WATCH_WINDOW)
            .fetch_one(db)
            .await?;
    Ok(Watcher { watches: watches.is_some(), lately: counted(lately)? })
}

/// The game whose spectators talk at a place.
pub(crate) async fn talked_about_at(db: &mut Db, place: &Place) -> Result<Option<GameId>> {
    let game: Option<i64> = sqlx::query_scalar("SELECT game FROM galleries WHERE place = $1")
        .bind(place.as_str())
        .fetch_optional(db)
        .await?;
    Ok(game.map(GameId))
}

/// Stores that a person watches a game.
pub(crate) async fn watch(
    db: &mut Db,
    game: GameId,
    watcher: &PlayerId,
    at: i64,
) -> Result<AnyQueryResult> {
    begin(&mut *db, game).await?;
    Ok(sqlx::query("INSERT INTO watchers (game, watcher, at) VALUES ($1, $2, $3)")
        .bind(game.0)
        .bind(watcher.as_str())
        .bind(at)
        .execute(db)
        .await?)
}

/// Stores how often a side has changed whether its game may be analyzed.
pub(crate) async fn settle_analysis(
    db: &mut Db,
    game: GameId,
    by: Color,
    changes: u32,
) -> Result<AnyQueryResult> {
    begin(&mut *db, game).await?;
    Ok(sqlx::query(
        "UPDATE galleries SET
             white_changes = CASE $2 WHEN 'white' THEN $3 ELSE white_changes END,
             black_changes = CASE $2 WHEN 'black' THEN $3 ELSE black_changes END
         WHERE game = $1",
    )
    .bind(game.0)
    .bind(by.word())
    .bind(i64::from(changes))
    .execute(db)
    .await?)
}

/// Deletes the place where the spectators of a game talked.
pub(crate) async fn lose_place(db: &mut Db, game: GameId) -> Result<AnyQueryResult> {
    Ok(sqlx::query("UPDATE galleries SET place = NULL WHERE game = $1 AND place IS NOT NULL")
        .bind(game.0)
        .execute(db)
        .await?)
}

/// Makes sure that a game has a row for its spectators.
async fn begin(db: &mut Db, game: GameId) -> Result<()> {
    sqlx::query("INSERT INTO galleries (game) VALUES ($1) ON CONFLICT (game) DO NOTHING")
        .bind(game.0)
        .execute(db)
        .await?;
    Ok(())
}

impl Store {
    /// The spectators of a game, the first ones first; at most a hundred.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn watchers(&self, game: GameId) -> Result<Vec<PlayerId>> {
        let watchers: Vec<String> = sqlx::query_scalar(
            "SELECT watcher FROM watchers WHERE game = $1 ORDER BY at, watcher LIMIT 100",
        )
        .bind(game.0)
        .fetch_all(&self.readers)
        .await?;
        Ok(watchers.into_iter().map(PlayerId::from_stored).collect())
    }

    /// Stores the place where the spectators of a game talk.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn note_spectators_place(&self, game: GameId, place: &Place) -> Result<()> {
        let statement = sqlx::query(
            "INSERT INTO galleries (game, place) VALUES ($1, $2)
             ON CONFLICT (game) DO UPDATE SET place = excluded.place",
        )
        .bind(game.0)
        .bind(place.as_str());
        self.writer.execute(statement).await
    }
}
