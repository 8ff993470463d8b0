//! The ledgers of the months that are over.

use super::rated_games::{first_month, ran_in};
use crate::database::{Db, Result, Store};
use menagerie_core::rating::{Calendar, Ledger, Period, Pool, Rating};
use menagerie_core::{GameId, PlayerId, Timestamp};
use sqlx::Row;
use sqlx::any::AnyRow;

/// How many ratings one statement stores, and how many values each has.
const ROWS_AT_ONCE: usize = 100;
const COLUMNS: usize = 7;

/// The newest month whose ledger is kept, with the digest of the games that it follows from.
pub(super) async fn newest(db: &mut Db) -> Result<Option<(Period, String)>> {
    let row: Option<(i64, String)> = sqlx::query_as(
        "SELECT month, digest FROM rating_months WHERE month >= 0 ORDER BY month DESC LIMIT 1",
    )
    .fetch_optional(db)
    .await?;
    Ok(row.map(|(month, digest)| (Period(month), digest)))
}

/// The month whose ledger is computed next, if one before `current` is missing.
pub(super) async fn missing(db: &mut Db, current: Period) -> Result<Option<Period>> {
    let next = match newest(&mut *db).await? {
        Some((month, _)) => Some(Period(month.0 + 1)),
        None => first_month(db).await?,
    };
    Ok(next.filter(|next| *next < current))
}

/// The ledger before a month: the newest one that is kept, or one without ratings.
async fn before(db: &mut Db, month: Period) -> Result<Ledger> {
    let mut ledger = Ledger::before(month);
    if let Some((newest, digest)) = newest(&mut *db).await? {
        (ledger.month, ledger.digest) = (newest, digest);
        let rows = sqlx::query("SELECT * FROM ratings WHERE month = $1")
            .bind(newest.0)
            .fetch_all(db)
            .await?;
        add(&mut ledger, &rows)?;
    }
    Ok(ledger)
}

/// Adds stored ratings to a ledger.
pub(super) fn add(ledger: &mut Ledger, rows: &[AnyRow]) -> Result<()> {
    for row in rows {
        let player = PlayerId::from_stored(row.try_get("player")?);
        if row.try_get::<i64, _>("late")? != 0 {
            ledger.late.insert(player.clone());
        }
        let pool = Pool::from_word(row.try_get("variant")?);
        ledger.pools.entry(pool).or_default().insert(player, rating(row)?);
    }
    Ok(())
}

/// The rating in a stored row.
pub(super) fn rating(row: &AnyRow) -> Result<Rating> {
    Ok(Rating {
        rating: row.try_get("rating")?,
        deviation: row.try_get("deviation")?,
        volatility: row.try_get("volatility")?,
    })
}

/// Stores a ledger in place of one that was dropped.
async fn keep(db: &mut Db, ledger: &Ledger, now: Timestamp) -> Result<()> {
    sqlx::query("INSERT INTO rating_months (month, digest, computed_at) VALUES ($1, $2, $3)")
        .bind(ledger.month.0)
        .bind(&ledger.digest)
        .bind(now.0)
        .execute(&mut *db)
        .await?;
    // A ledger of this month that was dropped before may have left its rows.
    sqlx::query("DELETE FROM ratings WHERE month = $1")
        .bind(ledger.month.0)
        .execute(&mut *db)
        .await?;
    let rows = ledger.pools.iter().flat_map(|(pool, standings)| {
        standings.iter().map(move |(player, rating)| (pool, player, rating))
    });
    for rows in rows.collect::<Vec<_>>().chunks(ROWS_AT_ONCE) {
        let more = (1..rows.len()).map(|row| {
            let place = |column: usize| format!("${}", COLUMNS * row + column + 1);
            format!(", ({})", (0..COLUMNS).map(place).collect::<Vec<_>>().join(", "))
        });
        let first =
            "INSERT INTO ratings (month, variant, player, rating, deviation, volatility, late)
             VALUES ($1, $2, $3, $4, $5, $6, $7)";
        let statement = std::iter::once(first.to_owned()).chain(more).collect::<String>();
        let mut insert = sqlx::query(sqlx::AssertSqlSafe(statement));
        for (pool, player, Rating { rating, deviation, volatility }) in rows {
            insert = insert
                .bind(ledger.month.0)
                .bind(pool.word())
                .bind(player.as_str())
                .bind(rating)
                .bind(deviation)
                .bind(volatility)
                .bind(i64::from(ledger.late.contains(*player)));
        }
        insert.execute(&mut *db).await?;
    }
    Ok(())
}

/// Drops the ledgers of months that were over before a rated game began, or ended, in them. An event is
/// sometimes stored a while after it happened.
pub(crate) async fn changed_by(db: &mut Db, game: GameId, at: Timestamp) -> Result<()> {
    let is_rated: Option<i64> =
        sqlx::query_scalar("SELECT id FROM games WHERE id = $1 AND rated = 1")
            .bind(game.0)
            .fetch_optional(&mut *db)
            .await?;
    match is_rated {
        Some(_) => drop_since(db, Calendar::Months.period(at.0)).await,
        None => Ok(()),
    }
}

/// Drops the ledgers from a month on: a row for each. Their ratings go when the month is computed again,
/// since nobody is to wait for that.
pub(super) async fn drop_since(db: &mut Db, month: Period) -> Result<()> {
    sqlx::query("DELETE FROM rating_months WHERE month >= $1")
        .bind(month.0)
        .execute(&mut *db)
        .await?;
    Ok(())
}

impl Store {
    /// Drops all ledgers, so that they are computed again.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn forget_ratings(&self) -> Result<()> {
        let mut write = self.writer.begin().await?;
        drop_since(&mut write, Period(0)).await?;
        write.commit().await
    }

    /// Computes the ledger of the oldest month that is over and has none, and keeps it. Nothing if
    /// there is no such month.
    ///
    /// # Errors
    /// When the database cannot be read or written.
    pub async fn close_month_of_ratings(&self, now: Timestamp) -> Result<Option<Period>> {
        let current = Calendar::Months.period(now.0);
        if missing(&mut *self.readers.acquire().await?, current).await?.is_none() {
            return Ok(None);
        }
        // A second caller that closes it waits here, and then finds that it is done.
        let mut write = self.writer.begin().await?;
        let Some(month) = missing(&mut write, current).await? else { return Ok(None) };
        let ledger = before(&mut write, month).await?.next(&ran_in(&mut write, month).await?);
        keep(&mut write, &ledger, now).await?;
        write.commit().await?;
        Ok(Some(month))
    }
}
