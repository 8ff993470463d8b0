//! Traces at `RUST_LOG=debug` of every step between a member and an answer: ignored messages with
//! the reason, decisions, and requests to the networks. They contain no typed text, no name and no
//! token, only numbers and words of the program and the networks.

use menagerie_core::dispatch::{Input, why_left_alone};
use menagerie_core::model::request::Via;
use menagerie_core::model::{Decision, Reply, Snapshot};
use std::fmt::{Debug, Display};
use std::time::Duration;

/// The words in the paths of Discord's and Matrix's requests. Every other part of a path is a
/// number, a name or a secret.
const WORDS: [&str; 68] = [
    "@me",
    "@original",
    "_matrix",
    "account",
    "account_data",
    "active",
    "answers",
    "api",
    "application",
    "applications",
    "archived",
    "ban",
    "bot",
    "bulk-delete",
    "callback",
    "capabilities",
    "channels",
    "client",
    "commands",
    "context",
    "createRoom",
    "crosspost",
    "devices",
    "directory",
    "displayname",
    "download",
    "event",
    "filter",
    "followers",
    "gateway",
    "guilds",
    "interactions",
    "invite",
    "join",
    "joined_members",
    "joined_rooms",
    "keys",
    "kick",
    "leave",
    "login",
    "media",
    "members",
    "messages",
    "oauth2",
    "pins",
    "preview_url",
    "private",
    "profile",
    "public",
    "reactions",
    "redact",
    "relations",
    "roles",
    "rooms",
    "send",
    "state",
    "sync",
    "thread-members",
    "threads",
    "typing",
    "unban",
    "upgrade",
    "upload",
    "user",
    "users",
    "versions",
    "webhooks",
    "whoami",
];

/// A network got a request and answered with this status (0: not at all), after this time if it is
/// known.
pub fn asked(network: &str, method: &str, path: &str, status: u16, took: Option<Duration>) {
    // This is computed only if it is wanted, because there are many requests.
    if tracing::enabled!(tracing::Level::DEBUG) {
        let (route, ms) = (route(path), took.map(|took| took.as_millis()));
        tracing::debug!(network, method, route, status, ms, "a network was asked");
    }
}

/// A message was ignored.
pub fn left_alone(id: impl Display, why: &str) {
    tracing::debug!(%id, why, "a message is left alone");
}

/// The desk has decided, and nothing is stored yet.
pub fn decided(snapshot: &Snapshot, input: &Input, decision: &Decision) {
    if !tracing::enabled!(tracing::Level::DEBUG) {
        return;
    }
    let cause = input.cause().for_the_log();
    let (what, is_typed) = match input {
        Input::Call(call) => (call.command.name(), call.via != Via::Private),
        Input::SystemEvent(event) => (name(&event.what), false),
    };
    if let (Input::Call(call), true, true) = (input, is_typed, decision.changes_nothing()) {
        return left_alone(cause, why_left_alone(snapshot, call));
    }
    let game = match input {
        Input::Call(call) => call.command.which().and_then(|which| snapshot.game(call, which).ok()),
        Input::SystemEvent(_) => None,
    };
    let answer = match &decision.reply {
        Reply::Nothing | Reply::Unplayed(..) => "nothing",
        Reply::Done(_) => "done",
        Reply::Refused(_) => "refused",
        Reply::Ask(..) => "asked",
        Reply::Look(..) => "shown",
    };
    tracing::debug!(
        cause,
        what,
        game = game.map(|game| game.id.0),
        answer,
        refusal = decision.refusal,
        facts = decision.facts.len(),
        effects = decision.effects.len(),
        "the desk has decided"
    );
}

/// The name of a value of one of the program's types, without its content.
fn name(value: &impl Debug) -> String {
    let written = format!("{value:?}");
    written.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default().to_owned()
}

/// A path without all parts that are not words of the network.
fn route(path: &str) -> String {
    let is_version = |word: &str| {
        word == "r0" || word.strip_prefix('v').is_some_and(|rest| rest.parse::<u8>().is_ok())
    };
    let segments = path.split('?').next().unwrap_or_default().split('/').map(|segment| {
        let is_kind = segment.starts_with("m.room.") || segment.starts_with("m.space.");
        let is_known = segment.is_empty() || WORDS.contains(&segment) || is_version(segment);
        if is_known || is_kind { segment } else { "{}" }
    });
    segments.collect::<Vec<_>>().join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_path_only_the_words_of_the_network_are_told() {
        for (path, told) in [
            ("/api/v10/channels/123/messages", "/api/v10/channels/{}/messages"),
            (
                "/api/v10/interactions/1/aW50Z/callback?with_response=true",
                "/api/v10/interactions/{}/{}/callback",
            ),
            (
                "/api/v10/webhooks/1/tokentoken/messages/@original",
                "/api/v10/webhooks/{}/{}/messages/@original",
            ),
            (
                "/_matrix/client/v3/rooms/!abc:hs.test/send/m.room.message/txn1",
                "/_matrix/client/v3/rooms/{}/send/m.room.message/{}",
            ),
            ("/_matrix/client/v3/sync?access_token=x", "/_matrix/client/v3/sync"),
            ("/_matrix/client/v3/user/@ann:hs.test/filter", "/_matrix/client/v3/user/{}/filter"),
        ] {
            assert_eq!(route(path), told);
        }
        let mut sorted = WORDS;
        sorted.sort_unstable();
        assert_eq!(sorted, WORDS, "in order, so that none is there twice");
    }
}
