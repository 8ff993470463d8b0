//! Members of the server as JSON.

use serde_json::{Value, json};

use super::World;
use super::role::role_of;
use crate::clock::iso;

impl World {
    pub fn user_json(&self, id: u64) -> Value {
        match self.users.get(&id) {
            Some(user) => user.json(),
            None => json!({
                "id": id.to_string(), "username": "Deleted User", "discriminator": "0000",
                "global_name": null, "avatar": null, "public_flags": 0, "flags": 0,
            }),
        }
    }

    /// A member object; `None` if the user is not on the server.
    pub fn member_json(&self, id: u64) -> Option<Value> {
        let mut member = self.partial_member_json(id)?;
        member["user"] = self.user_json(id);
        Some(member)
    }

    /// A member object without its user, as messages and `resolved.members` carry it.
    pub fn partial_member_json(&self, id: u64) -> Option<Value> {
        let user = self.users.get(&id).filter(|user| !user.left)?;
        Some(json!({
            "avatar": null,
            "banner": null,
            "communication_disabled_until": null,
            "deaf": false,
            "flags": 0,
            "joined_at": iso(user.joined_ms),
            "mute": false,
            "nick": null,
            "pending": false,
            "premium_since": null,
            "roles": [role_of(id).to_string()],
        }))
    }
}
