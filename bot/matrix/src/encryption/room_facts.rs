//! The homeserver's word on a room, as far as encryption asks for it.

use crate::homeserver::client::Client;
use crate::homeserver::fault::Fault;
use crate::rooms::state_events::{all_members, found, state};
use ruma::events::StateEventType;
use ruma::events::room::encryption::RoomEncryptionEventContent;
use ruma::events::room::history_visibility::HistoryVisibility;
use ruma::events::room::member::MembershipState;
use ruma::{EventEncryptionAlgorithm, OwnedUserId, RoomId, UInt};
use serde_json::Value;

/// How a room is encrypted, if it is. What cannot be read of it is as usual.
pub async fn encryption(
    client: &Client,
    room: &RoomId,
) -> Result<Option<RoomEncryptionEventContent>, Fault> {
    let kind = StateEventType::RoomEncryption;
    let Some(state) = found(state::<Value>(client, room, kind, "").await)? else {
        return Ok(None);
    };
    let mut content = RoomEncryptionEventContent::new(EventEncryptionAlgorithm::MegolmV1AesSha2);
    let number = |name: &str| state[name].as_u64().and_then(|number| UInt::try_from(number).ok());
    content.rotation_period_ms = number("rotation_period_ms");
    content.rotation_period_msgs = number("rotation_period_msgs");
    Ok(Some(content))
}

/// The right to read messages from before one came.
pub async fn history_visibility(
    client: &Client,
    room: &RoomId,
) -> Result<HistoryVisibility, Fault> {
    let kind = StateEventType::RoomHistoryVisibility;
    let state = found(state::<Value>(client, room, kind, "").await)?;
    let said = state.as_ref().and_then(|state| state["history_visibility"].as_str());
    Ok(said.map_or(HistoryVisibility::Shared, HistoryVisibility::from))
}

/// The people who read new messages in a room.
pub async fn readers(
    client: &Client,
    room: &RoomId,
    with_invited: bool,
) -> Result<Vec<OwnedUserId>, Fault> {
    let members = all_members(client, room).await?.into_iter();
    let readers = members.filter_map(|(user, content)| {
        let reads = match content?.membership {
            MembershipState::Join => true,
            MembershipState::Invite => with_invited,
            _ => false,
        };
        user.filter(|_| reads)
    });
    Ok(readers.collect())
}
