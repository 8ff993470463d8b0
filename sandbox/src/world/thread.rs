//! Changes of threads: starting, joining, waking, counting and renaming.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::channel::is_board;
use super::channel::{Channel, NEWS, NEWS_THREAD, PRIVATE_THREAD, PUBLIC_THREAD, ThreadState};
use super::message::{HAS_THREAD, NAME_CHANGE, RECIPIENT_ADD, Reference, StoredMessage};
use super::message::{THREAD_CREATED, THREAD_STARTER};
use super::{BOT, GUILD, World, permissions, text};
use crate::clock::now_ms;

/// The properties of a new thread.
pub(crate) struct NewThread {
    pub parent: u64,
    /// The message with which it begins. The thread then has that message's id.
    pub message: Option<u64>,
    pub name: String,
    pub owner: u64,
    pub auto_archive_minutes: u64,
    /// Makes it private. The value is whether members who do not manage threads may let others in.
    pub invitable: Option<bool>,
}

impl World {
    /// Starts a thread and announces it.
    pub fn start_thread(&mut self, new: NewThread) -> u64 {
        let id = new.message.unwrap_or_else(|| self.snowflakes.next());
        let now = now_ms();
        let mut channel = Channel::text(id, &new.name, "", 0);
        let is_of_news = self.channels.get(&new.parent).is_some_and(|place| place.kind == NEWS);
        channel.kind = match new.invitable {
            Some(_) => PRIVATE_THREAD,
            None if is_of_news => NEWS_THREAD,
            None => PUBLIC_THREAD,
        };
        channel.topic = None;
        channel.parent = Some(new.parent);
        channel.thread = Some(ThreadState {
            owner: new.owner,
            archived: false,
            locked: false,
            auto_archive_minutes: new.auto_archive_minutes,
            archive_ms: now,
            created_ms: now,
            message_count: 0,
            total_sent: 0,
            members: BTreeMap::from([(new.owner, now)]),
            invitable: new.invitable,
        });
        let mut json = self.channel_json(&channel);
        json["newly_created"] = json!(true);
        self.channels.insert(id, channel);
        self.dispatch("THREAD_CREATE", json);
        if new.owner == BOT {
            self.announce_membership(id, BOT);
        }
        let notice = self.snowflakes.next();
        match new.message {
            Some(source) => {
                if let Some(message) = self.message_mut(new.parent, source) {
                    message.flags |= HAS_THREAD;
                }
                self.dispatch_message("MESSAGE_UPDATE", new.parent, source);
                let mut starter = StoredMessage::new(notice, id, new.owner, THREAD_STARTER);
                starter.reference = Some(Reference { channel: new.parent, message: Some(source) });
                self.messages.entry(id).or_default().insert(notice, starter);
                self.dispatch_message("MESSAGE_CREATE", id, notice);
            }
            // A private thread is announced only to members who are let in.
            None if new.invitable.is_some() => {}
            // A post is listed by itself.
            None if self.channels.get(&new.parent).is_some_and(|it| is_board(it.kind)) => {}
            None => {
                let mut created = StoredMessage::new(notice, new.parent, new.owner, THREAD_CREATED);
                created.content = new.name;
                created.reference = Some(Reference { channel: id, message: None });
                self.post(created);
            }
        }
        id
    }

    /// Puts a message into its channel, counts it, wakes an archived thread, lets the author and
    /// all pinged users join it, and announces all of that.
    pub fn post(&mut self, mut message: StoredMessage) -> u64 {
        let (id, channel) = (message.id, message.channel);
        let ephemeral = message.only_for.is_some();
        if !ephemeral {
            self.set_archived(channel, false);
            if let Some(place) = self.channels.get_mut(&channel) {
                place.last_message = Some(id);
                if let Some(thread) = &mut place.thread {
                    thread.message_count += 1;
                    thread.total_sent += 1;
                    message.position = Some(thread.message_count);
                }
            }
        }
        let lets_in = self.may_let_in(message.author, channel);
        let pinged = message.mentions.iter().copied().filter(|_| lets_in);
        let joining: Vec<u64> = std::iter::once(message.author).chain(pinged).collect();
        self.messages.entry(channel).or_default().insert(id, message);
        if !ephemeral {
            for user in joining {
                self.join_thread(channel, user);
            }
            self.dispatch_message("MESSAGE_CREATE", channel, id);
        }
        id
    }

    /// Archives or wakes a thread. Returns whether that was a change.
    pub fn set_archived(&mut self, channel: u64, archived: bool) -> bool {
        let thread = self.channels.get_mut(&channel).and_then(|it| it.thread.as_mut());
        let Some(thread) = thread.filter(|thread| thread.archived != archived) else {
            return false;
        };
        thread.archived = archived;
        thread.archive_ms = now_ms();
        self.announce_thread_update(channel);
        true
    }

    pub fn set_locked(&mut self, channel: u64, locked: bool) {
        let thread = self.channels.get_mut(&channel).and_then(|it| it.thread.as_mut());
        if let Some(thread) = thread {
            thread.locked = locked;
            self.announce_thread_update(channel);
        }
    }

    pub fn announce_thread_update(&mut self, channel: u64) {
        if let Some(place) = self.channels.get(&channel) {
            let json = self.channel_json(place);
            let kind = if place.thread.is_some() { "THREAD_UPDATE" } else { "CHANNEL_UPDATE" };
            self.dispatch(kind, json);
        }
    }

    /// Joins a thread without an event. Returns whether the user was new.
    pub fn join_thread(&mut self, channel: u64, user: u64) -> bool {
        if !self.is_member(user) {
            return false;
        }
        let thread = self.channels.get_mut(&channel).and_then(|it| it.thread.as_mut());
        let Some(thread) = thread.filter(|thread| !thread.members.contains_key(&user)) else {
            return false;
        };
        thread.members.insert(user, now_ms());
        if let Some(place) = self.channels.get(&channel).filter(|it| user == BOT && it.is_private())
        {
            let json = self.channel_json(place);
            self.dispatch("THREAD_CREATE", json);
        }
        self.announce_membership(channel, user);
        true
    }

    /// Whether a user may let others into a thread. Into a private one, its owner and managers of
    /// threads may, and its members unless it was made otherwise.
    pub fn may_let_in(&self, user: u64, channel: u64) -> bool {
        let Some(place) = self.channels.get(&channel).filter(|it| it.is_private()) else {
            return true;
        };
        let manages = self.permissions_in(user, channel) & permissions::MANAGE_THREADS != 0;
        manages
            || place.thread.as_ref().is_some_and(|thread| {
                thread.owner == user
                    || thread.invitable == Some(true) && thread.members.contains_key(&user)
            })
    }

    /// Adds a member by hand, which the thread notes in a line of its own.
    pub fn add_to_thread(&mut self, channel: u64, user: u64, by: u64) {
        if self.join_thread(channel, user) && user != by {
            let id = self.snowflakes.next();
            let mut notice = StoredMessage::new(id, channel, by, RECIPIENT_ADD);
            notice.mentions = vec![user];
            self.post(notice);
        }
    }

    pub fn leave_thread(&mut self, channel: u64, user: u64) {
        let thread = self.channels.get_mut(&channel).and_then(|it| it.thread.as_mut());
        if thread.is_some_and(|thread| thread.members.remove(&user).is_some()) {
            let count = self.member_count(channel);
            let json = json!({
                "id": channel.to_string(), "guild_id": GUILD.to_string(), "member_count": count,
                "removed_member_ids": [user.to_string()],
            });
            self.dispatch_members_update(user, json);
        }
    }

    pub fn rename(&mut self, channel: u64, name: &str, by: u64) {
        let Some(place) = self.channels.get_mut(&channel).filter(|place| place.name != name) else {
            return;
        };
        place.name = name.to_owned();
        let is_thread = place.thread.is_some();
        self.announce_thread_update(channel);
        if is_thread {
            let id = self.snowflakes.next();
            let mut notice = StoredMessage::new(id, channel, by, NAME_CHANGE);
            notice.content = name.to_owned();
            self.post(notice);
        }
    }

    /// Deletes a channel or thread with everything in it.
    pub fn delete_channel(&mut self, id: u64) -> Option<Channel> {
        let is_told = self.bot_sees(id);
        let channel = self.channels.remove(&id)?;
        self.messages.remove(&id);
        if channel.thread.is_some() {
            if !is_told {
                return Some(channel);
            }
            let json = json!({
                "id": id.to_string(), "guild_id": GUILD.to_string(),
                "parent_id": channel.parent.map_or(Value::Null, text), "type": channel.kind,
            });
            self.dispatch("THREAD_DELETE", json);
        } else {
            let json = self.channel_json(&channel);
            let inside = self.channels.values().filter(|it| it.parent == Some(id));
            let threads: Vec<u64> = inside.map(|thread| thread.id).collect();
            for thread in threads {
                self.channels.remove(&thread);
                self.messages.remove(&thread);
            }
            self.dispatch("CHANNEL_DELETE", json);
        }
        Some(channel)
    }

    fn announce_membership(&mut self, channel: u64, user: u64) {
        let Some(place) = self.channels.get(&channel) else { return };
        let Some(mut member) = self.thread_member_json(place, user) else { return };
        if user == BOT {
            let mut own = member.clone();
            own["guild_id"] = text(GUILD);
            self.dispatch("THREAD_MEMBER_UPDATE", own);
        }
        member["member"] = self.member_json(user).unwrap_or(Value::Null);
        member["presence"] = Value::Null;
        let count = self.member_count(channel);
        let json = json!({
            "id": channel.to_string(), "guild_id": GUILD.to_string(), "member_count": count,
            "added_members": [member],
        });
        self.dispatch_members_update(user, json);
    }

    fn member_count(&self, channel: u64) -> usize {
        let thread = self.channels.get(&channel).and_then(|it| it.thread.as_ref());
        thread.map_or(0, |thread| thread.members.len().min(50))
    }
}
