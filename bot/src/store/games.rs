//! Games and challenges, read back and rebuilt.

use super::{Store, StoreError};
use crate::game::{
    Challenge, ChallengeId, ChallengeState, DrawOffer, End, Ending, Game, GameId, Place, PlayerId,
    SideWish, Start, Timestamp,
};
use menagerie_rules::{Color, Line, Position, Variant, bundled_by_id, notation};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};
use std::sync::Arc;

pub(super) fn color_word(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

fn color(word: &str) -> Result<Color, StoreError> {
    match word {
        "white" => Ok(Color::White),
        "black" => Ok(Color::Black),
        other => Err(StoreError::Unreadable(format!("“{other}” is no side"))),
    }
}

pub(super) async fn game(
    connection: &mut SqliteConnection,
    id: GameId,
) -> Result<Option<Game>, StoreError> {
    let row = sqlx::query("SELECT * FROM games WHERE id = $1")
        .bind(id.0)
        .fetch_optional(&mut *connection)
        .await?;
    match row {
        Some(row) => rebuild(connection, &row).await.map(Some),
        None => Ok(None),
    }
}

/// The games that are played at a place: the one of the thread, or those without a thread whose
/// challenge was made there.
pub(super) async fn games_at(
    connection: &mut SqliteConnection,
    place: &Place,
) -> Result<Vec<Game>, StoreError> {
    let rows = sqlx::query(
        "SELECT * FROM games WHERE thread = $1
         UNION SELECT * FROM games WHERE place = $1 AND thread IS NULL AND ending IS NULL
         ORDER BY id LIMIT 50",
    )
    .bind(place.as_str())
    .fetch_all(&mut *connection)
    .await?;
    rebuild_all(connection, &rows).await
}

pub(super) async fn running_games_of(
    connection: &mut SqliteConnection,
    player: &PlayerId,
) -> Result<Vec<Game>, StoreError> {
    let rows = sqlx::query(
        "SELECT * FROM games WHERE white = $1 AND ending IS NULL
         UNION SELECT * FROM games WHERE black = $1 AND ending IS NULL ORDER BY id",
    )
    .bind(player.as_str())
    .fetch_all(&mut *connection)
    .await?;
    rebuild_all(connection, &rows).await
}

pub(super) async fn challenge(
    connection: &mut SqliteConnection,
    id: ChallengeId,
) -> Result<Option<Challenge>, StoreError> {
    let row = sqlx::query("SELECT * FROM challenges WHERE id = $1")
        .bind(id.0)
        .fetch_optional(connection)
        .await?;
    row.map(|row| rebuild_challenge(&row)).transpose()
}

impl Store {
    /// A game by its number.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn game(&self, id: GameId) -> Result<Option<Game>, StoreError> {
        game(&mut *self.readers.acquire().await?, id).await
    }

    /// The games that are played at a place.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn games_at(&self, place: &Place) -> Result<Vec<Game>, StoreError> {
        games_at(&mut *self.readers.acquire().await?, place).await
    }

    /// A person's running games.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn running_games_of(&self, player: &PlayerId) -> Result<Vec<Game>, StoreError> {
        running_games_of(&mut *self.readers.acquire().await?, player).await
    }

    /// The open challenges that a person has made or can answer.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn open_challenges_of(
        &self,
        player: &PlayerId,
    ) -> Result<Vec<Challenge>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM challenges WHERE state = 'open' AND opponent = $1
             UNION SELECT * FROM challenges WHERE state = 'open' AND challenger = $1 ORDER BY id",
        )
        .bind(player.as_str())
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(rebuild_challenge).collect()
    }

    /// The places of running games, where messages may be moves.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn places_of_running_games(&self) -> Result<Vec<Place>, StoreError> {
        let rows: Vec<String> = sqlx::query_scalar(
            "SELECT DISTINCT coalesce(thread, place) FROM games WHERE ending IS NULL",
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(Place::from_stored).collect())
    }

    /// Where a game is played, without its moves.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn thread_of(&self, id: GameId) -> Result<Option<Place>, StoreError> {
        let thread: Option<Option<String>> =
            sqlx::query_scalar("SELECT thread FROM games WHERE id = $1")
                .bind(id.0)
                .fetch_optional(&self.readers)
                .await?;
        Ok(thread.flatten().map(Place::from_stored))
    }

    /// Whether any game is or was played at this place; asked of every message there is.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn is_place_of_game(&self, place: &Place) -> Result<bool, StoreError> {
        let found: i64 = sqlx::query_scalar(
            "SELECT EXISTS (SELECT 1 FROM games WHERE thread = $1)
                 OR EXISTS (SELECT 1 FROM games
                            WHERE place = $1 AND thread IS NULL AND ending IS NULL)",
        )
        .bind(place.as_str())
        .fetch_one(&self.readers)
        .await?;
        Ok(found != 0)
    }
}

async fn rebuild_all(
    connection: &mut SqliteConnection,
    rows: &[SqliteRow],
) -> Result<Vec<Game>, StoreError> {
    let mut games = Vec::with_capacity(rows.len());
    for row in rows {
        match rebuild(connection, row).await {
            Ok(game) => games.push(game),
            // A game that this program cannot replay must not hide the others.
            Err(StoreError::Unreadable(what)) => tracing::error!(what, "a game cannot be replayed"),
            Err(error) => return Err(error),
        }
    }
    Ok(games)
}

async fn rebuild(connection: &mut SqliteConnection, row: &SqliteRow) -> Result<Game, StoreError> {
    let id = GameId(row.try_get("id")?);
    let unreadable = |what: String| StoreError::Unreadable(format!("game {id}: {what}"));
    let variant = variant(row)?;
    let start_fen: &str = row.try_get("start_fen")?;
    let start =
        Position::from_fen(&variant, start_fen).map_err(|error| unreadable(error.to_string()))?;
    let mut line = Line::new(start);
    let moves: Vec<String> =
        sqlx::query_scalar("SELECT coordinates FROM moves WHERE game = $1 ORDER BY ply")
            .bind(id.0)
            .fetch_all(connection)
            .await?;
    for coordinates in moves {
        let played = notation::from_coordinates(line.position(), &coordinates)
            .ok_or_else(|| unreadable(format!("{coordinates} is not legal")))?;
        line.play(&played);
    }
    let ply: i64 = row.try_get("ply")?;
    if usize::try_from(ply) != Ok(line.ply()) {
        return Err(unreadable(format!("{ply} plies were counted, {} are stored", line.ply())));
    }
    let draw_offer = match (
        row.try_get::<Option<&str>, _>("draw_by")?,
        row.try_get::<Option<i64>, _>("draw_ply")?,
    ) {
        (Some(by), Some(ply)) => Some(DrawOffer {
            by: color(by)?,
            ply: usize::try_from(ply).map_err(|error| unreadable(error.to_string()))?,
        }),
        _ => None,
    };
    let end = match row.try_get::<Option<&str>, _>("ending")? {
        Some(word) => Some(End {
            ending: Ending::parse(word)
                .ok_or_else(|| unreadable(format!("“{word}” is no ending")))?,
            winner: row.try_get::<Option<&str>, _>("winner")?.map(color).transpose()?,
        }),
        None => None,
    };
    Ok(Game {
        id,
        players: [
            PlayerId::from_stored(row.try_get("white")?),
            PlayerId::from_stored(row.try_get("black")?),
        ],
        place: Place::from_stored(row.try_get("place")?),
        thread: row.try_get::<Option<String>, _>("thread")?.map(Place::from_stored),
        line,
        draw_offer,
        end,
        started: Timestamp(row.try_get("started_at")?),
        touched: Timestamp(row.try_get("touched_at")?),
    })
}

fn rebuild_challenge(row: &SqliteRow) -> Result<Challenge, StoreError> {
    let id = ChallengeId(row.try_get("id")?);
    let unreadable = |what: &str| StoreError::Unreadable(format!("challenge {id}: {what}"));
    let state = match row.try_get::<&str, _>("state")? {
        "open" => ChallengeState::Open,
        "declined" => ChallengeState::Declined,
        "withdrawn" => ChallengeState::Withdrawn,
        _ => ChallengeState::Accepted(GameId(row.try_get("game")?)),
    };
    Ok(Challenge {
        id,
        challenger: PlayerId::from_stored(row.try_get("challenger")?),
        opponent: PlayerId::from_stored(row.try_get("opponent")?),
        variant: variant(row)?,
        side: SideWish::parse(row.try_get("side")?).ok_or_else(|| unreadable("unknown side"))?,
        start: match row.try_get("start_fen")? {
            None => Start::Array,
            Some(fen) => Start::Setup(fen),
        },
        place: Place::from_stored(row.try_get("place")?),
        state,
    })
}

/// The variant of a row. A game is always replayed by the rules it was started with.
fn variant(row: &SqliteRow) -> Result<Arc<Variant>, StoreError> {
    let id: &str = row.try_get("variant")?;
    let revision: i64 = row.try_get("revision")?;
    bundled_by_id(id).filter(|variant| i64::from(variant.revision) == revision).cloned().ok_or_else(
        || StoreError::Unreadable(format!("this program has no revision {revision} of {id}")),
    )
}
