//! Direct rooms: rooms of the bot and one person, because Matrix has no message that only one
//! member of a room sees.

use crate::homeserver::client::Client;
use crate::homeserver::fault::Fault;
use ruma::api::client::config::{get_global_account_data, set_global_account_data};
use ruma::events::GlobalAccountDataEventType;
use ruma::events::direct::{DirectEventContent, OwnedDirectUserIdentifier};
use ruma::{OwnedRoomId, OwnedUserId, RoomId, UserId};
use std::collections::HashMap;
use tokio::sync::Mutex;

/// The direct rooms, as the bot's account data on the homeserver lists them.
#[derive(Debug, Default)]
pub struct DirectRooms {
    rooms: Mutex<HashMap<OwnedUserId, OwnedRoomId>>,
    /// Held while a room is made, which can take long. The list can be read meanwhile.
    pub making: Mutex<()>,
    noting: Mutex<()>,
}

impl DirectRooms {
    /// Reads the list. Only the process that listens to Matrix may do this. Another process may
    /// make rooms until then, and a room that is missing here is forgotten with the next one that
    /// is noted.
    ///
    /// # Errors
    /// When the homeserver does not answer.
    pub async fn recall(&self, client: &Client, me: &UserId) -> Result<(), Fault> {
        let kind = GlobalAccountDataEventType::Direct;
        let request = get_global_account_data::v3::Request::new(me.to_owned(), kind);
        let known = match client.ask(request).await {
            Ok(known) => known.account_data,
            Err(Fault::Gone) => return Ok(()),
            Err(fault) => return Err(fault),
        };
        // An unreadable list, written by another program with this account, is ignored.
        let known = known.deserialize_as_unchecked::<DirectEventContent>().unwrap_or_default();
        let rooms = known.0.into_iter().filter_map(|(user, rooms)| {
            Some((UserId::parse(user.as_str()).ok()?, rooms.last()?.clone()))
        });
        *self.rooms.lock().await = rooms.collect();
        Ok(())
    }

    /// The other person in a direct room.
    pub async fn other_in(&self, room: &RoomId) -> Option<OwnedUserId> {
        let rooms = self.rooms.lock().await;
        rooms.iter().find(|(_, known)| *known == room).map(|(user, _)| user.clone())
    }

    /// The direct room with a user, if there is one.
    pub async fn room_with(&self, user: &UserId) -> Option<OwnedRoomId> {
        self.rooms.lock().await.get(user).cloned()
    }

    /// A direct room was made, or a user has invited the bot to one.
    pub async fn add(&self, client: &Client, me: &UserId, user: &UserId, room: &RoomId) {
        self.rooms.lock().await.insert(user.to_owned(), room.to_owned());
        self.note(client, me).await;
    }

    /// A room is no direct room any more, because somebody has left it or come in.
    pub async fn forget(&self, client: &Client, me: &UserId, room: &RoomId) {
        let is_changed = {
            let mut rooms = self.rooms.lock().await;
            let before = rooms.len();
            rooms.retain(|_, known| known != room);
            rooms.len() < before
        };
        if is_changed {
            self.note(client, me).await;
        }
    }

    /// Stores the list in the account data. If that fails, a restart makes a second room.
    async fn note(&self, client: &Client, me: &UserId) {
        // The newest list is written last.
        let _turn = self.noting.lock().await;
        let mut content = DirectEventContent::default();
        for (user, room) in self.rooms.lock().await.iter() {
            content.insert(OwnedDirectUserIdentifier::from(user.clone()), vec![room.clone()]);
        }
        let noted = match set_global_account_data::v3::Request::new(me.to_owned(), &content) {
            Ok(request) => client.ask(request).await.map(drop),
            Err(error) => Err(Fault::Senseless(error.to_string())),
        };
        if let Err(fault) = noted {
            tracing::warn!(%fault, "a room of two may be made again after a restart");
        }
    }
}
