//! The outcome of messages that were edited later. An edit's cause begins with its message's cause.

use crate::database::{Db, Result, Store, StoreError};
use menagerie_core::model::Reply;
use menagerie_core::play::types::Corrected;
use menagerie_core::{CauseId, GameId, Place, Server, Timestamp};

/// Reads what has become of a message and of its edits.
pub(crate) async fn corrected(db: &mut Db, original: &CauseId) -> Result<Corrected> {
    let (first, behind) = original.edits();
    let stored: Vec<(String, String)> = sqlx::query_as(
        "SELECT cause, reply FROM inbox WHERE cause = $1 OR (cause >= $2 AND cause < $3)",
    )
    .bind(original.as_str())
    .bind(&first)
    .bind(&behind)
    .fetch_all(&mut *db)
    .await?;
    // Conditional moves that answered the move stand behind it.
    let played: Option<(i64, i64, String)> = sqlx::query_as(
        "SELECT game, ply, cause FROM moves WHERE cause = $1 OR (cause >= $2 AND cause < $3)
         ORDER BY ply LIMIT 1",
    )
    .bind(original.as_str())
    .bind(&first)
    .bind(&behind)
    .fetch_optional(db)
    .await?;
    let mut found = Corrected { is_known: !stored.is_empty(), ..Corrected::default() };
    let mut answered = 0;
    for (cause, reply) in &stored {
        match serde_json::from_str(reply) {
            Ok(Reply::Unplayed(game, moment)) => found.refused.push((game, moment)),
            _ if cause == original.as_str() => {}
            _ => answered += usize::from(played.as_ref().is_none_or(|(.., by)| by != cause)),
        }
    }
    found.is_told = answered > 0;
    found.played =
        played.and_then(|(game, ply, _)| Some((GameId(game), usize::try_from(ply).ok()?)));
    Ok(found)
}

impl Store {
    /// Whether the bot has acted on a message or an edit of it.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn has_acted_on(&self, original: &CauseId) -> Result<bool> {
        let (first, behind) = original.edits();
        let found: Option<String> = sqlx::query_scalar(
            "SELECT cause FROM inbox WHERE cause = $1 OR (cause >= $2 AND cause < $3) LIMIT 1",
        )
        .bind(original.as_str())
        .bind(first)
        .bind(behind)
        .fetch_optional(&self.readers)
        .await?;
        Ok(found.is_some())
    }

    /// The texts that were typed since a moment in the running games of a community, and may have
    /// been edited while the bot was away: each game's last move, and refused texts. Each with the
    /// places where it may stand.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn typed_since(
        &self,
        since: Timestamp,
        server: &Server,
    ) -> Result<Vec<(CauseId, Vec<Place>)>> {
        let nothing = serde_json::to_string(&Reply::Nothing);
        let nothing = nothing.map_err(|error| StoreError::Unreadable(error.to_string()))?;
        let mut typed: Vec<(String, i64)> = sqlx::query_as(
            "SELECT inbox.cause, moves.game FROM inbox JOIN moves ON moves.cause = inbox.cause
             WHERE inbox.at >= $1 AND inbox.reply = $2
               AND moves.ply = (SELECT max(ply) FROM moves AS others WHERE others.game = moves.game)",
        )
        .bind(since.0)
        .bind(nothing)
        .fetch_all(&self.readers)
        .await?;
        let refused: Vec<(String, String)> = sqlx::query_as(
            "SELECT cause, reply FROM inbox WHERE at >= $1 AND reply LIKE '{\"unplayed\"%'",
        )
        .bind(since.0)
        .fetch_all(&self.readers)
        .await?;
        typed.extend(refused.into_iter().filter_map(|(cause, reply)| {
            match serde_json::from_str(&reply) {
                Ok(Reply::Unplayed(game, _)) => Some((cause, game.0)),
                _ => None,
            }
        }));
        let mut found = Vec::new();
        for (cause, game) in typed {
            let places: Vec<String> = sqlx::query_scalar(
                "SELECT home FROM games WHERE id = $1 AND server = $2 AND ending IS NULL
                 UNION
                 SELECT coalesce(windows.thread, windows.place)
                 FROM windows JOIN games ON games.id = windows.game
                 WHERE windows.game = $1 AND windows.server = $2 AND ending IS NULL",
            )
            .bind(game)
            .bind(server.as_str())
            .fetch_all(&self.readers)
            .await?;
            if !places.is_empty() {
                let places = places.into_iter().map(Place::from_stored).collect();
                found.push((CauseId::from_stored(cause), places));
            }
        }
        Ok(found)
    }
}
