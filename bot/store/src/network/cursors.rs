//! Cursors: how far the messages of a game's place have been read, so that none is missed while the
//! bot or its connection is down.

use crate::database::{Db, Result, Store};
use crate::variant::learned_variants;
use menagerie_core::{MessageId, Place, PlayerId, Server, Timestamp};
use menagerie_rules::{Variant, variant_of};
use std::sync::Arc;

/// A cursor: how far a place has been read.
#[derive(Clone, Debug)]
pub struct Cursor {
    /// The place.
    pub place: Place,
    /// The channel of which it is a thread, if it is one.
    pub thread_of: Option<Place>,
    /// The position of the newest message that was read, as the network counts; 0 if none was.
    pub position: i64,
    /// When the first of its running games began: older messages do not matter.
    pub started: Timestamp,
}

/// The columns of such a game: variant, revision, community and players.
type GameAtPlaceRow = (String, i64, String, String, String);

/// A game that is played at a place, as far as it decides whether a message is meant for the bot.
#[derive(Clone, Debug)]
pub struct GameAtPlace {
    /// The variant, if this program has it.
    pub variant: Option<Arc<Variant>>,
    /// The community whose members may look at it.
    pub server: Server,
    /// Whether the writer of the message plays it.
    pub is_player: bool,
}

impl Store {
    /// The places of a community's running games, and how far each has been read.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn cursors_in(&self, server: &Server) -> Result<Vec<Cursor>> {
        let rows: Vec<(String, Option<String>, Option<i64>, i64)> = sqlx::query_as(
            "SELECT home, CASE WHEN thread IS NOT NULL THEN games.place
                         ELSE (SELECT channel FROM threads
                               WHERE threads.place = games.place AND channel <> games.place) END,
                    max(position), min(started_at)
             FROM games LEFT JOIN cursors ON cursors.place = home
             WHERE games.server = $1 AND ending IS NULL AND (thread IS NOT NULL OR place_lost = 0)
             GROUP BY 1, 2
             UNION ALL
             SELECT coalesce(windows.thread, windows.place),
                    CASE WHEN windows.thread IS NOT NULL THEN windows.place
                         ELSE (SELECT channel FROM threads
                               WHERE threads.place = windows.place AND channel <> windows.place) END,
                    max(position), min(started_at)
             FROM windows JOIN games ON games.id = windows.game
             LEFT JOIN cursors ON cursors.place = coalesce(windows.thread, windows.place)
             WHERE windows.server = $1 AND ending IS NULL
               AND (windows.thread IS NOT NULL OR windows.place_lost = 0)
             GROUP BY 1, 2",
        )
        .bind(server.as_str())
        .fetch_all(&self.readers)
        .await?;
        let cursor =
            |(place, parent, position, started): (String, Option<String>, Option<i64>, i64)| {
                Cursor {
                    place: Place::from_stored(place),
                    thread_of: parent.map(Place::from_stored),
                    position: position.unwrap_or(0),
                    started: Timestamp(started),
                }
            };
        Ok(rows.into_iter().map(cursor).collect())
    }

    /// How far a place has been read; nothing if no running game has this place.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn cursor(&self, place: &Place) -> Result<Option<(i64, Timestamp)>> {
        let row: Option<(i64, i64)> = sqlx::query_as(
            "SELECT coalesce((SELECT position FROM cursors WHERE place = $1), 0), min(started_at)
             FROM (SELECT started_at FROM games WHERE home = $1 AND ending IS NULL
                   UNION ALL
                   SELECT started_at FROM windows JOIN games ON games.id = windows.game
                   WHERE windows.thread = $1 AND ending IS NULL
                   UNION ALL
                   SELECT started_at FROM windows JOIN games ON games.id = windows.game
                   WHERE windows.place = $1 AND windows.thread IS NULL AND ending IS NULL
             ) AS played HAVING min(started_at) IS NOT NULL",
        )
        .bind(place.as_str())
        .fetch_optional(&self.readers)
        .await?;
        Ok(row.map(|(position, started)| (position, Timestamp(started))))
    }

    /// Stores that everything up to these messages has been read. A cursor never goes back.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn advance_cursors(&self, read: &[(Place, MessageId, i64)]) -> Result<()> {
        let advance = async |db: &mut Db| {
            for (place, message, position) in read {
                sqlx::query(
                    "INSERT INTO cursors (place, message, position) VALUES ($1, $2, $3)
                     ON CONFLICT (place) DO UPDATE
                     SET message = excluded.message, position = excluded.position
                     WHERE cursors.position < excluded.position",
                )
                .bind(place.as_str())
                .bind(message.as_str())
                .bind(position)
                .execute(&mut *db)
                .await?;
            }
            Ok(())
        };
        self.writer.write(advance).await
    }

    /// The games that are or were played at a place, without their moves. This is asked for every
    /// message.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn games_played_at(
        &self,
        place: &Place,
        person: &PlayerId,
    ) -> Result<Vec<GameAtPlace>> {
        let rows: Vec<GameAtPlaceRow> = sqlx::query_as(
            "SELECT variant, revision, server, white, black FROM games
             WHERE thread = $1 AND ending IS NOT NULL
             UNION ALL
             SELECT variant, revision, server, white, black FROM games
             WHERE home = $1 AND ending IS NULL
             UNION ALL
             SELECT variant, revision, windows.server, white, black
             FROM windows JOIN games ON games.id = windows.game WHERE windows.thread = $1
             UNION ALL
             SELECT variant, revision, windows.server, white, black
             FROM windows JOIN games ON games.id = windows.game
             WHERE windows.place = $1 AND windows.thread IS NULL AND ending IS NULL",
        )
        .bind(place.as_str())
        .fetch_all(&self.readers)
        .await?;
        self.of_rows(rows, person).await
    }

    /// The running games of a player that were begun at a place and are played elsewhere.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn games_begun_at(
        &self,
        place: &Place,
        person: &PlayerId,
    ) -> Result<Vec<GameAtPlace>> {
        // Only this player's games: many games may have been begun in a channel.
        let member = self.member_of(person).await?;
        let rows: Vec<GameAtPlaceRow> = sqlx::query_as(
            "WITH own (game) AS (
                 SELECT id FROM games WHERE white = $2 AND ending IS NULL
                 UNION ALL SELECT id FROM games WHERE black = $2 AND ending IS NULL)
             SELECT variant, revision, server, white, black FROM own CROSS JOIN games
             WHERE games.id = own.game AND place = $1 AND thread IS NOT NULL
             UNION ALL
             SELECT variant, revision, windows.server, white, black
             FROM own CROSS JOIN games CROSS JOIN windows
             WHERE games.id = own.game AND windows.game = own.game
               AND windows.place = $1 AND windows.thread IS NOT NULL",
        )
        .bind(place.as_str())
        .bind(member.as_str())
        .fetch_all(&self.readers)
        .await?;
        self.of_rows(rows, person).await
    }

    async fn of_rows(
        &self,
        rows: Vec<GameAtPlaceRow>,
        person: &PlayerId,
    ) -> Result<Vec<GameAtPlace>> {
        for (variant, revision, ..) in &rows {
            if variant_of(variant, u32::try_from(*revision).unwrap_or(0)).is_none() {
                let db = &mut *self.readers.acquire().await?;
                learned_variants::learn(db, variant, *revision).await?;
            }
        }
        // Whether a person is the other account of a member is asked only where a game is played.
        let person = if rows.is_empty() { person.clone() } else { self.member_of(person).await? };
        let of_row = |(variant, revision, server, white, black): GameAtPlaceRow| GameAtPlace {
            variant: u32::try_from(revision)
                .ok()
                .and_then(|revision| variant_of(&variant, revision)),
            server: Server::from_stored(server),
            is_player: [white, black].iter().any(|player| player == person.as_str()),
        };
        Ok(rows.into_iter().map(of_row).collect())
    }

    /// When the bot last listened, in unix seconds; 0 if it never has.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn heard_at(&self) -> Result<Timestamp> {
        Ok(Timestamp(
            sqlx::query_scalar("SELECT heard_at FROM instance").fetch_one(&self.readers).await?,
        ))
    }

    /// Stores that the bot has listened until `at`.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn set_heard_at(&self, at: Timestamp) -> Result<()> {
        let statement = sqlx::query("UPDATE instance SET heard_at = $1").bind(at.0);
        self.writer.execute(statement).await
    }
}
