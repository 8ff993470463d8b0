//! How far the messages of a game's place have been looked at, so that none is missed while the
//! bot or its connection is down.

use super::{Store, StoreError};
use crate::game::{MessageId, Place, Timestamp};

/// How far a place has been read.
#[derive(Clone, Debug)]
pub struct Cursor {
    /// The place.
    pub place: Place,
    /// The newest message there that was looked at.
    pub message: Option<MessageId>,
    /// When the first of its running games began: nothing older is of interest.
    pub started: Timestamp,
}

impl Store {
    /// Where the running games are played, and how far that has been read.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn cursors_of_running_games(&self) -> Result<Vec<Cursor>, StoreError> {
        let rows: Vec<(String, Option<String>, i64)> = sqlx::query_as(
            "SELECT coalesce(thread, games.place), message, min(started_at)
             FROM games LEFT JOIN cursors ON cursors.place = coalesce(thread, games.place)
             WHERE ending IS NULL GROUP BY 1, 2",
        )
        .fetch_all(&self.readers)
        .await?;
        let cursor = |(place, message, started): (String, Option<String>, i64)| Cursor {
            place: Place::from_stored(place),
            message: message.map(MessageId::from_stored),
            started: Timestamp(started),
        };
        Ok(rows.into_iter().map(cursor).collect())
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
