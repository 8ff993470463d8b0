//! Acknowledging messages that were shown: with the next transaction, or by a transaction of its
//! own after a while.

use crate::database::delivery::Delivery;
use crate::database::pending_acknowledgements::Riding;
use crate::database::{Db, Result, Store, StoreError};
use crate::outbox::pending::take_out;
use std::time::Duration;

/// How long an acknowledgement waits for another transaction.
const LINGER: Duration = Duration::from_secs(1);

/// How long it may take: a server whose machine is gone says nothing at all.
const LONGEST: Duration = Duration::from_secs(30);

/// Takes the acknowledged rows out of the outbox.
///
/// # Errors
/// When the database refuses one of them; then the transaction is of no use.
pub(crate) async fn note(db: &mut Db, riding: &Riding<'_>) -> Result<()> {
    for (row, delivery) in riding.rows() {
        take_out(db, row, delivery).await?;
    }
    Ok(())
}

impl Store {
    /// Acknowledges a delivered row: the row is deleted, and the network's name for the message is
    /// stored.
    ///
    /// # Errors
    /// When the database cannot be written; then the row stays and is delivered again.
    pub async fn delivered(&self, row: i64, delivery: &Delivery) -> Result<()> {
        self.delivered_soon(row, delivery.clone(), std::future::ready(())).await
    }

    /// Acknowledges a delivered row with the next transaction, or after a second, or once `hurry`
    /// completes because something waits for it.
    ///
    /// # Errors
    /// When the database cannot be written; then the row stays and is delivered again.
    pub async fn delivered_soon(
        &self,
        row: i64,
        delivery: Delivery,
        hurry: impl Future<Output = ()>,
    ) -> Result<()> {
        // A place is the only thing that a repeated delivery could make twice.
        let cannot_wait = delivery.opened.is_some();
        let mut noted = self.marks.add(row, delivery);
        tokio::select! {
            biased;
            Ok(()) = &mut noted => return Ok(()),
            () = std::future::ready(()), if cannot_wait => {}
            () = hurry => {}
            () = tokio::time::sleep(LINGER) => {}
        }
        loop {
            let written = tokio::time::timeout(LONGEST, self.write_marks()).await;
            let written = written.unwrap_or_else(|_| Err(StoreError::late()));
            // This transaction, or another one that has taken it along. The sender tells it once.
            if noted.try_recv().is_ok() {
                return Ok(());
            }
            if written.is_err() {
                self.marks.forget(row);
                return written;
            }
            if tokio::time::timeout(LINGER, &mut noted).await.is_ok() {
                return Ok(());
            }
        }
    }

    async fn write_marks(&self) -> Result<()> {
        let mut write = self.writer.begin().await?;
        let riding = self.marks.ride();
        if riding.rows().next().is_none() {
            write.rollback().await;
            return Ok(());
        }
        note(&mut write, &riding).await?;
        write.commit().await?;
        riding.are_noted();
        Ok(())
    }
}
