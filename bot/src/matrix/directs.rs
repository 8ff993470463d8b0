//! The rooms in which we are alone with one person, where Matrix has no message that only one sees.

use super::client::Client;
use super::fault::Fault;
use ruma::api::client::config::{get_global_account_data, set_global_account_data};
use ruma::api::client::room::create_room;
use ruma::events::GlobalAccountDataEventType;
use ruma::events::direct::{DirectEventContent, OwnedDirectUserIdentifier};
use ruma::{OwnedRoomId, OwnedUserId, RoomId, UserId};
use std::collections::HashMap;
use tokio::sync::Mutex;

/// Which rooms those are, as our account says on the homeserver.
#[derive(Debug, Default)]
pub struct Directs {
    rooms: Mutex<HashMap<OwnedUserId, OwnedRoomId>>,
    /// Held while one is made, which can take long: what is known is read meanwhile.
    making: Mutex<()>,
    noting: Mutex<()>,
}

/// A room of two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Direct {
    /// It.
    pub room: OwnedRoomId,
    /// Whether it was made just now, so that the other one has to come in first.
    pub is_new: bool,
}

impl Directs {
    /// Reads which rooms those are.
    ///
    /// # Errors
    /// When the homeserver does not say it.
    pub async fn read(client: &Client, me: &UserId) -> Result<Self, Fault> {
        let kind = GlobalAccountDataEventType::Direct;
        let request = get_global_account_data::v3::Request::new(me.to_owned(), kind);
        let known = match client.ask(request).await {
            Ok(known) => known.account_data,
            Err(Fault::Gone) => return Ok(Self::default()),
            Err(fault) => return Err(fault),
        };
        // What somebody else has written there with our account is of no use to us.
        let known = known.deserialize_as_unchecked::<DirectEventContent>().unwrap_or_default();
        let rooms = known.0.into_iter().filter_map(|(user, rooms)| {
            Some((UserId::parse(user.as_str()).ok()?, rooms.last()?.clone()))
        });
        Ok(Self { rooms: Mutex::new(rooms.collect()), ..Self::default() })
    }

    /// With whom we are alone in a room, if we are.
    pub async fn other_in(&self, room: &RoomId) -> Option<OwnedUserId> {
        let rooms = self.rooms.lock().await;
        rooms.iter().find(|(_, known)| *known == room).map(|(user, _)| user.clone())
    }

    /// The room in which we are alone with somebody. It is made if there is none, without
    /// encryption: what we could not read, nobody could ask us there.
    ///
    /// # Errors
    /// When there is none, and that may change.
    pub async fn with(&self, client: &Client, me: &UserId, user: &UserId) -> Result<Direct, Fault> {
        let known = async || {
            let room = self.rooms.lock().await.get(user).cloned()?;
            Some(Direct { room, is_new: false })
        };
        if let Some(known) = known().await {
            return Ok(known);
        }
        // One at a time, so that nobody gets two.
        let _turn = self.making.lock().await;
        if let Some(known) = known().await {
            return Ok(known);
        }
        let mut request = create_room::v3::Request::new();
        request.preset = Some(create_room::v3::RoomPreset::TrustedPrivateChat);
        request.is_direct = true;
        request.invite = vec![user.to_owned()];
        request.name = Some("Menagerie".to_owned());
        let room = client.ask(request).await?.room_id;
        self.add(client, me, user, &room).await;
        Ok(Direct { room, is_new: true })
    }

    /// Somebody has asked us into a room of two.
    pub async fn add(&self, client: &Client, me: &UserId, user: &UserId, room: &RoomId) {
        self.rooms.lock().await.insert(user.to_owned(), room.to_owned());
        self.note(client, me).await;
    }

    /// We are not alone with anybody in a room any more: somebody has left it, or come in.
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

    /// Writes it down in our account. Where that fails, a restart makes a second room.
    async fn note(&self, client: &Client, me: &UserId) {
        // The newest is written last.
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
