//! The state of a room: its members, their rights, its encryption, and the rooms before and after
//! it.

use crate::homeserver::client::Client;
use crate::homeserver::fault::Fault;
use crate::names::Member;
use crate::posting::matrix_front::MatrixFront;
use menagerie_core::model::request::Authority;
use ruma::api::client::membership::get_member_events;
use ruma::api::client::state::get_state_event_for_key;
use ruma::events::StateEventType;
use ruma::events::room::create::RoomCreateEventContent;
use ruma::events::room::member::{MembershipState, RoomMemberEventContent};
use ruma::events::room::power_levels::{RoomPowerLevels, RoomPowerLevelsEventContent};
use ruma::events::room::tombstone::RoomTombstoneEventContent;
use ruma::{OwnedRoomId, OwnedUserId, RoomId, UserId};
use serde::Deserialize;
use serde::de::DeserializeOwned;

/// An event whose sender matters.
#[derive(Deserialize)]
struct Sent<C> {
    sender: OwnedUserId,
    content: C,
}

impl MatrixFront {
    /// A user's membership in a room.
    ///
    /// # Errors
    /// When the homeserver does not answer.
    pub(crate) async fn membership(
        &self,
        room: &RoomId,
        user: &UserId,
    ) -> Result<MembershipState, Fault> {
        let kind = StateEventType::RoomMember;
        match state::<RoomMemberEventContent>(&self.client, room, kind, user.as_str()).await {
            Ok(member) => Ok(member.membership),
            Err(Fault::Gone) => Ok(MembershipState::Leave),
            Err(fault) => Err(fault),
        }
    }

    /// Whether a room is encrypted.
    ///
    /// # Errors
    /// When the homeserver does not answer.
    pub(crate) async fn is_encrypted(&self, room: &RoomId) -> Result<bool, Fault> {
        is_encrypted(&self.client, room).await
    }

    /// A user's rights in a room. A user who may remove messages of others is a moderator. A user
    /// who may change the rights is a manager.
    ///
    /// # Errors
    /// When the homeserver does not answer.
    pub(crate) async fn authority(&self, room: &RoomId, user: &UserId) -> Result<Authority, Fault> {
        let Some(levels) = powers(&self.client, room).await? else { return Ok(Authority::Player) };
        Ok(if levels.user_can_send_state(user, StateEventType::RoomPowerLevels) {
            Authority::Manager
        } else if levels.user_can_redact_event_of_other(user) {
            Authority::Moderator
        } else {
            Authority::Player
        })
    }

    /// Whether the bot may set a state event of this type in a room.
    ///
    /// # Errors
    /// When the homeserver does not answer.
    pub(crate) async fn may_set(&self, room: &RoomId, kind: StateEventType) -> Result<bool, Fault> {
        let levels = powers(&self.client, room).await?;
        Ok(levels.is_some_and(|levels| levels.user_can_send_state(&self.me, kind)))
    }

    /// Whether the bot made a room itself.
    ///
    /// # Errors
    /// When the homeserver does not answer.
    pub(crate) async fn is_made_by_us(&self, room: &RoomId) -> Result<bool, Fault> {
        Ok(created(&self.client, room).await?.sender == self.me)
    }

    /// The room that this one says it has replaced.
    ///
    /// # Errors
    /// When the homeserver does not answer.
    pub(crate) async fn predecessor(&self, room: &RoomId) -> Result<Option<OwnedRoomId>, Fault> {
        let kind = StateEventType::RoomCreate;
        let created = state::<RoomCreateEventContent>(&self.client, room, kind, "").await?;
        Ok(created.predecessor.map(|previous| previous.room_id))
    }

    /// The room that replaces this one, if it was closed.
    ///
    /// # Errors
    /// When the homeserver does not answer.
    pub(crate) async fn successor(&self, room: &RoomId) -> Result<Option<OwnedRoomId>, Fault> {
        let kind = StateEventType::RoomTombstone;
        match state::<RoomTombstoneEventContent>(&self.client, room, kind, "").await {
            Ok(closed) => Ok(Some(closed.replacement_room)),
            Err(Fault::Gone) => Ok(None),
            Err(fault) => Err(fault),
        }
    }

    /// Whether nobody except the bot and one other person is in a room or invited there.
    ///
    /// # Errors
    /// When the homeserver does not answer.
    pub(crate) async fn is_of_two(&self, room: &RoomId, other: &UserId) -> Result<bool, Fault> {
        Ok(self.all_members(room).await?.into_iter().all(|(user, content)| {
            let is_one_of_two = user.is_some_and(|user| user == self.me || user == other);
            let is_out = content.is_some_and(|content| {
                matches!(content.membership, MembershipState::Leave | MembershipState::Ban)
            });
            is_one_of_two || is_out
        }))
    }

    /// The members of a room, with their display names there.
    ///
    /// # Errors
    /// When the homeserver does not answer.
    pub(crate) async fn members(&self, room: &RoomId) -> Result<Vec<Member>, Fault> {
        let members = self.all_members(room).await?.into_iter();
        let inside = members.filter_map(|(user, content)| {
            let content = content.filter(|it| it.membership == MembershipState::Join)?;
            Some((user?, content.displayname))
        });
        Ok(inside.collect())
    }

    /// All present and former members of a room, as far as they can be read.
    async fn all_members(&self, room: &RoomId) -> Result<Vec<Membership>, Fault> {
        let request = get_member_events::v3::Request::new(room.to_owned());
        let members = self.client.ask(request).await?.chunk;
        let read = members.iter().map(|member| {
            let user = member.get_field("state_key").ok().flatten();
            (user, member.get_field("content").ok().flatten())
        });
        Ok(read.collect())
    }
}

/// A user, with their membership in a room.
type Membership = (Option<OwnedUserId>, Option<RoomMemberEventContent>);

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
    match state::<serde_json::Value>(client, room, kind, "").await {
        Ok(_) => Ok(true),
        Err(Fault::Gone) => Ok(false),
        Err(fault) => Err(fault),
    }
}

async fn created(client: &Client, room: &RoomId) -> Result<Sent<RoomCreateEventContent>, Fault> {
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

async fn state<C: DeserializeOwned>(
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
