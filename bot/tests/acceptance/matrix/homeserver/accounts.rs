//! Accounts: their tokens, their names, and the data that each of them keeps.

use super::event::Draft;
use super::refusal::Refusal;
use super::world::{Account, SERVER_NAME, World, random_name};
use serde_json::{Map, Value, json};
use std::collections::HashMap;

type Answer = Result<Value, Refusal>;

impl World {
    pub fn register(&mut self, request: &Map<String, Value>) -> Answer {
        let text = |name: &str| request.get(name).and_then(Value::as_str);
        if request.get("auth").and_then(|auth| auth["type"].as_str()) != Some("m.login.dummy") {
            let flows =
                json!({"session": random_name(24), "flows": [{"stages": ["m.login.dummy"]}]});
            return Err(Refusal { status: 401, body: flows });
        }
        let name = text("username").map_or_else(|| random_name(8).to_lowercase(), str::to_owned);
        let user = format!("@{name}:{SERVER_NAME}");
        if self.accounts.contains_key(&user) {
            return Err(Refusal::new(400, "M_USER_IN_USE", "User ID already taken."));
        }
        let password = text("password").unwrap_or_default().to_owned();
        let account = Account { password, display_name: name, data: HashMap::new() };
        self.accounts.insert(user.clone(), account);
        if request.get("inhibit_login") == Some(&json!(true)) {
            return Ok(json!({"user_id": user, "home_server": SERVER_NAME}));
        }
        Ok(self.new_session(&user, text("device_id")))
    }

    pub fn log_in(&mut self, request: &Map<String, Value>) -> Answer {
        let text = |name: &str| request.get(name).and_then(Value::as_str);
        if text("type") != Some("m.login.password") {
            return Err(Refusal::unknown("Unknown login type"));
        }
        let named = request.get("identifier").and_then(|it| it["user"].as_str()).or(text("user"));
        let user = match named.unwrap_or_default() {
            user if user.starts_with('@') => user.to_owned(),
            name => format!("@{name}:{SERVER_NAME}"),
        };
        let account = self.accounts.get(&user);
        if account.is_none_or(|account| text("password") != Some(&account.password)) {
            return Err(Refusal::forbidden("Invalid username or password"));
        }
        Ok(self.new_session(&user, text("device_id")))
    }

    fn new_session(&mut self, user: &str, device: Option<&str>) -> Value {
        let device = device.map_or_else(|| random_name(10), str::to_owned);
        let token = format!("token_{}", random_name(24));
        // A device has one token: who logs in as it again ends what it had.
        self.tokens.retain(|_, owner| *owner != (user.to_owned(), device.clone()));
        self.tokens.insert(token.clone(), (user.to_owned(), device.clone()));
        json!({"user_id": user, "access_token": token, "device_id": device, "home_server": SERVER_NAME})
    }

    pub fn profile(&self, user: &str) -> Answer {
        let account = self.accounts.get(user);
        let account =
            account.ok_or_else(|| Refusal::new(404, "M_UNKNOWN", "No row found (profiles)"))?;
        Ok(json!({"displayname": account.display_name}))
    }

    /// Renames somebody, in all their rooms too.
    pub fn rename(&mut self, caller: &str, user: &str, request: &Map<String, Value>) -> Answer {
        if caller != user {
            return Err(Refusal::new(400, "M_UNKNOWN", "Cannot set another user's displayname"));
        }
        let name = request.get("displayname").and_then(Value::as_str).unwrap_or_default();
        let account = self.accounts.get_mut(user).expect("whoever calls has an account");
        name.clone_into(&mut account.display_name);
        let rooms: Vec<_> = self.rooms.values().filter(|room| room.has(user)).collect();
        let rooms: Vec<_> = rooms.into_iter().map(|room| room.id.clone()).collect();
        for room in rooms {
            let content = self.membership(user, "join");
            self.add(&room, Draft::member(user, user, content));
        }
        Ok(json!({}))
    }

    pub fn account_data(&self, caller: &str, user: &str, kind: &str) -> Answer {
        if caller != user {
            return Err(Refusal::forbidden("Cannot get account data for other users."));
        }
        let data = self.accounts.get(user).and_then(|account| account.data.get(kind));
        data.cloned().ok_or_else(|| Refusal::not_found("Account data not found"))
    }

    pub fn keep_account_data(
        &mut self,
        caller: &str,
        user: &str,
        kind: &str,
        data: Map<String, Value>,
    ) -> Answer {
        let account = self.accounts.get_mut(user).filter(|_| caller == user);
        let account = account
            .ok_or_else(|| Refusal::forbidden("Cannot add account data for other users."))?;
        account.data.insert(kind.to_owned(), Value::Object(data));
        Ok(json!({}))
    }
}
