//! All gateway sessions, with their connections, sequence numbers and events for a replay.

use std::collections::{BTreeMap, VecDeque};

use serde_json::{Value, json};
use tokio::sync::mpsc;

/// How many events a session keeps for a RESUME.
const KEPT_EVENTS: usize = 2000;

/// An instruction to a connection.
#[derive(Debug)]
pub(crate) enum Outgoing {
    Payload(String),
    /// Close, with a code or without.
    Close(Option<(u16, &'static str)>),
    /// Break the TCP connection without a closing frame.
    Drop,
}

pub(crate) type Link = mpsc::Sender<Outgoing>;

pub(crate) struct Session {
    pub intents: u64,
    pub shard: (u64, u64),
    pub sequence: u64,
    pub kept: VecDeque<(u64, String)>,
    /// Its connection, if it has one.
    pub connection: Option<u64>,
}

#[derive(Default)]
pub(crate) struct Hub {
    pub sessions: BTreeMap<String, Session>,
    pub links: BTreeMap<u64, Link>,
    pub connections: u64,
    pub identifies: u64,
    pub resumes: u64,
}

impl Hub {
    pub fn open(&mut self, link: Link) -> u64 {
        self.connections += 1;
        self.links.insert(self.connections, link);
        self.connections
    }

    pub fn close(&mut self, connection: u64) {
        self.links.remove(&connection);
        for session in self.sessions.values_mut() {
            if session.connection == Some(connection) {
                session.connection = None;
            }
        }
    }

    pub fn attached(&self) -> usize {
        self.sessions.values().filter(|session| session.connection.is_some()).count()
    }

    /// Sends to one connection. A connection that reads too slowly is broken, as Discord does.
    pub fn send(&mut self, connection: u64, outgoing: Outgoing) {
        if let Some(link) = self.links.get(&connection)
            && link.try_send(outgoing).is_err()
        {
            self.links.remove(&connection);
        }
    }

    pub fn send_all(&mut self, make: impl Fn() -> Outgoing) {
        let connections: Vec<u64> = self.links.keys().copied().collect();
        for connection in connections {
            self.send(connection, make());
        }
    }

    /// Gives one session an event under its next sequence number.
    pub fn deliver(&mut self, id: &str, kind: &str, data: &Value) {
        let Some(session) = self.sessions.get_mut(id) else { return };
        session.sequence += 1;
        let payload = json!({ "t": kind, "s": session.sequence, "op": 0, "d": data }).to_string();
        if session.kept.len() == KEPT_EVENTS {
            session.kept.pop_front();
        }
        session.kept.push_back((session.sequence, payload.clone()));
        if let Some(connection) = session.connection {
            self.send(connection, Outgoing::Payload(payload));
        }
    }
}
