//! A look at a database that changes nothing: neither its bytes nor the files beside it.

use crate::database::address::{Address, ServerAddress};
use crate::database::read_only::{Log, Looking};
use crate::database::server::DatabaseServer;
use crate::database::server_rights::Purpose;
use crate::database::{OpenError, file};
use crate::tables::{schema, server_schema};
use sqlx::Connection;
use std::fs::File;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The findings of a look at a database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inspection {
    /// The part of its address that may be shown.
    pub name: String,
    /// The file, if it is in one.
    pub path: Option<PathBuf>,
    /// Whether a running bot has it open, so that another one cannot.
    pub in_use: bool,
    /// The action of the next start.
    pub condition: Condition,
    /// Why this user cannot write it, if they cannot.
    pub barred: Option<Barred>,
}

/// Why a user cannot write a database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Barred {
    /// Whether no user can, because its disk is mounted read only.
    pub is_for_all: bool,
    /// The words of the system or the server.
    pub reason: String,
}

/// The action of a start on a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// Makes it.
    Missing,
    /// Uses it, after this many migrations.
    Usable(usize),
}

/// Looks at the database at `url` as a start does.
///
/// # Errors
/// When a start would refuse it, except because a running bot has it.
pub async fn inspect(url: &str) -> Result<Inspection, OpenError> {
    let found = look_for(url, Purpose::Write).await?;
    match found.barred {
        None => Ok(found),
        Some(Barred { reason, .. }) => Err(match found.path {
            Some(path) => OpenError::NotWritable { path, reason },
            None => OpenError::UnsafeServer { name: found.name, reason },
        }),
    }
}

/// Looks at the database at `url`, also as a user who may only read it.
///
/// # Errors
/// When it cannot be read, or would be of no use to a bot that may write it.
pub(super) async fn look(url: &str) -> Result<Inspection, OpenError> {
    look_for(url, Purpose::Read).await
}

async fn look_for(url: &str, purpose: Purpose) -> Result<Inspection, OpenError> {
    match Address::read(url)? {
        Address::File(name) => look_at_file(&name).await,
        Address::Server(address) => look_at_server(address, purpose).await,
    }
}

async fn look_at_server(address: ServerAddress, purpose: Purpose) -> Result<Inspection, OpenError> {
    let (server, mut connection) = DatabaseServer::find(address).await?;
    let name = server.name().to_owned();
    let needed = server_schema::needed(&mut connection, &name, purpose).await?;
    let barred = match server_schema::needed(&mut connection, &name, Purpose::Write).await {
        Ok(_) => None,
        Err(OpenError::UnsafeServer { reason, .. }) => Some(Barred { is_for_all: false, reason }),
        Err(error) => return Err(error),
    };
    // Every process that serves, alone or beside others, has locked this.
    let holder = DatabaseServer::holder(&mut connection, server.alone()).await;
    let in_use = holder.map_err(|error| OpenError::unreachable(&name, &error))?.is_some();
    connection.close().await.map_err(|error| OpenError::unreachable(&name, &error))?;
    let condition = needed.map_or(Condition::Missing, Condition::Usable);
    Ok(Inspection { name, path: None, in_use, condition, barred })
}

async fn look_at_file(name: &Path) -> Result<Inspection, OpenError> {
    let unreadable = |error| OpenError::unreadable(name, error);
    let not_there = |error: std::io::Error| match error.kind() {
        ErrorKind::NotFound => OpenError::not_writable(name, &error),
        _ => unreadable(error),
    };
    let path = file::resolve(name).map_err(not_there)?;
    if path.is_dir() {
        return Err(OpenError::Folder(path));
    }
    let in_use = file::is_in_use(&path).map_err(unreadable)?;
    if file::is_empty(&path).map_err(unreadable)? {
        if !in_use {
            file::refuse_if_lost(&path)?;
        }
        let barred = barred(file::may_make_beside(&path));
        return Ok(Inspection::of_file(path, in_use, Condition::Missing, barred));
    }
    let temporary = std::env::temp_dir();
    let mut looking = Looking::at(&path, Log::Left(&temporary)).await?;
    let needed = schema::needed(&mut looking.connection, &path).await?;
    looking.end().await?;
    let written = file::may_make_beside(&path)
        .and_then(|()| File::options().append(true).open(&path).map(drop));
    Ok(Inspection::of_file(path, in_use, Condition::Usable(needed), barred(written)))
}

fn barred(written: std::io::Result<()>) -> Option<Barred> {
    let error = written.err()?;
    let is_for_all = error.kind() == ErrorKind::ReadOnlyFilesystem;
    Some(Barred { is_for_all, reason: error.to_string() })
}

impl Inspection {
    fn of_file(path: PathBuf, in_use: bool, condition: Condition, barred: Option<Barred>) -> Self {
        Self { name: path.display().to_string(), path: Some(path), in_use, condition, barred }
    }
}
