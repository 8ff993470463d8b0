//! Challenges to everyone: what must be known to make one, and to join one.

use crate::database::{Db, Result};
use crate::game::counts::running;
use menagerie_core::challenge::PAIR_WINDOW;
use menagerie_core::community::Counts;
use menagerie_core::{ChallengeId, GameId, PlayerId, Server, Timestamp};

/// The counts for a member who makes a challenge to everyone.
pub(crate) async fn counts(
    db: &mut Db,
    caller: &PlayerId,
    server: Option<&Server>,
    now: Timestamp,
) -> Result<Counts> {
    let (open, recent): (i64, i64) = sqlx::query_as(
        "SELECT
             (SELECT count(*) FROM challenges WHERE challenger = $1 AND state = 'open'),
             (SELECT count(*) FROM challenges
              WHERE challenger = $1 AND opponent IS NULL AND made_at > $2)",
    )
    .bind(caller.as_str())
    .bind(now.0 - PAIR_WINDOW)
    .fetch_one(&mut *db)
    .await?;
    let number = |count: i64| usize::try_from(count).unwrap_or(usize::MAX);
    let own = running(db, caller, server).await?;
    Ok(Counts {
        open_challenges: number(open),
        recent_open_challenges: number(recent),
        running_games: own.everywhere,
        running_games_here: own.here,
        ..Counts::default()
    })
}

/// A member's game that has come of a challenge and runs, or has begun lately.
pub(crate) async fn joined(
    db: &mut Db,
    challenge: ChallengeId,
    player: &PlayerId,
    now: Timestamp,
) -> Result<Option<GameId>> {
    let game: Option<i64> = sqlx::query_scalar(
        "SELECT id FROM games WHERE white = $2 AND ending IS NULL AND challenge = $1
         UNION ALL SELECT id FROM games WHERE black = $2 AND ending IS NULL AND challenge = $1
         UNION ALL SELECT id FROM games
                   WHERE challenge = $1 AND started_at > $3 AND (white = $2 OR black = $2)
         LIMIT 1",
    )
    .bind(challenge.0)
    .bind(player.as_str())
    .bind(now.0 - PAIR_WINDOW)
    .fetch_optional(db)
    .await?;
    Ok(game.map(GameId))
}
