//! The events since a client last asked.

use super::event::Event;
use super::filter::Filter;
use super::refusal::Refusal;
use super::room::{Reader, Room};
use super::world::World;
use serde_json::{Map, Value, json};

/// A question for news.
pub struct Question {
    /// Up to where the client knows; `None` at first.
    pub since: Option<u64>,
    pub filter: Filter,
    /// At most so many events of a room.
    pub limit: usize,
}

/// The news of one room.
struct Part {
    events: Vec<Value>,
    state: Vec<Value>,
    limited: bool,
    prev_batch: u64,
}

/// Reads a token that an earlier answer gave.
pub fn position(token: &str) -> Option<u64> {
    token.strip_prefix('s')?.parse().ok()
}

/// The token of a position.
pub fn token(position: u64) -> String {
    format!("s{position}")
}

impl World {
    /// The news and whether there are any.
    pub fn sync(&self, reader: Reader, question: &Question) -> (Value, bool) {
        let (mut joined, mut invited, mut left) = (Map::new(), Map::new(), Map::new());
        for (id, room) in &self.rooms {
            let Some(own) = room.state("m.room.member", reader.user) else { continue };
            let is_news = question.since.is_none_or(|since| own.position > since);
            match own.content["membership"].as_str().unwrap_or_default() {
                "join" => {
                    let part = question.part(room, reader, u64::MAX);
                    if !part.is_empty() {
                        joined.insert(id.clone(), part.shown(true));
                    }
                }
                "invite" if is_news => {
                    let events = invitation(room, own);
                    invited.insert(id.clone(), json!({"invite_state": {"events": events}}));
                }
                "leave" | "ban" if is_news => {
                    // A user who asks for the first time hears only of the rooms that somebody put
                    // them out of.
                    let was_put = own.sender != reader.user;
                    let part = question.part(room, reader, own.position);
                    if !part.is_empty() && (question.since.is_some() || was_put) {
                        left.insert(id.clone(), part.shown(false));
                    }
                }
                _ => {}
            }
        }
        let mut rooms = json!({});
        for (name, them) in [("join", joined), ("invite", invited), ("leave", left)] {
            if !them.is_empty() {
                rooms[name] = Value::Object(them);
            }
        }
        let mut news = json!({"next_batch": token(self.position())});
        let is_news = rooms != json!({});
        if is_news {
            news["rooms"] = rooms;
        }
        (news, is_news)
    }
}

impl Question {
    /// A room's news up to a position.
    fn part(&self, room: &Room, reader: Reader, until: u64) -> Part {
        let joined_at = room.joined_at(reader.user);
        let is_new = until == u64::MAX && self.since.is_some_and(|since| joined_at > since);
        let from = self.since.filter(|_| !is_new).unwrap_or(0);
        let within = |event: &&Event| event.position > from && event.position <= until;
        let all: Vec<_> = room.events.iter().filter(within).collect();
        let filter = self.filter.part(&["room", "timeline"]);
        let limit = filter.limit().min(self.limit).max(1);
        let fitting: Vec<_> = all.iter().copied().filter(|event| filter.lets(event)).collect();
        // A full page is called limited also where only filtered events are left out.
        let limited =
            is_new || fitting.len() > limit || fitting.len() == limit && all.len() > limit;
        let events = &fitting[fitting.len().saturating_sub(limit)..];
        let first = events.first().map_or(from, |event| event.position - 1);

        let is_whole = self.since.is_none() || is_new;
        let wanted = self.filter.part(&["room", "state"]);
        let mut state = room.all_state_at(until);
        state.retain(|event| {
            let is_change = is_whole || event.position > from && !events.is_empty();
            is_change && wanted.lets(event) && !events.iter().any(|it| it.id == event.id)
        });
        let show = |event: &Event| {
            let mut shown = room.shown(event, reader);
            shown.as_object_mut().expect("it is one").remove("room_id");
            shown
        };
        Part {
            events: events.iter().map(|event| show(event)).collect(),
            state: state.into_iter().map(show).collect(),
            limited,
            prev_batch: if limited { first } else { from },
        }
    }
}

impl Part {
    fn is_empty(&self) -> bool {
        self.events.is_empty() && self.state.is_empty()
    }

    fn shown(self, is_joined: bool) -> Value {
        let mut shown = json!({
            "timeline": {"events": self.events, "limited": self.limited, "prev_batch": token(self.prev_batch)},
            "state": {"events": self.state},
            "account_data": {"events": []},
        });
        if is_joined {
            shown["ephemeral"] = json!({"events": []});
            shown["summary"] = json!({});
            shown["unread_notifications"] = json!({"notification_count": 0, "highlight_count": 0});
        }
        shown
    }
}

/// The news that comes with an invitation.
fn invitation(room: &Room, own: &Event) -> Vec<Value> {
    let told = ["create", "join_rules", "canonical_alias", "encryption", "name", "topic"];
    let told = told.iter().filter_map(|kind| room.state(&format!("m.room.{kind}"), ""));
    let host = room.state("m.room.member", &own.sender);
    told.chain(host).chain([own]).map(Event::stripped).collect()
}

/// Reads `since`, if there is one.
pub fn since(typed: Option<&String>) -> Result<Option<u64>, Refusal> {
    let invalid = || Refusal::unknown("Invalid stream token");
    typed.map(|token| position(token).ok_or_else(invalid)).transpose()
}
