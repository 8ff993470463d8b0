//! The events that each gateway session gets, and how much of them.

use serde_json::Value;

use super::intents;
use crate::world::message::Sight;
use crate::world::{BOT, GUILD, World, read_id};

impl World {
    /// Sends an event to every session that may have it.
    pub fn dispatch(&mut self, kind: &str, data: Value) {
        if self.is_hidden(kind, &data) {
            return;
        }
        let in_guild = in_guild(kind, &data);
        let needed = intents::required(kind, in_guild);
        for id in self.sessions_for(needed, in_guild) {
            self.deliver(&id, kind, data.clone());
        }
    }

    /// Events in a channel that the bot does not see are hidden from it. Commands given there still
    /// arrive.
    fn is_hidden(&self, kind: &str, data: &Value) -> bool {
        let channel = match kind.split('_').next() {
            Some("MESSAGE" | "TYPING") => &data["channel_id"],
            // A thread that was deleted just now was visible to everyone who saw its channel.
            Some("THREAD") if self.is_gone(&data["id"]) => &data["parent_id"],
            Some("THREAD") => &data["id"],
            _ => return false,
        };
        let place = read_id(channel).and_then(|channel| self.channels.get(&channel));
        place.is_some_and(|place| place.outside || !place.is_direct() && !self.bot_sees(place.id))
    }

    fn is_gone(&self, thread: &Value) -> bool {
        read_id(thread).is_some_and(|thread| !self.channels.contains_key(&thread))
    }

    /// Sends a message event, to each session with as much content as it may read.
    pub fn dispatch_message(&mut self, kind: &str, channel: u64, message: u64) {
        let Some(message) = self.message(channel, message).cloned() else { return };
        let in_guild = !self.channels.get(&channel).is_some_and(|place| place.is_direct());
        let sees = !self.is_outside(channel) && (!in_guild || self.bot_sees(channel));
        if message.only_for.is_some() || !sees {
            return;
        }
        for id in self.sessions_for(intents::required(kind, in_guild), in_guild) {
            let intents = self.hub.sessions.get(&id).map_or(0, |session| session.intents);
            let sight = if intents & intents::MESSAGE_CONTENT == 0 {
                Sight::WithoutContent
            } else {
                Sight::Whole
            };
            let data = self.message_event_json(&message, sight);
            self.deliver(&id, kind, data);
        }
    }

    /// Without the members intent, a session learns only of the bot's own arrivals and departures.
    pub fn dispatch_members_update(&mut self, user: u64, data: Value) {
        // A member who is removed from a private thread is told so.
        if user != BOT && self.is_hidden("THREAD_MEMBERS_UPDATE", &data) {
            return;
        }
        let needed = if user == BOT { None } else { Some(intents::GUILD_MEMBERS) };
        for id in self.sessions_for(needed, true) {
            self.deliver(&id, "THREAD_MEMBERS_UPDATE", data.clone());
        }
    }

    /// GUILD_CREATE for every session, each with the members it may know.
    pub fn dispatch_guild(&mut self) {
        for id in self.sessions_for(intents::required("GUILD_CREATE", true), true) {
            let intents = self.hub.sessions.get(&id).map_or(0, |session| session.intents);
            let guild = self.guild_create_json(intents & intents::GUILD_MEMBERS != 0);
            self.deliver(&id, "GUILD_CREATE", guild);
        }
    }

    /// An application's sight over REST depends on the portal's toggle alone.
    pub fn rest_sight(&self) -> Sight {
        if self.options.message_content_allowed { Sight::Whole } else { Sight::WithoutContent }
    }

    fn sessions_for(&self, needed: Option<u64>, in_guild: bool) -> Vec<String> {
        let sessions = self.hub.sessions.iter().filter(|(_, session)| {
            let (shard, total) = session.shard;
            let right_shard = if in_guild { (GUILD >> 22) % total == shard } else { shard == 0 };
            right_shard && needed.is_none_or(|needed| session.intents & needed != 0)
        });
        sessions.map(|(id, _)| id.clone()).collect()
    }

    fn deliver(&mut self, id: &str, kind: &str, mut data: Value) {
        if self.faults.loses(kind) {
            return;
        }
        self.faults.spoil(kind, &mut data);
        let times = if self.faults.doubles(kind) { 2 } else { 1 };
        for _ in 0..times {
            self.hub.deliver(id, kind, &data);
        }
    }
}

fn in_guild(kind: &str, data: &Value) -> bool {
    data.get("guild_id").is_some() || kind.starts_with("GUILD_")
}
