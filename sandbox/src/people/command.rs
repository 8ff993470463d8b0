//! Commands as people give them: found by name, checked as the client does, and with suggestions.

use serde_json::{Map, Value, json};

use super::action::ActionError;
use super::uploading::{FILE, file_value};
use crate::world::interaction::{AUTOCOMPLETE, COMMAND, StoredInteraction};
use crate::world::{StoredCommand, World, read_id, text};

/// The most characters a text option takes.
const STRING_LIMIT: usize = 6000;
/// Option types of commands that hold further options.
const SUBCOMMANDS: [u64; 2] = [1, 2];

/// A command as a person gives it.
#[derive(Clone, Debug)]
pub(crate) struct Given<'a> {
    pub member: u64,
    pub channel: u64,
    /// "challenge", or "game resign" for a subcommand.
    pub command: &'a str,
    /// Option names and values.
    pub options: &'a Value,
    /// The option being typed, if suggestions are requested.
    pub focused: Option<&'a str>,
}

/// The context of an interaction: 0 in a server, 1 alone with the bot, 2 among people without it.
pub(super) fn context(direct: bool, outside: bool) -> u64 {
    match (direct, outside) {
        (false, _) => 0,
        (true, false) => 1,
        (true, true) => 2,
    }
}

impl World {
    /// The commands that a person is offered in a place. The server's commands hide global ones of
    /// the same name. Outside of the server, a person has those that can be added to an account.
    pub fn commands_for(&self, member: u64, channel: u64) -> Vec<&StoredCommand> {
        let place = self.channels.get(&channel);
        let (direct, outside) = place.map_or((false, false), |it| (it.is_direct(), it.outside));
        let held = self.permissions_in(member, channel);
        let offered = |command: &&StoredCommand| {
            let contexts = command.body["contexts"].as_array();
            let context = context(direct, outside);
            let installs = command.body["integration_types"].as_array();
            let installed = u64::from(outside);
            let installed = installs.map_or(!outside, |all| all.iter().any(|it| *it == installed));
            let here = installed && contexts.is_none_or(|all| all.iter().any(|it| *it == context));
            let right_place = if direct || outside { command.guild.is_none() } else { true };
            let needed = read_id(&command.body["default_member_permissions"]).unwrap_or(0);
            let may = direct || held & needed == needed;
            right_place && (here && may || self.offered_to_all.contains(command.name()))
        };
        let all: Vec<&StoredCommand> = self.commands.iter().filter(offered).collect();
        let hidden = |command: &&StoredCommand| {
            command.guild.is_none()
                && all.iter().any(|it| {
                    it.guild.is_some() && it.name() == command.name() && it.kind() == command.kind()
                })
        };
        all.iter().copied().filter(|command| !hidden(command)).collect()
    }

    /// Gives a command, or asks for suggestions; returns the interaction's id.
    pub fn give_command(&mut self, given: &Given) -> Result<u64, ActionError> {
        self.check_place(given.member, given.channel)?;
        if self.channels.get(&given.channel).is_some_and(|place| place.is_archived()) {
            return Err(ActionError::Archived);
        }
        let mut path = given.command.split_whitespace();
        let name = path.next().unwrap_or_default();
        let commands = self.commands_for(given.member, given.channel);
        let command = commands.into_iter().find(|it| it.kind() == 1 && it.name() == name);
        let unknown = || ActionError::UnknownCommand(given.command.to_owned());
        let command = command.ok_or_else(unknown)?.clone();
        let path: Vec<&str> = path.collect();
        let mut resolved = Map::new();
        let values = given.options.clone();
        let values = self.uploaded(values, &command.body["options"], given.focused.is_some())?;
        let given = &Given { options: &values, ..given.clone() };
        let options = self
            .options(&command.body["options"], &path, given, &mut resolved)?
            .ok_or_else(unknown)?;
        let kind = if given.focused.is_some() { AUTOCOMPLETE } else { COMMAND };
        let id = self.snowflakes.next();
        let interaction =
            StoredInteraction::new(id, kind, given.member, given.channel, given.command);
        let mut data = json!({ "id": command.id.to_string(), "name": name, "type": 1 });
        if let Some(guild) = command.guild {
            data["guild_id"] = text(guild);
        }
        if !options.is_empty() {
            data["options"] = json!(options);
        }
        if !resolved.is_empty() {
            data["resolved"] = Value::Object(resolved);
        }
        Ok(self.start_interaction(interaction, &data))
    }

    /// Uses a command of a message's menu ("Apps").
    pub fn give_message_command(
        &mut self,
        member: u64,
        channel: u64,
        message: u64,
        name: &str,
    ) -> Result<u64, ActionError> {
        self.check_place(member, channel)?;
        if self.channels.get(&channel).is_some_and(|place| place.is_archived()) {
            return Err(ActionError::Archived);
        }
        let commands = self.commands_for(member, channel);
        let command = commands.into_iter().find(|it| it.kind() == 3 && it.name() == name);
        let command = command.ok_or_else(|| ActionError::UnknownCommand(name.to_owned()))?;
        let stored = self.message(channel, message).filter(|it| it.is_visible_to(member));
        let stored = stored.ok_or(ActionError::UnknownMessage)?;
        let sight = crate::world::message::Sight::Whole;
        let data = json!({
            "id": command.id.to_string(), "name": name, "type": 3, "target_id": message.to_string(),
            "resolved": { "messages": { message.to_string(): self.message_json(stored, sight) } },
        });
        let id = self.snowflakes.next();
        let mut interaction = StoredInteraction::new(id, COMMAND, member, channel, name);
        interaction.from_menu = true;
        Ok(self.start_interaction(interaction, &data))
    }

    /// Uses a command of a member's menu ("Apps").
    pub fn give_user_command(
        &mut self,
        member: u64,
        channel: u64,
        target: u64,
        name: &str,
    ) -> Result<u64, ActionError> {
        self.check_place(member, channel)?;
        let commands = self.commands_for(member, channel);
        let command = commands.into_iter().find(|it| it.kind() == 2 && it.name() == name);
        let command = command.ok_or_else(|| ActionError::UnknownCommand(name.to_owned()))?;
        let mut resolved = json!({ "users": { target.to_string(): self.user_json(target) } });
        if let Some(mut about) = self.partial_member_json(target) {
            about["permissions"] = json!(self.permissions_in(target, channel).to_string());
            resolved["members"] = json!({ target.to_string(): about });
        }
        let data = json!({
            "id": command.id.to_string(), "name": name, "type": 2, "target_id": target.to_string(),
            "resolved": resolved,
        });
        let id = self.snowflakes.next();
        let mut interaction = StoredInteraction::new(id, COMMAND, member, channel, name);
        interaction.from_menu = true;
        Ok(self.start_interaction(interaction, &data))
    }

    /// The options in the form for the bot. `None` when the path names no subcommand.
    fn options(
        &self,
        known: &Value,
        path: &[&str],
        given: &Given,
        resolved: &mut Map<String, Value>,
    ) -> Result<Option<Vec<Value>>, ActionError> {
        let known = known.as_array().map(Vec::as_slice).unwrap_or_default();
        let is_group =
            |option: &Value| option["type"].as_u64().is_some_and(|it| SUBCOMMANDS.contains(&it));
        if let Some((first, rest)) = path.split_first() {
            let Some(group) = known.iter().find(|it| is_group(it) && it["name"] == *first) else {
                return Ok(None);
            };
            let Some(inner) = self.options(&group["options"], rest, given, resolved)? else {
                return Ok(None);
            };
            return Ok(Some(vec![
                json!({ "name": first, "type": group["type"], "options": inner }),
            ]));
        }
        if known.iter().any(is_group) {
            return Ok(None);
        }
        let values = given.options.as_object().cloned().unwrap_or_default();
        if let Some(stranger) =
            values.keys().find(|name| !known.iter().any(|it| it["name"] == **name))
        {
            return Err(ActionError::UnknownOption(stranger.clone()));
        }
        let mut options = Vec::new();
        for option in known {
            let name = option["name"].as_str().unwrap_or_default();
            let focused = given.focused == Some(name);
            let value = values.get(name).filter(|value| focused || !is_blank(value));
            let Some(value) = value.cloned().or_else(|| focused.then(|| json!(""))) else {
                if option["required"] == true && given.focused.is_none() {
                    return Err(ActionError::MissingOption(name.to_owned()));
                }
                continue;
            };
            let kind = option["type"].clone();
            if focused {
                let typed = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                options
                    .push(json!({ "name": name, "type": kind, "value": typed, "focused": true }));
                continue;
            }
            let value = match self.option_value(option, &value, given.channel, resolved) {
                Ok(value) => value,
                // While another option is being typed, a wrong value is sent unchanged.
                Err(_) if given.focused.is_some() => value,
                Err(reason) => {
                    return Err(ActionError::BadOption { name: name.to_owned(), reason });
                }
            };
            options.push(json!({ "name": name, "type": kind, "value": value }));
        }
        Ok(Some(options))
    }

    /// A value in the form for the bot, or the reason why the client would not send it.
    fn option_value(
        &self,
        option: &Value,
        value: &Value,
        channel: u64,
        resolved: &mut Map<String, Value>,
    ) -> Result<Value, String> {
        let value = match option["type"].as_u64() {
            Some(3) => json!(text_value(option, value)?),
            Some(4) => {
                let typed = value.as_str().and_then(|text| text.trim().parse().ok());
                json!(value.as_i64().or(typed).ok_or("is not a whole number")?)
            }
            Some(10) => {
                let typed = value.as_str().and_then(|text| text.trim().parse().ok());
                json!(value.as_f64().or(typed).ok_or("is not a number")?)
            }
            Some(5) => match value {
                Value::Bool(_) => value.clone(),
                Value::String(text) if text == "true" || text == "false" => json!(text == "true"),
                _ => return Err("is neither true nor false".to_owned()),
            },
            Some(6 | 9) => {
                let id = read_id(value).filter(|id| self.users.contains_key(id));
                let id = id.ok_or("is not a user")?;
                put(resolved, "users", id, self.user_json(id));
                if let Some(mut member) = self.partial_member_json(id) {
                    member["permissions"] =
                        json!(self.permissions_by_role(id, channel).to_string());
                    put(resolved, "members", id, member);
                }
                text(id)
            }
            Some(7) => {
                let place = read_id(value).and_then(|id| self.channels.get(&id));
                let place = place.ok_or("is not a channel")?;
                put(resolved, "channels", place.id, self.channel_json(place));
                text(place.id)
            }
            Some(FILE) => file_value(value, resolved)?,
            _ => return Err("is of a type the sandbox does not know".to_owned()),
        };
        is_in_range(option, &value)?;
        is_choice(option, &value)?;
        Ok(value)
    }
}

/// Checks that a number is within the bounds of its option. The error names the bounds.
fn is_in_range(option: &Value, value: &Value) -> Result<(), String> {
    let Some(number) = value.as_f64() else { return Ok(()) };
    let (least, most) = (&option["min_value"], &option["max_value"]);
    let is_below = least.as_f64().is_some_and(|least| number < least);
    let is_above = most.as_f64().is_some_and(|most| number > most);
    match (least.is_number(), most.is_number()) {
        _ if !is_below && !is_above => Ok(()),
        (true, true) => Err(format!("is not from {least} to {most}")),
        _ if is_below => Err(format!("is less than {least}")),
        _ => Err(format!("is more than {most}")),
    }
}

/// Checks that a value is one of its option's choices, if there are any. The error names them.
fn is_choice(option: &Value, value: &Value) -> Result<(), String> {
    let choices = option["choices"].as_array().map(Vec::as_slice).unwrap_or_default();
    if choices.is_empty() || choices.iter().any(|choice| choice["value"] == *value) {
        return Ok(());
    }
    let names: Vec<&str> = choices.iter().filter_map(|choice| choice["name"].as_str()).collect();
    Err(format!("is none of its choices: {}", names.join(", ")))
}

fn text_value(option: &Value, value: &Value) -> Result<String, String> {
    // The client trims the typed text.
    let text = value.as_str().ok_or("is not a text")?.trim().to_owned();
    let length = text.chars().count();
    let most = option["max_length"].as_u64().and_then(|it| usize::try_from(it).ok());
    let least = option["min_length"].as_u64().and_then(|it| usize::try_from(it).ok());
    let most = most.unwrap_or(STRING_LIMIT).min(STRING_LIMIT);
    if length > most {
        return Err(format!("is longer than {most} characters"));
    }
    if length < least.unwrap_or(1) {
        return Err("is too short".to_owned());
    }
    Ok(text)
}

fn is_blank(value: &Value) -> bool {
    value.is_null() || value.as_str().is_some_and(|text| text.trim().is_empty())
}

fn put(resolved: &mut Map<String, Value>, kind: &str, id: u64, value: Value) {
    let group = resolved.entry(kind).or_insert_with(|| json!({}));
    group[id.to_string()] = value;
}
