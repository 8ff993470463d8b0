//! Reads the snapshot: what every input needs.

use crate::database::account_digests::AccountDigests;
use crate::database::{Db, Result};
use crate::game::games;
use crate::privacy::erased_accounts;
use menagerie_core::dispatch::Input;
use menagerie_core::model::request::Command;
use menagerie_core::model::{Candidates, Snapshot};
use menagerie_core::{ChallengeId, GameId, ProblemId, Timestamp};

/// Reads the snapshot for an input, with the games that a call can mean. Those that an event is about
/// are read with what else it needs.
pub(super) async fn snapshot(
    db: &mut Db,
    input: &Input,
    digests: &AccountDigests,
) -> Result<Snapshot> {
    let back = match input {
        // A member who deletes their data once more has not come back.
        Input::Call(call) if !matches!(call.command, Command::Forget { .. }) => {
            Some((call.account(), digests.of_account(call.account())))
        }
        Input::Call(_) | Input::SystemEvent(_) => None,
    };
    let ([next_problem, next_challenge, next_game], departed) =
        next_numbers(db, back.as_ref().map(|(_, stamp)| stamp.as_str())).await?;
    if let (Some((account, stamp)), Some(_)) = (&back, departed) {
        erased_accounts::came_back(db, stamp, account).await?;
    }
    let games = match input {
        Input::Call(call) => match call.command.which() {
            Some(which) => games::candidates(db, &call.from, &call.place, which).await?,
            None => Candidates::default(),
        },
        Input::SystemEvent(_) => Candidates::default(),
    };
    Ok(Snapshot {
        games,
        departed: departed.map(Timestamp),
        next_problem: ProblemId(next_problem),
        next_challenge: ChallengeId(next_challenge),
        next_game: GameId(next_game),
    })
}

/// The next free numbers of a problem, a challenge and a game. Also when the member with this stamp
/// had all their data deleted, if they had lately. There is one writer, so no other process takes
/// the numbers meanwhile.
pub(crate) async fn next_numbers(
    db: &mut Db,
    stamp: Option<&str>,
) -> Result<([i64; 3], Option<i64>)> {
    let (problem, challenge, game, departed) = sqlx::query_as(
        "SELECT (SELECT coalesce(max(id), 0) + 1 FROM problems),
                (SELECT coalesce(max(id), 0) + 1 FROM challenges),
                (SELECT coalesce(max(id), 0) + 1 FROM games),
                (SELECT at FROM departures WHERE stamp = $1)",
    )
    .bind(stamp)
    .fetch_one(db)
    .await?;
    Ok(([problem, challenge, game], departed))
}
