//! New rooms, and rooms that replace others.

use super::event::Draft;
use super::power;
use super::refusal::Refusal;
use super::room::Room;
use super::world::{SERVER_NAME, World, random_name};
use serde_json::{Map, Value, json};

type Answer = Result<Value, Refusal>;

/// The state that an upgraded room takes along.
const KEPT: [&str; 7] = [
    "m.room.join_rules",
    "m.room.history_visibility",
    "m.room.guest_access",
    "m.room.encryption",
    "m.room.name",
    "m.room.topic",
    "m.room.power_levels",
];

impl World {
    pub fn create_room(&mut self, creator: &str, request: &Map<String, Value>) -> Answer {
        let text = |name: &str| request.get(name).and_then(Value::as_str);
        let invited: Vec<String> = list(request, "invite");
        let public = text("preset") == Some("public_chat")
            || text("preset").is_none() && text("visibility") == Some("public");
        let trusted = text("preset") == Some("trusted_private_chat");
        let version = match text("room_version") {
            None => self.room_version,
            Some(name) => {
                name.parse().ok().filter(|it| (10..=12).contains(it)).ok_or_else(|| {
                    let unsupported = "Your homeserver does not support this room version";
                    Refusal::new(400, "M_UNSUPPORTED_ROOM_VERSION", unsupported)
                })?
            }
        };
        let alias = text("room_alias_name").map(|name| format!("#{name}:{SERVER_NAME}"));
        if alias.as_ref().is_some_and(|alias| self.aliases.contains_key(alias)) {
            return Err(Refusal::new(400, "M_ROOM_IN_USE", "Room alias already taken"));
        }

        let mut levels = power::fresh(version, public);
        let peers = invited.iter().filter(|_| trusted).map(String::as_str);
        if version < 12 {
            for user in peers.clone().chain([creator]) {
                levels["users"][user] = json!(100);
            }
        }
        if let Some(Value::Object(wanted)) = request.get("power_level_content_override") {
            if version >= 12 && wanted.get("users").is_some_and(|users| users[creator].is_i64()) {
                let error = format!("Creator user {creator} must not appear in content.users");
                return Err(Refusal::unknown(&error));
            }
            levels.as_object_mut().expect("it is one").extend(wanted.clone());
        }

        let mut content = match request.get("creation_content") {
            Some(Value::Object(content)) => Value::Object(content.clone()),
            _ => json!({}),
        };
        content["room_version"] = json!(version.to_string());
        let mut creators = vec![creator.to_owned()];
        if version >= 12 && trusted {
            content["additional_creators"] = json!(invited);
            creators.extend(invited.clone());
        }
        let room = self.begin_room(version, creators, content);
        self.add(&room, Draft::member(creator, creator, self.membership(creator, "join")));
        let mut state = vec![
            ("m.room.power_levels".to_owned(), String::new(), levels),
            rule("m.room.join_rules", "join_rule", if public { "public" } else { "invite" }),
            rule("m.room.history_visibility", "history_visibility", "shared"),
        ];
        if !public {
            state.push(rule("m.room.guest_access", "guest_access", "can_join"));
        }
        if let Some(alias) = &alias {
            state.push(rule("m.room.canonical_alias", "alias", alias));
            self.aliases.insert(alias.clone(), room.clone());
        }
        for wanted in request.get("initial_state").and_then(Value::as_array).into_iter().flatten() {
            let kind = wanted["type"].as_str().unwrap_or_default();
            let key = wanted["state_key"].as_str().unwrap_or_default();
            state.retain(|(known, at, _)| (known.as_str(), at.as_str()) != (kind, key));
            state.push((kind.to_owned(), key.to_owned(), wanted["content"].clone()));
        }
        for name in ["name", "topic"] {
            state.extend(text(name).map(|text| rule(&format!("m.room.{name}"), name, text)));
        }
        for (kind, key, content) in state {
            self.add(&room, Draft::state(&kind, &key, creator, content));
        }
        for user in invited {
            let mut content = self.membership(&user, "invite");
            if request.get("is_direct") == Some(&json!(true)) {
                content["is_direct"] = json!(true);
            }
            self.add(&room, Draft::member(&user, creator, content));
        }
        Ok(json!({"room_id": room}))
    }

    /// A room with nothing but its first event, whose identifier it has from version 12 on.
    fn begin_room(&mut self, version: u8, creators: Vec<String>, content: Value) -> String {
        let hash = random_name(43);
        let id = match version {
            ..12 => format!("!{}:{SERVER_NAME}", random_name(18)),
            _ => format!("!{hash}"),
        };
        let creator = creators[0].clone();
        let room = Room { id: id.clone(), version, creators, events: Vec::new() };
        self.rooms.insert(id.clone(), room);
        self.add_as(format!("${hash}"), &id, Draft::state("m.room.create", "", &creator, content));
        id
    }

    /// Replaces a room by a new one with the same rules; nobody but the caller is in it.
    pub fn upgrade(&mut self, user: &str, old: &str, request: &Map<String, Value>) -> Answer {
        let room = self.room_of(old, user)?;
        if room.power_of(user) < room.needed("m.room.tombstone", true) {
            return Err(Refusal::forbidden("You don't have permission to upgrade the room"));
        }
        let kept = KEPT.iter().filter_map(|kind| room.state(kind, ""));
        let kept: Vec<_> = kept
            .filter(|event| event.kind != "m.room.power_levels" || room.version >= 12)
            .map(|event| json!({"type": event.kind, "state_key": "", "content": event.content}))
            .collect();
        let (closed, mut levels) = (
            50.max(room.level("users_default") + 1),
            room.state("m.room.power_levels", "").map_or(json!({}), |it| it.content.clone()),
        );
        let version = request.get("new_version").cloned().unwrap_or(json!("12"));
        let wanted = json!({
            "room_version": version, "initial_state": kept,
            "creation_content": {"predecessor": {"room_id": old}},
        });
        let new = self.create_room(user, wanted.as_object().expect("it is one"))?["room_id"].take();
        let tombstone = json!({"body": "This room has been replaced", "replacement_room": new});
        self.add(old, Draft::state("m.room.tombstone", "", user, tombstone));
        for name in ["events_default", "invite"] {
            levels[name] = json!(closed);
        }
        self.add(old, Draft::state("m.room.power_levels", "", user, levels));
        Ok(json!({"replacement_room": new}))
    }
}

/// State with one field.
fn rule(kind: &str, field: &str, value: &str) -> (String, String, Value) {
    (kind.to_owned(), String::new(), json!({field: value}))
}

fn list(request: &Map<String, Value>, name: &str) -> Vec<String> {
    let values = request.get(name).and_then(Value::as_array).into_iter().flatten();
    values.filter_map(Value::as_str).map(str::to_owned).collect()
}
