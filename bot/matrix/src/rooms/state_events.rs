//! State events of a room, asked of the homeserver.

use crate::homeserver::client::Client;
use crate::homeserver::fault::Fault;
use ruma::api::client::membership::get_member_events;
use ruma::api::client::state::get_state_event_for_key;
use ruma::events::StateEventType;
use ruma::events::room::create::RoomCreateEventContent;
use ruma::events::room::member::RoomMemberEventContent;
use ruma::events::room::power_levels::{RoomPowerLevels, RoomPowerLevelsEventContent};
use ruma::{OwnedUserId, RoomId};
use serde::Deserialize;
use serde::de::DeserializeOwned;

/// An event whose sender matters.
#[derive(Deserialize)]
pub(crate) struct Sent<C> {
    /// The user.
    pub sender: OwnedUserId,
    /// The content that they have sent.
    pub content: C,
}

/// All present and former members of a room, as far as they can be read.
pub(crate) async fn all_members(client: &Client, room: &RoomId) -> Result<Vec<Membership>, Fault> {
    let request = get_member_events::v3::Request::new(room.to_owned());
    let members = client.ask(request).await?.chunk;
    let read = members.iter().map(|member| {
        let user = member.get_field("state_key").ok().flatten();
        (user, member.get_field("content").ok().flatten())
    });
    Ok(read.collect())
}

/// A user, with their membership in a room.
pub(crate) type Membership = (Option<OwnedUserId>, Option<RoomMemberEventContent>);

/// The rights in a room. `None` if its version is unknown.
pub(crate) async fn powers(
    client: &Client,
    room: &RoomId,
) -> Result<Option<RoomPowerLevels>, Fault> {
    let kind = StateEventType::RoomPowerLevels;
    let levels = match state::<RoomPowerLevelsEventContent>(client, room, kind, "").await {
        Ok(levels) => Some(levels),
        Err(Fault::Gone) => None,
        Err(fault) => return Err(fault),
    };
    let created = created(client, room).await?;
    let rules = created.content.room_version.rules();
    let Some(rules) = rules.map(|rules| rules.authorization) else { return Ok(None) };
    let creators = [created.sender].into_iter().chain(created.content.additional_creators);
    let creators: Vec<OwnedUserId> = creators.collect();
    Ok(Some(RoomPowerLevels::new(levels.into(), &rules, creators)))
}

/// Whether a room is encrypted.
pub(crate) async fn is_encrypted(client: &Client, room: &RoomId) -> Result<bool, Fault> {
    let kind = StateEventType::RoomEncryption;
    Ok(found(state::<serde_json::Value>(client, room, kind, "").await)?.is_some())
}

/// A state that a room need not have.
pub(crate) fn found<C>(asked: Result<C, Fault>) -> Result<Option<C>, Fault> {
    match asked {
        Ok(content) => Ok(Some(content)),
        Err(Fault::Gone) => Ok(None),
        Err(fault) => Err(fault),
    }
}

/// The event with which a room began.
pub(crate) async fn created(
    client: &Client,
    room: &RoomId,
) -> Result<Sent<RoomCreateEventContent>, Fault> {
    let mut request = get_state_event_for_key::v3::Request::new(
        room.to_owned(),
        StateEventType::RoomCreate,
        String::new(),
    );
    request.format = get_state_event_for_key::v3::StateEventFormat::Event;
    let response = client.ask(request).await?;
    serde_json::from_str(response.event_or_content.get())
        .map_err(|error| Fault::Senseless(error.to_string()))
}

/// A state event of a room.
pub(crate) async fn state<C: DeserializeOwned>(
    client: &Client,
    room: &RoomId,
    kind: StateEventType,
    key: &str,
) -> Result<C, Fault> {
    let request = get_state_event_for_key::v3::Request::new(room.to_owned(), kind, key.to_owned());
    let response = client.ask(request).await?;
    serde_json::from_str(response.event_or_content.get())
        .map_err(|error| Fault::Senseless(error.to_string()))
}
