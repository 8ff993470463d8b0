//! The problem of the day of each community, and the games that it may come from.

use super::games;
use crate::database::{Db, Result, Store};
use menagerie_core::model::OfferId;
use menagerie_core::model::state::Game;
use menagerie_core::problem::types::DailyProblem;
use menagerie_core::{GameId, Place, ProblemId, Server, Timestamp};
use sqlx::any::AnyQueryResult;

type Row = (String, String, Option<i64>, Option<i64>);

fn read((server, place, due, last): Row) -> DailyProblem {
    DailyProblem {
        server: Server::from_stored(server),
        place: Place::from_stored(place),
        due: due.map(Timestamp),
        last: last.map(ProblemId),
    }
}

/// The problem of the day of a community, if it has ever wanted one.
pub(crate) async fn daily(db: &mut Db, server: &Server) -> Result<Option<DailyProblem>> {
    let row =
        sqlx::query_as("SELECT server, place, due_at, last FROM daily_problems WHERE server = $1")
            .bind(server.as_str())
            .fetch_optional(db)
            .await?;
    Ok(row.map(read))
}

/// The problems that are posted at a place.
pub(crate) async fn posted_at(db: &mut Db, place: &Place) -> Result<Vec<DailyProblem>> {
    let rows: Vec<Row> = sqlx::query_as(
        "SELECT server, place, due_at, last FROM daily_problems
         WHERE place = $1 AND due_at IS NOT NULL",
    )
    .bind(place.as_str())
    .fetch_all(db)
    .await?;
    Ok(rows.into_iter().map(read).collect())
}

/// Whether a game has ended that was begun at a place.
pub(crate) async fn has_ended_at(db: &mut Db, place: &Place) -> Result<bool> {
    let found: Option<i64> =
        sqlx::query_scalar("SELECT id FROM games WHERE place = $1 AND ending IS NOT NULL LIMIT 1")
            .bind(place.as_str())
            .fetch_optional(db)
            .await?;
    Ok(found.is_some())
}

/// Stores where and when the next one is posted. The last one stays known until there is another.
pub(super) async fn set(db: &mut Db, daily: &DailyProblem) -> Result<AnyQueryResult> {
    Ok(sqlx::query(
        "INSERT INTO daily_problems (server, network, place, due_at, last)
         VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (server) DO UPDATE SET network = excluded.network, place = excluded.place,
             due_at = excluded.due_at, last = COALESCE(excluded.last, daily_problems.last)",
    )
    .bind(daily.server.as_str())
    .bind(daily.place.network())
    .bind(daily.place.as_str())
    .bind(daily.due.map(|due| due.0))
    .bind(daily.last.map(|last| last.0))
    .execute(db)
    .await?)
}

impl Store {
    /// The problems of the day that are due on a network, the longest due first.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn due_problems(&self, network: &str, now: Timestamp) -> Result<Vec<DailyProblem>> {
        // Where the bot is not any more, nobody would see them.
        let rows: Vec<Row> = sqlx::query_as(
            "SELECT server, place, due_at, last FROM daily_problems
             WHERE network = $1 AND due_at <= $2
               AND NOT EXISTS (SELECT 1 FROM communities
                               WHERE communities.server = daily_problems.server
                                 AND left_at IS NOT NULL)
             ORDER BY due_at, server",
        )
        .bind(network)
        .bind(now.0)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(read).collect())
    }

    /// The newest games below a number that were begun at a place and have ended, and of which there is no
    /// problem yet: ten at most.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn games_without_problem(&self, place: &Place, below: GameId) -> Result<Vec<GameId>> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM games WHERE place = $1 AND ending IS NOT NULL AND id < $2
               AND NOT EXISTS (SELECT 1 FROM problems WHERE problems.game = games.id)
             ORDER BY id DESC LIMIT 10",
        )
        .bind(place.as_str())
        .bind(below.0)
        .fetch_all(&self.readers)
        .await?;
        Ok(ids.into_iter().map(GameId).collect())
    }

    /// Whether the post of a problem still waits to be shown, also where nobody can be shown it now.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn problem_waits(&self, id: ProblemId) -> Result<bool> {
        let found: Option<i64> = sqlx::query_scalar(
            "SELECT 1 FROM outbox WHERE offer = $1 AND kind = 'offer' AND dead IS NULL LIMIT 1",
        )
        .bind(OfferId::Problem(id).key())
        .fetch_optional(&self.readers)
        .await?;
        Ok(found.is_some())
    }

    /// The running games of a community that this program can read.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn running_games_in(&self, server: &Server) -> Result<Vec<Game>> {
        games::running_games_in(&mut *self.readers.begin().await?, server).await
    }
}
