//! The erasure of everything stored about a person.

use crate::database::{Db, Result, StoreError};
use crate::game::tallies;
use crate::rating::renamed;
use menagerie_core::PlayerId;
use menagerie_core::model::{Effect, Reply};
use sqlx::Row;

/// Rows of others in which the person `$1` gets the name `$2`.
const RENAMED: [&str; 12] = [
    "UPDATE games SET white = $2 WHERE white = $1 AND ending IS NULL",
    "UPDATE games SET white = $2 WHERE white = $1 AND ending IS NOT NULL",
    "UPDATE games SET black = $2 WHERE black = $1 AND ending IS NULL",
    "UPDATE games SET black = $2 WHERE black = $1 AND ending IS NOT NULL",
    "UPDATE games SET adjudicated_by = $2 WHERE adjudicated_by = $1",
    "UPDATE challenges SET challenger = $2 WHERE challenger = $1",
    "UPDATE challenges SET opponent = $2 WHERE opponent = $1 AND state = 'open'",
    "UPDATE challenges SET opponent = $2
     WHERE opponent = $1 AND opponent IS NOT NULL AND state <> 'open'",
    "UPDATE problems SET author = $2 WHERE author = $1",
    "UPDATE league_players SET player = $2 WHERE player = $1",
    "UPDATE leagues SET made_by = $2 WHERE made_by = $1",
    "UPDATE freezes SET frozen_by = $2 WHERE frozen_by = $1",
];

/// If an account was parted from the person, their pauses before that become the ghost's. Otherwise
/// the clock of an older turn would run differently afterwards, and the account could join another
/// member at once.
const OF_PARTED: [&str; 3] = [
    "INSERT INTO habits (player, from_at, number, zone, days_off)
     SELECT $2, from_at, number, zone, days_off FROM habits
     WHERE player = $1
       AND player IN (SELECT member FROM links WHERE member = $1 AND until_at IS NOT NULL)
     ON CONFLICT (player, number) DO NOTHING",
    "INSERT INTO vacations (player, from_at, until_at, automatic)
     SELECT $2, from_at, until_at, automatic FROM vacations
     WHERE player = $1
       AND player IN (SELECT member FROM links WHERE member = $1 AND until_at IS NOT NULL)
     ON CONFLICT (player, from_at, automatic) DO NOTHING",
    "UPDATE links SET member = $2, member_handle = ''
     WHERE member = $1 AND until_at IS NOT NULL",
];

/// Rows of the person alone, which are deleted.
const DROPPED: [&str; 30] = [
    "UPDATE games SET white_account = NULL WHERE white_account = $1",
    "UPDATE games SET black_account = NULL WHERE black_account = $1",
    "UPDATE challenges SET challenger_account = NULL WHERE challenger_account = $1",
    "UPDATE challenges SET opponent_account = NULL WHERE opponent_account = $1",
    "DELETE FROM ladder_places WHERE player = $1",
    "DELETE FROM tallies WHERE player = $1",
    "DELETE FROM ratings WHERE player = $1",
    "DELETE FROM attempts WHERE solver = $1",
    "DELETE FROM notes WHERE author = $1",
    "DELETE FROM branches WHERE player = $1",
    "DELETE FROM watchers WHERE watcher = $1",
    "DELETE FROM alerts WHERE player = $1",
    "DELETE FROM notices WHERE player = $1",
    "DELETE FROM blocks WHERE player = $1",
    "DELETE FROM blocks WHERE blocked = $1",
    "DELETE FROM departed_blocks WHERE player = $1",
    "DELETE FROM settings WHERE scope = 'player' AND holder = $1",
    "DELETE FROM habits WHERE player = $1",
    "DELETE FROM vacations WHERE player = $1",
    "DELETE FROM members WHERE player = $1",
    "DELETE FROM link_codes WHERE account = $1",
    "UPDATE link_codes SET typed_by = NULL WHERE typed_by = $1",
    "DELETE FROM links WHERE account = $1",
    "DELETE FROM links WHERE member = $1",
    "DELETE FROM handles WHERE player = $1",
    "DELETE FROM page_links WHERE account = $1",
    "DELETE FROM page_sessions WHERE account = $1",
    "DELETE FROM encryption_keys
     WHERE kind IN ('session', 'hash')
       AND name IN (SELECT mark FROM encryption_keys WHERE kind = 'device' AND person = $1)",
    "DELETE FROM encryption_keys
     WHERE kind = 'reading' AND person IS NULL
       AND substr(mark, 1, 43) IN (SELECT mark FROM encryption_keys WHERE kind = 'device' AND person = $1)",
    "DELETE FROM encryption_keys WHERE person = $1",
];

/// Deletes everything stored about the person with these accounts. In rows of others they get the
/// name of `ghost`, which is displayed as `called` everywhere.
pub(crate) async fn forget(
    db: &mut Db,
    accounts: &[PlayerId],
    ghost: &PlayerId,
    called: &str,
) -> Result<()> {
    // The key refuses a name that is taken. Then nothing is deleted, and the next request draws
    // another name.
    sqlx::query("INSERT INTO handles (player, handle) VALUES ($1, $2)")
        .bind(ghost.as_str())
        .bind(called)
        .execute(&mut *db)
        .await?;
    let mut is_known = 0;
    // Each account is named in the links of the others.
    let mut known_as = Vec::new();
    for account in accounts {
        known_as.extend(names(db, account).await?);
    }
    unanswer(db, known_as).await?;
    for account in accounts {
        renamed::renamed(&mut *db, account).await?;
        for statement in RENAMED.iter().chain(&OF_PARTED) {
            let renamed = sqlx::query(*statement)
                .bind(account.as_str())
                .bind(ghost.as_str())
                .execute(&mut *db)
                .await?;
            is_known += renamed.rows_affected();
        }
        for statement in DROPPED {
            sqlx::query(statement).bind(account.as_str()).execute(&mut *db).await?;
        }
        unshow(db, account, ghost).await?;
        unremember(db, account).await?;
    }
    if is_known == 0 {
        sqlx::query("DELETE FROM handles WHERE player = $1")
            .bind(ghost.as_str())
            .execute(&mut *db)
            .await?;
        return Ok(());
    }
    tallies::count_anew(db, ghost).await
}

/// The words by which an account may stand in messages: its address, and its display names.
async fn names(db: &mut Db, account: &PlayerId) -> Result<Vec<String>> {
    let mut names: Vec<String> = sqlx::query_scalar(
        "SELECT handle FROM handles WHERE player = $1
         UNION ALL SELECT account_handle FROM links WHERE account = $1
         UNION ALL SELECT member_handle FROM links WHERE member = $1
         UNION ALL SELECT handle FROM link_codes WHERE account = $1",
    )
    .bind(account.as_str())
    .fetch_all(db)
    .await?;
    names.retain(|name| !name.is_empty());
    names.extend(account.address_on(account.network()).map(str::to_owned));
    Ok(names)
}

/// Removes the account's name from waiting messages, and deletes messages for this person alone.
async fn unshow(db: &mut Db, account: &PlayerId, ghost: &PlayerId) -> Result<()> {
    let rows = sqlx::query(
        "SELECT id, effect, parked, dead FROM outbox
         WHERE lane LIKE $1 ESCAPE '!' OR effect LIKE $1 ESCAPE '!'
            OR parked LIKE $1 ESCAPE '!' OR dead LIKE $1 ESCAPE '!'",
    )
    .bind(holding(account.as_str()))
    .fetch_all(&mut *db)
    .await?;
    for row in rows {
        let (id, effect): (i64, String) = (row.try_get("id")?, row.try_get("effect")?);
        let read = serde_json::from_str(&effect);
        let is_for_them = match &read {
            Ok(Effect::Alert { to, .. } | Effect::Letter { to, .. }) => to == account,
            Ok(Effect::Watch { watcher, .. }) => watcher == account,
            // A row that cannot be read can never be shown here. It may belong to a person whose
            // number begins like this.
            Err(_) => effect.contains(&quoted(account)),
            Ok(_) => false,
        };
        if is_for_them {
            sqlx::query("DELETE FROM outbox WHERE id = $1").bind(id).execute(&mut *db).await?;
            continue;
        }
        let nobody = |words: Option<String>| {
            words.map(|words| words.replace(&quoted(account), &quoted(ghost)))
        };
        sqlx::query("UPDATE outbox SET effect = $2, parked = $3, dead = $4 WHERE id = $1")
            .bind(id)
            .bind(nobody(Some(effect)))
            .bind(nobody(row.try_get("parked")?))
            .bind(nobody(row.try_get("dead")?))
            .execute(&mut *db)
            .await?;
    }
    Ok(())
}

/// Deletes the account's names from stored answers, so that no caller is told them again. Causes
/// that hold a name are of things that are done and never come again.
async fn unanswer(db: &mut Db, names: Vec<String>) -> Result<()> {
    let nothing = serde_json::to_string(&Reply::Nothing);
    let nothing = nothing.map_err(|error| StoreError::Unreadable(error.to_string()))?;
    for name in names {
        let in_json = serde_json::Value::from(name.as_str()).to_string();
        sqlx::query("UPDATE inbox SET reply = $2 WHERE reply LIKE $1 ESCAPE '!'")
            .bind(holding(in_json.trim_matches('"')))
            .bind(&nothing)
            .execute(&mut *db)
            .await?;
        sqlx::query("DELETE FROM inbox WHERE cause LIKE $1 ESCAPE '!'")
            .bind(format!("menagerie:told-%:{}-%", pattern(&name)))
            .execute(&mut *db)
            .await?;
    }
    Ok(())
}

/// Deletes the values that a network has stored about the account.
async fn unremember(db: &mut Db, account: &PlayerId) -> Result<()> {
    let network = account.network();
    let address = account.address_on(network).unwrap_or_default();
    // The request for a private room.
    sqlx::query("DELETE FROM remembered WHERE network = $1 AND name LIKE $2 ESCAPE '!'")
        .bind(network)
        .bind(format!("% {} %", pattern(address)))
        .execute(&mut *db)
        .await?;
    // The notes of keys that were given to them. The next message of such a room gets a new key.
    sqlx::query("DELETE FROM encryption_keys WHERE kind = 'given' AND value LIKE $1 ESCAPE '!'")
        .bind(holding(&format!("\"{address}\"")))
        .execute(db)
        .await?;
    Ok(())
}

/// A name as it stands in JSON.
fn quoted(player: &PlayerId) -> String {
    serde_json::Value::from(player.as_str()).to_string()
}

/// The pattern that finds texts with these words.
fn holding(words: &str) -> String {
    format!("%{}%", pattern(words))
}

/// These words as a pattern, with wildcards escaped: a person may have the name `__`.
fn pattern(words: &str) -> String {
    words.replace('!', "!!").replace('%', "!%").replace('_', "!_")
}
