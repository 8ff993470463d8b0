//! The part of the handle that acts as a person, exactly as the web page does.

use serde_json::Value;

use crate::people::action::{ActionError, ReplyTo};
use crate::people::command::Given;
use crate::people::interaction::{Choice, Interaction};
use crate::sandbox::Sandbox;
use crate::world::World;

impl Sandbox {
    /// Writes a message as a person, and returns its id.
    ///
    /// # Errors
    /// The refusal of Discord's client.
    pub fn say(
        &self,
        member: u64,
        channel: u64,
        text: &str,
        reply: Option<ReplyTo>,
    ) -> Result<u64, ActionError> {
        self.shared().change(|world| world.say(member, channel, text, reply))
    }

    /// Edits a person's own message.
    ///
    /// # Errors
    /// The refusal of Discord's client.
    pub fn edit(
        &self,
        member: u64,
        channel: u64,
        message: u64,
        text: &str,
    ) -> Result<(), ActionError> {
        self.shared().change(|world| world.edit_as(member, channel, message, text))
    }

    /// Deletes a person's own message, or dismisses one that only they see.
    ///
    /// # Errors
    /// The refusal of Discord's client.
    pub fn delete(&self, member: u64, channel: u64, message: u64) -> Result<(), ActionError> {
        self.shared().change(|world| world.delete_as(member, channel, message))
    }

    /// Adds a reaction as a person.
    ///
    /// # Errors
    /// The refusal of Discord's client.
    pub fn react(
        &self,
        member: u64,
        channel: u64,
        message: u64,
        emoji: &str,
    ) -> Result<(), ActionError> {
        self.shared().change(|world| world.react_as(member, channel, message, emoji, true))
    }

    /// Sets the language of a person's client, such as `de` or `es-ES`.
    pub fn set_locale(&self, member: u64, locale: &str) {
        self.shared().change(|world| {
            world.locales.insert(member, locale.to_owned());
        });
    }

    /// Sets the language of the server, as its managers do.
    pub fn set_preferred_locale(&self, locale: &str) {
        self.shared().change(|world| {
            locale.clone_into(&mut world.preferred_locale);
            let guild = world.guild_json();
            world.dispatch("GUILD_UPDATE", guild);
        });
    }

    /// Gives a slash command: "challenge", or "game resign" for a subcommand. The options are an
    /// object of names and values; users, channels and roles are given by id.
    ///
    /// # Errors
    /// The refusal of Discord's client.
    pub fn slash(
        &self,
        member: u64,
        channel: u64,
        command: &str,
        options: &Value,
    ) -> Result<Interaction, ActionError> {
        let given = Given { member, channel, command, options, focused: None };
        let id = self.shared().change(|world| world.give_command(&given))?;
        Ok(self.shared().watch(id))
    }

    /// Uses a command of a message's "Apps" menu.
    ///
    /// # Errors
    /// The refusal of Discord's client.
    pub fn message_command(
        &self,
        member: u64,
        channel: u64,
        message: u64,
        command: &str,
    ) -> Result<Interaction, ActionError> {
        let give =
            |world: &mut World| world.give_message_command(member, channel, message, command);
        let id = self.shared().change(give)?;
        Ok(self.shared().watch(id))
    }

    /// Uses a command of a member's "Apps" menu.
    ///
    /// # Errors
    /// The refusal of Discord's client.
    pub fn user_command(
        &self,
        member: u64,
        channel: u64,
        target: u64,
        command: &str,
    ) -> Result<Interaction, ActionError> {
        let give = |world: &mut World| world.give_user_command(member, channel, target, command);
        let id = self.shared().change(give)?;
        Ok(self.shared().watch(id))
    }

    /// Asks for suggestions for the option `focused`, with the text typed so far in the options.
    /// Empty when the bot did not answer in time.
    ///
    /// # Errors
    /// The refusal of Discord's client.
    pub async fn autocomplete(
        &self,
        member: u64,
        channel: u64,
        command: &str,
        options: &Value,
        focused: &str,
    ) -> Result<Vec<Choice>, ActionError> {
        let given = Given { member, channel, command, options, focused: Some(focused) };
        let id = self.shared().change(|world| world.give_command(&given))?;
        Ok(self.shared().watch(id).acknowledged().await.choices)
    }

    /// Presses a button (no values) or chooses in a menu, also in private messages.
    ///
    /// # Errors
    /// The refusal of Discord's client.
    pub fn press(
        &self,
        member: u64,
        message: u64,
        custom_id: &str,
        values: &[&str],
    ) -> Result<Interaction, ActionError> {
        let values: Vec<String> = values.iter().map(|value| (*value).to_owned()).collect();
        let id = self.shared().change(|world| world.press(member, message, custom_id, &values))?;
        Ok(self.shared().watch(id))
    }

    /// Sends the form that an interaction has opened. `values` maps custom ids to texts.
    ///
    /// # Errors
    /// The refusal of Discord's client.
    pub fn submit_modal(
        &self,
        member: u64,
        opened_by: u64,
        values: &Value,
    ) -> Result<Interaction, ActionError> {
        let id = self.shared().change(|world| world.submit_modal(member, opened_by, values))?;
        Ok(self.shared().watch(id))
    }
}
