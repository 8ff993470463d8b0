//! The REST request with the first response to an interaction.

use serde_json::{Value, json};

use super::components::{check_choices, check_modal};
use super::form::Purpose;
use super::{Call, Reply};
use crate::api_error::ApiError;
use crate::world::interaction::{AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, StoredInteraction};
use crate::world::message::{
    CHAT_INPUT, CONTEXT_MENU, EPHEMERAL, LOADING, Origin, REGULAR, REPLY, Reference, StoredMessage,
};
use crate::world::{BOT, World, read_id, text};

const MESSAGE: u8 = 4;
const DEFERRED_MESSAGE: u8 = 5;
const DEFERRED_UPDATE: u8 = 6;
const UPDATE: u8 = 7;
const SUGGEST: u8 = 8;
const OPEN_MODAL: u8 = 9;

impl World {
    pub fn call_back(&mut self, call: &Call, id: u64, token: &str) -> Result<Reply, ApiError> {
        let interaction = self.interactions.get(&id).filter(|it| it.token == token);
        let interaction = interaction.ok_or_else(ApiError::unknown_interaction)?.clone();
        let waited = interaction.started.elapsed();
        if interaction.acknowledged.is_some() {
            let text = "Interaction has already been acknowledged.";
            return Err(ApiError::new(400, 40060, text));
        }
        if interaction.expired || waited > self.options.acknowledge_within {
            return Err(ApiError::unknown_interaction());
        }
        let kind = call.body["type"].as_u64().and_then(|kind| u8::try_from(kind).ok());
        let kind = kind.filter(|kind| fits(&interaction, *kind)).ok_or_else(|| {
            let text = "The callback type does not fit the interaction.";
            ApiError::field("type", "INTERACTION_CALLBACK_TYPE_INVALID", text)
        })?;
        let data = &call.body["data"];
        let mut message = None;
        match kind {
            MESSAGE => message = Some(self.respond(call, &interaction, data)?),
            DEFERRED_MESSAGE => message = Some(self.defer(&interaction, data)?),
            UPDATE => message = Some(self.update_source(call, &interaction, data)?),
            SUGGEST => {
                let choices = check_choices(&data["choices"])?;
                self.change_interaction(id, |it| it.choices = Some(choices));
            }
            OPEN_MODAL => {
                check_modal(data)?;
                let modal = data.clone();
                self.change_interaction(id, |it| it.modal = Some(modal));
            }
            _ => message = interaction.source,
        }
        self.change_interaction(id, |it| {
            it.acknowledged = Some((waited, kind));
            it.original = message;
            it.completed = kind != DEFERRED_MESSAGE;
            if matches!(kind, MESSAGE | DEFERRED_MESSAGE) {
                it.messages.extend(message);
            }
        });
        if call.query.get("with_response").is_some_and(|value| value == "true") {
            return Reply::ok(self.callback_json(&interaction, kind, message));
        }
        Reply::empty()
    }

    fn respond(
        &mut self,
        call: &Call,
        interaction: &StoredInteraction,
        data: &Value,
    ) -> Result<u64, ApiError> {
        let mut message = self.new_answer(interaction, data)?;
        self.apply_form(&mut message, data, &call.files, Purpose::Create).map_err(in_data)?;
        Ok(self.post(message))
    }

    fn defer(&mut self, interaction: &StoredInteraction, data: &Value) -> Result<u64, ApiError> {
        let mut message = self.new_answer(interaction, data)?;
        message.flags |= LOADING;
        let ephemeral = message.only_for.is_some();
        self.change_interaction(interaction.id, |it| it.ephemeral = ephemeral);
        Ok(self.post(message))
    }

    fn update_source(
        &mut self,
        call: &Call,
        interaction: &StoredInteraction,
        data: &Value,
    ) -> Result<u64, ApiError> {
        let source = interaction.source.ok_or_else(ApiError::unknown_message)?;
        let message = self.message(interaction.channel, source);
        let mut message = message.ok_or_else(ApiError::unknown_message)?.clone();
        let inner = Call { body: data.clone(), ..call.clone() };
        self.change_message(&mut message, &inner).map_err(in_data)?;
        Ok(source)
    }

    /// An empty answer with its origin. It is private if the bot asked for that.
    pub fn new_answer(
        &mut self,
        interaction: &StoredInteraction,
        data: &Value,
    ) -> Result<StoredMessage, ApiError> {
        let ephemeral = data["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0;
        if !ephemeral {
            // An answer in an archived thread wakes it, unless it is locked.
            self.require_unlocked(interaction.channel)?;
        }
        let id = self.snowflakes.next();
        let kind = match interaction.kind {
            COMMAND if interaction.from_menu => CONTEXT_MENU,
            COMMAND => CHAT_INPUT,
            _ => REGULAR,
        };
        let mut message = StoredMessage::new(id, interaction.channel, BOT, kind);
        message.flags = data["flags"].as_u64().unwrap_or(0) & (EPHEMERAL | 1 << 2 | 1 << 12);
        message.only_for = ephemeral.then_some(interaction.member);
        message.origin = Some(Origin {
            interaction: interaction.id,
            kind: interaction.kind,
            name: interaction.name.clone(),
            user: interaction.member,
            source: interaction.source,
            original: None,
        });
        if let Some(source) = interaction.source.filter(|_| interaction.kind == COMPONENT) {
            message.kind = REPLY;
            message.reference =
                Some(Reference { channel: interaction.channel, message: Some(source) });
        }
        Ok(message)
    }

    pub fn change_interaction(&mut self, id: u64, change: impl FnOnce(&mut StoredInteraction)) {
        if let Some(interaction) = self.interactions.get_mut(&id) {
            change(interaction);
        }
    }

    fn callback_json(
        &self,
        interaction: &StoredInteraction,
        kind: u8,
        message: Option<u64>,
    ) -> Value {
        let stored = message.and_then(|id| self.message(interaction.channel, id));
        let mut about = json!({ "id": interaction.id.to_string(), "type": interaction.kind });
        let mut json = json!({});
        if let Some(stored) = stored {
            about["response_message_id"] = text(stored.id);
            about["response_message_loading"] = json!(stored.is_loading());
            about["response_message_ephemeral"] = json!(stored.only_for.is_some());
            if matches!(kind, MESSAGE | UPDATE) {
                let message = self.message_json(stored, self.rest_sight());
                json["resource"] = json!({ "type": kind, "message": message });
            }
        }
        json["interaction"] = about;
        json
    }
}

fn fits(interaction: &StoredInteraction, callback: u8) -> bool {
    match callback {
        MESSAGE | DEFERRED_MESSAGE => interaction.kind != AUTOCOMPLETE,
        DEFERRED_UPDATE | UPDATE => {
            interaction.source.is_some() && matches!(interaction.kind, COMPONENT | MODAL)
        }
        SUGGEST => interaction.kind == AUTOCOMPLETE,
        OPEN_MODAL => matches!(interaction.kind, COMMAND | COMPONENT),
        _ => false,
    }
}

/// Discord names the fields of a response under `data`.
fn in_data(mut error: ApiError) -> ApiError {
    if let Some(errors) = error.body.get_mut("errors") {
        *errors = json!({ "data": errors.take() });
    }
    error
}

impl World {
    /// The message a webhook path means: "@original" or an id of this interaction's answers.
    pub fn response_message(
        &self,
        token: &str,
        message: &str,
    ) -> Result<(StoredInteraction, StoredMessage), ApiError> {
        let interaction = self.interaction_by_token(token);
        let interaction =
            interaction.ok_or_else(|| ApiError::new(401, 50027, "Invalid Webhook Token"))?;
        if interaction.acknowledged.is_none() {
            return Err(ApiError::unknown_webhook());
        }
        let id = match message {
            "@original" => interaction.original,
            id => read_id(&json!(id))
                .filter(|id| interaction.messages.contains(id) || interaction.source == Some(*id)),
        };
        let message = id.and_then(|id| self.message(interaction.channel, id));
        let message = message.ok_or_else(ApiError::unknown_message)?;
        Ok((interaction.clone(), message.clone()))
    }
}
