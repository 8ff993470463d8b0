//! Networks that are not heard while a person calls from another network, or from another shard.
//! The length of an outage is known only when the bot is back; until then only the time of its last
//! presence is known.

use crate::database::{Db, Result};
use menagerie_core::Timestamp;
use menagerie_core::clock::{MINUTE, Outages, Span};
use menagerie_core::model::request::Call;
use menagerie_core::model::state::{Game, Window};

/// How old a sign of life may be, in seconds. Signs come every minute, and no player is out of time
/// sooner than two minutes after a deadline.
const SIGN_OF_LIFE: i64 = 2 * MINUTE;

/// Pauses the clocks of these games for the caller, since a network was last heard on which one of
/// them is seen: a player there may have moved. The caller's own network is heard, but with several
/// shards not all of it.
pub(crate) async fn rest(
    db: &mut Db,
    call: &Call,
    games: impl Iterator<Item = &mut Game>,
    shards: u32,
) -> Result<()> {
    for game in games {
        // The computer calls from inside, also while its opponent cannot be heard.
        let is_heard = shards == 1 && !call.from.is_computer();
        let heard = is_heard.then(|| call.place.network());
        for network in unlike(game, heard) {
            let Some(away) = away(db, &network, call.seen).await? else { continue };
            if let Some(timing) = &mut game.timing {
                let now = Outages::from_rows(vec![away]);
                timing.pauses.outages = timing.pauses.outages.together(&now);
                let earlier = timing.unheard_since.unwrap_or(away.from);
                timing.unheard_since = Some(earlier.min(away.from));
            }
        }
    }
    Ok(())
}

/// The networks on which a game with a running clock is seen, except the one that is heard.
fn unlike(game: &Game, heard: Option<&str>) -> Vec<String> {
    if game.end.is_some() || game.timing.is_none() {
        return Vec::new();
    }
    let windows = game.windows.iter().map(Window::network);
    let seen = windows.chain([game.place.network()]).filter(|seen| heard != Some(*seen));
    seen.map(str::to_owned).collect()
}

/// Since when a network is not heard, if the bot ever was there.
async fn away(db: &mut Db, network: &str, now: Timestamp) -> Result<Option<Span>> {
    let last: Option<i64> = sqlx::query_scalar("SELECT at FROM attendance WHERE network = $1")
        .bind(network)
        .fetch_optional(db)
        .await?;
    let since = last.filter(|last| now.0.saturating_sub(*last) > SIGN_OF_LIFE);
    Ok(since.map(|since| Span::new(Timestamp(since), now)))
}
