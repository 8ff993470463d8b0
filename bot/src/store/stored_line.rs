//! The moves of a game as they are stored, read in one row: each row of a statement is handed from one
//! thread to another, which costs more than the row.

use crate::game::GameId;
use menagerie_rules::{Line, Position, notation};
use sqlx::AnyConnection;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The most plies that are played again where others wait for it: a few hundred microseconds.
const SHORT: usize = 100;

/// What is stored of the moves of a game.
#[derive(Debug, Default)]
pub(super) struct StoredLine {
    /// The moves by their squares, with a space between.
    coordinates: String,
    /// When the last one was played, in unix seconds.
    pub last_at: i64,
    /// How many of the last ones have one cause.
    pub played_together: usize,
}

impl StoredLine {
    /// Reads the moves of a game.
    pub(super) async fn of(
        connection: &mut AnyConnection,
        game: GameId,
    ) -> Result<Self, sqlx::Error> {
        let (coordinates, last_at, cause): (Option<String>, Option<i64>, Option<String>) =
            sqlx::query_as(
                "SELECT (SELECT string_agg(coordinates, ' ' ORDER BY ply) FROM moves WHERE game = $1),
                        (SELECT at FROM moves WHERE game = $1 ORDER BY ply DESC LIMIT 1),
                        (SELECT cause FROM moves WHERE game = $1 ORDER BY ply DESC LIMIT 1)",
            )
            .bind(game.0)
            .fetch_one(&mut *connection)
            .await?;
        let mut line = Self {
            coordinates: coordinates.unwrap_or_default(),
            last_at: last_at.unwrap_or_default(),
            played_together: usize::from(cause.is_some()),
        };
        // A conditional move's cause is that of the move which set it off, with its ply behind it.
        let last = line.moves().count().saturating_sub(1);
        let set_off = cause.as_deref().and_then(|cause| cause.strip_suffix(&format!("+{last}")));
        if let Some(set_off) = set_off {
            line.played_together = together(connection, game, set_off).await?.max(1);
        }
        Ok(line)
    }

    /// The moves by their squares.
    fn moves(&self) -> impl Iterator<Item = &str> {
        self.coordinates.split_whitespace()
    }

    /// Plays them again from where the game began.
    ///
    /// # Errors
    /// Why that cannot be done, in words for the log.
    pub(super) async fn replayed(self, start: Position) -> Result<Line, String> {
        // A defect in the rules of one game must not take the others down.
        let is_short = self.moves().nth(SHORT).is_none();
        let replay = move || catch_unwind(AssertUnwindSafe(|| self.replay(start)));
        let replayed = if is_short {
            replay()
        } else {
            // A long game takes milliseconds, in which nothing else would be done here.
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

/// How many moves were played since the one of this cause, and with it.
async fn together(
    connection: &mut AnyConnection,
    game: GameId,
    cause: &str,
) -> Result<usize, sqlx::Error> {
    let count: i64 = sqlx::query_scalar(
        "SELECT count(*) FROM moves
         WHERE game = $1 AND ply >= (SELECT ply FROM moves WHERE game = $1 AND cause = $2)",
    )
    .bind(game.0)
    .bind(cause)
    .fetch_one(connection)
    .await?;
    Ok(usize::try_from(count).unwrap_or_default())
}
