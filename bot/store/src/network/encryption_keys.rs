//! The keys with which the bot writes and reads where a network encrypts. Their form is the network's own.

use crate::database::{Db, Result, Store};
use menagerie_core::PlayerId;
use sqlx::AnyPool;

/// One stored key, or what else belongs to keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyRow {
    /// Its kind, in the network's own word.
    pub kind: &'static str,
    /// Its subject, in two parts.
    pub name: String,
    /// The second part.
    pub part: String,
    /// A second name by which it is found.
    pub mark: Option<String>,
    /// The account that it is about. It goes when that account's data is deleted.
    pub person: Option<PlayerId>,
    /// The version of the network's backup that has it.
    pub backup: Option<String>,
    /// The key itself.
    pub value: String,
}

/// A change of the stored keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeyChange {
    /// A key is stored, in place of the one of the same name.
    Keep(KeyRow),
    /// A key goes.
    Drop {
        /// Its kind.
        kind: &'static str,
        /// Its subject.
        name: String,
        /// The second part.
        part: String,
    },
    /// All keys of a kind go.
    DropAll {
        /// Their kind.
        kind: &'static str,
    },
}

impl KeyChange {
    /// The kind of the key.
    pub fn kind(&self) -> &'static str {
        match self {
            KeyChange::Keep(row) => row.kind,
            KeyChange::Drop { kind, .. } | KeyChange::DropAll { kind } => kind,
        }
    }
}

/// A key with both parts of its name.
pub type NamedKey = (String, String, String);

/// Which keys of a kind are meant.
#[derive(Clone, Copy, Debug)]
pub enum KeysOf<'a> {
    /// All.
    Everybody,
    /// The keys with the first part of the name.
    Name(&'a str),
    /// The first hundred of those with a mark whose second part comes after another one.
    Marked(&'a str, &'a str),
    /// The first hundred that a version of the backup does not have.
    NotIn(&'a str),
}

/// All keys of a kind, each with the device or account of the bot that it is of.
pub(crate) async fn of_kind(readers: &AnyPool, kind: &str) -> Result<Vec<(String, String)>> {
    Ok(sqlx::query_as(
        "SELECT device, value FROM encryption_keys WHERE kind = $1 ORDER BY device, name, part",
    )
    .bind(kind)
    .fetch_all(readers)
    .await?)
}

impl Store {
    /// Changes stored keys of one of the bot's devices, all or none.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn change_keys(&self, device: &str, changes: &[KeyChange]) -> Result<()> {
        if changes.is_empty() {
            return Ok(());
        }
        let write = async |db: &mut Db| {
            for change in changes {
                change_one(db, device, change).await?;
            }
            Ok(())
        };
        self.writer.write(write).await
    }

    /// One key.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn key(
        &self,
        device: &str,
        kind: &str,
        name: &str,
        part: &str,
    ) -> Result<Option<String>> {
        Ok(sqlx::query_scalar(
            "SELECT value FROM encryption_keys
             WHERE kind = $1 AND device = $2 AND name = $3 AND part = $4",
        )
        .bind(kind)
        .bind(device)
        .bind(name)
        .bind(part)
        .fetch_optional(&self.readers)
        .await?)
    }

    /// The keys of a kind, each with both parts of its name, in the order of the names.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn keys(&self, device: &str, kind: &str, of: KeysOf<'_>) -> Result<Vec<NamedKey>> {
        let asked = match of {
            KeysOf::Everybody => sqlx::query_as(
                "SELECT name, part, value FROM encryption_keys WHERE kind = $1 AND device = $2
                 ORDER BY name, part",
            )
            .bind(kind)
            .bind(device),
            KeysOf::Name(name) => sqlx::query_as(
                "SELECT name, part, value FROM encryption_keys WHERE kind = $1 AND device = $2 AND name = $3
                 ORDER BY part",
            )
            .bind(kind)
            .bind(device)
            .bind(name),
            KeysOf::Marked(mark, after) => sqlx::query_as(
                "SELECT name, part, value FROM encryption_keys
                 WHERE kind = $1 AND device = $2 AND mark = $3 AND part > $4
                 ORDER BY part LIMIT 100",
            )
            .bind(kind)
            .bind(device)
            .bind(mark)
            .bind(after),
            KeysOf::NotIn(version) => sqlx::query_as(
                "SELECT name, part, value FROM encryption_keys
                 WHERE kind = $1 AND device = $2 AND (backup IS NULL OR backup <> $3)
                 ORDER BY name, part LIMIT 100",
            )
            .bind(kind)
            .bind(device)
            .bind(version),
        };
        Ok(asked.fetch_all(&self.readers).await?)
    }

    /// How many keys of a kind there are, and how many of them a version of the backup has.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn count_keys(
        &self,
        device: &str,
        kind: &str,
        version: Option<&str>,
    ) -> Result<(usize, usize)> {
        let (all, backed_up): (i64, i64) = sqlx::query_as(
            "SELECT count(*), count(CASE WHEN backup = $3 THEN 1 END) FROM encryption_keys
             WHERE kind = $1 AND device = $2",
        )
        .bind(kind)
        .bind(device)
        .bind(version)
        .fetch_one(&self.readers)
        .await?;
        Ok((usize::try_from(all).unwrap_or(0), usize::try_from(backed_up).unwrap_or(0)))
    }
}

async fn change_one(db: &mut Db, device: &str, change: &KeyChange) -> Result<()> {
    match change {
        KeyChange::Keep(row) => sqlx::query(
            "INSERT INTO encryption_keys (kind, device, name, part, mark, person, backup, value)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
             ON CONFLICT (kind, device, name, part) DO UPDATE SET mark = excluded.mark,
                 person = excluded.person, backup = excluded.backup, value = excluded.value",
        )
        .bind(row.kind)
        .bind(device)
        .bind(&*row.name)
        .bind(&*row.part)
        .bind(row.mark.as_deref())
        .bind(row.person.as_ref().map(PlayerId::as_str))
        .bind(row.backup.as_deref())
        .bind(&*row.value)
        .execute(db)
        .await?,
        KeyChange::Drop { kind, name, part } => {
            sqlx::query(
                "DELETE FROM encryption_keys
             WHERE kind = $1 AND device = $2 AND name = $3 AND part = $4",
            )
            .bind(*kind)
            .bind(device)
            .bind(&**name)
            .bind(&**part)
            .execute(db)
            .await?
        }
        KeyChange::DropAll { kind } => {
            sqlx::query("DELETE FROM encryption_keys WHERE kind = $1 AND device = $2")
                .bind(*kind)
                .bind(device)
                .execute(db)
                .await?
        }
    };
    Ok(())
}
