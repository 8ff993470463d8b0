//! Reading rated games.

use crate::database::values::{color, counted};
use crate::database::{Db, Result, StoreError};
use menagerie_core::model::state::{End, Ending};
use menagerie_core::rating::{Calendar, Period, RatedGame};
use menagerie_core::{GameId, PlayerId, Timestamp};
use sqlx::Row;
use sqlx::any::AnyRow;

/// The first second of a month.
fn begin(month: Period) -> i64 {
    Calendar::Months.first(month)
}

/// The rated games that ended in a month, in the order of their ends.
pub(super) async fn ended_in(db: &mut Db, month: Period) -> Result<Vec<RatedGame>> {
    let rows = sqlx::query(
        "SELECT id, variant, white, black, started_at, touched_at, ply, ending, winner, ruling_rated
         FROM games
         WHERE rated = 1 AND ending IS NOT NULL AND touched_at >= $1 AND touched_at < $2
         ORDER BY touched_at, id",
    )
    .bind(begin(month))
    .bind(begin(Period(month.0 + 1)))
    .fetch_all(db)
    .await?;
    rows.iter().map(read).collect()
}

/// Whether more than two thousand rated games have ended this month: too many to look at beside a
/// decision, for which others wait.
pub(crate) async fn are_many(db: &mut Db, now: Timestamp) -> Result<bool> {
    let beyond: Option<i64> = sqlx::query_scalar(
        "SELECT id FROM games WHERE rated = 1 AND ending IS NOT NULL AND touched_at >= $1
         ORDER BY touched_at LIMIT 1 OFFSET 2000",
    )
    .bind(begin(Calendar::Months.period(now.0)))
    .fetch_optional(db)
    .await?;
    Ok(beyond.is_some())
}

/// The rated games that ran in a month, in part or wholly, whether they have ended since or not.
pub(super) async fn ran_in(db: &mut Db, month: Period) -> Result<Vec<RatedGame>> {
    let rows = sqlx::query(
        "SELECT id, variant, white, black, started_at, touched_at, ply, ending, winner, ruling_rated
         FROM games
         WHERE rated = 1 AND ending IS NOT NULL AND touched_at >= $1
           AND (started_at < $2 OR touched_at < $2)
         UNION ALL
         SELECT id, variant, white, black, started_at, touched_at, ply, ending, winner, ruling_rated
         FROM games WHERE rated = 1 AND ending IS NULL AND started_at < $2",
    )
    .bind(begin(month))
    .bind(begin(Period(month.0 + 1)))
    .fetch_all(db)
    .await?;
    rows.iter().map(read).collect()
}

/// All rated games, in no order.
pub(crate) async fn all(db: &mut Db) -> Result<Vec<RatedGame>> {
    let rows = sqlx::query(
        "SELECT id, variant, white, black, started_at, touched_at, ply, ending, winner, ruling_rated
         FROM games WHERE rated = 1 AND ending IS NOT NULL AND touched_at >= 0
         UNION ALL
         SELECT id, variant, white, black, started_at, touched_at, ply, ending, winner, ruling_rated
         FROM games WHERE rated = 1 AND ending IS NULL",
    )
    .fetch_all(db)
    .await?;
    rows.iter().map(read).collect()
}

/// The month in which the first rated game ended.
pub(super) async fn first_month(db: &mut Db) -> Result<Option<Period>> {
    let first: Option<i64> = sqlx::query_scalar(
        "SELECT touched_at FROM games WHERE rated = 1 AND ending IS NOT NULL AND touched_at >= 0
         ORDER BY touched_at LIMIT 1",
    )
    .fetch_optional(db)
    .await?;
    Ok(first.map(|at| Calendar::Months.period(at)))
}

fn read(row: &AnyRow) -> Result<RatedGame> {
    let id = GameId(row.try_get("id")?);
    let player =
        |column: &str| -> Result<PlayerId> { Ok(PlayerId::from_stored(row.try_get(column)?)) };
    let ending = row.try_get::<Option<&str>, _>("ending")?.map(|word| {
        let unknown = || StoreError::Unreadable(format!("game {id}: “{word}” is no ending"));
        Ending::parse(word).ok_or_else(unknown)
    });
    let winner = row.try_get::<Option<&str>, _>("winner")?.map(color).transpose()?;
    let touched = Timestamp(row.try_get("touched_at")?);
    Ok(RatedGame {
        id,
        variant: row.try_get("variant")?,
        players: [player("white")?, player("black")?],
        started: Timestamp(row.try_get("started_at")?),
        plies: counted(row.try_get("ply")?)?,
        end: ending.transpose()?.map(|ending| (End { ending, winner }, touched)),
        is_ruled_to_count: row.try_get::<i64, _>("ruling_rated")? != 0,
    })
}
