//! IDENTIFY begins a session, and RESUME continues one.

use std::collections::VecDeque;

use serde_json::{Value, json};

use super::hub::{Outgoing, Session};
use super::intents;
use crate::options::TOKEN;
use crate::world::{BOT, GUILD, World};

/// A close code and Discord's reason for it.
pub(crate) type CloseReason = (u16, &'static str);

/// Spreads an id over the 32 digits of a session id.
const SPREAD: u128 = 0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835;

pub(crate) const AUTHENTICATION_FAILED: CloseReason = (4004, "Authentication failed.");

/// The result of RESUME.
pub(crate) enum Resumed {
    Yes,
    /// op 9: the bot has to identify anew.
    InvalidSession,
}

impl World {
    /// Checks an IDENTIFY and answers it with READY and GUILD_CREATE.
    pub fn identify(&mut self, connection: u64, data: &Value) -> Result<String, CloseReason> {
        check_token(data)?;
        let intents = data["intents"].as_u64().ok_or((4013, "Invalid intent(s)."))?;
        if !intents::are_valid(intents) {
            return Err((4013, "Invalid intent(s)."));
        }
        let mut disallowed = intents::GUILD_PRESENCES;
        if !self.options.message_content_allowed {
            disallowed |= intents::MESSAGE_CONTENT;
        }
        if !self.options.members_allowed {
            disallowed |= intents::GUILD_MEMBERS;
        }
        if intents & disallowed != 0 {
            return Err((4014, "Disallowed intent(s)."));
        }
        let shard = read_shard(&data["shard"])?;
        self.hub.identifies += 1;
        let id = format!("{:032x}", u128::from(self.snowflakes.next()).wrapping_mul(SPREAD));
        let session = Session {
            intents,
            shard,
            sequence: 0,
            kept: VecDeque::new(),
            connection: Some(connection),
        };
        self.hub.sessions.insert(id.clone(), session);
        let ready = self.ready_json(&id, &data["shard"], shard);
        self.hub.deliver(&id, "READY", &ready);
        if intents & 1 != 0 && self.has_guild(shard) {
            let guild = self.guild_create_json(intents & intents::GUILD_MEMBERS != 0);
            self.hub.deliver(&id, "GUILD_CREATE", &guild);
        }
        Ok(id)
    }

    /// Replays the events that a session has missed.
    pub fn resume(
        &mut self,
        connection: u64,
        data: &Value,
    ) -> Result<(String, Resumed), CloseReason> {
        check_token(data)?;
        let id = data["session_id"].as_str().unwrap_or_default().to_owned();
        let sequence = data["seq"].as_u64().unwrap_or(0);
        let Some(session) = self.hub.sessions.get_mut(&id) else {
            return Ok((id, Resumed::InvalidSession));
        };
        if sequence > session.sequence {
            self.hub.sessions.remove(&id);
            return Err((4007, "Invalid seq."));
        }
        let oldest = session.kept.front().map_or(session.sequence + 1, |(kept, _)| *kept);
        if sequence + 1 < oldest {
            self.hub.sessions.remove(&id);
            return Ok((id, Resumed::InvalidSession));
        }
        let missed: Vec<String> = session
            .kept
            .iter()
            .filter(|(kept, _)| *kept > sequence)
            .map(|(_, payload)| payload.clone())
            .collect();
        // A session has one connection. An older one that still hangs on is closed.
        let older = session.connection.replace(connection).filter(|older| *older != connection);
        if let Some(older) = older {
            self.hub.send(older, Outgoing::Close(Some((4000, "Session was resumed elsewhere."))));
        }
        self.hub.resumes += 1;
        for payload in missed {
            self.hub.send(connection, Outgoing::Payload(payload));
        }
        let trace = json!({ "_trace": ["[\"sandbox\",{\"micros\":0}]"] });
        self.hub.deliver(&id, "RESUMED", &trace);
        Ok((id, Resumed::Yes))
    }

    /// Whether the server belongs to a shard, and the bot is on the server.
    fn has_guild(&self, (shard, total): (u64, u64)) -> bool {
        (GUILD >> 22) % total == shard && self.is_member(BOT)
    }

    fn ready_json(&self, session: &str, asked: &Value, shard: (u64, u64)) -> Value {
        let guilds = if self.has_guild(shard) {
            json!([{ "id": GUILD.to_string(), "unavailable": true }])
        } else {
            json!([])
        };
        let mut user = self.user_json(BOT);
        user["verified"] = json!(true);
        user["mfa_enabled"] = json!(true);
        user["email"] = Value::Null;
        let mut ready = json!({
            "v": 10,
            "user_settings": {},
            "user": user,
            "session_type": "normal",
            "session_id": session,
            "resume_gateway_url": self.gateway_url,
            "relationships": [],
            "private_channels": [],
            "presences": [],
            "guilds": guilds,
            "guild_join_requests": [],
            "geo_ordered_rtc_regions": [],
            "auth": {},
            "application": {
                "id": BOT.to_string(), "flags": self.application_flags(),
                "flags_new": self.application_flags().to_string(),
            },
            "_trace": ["[\"sandbox\",{\"micros\":0}]"],
        });
        if !asked.is_null() {
            ready["shard"] = json!([shard.0, shard.1]);
        }
        ready
    }

    /// The toggles of the portal, as application flags of an app in few servers.
    pub fn application_flags(&self) -> u64 {
        let mut flags = 1 << 23;
        if self.options.message_content_allowed {
            flags |= 1 << 19;
        }
        if self.options.members_allowed {
            flags |= 1 << 15;
        }
        flags
    }
}

fn check_token(data: &Value) -> Result<(), CloseReason> {
    let token = data["token"].as_str().unwrap_or_default();
    let token = token.strip_prefix("Bot ").unwrap_or(token);
    if token == TOKEN { Ok(()) } else { Err(AUTHENTICATION_FAILED) }
}

fn read_shard(value: &Value) -> Result<(u64, u64), CloseReason> {
    if value.is_null() {
        return Ok((0, 1));
    }
    match (value[0].as_u64(), value[1].as_u64()) {
        (Some(shard), Some(total)) if shard < total => Ok((shard, total)),
        _ => Err((4010, "Invalid shard.")),
    }
}
