//! The communities where the bot is, and the deletion of those that it has left.

use crate::database::{Db, Result, Store};
use menagerie_core::{Server, Timestamp};

/// The most communities that are deleted at a time.
const FORGOTTEN_AT_A_TIME: usize = 20;

/// The deletion of a community: its settings, and everything made for it. Games that its members
/// have played there, with their tallies, belong to the members. `$1` is the community.
const FORGOTTEN: [&str; 19] = [
    "DELETE FROM settings WHERE scope = 'server' AND holder = $1",
    "DELETE FROM game_places WHERE server = $1",
    "DELETE FROM game_variants WHERE server = $1",
    "DELETE FROM daily_problems WHERE server = $1",
    "DELETE FROM attempts WHERE problem IN (SELECT id FROM problems WHERE server = $1)",
    "DELETE FROM problems WHERE server = $1",
    "DELETE FROM ladder_games WHERE server = $1",
    "DELETE FROM ladder_places WHERE server = $1",
    "DELETE FROM posted WHERE offer IN (SELECT 'date:' || id FROM leagues WHERE server = $1)",
    "DELETE FROM league_games WHERE league IN (SELECT id FROM leagues WHERE server = $1)",
    "DELETE FROM league_players WHERE league IN (SELECT id FROM leagues WHERE server = $1)",
    "DELETE FROM leagues WHERE server = $1",
    // A file stays if a game was begun with it, or another community has uploaded it, too.
    "DELETE FROM variant_files
     WHERE begun = 0 AND variant IN (SELECT variant FROM server_variants WHERE server = $1)
       AND NOT EXISTS (SELECT 1 FROM server_variants AS sent
                       WHERE sent.variant = variant_files.variant AND sent.server <> $1)",
    "DELETE FROM server_variants WHERE server = $1",
    "DELETE FROM cursors WHERE place IN (SELECT home FROM games WHERE server = $1)",
    "DELETE FROM posted WHERE offer IN
         (SELECT 'challenge:' || id FROM challenges WHERE server = $1)",
    "DELETE FROM outbox WHERE server = $1 AND (parked IS NOT NULL OR dead IS NOT NULL)",
    // While a game runs, this freeze has stopped its clock in the past.
    "DELETE FROM freezes WHERE scope = 'server' AND holder = $1
         AND $1 NOT IN (SELECT server FROM games WHERE server = $1 AND ending IS NULL)",
    "DELETE FROM communities WHERE server = $1",
];

/// Deletes a community's settings. Its challenges can be answered no more.
pub(crate) async fn forget(db: &mut Db, server: &Server, at: i64) -> Result<()> {
    for statement in FORGOTTEN {
        sqlx::query(statement).bind(server.as_str()).execute(&mut *db).await?;
    }
    // An index finds them by their end.
    sqlx::query(
        "UPDATE challenges SET state = 'expired', settled_at = $2
         WHERE server = $1 AND state = 'open' AND expires_at >= 0",
    )
    .bind(server.as_str())
    .bind(at)
    .execute(db)
    .await?;
    Ok(())
}

impl Store {
    /// Stores that the bot is in a community, again or still.
    ///
    /// # Errors
    /// When the database cannot be read or written.
    pub async fn arrived(&self, server: &Server) -> Result<()> {
        let known: Option<Option<i64>> =
            sqlx::query_scalar("SELECT left_at FROM communities WHERE server = $1")
                .bind(server.as_str())
                .fetch_optional(&self.readers)
                .await?;
        // The network tells this often, and it is seldom news.
        if known == Some(None) {
            return Ok(());
        }
        self.note(server, None).await
    }

    /// Whether the bot has been in a community, and is there still as far as is known; nothing if
    /// it never was.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn knows(&self, server: &Server) -> Result<Option<bool>> {
        let known: Option<i64> = sqlx::query_scalar(
            "SELECT CASE WHEN left_at IS NULL THEN 1 ELSE 0 END FROM communities WHERE server = $1",
        )
        .bind(server.as_str())
        .fetch_optional(&self.readers)
        .await?;
        Ok(known.map(|is_there| is_there == 1))
    }

    /// Stores that the bot has left a community.
    ///
    /// # Errors
    /// When the database cannot be read or written.
    pub async fn departed(&self, server: &Server, at: Timestamp) -> Result<()> {
        self.note(server, Some(at)).await
    }

    async fn note(&self, server: &Server, left: Option<Timestamp>) -> Result<()> {
        // The first report counts.
        let statement = sqlx::query(
            "INSERT INTO communities (server, network, left_at) VALUES ($1, $2, $3)
             ON CONFLICT (server) DO UPDATE SET
                 left_at = CASE WHEN excluded.left_at IS NULL THEN NULL
                                ELSE coalesce(communities.left_at, excluded.left_at) END",
        )
        .bind(server.as_str())
        .bind(server.network())
        .bind(left.map(|left| left.0));
        self.writer.execute(statement).await
    }

    /// The communities of a network where the bot is, as far as is known.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn communities_on(&self, network: &str) -> Result<Vec<Server>> {
        let found: Vec<String> = sqlx::query_scalar(
            "SELECT server FROM communities WHERE network = $1 AND left_at IS NULL",
        )
        .bind(network)
        .fetch_all(&self.readers)
        .await?;
        Ok(found.into_iter().map(Server::from_stored).collect())
    }

    /// Communities of a network that the bot left before `before` (unix seconds), a few at a time.
    /// Time in which the bot was away from the network does not count: nobody could export their
    /// data then. Such an outage is known only when the bot is back. A clock that has jumped ahead
    /// looks like one, too.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn communities_left_before(&self, network: &str, before: i64) -> Result<Vec<Server>> {
        let mut db = self.readers.acquire().await?;
        let left: Vec<(String, i64)> = sqlx::query_as(
            "SELECT server, left_at FROM communities
             WHERE network = $1 AND left_at <= $2 ORDER BY left_at",
        )
        .bind(network)
        .bind(before)
        .fetch_all(&mut *db)
        .await?;
        let mut due = Vec::new();
        for (server, left) in left {
            let outages: Vec<(i64, i64)> = sqlx::query_as(
                "SELECT from_at, until_at FROM outages WHERE network = $1 AND until_at > $2",
            )
            .bind(network)
            .bind(left)
            .fetch_all(&mut *db)
            .await?;
            let away: i64 = outages.iter().map(|(from, until)| until - from.max(&left)).sum();
            if left + away <= before {
                due.push(Server::from_stored(server));
            }
            if due.len() == FORGOTTEN_AT_A_TIME {
                break;
            }
        }
        Ok(due)
    }
}
