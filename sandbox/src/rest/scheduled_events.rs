//! REST requests about the dates in the server's calendar. Only those that are held nowhere on Discord
//! (`EXTERNAL`) can be made.

use serde_json::{Value, json};

use super::{Call, Reply};
use crate::api_error::{ApiError, FormErrors};
use crate::clock::{iso, now_ms};
use crate::world::scheduled_event::ScheduledEvent;
use crate::world::{BOT, GUILD, World, permissions};

/// The kind of a date that is held nowhere on Discord.
const EXTERNAL: u64 = 3;
/// How many characters of a time tell its second: "2026-11-20T10:20:47".
const SECOND: usize = 19;

impl World {
    pub fn answer_scheduled_events(
        &mut self,
        call: &Call,
        rest: &[&str],
    ) -> Result<Reply, ApiError> {
        let unknown = || ApiError::new(404, 10070, "Unknown Guild Scheduled Event");
        let id = match rest {
            [] => None,
            [id] => Some(id.parse().map_err(|_| unknown())?),
            _ => return Err(ApiError::not_found()),
        };
        match (call.method.as_str(), id) {
            ("GET", None) => Reply::ok(self.scheduled_events_json()),
            ("POST", None) => self.create_scheduled_event(&call.body),
            (method, Some(id)) => {
                let found = self.scheduled_events.get(&id).ok_or_else(unknown)?.clone();
                match method {
                    "GET" => Reply::ok(found.json()),
                    "PATCH" => {
                        self.may_change(&found)?;
                        self.schedule(read(found, &call.body)?, "GUILD_SCHEDULED_EVENT_UPDATE")
                    }
                    "DELETE" => {
                        self.may_change(&found)?;
                        self.unschedule(id);
                        Reply::empty()
                    }
                    _ => Err(ApiError::method_not_allowed()),
                }
            }
            _ => Err(ApiError::method_not_allowed()),
        }
    }

    /// The events that are not over, as a list.
    pub fn scheduled_events_json(&self) -> Value {
        let now = iso(now_ms());
        let coming = self.scheduled_events.values().filter(|it| second(&it.ends) > second(&now));
        coming.map(ScheduledEvent::json).collect()
    }

    /// Takes a date away.
    pub fn unschedule(&mut self, id: u64) {
        if let Some(gone) = self.scheduled_events.remove(&id) {
            self.dispatch("GUILD_SCHEDULED_EVENT_DELETE", gone.json());
        }
    }

    fn create_scheduled_event(&mut self, body: &Value) -> Result<Reply, ApiError> {
        if self.bot_role_permissions() & permissions::CREATE_EVENTS == 0 {
            return Err(ApiError::missing_permissions());
        }
        let id = self.snowflakes.next();
        let made = read(ScheduledEvent { id, creator: BOT, ..ScheduledEvent::default() }, body)?;
        self.schedule(made, "GUILD_SCHEDULED_EVENT_CREATE")
    }

    fn schedule(&mut self, event: ScheduledEvent, kind: &str) -> Result<Reply, ApiError> {
        let json = event.json();
        self.scheduled_events.insert(event.id, event);
        self.dispatch(kind, json.clone());
        Reply::ok(json)
    }

    fn may_change(&self, event: &ScheduledEvent) -> Result<(), ApiError> {
        let own = if event.creator == BOT { permissions::CREATE_EVENTS } else { 0 };
        if self.bot_role_permissions() & (own | permissions::MANAGE_EVENTS) == 0 {
            return Err(ApiError::missing_permissions());
        }
        Ok(())
    }
}

/// A date with what a body says of it.
fn read(mut event: ScheduledEvent, body: &Value) -> Result<ScheduledEvent, ApiError> {
    let mut errors = FormErrors::default();
    let is_new = event.name.is_empty();
    if is_new && body["entity_type"] != EXTERNAL {
        errors.add("entity_type", "BASE_TYPE_CHOICES", "The sandbox has external events alone");
    }
    if is_new && body["privacy_level"] != 2 {
        errors.required("privacy_level");
    }
    let location = &body["entity_metadata"]["location"];
    for (field, given, text, most) in [
        ("name", &body["name"], &mut event.name, 100),
        ("description", &body["description"], &mut event.description, 1000),
        ("entity_metadata.location", location, &mut event.location, 100),
        ("scheduled_start_time", &body["scheduled_start_time"], &mut event.starts, SECOND + 16),
        ("scheduled_end_time", &body["scheduled_end_time"], &mut event.ends, SECOND + 16),
    ] {
        if let Some(given) = given.as_str() {
            given.clone_into(text);
        }
        errors.length(field, text, usize::from(field != "description"), most);
    }
    let now = iso(now_ms());
    if second(&event.starts) <= second(&now) && !body["scheduled_start_time"].is_null() {
        let why = "Cannot schedule event in the past.";
        errors.add("scheduled_start_time", "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", why);
    }
    if second(&event.ends) <= second(&event.starts) {
        let why = "Cannot schedule event to end before starting.";
        errors.add("scheduled_end_time", "GUILD_SCHEDULED_EVENT_END_BEFORE_START", why);
    }
    errors.finish().map(|()| event)
}

/// A moment in UTC to the second, which has the same order as the time.
fn second(time: &str) -> &str {
    time.get(..SECOND).unwrap_or(time)
}

impl ScheduledEvent {
    fn json(&self) -> Value {
        let is_active = second(&self.starts) <= second(&iso(now_ms()));
        json!({
            "id": self.id.to_string(),
            "guild_id": GUILD.to_string(),
            "channel_id": null,
            "creator_id": self.creator.to_string(),
            "name": self.name,
            "description": (!self.description.is_empty()).then_some(&self.description),
            "image": null,
            "scheduled_start_time": self.starts,
            "scheduled_end_time": self.ends,
            "status": if is_active { 2 } else { 1 },
            "entity_type": EXTERNAL,
            "entity_id": null,
            "entity_metadata": { "location": self.location },
            "recurrence_rule": null,
            "privacy_level": 2,
            "guild_scheduled_event_exceptions": [],
        })
    }
}
