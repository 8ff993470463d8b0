//! The rows that pause clocks: freezes, outages, and members' settings of time.

use super::extras::Extras;
use crate::community::{settings, windows};
use crate::database::{Db, Result, StoreError};
use crate::people::belongings::{Belongings, belongings, of_both};
use menagerie_core::clock::{
    Earlier, FOREVER, Freezes, Habit, Hours, Member, Outages, Pauses, Quiet, Span, Vacation,
    Weekdays, Zone,
};
use menagerie_core::community::types::{Holder, Settings};
use menagerie_core::notice::types::Notices;
use menagerie_core::{GameId, PlayerId, Server, Timestamp};
use sqlx::any::AnyQueryResult;

/// All pauses of a game's clock with these accounts, in a turn that began at a moment.
pub(super) async fn pauses(
    db: &mut Db,
    game: GameId,
    [white, black]: &[PlayerId; 2],
    server: &Server,
    (network, since): (&str, Timestamp),
    there_is: Extras,
) -> Result<Pauses> {
    let [of_white, of_black] = of_both(&mut *db, [white, black]).await?;
    let (first, before_first) = whose_time(db, white, of_white, since).await?;
    let (second, before_second) = whose_time(db, black, of_black, since).await?;
    let (mut of_game, mut of_server) = (Freezes::default(), Freezes::default());
    if there_is.frozen {
        of_game = freezes(db, "game", &game.to_string()).await?;
    }
    if there_is.server_frozen {
        of_server = freezes(db, "server", server.as_str()).await?;
    }
    let outages = if there_is.windows {
        outages_of_all(db, game, network, since).await?
    } else {
        outages(db, network, since).await?
    };
    Ok(Pauses {
        game: of_game,
        server: of_server,
        outages,
        members: [first, second],
        earlier: [before_first, before_second],
    })
}

/// The member whose settings pause an account's clock, and the members whose settings did before,
/// in a turn that began at `since`.
async fn whose_time(
    db: &mut Db,
    account: &PlayerId,
    there_is: Belongings,
    since: Timestamp,
) -> Result<(Member, Vec<Earlier>)> {
    if !there_is.links {
        return Ok((member_with(db, account, there_is).await?, Vec::new()));
    }
    let rows: Vec<(String, i64, Option<i64>)> = sqlx::query_as(
        "SELECT member, from_at, until_at FROM links
         WHERE account = $1 AND (until_at IS NULL OR until_at > $2) ORDER BY from_at, id",
    )
    .bind(account.as_str())
    .bind(since.0)
    .fetch_all(&mut *db)
    .await?;
    let mut earlier = Vec::new();
    let mut until_now = since;
    for (known_as, from, until) in rows {
        let from = Timestamp(from);
        if from > until_now {
            let own = member(&mut *db, account).await?;
            earlier.push(Earlier { member: own, span: Span::new(until_now, from) });
        }
        let known = member(&mut *db, &PlayerId::from_stored(known_as)).await?;
        let Some(until) = until.map(Timestamp) else { return Ok((known, earlier)) };
        earlier.push(Earlier { member: known, span: Span::new(from.max(until_now), until) });
        until_now = until;
    }
    Ok((member(db, account).await?, earlier))
}

/// The stretches of such rows. One without an end lasts.
fn spans(rows: Vec<(i64, Option<i64>)>) -> Vec<Span> {
    let span = |(from, until): (i64, Option<i64>)| {
        Span::new(Timestamp(from), until.map_or(FOREVER, Timestamp))
    };
    rows.into_iter().map(span).collect()
}

async fn freezes(db: &mut Db, scope: &str, holder: &str) -> Result<Freezes> {
    let rows = sqlx::query_as(
        "SELECT from_at, until_at FROM freezes WHERE scope = $1 AND holder = $2 ORDER BY from_at",
    )
    .bind(scope)
    .bind(holder)
    .fetch_all(db)
    .await?;
    Ok(Freezes::from_rows(spans(rows)))
}

/// The outages of a network that ended after a moment, and the last one.
pub(crate) async fn outages(db: &mut Db, network: &str, since: Timestamp) -> Result<Outages> {
    let rows = sqlx::query_as(
        "SELECT from_at, until_at FROM outages WHERE network = $1 AND until_at > $2
         UNION
         SELECT from_at, until_at
         FROM (SELECT from_at, until_at FROM outages WHERE network = $1
               ORDER BY until_at DESC LIMIT 1) AS newest",
    )
    .bind(network)
    .bind(since.0)
    .fetch_all(db)
    .await?;
    Ok(Outages::from_rows(spans(rows)))
}

/// The outages of all networks on which a game is seen.
async fn outages_of_all(
    db: &mut Db,
    game: GameId,
    network: &str,
    since: Timestamp,
) -> Result<Outages> {
    let mut all = outages(db, network, since).await?;
    for window in windows::networks(db, game).await? {
        all = all.together(&outages(db, &window, since).await?);
    }
    Ok(all)
}

/// A member's settings of time.
pub(crate) async fn member(db: &mut Db, player: &PlayerId) -> Result<Member> {
    let there_is = belongings(&mut *db, player).await?;
    member_with(db, player, there_is).await
}

/// A member's settings of time, when it is known which rows they have.
pub(crate) async fn member_with(
    db: &mut Db,
    player: &PlayerId,
    there_is: Belongings,
) -> Result<Member> {
    let mut habits: Vec<(i64, String, String)> = Vec::new();
    if there_is.habits {
        habits = sqlx::query_as(
            "SELECT from_at, zone, days_off FROM habits WHERE player = $1 ORDER BY number",
        )
        .bind(player.as_str())
        .fetch_all(&mut *db)
        .await?;
    }
    let mut vacations: Vec<(i64, Option<i64>, i64)> = Vec::new();
    if there_is.vacations {
        vacations = sqlx::query_as(
            "SELECT from_at, until_at, automatic FROM vacations WHERE player = $1 ORDER BY from_at",
        )
        .bind(player.as_str())
        .fetch_all(&mut *db)
        .await?;
    }
    let mut settled: Option<(Option<i64>, Option<String>)> = None;
    if there_is.settled {
        settled = sqlx::query_as("SELECT automatic_since, quiet FROM members WHERE player = $1")
            .bind(player.as_str())
            .fetch_optional(&mut *db)
            .await?;
    }
    let (automatic, quiet) = settled.unwrap_or_default();
    let mut set = Settings::default();
    if there_is.settings {
        set = settings::settings(db, &Holder::Player(player.clone())).await?;
    }
    let vacation = |(from, until, automatic): (i64, Option<i64>, i64)| Vacation {
        from: Timestamp(from),
        until: until.map_or(FOREVER, Timestamp),
        automatic: automatic != 0,
    };
    let mut member = Member::from_rows(
        habits.iter().map(habit).collect::<Result<_, _>>()?,
        vacations.into_iter().map(vacation).collect(),
        Hours::default(),
        automatic.map(Timestamp),
    );
    member.quiet = quiet
        .map(|quiet| quiet.parse::<Quiet>())
        .transpose()
        .map_err(|error| StoreError::Unreadable(error.to_string()))?;
    member.digest = Notices::of(&set) == Notices::Digest;
    Ok(member)
}

fn habit((from, zone, days_off): &(i64, String, String)) -> Result<Habit> {
    let unreadable = |why: String| StoreError::Unreadable(why);
    Ok(Habit {
        from: Timestamp(*from),
        zone: Zone::named(zone).map_err(|error| unreadable(error.to_string()))?,
        days_off: Weekdays::named(days_off.split_whitespace())
            .map_err(|error| unreadable(error.to_string()))?,
    })
}

/// Pays an hour of a member's vacation.
pub(crate) async fn pay_hour(
    db: &mut Db,
    player: &PlayerId,
    from: Timestamp,
) -> Result<AnyQueryResult, sqlx::Error> {
    let hour = Vacation::hour(from);
    sqlx::query(
        "INSERT INTO vacations (player, from_at, until_at, automatic) VALUES ($1, $2, $3, 1)",
    )
    .bind(player.as_str())
    .bind(hour.from.0)
    .bind(hour.until.0)
    .execute(db)
    .await
}

/// Stores an outage of a network.
pub(crate) async fn note_outage(
    db: &mut Db,
    network: &str,
    outage: Span,
) -> Result<AnyQueryResult, sqlx::Error> {
    sqlx::query("INSERT INTO outages (network, from_at, until_at) VALUES ($1, $2, $3)")
        .bind(network)
        .bind(outage.from.0)
        .bind(outage.until.0)
        .execute(db)
        .await
}

/// Pauses the clock of a game for some time, whichever side is to move.
pub(crate) async fn rest(db: &mut Db, game: GameId, rest: Span) -> Result<AnyQueryResult> {
    Ok(sqlx::query(
        "INSERT INTO freezes (scope, holder, from_at, until_at) VALUES ('game', $1, $2, $3)",
    )
    .bind(game.to_string())
    .bind(rest.from.0)
    .bind(rest.until.0)
    .execute(db)
    .await?)
}

/// Stores a member's zones and days off. The past stays.
pub(crate) async fn settle_habits(db: &mut Db, player: &PlayerId, habits: &[Habit]) -> Result<()> {
    for (number, habit) in (0_i64..).zip(habits) {
        sqlx::query(
            "INSERT INTO habits (player, number, from_at, zone, days_off)
             VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (player, number) DO UPDATE
             SET from_at = excluded.from_at, zone = excluded.zone, days_off = excluded.days_off",
        )
        .bind(player.as_str())
        .bind(number)
        .bind(habit.from.0)
        .bind(habit.zone.name())
        .bind(habit.days_off.names().collect::<Vec<_>>().join(" "))
        .execute(&mut *db)
        .await?;
    }
    Ok(())
}

/// Stores a member's other settings of time.
pub(crate) async fn settle_member(
    db: &mut Db,
    player: &PlayerId,
    quiet: Option<Quiet>,
    automatic: Option<Timestamp>,
) -> Result<AnyQueryResult, sqlx::Error> {
    sqlx::query(
        "INSERT INTO members (player, automatic_since, quiet) VALUES ($1, $2, $3)
         ON CONFLICT (player) DO UPDATE
         SET automatic_since = excluded.automatic_since, quiet = excluded.quiet",
    )
    .bind(player.as_str())
    .bind(automatic.map(|since| since.0))
    .bind(quiet.map(|quiet| quiet.to_string()))
    .execute(db)
    .await
}

/// Stores a member's requested vacations. Paid hours stay.
pub(crate) async fn settle_vacations(
    db: &mut Db,
    player: &PlayerId,
    vacations: &[Vacation],
) -> Result<()> {
    sqlx::query("DELETE FROM vacations WHERE player = $1 AND automatic = 0")
        .bind(player.as_str())
        .execute(&mut *db)
        .await?;
    for vacation in vacations {
        sqlx::query(
            "INSERT INTO vacations (player, from_at, until_at, automatic) VALUES ($1, $2, $3, 0)",
        )
        .bind(player.as_str())
        .bind(vacation.from.0)
        .bind(Some(vacation.until.0).filter(|until| *until != FOREVER.0))
        .execute(&mut *db)
        .await?;
    }
    Ok(())
}
