//! The page's JSON: one view of the world, and one endpoint for each action of a person.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::ws::{Message as Frame, WebSocket};
use axum::extract::{Query, State, WebSocketUpgrade};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::people::action::{ActionError, ReplyTo};
use crate::people::command::Given;
use crate::people::interaction::Interaction;
use crate::shared::Shared;
use crate::world::{World, read_id};

type Ours = State<Arc<Shared>>;

/// How long a message shows that one of its buttons failed.
const FAILURE_SHOWN: Duration = Duration::from_secs(20);

/// The person, and the channel they look at.
#[derive(Debug, Deserialize)]
pub(super) struct View {
    #[serde(rename = "as")]
    member: u64,
    channel: Option<u64>,
}

pub(super) async fn world(State(shared): Ours, Query(view): Query<View>) -> Json<Value> {
    Json(shared.read(|world| world.page_json(view.member, view.channel)))
}

/// Tells the page of every change, as long as it listens.
pub(super) async fn live(State(shared): Ours, upgrade: WebSocketUpgrade) -> Response {
    upgrade.on_upgrade(move |socket| tell_changes(socket, shared))
}

async fn tell_changes(mut socket: WebSocket, shared: Arc<Shared>) {
    let mut changes = shared.changes();
    loop {
        let revision = *changes.borrow_and_update();
        let told = socket.send(Frame::Text(revision.to_string().into())).await;
        if told.is_err() || shared.read(|world| world.stopped) {
            return;
        }
        // For the page, many changes in a moment are one.
        tokio::time::sleep(Duration::from_millis(30)).await;
        tokio::select! {
            changed = changes.changed() => if changed.is_err() { return },
            received = socket.recv() => if !matches!(received, Some(Ok(_))) { return },
        }
    }
}

/// The body of every action. Each action uses the fields that it needs. Ids are texts.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Action {
    #[serde(rename = "as")]
    member: Value,
    channel: Value,
    message: Value,
    interaction: Value,
    text: String,
    command: String,
    custom_id: String,
    emoji: String,
    focused: String,
    values: Vec<String>,
    options: Value,
    fields: Value,
    reply: Option<Value>,
    ping: bool,
    remove: bool,
}

impl Action {
    fn member(&self) -> u64 {
        read_id(&self.member).unwrap_or(0)
    }

    fn channel(&self) -> u64 {
        read_id(&self.channel).unwrap_or(0)
    }

    fn message(&self) -> u64 {
        read_id(&self.message).unwrap_or(0)
    }
}

pub(super) async fn say(State(shared): Ours, Json(action): Json<Action>) -> Response {
    let reply = action.reply.as_ref().and_then(read_id);
    let reply = reply.map(|message| ReplyTo { message, ping: action.ping });
    let said =
        shared.change(|world| world.say(action.member(), action.channel(), &action.text, reply));
    done(said.map(|id| json!({ "message": id.to_string() })))
}

pub(super) async fn edit(State(shared): Ours, Json(action): Json<Action>) -> Response {
    let edited = shared.change(|world| {
        world.edit_as(action.member(), action.channel(), action.message(), &action.text)
    });
    done(edited.map(|()| json!({})))
}

pub(super) async fn delete(State(shared): Ours, Json(action): Json<Action>) -> Response {
    let deleted =
        shared.change(|world| world.delete_as(action.member(), action.channel(), action.message()));
    done(deleted.map(|()| json!({})))
}

pub(super) async fn react(State(shared): Ours, Json(action): Json<Action>) -> Response {
    let (member, channel, message) = (action.member(), action.channel(), action.message());
    let adds = !action.remove;
    let reacted =
        shared.change(|world| world.react_as(member, channel, message, &action.emoji, adds));
    done(reacted.map(|()| json!({})))
}

pub(super) async fn slash(State(shared): Ours, Json(action): Json<Action>) -> Response {
    let given = Given {
        member: action.member(),
        channel: action.channel(),
        command: &action.command,
        options: &action.options,
        focused: None,
    };
    let started = shared.change(|world| world.give_command(&given));
    outcome(started.map(|id| shared.watch(id))).await
}

pub(super) async fn autocomplete(State(shared): Ours, Json(action): Json<Action>) -> Response {
    let given = Given {
        member: action.member(),
        channel: action.channel(),
        command: &action.command,
        options: &action.options,
        focused: Some(&action.focused),
    };
    match shared.change(|world| world.give_command(&given)) {
        Ok(id) => {
            let answer = shared.watch(id).acknowledged().await;
            Json(json!({ "choices": answer.choices, "error": answer.error })).into_response()
        }
        Err(error) => done(Err(error)),
    }
}

pub(super) async fn press(State(shared): Ours, Json(action): Json<Action>) -> Response {
    let pressed = shared.change(|world| {
        world.press(action.member(), action.message(), &action.custom_id, &action.values)
    });
    outcome(pressed.map(|id| shared.watch(id))).await
}

pub(super) async fn modal(State(shared): Ours, Json(action): Json<Action>) -> Response {
    let opened_by = read_id(&action.interaction).unwrap_or(0);
    let sent =
        shared.change(|world| world.submit_modal(action.member(), opened_by, &action.fields));
    outcome(sent.map(|id| shared.watch(id))).await
}

pub(super) async fn message_command(State(shared): Ours, Json(action): Json<Action>) -> Response {
    let (member, channel, message) = (action.member(), action.channel(), action.message());
    let given = shared
        .change(|world| world.give_message_command(member, channel, message, &action.command));
    outcome(given.map(|id| shared.watch(id))).await
}

pub(super) async fn dismiss_failure(State(shared): Ours, Json(action): Json<Action>) -> Response {
    let id = read_id(&action.interaction).unwrap_or(0);
    shared.change(|world| world.change_interaction(id, |it| it.dismissed = true));
    done(Ok(json!({})))
}

/// Waits for the first answer, by which the page opens a form or shows a failure.
async fn outcome(started: Result<Interaction, ActionError>) -> Response {
    match started {
        Ok(interaction) => {
            let answer = interaction.acknowledged().await;
            Json(json!({
                "interaction": interaction.id.to_string(),
                "kind": answer.kind,
                "error": answer.error,
                "modal": answer.modal,
            }))
            .into_response()
        }
        Err(error) => done(Err(error)),
    }
}

fn done(result: Result<Value, ActionError>) -> Response {
    match result {
        Ok(body) => Json(body).into_response(),
        Err(error) => {
            let body = Json(json!({ "refused": error.to_string() }));
            (StatusCode::UNPROCESSABLE_ENTITY, body).into_response()
        }
    }
}

/// A command without its words in other languages. They are four fifths of it, the page shows none of them, and it
/// looks at the world after every change.
fn in_english(command: &Value) -> Value {
    match command {
        Value::Object(fields) => {
            let kept = fields.iter().filter(|(name, _)| !name.ends_with("_localizations"));
            kept.map(|(name, value)| (name.clone(), in_english(value))).collect()
        }
        Value::Array(values) => values.iter().map(in_english).collect(),
        value => value.clone(),
    }
}

impl World {
    /// Everything that the page draws for one person.
    fn page_json(&self, viewer: u64, channel: Option<u64>) -> Value {
        let seen = self.channels.values().filter(|place| self.sees_channel(viewer, place));
        let channels: Vec<Value> = seen
            .filter(|place| place.thread.is_none())
            .map(|place| {
                let threads = self
                    .channels
                    .values()
                    .filter(|it| it.parent == Some(place.id) && self.sees_channel(viewer, it));
                let mut json = self.place_json(viewer, place);
                json["threads"] = threads.map(|thread| self.place_json(viewer, thread)).collect();
                json
            })
            .collect();
        let is_seen =
            |id: &u64| self.channels.get(id).is_some_and(|place| self.sees_channel(viewer, place));
        let place = channel.filter(is_seen);
        let place = place.or_else(|| self.channels.keys().next().copied()).unwrap_or(0);
        let commands = self.commands_for(viewer, place);
        let commands: Vec<Value> = commands.into_iter().map(|it| in_english(&it.body)).collect();
        json!({
            "members": self.members(),
            "bot": crate::world::BOT.to_string(),
            "connected": self.hub.attached() > 0,
            "channel": place.to_string(),
            "channels": channels,
            "messages": self.messages_for(viewer, place),
            "commands": commands,
            "waiting": self.waiting_json(viewer, place),
        })
    }

    /// The viewer's interactions here that have no answer yet or never got one.
    fn waiting_json(&self, viewer: u64, channel: u64) -> Vec<Value> {
        let mine = self.interactions.values().filter(|it| {
            it.member == viewer
                && it.channel == channel
                && it.acknowledged.is_none()
                && it.kind != crate::world::interaction::AUTOCOMPLETE
                && !it.dismissed
                && (it.source.is_none() || it.started.elapsed() < FAILURE_SHOWN)
        });
        mine.map(|it| {
            json!({
                "interaction": it.id.to_string(),
                "kind": it.kind,
                "name": it.name,
                "message": it.source.map(|id| id.to_string()),
                "error": it.failure(),
            })
        })
        .collect()
    }
}
