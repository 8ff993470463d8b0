//! The stored moves of a game, and which extras it has, read as one row. Each row of a statement is
//! handed from one thread to another, which costs more than the row.

use crate::clock::extras::Extras;
use crate::database::{Db, Result};
use menagerie_core::{GameId, Server};
use menagerie_rules::{Line, Position, notation};
use sqlx::Row;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The most plies that are replayed while others wait: a few hundred microseconds.
const SHORT: usize = 100;

/// The stored moves of a game.
#[derive(Debug, Default)]
pub(super) struct StoredLine {
    /// The moves in coordinates, with a space between.
    coordinates: String,
    /// When the last one was played, in unix seconds.
    pub last_at: i64,
    /// How many of the last ones have one cause.
    pub played_together: usize,
}

impl StoredLine {
    /// Reads the moves of a game in a community, and which extras it has.
    pub(super) async fn of(db: &mut Db, game: GameId, server: &Server) -> Result<(Self, Extras)> {
        let row = sqlx::query(
            "SELECT (SELECT string_agg(coordinates, ' ' ORDER BY ply) FROM moves WHERE game = $1)
                        AS coordinates,
                    (SELECT at FROM moves WHERE game = $1 ORDER BY ply DESC LIMIT 1) AS last_at,
                    (SELECT cause FROM moves WHERE game = $1 ORDER BY ply DESC LIMIT 1) AS cause,
                    (SELECT 1 FROM moves_taken_back WHERE game = $1 LIMIT 1) AS taken_back,
                    (SELECT 1 FROM proposals WHERE game = $1 LIMIT 1) AS proposals,
                    (SELECT 1 FROM plans WHERE game = $1 LIMIT 1) AS plans,
                    (SELECT 1 FROM galleries WHERE game = $1) AS gallery,
                    (SELECT 1 FROM windows WHERE game = $1 LIMIT 1) AS windows,
                    (SELECT 1 FROM freezes WHERE scope = 'game' AND holder = $2 LIMIT 1) AS frozen,
                    (SELECT 1 FROM freezes WHERE scope = 'server' AND holder = $3 LIMIT 1)
                        AS server_frozen",
        )
        .bind(game.0)
        .bind(game.to_string())
        .bind(server.as_str())
        .fetch_one(&mut *db)
        .await?;
        let is_there =
            |what: &str| -> Result<bool> { Ok(row.try_get::<Option<i64>, _>(what)?.is_some()) };
        let extras = Extras {
            taken_back: is_there("taken_back")?,
            proposals: is_there("proposals")?,
            plans: is_there("plans")?,
            spectators: is_there("gallery")?,
            windows: is_there("windows")?,
            frozen: is_there("frozen")?,
            server_frozen: is_there("server_frozen")?,
        };
        let cause: Option<String> = row.try_get("cause")?;
        let mut line = Self {
            coordinates: row.try_get::<Option<_>, _>("coordinates")?.unwrap_or_default(),
            last_at: row.try_get::<Option<_>, _>("last_at")?.unwrap_or_default(),
            played_together: usize::from(cause.is_some()),
        };
        // A conditional move's cause is that of the move that it answers, with its own ply behind
        // it.
        let last = line.moves().count().saturating_sub(1);
        let set_off = cause.as_deref().and_then(|cause| cause.strip_suffix(&format!("+{last}")));
        if let Some(set_off) = set_off {
            line.played_together = together(db, game, set_off).await?.max(1);
        }
        Ok((line, extras))
    }

    /// The moves in coordinates.
    fn moves(&self) -> impl Iterator<Item = &str> {
        self.coordinates.split_whitespace()
    }

    /// Replays them from the start of the game.
    ///
    /// # Errors
    /// Why that is impossible, in words for the log.
    pub(super) async fn replayed(self, start: Position) -> Result<Line, String> {
        // A defect in the rules of one game must not stop the others.
        let is_short = self.moves().nth(SHORT).is_none();
        let replay = move || catch_unwind(AssertUnwindSafe(|| self.replay(start)));
        let replayed = if is_short {
            replay()
        } else {
            // A long game takes milliseconds, in which this thread would do nothing else.
            tokio::task::spawn_blocking(replay).await.unwrap_or_else(|failed| Err(Box::new(failed)))
        };
        replayed.map_err(|_| "replaying it failed".to_owned())?
    }

    fn replay(&self, start: Position) -> Result<Line, String> {
        let mut line = Line::new(start);
        for coordinates in self.moves() {
            let played = notation::from_coordinates(line.position(), coordinates)
                .ok_or_else(|| format!("{coordinates} is not legal"))?;
            line.play(&played).map_err(|illegal| illegal.to_string())?;
        }
        Ok(line)
    }
}

/// How many moves were played from the one with this cause on.
async fn together(db: &mut Db, game: GameId, cause: &str) -> Result<usize> {
    let count: i64 = sqlx::query_scalar(
        "SELECT count(*) FROM moves
         WHERE game = $1 AND ply >= (SELECT ply FROM moves WHERE game = $1 AND cause = $2)",
    )
    .bind(game.0)
    .bind(cause)
    .fetch_one(db)
    .await?;
    Ok(usize::try_from(count).unwrap_or_default())
}
