//! REST requests that register application commands, under Discord's rules for names, texts and
//! options.

use std::collections::HashSet;

use serde_json::{Value, json};

use super::routes::id;
use super::{Call, Reply};
use crate::api_error::{ApiError, FormErrors};
use crate::world::{BOT, StoredCommand, World, text};

/// The most slash commands of a server, and the most global ones.
const MOST_COMMANDS: usize = 100;

impl World {
    pub fn answer_commands(
        &mut self,
        call: &Call,
        guild: Option<u64>,
        rest: &[&str],
    ) -> Result<Reply, ApiError> {
        match (call.method.as_str(), rest) {
            ("GET", []) => Reply::ok(self.commands_json(guild)),
            ("PUT", []) => self.replace_commands(&call.body, guild),
            ("POST", []) => {
                let mut errors = FormErrors::default();
                check_command(&call.body, "", &mut errors);
                errors.finish()?;
                let known = self.known_command(&call.body, guild);
                let of_server = self.commands.iter().filter(|command| command.guild == guild);
                let count = of_server.filter(|command| command.kind() == 1).count();
                if !known && call.body["type"].as_u64().unwrap_or(1) == 1 && count >= MOST_COMMANDS
                {
                    return Err(too_many_commands());
                }
                let json = self.store_command(call.body.clone(), guild);
                Reply::ok(json)
                    .map(|reply| Reply { status: if known { 200 } else { 201 }, ..reply })
            }
            (method, [command]) => {
                let command = id(command).unwrap_or(0);
                let place = self
                    .commands
                    .iter()
                    .position(|it| it.id == command && it.guild == guild)
                    .ok_or_else(ApiError::unknown_command)?;
                match method {
                    "GET" => Reply::ok(self.commands[place].body.clone()),
                    "PATCH" => {
                        let mut body = self.commands[place].body.clone();
                        for (name, value) in call.body.as_object().into_iter().flatten() {
                            body[name] = value.clone();
                        }
                        let mut errors = FormErrors::default();
                        check_command(&body, "", &mut errors);
                        errors.finish()?;
                        body["version"] = text(self.snowflakes.next());
                        self.commands[place].body = body.clone();
                        Reply::ok(body)
                    }
                    "DELETE" => {
                        self.commands.remove(place);
                        Reply::empty()
                    }
                    _ => Err(ApiError::method_not_allowed()),
                }
            }
            _ => Err(ApiError::not_found()),
        }
    }

    fn replace_commands(&mut self, body: &Value, guild: Option<u64>) -> Result<Reply, ApiError> {
        let Some(list) = body.as_array() else {
            let message = "Only iterables may be used in a ListType";
            return Err(ApiError::field("_list", "LIST_TYPE_CONVERT", message));
        };
        let mut errors = FormErrors::default();
        let mut names = HashSet::new();
        for (place, command) in list.iter().enumerate() {
            check_command(command, &format!("{place}."), &mut errors);
            let kind = command["type"].as_u64().unwrap_or(1);
            if !names.insert((kind, command["name"].as_str().unwrap_or_default())) {
                let message = "Application command names must be unique";
                errors.add(&place.to_string(), "APPLICATION_COMMANDS_DUPLICATE_NAME", message);
            }
        }
        errors.finish()?;
        let kinds = list.iter().map(|it| it["type"].as_u64().unwrap_or(1));
        if kinds.filter(|kind| *kind == 1).count() > MOST_COMMANDS {
            return Err(too_many_commands());
        }
        let bodies: Vec<Value> =
            list.iter().map(|command| self.complete_command(command.clone(), guild)).collect();
        self.commands.retain(|command| command.guild != guild);
        for body in bodies {
            let id = crate::world::read_id(&body["id"]).unwrap_or(0);
            self.commands.push(StoredCommand { id, guild, body });
        }
        Reply::ok(self.commands_json(guild))
    }

    fn store_command(&mut self, body: Value, guild: Option<u64>) -> Value {
        let body = self.complete_command(body, guild);
        let id = crate::world::read_id(&body["id"]).unwrap_or(0);
        self.commands.retain(|command| command.id != id);
        self.commands.push(StoredCommand { id, guild, body: body.clone() });
        body
    }

    fn known_command(&self, body: &Value, guild: Option<u64>) -> bool {
        let kind = body["type"].as_u64().unwrap_or(1);
        let name = body["name"].as_str().unwrap_or_default();
        let mut commands = self.commands.iter();
        commands.any(|it| it.guild == guild && it.kind() == kind && it.name() == name)
    }

    /// Adds Discord's own fields. A command of the same name and type keeps its id.
    fn complete_command(&mut self, mut body: Value, guild: Option<u64>) -> Value {
        let kind = body["type"].as_u64().unwrap_or(1);
        let name = body["name"].as_str().unwrap_or_default().to_owned();
        let known = self
            .commands
            .iter()
            .find(|it| it.guild == guild && it.kind() == kind && it.name() == name)
            .map(|it| it.id);
        let id = known.unwrap_or_else(|| self.snowflakes.next());
        for (name, value) in [
            ("type", json!(1)),
            ("description", json!("")),
            ("name_localizations", Value::Null),
            ("description_localizations", Value::Null),
            ("default_member_permissions", Value::Null),
            ("integration_types", json!([0])),
            ("contexts", Value::Null),
            ("nsfw", json!(false)),
        ] {
            if body.get(name).is_none() {
                body[name] = value;
            }
        }
        if let Some(options) = body.get_mut("options") {
            without_nulls(options);
        }
        body["id"] = text(id);
        body["application_id"] = text(BOT);
        body["version"] = text(self.snowflakes.next());
        match guild {
            Some(guild) => body["guild_id"] = text(guild),
            None => body["dm_permission"] = json!(true),
        }
        body
    }

    fn commands_json(&self, guild: Option<u64>) -> Value {
        let commands = self.commands.iter().filter(|command| command.guild == guild);
        commands.map(|command| command.body.clone()).collect()
    }
}

fn too_many_commands() -> ApiError {
    ApiError::new(400, 30032, "Maximum number of application commands reached (100).")
}

/// Drops fields that a library sent as null.
fn without_nulls(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|_, field| !field.is_null());
            fields.values_mut().for_each(without_nulls);
        }
        Value::Array(list) => list.iter_mut().for_each(without_nulls),
        _ => {}
    }
}

/// `at` is the path before the field, "" or "0.".
fn check_command(command: &Value, at: &str, errors: &mut FormErrors) {
    let kind = command["type"].as_u64().unwrap_or(1);
    let name = command["name"].as_str().unwrap_or_default();
    let description = command["description"].as_str().unwrap_or_default();
    if kind == 1 {
        check_name(name, &format!("{at}name"), errors);
        errors.length(&format!("{at}description"), description, 1, 100);
        check_options(&command["options"], &format!("{at}options"), 0, errors);
    } else {
        errors.length(&format!("{at}name"), name, 1, 32);
        if !description.is_empty() {
            let message = "Context menu commands cannot have description";
            errors.add(
                &format!("{at}description"),
                "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION",
                message,
            );
        }
    }
    if text_length(command) > 8000 {
        let message = "Command exceeds maximum size (8000)";
        errors.add(at.trim_end_matches('.'), "APPLICATION_COMMAND_TOO_LARGE", message);
    }
}

fn check_name(name: &str, path: &str, errors: &mut FormErrors) {
    errors.length(path, name, 1, 32);
    let allowed = |letter: char| letter.is_alphanumeric() || "-_'".contains(letter);
    if !name.chars().all(allowed) || name != name.to_lowercase() {
        errors.add(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid");
    }
}

fn check_options(options: &Value, path: &str, depth: u32, errors: &mut FormErrors) {
    let options = options.as_array().map(Vec::as_slice).unwrap_or_default();
    errors.at_most(path, options.len(), 25);
    let mut names = HashSet::new();
    let mut seen_optional = false;
    for (place, option) in options.iter().enumerate() {
        let path = format!("{path}.{place}");
        let name = option["name"].as_str().unwrap_or_default();
        check_name(name, &format!("{path}.name"), errors);
        let description = option["description"].as_str().unwrap_or_default();
        errors.length(&format!("{path}.description"), description, 1, 100);
        if !names.insert(name) {
            let message = "Option name already exists";
            errors.add(&path, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message);
        }
        match option["type"].as_u64() {
            Some(1 | 2) if depth < 2 => {
                check_options(&option["options"], &format!("{path}.options"), depth + 1, errors);
            }
            Some(kind @ 3..=11) => check_value_option(option, kind, &path, errors),
            _ => errors.add(
                &format!("{path}.type"),
                "BASE_TYPE_CHOICES",
                "Value must be one of (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11).",
            ),
        }
        if option["required"] == true && seen_optional {
            let message = "Required options must be placed before non-required options";
            errors.add(&path, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message);
        }
        seen_optional |= option["required"] != true;
    }
}

fn check_value_option(option: &Value, kind: u64, path: &str, errors: &mut FormErrors) {
    let choices = option["choices"].as_array().map(Vec::as_slice).unwrap_or_default();
    errors.at_most(&format!("{path}.choices"), choices.len(), 25);
    let takes_choices = matches!(kind, 3 | 4 | 10);
    let autocompletes = option["autocomplete"] == true;
    if autocompletes && (!takes_choices || !choices.is_empty()) {
        let message = "Autocomplete is for text and numbers without choices";
        errors.add(
            &format!("{path}.autocomplete"),
            "APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_INVALID",
            message,
        );
    }
    for (place, choice) in choices.iter().enumerate() {
        let path = format!("{path}.choices.{place}");
        let name = choice["name"].as_str().unwrap_or_default();
        errors.length(&format!("{path}.name"), name, 1, 100);
        match &choice["value"] {
            Value::String(value) if kind == 3 => {
                errors.length(&format!("{path}.value"), value, 1, 100);
            }
            Value::Number(_) if kind != 3 => {}
            _ => {
                let message = "The value does not have the type of the option";
                errors.add(&format!("{path}.value"), "BASE_TYPE_CONVERT", message);
            }
        }
    }
    for (name, most) in [("min_length", 6000), ("max_length", 6000)] {
        if option[name].as_u64().is_some_and(|length| length > most) {
            let message = format!("int value should be less than or equal to {most}.");
            errors.add(&format!("{path}.{name}"), "NUMBER_TYPE_MAX", &message);
        }
    }
}

/// The characters of names, descriptions and values together.
fn text_length(value: &Value) -> usize {
    let mut total = 0;
    for (name, field) in value.as_object().into_iter().flatten() {
        total += match (name.as_str(), field) {
            ("name" | "description" | "value", Value::String(text)) => text.chars().count(),
            ("options" | "choices", Value::Array(list)) => list.iter().map(text_length).sum(),
            _ => 0,
        };
    }
    total
}
