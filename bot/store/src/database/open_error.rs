//! The errors of opening a database, each with what to do.

use std::path::{Path, PathBuf};

/// Why the database cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The address is neither that of a file nor that of a server.
    #[error(
        "DATABASE_URL is not the address of a database: write it like sqlite://menagerie.db, without anything after a question mark, or like postgres://user:password@host/database"
    )]
    Address,
    /// The address of a server is malformed.
    #[error(
        "DATABASE_URL is not the address of a database on a PostgreSQL server: write it like postgres://user:password@host/database, and in a password %2F for /, %23 for #, %3F for ? and %40 for @"
    )]
    ServerAddress,
    /// The kind of encryption is unknown.
    #[error(
        "DATABASE_URL has sslmode={0} behind its question mark: write disable, prefer, require, verify-ca or verify-full"
    )]
    SslMode(String),
    /// A folder is named.
    #[error("DATABASE_URL names the folder {0}: name a file in it, like sqlite://{0}/menagerie.db")]
    Folder(PathBuf),
    /// A server does not know the bot's user, its password or this database.
    #[error(
        "the server of the database {name} does not let the bot in ({reason}): check the user, the password and the name of the database in DATABASE_URL"
    )]
    NotLetIn {
        /// The part of the address that may be shown.
        name: String,
        /// The server's words.
        reason: String,
    },
    /// A parameter of a server's address is unknown.
    #[error(
        "DATABASE_URL has “{0}” behind its question mark, which PostgreSQL's addresses do not have here: leave it out"
    )]
    Parameter(String),
    /// The file or its folder cannot be written.
    #[error(
        "the database {path} cannot be written ({reason}): make its folder exist on a disk that is mounted for writing, and give this user the right to write there"
    )]
    NotWritable {
        /// The file.
        path: PathBuf,
        /// The system's words.
        reason: String,
    },
    /// This user may not read the file.
    #[error(
        "the database {path} cannot be read ({reason}): let this user read it, and what lies beside it with a name that begins like its own"
    )]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// The words of the system or SQLite.
        reason: String,
    },
    /// Another process has begun to change the file while it was read.
    #[error("the database {0} was changed while it was read: do this once more")]
    Changed(PathBuf),
    /// There is no database.
    #[error(
        "there is no database {0}: name the bot's with DATABASE_URL, or run this in the bot's folder"
    )]
    Missing(PathBuf),
    /// The database can be looked at only in a copy, as when it was not closed, and no copy can be
    /// made.
    #[error(
        "the database {path} can be looked at only in a copy, which cannot be made in {folder} ({reason}): make room there, and let this user write there"
    )]
    NotCopied {
        /// The file.
        path: PathBuf,
        /// The folder of the copy.
        folder: PathBuf,
        /// The system's words.
        reason: String,
    },
    /// Another process has the database.
    #[error(
        "the database {0} is in use by another running bot: stop that one first; to run two bots, give each a DATABASE_URL of its own, or let them share a database on a PostgreSQL server"
    )]
    InUse(PathBuf),
    /// Another process serves from the database.
    #[error("another process serves from the database {0}: stop that one first")]
    Served(String),
    /// The processes that serve from it hear Discord in another number of shards.
    #[error(
        "the processes that serve from the database {name} hear Discord in {theirs} shards, and DISCORD_SHARDS of this one says {ours}: give all of them the same number behind the slash, or stop them all before it changes"
    )]
    OtherShards {
        /// The part of the address that may be shown.
        name: String,
        /// The number of the others.
        theirs: i64,
        /// The number of this process.
        ours: u32,
    },
    /// The processes that serve from it are on another number of networks.
    #[error(
        "the processes that serve from the database {name} are on {theirs} networks, and this one is on {ours}: give all of them the same settings of Discord and Matrix, or stop them all before these change"
    )]
    OtherNetworks {
        /// The part of the address that may be shown.
        name: String,
        /// The number of the others.
        theirs: i64,
        /// The number of this process.
        ours: u32,
    },
    /// There was a database, and it is gone.
    #[error(
        "the database {path} is missing or empty, but {witness} shows that there was one: put it back with its other files, or `menagerie restore` a backup; to begin anew without the old games, run `menagerie init`"
    )]
    Lost {
        /// The file.
        path: PathBuf,
        /// The file that shows it.
        witness: PathBuf,
    },
    /// There is a database where a new one should be made.
    #[error(
        "the database {0} has something in it: use it as it is, or move it away with the files whose names begin like it, or name another one with DATABASE_URL"
    )]
    NotEmpty(PathBuf),
    /// A server cannot be connected with.
    #[error(
        "the database {name} cannot be used ({reason}): check DATABASE_URL, that the server runs and takes connections from this machine, and that its user may connect and make tables there"
    )]
    Unreachable {
        /// The part of the address that may be shown.
        name: String,
        /// The server's words.
        reason: String,
    },
    /// A server that would lose or change stored data.
    #[error("the server of the database {name} {reason}")]
    UnsafeServer {
        /// The part of the address that may be shown.
        name: String,
        /// Its defect, and what to do.
        reason: String,
    },
    /// The linked SQLite can corrupt the file.
    #[error(
        "this program was built with SQLite {0}, which can corrupt databases: build it with 3.51.3 or newer"
    )]
    OldSqlite(String),
    /// The file was made by a newer or changed program.
    #[error(
        "the database {path} does not fit this program ({reason}): use the program version that wrote it, or a newer one"
    )]
    Schema {
        /// The file.
        path: PathBuf,
        /// The difference.
        reason: String,
    },
    /// A newer program has changed the tables.
    #[error(
        "the database {path} has schema {found}, and this program knows schemas up to {known}: use the program version that wrote it, or a newer one{}",
        or_go_back(.copy.as_deref())
    )]
    Newer {
        /// The file.
        path: PathBuf,
        /// The number of its newest migration.
        found: i64,
        /// The number of this program's newest migration.
        known: i64,
        /// The copy from before that change, if there is one that this program can use.
        copy: Option<PathBuf>,
    },
    /// The copy that is made before the tables change could not be made.
    #[error(
        "the database {path} needs new tables, and it cannot be copied beside it before they are made ({reason}): make room there, and let this user write there; nothing was changed"
    )]
    NotKept {
        /// The file.
        path: PathBuf,
        /// The words of the system or SQLite.
        reason: String,
    },
    /// A part that every database of this program has is missing or different.
    #[error("the database {path} {difference}: restore a backup")]
    Incomplete {
        /// The file.
        path: PathBuf,
        /// The first difference.
        difference: String,
    },
    /// The system prevents SQLite from working with the file.
    #[error("the database {path} cannot be opened ({reason}): {next}")]
    Hindered {
        /// The file.
        path: PathBuf,
        /// SQLite's words.
        reason: String,
        /// The next step.
        next: &'static str,
    },
    /// The file is damaged or unreadable.
    #[error("the database {path} cannot be opened ({reason}): if it is damaged, restore a backup")]
    Unusable {
        /// The file.
        path: PathBuf,
        /// SQLite's words.
        reason: String,
    },
}

impl OpenError {
    /// Whether it would help to wait until another process stops.
    pub fn is_in_use(&self) -> bool {
        matches!(self, OpenError::InUse(_) | OpenError::Served(_))
    }

    /// Whether the next start may succeed without a change of the settings: the disk has room again
    /// or is there now, or the server has started.
    pub fn may_pass(&self) -> bool {
        matches!(
            self,
            OpenError::NotWritable { .. }
                | OpenError::Unreadable { .. }
                | OpenError::Changed(_)
                | OpenError::NotKept { .. }
                | OpenError::Hindered { .. }
                | OpenError::Unreachable { .. }
        )
    }

    /// The error of a file or folder that cannot be written, from the system's error.
    pub(crate) fn not_writable(path: &Path, error: &std::io::Error) -> Self {
        OpenError::NotWritable { path: path.to_path_buf(), reason: error.to_string() }
    }

    /// The error of tables of an older program.
    pub(crate) fn migrations_missing(path: &Path, needed: usize) -> Self {
        let reason =
            format!("{needed} migrations are missing, which the next start of the bot makes");
        OpenError::Schema { path: path.to_path_buf(), reason }
    }

    /// The error of a server that cannot be connected with, from its error or the system's.
    pub(crate) fn unreachable(name: &str, error: &sqlx::Error) -> Self {
        // PostgreSQL's full text ends in a line of its own source.
        let reason = match error.as_database_error() {
            Some(error) => error.message().to_owned(),
            None => error.to_string(),
        };
        let name = name.to_owned();
        // PostgreSQL's classes 28 and 3D: the user or the database is wrong. Waiting does not help.
        let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
        if code.is_some_and(|code| code.starts_with("28") || code == "3D000") {
            return OpenError::NotLetIn { name, reason };
        }
        OpenError::Unreachable { name, reason }
    }

    /// The error of a file that cannot be read, from the system's error.
    pub(crate) fn unreadable(path: &Path, error: impl ToString) -> Self {
        OpenError::Unreadable { path: path.to_path_buf(), reason: error.to_string() }
    }

    /// The error of a file that cannot be opened, from SQLite's error.
    pub(crate) fn unusable(path: &Path, error: &sqlx::Error) -> Self {
        let (path, reason) = (path.to_path_buf(), error.to_string());
        match hindrance(error) {
            Some(next) => OpenError::Hindered { path, reason, next },
            None => OpenError::Unusable { path, reason },
        }
    }

    /// The same error for a file that was opened for reading only.
    pub(super) fn unusable_to_read(path: &Path, error: &sqlx::Error) -> Self {
        if matches!(code(error), Some(PERM | READONLY | CANTOPEN | AUTH)) {
            return Self::unreadable(path, error);
        }
        Self::unusable(path, error)
    }
}

/// SQLite's code for a refusal of the system.
const PERM: i64 = 3;
const NOMEM: i64 = 7;
const READONLY: i64 = 8;
const IOERR: i64 = 10;
const FULL: i64 = 13;
const CANTOPEN: i64 = 14;
const AUTH: i64 = 23;

/// SQLite's primary code, without the extended part.
fn code(error: &sqlx::Error) -> Option<i64> {
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
    code.and_then(|code| code.parse::<i64>().ok()).map(|code| code & 0xff)
}

/// The next step if the system refuses something, and the file is not damaged.
fn hindrance(error: &sqlx::Error) -> Option<&'static str> {
    Some(match code(error)? {
        FULL => "make room on its disk",
        IOERR => "make room on its disk, and see that the disk is well",
        READONLY | PERM | AUTH => {
            "give this user the right to write it and in its folder, on a disk that is mounted for writing"
        }
        CANTOPEN => {
            "give this user the right to write it and in its folder, and make room on its disk"
        }
        NOMEM => "leave this machine more memory",
        _ => return None,
    })
}

/// The other way out with a database that is too new.
fn or_go_back(copy: Option<&Path>) -> String {
    match copy {
        Some(copy) => format!(
            "; or go back to how it was before, without what was played since: `menagerie restore {}`",
            copy.display()
        ),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::database::sqlite;
    use sqlx::Executor;

    #[tokio::test]
    async fn a_disk_without_room_may_have_room_again_and_damage_stays() {
        let mut memory = sqlite::in_memory().await.expect("there is memory");
        memory.execute("PRAGMA max_page_count = 1").await.expect("it is taken");
        let full = memory.execute("CREATE TABLE a (b)").await.expect_err("one page is no room");
        let full = OpenError::unusable(Path::new("games.db"), &full);
        assert!(full.may_pass() && full.to_string().contains("make room"), "{full}");

        memory.execute("PRAGMA query_only = ON").await.expect("it is taken");
        let barred = memory.execute("CREATE TABLE a (b)").await.expect_err("it is not written");
        let barred = OpenError::unusable(Path::new("games.db"), &barred);
        let words = barred.to_string();
        assert!(barred.may_pass() && words.contains("the right to write"), "{words}");
        assert!(!words.contains("make room"), "no room would help: {words}");

        let file = std::env::temp_dir().join(format!("menagerie-damage-{}", std::process::id()));
        std::fs::write(&file, [0x5a; 8192]).expect("it is writable");
        let opened = sqlite::connect(&file, sqlite::Access::Write).await;
        std::fs::remove_file(&file).expect("it is there");
        let damage = OpenError::unusable(&file, &opened.expect_err("it is no database"));
        assert!(!damage.may_pass() && damage.to_string().contains("restore a backup"), "{damage}");
    }
}
