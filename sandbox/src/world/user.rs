//! Users, with their names and JSON forms.

use serde_json::{Value, json};

#[derive(Clone, Debug)]
pub(crate) struct User {
    pub id: u64,
    /// The display name, "Ann"; the user name is the same in lower case.
    pub name: String,
    /// A display name that the user has set since.
    pub display: Option<String>,
    pub bot: bool,
    pub joined_ms: u64,
    /// Whether the user has left the server.
    pub left: bool,
}

impl User {
    pub fn person(id: u64, name: &str, joined_ms: u64) -> User {
        User { id, name: name.to_owned(), display: None, bot: false, joined_ms, left: false }
    }

    pub fn bot(id: u64, name: &str, joined_ms: u64) -> User {
        User { bot: true, ..User::person(id, name, joined_ms) }
    }

    /// The display name.
    pub fn shown(&self) -> &str {
        self.display.as_deref().unwrap_or(&self.name)
    }

    /// A user object.
    pub fn json(&self) -> Value {
        let mut user = json!({
            "id": self.id.to_string(),
            "username": if self.bot { self.name.clone() } else { self.name.to_lowercase() },
            "discriminator": if self.bot { "0042" } else { "0" },
            "global_name": if self.bot { Value::Null } else { json!(self.shown()) },
            "avatar": null,
            "avatar_decoration_data": null,
            "collectibles": null,
            "primary_guild": null,
            "clan": null,
            "public_flags": 0,
            "flags": 0,
        });
        if self.bot {
            user["bot"] = json!(true);
        }
        user
    }

    /// The longer form of `/users/{id}` and `/users/@me`.
    pub fn full_json(&self) -> Value {
        let mut user = self.json();
        user["banner"] = Value::Null;
        user["banner_color"] = Value::Null;
        user["accent_color"] = Value::Null;
        user
    }
}
