//! Many threads, members and channels at once, for trying a bot under load. The bot gets no events
//! about them.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::clock::{now_ms, snowflake_at};
use crate::sandbox::Sandbox;
use crate::world::channel::{Channel, PUBLIC_THREAD, ThreadState};
use crate::world::message::{REGULAR, StoredMessage};
use crate::world::user::User;
use crate::world::{BOT, World};

/// The kind of seeded threads.
#[derive(Clone, Copy, Debug)]
pub struct ThreadSeed {
    /// How many threads.
    pub count: usize,
    /// The age of the newest thread's last message. Each further thread is a millisecond older, so
    /// that all are archived at different times.
    pub age: Duration,
    /// Whether they were archived right after that message.
    pub archived: bool,
}

/// A seeded thread: the bot's own, with one message of the bot's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeededThread {
    /// The thread's id.
    pub id: u64,
    /// The id of its only message, which is its `last_message_id`.
    pub last_message: u64,
}

impl Sandbox {
    /// Puts threads into a channel, newest first. There are no events about them, so seed them
    /// before the bot identifies. While the bot is away, [`Sandbox::say`] writes a person's message
    /// into one, which wakes the thread as usual.
    pub fn seed_threads(&self, channel: u64, seed: ThreadSeed) -> Vec<SeededThread> {
        self.shared().change(|world| {
            let newest_ms = now_ms().saturating_sub(milliseconds(seed.age));
            let times = (0..seed.count as u64).map(|place| newest_ms.saturating_sub(place));
            times.map(|at_ms| world.seed_thread(channel, at_ms, seed.archived)).collect()
        })
    }

    /// Puts a text channel into the server, behind the other ones, and returns its id.
    pub fn seed_channel(&self, name: &str) -> u64 {
        self.shared().change(|world| {
            let (id, position) = (world.snowflakes.next(), world.channels.len());
            world.channels.insert(id, Channel::text(id, name, "", position));
            id
        })
    }

    /// Adds members to the server, called Guest 1, Guest 2, …, and returns their ids. A bot without
    /// the members intent is not told.
    pub fn seed_members(&self, count: usize) -> Vec<u64> {
        self.shared().change(|world| {
            let guests = (1..=count).map(|number| {
                let id = world.snowflakes.next();
                world.users.insert(id, User::person(id, &format!("Guest {number}"), now_ms()));
                id
            });
            guests.collect()
        })
    }
}

impl World {
    fn seed_thread(&mut self, parent: u64, at_ms: u64, archived: bool) -> SeededThread {
        // The same millisecond may be seeded twice.
        let mut id = snowflake_at(at_ms);
        while self.channels.contains_key(&id) {
            id += 2;
        }
        let last_message = id + 1;
        let mut thread = Channel::text(id, &format!("Seeded {id}"), "", 0);
        thread.kind = PUBLIC_THREAD;
        thread.topic = None;
        thread.parent = Some(parent);
        thread.last_message = Some(last_message);
        thread.thread = Some(ThreadState {
            owner: BOT,
            archived,
            locked: false,
            auto_archive_minutes: 10_080,
            archive_ms: at_ms,
            created_ms: at_ms,
            message_count: 1,
            total_sent: 1,
            members: BTreeMap::from([(BOT, at_ms)]),
            invitable: None,
        });
        self.channels.insert(id, thread);
        let mut message = StoredMessage::new(last_message, id, BOT, REGULAR);
        "A seeded thread".clone_into(&mut message.content);
        message.position = Some(1);
        self.messages.insert(id, BTreeMap::from([(last_message, message)]));
        SeededThread { id, last_message }
    }
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
