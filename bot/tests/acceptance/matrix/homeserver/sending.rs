//! The things that people put into rooms: messages, reactions, state, redactions.

use super::event::Draft;
use super::refusal::Refusal;
use super::room::{Reader, Room};
use super::world::World;
use serde_json::{Map, Value, json};

type Answer = Result<Value, Refusal>;

/// The largest event in bytes, and about what a homeserver itself adds to it.
const LARGEST: usize = 65_536;
const ENVELOPE: usize = 800;

impl World {
    /// Sends an event, once for each token and path.
    pub fn send(
        &mut self,
        by: Reader,
        path: &str,
        room: &str,
        kind: &str,
        content: Map<String, Value>,
    ) -> Answer {
        let content = Value::Object(content);
        self.once(by, path, |world| {
            let found = world.may_post(by.user, room, kind, false)?;
            check_size(&content)?;
            check_relation(found, by.user, &content)?;
            Ok(world.add(room, Draft::message(kind, by.user, content)))
        })
    }

    /// Takes out what an event said.
    pub fn redact(
        &mut self,
        by: Reader,
        path: &str,
        room: &str,
        target: &str,
        mut content: Map<String, Value>,
    ) -> Answer {
        self.once(by, path, |world| {
            let found = world.may_post(by.user, room, "m.room.redaction", false)?;
            let event = found.event(target);
            let event = event.ok_or_else(|| Refusal::not_found("Event not found."))?;
            if event.sender != by.user && found.power_of(by.user) < found.level("redact") {
                return Err(Refusal::forbidden("You don't have permission to redact events"));
            }
            content.insert("redacts".into(), json!(target));
            let draft = Draft::message("m.room.redaction", by.user, Value::Object(content));
            let redaction = world.add(room, draft);
            let room = world.rooms.get_mut(room).expect("it was found");
            let events = room.events.iter_mut();
            events.filter(|it| it.id == target).for_each(|it| it.redact(&redaction));
            Ok(redaction)
        })
    }

    /// Does what a transaction asks for, unless it was done: then it answers the same again.
    fn once(
        &mut self,
        by: Reader,
        path: &str,
        act: impl FnOnce(&mut Self) -> Result<String, Refusal>,
    ) -> Answer {
        let key = (by.token.to_owned(), path.to_owned());
        if let Some(event) = self.transactions.get(&key) {
            return Ok(json!({"event_id": event}));
        }
        let id = act(self)?;
        let name = path.rsplit('/').next().unwrap_or_default().to_owned();
        let mut events = self.rooms.values_mut().flat_map(|room| room.events.iter_mut());
        let event = events.find(|event| event.id == id).expect("it was added");
        event.transaction = Some((by.token.to_owned(), name));
        self.transactions.insert(key, id.clone());
        Ok(json!({"event_id": id}))
    }

    pub fn set_state(
        &mut self,
        user: &str,
        room: &str,
        kind: &str,
        key: &str,
        content: Map<String, Value>,
    ) -> Answer {
        let content = Value::Object(content);
        let is_own_name = kind == "m.room.member" && key == user && content["membership"] == "join";
        let found = if is_own_name {
            self.room_of(room, user)?
        } else if kind == "m.room.member" {
            return Err(Refusal::unknown(
                "The fake homeserver takes memberships by their own requests",
            ));
        } else {
            self.may_post(user, room, kind, true)?
        };
        check_size(&content)?;
        // Nothing happens where nothing changes.
        if let Some(same) = found.state(kind, key).filter(|it| it.content == content) {
            return Ok(json!({"event_id": same.id}));
        }
        Ok(json!({"event_id": self.add(room, Draft::state(kind, key, user, content))}))
    }

    fn may_post(
        &self,
        user: &str,
        room: &str,
        kind: &str,
        is_state: bool,
    ) -> Result<&Room, Refusal> {
        let found = self.room_of(room, user)?;
        let (power, needed) = (found.power_of(user), found.needed(kind, is_state));
        if power < needed {
            let level = format!("user_level ({power}) < send_level ({needed})");
            let error = format!("You don't have permission to post that to the room. {level}");
            return Err(Refusal::forbidden(error));
        }
        Ok(found)
    }
}

fn check_size(content: &Value) -> Result<(), Refusal> {
    let fits = content.to_string().len() + ENVELOPE <= LARGEST;
    fits.then_some(()).ok_or_else(|| Refusal::new(413, "M_TOO_LARGE", "event too large"))
}

/// A homeserver's rules on relations: threads do not nest, and nobody reacts twice alike.
fn check_relation(room: &Room, user: &str, content: &Value) -> Result<(), Refusal> {
    let relation = &content["m.relates_to"];
    let (Some(kind), Some(target)) = (relation["rel_type"].as_str(), relation["event_id"].as_str())
    else {
        return Ok(());
    };
    let root = room.event(target);
    let root = root.ok_or_else(|| Refusal::unknown("Can't send relation to unknown event"))?;
    let is_twin = |key: &Value| {
        room.events.iter().any(|it| {
            it.sender == user
                && it.relation() == Some((kind, target))
                && it.content["m.relates_to"]["key"] == *key
        })
    };
    match kind {
        "m.thread" if root.relation().is_some() => {
            Err(Refusal::unknown("Cannot start threads from an event with a relation"))
        }
        "m.annotation" if is_twin(&relation["key"]) => {
            Err(Refusal::new(400, "M_DUPLICATE_ANNOTATION", "Can't send same reaction twice"))
        }
        _ => Ok(()),
    }
}
