//! The switches for every fault that a test can cause between a bot and Discord.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;

use crate::fault_state::{RestFault, RestRule};
use crate::gateway::hub::Outgoing;
use crate::shared::Shared;
use crate::world::permissions::VIEW_CHANNEL;
use crate::world::{BOT, GUILD, World, text};

/// The fault switches of a sandbox.
#[derive(Clone)]
pub struct Faults {
    pub(crate) shared: Arc<Shared>,
}

impl Faults {
    /// Breaks every gateway connection without a close frame.
    pub fn drop_connections(&self) {
        self.shared.change(|world| world.hub.send_all(|| Outgoing::Drop));
    }

    /// Closes every gateway connection, with a code or with an empty close frame.
    pub fn close_connections(&self, code: Option<u16>) {
        let reason = code.map(|code| (code, ""));
        self.shared.change(|world| world.hub.send_all(|| Outgoing::Close(reason)));
    }

    /// Sends op 7: please reconnect.
    pub fn request_reconnect(&self) {
        self.send_payload(r#"{"t":null,"s":null,"op":7,"d":null}"#);
    }

    /// Sends op 9. Unless `resumable`, the sessions are forgotten too.
    pub fn invalidate_sessions(&self, resumable: bool) {
        self.send_payload(&format!(r#"{{"t":null,"s":null,"op":9,"d":{resumable}}}"#));
        if !resumable {
            self.forget_sessions();
        }
    }

    /// Forgets every session, so that a RESUME is refused. Open connections get no more events.
    pub fn forget_sessions(&self) {
        self.shared.change(|world| world.hub.sessions.clear());
    }

    /// Stops or starts the answers to heartbeats. While stopped, connections look dead to the bot.
    pub fn withhold_heartbeat_acks(&self, withhold: bool) {
        self.shared.change(|world| world.faults.withhold_heartbeats = withhold);
    }

    /// Names another gateway from now on, as `ws://127.0.0.1:PORT`. It may be a relay to this one
    /// that can be cut, for example.
    pub fn name_gateway(&self, url: &str) {
        self.shared.change(|world| url.clone_into(&mut world.gateway_url));
    }

    /// Recommends this many shards from now on.
    pub fn recommend_shards(&self, shards: u32) {
        self.shared.change(|world| world.faults.shards = shards);
    }

    /// Delivers the next event of a kind ("MESSAGE_CREATE"; "" for any) twice.
    pub fn deliver_twice(&self, kind: &str) {
        self.shared.change(|world| world.faults.double.push(kind.to_owned()));
    }

    /// Loses the next event of a kind, as in a gap of the connection.
    pub fn lose_event(&self, kind: &str) {
        self.shared.change(|world| world.faults.lose.push(kind.to_owned()));
    }

    /// Takes a field out of the next event of a kind, given as a JSON pointer ("/author/id").
    pub fn omit_field(&self, kind: &str, pointer: &str) {
        let rule = (kind.to_owned(), pointer.to_owned());
        self.shared.change(|world| world.faults.omit.push(rule));
    }

    /// Counts the messages of a channel for another length from now on, also those just sent.
    pub fn message_window(&self, length: Duration) {
        self.shared.change(|world| world.limits.set_message_window(length));
    }

    /// Delays every reply, besides any other fault. Zero ends it.
    pub fn latency(&self, latency: Duration) {
        self.shared.change(|world| world.faults.latency = latency);
    }

    /// Lets the next `times` matching requests have a fault. An empty method matches all.
    /// `path_part` is looked for in the path, as in “/messages”. `u32::MAX` times is for good.
    pub fn on_requests(&self, method: &str, path_part: &str, times: u32, fault: RestFault) {
        let rule =
            RestRule { method: method.to_owned(), part: path_part.to_owned(), left: times, fault };
        self.shared.change(|world| world.faults.rest.push(rule));
    }

    /// Cancels all requests' faults that have not happened yet.
    pub fn clear_requests(&self) {
        self.shared.change(|world| world.faults.rest.clear());
    }

    /// Deletes a channel or thread. Returns whether it was there.
    pub fn delete_channel(&self, channel: u64) -> bool {
        self.shared.change(|world| world.delete_channel(channel).is_some())
    }

    /// Deletes a message as a moderator would. Returns whether it was there.
    pub fn delete_message(&self, channel: u64, message: u64) -> bool {
        self.shared.change(|world| world.delete_message(channel, message))
    }

    /// Archives or wakes a thread. Returns whether that was a change.
    pub fn archive_thread(&self, thread: u64, archived: bool) -> bool {
        self.shared.change(|world| world.set_archived(thread, archived))
    }

    /// Locks or unlocks a thread.
    pub fn lock_thread(&self, thread: u64, locked: bool) {
        self.shared.change(|world| world.set_locked(thread, locked));
    }

    /// Lets a member into a thread as a moderator would. Returns whether they were new there.
    pub fn let_into_thread(&self, thread: u64, member: u64) -> bool {
        self.shared.change(|world| world.join_thread(thread, member))
    }

    /// Removes a member from a thread as a moderator would. It may be the bot.
    pub fn put_out_of_thread(&self, thread: u64, member: u64) {
        self.shared.change(|world| world.leave_thread(thread, member));
    }

    /// Lets a user leave the server. If it is the bot, it gets GUILD_DELETE.
    pub fn remove_member(&self, member: u64) {
        self.shared.change(|world| {
            let Some(user) = world.users.get_mut(&member) else { return };
            user.left = true;
            let channels: Vec<u64> = world.channels.keys().copied().collect();
            for channel in channels {
                world.leave_thread(channel, member);
            }
            if member == BOT {
                world.dispatch("GUILD_DELETE", json!({ "id": text(GUILD) }));
                return;
            }
            let json = json!({ "guild_id": text(GUILD), "user": world.user_json(member) });
            world.dispatch("GUILD_MEMBER_REMOVE", json);
        });
    }

    /// Lets a user come back who has left.
    pub fn restore_member(&self, member: u64) {
        self.shared.change(|world| {
            let Some(user) = world.users.get_mut(&member).filter(|user| user.left) else { return };
            user.left = false;
            user.joined_ms = crate::clock::now_ms();
            if member == BOT {
                world.dispatch_guild();
            } else if let Some(mut json) = world.member_json(member) {
                json["guild_id"] = text(GUILD);
                world.dispatch("GUILD_MEMBER_ADD", json);
            }
        });
    }

    /// Takes permissions (bits of [`crate::permissions`]) from the bot. In a channel and its
    /// threads, that is an overwrite for the bot's role; with `None`, the role itself loses them.
    /// Zero gives them back. A thread has no permissions of its own, so its channel is meant. The
    /// bot gets CHANNEL_UPDATE or GUILD_ROLE_UPDATE. A channel that becomes visible again comes
    /// with THREAD_LIST_SYNC.
    pub fn forbid(&self, channel: Option<u64>, permissions: u64) {
        self.shared.change(|world| {
            let channel = channel.map(|channel| world.with_rights_of(channel));
            let sees = |world: &World| match channel {
                Some(channel) => world.bot_sees(channel),
                None => world.bot_role_permissions() & VIEW_CHANNEL != 0,
            };
            let saw = sees(world);
            if world.forbidden.insert(channel, permissions).unwrap_or(0) == permissions {
                return;
            }
            match channel {
                Some(channel) => world.announce_thread_update(channel),
                None => world.announce_bot_role(),
            }
            if !saw && sees(world) {
                let json = world.thread_list_json(channel);
                world.dispatch("THREAD_LIST_SYNC", json);
            }
        });
    }

    /// Closes a channel to a member, or opens it again. The bot gets CHANNEL_UPDATE.
    pub fn close_channel(&self, channel: u64, member: u64, close: bool) {
        self.shared.change(|world| {
            let is_change = if close {
                world.closed.insert((channel, member))
            } else {
                world.closed.remove(&(channel, member))
            };
            if is_change {
                world.announce_thread_update(channel);
            }
        });
    }

    /// Offers a command to all members, and not only to the members with the permissions that its
    /// bot has asked for. Managers of a server can do that.
    pub fn offer_to_all(&self, command: &str) {
        self.shared.change(|world| world.offered_to_all.insert(command.to_owned()));
    }

    /// Lets a person refuse direct messages from the bot, or take them again.
    pub fn refuse_direct_messages(&self, member: u64, refuse: bool) {
        self.shared.change(|world| {
            if refuse {
                world.closed_to_direct_messages.insert(member);
            } else {
                world.closed_to_direct_messages.remove(&member);
            }
        });
    }

    fn send_payload(&self, payload: &str) {
        let payload = || Outgoing::Payload(payload.to_owned());
        self.shared.change(|world| world.hub.send_all(payload));
    }
}
