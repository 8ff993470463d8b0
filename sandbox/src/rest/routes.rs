//! The router: it picks the code for a request by method and path.

use serde_json::json;

use super::{Call, Reply};
use crate::api_error::ApiError;
use crate::world::{BOT, GUILD, World};

/// The form in which a path is counted and recorded: ids are replaced, and one part is the key of a
/// limit.
pub(crate) struct Route {
    pub name: String,
    pub major: String,
    /// Whether it is an interaction endpoint, which needs no token in the header and has no global
    /// limit.
    pub is_interaction: bool,
}

pub(crate) fn describe(path: &str) -> Route {
    let segments: Vec<&str> = path.split('/').collect();
    let is_interaction = matches!(segments[0], "interactions" | "webhooks") && segments.len() > 2;
    let named = segments.iter().enumerate().map(|(place, segment)| {
        if segment.bytes().all(|byte| byte.is_ascii_digit()) && !segment.is_empty() {
            "{id}"
        } else if is_interaction && place == 2 {
            "{token}"
        } else if place > 0 && segments[place - 1] == "reactions" {
            "{emoji}"
        } else {
            segment
        }
    });
    let name = format!("/{}", named.collect::<Vec<_>>().join("/"));
    let major = match segments[0] {
        "channels" | "guilds" => segments.get(1).copied().unwrap_or_default().to_owned(),
        "webhooks" => segments[1..].iter().take(2).copied().collect::<Vec<_>>().join("/"),
        _ => String::new(),
    };
    Route { name, major, is_interaction }
}

impl World {
    pub fn answer(&mut self, call: &Call) -> Result<Reply, ApiError> {
        let segments: Vec<&str> = call.path.split('/').collect();
        match segments.as_slice() {
            ["channels", channel, rest @ ..] => self.answer_channels(call, channel, rest),
            ["guilds", guild, rest @ ..] => self.answer_guilds(call, guild, rest),
            ["interactions", rest @ ..] => self.answer_interactions(call, rest),
            ["webhooks", webhook, rest @ ..] => self.answer_webhooks(call, webhook, rest),
            ["applications", application, rest @ ..] => {
                self.answer_applications(call, application, rest)
            }
            ["users", rest @ ..] => self.answer_users(call, rest),
            other => match (call.method.as_str(), other) {
                ("GET", ["gateway"]) => Reply::ok(json!({ "url": self.gateway_url })),
                ("GET", ["gateway", "bot"]) => Reply::ok(json!({
                    "url": self.gateway_url,
                    "shards": self.faults.shards.max(1),
                    "session_start_limit": {
                        "total": 1000,
                        "remaining": 1000 - self.hub.identifies.min(1000),
                        "reset_after": 86_400_000,
                        "max_concurrency": 1,
                    },
                })),
                ("GET", ["oauth2", "applications", "@me"]) => Reply::ok(self.application_json()),
                _ => Err(ApiError::not_found()),
            },
        }
    }

    fn answer_channels(
        &mut self,
        call: &Call,
        channel: &str,
        rest: &[&str],
    ) -> Result<Reply, ApiError> {
        let channel = id(channel).ok_or_else(|| not_a_snowflake("channel_id"))?;
        match (call.method.as_str(), rest) {
            ("GET", []) => self.get_channel(channel),
            ("PATCH", []) => self.edit_channel(call, channel),
            ("DELETE", []) => self.remove_channel(channel),
            ("GET", ["messages"]) => self.list_messages(call, channel),
            ("POST", ["messages"]) => self.create_message(call, channel),
            ("GET", ["pins"]) => self.list_pins(channel),
            ("GET", ["messages", "pins"]) => self.list_pins_with_times(channel),
            ("PUT", ["pins", message] | ["messages", "pins", message]) => {
                self.pin(channel, message_id(message)?, true)
            }
            ("DELETE", ["pins", message] | ["messages", "pins", message]) => {
                self.pin(channel, message_id(message)?, false)
            }
            ("POST", ["typing"]) => self.type_in(channel),
            ("POST", ["threads"]) => self.create_thread(call, channel, None),
            ("GET", ["threads", "archived", "public"]) => self.list_archived_threads(call, channel),
            ("POST", ["messages", "bulk-delete"]) => self.delete_messages(call, channel),
            ("POST", ["messages", message, "threads"]) => {
                self.create_thread(call, channel, Some(message_id(message)?))
            }
            (_, ["messages", message]) => {
                let message = message_id(message)?;
                match call.method.as_str() {
                    "GET" => self.get_message(channel, message),
                    "PATCH" => self.edit_message(call, channel, message),
                    "DELETE" => self.remove_message(channel, message),
                    _ => Err(ApiError::method_not_allowed()),
                }
            }
            (_, ["messages", message, "reactions", rest @ ..]) => {
                self.answer_reactions(call, channel, message_id(message)?, rest)
            }
            (_, ["thread-members", rest @ ..]) => self.answer_thread_members(call, channel, rest),
            _ => Err(ApiError::not_found()),
        }
    }

    fn answer_guilds(
        &mut self,
        call: &Call,
        guild: &str,
        rest: &[&str],
    ) -> Result<Reply, ApiError> {
        if id(guild) != Some(GUILD) {
            return Err(ApiError::unknown_guild());
        }
        match (call.method.as_str(), rest) {
            ("GET", []) => Reply::ok(self.guild_json()),
            ("GET", ["channels"]) => Reply::ok(self.guild_channels_json()),
            ("GET", ["roles"]) => Reply::ok(self.guild_json()["roles"].clone()),
            ("GET", ["members"]) => Reply::ok(self.members_json()),
            ("GET", ["members", "@me"]) => self.get_member(BOT),
            ("GET", ["members", user]) => self.get_member(id(user).unwrap_or(0)),
            ("GET", ["threads", "active"]) => self.list_active_threads(),
            (_, ["scheduled-events", rest @ ..]) => self.answer_scheduled_events(call, rest),
            _ => Err(ApiError::not_found()),
        }
    }

    fn answer_interactions(&mut self, call: &Call, rest: &[&str]) -> Result<Reply, ApiError> {
        match (call.method.as_str(), rest) {
            ("POST", [interaction, token, "callback"]) => {
                self.call_back(call, id(interaction).unwrap_or(0), token)
            }
            _ => Err(ApiError::not_found()),
        }
    }

    fn answer_webhooks(
        &mut self,
        call: &Call,
        webhook: &str,
        rest: &[&str],
    ) -> Result<Reply, ApiError> {
        if id(webhook) != Some(BOT) {
            return Err(ApiError::unknown_webhook());
        }
        match (call.method.as_str(), rest) {
            ("POST", [token]) => self.follow_up(call, token),
            ("GET", [token, "messages", message]) => self.get_response(token, message),
            ("PATCH", [token, "messages", message]) => self.edit_response(call, token, message),
            ("DELETE", [token, "messages", message]) => self.delete_response(token, message),
            _ => Err(ApiError::not_found()),
        }
    }

    fn answer_applications(
        &mut self,
        call: &Call,
        application: &str,
        rest: &[&str],
    ) -> Result<Reply, ApiError> {
        if call.method == "GET" && application == "@me" && rest.is_empty() {
            return Reply::ok(self.application_json());
        }
        if id(application) != Some(BOT) {
            return Err(ApiError::new(404, 10002, "Unknown Application"));
        }
        match rest {
            ["commands", rest @ ..] => self.answer_commands(call, None, rest),
            ["guilds", guild, "commands", rest @ ..] => {
                if id(guild) != Some(GUILD) {
                    return Err(ApiError::missing_access());
                }
                self.answer_commands(call, Some(GUILD), rest)
            }
            _ => Err(ApiError::not_found()),
        }
    }

    fn answer_users(&mut self, call: &Call, rest: &[&str]) -> Result<Reply, ApiError> {
        match (call.method.as_str(), rest) {
            ("GET", ["@me"]) => Reply::ok(self.current_user_json()),
            ("GET", ["@me", "guilds"]) => Reply::ok(self.current_guilds_json()),
            ("POST", ["@me", "channels"]) => self.open_direct_channel(call),
            ("GET", [user]) => {
                let user = id(user).ok_or_else(|| not_a_snowflake("user_id"))?;
                let user = self.users.get(&user).ok_or_else(ApiError::unknown_user)?;
                Reply::ok(user.full_json())
            }
            _ => Err(ApiError::not_found()),
        }
    }
}

pub(crate) fn id(segment: &str) -> Option<u64> {
    segment.parse().ok()
}

fn message_id(segment: &str) -> Result<u64, ApiError> {
    id(segment).ok_or_else(|| not_a_snowflake("message_id"))
}

fn not_a_snowflake(field: &str) -> ApiError {
    ApiError::field(field, "NUMBER_TYPE_COERCE", "Value is not snowflake.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn routes_are_named_without_ids() {
        for (path, name, major) in [
            ("channels/12/messages/34", "/channels/{id}/messages/{id}", "12"),
            (
                "webhooks/1/abc/messages/@original",
                "/webhooks/{id}/{token}/messages/@original",
                "1/abc",
            ),
            ("interactions/1/abc/callback", "/interactions/{id}/{token}/callback", ""),
            (
                "channels/1/messages/2/reactions/x/@me",
                "/channels/{id}/messages/{id}/reactions/{emoji}/@me",
                "1",
            ),
            ("gateway", "/gateway", ""),
        ] {
            let route = describe(path);
            assert_eq!((route.name.as_str(), route.major.as_str()), (name, major));
        }
    }
}
