//! Coming into rooms and going out of them.

use super::event::Draft;
use super::refusal::Refusal;
use super::world::World;
use serde_json::{Map, Value, json};

type Answer = Result<Value, Refusal>;

/// How somebody puts another one out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Out {
    Kick,
    Ban,
}

impl World {
    /// Joins a room by its identifier or its alias.
    pub fn join(&mut self, user: &str, named: &str) -> Answer {
        let room = if named.starts_with('#') {
            self.directory(named)?["room_id"].as_str().expect("it has one").to_owned()
        } else {
            named.to_owned()
        };
        let found = self.rooms.get(&room).ok_or_else(|| {
            let error = "Can't join remote room because no servers that are in the room have been provided.";
            Refusal::new(404, "M_UNKNOWN", error)
        })?;
        let rules = found.state("m.room.join_rules", "");
        let is_public = rules.is_some_and(|event| event.content["join_rule"] == "public");
        match found.membership(user) {
            "join" => return Ok(json!({"room_id": room})),
            "ban" => {
                return Err(Refusal::new(403, "M_BAD_STATE", "Cannot join user who was banned"));
            }
            "invite" => {}
            _ if is_public => {}
            _ => return Err(Refusal::forbidden("You are not invited to this room.")),
        }
        self.add(&room, Draft::member(user, user, self.membership(user, "join")));
        Ok(json!({"room_id": room}))
    }

    pub fn directory(&self, alias: &str) -> Answer {
        let room = self.aliases.get(alias);
        let room =
            room.ok_or_else(|| Refusal::not_found(&format!("Room alias {alias} not found")))?;
        Ok(json!({"room_id": room, "servers": []}))
    }

    pub fn invite(&mut self, caller: &str, room: &str, request: &Map<String, Value>) -> Answer {
        let user = target(request)?;
        let found = self.room_of(room, caller)?;
        if found.power_of(caller) < found.level("invite") {
            return Err(Refusal::forbidden("You don't have permission to invite users"));
        }
        match found.membership(user) {
            "join" => return Err(Refusal::forbidden(format!("{user} is already in the room."))),
            "ban" => {
                return Err(Refusal::new(403, "M_BAD_STATE", "Cannot invite user who was banned"));
            }
            _ => {}
        }
        self.add(room, Draft::member(user, caller, self.membership(user, "invite")));
        Ok(json!({}))
    }

    /// Goes out of a room, or declines an invitation.
    pub fn leave(&mut self, user: &str, room: &str) -> Answer {
        let found = self.rooms.get(room);
        let found = found.ok_or_else(|| Refusal::new(404, "M_UNKNOWN", "Not a known room"))?;
        let is_known = found.state("m.room.member", user).is_some();
        match found.membership(user) {
            "join" | "invite" => {
                let gone = json!({"membership": "leave"});
                self.add(room, Draft::member(user, user, gone));
                Ok(json!({}))
            }
            "leave" if is_known => Ok(json!({})),
            _ => Err(Refusal::outside(user, room)),
        }
    }

    pub fn put_out(
        &mut self,
        caller: &str,
        room: &str,
        how: Out,
        request: &Map<String, Value>,
    ) -> Answer {
        let user = target(request)?;
        let found = self.room_of(room, caller)?;
        let (level, membership) = match how {
            Out::Kick => ("kick", "leave"),
            Out::Ban => ("ban", "ban"),
        };
        if how == Out::Kick && !["join", "invite"].contains(&found.membership(user)) {
            return Err(Refusal::forbidden("The target user is not in the room"));
        }
        if !found.outranks(caller, user, level) {
            return Err(Refusal::forbidden(format!("You cannot {level} user {user}.")));
        }
        let mut content = json!({"membership": membership});
        if let Some(reason) = request.get("reason") {
            content["reason"] = reason.clone();
        }
        self.add(room, Draft::member(user, caller, content));
        Ok(json!({}))
    }

    pub fn joined_rooms(&self, user: &str) -> Value {
        let rooms = self.rooms.values().filter(|room| room.has(user));
        json!({"joined_rooms": rooms.map(|room| &room.id).collect::<Vec<_>>()})
    }

    pub fn joined_members(&self, user: &str, room: &str) -> Answer {
        let (found, _) = self.readable(room, user)?;
        if !found.has(user) {
            let error =
                "Getting joined members while not being a current member of the room is forbidden.";
            return Err(Refusal::forbidden(error));
        }
        let mut joined = json!({});
        for event in found.joined() {
            let key = event.state_key.as_deref().expect("members have one");
            let name = &event.content["displayname"];
            joined[key] = json!({"display_name": name, "avatar_url": null});
        }
        Ok(json!({"joined": joined}))
    }
}

/// The user whom a request is about.
fn target(request: &Map<String, Value>) -> Result<&str, Refusal> {
    let user = request.get("user_id").and_then(Value::as_str);
    let user = user.ok_or_else(|| Refusal::new(400, "M_MISSING_PARAM", "Missing user_id"))?;
    let is_one = user.starts_with('@') && user.contains(':');
    let error = || Refusal::unknown(&format!("Invalid user_id: {user}"));
    is_one.then_some(user).ok_or_else(error)
}
