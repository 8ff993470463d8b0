//! Giving the rows of an account to a member, and giving them back.
//!
//! Games and challenges remember with which account a player sat down. What belongs to a game goes
//! with the game. What belongs to no game goes to the account on the network where it was made. The
//! record of a game names accounts, so it does not change.

use crate::database::{Db, Result};
use crate::game::tallies;
use crate::rating::renamed;
use menagerie_core::accounts::types::Link;
use menagerie_core::{PlayerId, Timestamp};

/// Gives rows of `$1` to `$2`. Where both have a row, a statement decides between them.
const TO_MEMBER: [&str; 29] = [
    "UPDATE games SET white = $2, white_account = $1 WHERE white = $1 AND ending IS NULL",
    "UPDATE games SET white = $2, white_account = $1 WHERE white = $1 AND ending IS NOT NULL",
    "UPDATE games SET black = $2, black_account = $1 WHERE black = $1 AND ending IS NULL",
    "UPDATE games SET black = $2, black_account = $1 WHERE black = $1 AND ending IS NOT NULL",
    "UPDATE challenges SET challenger = $2, challenger_account = $1 WHERE challenger = $1",
    "UPDATE challenges SET opponent = $2, opponent_account = $1
     WHERE opponent = $1 AND state = 'open'",
    "UPDATE challenges SET opponent = $2, opponent_account = $1
     WHERE opponent = $1 AND state <> 'open'",
    "UPDATE problems SET author = $2 WHERE author = $1",
    "UPDATE leagues SET made_by = $2 WHERE made_by = $1",
    // Where both are in, each keeps its seat.
    "UPDATE league_players SET player = $2 WHERE player = $1 AND league NOT IN
         (SELECT league FROM league_players WHERE player = $2)",
    // Of two places on a ladder, the better one stays.
    "DELETE FROM ladder_places WHERE player = $1 AND EXISTS
         (SELECT 1 FROM ladder_places AS others
          WHERE others.server = ladder_places.server AND others.variant = ladder_places.variant
            AND others.player = $2 AND others.place < ladder_places.place)",
    "DELETE FROM ladder_places WHERE player = $2 AND EXISTS
         (SELECT 1 FROM ladder_places AS others
          WHERE others.server = ladder_places.server AND others.variant = ladder_places.variant
            AND others.player = $1)",
    "UPDATE ladder_places SET player = $2 WHERE player = $1",
    // A solved problem stays solved. Otherwise the member goes on with their own attempt.
    "DELETE FROM attempts WHERE solver = $2 AND solved_at IS NULL AND problem IN
         (SELECT problem FROM attempts WHERE solver = $1 AND solved_at IS NOT NULL)",
    "DELETE FROM attempts WHERE solver = $1 AND problem IN
         (SELECT problem FROM attempts WHERE solver = $2)",
    "UPDATE attempts SET solver = $2 WHERE solver = $1",
    // The account's notes about a game go behind the member's.
    "INSERT INTO notes (author, game, number, ply, at, words)
     SELECT $2, game, number + (SELECT coalesce(max(number), 0) FROM notes AS others
                                WHERE others.author = $2 AND others.game = notes.game),
            ply, at, words
     FROM notes WHERE author = $1",
    "DELETE FROM notes WHERE author = $1 AND $2 <> $1",
    // Of two private lines, the member's stays.
    "DELETE FROM branches WHERE player = $1 AND game IN
         (SELECT game FROM branches WHERE player = $2)",
    "UPDATE branches SET player = $2 WHERE player = $1",
    "DELETE FROM watchers WHERE watcher = $1 AND game IN
         (SELECT game FROM watchers WHERE watcher = $2)",
    "UPDATE watchers SET watcher = $2 WHERE watcher = $1",
    "UPDATE alerts SET player = $2 WHERE player = $1",
    "DELETE FROM blocks WHERE player = $1 AND blocked IN
         (SELECT blocked FROM blocks WHERE player = $2)",
    "UPDATE blocks SET player = $2 WHERE player = $1",
    "DELETE FROM blocks WHERE blocked = $1 AND player IN
         (SELECT player FROM blocks WHERE blocked = $2)",
    "UPDATE blocks SET blocked = $2 WHERE blocked = $1",
    "DELETE FROM departed_blocks WHERE player = $1 AND stamp IN
         (SELECT stamp FROM departed_blocks WHERE player = $2)",
    "UPDATE departed_blocks SET player = $2 WHERE player = $1",
];

/// Gives rows of `$2` back to `$1`: rows of its games, and rows of communities like `$3` that
/// belong to no game of the member.
const TO_ACCOUNT: [&str; 8] = [
    "UPDATE notes SET author = $1 WHERE author = $2 AND game IN
         (SELECT notes.game FROM notes JOIN games ON games.id = notes.game
          WHERE notes.author = $2 AND $1 = CASE $2
              WHEN white THEN coalesce(white_account, white)
              WHEN black THEN coalesce(black_account, black)
              ELSE CASE WHEN games.server LIKE $3 THEN $1 ELSE $2 END END)",
    "UPDATE branches SET player = $1 WHERE player = $2 AND game IN
         (SELECT branches.game FROM branches JOIN games ON games.id = branches.game
          WHERE branches.player = $2 AND $1 = CASE $2
              WHEN white THEN coalesce(white_account, white)
              WHEN black THEN coalesce(black_account, black)
              ELSE CASE WHEN games.server LIKE $3 THEN $1 ELSE $2 END END)",
    "UPDATE watchers SET watcher = $1 WHERE watcher = $2 AND game IN
         (SELECT watchers.game FROM watchers JOIN games ON games.id = watchers.game
          WHERE watchers.watcher = $2 AND games.server LIKE $3)",
    "UPDATE problems SET author = $1 WHERE author = $2 AND server LIKE $3",
    "UPDATE leagues SET made_by = $1 WHERE made_by = $2 AND server LIKE $3",
    "UPDATE league_players SET player = $1 WHERE player = $2 AND league IN
         (SELECT leagues.id FROM league_players JOIN leagues ON leagues.id = league_players.league
          WHERE league_players.player = $2 AND leagues.server LIKE $3)
       AND league NOT IN (SELECT league FROM league_players WHERE player = $1)",
    "UPDATE ladder_places SET player = $1 WHERE player = $2 AND server LIKE $3",
    "UPDATE attempts SET solver = $1 WHERE solver = $2 AND problem IN
         (SELECT problems.id FROM attempts JOIN problems ON problems.id = attempts.problem
          WHERE attempts.solver = $2 AND problems.server LIKE $3)",
];

/// Gives rows back by the account that sat down, or to both.
const TO_ACCOUNT_BY_SEAT: [&str; 4] = [
    "UPDATE alerts SET player = $1 WHERE player = $2 AND game IN
         (SELECT id FROM games WHERE white_account = $1
          UNION ALL SELECT id FROM games WHERE black_account = $1)",
    // Nobody gets round a block by parting accounts.
    "INSERT INTO blocks (player, blocked, at) SELECT $1, blocked, at FROM blocks WHERE player = $2
     ON CONFLICT (player, blocked) DO NOTHING",
    "INSERT INTO blocks (player, blocked, at) SELECT player, $1, at FROM blocks WHERE blocked = $2
     ON CONFLICT (player, blocked) DO NOTHING",
    "INSERT INTO departed_blocks (stamp, player, at)
     SELECT stamp, $1, at FROM departed_blocks WHERE player = $2
     ON CONFLICT (stamp, player) DO NOTHING",
];

/// Gives the seats of `$1` back to it.
const SEATS: [&str; 4] = [
    "UPDATE games SET white = white_account, white_account = NULL WHERE white_account = $1",
    "UPDATE games SET black = black_account, black_account = NULL WHERE black_account = $1",
    "UPDATE challenges SET challenger = challenger_account, challenger_account = NULL
     WHERE challenger_account = $1",
    "UPDATE challenges SET opponent = opponent_account, opponent_account = NULL
     WHERE opponent_account = $1",
];

/// Gives an account the name of a member, with all its rows.
pub(crate) async fn link(
    db: &mut Db,
    account: &PlayerId,
    member: &PlayerId,
    handles: &[String; 2],
    at: Timestamp,
) -> Result<()> {
    sqlx::query(
        "INSERT INTO links (account, member, network, account_handle, member_handle, from_at)
         VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .bind(account.as_str())
    .bind(member.as_str())
    .bind(account.network())
    .bind(&handles[0])
    .bind(&handles[1])
    .bind(at.0)
    .execute(&mut *db)
    .await?;
    renamed::renamed(&mut *db, account).await?;
    for statement in TO_MEMBER {
        sqlx::query(statement)
            .bind(account.as_str())
            .bind(member.as_str())
            .execute(&mut *db)
            .await?;
    }
    for player in [account, member] {
        sqlx::query("DELETE FROM link_codes WHERE account = $1")
            .bind(player.as_str())
            .execute(&mut *db)
            .await?;
    }
    // The account's own notices rest.
    look_at_notices(&mut *db, account, None).await?;
    look_at_clocks(&mut *db, account, at).await?;
    tallies::count_anew(&mut *db, account).await?;
    tallies::count_anew(db, member).await
}

/// Gives an account its own name back, with everything for which it sat down.
pub(crate) async fn unlink(db: &mut Db, link: &Link, at: Timestamp) -> Result<()> {
    let Link { id, account, member, .. } = link;
    sqlx::query("UPDATE links SET until_at = $2 WHERE id = $1 AND until_at IS NULL")
        .bind(*id)
        .bind(at.0)
        .execute(&mut *db)
        .await?;
    look_at_clocks(&mut *db, account, at).await?;
    let communities = format!("{}:%", account.network());
    for statement in TO_ACCOUNT {
        sqlx::query(statement)
            .bind(account.as_str())
            .bind(member.as_str())
            .bind(&communities)
            .execute(&mut *db)
            .await?;
    }
    for statement in TO_ACCOUNT_BY_SEAT {
        sqlx::query(statement)
            .bind(account.as_str())
            .bind(member.as_str())
            .execute(&mut *db)
            .await?;
    }
    for statement in SEATS {
        sqlx::query(statement).bind(account.as_str()).execute(&mut *db).await?;
    }
    renamed::renamed(&mut *db, account).await?;
    look_at_notices(&mut *db, account, Some(at)).await?;
    tallies::count_anew(&mut *db, account).await?;
    tallies::count_anew(db, member).await
}

/// The pauses of these seats' clocks have changed, so running clocks are due.
async fn look_at_clocks(db: &mut Db, account: &PlayerId, at: Timestamp) -> Result<()> {
    sqlx::query(
        "UPDATE clocks SET due_at = $2 WHERE due_at IS NOT NULL AND game IN
             (SELECT id FROM games WHERE white_account = $1
              UNION ALL SELECT id FROM games WHERE black_account = $1)",
    )
    .bind(account.as_str())
    .bind(at.0)
    .execute(db)
    .await?;
    Ok(())
}

/// Sets when an account is next told something that is not about one turn.
async fn look_at_notices(db: &mut Db, account: &PlayerId, at: Option<Timestamp>) -> Result<()> {
    sqlx::query("UPDATE notices SET due_at = $2 WHERE player = $1")
        .bind(account.as_str())
        .bind(at.map(|at| at.0))
        .execute(db)
        .await?;
    Ok(())
}
