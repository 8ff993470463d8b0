//! Buttons, menus and forms as people use them.

use serde_json::{Value, json};

use super::action::ActionError;
use crate::world::World;
use crate::world::interaction::{COMPONENT, MODAL, StoredInteraction};

impl World {
    /// Uses a button (no values) or a menu of a message.
    pub fn press(
        &mut self,
        member: u64,
        message: u64,
        custom_id: &str,
        values: &[String],
    ) -> Result<u64, ActionError> {
        let stored = self.messages.values().find_map(|all| all.get(&message));
        let stored = stored.filter(|it| it.is_visible_to(member));
        let stored = stored.ok_or(ActionError::UnknownMessage)?.clone();
        self.check_place(member, stored.channel)?;
        let rows = stored.components.iter();
        let component = rows
            .flat_map(|row| row["components"].as_array().map(Vec::as_slice).unwrap_or_default())
            .find(|component| component["custom_id"] == custom_id && component["disabled"] != true);
        let component = component.ok_or_else(|| ActionError::NoComponent(custom_id.to_owned()))?;
        let mut data = json!({
            "custom_id": custom_id, "component_type": component["type"], "id": component["id"],
        });
        if component["type"] != 2 {
            check_choice(component, values)?;
            data["values"] = json!(values);
            if component["type"] != 3 {
                self.resolve_choice(&mut data, values);
            }
        }
        let id = self.snowflakes.next();
        let mut interaction =
            StoredInteraction::new(id, COMPONENT, member, stored.channel, custom_id);
        interaction.source = Some(message);
        Ok(self.start_interaction(interaction, &data))
    }

    fn resolve_choice(&self, data: &mut Value, values: &[String]) {
        let ids = values.iter().filter_map(|value| value.parse().ok());
        for id in ids.filter(|id| self.users.contains_key(id)) {
            data["resolved"]["users"][id.to_string()] = self.user_json(id);
            if let Some(member) = self.partial_member_json(id) {
                data["resolved"]["members"][id.to_string()] = member;
            }
        }
    }

    /// Sends the form that an interaction opened. `values` maps custom ids to texts.
    pub fn submit_modal(
        &mut self,
        member: u64,
        opened_by: u64,
        values: &Value,
    ) -> Result<u64, ActionError> {
        let opener = self.interactions.get(&opened_by).filter(|it| it.member == member);
        let opener = opener.ok_or(ActionError::NoModal)?.clone();
        let modal = opener.modal.ok_or(ActionError::NoModal)?;
        self.check_place(member, opener.channel)?;
        let mut number = 0;
        let mut rows = Vec::new();
        for row in modal["components"].as_array().into_iter().flatten() {
            let input = &row["components"][0];
            let custom_id = input["custom_id"].as_str().unwrap_or_default();
            let value = values[custom_id].as_str().unwrap_or_default();
            check_field(input, custom_id, value)?;
            rows.push(json!({
                "type": 1, "id": number + 1,
                "components": [{
                    "type": 4, "id": number + 2, "custom_id": custom_id, "value": value,
                }],
            }));
            number += 2;
        }
        let name = modal["custom_id"].as_str().unwrap_or_default();
        let id = self.snowflakes.next();
        let mut interaction = StoredInteraction::new(id, MODAL, member, opener.channel, name);
        interaction.source = opener.source;
        let data = json!({ "custom_id": name, "components": rows });
        Ok(self.start_interaction(interaction, &data))
    }
}

fn check_choice(select: &Value, values: &[String]) -> Result<(), ActionError> {
    let least = select["min_values"].as_u64().unwrap_or(1);
    let most = select["max_values"].as_u64().unwrap_or(1);
    let count = values.len() as u64;
    let offered = select["options"].as_array().map(Vec::as_slice).unwrap_or_default();
    let known = select["type"] != 3
        || values.iter().all(|value| offered.iter().any(|option| option["value"] == **value));
    if known && (least..=most).contains(&count) { Ok(()) } else { Err(ActionError::BadChoice) }
}

fn check_field(input: &Value, custom_id: &str, value: &str) -> Result<(), ActionError> {
    let length = value.chars().count() as u64;
    let required = input["required"] != false;
    let most = input["max_length"].as_u64().unwrap_or(4000);
    let least = input["min_length"].as_u64().unwrap_or(0);
    let skipped = length == 0 && !required;
    if skipped || length <= most && length >= least && !(required && length == 0) {
        return Ok(());
    }
    Err(ActionError::BadField(custom_id.to_owned()))
}
