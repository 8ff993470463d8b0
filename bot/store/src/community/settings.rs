//! The settings of people and communities, as words.

use crate::database::{Db, Result, Store};
use menagerie_core::GameId;
use menagerie_core::community::types::{Holder, Setting, Settings};
use sqlx::any::AnyQueryResult;

/// The stored kind and name of an owner of settings.
fn stored(holder: &Holder) -> (&'static str, &str) {
    match holder {
        Holder::Player(player) => ("player", player.as_str()),
        Holder::Server(server) => ("server", server.as_str()),
    }
}

/// The settings of an owner.
pub(crate) async fn settings(db: &mut Db, holder: &Holder) -> Result<Settings> {
    let (scope, name) = stored(holder);
    let rows: Vec<(String, String)> =
        sqlx::query_as("SELECT setting, word FROM settings WHERE scope = $1 AND holder = $2")
            .bind(scope)
            .bind(name)
            .fetch_all(db)
            .await?;
    // A setting of a later version is left alone.
    let known = |(name, word): (String, String)| Some((Setting::named(&name)?, word));
    Ok(rows.into_iter().filter_map(known).collect())
}

/// Stores a setting.
pub(crate) async fn set(
    db: &mut Db,
    holder: &Holder,
    setting: Setting,
    word: &str,
) -> Result<AnyQueryResult, sqlx::Error> {
    let (scope, name) = stored(holder);
    sqlx::query(
        "INSERT INTO settings (scope, holder, setting, word) VALUES ($1, $2, $3, $4)
         ON CONFLICT (scope, holder, setting) DO UPDATE SET word = excluded.word",
    )
    .bind(scope)
    .bind(name)
    .bind(setting.name())
    .bind(word)
    .execute(db)
    .await
}

impl Store {
    /// The values of one setting for the players of a game.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn set_by_players(&self, game: GameId, setting: Setting) -> Result<Vec<String>> {
        Ok(sqlx::query_scalar(
            "SELECT settings.word FROM games
             JOIN settings ON settings.scope = 'player' AND settings.setting = $2
                AND settings.holder IN (games.white, games.black)
             WHERE games.id = $1",
        )
        .bind(game.0)
        .bind(setting.name())
        .fetch_all(&self.readers)
        .await?)
    }

    /// The settings of an owner.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn settings(&self, holder: &Holder) -> Result<Settings> {
        settings(&mut *self.readers.acquire().await?, holder).await
    }
}
