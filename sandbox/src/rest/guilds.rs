//! REST requests about the server, its members, and the bot's own user and application.

use serde_json::{Value, json};

use super::Reply;
use crate::api_error::ApiError;
use crate::world::{BOT, GUILD, World, permissions};

impl World {
    pub fn get_member(&mut self, user: u64) -> Result<Reply, ApiError> {
        if !self.users.contains_key(&user) {
            return Err(ApiError::unknown_user());
        }
        Reply::ok(self.member_json(user).ok_or_else(ApiError::unknown_member)?)
    }

    pub fn members_json(&self) -> Value {
        self.users.keys().filter_map(|id| self.member_json(*id)).collect()
    }

    pub fn guild_channels_json(&self) -> Value {
        let channels = self.channels.values().filter(|channel| channel.is_listed());
        channels.map(|channel| self.channel_json(channel)).collect()
    }

    pub fn current_user_json(&self) -> Value {
        let mut user = self.users.get(&BOT).map_or(Value::Null, |bot| bot.full_json());
        for (name, value) in [
            ("bio", json!("")),
            ("locale", json!("en-US")),
            ("mfa_enabled", json!(true)),
            ("email", Value::Null),
            ("verified", json!(true)),
            ("premium_type", json!(0)),
        ] {
            user[name] = value;
        }
        user
    }

    pub fn current_guilds_json(&self) -> Value {
        let guild = self.guild_json();
        json!([{
            "id": guild["id"],
            "name": guild["name"],
            "icon": null,
            "banner": null,
            "owner": false,
            "permissions": self.bot_role_permissions().to_string(),
            "features": [],
        }])
    }

    pub fn application_json(&self) -> Value {
        let permissions = (self.options.bot_permissions | permissions::VIEW_CHANNEL).to_string();
        let install =
            json!({ "scopes": ["applications.commands", "bot"], "permissions": permissions });
        let owner = self.users.values().find(|user| !user.bot).map(|user| user.json());
        json!({
            "id": BOT.to_string(),
            "name": "Menagerie",
            "icon": null,
            "description": "",
            "type": null,
            "bot": self.user_json(BOT),
            "summary": "",
            "is_monetized": false,
            "is_verified": false,
            "is_discoverable": false,
            "bot_public": true,
            "bot_require_code_grant": false,
            "integration_types_config": {
                "0": { "oauth2_install_params": install },
                "1": { "oauth2_install_params": { "scopes": ["applications.commands"], "permissions": "0" } },
            },
            "verify_key": "0".repeat(64),
            "flags": self.application_flags(),
            "flags_new": self.application_flags().to_string(),
            "eligible_oauth2_scopes": ["bot", "applications.commands"],
            "hook": true,
            "storefront_available": false,
            "redirect_uris": [],
            "interactions_endpoint_url": null,
            "role_connections_verification_url": null,
            "owner": owner,
            "approximate_guild_count": 1,
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
            "explicit_content_filter": 0,
            "interactions_event_types": [],
            "interactions_version": 1,
            "event_webhooks_status": 1,
            "team": null,
            "guild_id": GUILD.to_string(),
        })
    }
}
