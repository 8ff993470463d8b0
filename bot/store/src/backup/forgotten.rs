//! Members who had all their data deleted after a backup was made: restoring the backup brings them
//! back, until the deletion is done again. Only digests are left of them, in the databases that
//! were put aside by a restore. So every account in the restored database is compared with these.

use crate::backup::old_copies::put_aside;
use crate::database::Db;
use crate::database::account_digests::AccountDigests;
use crate::database::sqlite::{self, Access};
use menagerie_core::PlayerId;
use sqlx::Connection;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The accounts in all tables.
const ACCOUNTS: &str = "SELECT white FROM games UNION SELECT black FROM games
    UNION SELECT white_account FROM games UNION SELECT black_account FROM games
    UNION SELECT adjudicated_by FROM games
    UNION SELECT challenger FROM challenges UNION SELECT opponent FROM challenges
    UNION SELECT challenger_account FROM challenges UNION SELECT opponent_account FROM challenges
    UNION SELECT author FROM problems UNION SELECT solver FROM attempts
    UNION SELECT author FROM notes UNION SELECT player FROM branches
    UNION SELECT watcher FROM watchers UNION SELECT player FROM alerts
    UNION SELECT player FROM notices UNION SELECT frozen_by FROM freezes
    UNION SELECT player FROM blocks UNION SELECT blocked FROM blocks
    UNION SELECT player FROM habits UNION SELECT player FROM vacations
    UNION SELECT player FROM members UNION SELECT player FROM handles
    UNION SELECT holder FROM settings WHERE scope = 'player'
    UNION SELECT account FROM links UNION SELECT member FROM links
    UNION SELECT account FROM link_codes UNION SELECT typed_by FROM link_codes";

/// The accounts in a database.
pub(crate) struct Present {
    accounts: Vec<PlayerId>,
    /// The accounts that had been deleted before, and when.
    gone: BTreeMap<String, i64>,
}

impl Present {
    /// The accounts in a database whose tables are up to date.
    ///
    /// # Errors
    /// When it cannot be read.
    pub(crate) async fn of(db: &mut Db) -> Result<Self, sqlx::Error> {
        let names: Vec<Option<String>> = sqlx::query_scalar(ACCOUNTS).fetch_all(&mut *db).await?;
        let accounts = names.into_iter().flatten().map(PlayerId::from_stored).collect();
        Ok(Self { accounts, gone: gone(db).await? })
    }

    /// The members among them who had all their data deleted and are back by a backup, as the
    /// databases know that a restore put aside beside the one at `path`. Nothing if none of those
    /// can tell.
    pub(crate) async fn brought_back(&self, path: &Path) -> Option<Vec<PlayerId>> {
        let (mut found, mut is_known) = (BTreeSet::new(), false);
        for aside in put_aside(path) {
            match self.forgotten_in(&aside).await {
                Ok(forgotten) => {
                    is_known = true;
                    found.extend(forgotten);
                }
                Err(error) => {
                    tracing::debug!(%error, aside = %aside.display(), "who has gone is not known");
                }
            }
        }
        is_known.then(|| found.into_iter().collect())
    }

    async fn forgotten_in(&self, aside: &Path) -> Result<Vec<PlayerId>, sqlx::Error> {
        let mut connection = sqlite::plain(aside, Access::Still).await?;
        let digests = AccountDigests::known(&mut connection).await?;
        let since = gone(&mut connection).await?;
        connection.close().await?;
        let Some(digests) = digests else { return Ok(Vec::new()) };
        let is_back = |account: &PlayerId| {
            let digest = digests.of_account(account);
            // A member who was deleted later than that, and came again, is there by their own wish.
            let gone = self.gone.get(&digest);
            since.get(&digest).is_some_and(|at| gone.is_none_or(|gone| gone < at))
        };
        Ok(self.accounts.iter().filter(|account| is_back(account)).cloned().collect())
    }
}

async fn gone(db: &mut Db) -> Result<BTreeMap<String, i64>, sqlx::Error> {
    let gone: Vec<(String, i64)> =
        sqlx::query_as("SELECT stamp, at FROM departures").fetch_all(db).await?;
    Ok(gone.into_iter().collect())
}
