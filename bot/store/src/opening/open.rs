//! Opens the database: its lock, its migrations, and the checks that it is safe.

use crate::backup;
use crate::database::account_digests::AccountDigests;
use crate::database::address::{Address, ServerAddress};
use crate::database::file::{DatabaseFile, Expected};
use crate::database::leader_lock::LeaderLocks;
use crate::database::server::DatabaseServer;
use crate::database::server_rights::Purpose;
use crate::database::sqlite::{self, Access};
use crate::database::store::Home;
use crate::database::writer::Writer;
use crate::database::{Db, OpenError, Store, Work, vacuum};
use crate::tables::{schema, server_schema};
use rand::Rng;
use sqlx::Connection;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};

impl Store {
    /// Opens the database at `url` (`sqlite://…`), and makes it if there never was one.
    ///
    /// `rng` draws the name of a new database.
    ///
    /// # Errors
    /// When it cannot be used safely; each error says what to do.
    pub async fn open(url: &str, rng: &mut (dyn Rng + Send)) -> Result<Self, OpenError> {
        Self::open_expecting(Expected::Database, url, rng, Work::default()).await
    }

    /// Opens the database for a process that may share the work with others: it has to take its
    /// parts of the work.
    ///
    /// # Errors
    /// [`OpenError::OtherShards`] or [`OpenError::OtherNetworks`] when the others share other work;
    /// otherwise as for [`Store::open`].
    pub async fn open_shared(
        url: &str,
        rng: &mut (dyn Rng + Send),
        work: Work,
    ) -> Result<Self, OpenError> {
        Self::open_expecting(Expected::Database, url, rng, work).await
    }

    /// Makes an empty database at `url`, whether or not there was one before.
    ///
    /// # Errors
    /// When there is one that is not empty; otherwise as for [`Store::open`].
    pub async fn make(url: &str, rng: &mut (dyn Rng + Send)) -> Result<Self, OpenError> {
        Self::open_expecting(Expected::Nothing, url, rng, Work::default()).await
    }

    async fn open_expecting(
        expected: Expected,
        url: &str,
        rng: &mut (dyn Rng + Send),
        work: Work,
    ) -> Result<Self, OpenError> {
        match Address::read(url)? {
            Address::File(path) => Self::open_file(&path, expected, rng, work).await,
            Address::Server(address) => Self::open_server(address, expected, rng, work).await,
        }
    }

    async fn open_file(
        path: &Path,
        expected: Expected,
        rng: &mut (dyn Rng + Send),
        work: Work,
    ) -> Result<Self, OpenError> {
        let file = Arc::new(DatabaseFile::take(path, expected)?);
        let unusable = |error: sqlx::Error| OpenError::unusable(path, &error);
        let mut first = sqlite::connect(file.path(), Access::Make).await.map_err(unusable)?;
        sqlite::check(&mut first).await.map_err(unusable)??;
        if let Some(found) = schema::outdated(&mut first, path).await? {
            backup::before_migrating(file.path(), found).await?;
        }
        schema::migrate(&mut first, path).await?;
        // A backup that is used as a database changes.
        backup::remove(&mut first).await.map_err(unusable)?;
        if let Err(error) = vacuum::before_serving(&mut first).await {
            tracing::warn!(%error, "what was deleted is overwritten wholly at the next start");
        }
        let instance = named(&mut first, rng).await.map_err(unusable)?;
        settle(&mut first, work).await.map_err(unusable)?;
        let digests = AccountDigests::of(&mut first, rng).await.map_err(unusable)?;
        let writer = Writer::of_file(Arc::clone(&file)).await.map_err(unusable)?;
        first.close().await.map_err(unusable)?;
        let readers = sqlite::readers(file.path()).await.map_err(unusable)?;
        file.mark().map_err(|error| OpenError::not_writable(path, &error))?;
        let (in_doubt, outbox_filled, marks) = Default::default();
        let (has_deleted, home) = (AtomicBool::new(true), Home::File(file));
        Ok(Self {
            writer,
            readers,
            in_doubt,
            instance,
            wrong_codes: Mutex::default(),
            outbox_filled,
            marks,
            has_deleted,
            digests,
            shards: work.shards,
            home,
        })
    }

    async fn open_server(
        address: ServerAddress,
        expected: Expected,
        rng: &mut (dyn Rng + Send),
        work: Work,
    ) -> Result<Self, OpenError> {
        let (server, mut first) = DatabaseServer::find(address).await?;
        let server = Arc::new(server);
        let unusable = |error: sqlx::Error| OpenError::unreachable(server.name(), &error);
        // Before any change of what a serving process still needs.
        let seats = LeaderLocks::take(&server, work.shards).await?;
        DatabaseServer::take_time(&mut first).await.map_err(unusable)?;
        if seats.is_alone().await {
            server_schema::migrate(&mut first, server.name(), expected).await?;
        } else {
            fits_the_others(&mut first, server.name(), work).await?;
        }
        let instance = named(&mut first, rng).await.map_err(unusable)?;
        let digests = AccountDigests::of(&mut first, rng).await.map_err(unusable)?;
        settle(&mut first, work).await.map_err(unusable)?;
        seats.let_others_in().await.map_err(unusable)?;
        first.close().await.map_err(unusable)?;
        let writer = Writer::of_server(Arc::clone(&server)).await.map_err(unusable)?;
        let readers = server.readers().await.map_err(unusable)?;
        let (in_doubt, outbox_filled, marks) = Default::default();
        let (has_deleted, home) = (AtomicBool::new(false), Home::Server(server, seats));
        Ok(Self {
            writer,
            readers,
            in_doubt,
            instance,
            wrong_codes: Mutex::default(),
            outbox_filled,
            marks,
            has_deleted,
            digests,
            shards: work.shards,
            home,
        })
    }
}

/// Tells a process that joins what the shared work is. A new number of shards goes on from where
/// all old ones were heard.
async fn settle(db: &mut Db, work: Work) -> Result<(), sqlx::Error> {
    sqlx::query(
        "UPDATE instance SET heard_at = coalesce(
             (SELECT CASE WHEN count(heard_at) = instance.shards THEN min(heard_at) END
              FROM shards WHERE shards.total = instance.shards), heard_at)
         WHERE shards <> $1",
    )
    .bind(i64::from(work.shards))
    .execute(&mut *db)
    .await?;
    sqlx::query("UPDATE instance SET shards = $1, networks = coalesce($2, networks)")
        .bind(i64::from(work.shards))
        .bind(work.networks.map(i64::from))
        .execute(db)
        .await
        .map(|_| ())
}

/// Whether a process can share the work of those that already serve.
///
/// # Errors
/// [`OpenError::Served`] when they are of an older version: it can when they have stopped.
async fn fits_the_others(db: &mut Db, name: &str, work: Work) -> Result<(), OpenError> {
    let unusable = |error: sqlx::Error| OpenError::unreachable(name, &error);
    if server_schema::needed(db, name, Purpose::Write).await? != Some(0) {
        return Err(OpenError::Served(name.to_owned()));
    }
    let (shards, networks): (i64, i64) = sqlx::query_as("SELECT shards, networks FROM instance")
        .fetch_one(db)
        .await
        .map_err(unusable)?;
    let name = name.to_owned();
    if shards != i64::from(work.shards) {
        return Err(OpenError::OtherShards { name, theirs: shards, ours: work.shards });
    }
    match work.networks {
        Some(ours) if networks != i64::from(ours) => {
            Err(OpenError::OtherNetworks { name, theirs: networks, ours })
        }
        _ => Ok(()),
    }
}

/// The name of a database. A new database gets one.
async fn named(db: &mut Db, rng: &mut (dyn Rng + Send)) -> Result<String, sqlx::Error> {
    let fresh = format!("{:08x}", rng.next_u32());
    sqlx::query("INSERT INTO instance (id, name) VALUES (1, $1) ON CONFLICT DO NOTHING")
        .bind(fresh)
        .execute(&mut *db)
        .await?;
    sqlx::query_scalar("SELECT name FROM instance").fetch_one(db).await
}
