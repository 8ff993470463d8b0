//! The diagnosis of a database: everything that can be found out without changing it, also beside a
//! running bot.

use super::inspect::{Condition, Inspection, look};
use super::operator::OperatorError;
use crate::backup;
use crate::backup::{Present, replay_all, whole};
use crate::database::address::Address;
use crate::database::read_only::{Log, Looking};
use crate::database::server::DatabaseServer;
use crate::database::{Db, OpenError, Result, StoreError};
use crate::outbox::pending::{self, Held};
use crate::rating::{RatingsCheck, check};
use menagerie_core::{Place, PlayerId, Timestamp};
use sqlx::Connection;
use std::path::Path;

/// The findings about a database.
#[derive(Clone, Debug)]
pub struct Diagnosis {
    /// The findings of a look at it.
    pub inspection: Inspection,
    /// The defects of the file.
    pub damage: Vec<String>,
    /// Its content; nothing if that cannot be read before a migration, or the file is damaged.
    pub held: Option<Holding>,
}

/// The content of a database.
#[derive(Clone, Debug)]
pub struct Holding {
    /// The games, as far as they can be replayed.
    pub contents: backup::Contents,
    /// The defects of games, in words that name them.
    pub wrong: Vec<String>,
    /// The rows of the outbox, the oldest first.
    pub outbox: Vec<Held>,
    /// When the last recorded thing happened.
    pub noted: Timestamp,
    /// Members who had all their data deleted and are back by a backup.
    pub brought_back: Vec<PlayerId>,
    /// Whether the stored ratings follow from the games.
    pub ratings: RatingsCheck,
    /// The places of running games, and the places where a community says that games are begun.
    pub places: Vec<Place>,
}

/// Diagnoses the database at `url`, which a running bot may have open.
///
/// # Errors
/// When it cannot be opened or read at all.
pub async fn diagnose(url: &str) -> Result<Diagnosis, OperatorError> {
    let inspection = look(url).await?;
    let mut diagnosis = Diagnosis { inspection, damage: Vec::new(), held: None };
    let Inspection { path, condition, .. } = &diagnosis.inspection;
    if *condition == Condition::Missing {
        return Ok(diagnosis);
    }
    let temporary = std::env::temp_dir();
    let mut looking = match (path, Address::read(url)?) {
        (Some(path), _) => Looking::at(path, Log::Left(&temporary)).await?,
        (None, Address::File(path)) => Looking::at(&path, Log::Left(&temporary)).await?,
        (None, Address::Server(address)) => {
            let (_, mut connection) = DatabaseServer::find(address).await?;
            DatabaseServer::only_read(&mut connection).await.map_err(StoreError::from)?;
            Looking::through(connection)
        }
    };
    let connection = &mut looking.connection;
    // A server checks its own pages.
    if let Some(path) = path {
        let unusable = |error| OpenError::unusable(path, &error);
        diagnosis.damage = whole(connection).await.map_err(unusable)?;
    }
    if diagnosis.damage.is_empty() && *condition == Condition::Usable(0) {
        diagnosis.held = Some(holding(connection, path.as_deref()).await?);
    }
    looking.end().await?;
    Ok(diagnosis)
}

async fn holding(db: &mut Db, path: Option<&Path>) -> Result<Holding> {
    let replay = replay_all(db).await?;
    let outbox = pending::held(db).await?;
    let brought_back = match path {
        Some(path) => Present::of(db).await?.brought_back(path).await.unwrap_or_default(),
        // A server's copies are made and restored by its own programs.
        None => Vec::new(),
    };
    let mut noted = 0;
    for newest in [
        "SELECT max(at) FROM attendance",
        "SELECT max(at) FROM inbox",
        "SELECT max(touched_at) FROM games",
    ] {
        let at: Option<i64> = sqlx::query_scalar(newest).fetch_one(&mut *db).await?;
        noted = noted.max(at.unwrap_or(0));
    }
    // All of it as it is at one instant, also beside a running bot.
    let mut snapshot = db.begin().await?;
    let ratings = check::check(&mut snapshot).await?;
    snapshot.rollback().await?;
    let places: Vec<String> = sqlx::query_scalar(
        "SELECT place FROM games WHERE ending IS NULL AND place_lost = 0
         UNION SELECT windows.place FROM windows JOIN games ON games.id = windows.game
               WHERE ending IS NULL AND windows.place_lost = 0
         UNION SELECT place FROM game_places",
    )
    .fetch_all(db)
    .await?;
    Ok(Holding {
        contents: replay.contents,
        wrong: replay.wrong,
        outbox,
        noted: Timestamp(noted),
        brought_back,
        ratings,
        places: places.into_iter().map(Place::from_stored).collect(),
    })
}
