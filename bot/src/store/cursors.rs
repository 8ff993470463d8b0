//! How far the messages of a game's place have been looked at, so that none is missed while the
//! bot or its connection is down.

use super::{Store, StoreError};
use crate::game::{MessageId, Place};

impl Store {
    /// The newest message of a place that has been looked at.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn cursor(&self, place: &Place) -> Result<Option<MessageId>, StoreError> {
        let message: Option<String> =
            sqlx::query_scalar("SELECT message FROM cursors WHERE place = $1")
                .bind(place.as_str())
                .fetch_optional(&self.readers)
                .await?;
        Ok(message.map(MessageId::from_stored))
    }

    /// Everything up to and including `message` has been looked at.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn advance_cursor(
        &self,
        place: &Place,
        message: &MessageId,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO cursors (place, message) VALUES ($1, $2)
             ON CONFLICT (place) DO UPDATE SET message = excluded.message",
        )
        .bind(place.as_str())
        .bind(message.as_str())
        .execute(&self.writer)
        .await?;
        Ok(())
    }
}
