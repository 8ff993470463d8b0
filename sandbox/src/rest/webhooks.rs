//! REST requests with answers after the first: the original response edited or deleted, and
//! followups.

use super::form::Purpose;
use super::{Call, Reply};
use crate::api_error::ApiError;
use crate::world::World;
use crate::world::message::{EPHEMERAL, LOADING, REPLY, Reference, StoredMessage};

/// The most followups where the bot is not.
const MOST_OUTSIDE: usize = 5;

impl World {
    pub fn get_response(&mut self, token: &str, message: &str) -> Result<Reply, ApiError> {
        let (_, message) = self.response_message(token, message)?;
        Reply::ok(self.message_json(&message, self.rest_sight()))
    }

    pub fn edit_response(
        &mut self,
        call: &Call,
        token: &str,
        message: &str,
    ) -> Result<Reply, ApiError> {
        let (interaction, mut message) = self.response_message(token, message)?;
        self.complete(&mut message, call)?;
        self.change_interaction(interaction.id, |it| it.completed = true);
        Reply::ok(self.message_json(&message, self.rest_sight()))
    }

    pub fn delete_response(&mut self, token: &str, message: &str) -> Result<Reply, ApiError> {
        let (interaction, message) = self.response_message(token, message)?;
        self.delete_message(interaction.channel, message.id);
        self.change_interaction(interaction.id, |it| it.completed = true);
        Reply::empty()
    }

    pub fn follow_up(&mut self, call: &Call, token: &str) -> Result<Reply, ApiError> {
        let interaction = self
            .interaction_by_token(token)
            .ok_or_else(|| ApiError::new(401, 50027, "Invalid Webhook Token"))?
            .clone();
        if interaction.acknowledged.is_none() {
            return Err(ApiError::unknown_webhook());
        }
        let original = interaction.original.and_then(|id| self.message(interaction.channel, id));
        // The first followup after a deferral replaces “is thinking”.
        if let Some(mut message) = original.filter(|message| message.is_loading()).cloned() {
            self.complete(&mut message, call)?;
            self.change_interaction(interaction.id, |it| it.completed = true);
            return Reply::ok(self.message_json(&message, self.rest_sight()));
        }
        if self.is_outside(interaction.channel) && interaction.messages.len() >= MOST_OUTSIDE {
            let most = "Maximum number of follow up messages has been reached";
            return Err(ApiError::new(400, 40094, most));
        }
        let mut message = self.new_answer(&interaction, &call.body)?;
        message.kind = REPLY;
        message.flags &= !LOADING;
        message.reference = interaction
            .original
            .map(|id| Reference { channel: interaction.channel, message: Some(id) });
        if let Some(origin) = &mut message.origin {
            origin.original = interaction.original;
        }
        self.apply_form(&mut message, &call.body, &call.files, Purpose::Create)?;
        let id = self.post(message);
        self.change_interaction(interaction.id, |it| it.messages.push(id));
        let message =
            self.message(interaction.channel, id).ok_or_else(ApiError::unknown_message)?;
        Reply::ok(self.message_json(message, self.rest_sight()))
    }

    /// Edits an answer. A promised answer does not count as edited.
    fn complete(&mut self, message: &mut StoredMessage, call: &Call) -> Result<(), ApiError> {
        let promised = message.is_loading();
        message.flags &= !LOADING;
        let ephemeral = message.flags & EPHEMERAL;
        self.change_message(message, call)?;
        message.flags |= ephemeral;
        if promised {
            message.edited_ms = None;
            if let Some(stored) = self.message_mut(message.channel, message.id) {
                stored.edited_ms = None;
            }
        }
        Ok(())
    }
}
