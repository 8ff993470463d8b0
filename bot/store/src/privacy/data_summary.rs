//! The data summary: how much is stored about a person.

use crate::database::values::counted;
use crate::database::{Db, Result, Store};
use menagerie_core::PlayerId;
use menagerie_core::privacy::types::{DataSummary, KeptKind};

/// The rows to count: those with this person in one of their columns. Players, challengers and
/// authors are stored by their members' names; the other columns may hold any account.
const COUNTS: [(KeptKind, &str); 38] = [
    (KeptKind::Running, "SELECT count(*) FROM games WHERE white = $1 AND ending IS NULL"),
    (KeptKind::Running, "SELECT count(*) FROM games WHERE black = $1 AND ending IS NULL"),
    (KeptKind::Finished, "SELECT count(*) FROM games WHERE white = $1 AND ending IS NOT NULL"),
    (KeptKind::Finished, "SELECT count(*) FROM games WHERE black = $1 AND ending IS NOT NULL"),
    (KeptKind::Challenges, "SELECT count(*) FROM challenges WHERE challenger = $1"),
    (
        KeptKind::Challenges,
        "SELECT count(*) FROM challenges WHERE opponent = $1 AND state = 'open'",
    ),
    (
        KeptKind::Challenges,
        "SELECT count(*) FROM challenges
         WHERE opponent = $1 AND opponent IS NOT NULL AND state <> 'open'",
    ),
    (KeptKind::Problems, "SELECT count(*) FROM problems WHERE author = $1"),
    (KeptKind::Leagues, "SELECT count(*) FROM league_players WHERE player = $1"),
    (KeptKind::Leagues, "SELECT count(*) FROM leagues WHERE made_by = $1"),
    (KeptKind::Ladders, "SELECT count(*) FROM ladder_places WHERE player = $1"),
    (KeptKind::Attempts, "SELECT count(*) FROM attempts WHERE solver = $1"),
    (KeptKind::Notes, "SELECT count(*) FROM notes WHERE author = $1"),
    (KeptKind::Lines, "SELECT count(*) FROM branches WHERE player = $1"),
    (
        KeptKind::Plans,
        "SELECT count(*) FROM plans JOIN games ON games.id = plans.game
         WHERE white = $1 AND ending IS NULL AND owner = 'white'",
    ),
    (
        KeptKind::Plans,
        "SELECT count(*) FROM plans JOIN games ON games.id = plans.game
         WHERE black = $1 AND ending IS NULL AND owner = 'black'",
    ),
    (KeptKind::Settings, "SELECT count(*) FROM settings WHERE scope = 'player' AND holder = $1"),
    (KeptKind::Hours, "SELECT count(*) FROM habits WHERE player = $1"),
    (KeptKind::Hours, "SELECT count(*) FROM members WHERE player = $1"),
    (KeptKind::Vacations, "SELECT count(*) FROM vacations WHERE player = $1"),
    (KeptKind::Blocks, "SELECT count(*) FROM blocks WHERE player = $1"),
    (KeptKind::Blocks, "SELECT count(*) FROM departed_blocks WHERE player = $1"),
    (KeptKind::Watched, "SELECT count(*) FROM watchers WHERE watcher = $1"),
    (KeptKind::Rulings, "SELECT count(*) FROM games WHERE adjudicated_by = $1"),
    (KeptKind::Rulings, "SELECT count(*) FROM freezes WHERE frozen_by = $1"),
    (KeptKind::Links, "SELECT count(*) FROM links WHERE account = $1"),
    (KeptKind::Links, "SELECT count(*) FROM links WHERE member = $1"),
    (KeptKind::Links, "SELECT count(*) FROM link_codes WHERE account = $1"),
    (KeptKind::Links, "SELECT count(*) FROM link_codes WHERE typed_by = $1"),
    (KeptKind::Traces, "SELECT count(*) FROM handles WHERE player = $1"),
    (KeptKind::Traces, "SELECT count(*) FROM notices WHERE player = $1"),
    (KeptKind::Traces, "SELECT count(*) FROM alerts WHERE player = $1"),
    (KeptKind::Traces, "SELECT count(*) FROM blocks WHERE blocked = $1"),
    (KeptKind::Traces, "SELECT count(*) FROM tallies WHERE player = $1"),
    (KeptKind::Traces, "SELECT count(*) FROM ratings WHERE player = $1"),
    (KeptKind::Traces, "SELECT count(*) FROM page_links WHERE account = $1"),
    (KeptKind::Traces, "SELECT count(*) FROM page_sessions WHERE account = $1"),
    (KeptKind::Traces, "SELECT count(*) FROM encryption_keys WHERE person = $1"),
];

/// A member's names: their own, and those of the linked accounts.
pub(super) async fn accounts(db: &mut Db, member: &PlayerId) -> Result<Vec<PlayerId>> {
    let linked: Vec<String> = sqlx::query_scalar(
        "SELECT account FROM links WHERE member = $1 AND until_at IS NULL ORDER BY id",
    )
    .bind(member.as_str())
    .fetch_all(db)
    .await?;
    Ok([member.clone()].into_iter().chain(linked.into_iter().map(PlayerId::from_stored)).collect())
}

/// How much is stored about the person with these accounts.
pub(super) async fn kept(db: &mut Db, accounts: &[PlayerId]) -> Result<DataSummary> {
    let mut kept = DataSummary::default();
    for (kind, statement) in COUNTS {
        for account in accounts {
            let count: i64 =
                sqlx::query_scalar(statement).bind(account.as_str()).fetch_one(&mut *db).await?;
            *kept.0.entry(kind).or_insert(0) += counted(count)?;
        }
    }
    Ok(kept)
}

impl Store {
    /// How much is stored about a member, with all of their accounts.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn kept_of(&self, member: &PlayerId) -> Result<DataSummary> {
        let mut snapshot = self.readers.begin().await?;
        let accounts = accounts(&mut snapshot, member).await?;
        kept(&mut snapshot, &accounts).await
    }
}
