//! The data export: everything stored about a person, as rows for them to keep.

use crate::database::{Db, Result};
use crate::privacy::data_summary;
use menagerie_core::{GameId, PlayerId};
use serde_json::{Map, Value};
use sqlx::any::AnyRow;
use sqlx::{Column, Row};

/// The parts of the export besides the games: each has its name in the file and its stored columns.
/// Where another person has stored something about the member, the export does not name that
/// person.
const SECTIONS: [(&str, &str); 25] = [
    (
        "challenges",
        "SELECT id, challenger, opponent, variant, revision, side, start_fen, server, place, state,
                game, made_at, expires_at, settled_at, control, uses
         FROM challenges WHERE challenger = $1",
    ),
    (
        "challenges",
        "SELECT id, challenger, opponent, variant, revision, side, start_fen, server, place, state,
                game, made_at, expires_at, settled_at, control, uses
         FROM challenges WHERE opponent = $1 AND state = 'open'",
    ),
    (
        "challenges",
        "SELECT id, challenger, opponent, variant, revision, side, start_fen, server, place, state,
                game, made_at, expires_at, settled_at, control, uses
         FROM challenges WHERE opponent = $1 AND opponent IS NOT NULL AND state <> 'open'",
    ),
    (
        "problems",
        "SELECT id, server, place, variant, revision, fen, mate, solution, game, ply, made_at,
                withdrawn_at
         FROM problems WHERE author = $1",
    ),
    (
        "leagues_joined",
        "SELECT league, joined_at, left_at, gone_at, division, seat FROM league_players WHERE player = $1",
    ),
    (
        "leagues_made",
        "SELECT id, server, place, name, season, variants, control, made_at, starts_at, begun_at,
                over_at
         FROM leagues WHERE made_by = $1",
    ),
    ("ladders", "SELECT server, variant, place, joined_at FROM ladder_places WHERE player = $1"),
    ("page_links", "SELECT game, made_at FROM page_links WHERE account = $1"),
    ("page_sessions", "SELECT made_at, seen_at FROM page_sessions WHERE account = $1"),
    ("attempts", "SELECT problem, moves, wrong, solved_at FROM attempts WHERE solver = $1"),
    ("notes", "SELECT game, number, ply, at, words FROM notes WHERE author = $1"),
    ("lines", "SELECT game, ply, tried_ply, taken_back, moves FROM branches WHERE player = $1"),
    (
        "conditional_moves",
        "SELECT planned_replies.game, planned_replies.owner, plans.ply, plans.taken_back,
                plans.begins_with, number, parent, answered, reply
         FROM games JOIN plans ON plans.game = games.id AND plans.owner = 'white'
              JOIN planned_replies ON planned_replies.game = plans.game
                                  AND planned_replies.owner = plans.owner
         WHERE games.white = $1 AND games.ending IS NULL",
    ),
    (
        "conditional_moves",
        "SELECT planned_replies.game, planned_replies.owner, plans.ply, plans.taken_back,
                plans.begins_with, number, parent, answered, reply
         FROM games JOIN plans ON plans.game = games.id AND plans.owner = 'black'
              JOIN planned_replies ON planned_replies.game = plans.game
                                  AND planned_replies.owner = plans.owner
         WHERE games.black = $1 AND games.ending IS NULL",
    ),
    ("settings", "SELECT setting, word FROM settings WHERE scope = 'player' AND holder = $1"),
    ("hours", "SELECT from_at, number, zone, days_off FROM habits WHERE player = $1"),
    ("quiet_hours", "SELECT automatic_since, quiet FROM members WHERE player = $1"),
    ("vacations", "SELECT from_at, until_at, automatic FROM vacations WHERE player = $1"),
    ("blocks", "SELECT blocked, at FROM blocks WHERE player = $1"),
    ("blocked_who_left", "SELECT at FROM departed_blocks WHERE player = $1"),
    ("watched", "SELECT game, at FROM watchers WHERE watcher = $1"),
    ("decided", "SELECT id AS game, ending, winner, reason FROM games WHERE adjudicated_by = $1"),
    (
        "stopped",
        "SELECT scope, holder, from_at, until_at, reason FROM freezes WHERE frozen_by = $1",
    ),
    ("called", "SELECT handle FROM handles WHERE player = $1"),
    ("told", "SELECT network, day, told_until, due_at FROM notices WHERE player = $1"),
];

/// The other parts, for each account by itself.
const OF_ACCOUNTS: [(&str, &str); 7] = [
    (
        "links",
        "SELECT account, member, account_handle, member_handle, from_at, until_at FROM links
         WHERE account = $1",
    ),
    (
        "links",
        "SELECT account, member, account_handle, member_handle, from_at, until_at FROM links
         WHERE member = $1 AND until_at IS NOT NULL
           AND account NOT IN (SELECT account FROM links WHERE member = $1 AND until_at IS NULL)",
    ),
    ("link_codes", "SELECT account, handle, expires_at FROM link_codes WHERE account = $1"),
    ("link_codes_typed", "SELECT expires_at FROM link_codes WHERE typed_by = $1"),
    ("turns_to_be_told", "SELECT game, ply, due_at FROM alerts WHERE player = $1"),
    (
        "played",
        "SELECT server, variant, begun, since, won, drawn, lost FROM tallies WHERE player = $1",
    ),
    (
        "ratings",
        "SELECT month, variant, rating, deviation, volatility FROM ratings WHERE player = $1",
    ),
];

/// An exported game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct GameExport {
    /// Its number.
    pub id: GameId,
    /// The number of its stored moves, with those that were taken back.
    pub moves: u32,
}

/// A data export: accounts, rows by kind, and games.
#[derive(Debug, Default)]
pub struct DataExport {
    /// The member's names.
    pub accounts: Vec<PlayerId>,
    /// The rows of each kind.
    pub sections: Map<String, Value>,
    /// Their games, the oldest first.
    pub games: Vec<GameExport>,
}

/// The data export of a member, as [`crate::Reader::along`] returns it.
pub(crate) async fn along(snapshot: &mut Db, member: &PlayerId) -> Result<DataExport> {
    let accounts = data_summary::accounts(snapshot, member).await?;
    let mut sections = Map::new();
    for (name, statement) in SECTIONS.into_iter().chain(OF_ACCOUNTS) {
        let rows = sections.entry(name).or_insert_with(|| Value::Array(Vec::new()));
        for account in &accounts {
            let found =
                sqlx::query(statement).bind(account.as_str()).fetch_all(&mut *snapshot).await?;
            if let Value::Array(rows) = rows {
                for row in &found {
                    rows.push(object(row)?);
                }
            }
        }
    }
    let mut games = Vec::new();
    for account in &accounts {
        let found: Vec<(i64, i64)> = sqlx::query_as(
            "SELECT id, (SELECT count(*) FROM moves WHERE game = id) FROM games
             WHERE white = $1 AND ending IS NULL
             UNION ALL SELECT id, (SELECT count(*) FROM moves WHERE game = id) FROM games
             WHERE white = $1 AND ending IS NOT NULL
             UNION ALL SELECT id, (SELECT count(*) FROM moves WHERE game = id) FROM games
             WHERE black = $1 AND ending IS NULL
             UNION ALL SELECT id, (SELECT count(*) FROM moves WHERE game = id) FROM games
             WHERE black = $1 AND ending IS NOT NULL",
        )
        .bind(account.as_str())
        .fetch_all(&mut *snapshot)
        .await?;
        let games_of_account = found.into_iter().map(|(id, moves)| GameExport {
            id: GameId(id),
            moves: u32::try_from(moves).unwrap_or(u32::MAX),
        });
        games.extend(games_of_account);
    }
    games.sort_unstable();
    Ok(DataExport { accounts, sections, games })
}

/// A row as an object of numbers and texts, with null for missing values.
fn object(row: &AnyRow) -> Result<Value> {
    let mut object = Map::new();
    for (index, column) in row.columns().iter().enumerate() {
        let number = || row.try_get::<Option<f64>, _>(index).map(Value::from);
        let value =
            match row.try_get::<Option<i64>, _>(index).map(Value::from).or_else(|_| number()) {
                Ok(number) => number,
                Err(_) => Value::from(row.try_get::<Option<String>, _>(index)?),
            };
        object.insert(column.name().to_owned(), value);
    }
    Ok(Value::Object(object))
}
