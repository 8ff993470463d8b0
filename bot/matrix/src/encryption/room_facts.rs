//! What the homeserver says of a room, as far as encryption asks for it.

use crate::homeserver::client::Client;
use crate::homeserver::fault::Fault;
use crate::rooms::state_events::{all_members, found, state};
use ruma::events::StateEventType;
use ruma::events::room::encryption::RoomEncryptionEventContent;
use ruma::events::room::history_visibility::{
    HistoryVisibility, RoomHistoryVisibilityEventContent,
};
use ruma::events::room::member::MembershipState;
use ruma::{OwnedUserId, RoomId};

/// How a room is encrypted, if it is.
pub async fn encryption(
    client: &Client,
    room: &RoomId,
) -> Result<Option<RoomEncryptionEventContent>, Fault> {
    found(state(client, room, StateEventType::RoomEncryption, "").await)
}

/// Who may read what was written before they came.
pub async fn history_visibility(
    client: &Client,
    room: &RoomId,
) -> Result<HistoryVisibility, Fault> {
    let kind = StateEventType::RoomHistoryVisibility;
    let content = found(state::<RoomHistoryVisibilityEventContent>(client, room, kind, "").await)?;
    Ok(content.map_or(HistoryVisibility::Shared, |content| content.history_visibility))
}

/// Who reads what is written in a room now.
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
