//! The stored ratings of all months, and whether they are those that follow from the games.

use super::ledgers::add;
use super::rated_games::all;
use crate::database::{Db, Result, Store};
use menagerie_core::rating::{Ledger, Period};

/// The stored ratings beside the ratings that follow from the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingsCheck {
    /// How many months have stored ratings.
    pub months: usize,
    /// The first month whose stored ratings are not those that follow from the games, bit for bit.
    pub differs: Option<Period>,
}

/// The stored ledgers of all months, the oldest first.
pub(crate) async fn stored(db: &mut Db) -> Result<Vec<Ledger>> {
    let months: Vec<(i64, String)> =
        sqlx::query_as("SELECT month, digest FROM rating_months ORDER BY month")
            .fetch_all(&mut *db)
            .await?;
    let mut ledgers = Vec::with_capacity(months.len());
    for (month, digest) in months {
        let mut ledger = Ledger { digest, ..Ledger::before(Period(month + 1)) };
        let rows = sqlx::query("SELECT * FROM ratings WHERE month = $1")
            .bind(month)
            .fetch_all(&mut *db)
            .await?;
        add(&mut ledger, &rows)?;
        ledgers.push(ledger);
    }
    Ok(ledgers)
}

/// Computes the stored ratings again, and compares them.
pub(crate) async fn check(db: &mut Db) -> Result<RatingsCheck> {
    let stored = stored(&mut *db).await?;
    let Some(last) = stored.last() else { return Ok(RatingsCheck { months: 0, differs: None }) };
    let expected = Ledger::all(&all(db).await?, last.month);
    let months = stored.len().max(expected.len());
    let differing = (0..months).map(|at| [stored.get(at), expected.get(at)]);
    let differing = differing.filter(|[stored, expected]| stored != expected);
    let differs = differing.flatten().flatten().map(|ledger| ledger.month).min();
    Ok(RatingsCheck { months: stored.len(), differs })
}

impl Store {
    /// Computes the stored ratings again, and compares them.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn check_ratings(&self) -> Result<RatingsCheck> {
        check(&mut *self.readers.begin().await?).await
    }
}
