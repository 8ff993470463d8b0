//! Opening the database: its lock, its migrations, and the checks that it is safe.

use super::address::{Address, ServerAddress};
use super::departures::Stamps;
use super::file::{DatabaseFile, Expected};
use super::marks::Marks;
use super::open_error::OpenError;
use super::seat::Seats;
use super::server::DatabaseServer;
use super::server_rights::Purpose;
use super::sqlite::{self, Access};
use super::writer::Writer;
use super::{StoreError, keeping, rewriting, schema, server_schema};
use menagerie_core::{CauseId, Timestamp};
use rand::Rng;
use sqlx::{AnyConnection, AnyPool, Connection};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use tokio::sync::Notify;

/// The open database.
pub struct Store {
    pub(super) writer: Writer,
    pub(super) readers: AnyPool,
    /// The call of which it is not known whether it is stored: after it none could be.
    pub(super) in_doubt: Mutex<Option<CauseId>>,
    /// Names this database in the nonces of messages.
    pub instance: String,
    /// Told whenever there is something new to deliver.
    pub outbox_filled: Notify,
    /// What was shown and is not noted yet.
    pub(super) marks: Marks,
    /// Whether something was deleted for good that may still be in the log; so at a start, too.
    pub(super) has_deleted: AtomicBool,
    /// By what those are known who have had everything deleted.
    pub(super) stamps: Stamps,
    /// In how many shards a network is heard, by all processes together.
    pub(super) shards: u32,
    // After the connections, so that it is closed after them.
    home: Home,
}

/// The work that all processes do together that serve from one database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Work {
    /// In how many shards Discord is heard.
    pub shards: u32,
    /// How many networks are served, if that is known.
    pub networks: Option<u32>,
}

impl Default for Work {
    /// One process does all of it.
    fn default() -> Self {
        Self { shards: 1, networks: None }
    }
}

/// Where the database is.
enum Home {
    File(Arc<DatabaseFile>),
    Server(Arc<DatabaseServer>, Seats),
}

impl Store {
    /// Opens the database at `url` (`sqlite://…`), making it if there never was one.
    ///
    /// `rng` names a new database.
    ///
    /// # Errors
    /// When it cannot be used safely; each error says what to do.
    pub async fn open(url: &str, rng: &mut (dyn Rng + Send)) -> Result<Self, OpenError> {
        Self::open_expecting(Expected::Database, url, rng, Work::default()).await
    }

    /// The same for a process that may share the work with others: there are posts to take.
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
    /// When there is one with something in it; otherwise as for [`Store::open`].
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
            keeping::before_migrating(file.path(), found).await?;
        }
        schema::migrate(&mut first, path).await?;
        // Whoever uses a backup as it is changes it.
        keeping::remove(&mut first).await.map_err(unusable)?;
        if let Err(error) = rewriting::before_serving(&mut first).await {
            tracing::warn!(%error, "what was deleted is overwritten wholly at the next start");
        }
        let instance = named(&mut first, rng).await.map_err(unusable)?;
        settle(&mut first, work).await.map_err(unusable)?;
        let stamps = Stamps::of(&mut first, rng).await.map_err(unusable)?;
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
            outbox_filled,
            marks,
            has_deleted,
            stamps,
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
        // Before anything is changed that whoever serves still needs.
        let seats = Seats::take(&server, work.shards).await?;
        DatabaseServer::take_time(&mut first).await.map_err(unusable)?;
        if seats.is_alone().await {
            server_schema::migrate(&mut first, server.name(), expected).await?;
        } else {
            fits_the_others(&mut first, server.name(), work).await?;
        }
        let instance = named(&mut first, rng).await.map_err(unusable)?;
        let stamps = Stamps::of(&mut first, rng).await.map_err(unusable)?;
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
            outbox_filled,
            marks,
            has_deleted,
            stamps,
            shards: work.shards,
            home,
        })
    }

    /// Removes copies of the file from before a migration that were made before a moment.
    pub fn remove_old_copies(&self, before: Timestamp) {
        if let Some(path) = self.path() {
            keeping::remove_old_copies(path, before);
        }
    }

    /// Whether the file is still the one that was opened: what is written into a file that
    /// somebody has deleted or replaced is lost without an error. With a server, whether nobody else
    /// serves from it.
    pub async fn is_ours(&self) -> bool {
        match &self.home {
            Home::File(file) => file.is_in_place(),
            Home::Server(_, seats) => seats.are_ours().await,
        }
    }

    /// The same as far as is known, without asking a server.
    pub fn is_in_place(&self) -> bool {
        match &self.home {
            Home::File(file) => file.is_in_place(),
            Home::Server(_, seats) => seats.were_ours(),
        }
    }

    /// What may be shown of where the database is.
    pub fn name(&self) -> String {
        match &self.home {
            Home::File(file) => file.path().display().to_string(),
            Home::Server(server, _) => server.name().to_owned(),
        }
    }

    /// The file of the database, if it is in one.
    pub fn path(&self) -> Option<&Path> {
        match &self.home {
            Home::File(file) => Some(file.path()),
            Home::Server(..) => None,
        }
    }

    /// Whether what is handed in can be stored, as far as is known.
    pub fn is_healthy(&self) -> bool {
        self.writer.is_healthy()
    }

    /// Tries whether the database can be written, if it could not.
    pub async fn heal(&self) {
        if !self.is_healthy()
            && let Ok(write) = self.writer.begin().await
        {
            write.rollback().await;
        }
    }

    /// Takes what was deleted for good out of the log, too, if something was. What cannot be done now,
    /// because somebody reads, is done the next time.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn erase(&self) -> Result<(), StoreError> {
        if self.has_deleted.swap(false, Ordering::Relaxed) {
            let is_done = self.writer.empty_log().await;
            if !matches!(is_done, Ok(true)) {
                self.has_deleted.store(true, Ordering::Relaxed);
            }
            is_done?;
        }
        Ok(())
    }

    /// Writes everything into the one file and closes it.
    ///
    /// # Errors
    /// When the last checkpoint fails; nothing stored is lost by that.
    pub async fn close(&self) -> Result<(), StoreError> {
        self.readers.close().await;
        self.writer.close().await?;
        if let Some(seats) = self.seats() {
            seats.leave().await?;
        }
        Ok(())
    }

    /// The seats that we have at a server.
    pub(super) fn seats(&self) -> Option<&Seats> {
        match &self.home {
            Home::File(_) => None,
            Home::Server(_, seats) => Some(seats),
        }
    }
}

/// Whoever comes to share the work is told what it is. Another number of shards goes on from where all
/// was heard of the old ones.
async fn settle(connection: &mut AnyConnection, work: Work) -> Result<(), sqlx::Error> {
    sqlx::query(
        "UPDATE instance SET heard_at = coalesce(
             (SELECT CASE WHEN count(heard_at) = instance.shards THEN min(heard_at) END
              FROM shards WHERE shards.total = instance.shards), heard_at)
         WHERE shards <> $1",
    )
    .bind(i64::from(work.shards))
    .execute(&mut *connection)
    .await?;
    sqlx::query("UPDATE instance SET shards = $1, networks = coalesce($2, networks)")
        .bind(i64::from(work.shards))
        .bind(work.networks.map(i64::from))
        .execute(connection)
        .await
        .map(|_| ())
}

/// Whether a process can share the work of those who serve already.
///
/// # Errors
/// [`OpenError::Served`] when they are of an older version: it can when they have stopped.
async fn fits_the_others(
    connection: &mut AnyConnection,
    name: &str,
    work: Work,
) -> Result<(), OpenError> {
    let unusable = |error: sqlx::Error| OpenError::unreachable(name, &error);
    if server_schema::needed(connection, name, Purpose::Write).await? != Some(0) {
        return Err(OpenError::Served(name.to_owned()));
    }
    let (shards, networks): (i64, i64) = sqlx::query_as("SELECT shards, networks FROM instance")
        .fetch_one(connection)
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

/// The name of a database, which a new one is given.
async fn named(
    connection: &mut AnyConnection,
    rng: &mut (dyn Rng + Send),
) -> Result<String, sqlx::Error> {
    let fresh = format!("{:08x}", rng.next_u32());
    sqlx::query("INSERT INTO instance (id, name) VALUES (1, $1) ON CONFLICT DO NOTHING")
        .bind(fresh)
        .execute(&mut *connection)
        .await?;
    sqlx::query_scalar("SELECT name FROM instance").fetch_one(connection).await
}
