//! Reads what decides whether a game can be begun in a community.

use crate::challenge::open_challenges;
use crate::clock::freezes;
use crate::community::{limits, settings};
use crate::database::{Db, Result};
use crate::game::computers;
use crate::game::counts::{Running, running};
use crate::people::blocks;
use menagerie_core::challenge::PAIR_WINDOW;
use menagerie_core::community::types::{Holder, Settings};
use menagerie_core::community::{Capacity, Counts, ToBegin};
use menagerie_core::model::request::Call;
use menagerie_core::moderation::types::Frozen;
use menagerie_core::{PlayerId, Server, Timestamp};

/// The data needed to begin a game of the caller with another player, or with anybody.
pub(super) async fn to_begin(
    db: &mut Db,
    call: &Call,
    other: Option<&PlayerId>,
    server: Option<&Server>,
) -> Result<ToBegin> {
    let capacity = capacity(db, &call.from, other, server, call.at).await?;
    Ok(ToBegin { limits: limits::limits(db, server).await?, capacity, ratings: None })
}

/// The same without counting anything.
pub(super) async fn uncounted(db: &mut Db, server: Option<&Server>) -> Result<ToBegin> {
    let capacity = Capacity {
        settings: of_server(db, server).await?,
        frozen: frozen(db, server).await?,
        counts: Counts::default(),
    };
    Ok(ToBegin { limits: limits::limits(db, server).await?, capacity, ratings: None })
}

/// The data that decides whether there is room for a game of a player with another one, or with
/// anybody.
pub(super) async fn capacity(
    db: &mut Db,
    player: &PlayerId,
    other: Option<&PlayerId>,
    server: Option<&Server>,
    now: Timestamp,
) -> Result<Capacity> {
    let counts = match other {
        Some(other) => counts(db, player, other, server, now).await?,
        None => open_challenges::counts(db, player, server, now).await?,
    };
    let settings = of_server(db, server).await?;
    Ok(Capacity { settings, frozen: frozen(db, server).await?, counts })
}

/// A community's settings.
pub(super) async fn of_server(db: &mut Db, server: Option<&Server>) -> Result<Settings> {
    match server.cloned() {
        Some(server) => settings::settings(db, &Holder::Server(server)).await,
        None => Ok(Settings::default()),
    }
}

/// The freeze of all games of a community.
pub(super) async fn frozen(db: &mut Db, server: Option<&Server>) -> Result<Option<Frozen>> {
    match server {
        Some(server) => freezes::of_all(db, server).await,
        None => Ok(None),
    }
}

async fn counts(
    db: &mut Db,
    caller: &PlayerId,
    other: &PlayerId,
    server: Option<&Server>,
    now: Timestamp,
) -> Result<Counts> {
    let asked: Vec<Option<String>> = sqlx::query_scalar(
        "SELECT opponent FROM challenges WHERE challenger = $1 AND state = 'open'",
    )
    .bind(caller.as_str())
    .fetch_all(&mut *db)
    .await?;
    let (waiting, recent): (i64, i64) = sqlx::query_as(
        "SELECT
             (SELECT count(*) FROM challenges WHERE opponent = $2 AND state = 'open'),
             (SELECT count(*) FROM challenges
              WHERE challenger = $1 AND opponent = $2 AND made_at > $3 AND state <> 'accepted')",
    )
    .bind(caller.as_str())
    .bind(other.as_str())
    .bind(now.0 - PAIR_WINDOW)
    .fetch_one(&mut *db)
    .await?;
    let number = |count: i64| usize::try_from(count).unwrap_or(usize::MAX);
    // The computer may have any number of them.
    let own =
        if caller.is_computer() { Running::default() } else { running(db, caller, server).await? };
    if other.is_computer() {
        let open = asked.len();
        let asked = asked.iter().flatten().map(|asked| PlayerId::from_stored(asked.clone()));
        let asked = asked.filter(PlayerId::is_computer).count();
        return Ok(Counts {
            open_challenges: open,
            running_games: own.everywhere,
            running_games_here: own.here,
            against_computer: computers::games_against(db, caller).await? + asked,
            ..Counts::default()
        });
    }
    let others = running(db, other, server).await?;
    Ok(Counts {
        open_challenges: asked.len(),
        running_games: own.everywhere,
        running_games_here: own.here,
        running_games_of_other: others.everywhere,
        running_games_of_other_here: others.here,
        challenges_waiting_for_other: number(waiting),
        challenges_waiting_from_caller: asked
            .iter()
            .filter(|asked| asked.as_deref() == Some(other.as_str()))
            .count(),
        recent_challenges_to_other: number(recent),
        is_blocked: blocks::is_between(db, caller, other).await?,
        ..Counts::default()
    })
}
