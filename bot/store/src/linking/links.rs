//! The facts needed to link accounts or part them, and the codes that link them.

use crate::clock::pauses;
use crate::database::{Db, Result, Store, StoreError};
use crate::game::games;
use crate::people::accounts::link_of;
use crate::people::blocks;
use menagerie_core::accounts::link_hash;
use menagerie_core::accounts::types::{LinkCode, LinkRequest, Linking};
use menagerie_core::model::request::{Call, Command};
use menagerie_core::{ChallengeId, GameId, PlayerId, Timestamp};
use sqlx::Row;
use sqlx::any::AnyQueryResult;

/// Everything that a call needs to link or part accounts.
pub(crate) async fn linking(db: &mut Db, call: &Call) -> Result<Linking> {
    let mut linking = Linking { own: link_of(&mut *db, &call.from).await?, ..Linking::default() };
    if let Some(own) = linking.own.clone() {
        linking.resting[0] = rests(&mut *db, &own.member, call.seen).await?;
        linking.late = late(db, &[&own.account], call.seen).await?;
        return Ok(linking);
    }
    let row = match &call.command {
        Command::Link(LinkRequest::Typed(code)) => {
            sqlx::query("SELECT * FROM link_codes WHERE hash = $1").bind(link_hash(code))
        }
        Command::Link(LinkRequest::Confirmed(id)) => {
            sqlx::query("SELECT * FROM link_codes WHERE id = $1").bind(*id)
        }
        _ => return Ok(linking),
    };
    let Some(row) = row.fetch_optional(&mut *db).await? else { return Ok(linking) };
    let (maker, own) = (PlayerId::from_stored(row.try_get("account")?), &call.from);
    linking.code = Some(LinkCode {
        id: row.try_get("id")?,
        handle: row.try_get("handle")?,
        expires: Timestamp(row.try_get("expires_at")?),
        typed_by: row.try_get::<Option<String>, _>("typed_by")?.map(PlayerId::from_stored),
        is_linked: link_of(&mut *db, &maker).await?.is_some(),
        account: maker.clone(),
    });
    linking.game = game_of(&mut *db, &maker, own).await?;
    linking.challenge = challenge_of(&mut *db, &maker, own).await?;
    linking.watched = watched(&mut *db, &maker, own).await?;
    linking.is_blocked = blocks::is_between(&mut *db, &maker, own).await?;
    linking.resting =
        [rests(&mut *db, &maker, call.seen).await?, rests(&mut *db, own, call.seen).await?];
    linking.parted = parted(&mut *db, own, &maker).await?;
    linking.late = late(db, &[own], call.seen).await?;
    Ok(linking)
}

impl Store {
    /// Whether this account can use a code that links accounts: it exists, and no other account has
    /// typed it.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn knows_link_code(&self, typed: &str, account: &PlayerId) -> Result<bool> {
        let found: Option<i64> = sqlx::query_scalar(
            "SELECT id FROM link_codes WHERE hash = $1 AND (typed_by IS NULL OR typed_by = $2)",
        )
        .bind(link_hash(typed))
        .bind(account.as_str())
        .fetch_optional(&self.readers)
        .await?;
        Ok(found.is_some())
    }
}

async fn rests(db: &mut Db, player: &PlayerId, now: Timestamp) -> Result<bool> {
    Ok(pauses::member(db, player).await?.rests(now))
}

/// When an account was last parted from another member than this one.
async fn parted(db: &mut Db, account: &PlayerId, member: &PlayerId) -> Result<Option<Timestamp>> {
    let parted: Option<i64> =
        sqlx::query_scalar("SELECT max(until_at) FROM links WHERE account = $1 AND member <> $2")
            .bind(account.as_str())
            .bind(member.as_str())
            .fetch_one(db)
            .await?;
    Ok(parted.map(Timestamp))
}

/// A game between two people.
async fn game_of(db: &mut Db, one: &PlayerId, other: &PlayerId) -> Result<Option<GameId>> {
    let game: Option<i64> = sqlx::query_scalar(
        "SELECT id FROM games WHERE white = $1 AND ending IS NULL AND black = $2
         UNION ALL SELECT id FROM games WHERE white = $1 AND ending IS NOT NULL AND black = $2
         UNION ALL SELECT id FROM games WHERE white = $2 AND ending IS NULL AND black = $1
         UNION ALL SELECT id FROM games WHERE white = $2 AND ending IS NOT NULL AND black = $1
         LIMIT 1",
    )
    .bind(one.as_str())
    .bind(other.as_str())
    .fetch_optional(db)
    .await?;
    Ok(game.map(GameId))
}

/// An open challenge between two people.
async fn challenge_of(
    db: &mut Db,
    one: &PlayerId,
    other: &PlayerId,
) -> Result<Option<ChallengeId>> {
    for [from, to] in [[one, other], [other, one]] {
        let made: Vec<(i64, Option<String>)> = sqlx::query_as(
            "SELECT id, opponent FROM challenges WHERE challenger = $1 AND state = 'open'",
        )
        .bind(from.as_str())
        .fetch_all(&mut *db)
        .await?;
        let found = made.iter().find(|(_, asked)| asked.as_deref() == Some(to.as_str()));
        if let Some((id, _)) = found {
            return Ok(Some(ChallengeId(*id)));
        }
    }
    Ok(None)
}

/// A running game of one of two people that the other watches.
async fn watched(db: &mut Db, one: &PlayerId, other: &PlayerId) -> Result<Option<GameId>> {
    let game: Option<i64> = sqlx::query_scalar(
        "SELECT id FROM games CROSS JOIN watchers
         WHERE game = id AND white = $1 AND ending IS NULL AND watcher = $2
         UNION ALL SELECT id FROM games CROSS JOIN watchers
         WHERE game = id AND black = $1 AND ending IS NULL AND watcher = $2
         UNION ALL SELECT id FROM games CROSS JOIN watchers
         WHERE game = id AND white = $2 AND ending IS NULL AND watcher = $1
         UNION ALL SELECT id FROM games CROSS JOIN watchers
         WHERE game = id AND black = $2 AND ending IS NULL AND watcher = $1 LIMIT 1",
    )
    .bind(one.as_str())
    .bind(other.as_str())
    .fetch_optional(db)
    .await?;
    Ok(game.map(GameId))
}

/// A running game for which one of these accounts sat down: its time is up, and a message from
/// before may still come in.
async fn late(db: &mut Db, accounts: &[&PlayerId], now: Timestamp) -> Result<Option<GameId>> {
    for account in accounts {
        let games: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM games WHERE white = $1 AND ending IS NULL
             UNION SELECT id FROM games WHERE black = $1 AND ending IS NULL
             UNION SELECT id FROM games WHERE white_account = $1 AND ending IS NULL
             UNION SELECT id FROM games WHERE black_account = $1 AND ending IS NULL ORDER BY id",
        )
        .bind(account.as_str())
        .fetch_all(&mut *db)
        .await?;
        for id in games.into_iter().map(GameId) {
            let game = match games::game(&mut *db, id).await {
                // A game that this program cannot replay must not delay the others.
                Err(StoreError::Unreadable(_)) | Ok(None) => continue,
                found => found?,
            };
            let is_late = game.is_some_and(|game| {
                let turn = game.turn().index();
                let clock = game.timing.as_ref().and_then(|timing| timing.clock.as_ref());
                game.accounts[turn] == **account
                    && clock.is_some_and(|clock| !clock.state().overdue)
                    && game.deadline().is_some_and(|deadline| deadline < now)
            });
            if is_late {
                return Ok(Some(id));
            }
        }
    }
    Ok(None)
}

/// Stores a new code. An older one of the same account is not valid any more.
pub(crate) async fn make_code(
    db: &mut Db,
    account: &PlayerId,
    handle: &str,
    hash: &str,
    (now, expires): (Timestamp, Timestamp),
) -> Result<AnyQueryResult, sqlx::Error> {
    sqlx::query("DELETE FROM link_codes WHERE expires_at <= $1")
        .bind(now.0)
        .execute(&mut *db)
        .await?;
    sqlx::query("DELETE FROM link_codes WHERE account = $1")
        .bind(account.as_str())
        .execute(&mut *db)
        .await?;
    sqlx::query(
        "INSERT INTO link_codes (account, handle, hash, expires_at) VALUES ($1, $2, $3, $4)",
    )
    .bind(account.as_str())
    .bind(handle)
    .bind(hash)
    .bind(expires.0)
    .execute(db)
    .await
}

/// Stores which account has typed a code.
pub(crate) async fn type_code(db: &mut Db, code: i64, by: &PlayerId) -> Result<AnyQueryResult> {
    Ok(sqlx::query(
        "UPDATE link_codes SET typed_by = $2
         WHERE id = $1 AND (typed_by IS NULL OR typed_by = $2)",
    )
    .bind(code)
    .bind(by.as_str())
    .execute(db)
    .await?)
}
