//! Writing the facts of leagues.

use super::consequences::game_begun;
use crate::database::values::stored_ply;
use crate::database::{Db, Result, StoreError};
use menagerie_core::clock::DAY;
use menagerie_core::league::Format;
use menagerie_core::league::types::{League, LeagueFact, LeagueStage};
use menagerie_core::{LeagueId, PlayerId, Timestamp};
use menagerie_rules::Color;
use sqlx::any::AnyQueryResult;

/// How long members can join the next season at least when one has ended early, in seconds.
const UNTIL_NEXT: i64 = 7 * DAY;

/// Writes a fact about a league.
pub(crate) async fn store(db: &mut Db, fact: &LeagueFact, at: Timestamp) -> Result<AnyQueryResult> {
    let at = at.0;
    let query = match fact {
        LeagueFact::Made(league) => return make(db, league, at).await,
        LeagueFact::Begun { league, seats, ends } => {
            return begin(db, *league, seats, *ends, at).await;
        }
        LeagueFact::Published { league, place } => sqlx::query(
            "UPDATE leagues SET place = $2, network = $3, published_at = coalesce(published_at, $4)
             WHERE id = $1 AND over_at IS NULL",
        )
        .bind(league.0)
        .bind(place.as_str())
        .bind(place.network())
        .bind(at),
        LeagueFact::Joined { league, player } => sqlx::query(
            "INSERT INTO league_players (league, number, player, joined_at)
             SELECT $1, coalesce(max(number), 0) + 1, $2, $3 FROM league_players WHERE league = $1",
        )
        .bind(league.0)
        .bind(player.as_str())
        .bind(at),
        LeagueFact::Left { league, player, is_kept: true } => sqlx::query(
            "UPDATE league_players SET left_at = $3
             WHERE league = $1 AND player = $2 AND left_at IS NULL",
        )
        .bind(league.0)
        .bind(player.as_str())
        .bind(at),
        LeagueFact::Left { league, player, is_kept: false } => {
            sqlx::query("DELETE FROM league_players WHERE league = $1 AND player = $2")
                .bind(league.0)
                .bind(player.as_str())
        }
        LeagueFact::Due { league, at } => {
            sqlx::query("UPDATE leagues SET due_at = $2 WHERE id = $1")
                .bind(league.0)
                .bind(at.map(|at| at.0))
        }
        LeagueFact::GameBegun { league, division, pairing, game } => {
            let (division, pairing) = (stored_ply(*division)?, stored_ply(*pairing)?);
            let written = sqlx::query(
                "INSERT INTO league_games (league, division, pairing, game)
                 VALUES ($1, $2, $3, $4)",
            )
            .bind(league.0)
            .bind(division)
            .bind(pairing)
            .bind(game.0)
            .execute(&mut *db)
            .await?;
            game_begun(db, *game).await?;
            return Ok(written);
        }
        LeagueFact::Extended { league, ends } => sqlx::query(
            "UPDATE leagues SET ends_at = $2
             WHERE id = $1 AND begun_at IS NOT NULL AND cut_at IS NULL AND over_at IS NULL",
        )
        .bind(league.0)
        .bind(ends.0),
        LeagueFact::LastCall { league, until } => return last_call(db, *league, *until, at).await,
        LeagueFact::Proposed { game, proposal } => sqlx::query(
            "UPDATE league_games SET proposed = $2, stands_at = $3
             WHERE game = $1 AND proposed IS NULL",
        )
        .bind(game.0)
        .bind(proposal.winner.map_or("draw", Color::word))
        .bind(proposal.stands.0),
        LeagueFact::Over(league) => return over(db, *league, at).await,
        LeagueFact::Dropped(league) => {
            sqlx::query("DELETE FROM leagues WHERE id = $1 AND published_at IS NULL").bind(league.0)
        }
    };
    Ok(query.execute(db).await?)
}

/// Stores a season. An older draft of its maker in the community goes.
async fn make(db: &mut Db, league: &League, at: i64) -> Result<AnyQueryResult> {
    let terms = &league.terms;
    let variants = serde_json::to_string(&terms.variants)
        .map_err(|error| StoreError::Unreadable(error.to_string()))?;
    if league.stage == LeagueStage::Draft {
        sqlx::query(
            "DELETE FROM leagues WHERE made_by = $1 AND server = $2 AND published_at IS NULL",
        )
        .bind(league.made_by.as_str())
        .bind(league.server.as_str())
        .execute(&mut *db)
        .await?;
    }
    Ok(sqlx::query(
        "INSERT INTO leagues (id, server, network, place, name, made_by, season, follows, variants,
                              control, size, games_at_once, meetings, days, rated, repeats, seed,
                              made_at, starts_at, published_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
                 $19, $20)",
    )
    .bind(league.id.0)
    .bind(league.server.as_str())
    .bind(league.place.network())
    .bind(league.place.as_str())
    .bind(&terms.name)
    .bind(league.made_by.as_str())
    .bind(i64::from(league.season))
    .bind(league.follows.map(|it| it.0))
    .bind(variants)
    .bind(terms.control.to_string())
    .bind(stored_ply(terms.largest.players())?)
    .bind(stored_ply(terms.at_once.get())?)
    .bind(match terms.format {
        Format::Single => 1_i64,
        Format::Double => 2,
    })
    .bind(terms.days)
    .bind(i64::from(terms.is_rated))
    .bind(i64::from(terms.repeats))
    .bind(league.seed.reveal())
    .bind(at)
    .bind(league.starts.0)
    .bind((league.stage != LeagueStage::Draft).then_some(at))
    .execute(db)
    .await?)
}

/// Stores where everybody sits.
async fn begin(
    db: &mut Db,
    league: LeagueId,
    seats: &[(PlayerId, usize, usize)],
    ends: Timestamp,
    at: i64,
) -> Result<AnyQueryResult> {
    for (player, division, seat) in seats {
        sqlx::query(
            "UPDATE league_players SET division = $3, seat = $4 WHERE league = $1 AND player = $2",
        )
        .bind(league.0)
        .bind(player.as_str())
        .bind(stored_ply(*division)?)
        .bind(stored_ply(*seat)?)
        .execute(&mut *db)
        .await?;
    }
    Ok(sqlx::query(
        "UPDATE leagues SET begun_at = $2, ends_at = $3
         WHERE id = $1 AND begun_at IS NULL AND over_at IS NULL",
    )
    .bind(league.0)
    .bind(at)
    .bind(ends.0)
    .execute(db)
    .await?)
}

/// A season has ended. If the next one was to begin much later, it begins in a week.
async fn over(db: &mut Db, league: LeagueId, at: i64) -> Result<AnyQueryResult> {
    sqlx::query(
        "UPDATE leagues SET due_at = $2,
             starts_at = CASE WHEN starts_at > $3 THEN $3 ELSE starts_at END
         WHERE follows = $1 AND begun_at IS NULL AND over_at IS NULL",
    )
    .bind(league.0)
    .bind(at)
    .bind(at + UNTIL_NEXT)
    .execute(&mut *db)
    .await?;
    Ok(sqlx::query(
        "UPDATE leagues SET over_at = $2, due_at = NULL WHERE id = $1 AND over_at IS NULL",
    )
    .bind(league.0)
    .bind(at)
    .execute(db)
    .await?)
}

/// No more games begin. Those that run have ten more moves of each side.
async fn last_call(
    db: &mut Db,
    league: LeagueId,
    until: Timestamp,
    at: i64,
) -> Result<AnyQueryResult> {
    sqlx::query(
        "UPDATE league_games
         SET last_ply = (SELECT ply FROM games WHERE games.id = league_games.game)
         WHERE league = $1",
    )
    .bind(league.0)
    .execute(&mut *db)
    .await?;
    Ok(sqlx::query(
        "UPDATE leagues SET cut_at = $2, judged_at = $3
         WHERE id = $1 AND cut_at IS NULL AND over_at IS NULL",
    )
    .bind(league.0)
    .bind(at)
    .bind(until.0)
    .execute(db)
    .await?)
}
