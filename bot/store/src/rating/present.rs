//! The ratings as they are now: those of the last month, and what this month's games give.

use super::ledgers::{add, missing, newest, rating};
use super::rated_games::ended_in;
use crate::database::{Db, Result, Store};
use menagerie_core::rating::{Calendar, Ledger, Period, Pool, PresentRatings, Rating};
use menagerie_core::{PlayerId, Server, Timestamp};
use sqlx::Row;
use std::collections::BTreeSet;

/// All about the ratings of a member.
#[derive(Clone, Debug)]
pub struct MemberRatings {
    /// How they are now.
    pub present: PresentRatings,
    /// How they were at the end of each month, the oldest first.
    pub months: Vec<(Period, Pool, Rating)>,
}

/// The ratings of some players now, and of all who have played this month. Nothing while those of the last
/// month are still to be computed.
pub(crate) async fn present(
    db: &mut Db,
    of: BTreeSet<PlayerId>,
    now: Timestamp,
) -> Result<Option<PresentRatings>> {
    let month = Calendar::Months.period(now.0);
    if missing(&mut *db, month).await?.is_some() {
        return Ok(None);
    }
    let games = ended_in(&mut *db, month).await?;
    let mut ledger = Ledger::before(month);
    if let Some((kept, digest)) = newest(&mut *db).await? {
        ledger.digest = digest;
        let playing = games.iter().flat_map(|game| game.players.iter().cloned());
        for player in of.into_iter().chain(playing).collect::<BTreeSet<_>>() {
            let rows = sqlx::query("SELECT * FROM ratings WHERE player = $1 AND month = $2")
                .bind(player.as_str())
                .bind(kept.0)
                .fetch_all(&mut *db)
                .await?;
            add(&mut ledger, &rows)?;
        }
    }
    let estimate = ledger.estimate(&games);
    Ok(Some(PresentRatings { before: ledger, estimate }))
}

impl Store {
    /// The ratings of some players now. Nothing while those of the last month are still to be computed.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn present_ratings(
        &self,
        of: BTreeSet<PlayerId>,
        now: Timestamp,
    ) -> Result<Option<PresentRatings>> {
        let mut snapshot = self.readers.begin().await?;
        present(&mut snapshot, of, now).await
    }

    /// A player's rating in a pool at the end of the month before a time, if it is known.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn rating_before(
        &self,
        player: &PlayerId,
        pool: &Pool,
        at: Timestamp,
    ) -> Result<Option<Rating>> {
        let row = sqlx::query(
            "SELECT rating, deviation, volatility FROM ratings
             WHERE month = $1 AND variant = $2 AND player = $3",
        )
        .bind(Calendar::Months.period(at.0).0 - 1)
        .bind(pool.word())
        .bind(player.as_str())
        .fetch_optional(&self.readers)
        .await?;
        row.as_ref().map(rating).transpose()
    }

    /// The ratings of a member, now and at the end of each month. Nothing while those of the last month
    /// are still to be computed.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn ratings_of(
        &self,
        player: &PlayerId,
        now: Timestamp,
    ) -> Result<Option<MemberRatings>> {
        let mut snapshot = self.readers.begin().await?;
        let present = present(&mut snapshot, BTreeSet::from([player.clone()]), now).await?;
        let Some(present) = present else { return Ok(None) };
        let rows = sqlx::query("SELECT * FROM ratings WHERE player = $1 ORDER BY month, variant")
            .bind(player.as_str())
            .fetch_all(&mut *snapshot)
            .await?;
        let month = |row| -> Result<_> {
            let row: &sqlx::any::AnyRow = row;
            let pool = Pool::from_word(row.try_get("variant")?);
            Ok((Period(row.try_get("month")?), pool, rating(row)?))
        };
        let months = rows.iter().map(month).collect::<Result<_>>()?;
        Ok(Some(MemberRatings { present, months }))
    }

    /// The members who have a rating in a pool, or played a rated game this month, and have ever played in
    /// a community. Ghosts are none, and of the rated ones it is the best thousand.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn rated_in(
        &self,
        server: &Server,
        pool: &Pool,
        now: Timestamp,
    ) -> Result<BTreeSet<PlayerId>> {
        let mut snapshot = self.readers.begin().await?;
        let month = newest(&mut snapshot).await?.map_or(-1, |(month, _)| month.0);
        let rated: Vec<String> = sqlx::query_scalar(
            "SELECT player FROM ratings
             WHERE month = $1 AND variant = $2
               AND EXISTS (SELECT 1 FROM tallies
                           WHERE tallies.player = ratings.player AND server = $3)
             ORDER BY rating - 2 * deviation DESC LIMIT 1000",
        )
        .bind(month)
        .bind(pool.word())
        .bind(server.as_str())
        .fetch_all(&mut *snapshot)
        .await?;
        let mut rated: BTreeSet<_> = rated.into_iter().map(PlayerId::from_stored).collect();
        let games = ended_in(&mut snapshot, Calendar::Months.period(now.0)).await?;
        for player in games.into_iter().flat_map(|game| game.players) {
            if !rated.contains(&player) && has_played_in(&mut snapshot, &player, server).await? {
                rated.insert(player);
            }
        }
        rated.retain(|player| !player.is_former());
        Ok(rated)
    }
}

async fn has_played_in(db: &mut Db, player: &PlayerId, server: &Server) -> Result<bool> {
    let found: Option<i64> =
        sqlx::query_scalar("SELECT 1 FROM tallies WHERE player = $1 AND server = $2 LIMIT 1")
            .bind(player.as_str())
            .bind(server.as_str())
            .fetch_optional(db)
            .await?;
    Ok(found.is_some())
}
