//! The inbox: processed causes with their answers. The same cause again gets the same answer.

use crate::database::{Db, Result, Store, StoreError};
use crate::privacy::erased_accounts;
use menagerie_core::dispatch::Input;
use menagerie_core::model::Reply;
use menagerie_core::{CauseId, Timestamp};

/// How many causes are deleted in one transaction. Nothing else is written meanwhile.
const FORGOTTEN_AT_A_TIME: i64 = 1_000;

/// Stores a processed cause with the answer to its caller.
pub(super) async fn note(db: &mut Db, input: &Input, reply: &Reply) -> Result<()> {
    sqlx::query("INSERT INTO inbox (cause, at, reply) VALUES ($1, $2, $3)")
        .bind(input.cause().as_str())
        .bind(input.at().0)
        .bind(json(reply)?)
        .execute(db)
        .await?;
    Ok(())
}

/// Stores a cause that was processed elsewhere. An answer that was given here stays.
pub(crate) async fn note_done(db: &mut Db, cause: &CauseId, at: Timestamp) -> Result<()> {
    sqlx::query(
        "INSERT INTO inbox (cause, at, reply) VALUES ($1, $2, $3) ON CONFLICT (cause) DO NOTHING",
    )
    .bind(cause.as_str())
    .bind(at.0)
    .bind(json(&Reply::Nothing)?)
    .execute(db)
    .await?;
    Ok(())
}

fn json(reply: &Reply) -> Result<String> {
    serde_json::to_string(reply).map_err(|error| StoreError::Unreadable(error.to_string()))
}

/// The answer to a cause that was processed before.
pub(super) async fn answer(db: &mut Db, cause: &CauseId) -> Result<Option<Reply>> {
    let stored: Option<String> = sqlx::query_scalar("SELECT reply FROM inbox WHERE cause = $1")
        .bind(cause.as_str())
        .fetch_optional(db)
        .await?;
    stored
        .map(|reply| serde_json::from_str(&reply))
        .transpose()
        .map_err(|error| StoreError::Unreadable(format!("an answer: {error}")))
}

impl Store {
    /// Deletes causes that were processed before `before` (unix seconds): no network repeats them
    /// after so long. Returns how many.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn forget_causes(&self, before: i64) -> Result<u64> {
        let mut forgotten = 0;
        loop {
            let forget = sqlx::query(
                "DELETE FROM inbox WHERE cause IN
                     (SELECT cause FROM inbox WHERE at < $1 ORDER BY at LIMIT $2)",
            );
            let forget = forget.bind(before).bind(FORGOTTEN_AT_A_TIME);
            let some = async |db: &mut Db| Ok(forget.execute(db).await?.rows_affected());
            match self.writer.write(some).await? {
                0 => break,
                rows => forgotten += rows,
            }
        }
        let forget = async |db: &mut Db| {
            erased_accounts::forget(db, before).await?;
            Ok(())
        };
        self.writer.write(forget).await?;
        Ok(forgotten)
    }
}
