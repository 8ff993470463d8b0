//! The one connection that writes.

use super::StoreError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use std::ops::{Deref, DerefMut};
use tokio::sync::{Mutex, MutexGuard};

/// Whoever writes waits for whoever is writing.
pub(super) struct Writer {
    options: SqliteConnectOptions,
    connection: Mutex<Option<SqliteConnection>>,
}

/// A transaction. What is not committed is undone.
pub(super) struct Write<'a> {
    slot: MutexGuard<'a, Option<SqliteConnection>>,
    connection: SqliteConnection,
}

impl Writer {
    pub fn new(options: SqliteConnectOptions, connection: SqliteConnection) -> Self {
        Self { options, connection: Mutex::new(Some(connection)) }
    }

    /// Begins a transaction that writes.
    pub async fn begin(&self) -> Result<Write<'_>, StoreError> {
        let mut slot = self.connection.lock().await;
        let mut connection = match slot.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        sqlx::query("BEGIN IMMEDIATE").execute(&mut connection).await?;
        Ok(Write { slot, connection })
    }

    pub async fn close(&self) -> Result<(), StoreError> {
        if let Some(connection) = self.connection.lock().await.take() {
            connection.close().await?;
        }
        Ok(())
    }
}

impl Write<'_> {
    pub async fn commit(self) -> Result<(), StoreError> {
        self.end("COMMIT").await
    }

    pub async fn undo(self) -> Result<(), StoreError> {
        self.end("ROLLBACK").await
    }

    async fn end(mut self, how: &'static str) -> Result<(), StoreError> {
        sqlx::query(how).execute(&mut self.connection).await?;
        *self.slot = Some(self.connection);
        Ok(())
    }
}

impl Deref for Write<'_> {
    type Target = SqliteConnection;
    fn deref(&self) -> &SqliteConnection {
        &self.connection
    }
}

impl DerefMut for Write<'_> {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        &mut self.connection
    }
}
