//! The last words that were shown in each lane of the outbox. Rows of a lane are shown one after
//! the other. So a waiting row is newer than those words, even if both say the same.

use crate::database::{Db, Result, Store};
use menagerie_core::MessageId;

/// Stores the network's name for the words of a row.
pub(super) async fn note(db: &mut Db, row: i64, message: &MessageId) -> Result<()> {
    sqlx::query(
        "INSERT INTO posted (offer, network, message)
         SELECT 'said:' || lane, $3, $2 FROM outbox WHERE id = $1
         ON CONFLICT (offer, network) DO UPDATE SET message = excluded.message",
    )
    .bind(row)
    .bind(message.as_str())
    .bind(message.network())
    .execute(db)
    .await?;
    Ok(())
}

impl Store {
    /// The last words that were shown in the lane of a waiting row.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn said_before(&self, row: i64) -> Result<Option<MessageId>> {
        let message: Option<String> = sqlx::query_scalar(
            "SELECT message FROM outbox JOIN posted ON posted.offer = 'said:' || outbox.lane
                 AND posted.network = coalesce(outbox.network, posted.network)
             WHERE outbox.id = $1",
        )
        .bind(row)
        .fetch_optional(&self.readers)
        .await?;
        Ok(message.map(MessageId::from_stored))
    }
}
