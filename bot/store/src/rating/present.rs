//! The ratings as they are now: those of the last month, and what this month's games give.

use super::ledgers::{add, missing, rating};
use super::rated_games::ended_in;
use crate::database::{Db, Result, Store};
use menagerie_core::rating::{Calendar, Ledger, Period, Pool, PresentRatings, Rating};
use menagerie_core::{Place, PlayerId, Server, Timestamp};
use sqlx::{AssertSqlSafe, Row};
use std::collections::BTreeSet;

/// Of how many players one statement reads ratings.
const PLAYERS_AT_ONCE: usize = 100;

/// All about the ratings of a member.
#[derive(Clone, Debug)]
pub struct MemberRatings {
    /// How they are now.
    pub present: PresentRatings,
    /// Over all games at the end of each month, the oldest first.
    pub months: Vec<(Period, Rating)>,
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
    let rows = sqlx::query(
        "SELECT * FROM ratings
         WHERE month = $1
           AND player IN (SELECT white FROM games
                          WHERE rated = 1 AND ending IS NOT NULL AND touched_at >= $2
                          UNION SELECT black FROM games
                          WHERE rated = 1 AND ending IS NOT NULL AND touched_at >= $2)",
    )
    .bind(ledger.month.0)
    .bind(Calendar::Months.first(month))
    .fetch_all(&mut *db)
    .await?;
    add(&mut ledger, &rows)?;
    for players in of.into_iter().collect::<Vec<_>>().chunks(PLAYERS_AT_ONCE) {
        let more: String = (1..players.len()).map(|at| format!(", ${}", at + 2)).collect();
        let one = "SELECT * FROM ratings WHERE month = $1 AND player IN ($2)";
        let statement = one.replace(')', &format!("{more})"));
        let mut rows = sqlx::query(AssertSqlSafe(statement)).bind(ledger.month.0);
        for player in players {
            rows = rows.bind(player.as_str());
        }
        add(&mut ledger, &rows.fetch_all(&mut *db).await?)?;
    }
    let estimate = ledger.estimate(&games);
    Ok(Some(PresentRatings { before: ledger, estimate, hidden: BTreeSet::new() }))
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
             WHERE month = $1 AND variant = $2 AND player = $3
               AND month IN (SELECT month FROM rating_months)",
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
        let rows = sqlx::query(
            "SELECT month, rating, deviation, volatility FROM ratings
             WHERE player = $1 AND variant = '' AND month IN (SELECT month FROM rating_months)
             ORDER BY month",
        )
        .bind(player.as_str())
        .fetch_all(&mut *snapshot)
        .await?;
        let month = |row| -> Result<_> {
            let row: &sqlx::any::AnyRow = row;
            Ok((Period(row.try_get("month")?), rating(row)?))
        };
        let months = rows.iter().map(month).collect::<Result<_>>()?;
        Ok(Some(MemberRatings { present, months }))
    }

    /// The players who have played a rated game of a pool in a community to its end, each with the
    /// place where it was begun. Ghosts are not among them.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn rated_in(&self, server: &Server, pool: &Pool) -> Result<Vec<(PlayerId, Place)>> {
        let rows: Vec<(String, String)> = match pool {
            Pool::All => {
                sqlx::query_as(
                    "SELECT white, place FROM games
                     WHERE server = $1 AND rated = 1 AND ending IS NOT NULL
                     UNION SELECT black, place FROM games
                     WHERE server = $1 AND rated = 1 AND ending IS NOT NULL",
                )
                .bind(server.as_str())
                .fetch_all(&self.readers)
                .await?
            }
            Pool::Variant(variant) => {
                sqlx::query_as(
                    "SELECT white, place FROM games
                     WHERE server = $1 AND variant = $2 AND rated = 1 AND ending IS NOT NULL
                     UNION SELECT black, place FROM games
                     WHERE server = $1 AND variant = $2 AND rated = 1 AND ending IS NOT NULL",
                )
                .bind(server.as_str())
                .bind(variant)
                .fetch_all(&self.readers)
                .await?
            }
        };
        let found = rows
            .into_iter()
            .map(|(player, place)| (PlayerId::from_stored(player), Place::from_stored(place)));
        Ok(found.filter(|(player, _)| !player.is_former()).collect())
    }
}
