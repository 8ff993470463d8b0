//! Idempotent room creation: a lost reply, or a stop at the wrong moment, leaves no unknown room
//! behind.

use crate::homeserver::fault::Fault;
use crate::names;
use crate::posting::matrix_front::MatrixFront;
use menagerie_store::StoreError;
use ruma::api::client::filter::FilterDefinition;
use ruma::api::client::room::create_room::v3::{CreationContent, Request};
use ruma::api::client::sync::sync_events::v3::{self, Filter, JoinedRoom, State};
use ruma::presence::PresenceState;
use ruma::serde::Raw;
use ruma::{OwnedRoomId, UserId};
use serde_json::{Value, json};
use std::fmt;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// The key under which a room's creation event names its purpose.
const PURPOSE: &str = "org.menagerie.purpose";

/// The name under which the store remembers that a room for this purpose was requested.
fn mark(purpose: &str) -> String {
    format!("making {purpose}")
}

impl MatrixFront {
    /// The purpose of a room. No other room, and no other program, has the same.
    pub(crate) fn purpose(&self, what: fmt::Arguments<'_>) -> String {
        format!("{what} of {}", self.store.instance)
    }

    /// Makes a room, or finds the one that was made before. A room for one person is only found
    /// again if nobody else has come in. It counts as unsettled until [`Self::settled`].
    ///
    /// # Errors
    /// When there is none.
    pub(crate) async fn make(
        &self,
        purpose: &str,
        mut request: Request,
        alone_with: Option<&UserId>,
    ) -> Result<OwnedRoomId, Fault> {
        if self.is_unsettled(purpose).await.map_err(unstored)? {
            for room in self.made(purpose).await? {
                let is_fit = match alone_with {
                    Some(user) => self.is_of_two(&room, user).await?,
                    None => true,
                };
                if is_fit {
                    return Ok(room);
                }
            }
        }
        self.store.remember(names::NETWORK, &mark(purpose), "").await.map_err(unstored)?;
        let content = Raw::new(&json!({PURPOSE: purpose}));
        let content = content.map_err(|error| Fault::Senseless(error.to_string()))?;
        request.creation_content = Some(content.cast_unchecked::<CreationContent>());
        match self.client.ask(request).await {
            Ok(made) => Ok(made.room_id),
            // It may be made all the same.
            Err(fault @ Fault::Later(_)) => Err(fault),
            Err(fault) => {
                self.settled(purpose).await;
                Err(fault)
            }
        }
    }

    /// Whether a room for this purpose was requested, and its set-up is not complete.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub(crate) async fn is_unsettled(&self, purpose: &str) -> Result<bool, StoreError> {
        Ok(self.store.remembered(names::NETWORK, &mark(purpose)).await?.is_some())
    }

    /// The set-up of a new room is complete.
    pub(crate) async fn settled(&self, purpose: &str) {
        if let Err(error) = self.store.forget_remembered(names::NETWORK, &mark(purpose), "").await {
            // The room is looked for once more.
            tracing::debug!(%error, "that a room is made is noted later");
        }
    }

    /// The rooms for this purpose that the bot has made and is in.
    async fn made(&self, purpose: &str) -> Result<Vec<OwnedRoomId>, Fault> {
        // Homeservers repeat their first answer to the same question for a while.
        static ASKED: AtomicU32 = AtomicU32::new(0);
        let creations = || Some(vec!["m.room.create".to_owned()]);
        let mut filter = FilterDefinition::default();
        filter.presence.types = Some(Vec::new());
        filter.account_data.types = Some(Vec::new());
        filter.room.ephemeral.types = Some(Vec::new());
        filter.room.account_data.types = Some(Vec::new());
        filter.room.state.types = creations();
        filter.room.timeline.types = creations();
        filter.room.timeline.limit = Some((1 + ASKED.fetch_add(1, Ordering::Relaxed) % 50).into());
        let mut request = v3::Request::new();
        request.filter = Some(Filter::FilterDefinition(filter));
        request.set_presence = PresenceState::Offline;
        request.timeout = Some(Duration::ZERO);
        let response = self.client.ask(request).await?;
        let is_it = |room: &JoinedRoom| {
            events(room).iter().any(|event| is_made_for(event, &self.me, purpose))
        };
        let rooms = response.rooms.join.into_iter().filter(|(_, room)| is_it(room));
        Ok(rooms.map(|(room, _)| room).collect())
    }
}

/// The events in the news of a room.
fn events(room: &JoinedRoom) -> Vec<Value> {
    let parsed = |json: &str| serde_json::from_str(json).unwrap_or_default();
    let state = match &room.state {
        State::Before(state) => state.events.as_slice(),
        State::After(state) => state.events.as_slice(),
        _ => &[],
    };
    let state = state.iter().map(|event| parsed(event.json().get()));
    state.chain(room.timeline.events.iter().map(|event| parsed(event.json().get()))).collect()
}

/// Whether an event says that the bot made its room for this purpose. Any user can write that into
/// their own rooms.
fn is_made_for(event: &Value, me: &UserId, purpose: &str) -> bool {
    event["type"] == "m.room.create"
        && event["sender"] == me.as_str()
        && event["content"][PURPOSE] == purpose
}

/// A value that cannot be stored now can be stored later.
fn unstored(error: StoreError) -> Fault {
    Fault::Later(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use ruma::user_id;

    #[test]
    fn only_a_room_that_we_have_made_ourselves_is_ours() {
        let me = user_id!("@bot:hs.test");
        let created = |kind: &str, sender: &str, purpose: &str| json!({"type": kind, "sender": sender, "content": {PURPOSE: purpose}});
        for (event, expected) in [
            (created("m.room.create", "@bot:hs.test", "direct @ann:hs.test"), true),
            (created("m.room.create", "@bot:hs.test", "direct @bob:hs.test"), false),
            (created("m.room.create", "@eve:hs.test", "direct @ann:hs.test"), false),
            (created("m.room.topic", "@bot:hs.test", "direct @ann:hs.test"), false),
            (json!({"type": "m.room.create", "sender": "@bot:hs.test"}), false),
        ] {
            assert_eq!(is_made_for(&event, me, "direct @ann:hs.test"), expected, "{event}");
        }
    }
}
