//! What people have set for themselves.

use super::{Store, StoreError};
use crate::game::PlayerId;
use crate::preferences::Preferences;
use sqlx::Row;

impl Store {
    /// How a person wants to see boards.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn preferences(&self, player: &PlayerId) -> Result<Preferences, StoreError> {
        let row = sqlx::query("SELECT * FROM preferences WHERE player = $1")
            .bind(player.as_str())
            .fetch_optional(&self.readers)
            .await?;
        let mut preferences = Preferences::default();
        let Some(row) = row else { return Ok(preferences) };
        for what in ["theme", "pieces", "scale", "view"] {
            // A word of a later version is as if it had not been set.
            preferences.set(what, row.try_get(what)?);
        }
        preferences.look.coordinates = row.try_get::<i64, _>("coordinates")? != 0;
        Ok(preferences)
    }

    /// Stores how a person wants to see boards.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn set_preferences(
        &self,
        player: &PlayerId,
        preferences: &Preferences,
    ) -> Result<(), StoreError> {
        let mut write = self.writer.begin().await?;
        sqlx::query(
            "INSERT INTO preferences (player, theme, pieces, coordinates, scale, view)
             VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (player) DO UPDATE SET theme = excluded.theme, pieces = excluded.pieces,
                 coordinates = excluded.coordinates, scale = excluded.scale, view = excluded.view",
        )
        .bind(player.as_str())
        .bind(preferences.look.theme.name())
        .bind(preferences.look.pieces.name())
        .bind(i64::from(preferences.look.coordinates))
        .bind(preferences.scale.name())
        .bind(preferences.view.name())
        .execute(&mut *write)
        .await?;
        write.commit().await
    }
}
