//! The sessions of browsers that are signed in on the pages, and the links that begin them. Only
//! hashes of both are kept.

use crate::database::{Db, Result, Store};
use menagerie_core::{GameId, PlayerId, Timestamp};

/// For how many seconds a link is good.
pub const LINK_LASTS: i64 = 600;
/// For how many seconds somebody stays signed in.
pub const SESSION_LASTS: i64 = 30 * 86_400;
/// In how many browsers one account is signed in at most. The one that was used longest ago goes.
const MOST_SESSIONS: i64 = 20;
/// How often it is noted that a session was used, in seconds.
const NOTED_EVERY: i64 = 3_600;

impl Store {
    /// Stores a new link of an account, which may lead to a game.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn make_page_link(
        &self,
        hash: &str,
        account: &PlayerId,
        game: Option<GameId>,
        now: Timestamp,
    ) -> Result<()> {
        let write = async |db: &mut Db| {
            sqlx::query(
                "INSERT INTO page_links (hash, account, game, made_at) VALUES ($1, $2, $3, $4)",
            )
            .bind(hash)
            .bind(account.as_str())
            .bind(game.map(|game| game.0))
            .bind(now.0)
            .execute(db)
            .await?;
            Ok(())
        };
        self.writer.write(write).await
    }

    /// The account of a link that is good still. This does not use it up.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn account_of_page_link(
        &self,
        hash: &str,
        now: Timestamp,
    ) -> Result<Option<PlayerId>> {
        let found: Option<String> =
            sqlx::query_scalar("SELECT account FROM page_links WHERE hash = $1 AND made_at > $2")
                .bind(hash)
                .bind(now.0 - LINK_LASTS)
                .fetch_optional(&self.readers)
                .await?;
        Ok(found.map(PlayerId::from_stored))
    }

    /// Forgets links and sessions that are too old.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn forget_page_sessions(&self, now: Timestamp) -> Result<()> {
        let write = async |db: &mut Db| {
            for (statement, lasts) in [
                ("DELETE FROM page_links WHERE made_at < $1", LINK_LASTS),
                ("DELETE FROM page_sessions WHERE made_at < $1", SESSION_LASTS),
            ] {
                sqlx::query(statement).bind(now.0 - lasts).execute(&mut *db).await?;
            }
            Ok(())
        };
        self.writer.write(write).await
    }

    /// Uses a link up, and signs its account in with a new session. The account, and the game that the link
    /// leads to; nothing if the link is not good any more.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn use_page_link(
        &self,
        hash: &str,
        session: &str,
        now: Timestamp,
    ) -> Result<Option<(PlayerId, Option<GameId>)>> {
        let write = async |db: &mut Db| {
            let used: Option<(String, Option<i64>)> = sqlx::query_as(
                "DELETE FROM page_links WHERE hash = $1 AND made_at > $2 RETURNING account, game",
            )
            .bind(hash)
            .bind(now.0 - LINK_LASTS)
            .fetch_optional(&mut *db)
            .await?;
            let Some((account, game)) = used else { return Ok(None) };
            sqlx::query(
                "DELETE FROM page_sessions WHERE account = $1 AND hash NOT IN
                     (SELECT hash FROM page_sessions WHERE account = $1
                      ORDER BY seen_at DESC, hash LIMIT $2)",
            )
            .bind(&account)
            .bind(MOST_SESSIONS - 1)
            .execute(&mut *db)
            .await?;
            sqlx::query(
                "INSERT INTO page_sessions (hash, account, made_at, seen_at)
                 VALUES ($1, $2, $3, $3)",
            )
            .bind(session)
            .bind(&account)
            .bind(now.0)
            .execute(db)
            .await?;
            Ok(Some((PlayerId::from_stored(account), game.map(GameId))))
        };
        self.writer.write(write).await
    }

    /// The account that is signed in by a session.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn page_session(&self, hash: &str, now: Timestamp) -> Result<Option<PlayerId>> {
        let found: Option<(String, i64)> = sqlx::query_as(
            "SELECT account, seen_at FROM page_sessions WHERE hash = $1 AND made_at > $2",
        )
        .bind(hash)
        .bind(now.0 - SESSION_LASTS)
        .fetch_optional(&self.readers)
        .await?;
        let Some((account, seen)) = found else { return Ok(None) };
        if now.0 - seen >= NOTED_EVERY {
            let note = sqlx::query("UPDATE page_sessions SET seen_at = $2 WHERE hash = $1")
                .bind(hash)
                .bind(now.0);
            self.writer.execute(note).await?;
        }
        Ok(Some(PlayerId::from_stored(account)))
    }

    /// Signs out one browser.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn end_page_session(&self, hash: &str) -> Result<()> {
        let end = sqlx::query("DELETE FROM page_sessions WHERE hash = $1").bind(hash);
        self.writer.execute(end).await
    }

    /// Signs out every browser of an account, and takes back its links.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub async fn end_page_sessions_of(&self, account: &PlayerId) -> Result<()> {
        let write = async |db: &mut Db| {
            for statement in [
                "DELETE FROM page_sessions WHERE account = $1",
                "DELETE FROM page_links WHERE account = $1",
            ] {
                sqlx::query(statement).bind(account.as_str()).execute(&mut *db).await?;
            }
            Ok(())
        };
        self.writer.write(write).await
    }
}
