//! Everything that a homeserver keeps, and the position up to which things have happened.

use super::event::{Draft, Event};
use super::refusal::Refusal;
use super::room::Room;
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashMap};
use tokio::sync::watch;

/// The name of the homeserver, after the colon of identifiers.
pub const SERVER_NAME: &str = "fake.test";

/// An account.
pub struct Account {
    pub password: String,
    pub display_name: String,
    /// Its account data here, by type.
    pub data: HashMap<String, Value>,
}

/// An uploaded file.
pub struct Upload {
    pub content_type: String,
    pub bytes: Vec<u8>,
}

/// The part that survives a restart: all of it.
pub struct World {
    /// By identifier.
    pub accounts: BTreeMap<String, Account>,
    /// The user whose token it is, and the device.
    pub tokens: HashMap<String, (String, String)>,
    /// By identifier.
    pub rooms: BTreeMap<String, Room>,
    /// Rooms by alias.
    pub aliases: HashMap<String, String>,
    /// The outcome of a request, by token and transaction path.
    pub transactions: HashMap<(String, String), String>,
    pub uploads: HashMap<String, Upload>,
    /// The version of rooms whose creator names none.
    pub room_version: u8,
    /// At most so many events of a room come with one sync.
    pub timeline_limit: usize,
    /// Whether what a filter does not let through counts in a page.
    pub filters_late: bool,
    position: watch::Sender<u64>,
}

impl World {
    pub fn new() -> Self {
        Self {
            accounts: BTreeMap::new(),
            tokens: HashMap::new(),
            rooms: BTreeMap::new(),
            aliases: HashMap::new(),
            transactions: HashMap::new(),
            uploads: HashMap::new(),
            room_version: 12,
            timeline_limit: usize::MAX,
            filters_late: false,
            position: watch::channel(0).0,
        }
    }

    /// The position of the last thing that happened.
    pub fn position(&self) -> u64 {
        *self.position.borrow()
    }

    /// Hears of everything that happens.
    pub fn news(&self) -> watch::Receiver<u64> {
        self.position.subscribe()
    }

    /// Wakes the readers who wait, also if nothing has happened in a room.
    pub fn wake(&self) {
        self.position.send_modify(|_| {});
    }

    /// Adds an event to a room that is there; its identifier.
    pub fn add(&mut self, room: &str, draft: Draft) -> String {
        let id = format!("${}", random_name(43));
        self.add_as(id.clone(), room, draft);
        id
    }

    pub fn add_as(&mut self, id: String, room: &str, draft: Draft) {
        let position = self.position() + 1;
        let event = Event::new(id, position, draft);
        self.rooms.get_mut(room).expect("the room is there").events.push(event);
        self.position.send_replace(position);
    }

    /// A room in which somebody is.
    pub fn room_of(&self, room: &str, user: &str) -> Result<&Room, Refusal> {
        let found = self.rooms.get(room).filter(|room| room.has(user));
        found.ok_or_else(|| Refusal::outside(user, room))
    }

    /// A room that somebody may read, and up to which position.
    pub fn readable(&self, room: &str, user: &str) -> Result<(&Room, u64), Refusal> {
        let found = self.rooms.get(room).and_then(|it| Some((it, it.visibility(user)?)));
        found.ok_or_else(|| {
            let outside = format!("User {user} not in room {room}, and room previews are disabled");
            Refusal::forbidden(outside)
        })
    }

    /// The words of a member's event about somebody.
    pub fn membership(&self, user: &str, membership: &str) -> Value {
        match self.accounts.get(user) {
            Some(account) => {
                json!({"membership": membership, "displayname": account.display_name})
            }
            None => json!({"membership": membership}),
        }
    }
}

/// Letters as in the identifiers of events and rooms.
pub fn random_name(length: usize) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    (0..length).map(|_| char::from(LETTERS[rand::random::<u8>() as usize % 64])).collect()
}
