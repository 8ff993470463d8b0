//! Reads what must be known before a person's data is deleted.

use crate::challenge::challenges;
use crate::community::windows;
use crate::database::{Db, Result, StoreError};
use crate::game::games;
use crate::league::leagues;
use crate::privacy::data_summary;
use menagerie_core::privacy::types::Erasure;
use menagerie_core::{ChallengeId, GameId, PlayerId};
use menagerie_rules::Color;

/// Reads everything about a member that their erasure needs. A game that this program cannot read,
/// because only another version knows its variant, does not prevent the erasure.
pub(crate) async fn leaving(db: &mut Db, member: &PlayerId) -> Result<Erasure> {
    let accounts = data_summary::accounts(db, member).await?;
    let kept = data_summary::kept(db, &accounts).await?;
    let mut leaving = Erasure { accounts, kept, ..Erasure::default() };
    let seats: Vec<(i64, i64)> = sqlx::query_as(
        "SELECT id, 0 FROM games WHERE white = $1 AND ending IS NULL
         UNION ALL SELECT id, 1 FROM games WHERE black = $1 AND ending IS NULL ORDER BY id",
    )
    .bind(member.as_str())
    .fetch_all(&mut *db)
    .await?;
    for (id, seat) in seats {
        let id = GameId(id);
        match games::game(db, id).await {
            Ok(game) => leaving.running.extend(game),
            Err(StoreError::Unreadable(what)) => {
                tracing::warn!(what, "a game that cannot be replayed ends with its player");
                let side = if seat == 0 { Color::White } else { Color::Black };
                leaving.unreadable_games.push((id, side));
            }
            Err(error) => return Err(error),
        }
    }
    let open: Vec<i64> = sqlx::query_scalar(
        "SELECT id FROM challenges WHERE challenger = $1 AND state = 'open'
         UNION ALL SELECT id FROM challenges WHERE opponent = $1 AND state = 'open' ORDER BY id",
    )
    .bind(member.as_str())
    .fetch_all(&mut *db)
    .await?;
    for id in open.into_iter().map(ChallengeId) {
        let windows = match challenges::followed_by(db, id).await? {
            Some(game) => windows::windows(db, game).await?,
            None => Vec::new(),
        };
        match challenges::challenge(db, id).await {
            Ok(challenge) => {
                leaving.challenges.extend(challenge.map(|challenge| (challenge, windows)));
            }
            Err(StoreError::Unreadable(_)) => leaving.unreadable_challenges.push(id),
            Err(error) => return Err(error),
        }
    }
    for account in leaving.accounts.clone() {
        for (league, has_begun) in leagues::joined_by(&mut *db, &account).await? {
            leaving.leagues.push((league, account.clone(), has_begun));
        }
    }
    Ok(leaving)
}
