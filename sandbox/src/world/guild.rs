//! The server as JSON: the full form of GUILD_CREATE and the one of `GET /guilds/{id}`.

use serde_json::{Value, json};

use super::channel::{Channel, TEXT};
use super::{BOT, GUILD, World, read_id, text};
use crate::clock::iso;

const NAME: &str = "The Menagerie";

/// Discord's fields for features that this server does not have.
const ABSENT: [&str; 18] = [
    "icon",
    "icon_hash",
    "splash",
    "discovery_splash",
    "home_header",
    "afk_channel_id",
    "widget_channel_id",
    "application_id",
    "rules_channel_id",
    "max_presences",
    "vanity_url_code",
    "description",
    "banner",
    "public_updates_channel_id",
    "safety_alerts_channel_id",
    "incidents_data",
    "hub_type",
    "latest_onboarding_question_id",
];

impl World {
    /// The REST form, without the fields that only the gateway sends.
    pub fn guild_json(&self) -> Value {
        let first = self.channels.values().find(|channel| channel.kind == TEXT);
        let mut guild = json!({
            "id": GUILD.to_string(),
            "name": NAME,
            "owner_id": self.owner().to_string(),
            "region": "deprecated",
            "afk_timeout": 300,
            "widget_enabled": false,
            "verification_level": 0,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "roles": self.roles_json(),
            "emojis": [],
            "features": [],
            "mfa_level": 0,
            "system_channel_id": first.map_or(Value::Null, |channel| text(channel.id)),
            "system_channel_flags": 0,
            "max_members": 500_000,
            "max_video_channel_users": 25,
            "max_stage_video_channel_users": 50,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "premium_progress_bar_enabled": false,
            "preferred_locale": self.preferred_locale,
            "nsfw": false,
            "nsfw_level": 0,
            "stickers": [],
        });
        for absent in ABSENT {
            guild[absent] = Value::Null;
        }
        guild
    }

    /// The form of GUILD_CREATE. Active threads have `last_message_id`. Without the members intent,
    /// the only member in it is the bot.
    pub fn guild_create_json(&self, with_members: bool) -> Value {
        let mut guild = self.guild_json();
        let channels = self.channels.values().filter(|channel| channel.is_listed());
        let channels: Vec<Value> = channels.map(|channel| self.channel_json(channel)).collect();
        let all: Vec<u64> = self.users.keys().copied().filter(|id| self.is_member(*id)).collect();
        let told = all.iter().filter(|id| with_members || **id == BOT);
        let members: Vec<Value> = told.filter_map(|id| self.member_json(*id)).collect();
        guild["joined_at"] = json!(iso(self.users.get(&BOT).map_or(0, |bot| bot.joined_ms)));
        guild["large"] = json!(false);
        guild["unavailable"] = json!(false);
        guild["member_count"] = json!(all.len());
        guild["members"] = json!(members);
        guild["channels"] = json!(channels);
        guild["threads"] = json!(self.active_threads_json());
        for empty in ["voice_states", "presences", "stage_instances", "soundboard_sounds"] {
            guild[empty] = json!([]);
        }
        guild["guild_scheduled_events"] = self.scheduled_events_json();
        guild["version"] = json!(1);
        guild
    }

    /// The answer to a gateway request for members.
    pub fn members_chunk_json(&self, request: &Value) -> Value {
        let asked: Option<Vec<u64>> = match &request["user_ids"] {
            Value::Null => None,
            Value::Array(ids) => Some(ids.iter().filter_map(read_id).collect()),
            id => Some(read_id(id).into_iter().collect()),
        };
        let query = request["query"].as_str().unwrap_or_default().to_lowercase();
        let members: Vec<Value> = self
            .users
            .values()
            .filter(|user| match &asked {
                Some(ids) => ids.contains(&user.id),
                None => user.name.to_lowercase().starts_with(&query),
            })
            .filter_map(|user| self.member_json(user.id))
            .collect();
        let mut chunk = json!({
            "guild_id": GUILD.to_string(), "members": members, "chunk_index": 0, "chunk_count": 1,
            "not_found": [],
        });
        if !request["nonce"].is_null() {
            chunk["nonce"] = request["nonce"].clone();
        }
        chunk
    }

    /// The active threads that the bot sees.
    pub fn active_threads_json(&self) -> Vec<Value> {
        self.active_threads().map(|thread| self.channel_json(thread)).collect()
    }

    /// THREAD_LIST_SYNC for a channel, or for all of them.
    pub fn thread_list_json(&self, channel: Option<u64>) -> Value {
        let threads: Vec<&Channel> = self
            .active_threads()
            .filter(|place| channel.is_none() || place.parent == channel)
            .collect();
        let own = threads.iter().filter_map(|place| self.thread_member_json(place, BOT));
        let mut json = json!({
            "guild_id": GUILD.to_string(),
            "threads": threads.iter().map(|place| self.channel_json(place)).collect::<Vec<_>>(),
            "members": own.collect::<Vec<_>>(),
        });
        if let Some(channel) = channel {
            json["channel_ids"] = json!([channel.to_string()]);
        }
        json
    }

    fn active_threads(&self) -> impl Iterator<Item = &Channel> {
        self.channels.values().filter(|place| {
            place.thread.as_ref().is_some_and(|thread| !thread.archived) && self.bot_sees(place.id)
        })
    }

    fn owner(&self) -> u64 {
        super::PEOPLE[0].0
    }
}
