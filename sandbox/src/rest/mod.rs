//! The REST interface, version 10. Each call gets one reply, decided at once under the lock.

mod channels;
mod commands;
mod components;
mod form;
mod guilds;
mod interactions;
mod messages;
mod multipart;
mod pins;
mod reactions;
mod routes;
mod scheduled_events;
pub(crate) mod server;
mod threads;
mod webhooks;

use std::collections::HashMap;
use std::sync::Arc;

use serde_json::Value;

use crate::api_error::ApiError;
use crate::world::message::StoredMessage;
use crate::world::{BOT, World, permissions};

/// A request that was read.
#[derive(Clone, Debug, Default)]
pub(crate) struct Call {
    pub method: String,
    /// The path below “/api/v10”, without the first slash: “channels/1/messages”.
    pub path: String,
    pub query: HashMap<String, String>,
    /// The JSON body or `payload_json`; null when there is none.
    pub body: Value,
    pub files: Vec<File>,
}

/// An uploaded file of a multipart body.
#[derive(Clone, Debug)]
pub(crate) struct File {
    /// The n of `files[n]`.
    pub number: u64,
    pub name: String,
    pub content_type: Option<String>,
    pub bytes: Arc<[u8]>,
}

/// A reply, without the rate limit's headers.
#[derive(Clone, Debug)]
pub(crate) struct Reply {
    pub status: u16,
    /// Null is an empty body.
    pub body: Value,
}

impl Reply {
    fn ok(body: Value) -> Result<Reply, ApiError> {
        Ok(Reply { status: 200, body })
    }

    fn created(body: Value) -> Result<Reply, ApiError> {
        Ok(Reply { status: 201, body })
    }

    fn empty() -> Result<Reply, ApiError> {
        Ok(Reply { status: 204, body: Value::Null })
    }
}

impl World {
    /// Fails with 10003, 50001 or 50013 unless the channel exists and the bot has these permissions
    /// there.
    fn require(&self, channel: u64, needed: u64) -> Result<(), ApiError> {
        let place = self.channels.get(&channel).ok_or_else(ApiError::unknown_channel)?;
        if place.outside {
            return Err(ApiError::missing_access());
        }
        if place.is_direct() {
            return Ok(());
        }
        let held = self.permissions_in(BOT, channel);
        if held & permissions::VIEW_CHANNEL == 0 {
            return Err(ApiError::missing_access());
        }
        if held & needed != needed {
            return Err(ApiError::missing_permissions());
        }
        Ok(())
    }

    /// The same for managing, which a direct message channel refuses (50003).
    fn require_in_server(&self, channel: u64, needed: u64) -> Result<(), ApiError> {
        if self.channels.get(&channel).is_some_and(|place| place.is_direct()) {
            return Err(ApiError::new(403, 50003, "Cannot execute action on a DM channel"));
        }
        self.require(channel, needed)
    }

    fn require_message(&self, channel: u64, message: u64) -> Result<&StoredMessage, ApiError> {
        let found = self.message(channel, message).filter(|found| found.only_for.is_none());
        found.ok_or_else(ApiError::unknown_message)
    }

    fn may_manage(&self, channel: u64) -> bool {
        self.permissions_in(BOT, channel) & permissions::MANAGE_THREADS != 0
    }
}
