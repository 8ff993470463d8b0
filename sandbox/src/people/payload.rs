//! INTERACTION_CREATE: the fields that every interaction has, however it began.

use serde_json::{Value, json};

use super::command::context;
use crate::world::interaction::StoredInteraction;
use crate::world::{BOT, ELSEWHERE, GUILD, World, text};

/// The largest file of an answer in bytes, without boosts.
const ATTACHMENT_LIMIT: u64 = 10 * 1024 * 1024;

impl World {
    /// Keeps a new interaction and sends it to the bot.
    pub fn start_interaction(&mut self, interaction: StoredInteraction, data: &Value) -> u64 {
        let id = interaction.id;
        let json = self.interaction_json(&interaction, data);
        self.interactions.insert(id, interaction);
        self.dispatch("INTERACTION_CREATE", json);
        id
    }

    fn interaction_json(&self, interaction: &StoredInteraction, data: &Value) -> Value {
        let (channel, member) = (interaction.channel, interaction.member);
        let place = self.channels.get(&channel);
        let (direct, outside) = place.map_or((false, false), |it| (it.is_direct(), it.outside));
        let guild = if outside { ELSEWHERE } else { GUILD };
        let mut json = json!({
            "id": interaction.id.to_string(),
            "application_id": BOT.to_string(),
            "type": interaction.kind,
            "data": data,
            "channel_id": channel.to_string(),
            "channel": place.map(|place| self.interaction_channel_json(place, member)),
            "token": interaction.token,
            "version": 1,
            "app_permissions": self.app_permissions(channel, direct).to_string(),
            "locale": self.locale_of(member),
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": match (direct, outside) {
                (_, true) => json!({ "1": member.to_string() }),
                (true, _) => json!({ "0": "0" }),
                (false, _) => json!({ "0": GUILD.to_string() }),
            },
            "context": context(direct, outside),
            "attachment_size_limit": ATTACHMENT_LIMIT,
        });
        if direct {
            json["user"] = self.user_json(member);
        } else {
            let mut about = self.member_json(member).unwrap_or(Value::Null);
            about["permissions"] = json!(self.permissions_in(member, channel).to_string());
            json["member"] = about;
            json["guild_id"] = text(guild);
            json["guild_locale"] = json!(self.preferred_locale);
            json["guild"] = json!({
                "id": guild.to_string(),
                "locale": self.preferred_locale,
                "features": [],
            });
        }
        if let Some(source) = interaction.source.and_then(|id| self.message(channel, id)) {
            let sight = crate::world::message::Sight::Whole;
            json["message"] = self.message_json(source, sight);
        }
        json
    }

    fn app_permissions(&self, channel: u64, direct: bool) -> u64 {
        use crate::world::permissions as p;
        if direct {
            return p::VIEW_CHANNEL
                | p::SEND_MESSAGES
                | p::EMBED_LINKS
                | p::ATTACH_FILES
                | p::READ_MESSAGE_HISTORY
                | p::ADD_REACTIONS;
        }
        self.permissions_in(BOT, channel)
    }
}
