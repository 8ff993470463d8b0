//! Private notes about games.

use crate::database::values::{counted, stored_ply};
use crate::database::{Db, Result, Store};
use menagerie_core::notebook::types::Note;
use menagerie_core::{GameId, PlayerId, Timestamp};
use sqlx::any::AnyQueryResult;

/// The numbers of a person's notes on a game, the oldest first.
pub(crate) async fn numbers(db: &mut Db, author: &PlayerId, game: GameId) -> Result<Vec<usize>> {
    let numbers: Vec<i64> = sqlx::query_scalar(
        "SELECT number FROM notes WHERE author = $1 AND game = $2 ORDER BY number",
    )
    .bind(author.as_str())
    .bind(game.0)
    .fetch_all(db)
    .await?;
    numbers.into_iter().map(counted).collect()
}

/// Stores a note.
pub(crate) async fn add(
    db: &mut Db,
    author: &PlayerId,
    game: GameId,
    note: &Note,
) -> Result<AnyQueryResult> {
    Ok(sqlx::query(
        "INSERT INTO notes (author, game, number, ply, at, words) VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .bind(author.as_str())
    .bind(game.0)
    .bind(stored_ply(note.number)?)
    .bind(stored_ply(note.ply)?)
    .bind(note.at.0)
    .bind(&note.words)
    .execute(db)
    .await?)
}

/// Deletes a note.
pub(crate) async fn remove(
    db: &mut Db,
    author: &PlayerId,
    game: GameId,
    number: usize,
) -> Result<AnyQueryResult> {
    Ok(sqlx::query("DELETE FROM notes WHERE author = $1 AND game = $2 AND number = $3")
        .bind(author.as_str())
        .bind(game.0)
        .bind(stored_ply(number)?)
        .execute(db)
        .await?)
}

impl Store {
    /// A person's notes on a game, the oldest first.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn notes(&self, author: &PlayerId, game: GameId) -> Result<Vec<Note>> {
        let rows: Vec<(i64, i64, i64, String)> = sqlx::query_as(
            "SELECT number, ply, at, words FROM notes
             WHERE author = $1 AND game = $2 ORDER BY number",
        )
        .bind(author.as_str())
        .bind(game.0)
        .fetch_all(&mut *self.readers.acquire().await?)
        .await?;
        let note = |(number, ply, at, words)| {
            Ok(Note { number: counted(number)?, ply: counted(ply)?, at: Timestamp(at), words })
        };
        rows.into_iter().map(note).collect()
    }
}
