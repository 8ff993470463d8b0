//! Reads what decides whether a game can be begun in a community.

use crate::challenge::open_challenges;
use crate::clock::freezes;
use crate::community::{limits, settings};
use crate::database::Result;
use crate::game::counts::running;
use crate::people::blocks;
use menagerie_core::challenge::PAIR_WINDOW;
use menagerie_core::community::{Capacity, Counts, ToBegin};
use menagerie_core::model::request::Call;
use menagerie_core::model::state::{Frozen, Holder, Settings};
use menagerie_core::{PlayerId, Server, Timestamp};
use sqlx::AnyConnection;

/// What is needed to begin a game of the caller with another player, or with anybody.
pub(super) async fn to_begin(
    connection: &mut AnyConnection,
    call: &Call,
    other: Option<&PlayerId>,
    server: Option<&Server>,
) -> Result<ToBegin> {
    let capacity = capacity(connection, &call.from, other, server, call.at).await?;
    Ok(ToBegin { limits: limits::limits(connection, server).await?, capacity })
}

/// The same without counting anything.
pub(super) async fn uncounted(
    connection: &mut AnyConnection,
    server: Option<&Server>,
) -> Result<ToBegin> {
    let capacity = Capacity {
        settings: of_server(connection, server).await?,
        frozen: frozen(connection, server).await?,
        counts: Counts::default(),
    };
    Ok(ToBegin { limits: limits::limits(connection, server).await?, capacity })
}

/// What decides whether there is room for a game of a player with another one, or with anybody.
pub(super) async fn capacity(
    connection: &mut AnyConnection,
    player: &PlayerId,
    other: Option<&PlayerId>,
    server: Option<&Server>,
    now: Timestamp,
) -> Result<Capacity> {
    let counts = match other {
        Some(other) => counts(connection, player, other, server, now).await?,
        None => open_challenges::counts(connection, player, server, now).await?,
    };
    let settings = of_server(connection, server).await?;
    Ok(Capacity { settings, frozen: frozen(connection, server).await?, counts })
}

/// A community's settings.
pub(super) async fn of_server(
    connection: &mut AnyConnection,
    server: Option<&Server>,
) -> Result<Settings> {
    match server.cloned() {
        Some(server) => settings::settings(connection, &Holder::Server(server)).await,
        None => Ok(Settings::default()),
    }
}

/// The freeze of all games of a community.
pub(super) async fn frozen(
    connection: &mut AnyConnection,
    server: Option<&Server>,
) -> Result<Option<Frozen>> {
    match server {
        Some(server) => freezes::of_all(connection, server).await,
        None => Ok(None),
    }
}

async fn counts(
    connection: &mut AnyConnection,
    caller: &PlayerId,
    other: &PlayerId,
    server: Option<&Server>,
    now: Timestamp,
) -> Result<Counts> {
    let asked: Vec<Option<String>> = sqlx::query_scalar(
        "SELECT opponent FROM challenges WHERE challenger = $1 AND state = 'open'",
    )
    .bind(caller.as_str())
    .fetch_all(&mut *connection)
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
    .fetch_one(&mut *connection)
    .await?;
    let number = |count: i64| usize::try_from(count).unwrap_or(usize::MAX);
    let own = running(connection, caller, server).await?;
    let others = running(connection, other, server).await?;
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
        is_blocked: blocks::is_between(connection, caller, other).await?,
        ..Counts::default()
    })
}
