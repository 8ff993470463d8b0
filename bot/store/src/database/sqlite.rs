//! Connections to an SQLite file: their settings, and the checks that it is safe.

use super::file::resolve;
use super::open_error::OpenError;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, AnyPool, ConnectOptions, Executor};
use std::path::Path;

/// The oldest SQLite without the WAL-reset corruption (3.7.0 to 3.51.2 have it).
const OLDEST_SQLITE: (u32, u32, u32) = (3, 51, 3);

/// The settings under which no acknowledged move is lost, not even by a power cut.
const SAFE: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA mmap_size = 0;
    PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON;
    PRAGMA journal_size_limit = 67108864";

/// Settings for a file that is only read, which is not trusted.
const CAREFUL: &str = "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON;
    PRAGMA mmap_size = 0";

/// The rights of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Access {
    /// Everything; the file is made if there is none.
    Make,
    /// Everything, in an existing file.
    Write,
    /// Reading only.
    Read,
    /// Reading a file that nobody changes meanwhile. No file beside it is made.
    Still,
}

/// A connection to the file at `path`, with the settings above.
///
/// # Errors
/// When it cannot be opened.
pub(crate) async fn connect(path: &Path, access: Access) -> Result<AnyConnection, sqlx::Error> {
    let mut connection = plain(path, access).await?;
    connection.execute(SAFE).await?;
    Ok(connection)
}

/// A connection to the file at `path` as it is.
///
/// # Errors
/// When it cannot be opened.
pub(crate) async fn plain(path: &Path, access: Access) -> Result<AnyConnection, sqlx::Error> {
    options(path, access)?.connect().await
}

/// A connection that reads the file at `path` as it is, and is proven to work: the way may be fit
/// for reading only.
///
/// # Errors
/// When it cannot be opened or read.
pub(crate) async fn reading(path: &Path, access: Access) -> Result<AnyConnection, sqlx::Error> {
    let mut connection = plain(path, access).await?;
    careful(&mut connection).await?;
    Ok(connection)
}

/// A pool of such connections, for a reader that asks for one after the other.
///
/// # Errors
/// When it cannot be opened or read.
pub(super) async fn reading_pool(path: &Path, access: Access) -> Result<AnyPool, sqlx::Error> {
    AnyPoolOptions::new()
        .max_connections(1)
        .after_connect(|connection, _| Box::pin(careful(connection)))
        .connect_with(options(path, access)?)
        .await
}

async fn careful(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    connection.execute(CAREFUL).await?;
    // SQLite looks at a file only at the first query.
    sqlx::query("SELECT count(*) FROM sqlite_schema").fetch_one(connection).await?;
    Ok(())
}

/// An empty SQLite database in memory.
///
/// # Errors
/// When there is no memory.
pub(crate) async fn in_memory() -> Result<AnyConnection, sqlx::Error> {
    sqlx::any::install_default_drivers();
    "sqlite::memory:".parse::<AnyConnectOptions>()?.connect().await
}

/// A pool of two reading connections.
///
/// # Errors
/// When the file cannot be opened.
pub(crate) async fn readers(path: &Path) -> Result<AnyPool, sqlx::Error> {
    AnyPoolOptions::new()
        .max_connections(2)
        .after_connect(|connection, _| {
            Box::pin(async move { connection.execute(SAFE).await.map(|_| ()) })
        })
        .connect_with(options(path, Access::Read)?)
        .await
}

/// Checks that the SQLite in this program does not corrupt files.
///
/// # Errors
/// When it does not answer.
pub(crate) async fn check(
    connection: &mut AnyConnection,
) -> Result<Result<(), OpenError>, sqlx::Error> {
    let version: String =
        sqlx::query_scalar("SELECT sqlite_version()").fetch_one(connection).await?;
    let mut numbers = version.split('.').map(|part| part.parse().unwrap_or(0));
    let mut next = || numbers.next().unwrap_or(0);
    if (next(), next(), next()) < OLDEST_SQLITE {
        return Ok(Err(OpenError::OldSqlite(version)));
    }
    Ok(Ok(()))
}

fn options(path: &Path, access: Access) -> Result<AnyConnectOptions, sqlx::Error> {
    sqlx::any::install_default_drivers();
    // An address is text. Its first part would be read as a host, so the full path is written out.
    // A percent sign would be read as the start of an escaped letter.
    let whole = resolve(path).or_else(|_| std::path::absolute(path)).map_err(sqlx::Error::Io)?;
    let name = whole.to_str().ok_or_else(|| {
        sqlx::Error::Configuration("its name or that of a folder is not in UTF-8".into())
    })?;
    let options = SqliteConnectOptions::new()
        .filename(name.replace('%', "%25"))
        .create_if_missing(access == Access::Make)
        .read_only(matches!(access, Access::Read | Access::Still))
        .immutable(access == Access::Still);
    AnyConnectOptions::from_url(&options.to_url_lossy())
}

#[cfg(test)]
mod tests {
    use super::*;
    use sqlx::Connection;

    #[tokio::test]
    async fn a_file_of_any_name_is_the_one_that_is_named() {
        let folder = std::env::temp_dir().join(format!("menagerie-names-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("inner")).expect("it is writable");
        for name in
            ["12:30.db", "x[1].db", "me@home.db", "a%41.db", "inner/../up.db", "q?#.db", "ä b.db"]
        {
            let path = folder.join(name);
            connect(&path, Access::Make).await.expect(name).close().await.expect("it closes");
            assert!(std::fs::metadata(&path).is_ok_and(|file| file.is_file()), "{name}");
        }
        let files = std::fs::read_dir(&folder).expect("it is there");
        let kept = files.filter(|file| {
            let name = file.as_ref().expect("it is readable").file_name();
            name.to_string_lossy().ends_with(".db")
        });
        assert_eq!(kept.count(), 7);
        std::fs::remove_dir_all(folder).expect("it is ours");
    }
}
