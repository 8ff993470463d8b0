//! The survey of the bot's rights in all rooms that matter, made without listening to the
//! homeserver. The command `doctor` shows it.

use crate::homeserver::client::Client;
use crate::homeserver::fault::Fault;
use crate::homeserver::login::{MatrixError, enter};
use crate::homeserver::stored_login::StoredLogin;
use crate::names;
use crate::rooms::state_events;
use menagerie_config::MatrixSettings;
use menagerie_core::Place;
use ruma::api::client::keys::get_keys;
use ruma::api::client::membership::joined_rooms;
use ruma::events::MessageLikeEventType;
use ruma::{OwnedRoomId, RoomId, UserId};
use std::collections::BTreeSet;

/// The result of the survey.
pub struct Survey {
    /// The bot's user id.
    pub name: String,
    /// The number of its rooms.
    pub rooms: usize,
    /// The findings: what is missing, and what that means, one line each.
    pub findings: Vec<String>,
}

/// Asks for the bot's rights in the rooms of these places. With a password that has given no token
/// yet it asks nothing, because each login makes a device.
///
/// # Errors
/// When the homeserver does not accept the bot, or cannot be reached.
pub async fn survey(
    settings: &MatrixSettings,
    places: &[Place],
    kept: &StoredLogin,
) -> Result<Option<Survey>, MatrixError> {
    let Some(token) = kept.token(settings) else { return Ok(None) };
    let (client, me) = enter(settings, token, kept).await?;
    let unreachable =
        |fault| MatrixError::Unreachable { address: settings.homeserver.clone(), fault };
    let joined = client.ask(joined_rooms::v3::Request::new()).await.map_err(unreachable)?;
    let joined: BTreeSet<OwnedRoomId> = joined.joined_rooms.into_iter().collect();
    let known: BTreeSet<OwnedRoomId> =
        places.iter().filter_map(names::spot).map(|spot| spot.room).collect();
    let mut findings = Vec::new();
    for room in &known {
        let lacking = if joined.contains(room) {
            lacking(&client, &me, room).await
        } else {
            Ok(Some("I am not in it: invite me there again, and its games go on".to_owned()))
        };
        match lacking {
            Ok(None) => {}
            Ok(Some(lacking)) => findings.push(format!("room {room}: {lacking}")),
            Err(fault) => findings.push(format!(
                "room {room}: what I may do there cannot be asked ({fault}): try again later"
            )),
        }
    }
    Ok(Some(Survey { name: me.to_string(), rooms: joined.len(), findings }))
}

/// The obstacles to games in a room.
async fn lacking(client: &Client, me: &UserId, room: &RoomId) -> Result<Option<String>, Fault> {
    if state_events::is_encrypted(client, room).await? && !can_encrypt(client).await? {
        return Ok(Some(
            "it is encrypted, and this homeserver gives no keys, so I can read nothing there: play in a room without encryption"
                .to_owned(),
        ));
    }
    let levels = state_events::powers(client, room).await?;
    let may_talk =
        levels.is_none_or(|it| it.user_can_send_message(me, MessageLikeEventType::RoomMessage));
    Ok((!may_talk).then(|| {
        "I may not write there, so what waits for it is not shown: give me the power level that messages need"
            .to_owned()
    }))
}

/// Whether the bot can read and write in encrypted rooms.
async fn can_encrypt(client: &Client) -> Result<bool, Fault> {
    if cfg!(not(feature = "encryption")) {
        return Ok(false);
    }
    match client.ask(get_keys::v3::Request::new()).await {
        Ok(_) => Ok(true),
        Err(Fault::Gone) => Ok(false),
        Err(fault) => Err(fault),
    }
}
