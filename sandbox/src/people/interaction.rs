//! A handle to wait for the outcome of an interaction.

use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;
use serde_json::Value;

use super::view::Message;
use crate::shared::Shared;
use crate::world::World;
use crate::world::interaction::StoredInteraction;

/// An interaction that the bot has to answer.
#[derive(Clone)]
pub struct Interaction {
    /// The interaction's id.
    pub id: u64,
    pub(crate) shared: Arc<Shared>,
}

/// How the bot answered first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum AnswerKind {
    /// Not at all (yet).
    None,
    /// With a message.
    Message,
    /// With the promise of a message: “is thinking”.
    DeferredMessage,
    /// With the promise to change the message, or with no visible effect.
    DeferredUpdate,
    /// By changing the message whose button was pressed.
    Update,
    /// With suggestions.
    Choices,
    /// With a form.
    Modal,
}

/// The outcome of an interaction.
#[derive(Clone, Debug)]
pub struct Answer {
    /// How the bot answered first.
    pub kind: AnswerKind,
    /// How long the first answer took; `None` when there was none.
    pub acked_within: Option<Duration>,
    /// Whether the first answer was a promise.
    pub deferred: bool,
    /// The messages made or changed: the original first, then followups.
    pub messages: Vec<Message>,
    /// The form to fill in.
    pub modal: Option<Modal>,
    /// The suggestions.
    pub choices: Vec<Choice>,
    /// The text of Discord's client when no answer came: “The application did not respond”.
    pub error: Option<String>,
}

/// A suggestion of autocompletion.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice {
    /// The text for the person.
    pub name: String,
    /// The value that is sent.
    pub value: Value,
}

/// A form.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Modal {
    /// The id that comes back when the form is sent.
    pub custom_id: String,
    /// The heading.
    pub title: String,
    /// The fields.
    pub inputs: Vec<ModalInput>,
}

/// A field of a form.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ModalInput {
    /// The name of the field when the form is sent.
    pub custom_id: String,
    /// The text for the person.
    pub label: String,
    /// Whether it has several lines.
    pub paragraph: bool,
    /// Whether it must be filled in.
    pub required: bool,
    /// The text it starts with.
    pub value: String,
    /// The hint in the empty field.
    pub placeholder: String,
    /// The fewest characters.
    pub min_length: u64,
    /// The most characters.
    pub max_length: u64,
}

impl Answer {
    /// The text of the first message; “” if there is none.
    pub fn text(&self) -> &str {
        self.messages.first().map_or("", |message| &message.content)
    }

    /// Whether only one person sees the first message.
    pub fn is_ephemeral(&self) -> bool {
        self.messages.first().is_some_and(|message| message.ephemeral_for.is_some())
    }
}

impl Interaction {
    /// Waits for the first answer, or until it is too late for one.
    pub async fn acknowledged(&self) -> Answer {
        self.wait(|it| it.acknowledged.is_some() || it.expired).await
    }

    /// Waits for the whole answer, with any promised message.
    pub async fn answer(&self) -> Answer {
        self.wait(|it| it.acknowledged.is_some() && it.completed || it.expired).await
    }

    /// The outcome so far.
    pub fn now(&self) -> Answer {
        self.shared.read(|world| world.answer_to(self.id))
    }

    async fn wait(&self, done: impl Fn(&StoredInteraction) -> bool) -> Answer {
        let mut changes = self.shared.changes();
        let lifetime = self.shared.read(|world| world.options.token_lifetime);
        let wait = async {
            loop {
                let done =
                    self.shared.read(|world| world.interactions.get(&self.id).is_none_or(&done));
                if done || changes.changed().await.is_err() {
                    return;
                }
            }
        };
        // After the end of the token, nothing can be added any more.
        let _whole = tokio::time::timeout(lifetime, wait).await;
        self.now()
    }
}

impl Shared {
    /// Makes a handle, and ends the wait for a first answer in time.
    pub(crate) fn watch(self: &Arc<Shared>, id: u64) -> Interaction {
        let shared = self.clone();
        let timeout = self.read(|world| world.options.acknowledge_within);
        self.runtime.spawn(async move {
            tokio::time::sleep(timeout).await;
            shared.change(|world| world.expire_interaction(id));
        });
        Interaction { id, shared: self.clone() }
    }
}

impl World {
    pub fn answer_to(&self, id: u64) -> Answer {
        let interaction = self.interactions.get(&id);
        let acknowledged = interaction.and_then(|it| it.acknowledged);
        let kind = match acknowledged.map(|(_, kind)| kind) {
            Some(4) => AnswerKind::Message,
            Some(5) => AnswerKind::DeferredMessage,
            Some(6) => AnswerKind::DeferredUpdate,
            Some(7) => AnswerKind::Update,
            Some(8) => AnswerKind::Choices,
            Some(9) => AnswerKind::Modal,
            _ => AnswerKind::None,
        };
        let messages = interaction.into_iter().flat_map(|it| {
            let ids =
                it.original.iter().chain(it.messages.iter().filter(|id| it.original != Some(**id)));
            ids.filter_map(|id| self.message(it.channel, *id)).map(|message| self.view(message))
        });
        Answer {
            kind,
            acked_within: acknowledged.map(|(waited, _)| waited),
            deferred: matches!(kind, AnswerKind::DeferredMessage | AnswerKind::DeferredUpdate),
            messages: messages.collect(),
            modal: interaction.and_then(|it| it.modal.as_ref()).map(read_modal),
            choices: interaction.and_then(|it| it.choices.as_ref()).map_or_else(Vec::new, |all| {
                all.iter()
                    .map(|choice| Choice {
                        name: choice["name"].as_str().unwrap_or_default().to_owned(),
                        value: choice["value"].clone(),
                    })
                    .collect()
            }),
            error: interaction.and_then(|it| it.failure()).map(str::to_owned),
        }
    }
}

fn read_modal(modal: &Value) -> Modal {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let rows = modal["components"].as_array().into_iter().flatten();
    Modal {
        custom_id: text(&modal["custom_id"]),
        title: text(&modal["title"]),
        inputs: rows
            .map(|row| &row["components"][0])
            .map(|input| ModalInput {
                custom_id: text(&input["custom_id"]),
                label: text(&input["label"]),
                paragraph: input["style"] == 2,
                required: input["required"] != false,
                value: text(&input["value"]),
                placeholder: text(&input["placeholder"]),
                min_length: input["min_length"].as_u64().unwrap_or(0),
                max_length: input["max_length"].as_u64().unwrap_or(4000),
            })
            .collect(),
    }
}
