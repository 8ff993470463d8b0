//! How members want to be told of their games, and what they are still to be told.

use crate::clock::pauses;
use crate::community::settings;
use crate::database::values::{counted, stored_ply};
use crate::database::{Db, Result, Store, StoreError};
use crate::people::belongings::belongings;
use menagerie_core::clock::Day;
use menagerie_core::community::types::{Holder, Settings};
use menagerie_core::notice::types::{Listener, Listeners, Notices, PutOff, Told};
use menagerie_core::{GameId, PlayerId, Timestamp};
use sqlx::any::AnyQueryResult;
use std::collections::BTreeSet;

/// How these people want to be told.
pub(crate) async fn listeners(db: &mut Db, people: BTreeSet<PlayerId>) -> Result<Listeners> {
    let mut listeners = Listeners::new();
    for player in people {
        let there_is = belongings(&mut *db, &player).await?;
        let mut set = Settings::default();
        if there_is.settings {
            set = settings::settings(db, &Holder::Player(player.clone())).await?;
        }
        let mut games: Vec<i64> = Vec::new();
        if there_is.alerts {
            games = sqlx::query_scalar("SELECT game FROM alerts WHERE player = $1")
                .bind(player.as_str())
                .fetch_all(&mut *db)
                .await?;
        }
        let listener = Listener {
            notices: Notices::of(&set),
            member: pauses::member_with(db, &player, there_is).await?,
            put_off: games.into_iter().map(GameId).collect(),
        };
        listeners.insert(player, listener);
    }
    Ok(listeners)
}

/// The turn of a game whose notice was put off.
pub(crate) async fn put_off(db: &mut Db, game: GameId) -> Result<Option<PutOff>> {
    let row: Option<(String, i64)> =
        sqlx::query_as("SELECT player, ply FROM alerts WHERE game = $1")
            .bind(game.0)
            .fetch_optional(db)
            .await?;
    let Some((player, ply)) = row else { return Ok(None) };
    Ok(Some(PutOff { player: PlayerId::from_stored(player), ply: counted(ply)? }))
}

/// Puts off the notice of a player's turn.
pub(crate) async fn put_off_until(
    db: &mut Db,
    game: GameId,
    player: &PlayerId,
    ply: usize,
    until: Timestamp,
) -> Result<AnyQueryResult> {
    // The account with which the player sits: the bot must be on its network to tell them.
    let seat: Option<String> = sqlx::query_scalar(
        "SELECT CASE $2 WHEN white THEN white_account ELSE black_account END
         FROM games WHERE id = $1",
    )
    .bind(game.0)
    .bind(player.as_str())
    .fetch_one(&mut *db)
    .await?;
    let seat = seat.map_or_else(|| player.clone(), PlayerId::from_stored);
    let written = sqlx::query(
        "INSERT INTO alerts (game, network, player, ply, due_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (game) DO UPDATE
         SET network = excluded.network, player = excluded.player, ply = excluded.ply,
             due_at = excluded.due_at",
    )
    .bind(game.0)
    .bind(seat.network())
    .bind(player.as_str())
    .bind(stored_ply(ply)?)
    .bind(until.0);
    Ok(written.execute(db).await?)
}

/// Deletes the put-off notice of a game.
pub(crate) async fn settle(db: &mut Db, game: GameId) -> Result<()> {
    sqlx::query("DELETE FROM alerts WHERE game = $1").bind(game.0).execute(db).await?;
    Ok(())
}

/// The last notice to a member.
pub(crate) async fn told(db: &mut Db, player: &PlayerId) -> Result<Told> {
    let row: Option<(Option<String>, i64)> =
        sqlx::query_as("SELECT day, told_until FROM notices WHERE player = $1")
            .bind(player.as_str())
            .fetch_optional(db)
            .await?;
    let Some((day, until)) = row else { return Ok(Told::default()) };
    let day: Option<Day> = day
        .map(|day| day.parse())
        .transpose()
        .map_err(|error| StoreError::Unreadable(format!("a notice: {error}")))?;
    Ok(Told { day, until: Timestamp(until) })
}

/// Stores what a member was told, and when there is more to tell.
pub(crate) async fn note_told(
    db: &mut Db,
    player: &PlayerId,
    told: Told,
    due: Option<Timestamp>,
) -> Result<AnyQueryResult, sqlx::Error> {
    sqlx::query(
        "INSERT INTO notices (player, network, day, told_until, due_at)
         VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (player) DO UPDATE
         SET day = excluded.day, told_until = excluded.told_until, due_at = excluded.due_at",
    )
    .bind(player.as_str())
    .bind(player.network())
    .bind(told.day.map(|day| day.to_string()))
    .bind(told.until.0)
    .bind(due.map(|due| due.0))
    .execute(db)
    .await
}

/// A vacation with a planned message has become shorter, so the message is due for a new look.
pub(crate) async fn look_at(db: &mut Db, player: &PlayerId, at: Timestamp) -> Result<()> {
    sqlx::query("UPDATE notices SET due_at = $2 WHERE player = $1 AND due_at > $2")
        .bind(player.as_str())
        .bind(at.0)
        .execute(db)
        .await?;
    Ok(())
}

impl Store {
    /// The most due notices that are returned at a time.
    pub const NOTICES_AT_A_TIME: usize = 100;

    /// The games on a network with a put-off notice that is due at `now`, because the player's
    /// quiet hours are over. If one is named, only those behind it; at most
    /// [`Store::NOTICES_AT_A_TIME`].
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn due_alerts(
        &self,
        network: &str,
        now: Timestamp,
        behind: Option<&(GameId, Timestamp)>,
    ) -> Result<Vec<(GameId, Timestamp)>> {
        let (game, due) = behind.map_or((0, i64::MIN), |(game, due)| (game.0, due.0));
        let rows: Vec<(i64, i64)> = sqlx::query_as(
            "SELECT game, due_at FROM alerts WHERE network = $1 AND due_at <= $2
               AND (due_at, game) > ($3, $4)
             ORDER BY due_at, game LIMIT 100",
        )
        .bind(network)
        .bind(now.0)
        .bind(due)
        .bind(game)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(|(game, due)| (GameId(game), Timestamp(due))).collect())
    }

    /// The members on a network who are to be told something at `now` that is not about one turn.
    /// If one is named, only those behind it; at most [`Store::NOTICES_AT_A_TIME`].
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn due_members(
        &self,
        network: &str,
        now: Timestamp,
        behind: Option<&(PlayerId, Timestamp)>,
    ) -> Result<Vec<(PlayerId, Timestamp)>> {
        let (player, due) = behind.map_or(("", i64::MIN), |(player, due)| (player.as_str(), due.0));
        let rows: Vec<(String, i64)> = sqlx::query_as(
            "SELECT player, due_at FROM notices WHERE network = $1 AND due_at <= $2
               AND (due_at, player) > ($3, $4)
             ORDER BY due_at, player LIMIT 100",
        )
        .bind(network)
        .bind(now.0)
        .bind(due)
        .bind(player)
        .fetch_all(&self.readers)
        .await?;
        let due = |(player, due)| (PlayerId::from_stored(player), Timestamp(due));
        Ok(rows.into_iter().map(due).collect())
    }
}
