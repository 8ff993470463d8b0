//! Games, read back and rebuilt.

use super::{Store, StoreError};
use crate::game::{
    Candidates, DrawOffer, End, Ending, Game, GameId, OfferId, Place, PlayerId, Server, TakenBack,
    Timestamp, Which,
};
use menagerie_rules::{Color, Line, Position, Variant, notation, variant_of};
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
        "SELECT * FROM games WHERE thread = $1 AND ending IS NOT NULL
         UNION ALL SELECT * FROM games WHERE home = $1 AND ending IS NULL
         ORDER BY id LIMIT 50",
    )
    .bind(place.as_str())
    .fetch_all(&mut *connection)
    .await?;
    rebuild_all(connection, &rows).await
}

/// The games that are concerned when a place does not exist any more: those that run there or in
/// a thread of it, and the one that made us notice, also if it has ended.
pub(super) async fn games_losing(
    connection: &mut SqliteConnection,
    place: &Place,
    noticed_by: Option<GameId>,
) -> Result<Vec<Game>, StoreError> {
    let rows = sqlx::query(
        "SELECT * FROM games WHERE thread = $1
         UNION SELECT * FROM games WHERE place = $1 AND ending IS NULL
         UNION SELECT * FROM games WHERE id = $2 AND (place = $1 OR thread = $1) ORDER BY id",
    )
    .bind(place.as_str())
    .bind(noticed_by.map(|game| game.0))
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

/// The games that a person can mean who asks at a place.
pub(super) async fn candidates(
    connection: &mut SqliteConnection,
    player: &PlayerId,
    place: &Place,
    which: Which,
) -> Result<Candidates, StoreError> {
    let mut candidates = Candidates::default();
    match which {
        Which::Number(id) => candidates.named = game(connection, id).await?,
        Which::Here => {
            candidates.here = games_at(connection, place).await?;
            if candidates.here.is_empty() {
                candidates.mine = running_games_of(connection, player).await?;
            }
        }
    }
    Ok(candidates)
}

impl Store {
    /// A game by its number.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn game(&self, id: GameId) -> Result<Option<Game>, StoreError> {
        game(&mut *self.readers.acquire().await?, id).await
    }

    /// The games that a person can mean who asks at a place.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn candidates(
        &self,
        player: &PlayerId,
        place: &Place,
        which: Which,
    ) -> Result<Candidates, StoreError> {
        candidates(&mut *self.readers.acquire().await?, player, place, which).await
    }

    /// Whether something that was to be offered still waits for its answer.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn is_open(&self, offer: OfferId) -> Result<bool, StoreError> {
        let open: Option<i64> = match offer {
            OfferId::Challenge(id) => {
                sqlx::query_scalar("SELECT 1 FROM challenges WHERE id = $1 AND state = 'open'")
                    .bind(id.0)
                    .fetch_optional(&self.readers)
                    .await?
            }
            OfferId::Draw(game, ply) => {
                sqlx::query_scalar("SELECT 1 FROM games WHERE id = $1 AND draw_ply = $2")
                    .bind(game.0)
                    .bind(i64::try_from(ply).unwrap_or(i64::MAX))
                    .fetch_optional(&self.readers)
                    .await?
            }
        };
        Ok(open.is_some())
    }

    /// Whether a running game of this person in this community has lost its place.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn is_homeless(
        &self,
        player: &PlayerId,
        server: &Server,
    ) -> Result<bool, StoreError> {
        let servers: Vec<String> = sqlx::query_scalar(
            "SELECT server FROM games WHERE white = $1 AND place_lost = 1 AND ending IS NULL
             UNION ALL
             SELECT server FROM games WHERE black = $1 AND place_lost = 1 AND ending IS NULL",
        )
        .bind(player.as_str())
        .fetch_all(&self.readers)
        .await?;
        Ok(servers.iter().any(|known| known == server.as_str()))
    }

    /// A person's running games.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn running_games_of(&self, player: &PlayerId) -> Result<Vec<Game>, StoreError> {
        running_games_of(&mut *self.readers.acquire().await?, player).await
    }

    /// The games of a person that have ended lately, the newest first; at most ten.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn finished_games_of(&self, player: &PlayerId) -> Result<Vec<Game>, StoreError> {
        let mut connection = self.readers.acquire().await?;
        let rows = sqlx::query(
            "SELECT * FROM (SELECT * FROM games WHERE white = $1 AND ending IS NOT NULL
                            ORDER BY touched_at DESC LIMIT 10) AS first
             UNION ALL
             SELECT * FROM (SELECT * FROM games WHERE black = $1 AND ending IS NOT NULL
                            ORDER BY touched_at DESC LIMIT 10) AS second",
        )
        .bind(player.as_str())
        .fetch_all(&mut *connection)
        .await?;
        let mut games = rebuild_all(&mut connection, &rows).await?;
        games.sort_by_key(|game| std::cmp::Reverse((game.touched, game.id)));
        games.truncate(10);
        Ok(games)
    }

    /// The thread of a game, without its moves.
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
    let start = Position::from_stored_fen(&variant, start_fen)
        .map_err(|error| unreadable(error.to_string()))?;
    let moves: Vec<(String, i64)> =
        sqlx::query_as("SELECT coordinates, at FROM moves WHERE game = $1 ORDER BY ply")
            .bind(id.0)
            .fetch_all(&mut *connection)
            .await?;
    let taken_back = taken_back(connection, id).await?;
    let moved = [
        row.try_get("started_at")?,
        moves.last().map_or(0, |(_, at)| *at),
        taken_back.map_or(0, |taken_back| taken_back.at.0),
    ];
    let moved = moved.into_iter().fold(0, i64::max);
    // A defect in the rules of one game must not take the others down.
    // A long game takes milliseconds, in which nothing else would be done here.
    let line = tokio::task::spawn_blocking(move || replay(start, &moves))
        .await
        .map_err(|_| unreadable("replaying it failed".to_owned()))?
        .map_err(unreadable)?;
    if usize::try_from(row.try_get::<i64, _>("ply")?) != Ok(line.ply()) {
        return Err(unreadable(format!("{} plies are stored, others were counted", line.ply())));
    }
    let ply = |column: &str| -> Result<Option<usize>, StoreError> {
        let ply: Option<i64> = row.try_get(column)?;
        ply.map(|ply| usize::try_from(ply).map_err(|error| unreadable(error.to_string())))
            .transpose()
    };
    let draw_offer = match (row.try_get::<Option<&str>, _>("draw_by")?, ply("draw_ply")?) {
        (Some(by), Some(ply)) => Some(DrawOffer { by: color(by)?, ply }),
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
        server: Server::from_stored(row.try_get("server")?),
        place: Place::from_stored(row.try_get("place")?),
        place_lost: row.try_get::<i64, _>("place_lost")? != 0,
        own_place: row.try_get::<Option<String>, _>("thread")?.map(Place::from_stored),
        line,
        draw_offer,
        last_offers: [ply("white_offer")?, ply("black_offer")?],
        last_declined: ply("declined_ply")?,
        taken_back,
        end,
        moved: Timestamp(moved),
        touched: Timestamp(row.try_get("touched_at")?),
    })
}

/// The move of a game that was taken back last.
async fn taken_back(
    connection: &mut SqliteConnection,
    game: GameId,
) -> Result<Option<TakenBack>, StoreError> {
    let row: Option<(i64, i64)> = sqlx::query_as(
        "SELECT ply, at FROM moves_taken_back WHERE game = $1 ORDER BY number DESC LIMIT 1",
    )
    .bind(game.0)
    .fetch_optional(connection)
    .await?;
    let Some((ply, at)) = row else { return Ok(None) };
    let ply = usize::try_from(ply).map_err(|error| StoreError::Unreadable(error.to_string()))?;
    Ok(Some(TakenBack { ply, at: Timestamp(at) }))
}

/// Plays the stored moves again.
fn replay(start: Position, moves: &[(String, i64)]) -> Result<Line, String> {
    let mut line = Line::new(start);
    for (coordinates, _) in moves {
        let played = notation::from_coordinates(line.position(), coordinates)
            .ok_or_else(|| format!("{coordinates} is not legal"))?;
        line.play(&played).map_err(|illegal| illegal.to_string())?;
    }
    Ok(line)
}

/// The variant of a row. A game is always replayed by the rules it was started with.
pub(super) fn variant(row: &SqliteRow) -> Result<Arc<Variant>, StoreError> {
    let id: &str = row.try_get("variant")?;
    let revision: i64 = row.try_get("revision")?;
    u32::try_from(revision).ok().and_then(|revision| variant_of(id, revision)).cloned().ok_or_else(
        || StoreError::Unreadable(format!("this program has no revision {revision} of {id}")),
    )
}
