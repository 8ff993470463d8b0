//! Places that cannot hold threads of their own, so that games are played in the place itself:
//! threads, each with the channel to which it belongs, and voice channels, each with itself. And
//! the threads that belong to one game.

use crate::database::{Db, Result, Store};
use menagerie_core::{Place, Server};

/// The threads of the channels in which a community begins games.
pub(super) async fn of_listed(db: &mut Db, server: &Server) -> Result<Vec<Place>> {
    let threads: Vec<String> = sqlx::query_scalar(
        "SELECT threads.place FROM threads
         JOIN game_places ON game_places.place = threads.channel WHERE server = $1",
    )
    .bind(server.as_str())
    .fetch_all(db)
    .await?;
    Ok(threads.into_iter().map(Place::from_stored).collect())
}

/// Deletes a thread that does not exist any more.
pub(super) async fn forget(db: &mut Db, thread: &Place) -> Result<()> {
    sqlx::query("DELETE FROM threads WHERE place = $1").bind(thread.as_str()).execute(db).await?;
    Ok(())
}

impl Store {
    /// Stores that something is begun in a thread of this channel, or in a channel without threads.
    ///
    /// # Errors
    /// When the database cannot be read or written.
    pub async fn note_thread(&self, thread: &Place, channel: &Place) -> Result<()> {
        // This is asked each time, and is news only once.
        if self.channel_of(thread).await?.as_ref() == Some(channel) {
            return Ok(());
        }
        let statement = sqlx::query(
            "INSERT INTO threads (place, channel) VALUES ($1, $2)
             ON CONFLICT (place) DO UPDATE SET channel = excluded.channel",
        )
        .bind(thread.as_str())
        .bind(channel.as_str());
        self.writer.execute(statement).await
    }

    /// The channel of a place that holds no threads and in which something was begun.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn channel_of(&self, thread: &Place) -> Result<Option<Place>> {
        let channel: Option<String> =
            sqlx::query_scalar("SELECT channel FROM threads WHERE place = $1")
                .bind(thread.as_str())
                .fetch_optional(&self.readers)
                .await?;
        Ok(channel.map(Place::from_stored))
    }

    /// The threads of a channel in which something was begun.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn threads_of(&self, channel: &Place) -> Result<Vec<Place>> {
        let threads: Vec<String> =
            sqlx::query_scalar("SELECT place FROM threads WHERE channel = $1")
                .bind(channel.as_str())
                .fetch_all(&self.readers)
                .await?;
        Ok(threads.into_iter().map(Place::from_stored).collect())
    }

    /// The place where a game was begun or joined, found by the game's own thread or its
    /// spectators' thread.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn begun_at(&self, thread: &Place) -> Result<Option<Place>> {
        let place: Option<String> = sqlx::query_scalar(
            "SELECT place FROM games WHERE thread = $1
             UNION ALL SELECT place FROM windows WHERE thread = $1
             UNION ALL SELECT games.place FROM galleries JOIN games ON games.id = galleries.game
                       WHERE galleries.place = $1",
        )
        .bind(thread.as_str())
        .fetch_optional(&self.readers)
        .await?;
        Ok(place.map(Place::from_stored))
    }
}
