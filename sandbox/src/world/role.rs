//! Roles and their permissions, as the server enforces them and as a bot reads them.

use serde_json::{Value, json};

use super::{BOT, GUILD, PEOPLE, World, permissions, text};

const BOT_ROLE: u64 = 1_180_000_000_000_000_002;
/// The role of all members except the bot. @everyone allows nothing, so that a permission taken
/// from the bot's role is really taken from the bot.
const PLAYERS_ROLE: u64 = 1_180_000_000_000_000_004;

/// The one role that a member holds besides @everyone.
pub(crate) fn role_of(user: u64) -> u64 {
    if user == BOT { BOT_ROLE } else { PLAYERS_ROLE }
}

impl World {
    /// A user's permissions in a channel, as bits. A thread has the permissions of its parent. A
    /// private thread is seen by its members and by managers of threads.
    pub fn permissions_in(&self, user: u64, channel: u64) -> u64 {
        let held = self.permissions_by_role(user, channel);
        let place = self.channels.get(&channel).filter(|place| place.is_private());
        let is_shut_out = place.and_then(|place| place.thread.as_ref()).is_some_and(|thread| {
            held & permissions::MANAGE_THREADS == 0 && !thread.members.contains_key(&user)
        });
        if is_shut_out { 0 } else { held }
    }

    /// The same regardless of membership in a private thread, as commands tell it.
    pub fn permissions_by_role(&self, user: u64, channel: u64) -> u64 {
        if self.is_outside(channel) {
            return if user == BOT { 0 } else { permissions::OWNER };
        }
        if !self.is_member(user) || self.is_closed_to(user, channel) {
            return 0;
        }
        if user == PEOPLE[0].0 {
            return permissions::OWNER;
        }
        if user != BOT {
            return permissions::EVERYONE;
        }
        let held = self.bot_role_permissions() & !self.taken_from_bot(self.with_rights_of(channel));
        if held & permissions::VIEW_CHANNEL == 0 { 0 } else { held }
    }

    /// The bot's permissions on the server, before a channel takes some away.
    pub fn bot_role_permissions(&self) -> u64 {
        self.options.bot_permissions & !self.forbidden.get(&None).copied().unwrap_or(0)
    }

    /// A channel, or a thread's channel.
    pub fn with_rights_of(&self, channel: u64) -> u64 {
        self.channels.get(&channel).and_then(|place| place.parent).unwrap_or(channel)
    }

    /// Whether the bot sees a channel, and gets its events.
    pub fn bot_sees(&self, channel: u64) -> bool {
        self.permissions_in(BOT, channel) != 0
    }

    /// Whether a channel, or a thread's channel, is closed to a member. The owner sees all of a
    /// server.
    pub fn is_closed_to(&self, user: u64, channel: u64) -> bool {
        user != PEOPLE[0].0 && self.closed.contains(&(self.with_rights_of(channel), user))
    }

    /// A channel's `permission_overwrites`.
    pub fn overwrites_json(&self, channel: u64) -> Value {
        let denied = |id: u64, kind: u8, bits: u64| json!({ "id": id.to_string(), "type": kind, "allow": "0", "deny": bits.to_string() });
        let of_bot = Some(self.taken_from_bot(channel)).filter(|bits| *bits != 0);
        let closed = self.closed.iter().filter(|(place, _)| *place == channel);
        let closed = closed.map(|(_, user)| denied(*user, 1, permissions::VIEW_CHANNEL));
        of_bot.map(|bits| denied(BOT_ROLE, 0, bits)).into_iter().chain(closed).collect()
    }

    /// All roles of the server.
    pub fn roles_json(&self) -> Value {
        json!([
            role(GUILD, "@everyone", 0, 0),
            self.bot_role_json(),
            role(PLAYERS_ROLE, "Players", permissions::EVERYONE, 1),
        ])
    }

    /// GUILD_ROLE_UPDATE about the bot's role.
    pub fn announce_bot_role(&mut self) {
        let json = json!({ "guild_id": text(GUILD), "role": self.bot_role_json() });
        self.dispatch("GUILD_ROLE_UPDATE", json);
    }

    fn taken_from_bot(&self, channel: u64) -> u64 {
        self.forbidden.get(&Some(channel)).copied().unwrap_or(0)
    }

    fn bot_role_json(&self) -> Value {
        let mut own = role(BOT_ROLE, "Menagerie", self.bot_role_permissions(), 2);
        own["managed"] = json!(true);
        own["tags"] = json!({ "bot_id": BOT.to_string() });
        own
    }
}

fn role(id: u64, name: &str, bits: u64, position: u32) -> Value {
    json!({
        "id": id.to_string(),
        "name": name,
        "color": 0,
        "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
        "hoist": false,
        "icon": null,
        "unicode_emoji": null,
        "position": position,
        "permissions": bits.to_string(),
        "managed": false,
        "mentionable": false,
        "flags": 0,
        "description": null,
    })
}
