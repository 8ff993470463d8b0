//! The contents of rooms, for the members who may read them.

use super::event::Event;
use super::filter::Filter;
use super::refusal::Refusal;
use super::room::{Reader, Room};
use super::sync;
use super::world::World;
use serde_json::{Value, json};
use std::collections::HashMap;

type Answer = Result<Value, Refusal>;

impl World {
    /// A page of a room's events, forward or backward.
    pub fn messages(&self, by: Reader, room: &str, query: &HashMap<String, String>) -> Answer {
        let (room, visibility) = self.readable(room, by.user)?;
        let position = |name: &str| {
            let invalid = || Refusal::unknown(&format!("'{name}' parameter is invalid"));
            query.get(name).map(|token| sync::position(token).ok_or_else(invalid)).transpose()
        };
        let is_back = query.get("dir").is_some_and(|dir| dir == "b");
        let start = position("from")?.unwrap_or(if is_back { self.position() } else { 0 });
        let end = position("to")?.unwrap_or(if is_back { 0 } else { u64::MAX });
        let (low, high) =
            if is_back { (end, start.min(visibility)) } else { (start, end.min(visibility)) };
        let filter = Filter::read(query.get("filter"))?;
        let limit = query.get("limit").and_then(|it| it.parse().ok()).unwrap_or(10);
        let is_let = |event: &Event| self.filters_late || filter.lets(event);
        let within =
            |event: &&Event| event.position > low && event.position <= high && is_let(event);
        let mut events: Vec<_> = room.events.iter().filter(within).collect();
        if is_back {
            events.reverse();
        }
        events.truncate(limit);
        // A page may be empty then, and not the last.
        let end = events.last().map(|last| last.position - u64::from(is_back));
        events.retain(|event| filter.lets(event));
        let mut page = json!({
            "start": sync::token(start),
            "chunk": events.iter().map(|event| room.shown(event, by)).collect::<Vec<_>>(),
        });
        // Where nothing was found there is nothing to go on from.
        if let Some(end) = end {
            page["end"] = json!(sync::token(end));
        }
        Ok(page)
    }

    pub fn event(&self, by: Reader, room: &str, id: &str) -> Answer {
        let none = || Refusal::not_found("Event not found.");
        let (room, visibility) = self.readable(room, by.user).map_err(|_| none())?;
        let event = room.event(id).filter(|event| event.position <= visibility).ok_or_else(none)?;
        Ok(room.shown(event, by))
    }

    /// The content of a piece of state, or all of its event.
    pub fn state(&self, by: Reader, room: &str, kind: &str, key: &str, is_whole: bool) -> Answer {
        let (room, visibility) = self.readable(room, by.user)?;
        let event = room.state_at(kind, key, visibility);
        let event = event.ok_or_else(|| Refusal::not_found("Event not found."))?;
        Ok(if is_whole { room.shown(event, by) } else { event.content.clone() })
    }

    pub fn all_state(&self, by: Reader, room: &str) -> Answer {
        let (room, visibility) = self.readable(room, by.user)?;
        Ok(shown(room, room.all_state_at(visibility), by))
    }

    pub fn members(&self, by: Reader, room: &str) -> Answer {
        let (room, visibility) = self.readable(room, by.user)?;
        let members = room.all_state_at(visibility).into_iter();
        let members = members.filter(|event| event.kind == "m.room.member").collect();
        Ok(json!({"chunk": shown(room, members, by)}))
    }
}

fn shown(room: &Room, events: Vec<&Event>, by: Reader) -> Value {
    events.into_iter().map(|event| room.shown(event, by)).collect()
}
