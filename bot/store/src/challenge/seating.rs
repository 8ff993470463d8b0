//! The account with which a member sits down when they accept a challenge.

use super::challenges::followed_by;
use crate::community::windows;
use crate::database::{Db, Result};
use crate::people::accounts::on;
use menagerie_core::dispatch::Input;
use menagerie_core::{ChallengeId, Place, PlayerId};

/// The account with which a member sits down, if it is not the one by which they are known. It is
/// the account that accepts, if the game is seen on its network, or else their account where the
/// game is seen.
pub(crate) async fn seated(
    db: &mut Db,
    input: &Input,
    player: &PlayerId,
    challenge: ChallengeId,
) -> Result<Option<String>> {
    let place: Option<String> = sqlx::query_scalar("SELECT place FROM challenges WHERE id = $1")
        .bind(challenge.0)
        .fetch_optional(&mut *db)
        .await?;
    let Some(place) = place.map(Place::from_stored) else { return Ok(None) };
    let Input::Call(call) = input else {
        // A game that begins by itself is seen where it is begun.
        let there = on(db, player, place.network()).await?;
        return Ok(there.filter(|it| it != player).map(|it| it.as_str().to_owned()));
    };
    if call.from != *player {
        return Ok(None);
    }
    let account = call.account();
    // In a community of its network the game gets a place, if it has none there.
    let mut is_seen = call.server.is_some() || account.network() == place.network();
    if let (false, Some(game)) = (is_seen, followed_by(&mut *db, challenge).await?) {
        let networks = windows::networks(&mut *db, game).await?;
        is_seen = networks.iter().any(|network| network == account.network());
    }
    let there = if is_seen { None } else { on(db, player, place.network()).await? };
    let seat = there.as_ref().unwrap_or(account);
    Ok((seat != player).then(|| seat.as_str().to_owned()))
}
