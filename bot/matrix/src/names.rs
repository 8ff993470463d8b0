//! Matrix's identifiers as the core's opaque names, and back.

use menagerie_core::{CauseId, MessageId, Place, PlayerId, Server};
use ruma::{EventId, OwnedEventId, OwnedRoomId, OwnedUserId, RoomId, UserId};
use std::fmt;

/// The network's prefix of every address.
pub const NETWORK: &str = "matrix";

/// A member of a room, with their display name there.
pub type Member = (OwnedUserId, Option<String>);

/// A place: a room, or a thread of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Spot {
    /// The room.
    pub room: OwnedRoomId,
    /// The event with which the thread begins. `None` outside of threads.
    pub root: Option<OwnedEventId>,
}

impl Spot {
    /// A room, outside of its threads.
    pub fn room(room: &RoomId) -> Self {
        Self { room: room.to_owned(), root: None }
    }

    /// The thread that begins with an event.
    pub fn thread(room: &RoomId, root: &EventId) -> Self {
        Self { room: room.to_owned(), root: Some(root.to_owned()) }
    }
}

/// A user as the core's player.
pub fn player(user: &UserId) -> PlayerId {
    PlayerId::new(NETWORK, user)
}

/// The user of a player; `None` on another network.
pub fn user(player: &PlayerId) -> Option<OwnedUserId> {
    UserId::parse(player.address_on(NETWORK)?).ok()
}

/// The place of a room or thread. A room's identifier holds no slash. The identifiers of version 12
/// name no server.
pub fn place(spot: &Spot) -> Place {
    match &spot.root {
        Some(root) => Place::new(NETWORK, format_args!("{}/{root}", spot.room)),
        None => Place::new(NETWORK, &spot.room),
    }
}

/// The room or thread of a place; `None` on another network.
pub fn spot(place: &Place) -> Option<Spot> {
    let address = place.address_on(NETWORK)?;
    let (room, root) = match address.split_once('/') {
        Some((room, root)) => (room, Some(EventId::parse(root).ok()?)),
        None => (address, None),
    };
    Some(Spot { room: RoomId::parse(room).ok()?, root })
}

/// A room as a community. Its members see each other's games.
pub fn server(room: &RoomId) -> Server {
    Server::new(NETWORK, room)
}

/// The first room of a community; `None` on another network.
pub fn room(server: &Server) -> Option<OwnedRoomId> {
    RoomId::parse(server.address_on(NETWORK)?).ok()
}

/// A message's address has both identifiers, because a message is found only through its room.
pub fn message(room: &RoomId, event: &EventId) -> MessageId {
    MessageId::new(NETWORK, format_args!("{room}/{event}"))
}

/// The room and event of a message; `None` on another network.
pub fn room_and_event(message: &MessageId) -> Option<(OwnedRoomId, OwnedEventId)> {
    let (room, event) = message.address_on(NETWORK)?.split_once('/')?;
    Some((RoomId::parse(room).ok()?, EventId::parse(event).ok()?))
}

/// The cause of a call.
pub fn cause(event: impl fmt::Display) -> CauseId {
    CauseId::new(NETWORK, event)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_of_every_version_come_back() {
        let rooms =
            ["!old:hs.test", "!hEv-R_AbCdEfGhIjKlMnOpQrStUvWxYz0123456789", "!a:hs.test:8448"];
        // In version 3, events are named in the Base64 alphabet with a slash.
        let events = ["$new-_event", "$old/event+x", "$oldest:hs.test"];
        for room in rooms {
            let room = RoomId::parse(room).expect("it is a room");
            let whole = Spot::room(&room);
            assert_eq!(spot(&place(&whole)), Some(whole));
            for event in events {
                let event = EventId::parse(event).expect("it is an event");
                let thread = Spot::thread(&room, &event);
                assert_eq!(spot(&place(&thread)), Some(thread));
                let message = message(&room, &event);
                assert_eq!(room_and_event(&message), Some((room.clone(), event)));
            }
        }
    }

    #[test]
    fn what_is_not_of_matrix_is_nothing() {
        for text in ["discord:1", "matrix:", "matrix:ann", "matrix:@ann", "@ann:hs.test"] {
            assert_eq!(user(&PlayerId::from_stored(text.to_owned())), None, "{text}");
            assert_eq!(spot(&Place::from_stored(text.to_owned())), None, "{text}");
        }
    }
}
