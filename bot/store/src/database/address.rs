//! The address of the database, as it stands in `DATABASE_URL`.

use super::open_error::OpenError;
use sqlx::ConnectOptions;
use sqlx::any::AnyConnectOptions;
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use std::borrow::Cow;
use std::path::PathBuf;
use std::str::FromStr;

/// The address of a database.
#[derive(Clone, Debug)]
pub(crate) enum Address {
    /// An SQLite file, by its path.
    File(PathBuf),
    /// On a PostgreSQL server.
    Server(ServerAddress),
}

/// A database on a PostgreSQL server. It holds a password, so only `name` may be shown.
#[derive(Clone)]
pub(crate) struct ServerAddress {
    /// The options of its connections.
    pub options: AnyConnectOptions,
    /// The part that may be shown: where it is, and nothing secret.
    pub name: String,
}

impl std::fmt::Debug for ServerAddress {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(&self.name)
    }
}

impl Address {
    /// Reads `sqlite://…` or `postgres://…`.
    ///
    /// # Errors
    /// When it is neither.
    pub(crate) fn read(url: &str) -> Result<Self, OpenError> {
        if url.starts_with("postgres:") || url.starts_with("postgresql:") {
            return Ok(Self::Server(ServerAddress::read(url)?));
        }
        // Parameters could turn the file into memory, or switch the safety off.
        if !url.starts_with("sqlite:") || url.contains('?') || url.contains(":memory:") {
            return Err(OpenError::Address);
        }
        let options = SqliteConnectOptions::from_str(url).map_err(|_| OpenError::Address)?;
        let name = options.get_filename().to_path_buf();
        if name.as_os_str().is_empty() { Err(OpenError::Address) } else { Ok(Self::File(name)) }
    }
}

/// The kinds of encryption.
const SSL_MODES: [&str; 6] = ["disable", "allow", "prefer", "require", "verify-ca", "verify-full"];

/// Whether a parameter is known that stands behind the question mark.
fn is_known(key: &str) -> bool {
    const KNOWN: [&str; 13] = [
        "application_name",
        "dbname",
        "host",
        "hostaddr",
        "options",
        "password",
        "port",
        "ssl-ca",
        "ssl-mode",
        "sslcert",
        "sslkey",
        "sslmode",
        "sslrootcert",
    ];
    KNOWN.contains(&key) || key == "user" || key.starts_with("options[")
}

impl ServerAddress {
    fn read(url: &str) -> Result<Self, OpenError> {
        // The text of an error could hold the password.
        let options = AnyConnectOptions::from_str(url).map_err(|_| OpenError::ServerAddress)?;
        let url = &options.database_url;
        // A fragment would be left out, even if it is the rest of a password.
        if url.fragment().is_some() {
            return Err(OpenError::ServerAddress);
        }
        // The library writes every unknown parameter into the log.
        if let Some((other, _)) = url.query_pairs().find(|(key, _)| !is_known(key)) {
            // It is part of a password, as below.
            if other.contains(['/', '@', ':']) {
                return Err(OpenError::ServerAddress);
            }
            return Err(OpenError::Parameter(other.into_owned()));
        }
        let is_bad = |(key, mode): &(Cow<'_, str>, Cow<'_, str>)| {
            matches!(&**key, "sslmode" | "ssl-mode") && !SSL_MODES.contains(&&**mode)
        };
        if let Some((_, mode)) = url.query_pairs().find(is_bad) {
            return Err(OpenError::SslMode(mode.into_owned()));
        }
        let parts = PgConnectOptions::from_url(url).map_err(|_| OpenError::ServerAddress)?;
        let host = parts
            .get_socket()
            .map_or_else(|| parts.get_host().to_owned(), |socket| socket.display().to_string());
        let database = parts.get_database().ok_or(OpenError::ServerAddress)?;
        // It is part of a password, if the password has a sign that must be escaped.
        if host.is_empty() || database.contains(['/', '@']) {
            return Err(OpenError::ServerAddress);
        }
        let name = format!("postgres://{host}:{}/{database}", parts.get_port());
        Ok(Self { options, name })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_a_file_or_a_server_and_nothing_else() {
        let told = |url: &str| match Address::read(url) {
            Ok(Address::File(path)) => format!("file {}", path.display()),
            Ok(Address::Server(server)) => server.name,
            Err(error) => error.to_string().split(' ').next().unwrap_or_default().to_owned(),
        };
        for (url, expected) in [
            ("sqlite://menagerie.db", "file menagerie.db"),
            ("sqlite:menagerie.db", "file menagerie.db"),
            ("sqlite:///data/a%20b.db", "file /data/a b.db"),
            ("postgres://bot:secret@db.example:5433/chess", "postgres://db.example:5433/chess"),
            (
                "postgresql://bot@db.example/chess?sslmode=require",
                "postgres://db.example:5432/chess",
            ),
            ("postgres:///chess?host=/run/postgresql", "postgres:///run/postgresql:5432/chess"),
            ("postgres://bot@db.example/chess?sslpassword=hunter2", "DATABASE_URL"),
            ("postgres://bot:42/hunter2@db.example/chess", "DATABASE_URL"),
            ("postgres://bot:42#hunter2@db.example/chess", "DATABASE_URL"),
            ("postgres://bot:42?hunter2@db.example/chess", "DATABASE_URL"),
            ("postgres://bot:hunter2@db.example/chess?sslmode=always", "DATABASE_URL"),
            ("sqlite://", "DATABASE_URL"),
            ("sqlite://:memory:", "DATABASE_URL"),
            ("sqlite://a.db?mode=memory", "DATABASE_URL"),
            ("postgres://db.example", "DATABASE_URL"),
            ("postgres://one:5432,two:5432/chess", "DATABASE_URL"),
            ("mysql://db.example/chess", "DATABASE_URL"),
            ("menagerie.db", "DATABASE_URL"),
        ] {
            assert_eq!(told(url), expected, "{url}");
        }
    }

    #[test]
    fn a_password_is_in_nothing_that_is_printed() {
        let address = Address::read("postgres://bot:hunter2@db.example/chess").expect("it is one");
        assert!(!format!("{address:?}").contains("hunter2"), "{address:?}");
    }
}
