//! The state of a room: its members, their rights, its encryption, and the rooms before and after
//! it.

use crate::homeserver::fault::Fault;
use crate::names::Member;
use crate::posting::matrix_front::MatrixFront;
use crate::rooms::state_events::{all_members, created, is_encrypted, powers, state};
use menagerie_core::model::request::Authority;
use ruma::events::StateEventType;
use ruma::events::room::create::RoomCreateEventContent;
use ruma::events::room::member::{MembershipState, RoomMemberEventContent};
use ruma::events::room::tombstone::RoomTombstoneEventContent;
use ruma::{OwnedRoomId, RoomId, UserId};

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
        Ok(all_members(&self.client, room).await?.into_iter().all(|(user, content)| {
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
        let members = all_members(&self.client, room).await?.into_iter();
        let inside = members.filter_map(|(user, content)| {
            let content = content.filter(|it| it.membership == MembershipState::Join)?;
            Some((user?, content.displayname))
        });
        Ok(inside.collect())
    }
}
