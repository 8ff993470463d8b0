//! Messages for one person alone, sent to the direct room with them, which is made if there is
//! none.

use crate::homeserver::fault::Fault;
use crate::names::Spot;
use crate::posting::letter::Letter;
use crate::posting::matrix_front::MatrixFront;
use ruma::api::client::membership::leave_room;
use ruma::api::client::room::create_room;
use ruma::events::room::encryption::RoomEncryptionEventContent;
use ruma::events::room::member::MembershipState;
use ruma::events::{AnyInitialStateEvent, InitialStateEvent};
use ruma::serde::Raw;
use ruma::{OwnedRoomId, RoomId, UserId};

impl MatrixFront {
    /// The direct room with a user. If there is none, one is made. It is encrypted if they have an app that can
    /// read it.
    ///
    /// # Errors
    /// When there is none, and that may change.
    pub(crate) async fn direct(&self, user: &UserId) -> Result<OwnedRoomId, Fault> {
        if let Some(room) = self.directs.room_with(user).await {
            return Ok(room);
        }
        // One is made at a time, so that nobody gets two.
        let _turn = self.directs.making.lock().await;
        if let Some(room) = self.directs.room_with(user).await {
            return Ok(room);
        }
        let mut request = create_room::v3::Request::new();
        request.preset = Some(create_room::v3::RoomPreset::TrustedPrivateChat);
        request.is_direct = true;
        request.invite = vec![user.to_owned()];
        request.name = Some("Menagerie".to_owned());
        if let Some(encryption) = self.encryption()
            && encryption.can_read(user).await?
        {
            request.initial_state.push(encrypted()?);
        }
        let room = self.make(&self.purpose_of(user), request, Some(user)).await?;
        self.directs.add(&self.client, &self.me, user, &room).await;
        Ok(room)
    }

    /// Sends a user a message that nobody else may read, and returns its place. A direct room that
    /// is closed to the bot is replaced.
    ///
    /// # Errors
    /// The homeserver's error.
    pub(crate) async fn send_alone(
        &self,
        user: &UserId,
        key: &str,
        letter: &Letter,
    ) -> Result<OwnedRoomId, Fault> {
        let room = self.direct(user).await?;
        match self.send(&Spot::room(&room), key, letter).await {
            Ok(_) => Ok(room),
            Err(Fault::Refused(_) | Fault::Gone) => {
                self.give_up(&room).await;
                let room = self.direct(user).await?;
                self.send(&Spot::room(&room), key, letter).await.map(|_| room)
            }
            Err(fault) => Err(fault),
        }
    }

    /// A direct room is of no use any more.
    async fn give_up(&self, room: &RoomId) {
        tracing::info!("we may not write in a room of two any more: another one is made");
        self.directs.forget(&self.client, &self.me, room).await;
        let left = self.client.ask(leave_room::v3::Request::new(room.to_owned())).await;
        if let Err(fault) = left {
            tracing::debug!(%fault, "a room could not be left");
        }
    }

    /// Whether a user still has to be told of their new direct room.
    ///
    /// # Errors
    /// When that cannot be found out now.
    pub(crate) async fn is_to_be_told(&self, user: &UserId, room: &RoomId) -> Result<bool, Fault> {
        let purpose = self.purpose_of(user);
        let is_unsettled = self.is_unsettled(&purpose).await;
        if !is_unsettled.map_err(|error| Fault::Later(error.to_string()))? {
            return Ok(false);
        }
        if self.membership(room, user).await? == MembershipState::Join {
            self.settled(&purpose).await;
            return Ok(false);
        }
        Ok(true)
    }

    /// A user was told of their new direct room.
    pub(crate) async fn has_been_told(&self, user: &UserId) {
        self.settled(&self.purpose_of(user)).await;
    }

    fn purpose_of(&self, user: &UserId) -> String {
        self.purpose(format_args!("direct {user}"))
    }
}

/// The state that makes a new room an encrypted one.
fn encrypted() -> Result<Raw<AnyInitialStateEvent>, Fault> {
    let content = RoomEncryptionEventContent::with_recommended_defaults();
    let state = InitialStateEvent::with_empty_state_key(content);
    let state = Raw::new(&state).map_err(|error| Fault::Senseless(error.to_string()))?;
    Ok(state.cast_unchecked())
}
