//! The answers that a bot may give to each kind of interaction, who sees the answer, and until when
//! it can be added to.

use std::time::Duration;

use crate::support::socket::{ALL_INTENTS, Socket};
use crate::support::{Rest, challenge, id, unlimited_with};
use menagerie_sandbox::permissions::{SEND_MESSAGES, VIEW_CHANNEL};
use menagerie_sandbox::{AnswerKind, BOT_PERMISSIONS, Interaction, Options, Sandbox};
use serde_json::{Value, json};

/// How an interaction was started.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Start {
    Command,
    MessageCommand,
    Button,
    Suggestions,
    FormOfCommand,
    FormOfButton,
}

const STARTS: [Start; 6] = [
    Start::Command,
    Start::MessageCommand,
    Start::Button,
    Start::Suggestions,
    Start::FormOfCommand,
    Start::FormOfButton,
];

struct Stage {
    sandbox: Sandbox,
    rest: Rest,
    socket: Socket,
    games: u64,
    ann: u64,
    bob: u64,
    board: u64,
}

impl Stage {
    async fn new(change: impl FnOnce(&mut Options)) -> Stage {
        let (sandbox, rest, games) = unlimited_with(change).await;
        rest.register(&sandbox, json!([challenge(), { "name": "Play this", "type": 3 }])).await;
        let (socket, _) = Socket::ready(&sandbox, ALL_INTENTS).await;
        let [ann, bob] = ["Ann", "Bob"].map(|name| sandbox.member_named(name).unwrap());
        let button = json!({ "type": 2, "style": 1, "label": "Go", "custom_id": "go" });
        let body =
            json!({ "content": "board", "components": [{ "type": 1, "components": [button] }] });
        let (_, board) = rest.call("POST", &format!("/channels/{games}/messages"), body).await;
        Stage { board: id(&board), sandbox, rest, socket, games, ann, bob }
    }

    /// Starts an interaction in a place; returns its handle, if it has one, and its event.
    async fn start(&mut self, start: Start, place: u64) -> (Option<Interaction>, Value) {
        let options = json!({ "opponent": self.bob });
        let (sandbox, ann) = (self.sandbox.clone(), self.ann);
        let given = match start {
            Start::Command => Some(sandbox.slash(ann, place, "challenge", &options).unwrap()),
            Start::MessageCommand => {
                Some(sandbox.message_command(ann, place, self.board, "Play this").unwrap())
            }
            Start::Button => Some(sandbox.press(ann, self.board, "go", &[]).unwrap()),
            Start::Suggestions => {
                tokio::spawn(async move {
                    sandbox.autocomplete(ann, place, "challenge", &json!({}), "move").await
                });
                None
            }
            Start::FormOfCommand | Start::FormOfButton => {
                let opener =
                    if start == Start::FormOfCommand { Start::Command } else { Start::Button };
                let (opened, created) = Box::pin(self.start(opener, place)).await;
                assert_eq!(self.answer(&created, callback(9)).await, (204, 0));
                let fields = json!({ "move": "e4" });
                Some(sandbox.submit_modal(ann, opened.unwrap().id, &fields).unwrap())
            }
        };
        (given, self.socket.event("INTERACTION_CREATE").await)
    }

    async fn answer(&self, created: &Value, body: Value) -> (u16, u64) {
        let (id, token) = (created["id"].as_str().unwrap(), created["token"].as_str().unwrap());
        self.rest.code("POST", &format!("/interactions/{id}/{token}/callback"), body).await
    }

    fn webhook(&self, created: &Value, rest: &str) -> String {
        format!("/webhooks/{}/{}{rest}", self.sandbox.bot_id(), created["token"].as_str().unwrap())
    }
}

/// A callback of each type with all that any type needs.
fn callback(kind: u64) -> Value {
    let input = json!({ "type": 4, "custom_id": "move", "label": "Move", "style": 1 });
    let rows = json!([{ "type": 1, "components": [input] }]);
    let data = match kind {
        8 => json!({ "choices": [] }),
        9 => json!({ "custom_id": "f", "title": "t", "components": rows }),
        _ => json!({ "content": "x" }),
    };
    json!({ "type": kind, "data": data })
}

#[tokio::test]
async fn each_kind_of_interaction_takes_its_kinds_of_answer() {
    let mut stage = Stage::new(|_| {}).await;
    let games = stage.games;
    for start in STARTS {
        let taken: &[u64] = match start {
            Start::Command | Start::MessageCommand => &[4, 5, 9],
            Start::Button => &[4, 5, 6, 7, 9],
            Start::Suggestions => &[8],
            Start::FormOfCommand => &[4, 5],
            Start::FormOfButton => &[4, 5, 6, 7],
        };
        let mut waiting = Some(stage.start(start, games).await.1);
        for kind in [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12] {
            let created = match waiting.take() {
                Some(created) => created,
                None => stage.start(start, games).await.1,
            };
            let wanted = if taken.contains(&kind) { (204, 0) } else { (400, 50035) };
            assert_eq!(stage.answer(&created, callback(kind)).await, wanted, "{start:?} {kind}");
            if wanted.0 == 204 {
                assert_eq!(stage.answer(&created, callback(kind)).await, (400, 40060));
            } else {
                // An answer that does not fit does not use up the only one.
                waiting = Some(created);
            }
        }
    }
}

#[tokio::test]
async fn each_silence_has_its_words_and_no_second_chance() {
    let mut stage = Stage::new(|it| it.acknowledge_within = Duration::from_millis(600)).await;
    let games = stage.games;
    for (start, words) in [
        (Start::Command, "The application did not respond"),
        (Start::MessageCommand, "The application did not respond"),
        (Start::Button, "This interaction failed"),
        (Start::FormOfButton, "Something went wrong. Try again."),
    ] {
        let (given, created) = stage.start(start, games).await;
        let answer = given.unwrap().answer().await;
        assert_eq!((answer.kind, answer.error.as_deref()), (AnswerKind::None, Some(words)));
        assert_eq!(stage.answer(&created, callback(4)).await, (404, 10062), "{start:?}");
        let followup = stage.webhook(&created, "");
        assert_eq!(
            stage.rest.code("POST", &followup, json!({ "content": "x" })).await,
            (404, 10015)
        );
    }
}

#[tokio::test]
async fn only_the_right_pair_of_id_and_token_answers() {
    let mut stage = Stage::new(|_| {}).await;
    let games = stage.games;
    let (_, one) = stage.start(Start::Command, games).await;
    let (_, other) = stage.start(Start::Command, games).await;
    let text = |created: &Value, field: &str| created[field].as_str().unwrap().to_owned();
    for (id, token, wanted) in [
        (text(&one, "id"), text(&other, "token"), (404, 10062)),
        (text(&one, "id"), "x".to_owned(), (404, 10062)),
        ("x".to_owned(), text(&one, "token"), (404, 10062)),
        (text(&one, "id"), text(&one, "token"), (204, 0)),
        (text(&other, "id"), text(&other, "token"), (204, 0)),
    ] {
        let path = format!("/interactions/{id}/{token}/callback");
        assert_eq!(stage.rest.code("POST", &path, callback(4)).await, wanted, "{id}");
    }
}

/// The promise is kept by an edit or by the first followup; privately if it was made so.
#[tokio::test]
async fn a_promise_is_kept_once_and_to_those_it_was_made_to() {
    let mut stage = Stage::new(|_| {}).await;
    let games = stage.games;
    for private in [false, true] {
        for by_followup in [false, true] {
            let (given, created) = stage.start(Start::Command, games).await;
            let given = given.unwrap();
            let defer = json!({ "type": 5, "data": { "flags": if private { 64 } else { 0 } } });
            assert_eq!(stage.answer(&created, defer).await, (204, 0));
            assert!(given.now().messages[0].loading);
            let (method, path) =
                if by_followup { ("POST", "") } else { ("PATCH", "/messages/@original") };
            let path = stage.webhook(&created, path);
            let (status, kept) = stage.rest.call(method, &path, json!({ "content": "here" })).await;
            assert_eq!((status, &kept["content"]), (200, &json!("here")), "{kept}");
            let answer = given.answer().await;
            let message = &answer.messages[0];
            assert_eq!(answer.messages.len(), 1);
            assert!(!message.loading && !message.edited && answer.deferred);
            assert_eq!(message.ephemeral_for, private.then_some(stage.ann));
            let seen =
                stage.sandbox.messages(stage.bob, games).iter().any(|it| it.id == message.id);
            assert_eq!(seen, !private);
        }
    }
}

#[tokio::test]
async fn followups_are_read_changed_and_deleted_by_their_token_alone() {
    let mut stage = Stage::new(|_| {}).await;
    let games = stage.games;
    let (_, created) = stage.start(Start::Command, games).await;
    let (_, stranger) = stage.start(Start::Command, games).await;
    for interaction in [&created, &stranger] {
        assert_eq!(stage.answer(interaction, callback(4)).await, (204, 0));
    }
    let body = json!({ "content": "more", "flags": 64 });
    let (_, more) = stage.rest.call("POST", &stage.webhook(&created, ""), body).await;
    assert_eq!((&more["type"], &more["flags"]), (&json!(19), &json!(64)));
    let more = format!("/messages/{}", id(&more));
    let edit = json!({ "content": "changed", "name": "Game" });
    let rest = &stage.rest;
    for (method, path, wanted) in [
        ("GET", stage.webhook(&created, &more), (200, 0)),
        ("PATCH", stage.webhook(&created, &more), (200, 0)),
        ("GET", stage.webhook(&stranger, &more), (404, 10008)),
        ("PATCH", stage.webhook(&stranger, &more), (404, 10008)),
        ("DELETE", stage.webhook(&stranger, &more), (404, 10008)),
        ("GET", stage.webhook(&created, &format!("/messages/{}", stage.board)), (404, 10008)),
        ("GET", stage.webhook(&created, "/messages/x"), (404, 10008)),
        // The channel's own routes do not know what one person sees.
        ("GET", format!("/channels/{games}{more}"), (404, 10008)),
        ("PATCH", format!("/channels/{games}{more}"), (404, 10008)),
        ("DELETE", format!("/channels/{games}{more}"), (404, 10008)),
        ("PUT", format!("/channels/{games}{more}/reactions/👍/@me"), (404, 10008)),
        ("POST", format!("/channels/{games}{more}/threads"), (404, 10008)),
        ("DELETE", stage.webhook(&created, &more), (204, 0)),
        ("DELETE", stage.webhook(&created, &more), (404, 10008)),
        ("DELETE", stage.webhook(&created, "/messages/@original"), (204, 0)),
        ("PATCH", stage.webhook(&created, "/messages/@original"), (404, 10008)),
        ("POST", stage.webhook(&created, ""), (200, 0)),
    ] {
        let body = if method == "GET" { Value::Null } else { edit.clone() };
        assert_eq!(rest.code(method, &path, body).await, wanted, "{method} {path}");
    }
}

#[tokio::test]
async fn what_was_made_can_be_asked_for_in_the_reply() {
    let mut stage = Stage::new(|_| {}).await;
    let games = stage.games;
    for (start, kind, flags, loading, resource) in [
        (Start::Command, 4, 0, json!(false), true),
        (Start::Command, 4, 64, json!(false), true),
        (Start::Command, 5, 64, json!(true), false),
        (Start::Button, 7, 0, json!(false), true),
        (Start::Button, 6, 0, json!(false), false),
        (Start::Command, 9, 0, Value::Null, false),
    ] {
        let (_, created) = stage.start(start, games).await;
        let mut body = callback(kind);
        body["data"]["flags"] = json!(flags);
        let (id, token) = (created["id"].as_str().unwrap(), created["token"].as_str().unwrap());
        let path = format!("/interactions/{id}/{token}/callback?with_response=true");
        let (status, told) = stage.rest.call("POST", &path, body).await;
        assert_eq!(status, 200, "{told}");
        let about = &told["interaction"];
        assert_eq!((&about["id"], &about["type"]), (&created["id"], &created["type"]));
        assert_eq!(about["response_message_loading"], loading, "{start:?} {kind}");
        assert_eq!(about["response_message_ephemeral"] == true, flags == 64, "{start:?} {kind}");
        assert_eq!(told["resource"]["message"]["id"].is_string(), resource, "{start:?} {kind}");
    }
}

#[tokio::test]
async fn an_answer_says_what_it_answers() {
    let mut stage = Stage::new(|_| {}).await;
    let (games, ann, board) = (stage.games, stage.ann.to_string(), stage.board.to_string());
    for (start, kind, name, source) in [
        (Start::Command, 20, json!("challenge"), Value::Null),
        (Start::MessageCommand, 23, json!("Play this"), Value::Null),
        (Start::Button, 19, Value::Null, json!(board)),
        (Start::FormOfCommand, 0, Value::Null, Value::Null),
        (Start::FormOfButton, 0, Value::Null, Value::Null),
    ] {
        let (given, created) = stage.start(start, games).await;
        assert_eq!(stage.answer(&created, callback(4)).await, (204, 0));
        let answer = given.unwrap().answer().await.messages[0].id;
        let (_, read) = stage.rest.get(&format!("/channels/{games}/messages/{answer}")).await;
        let about = &read["interaction_metadata"];
        assert_eq!((&read["type"], &about["name"]), (&json!(kind), &name), "{start:?}");
        assert_eq!((&about["id"], &about["type"]), (&created["id"], &created["type"]));
        assert_eq!((&about["user"]["id"], &about["interacted_message_id"]), (&json!(ann), &source));
        let trigger = &about["triggering_interaction_metadata"];
        let triggered = match start {
            Start::FormOfCommand => json!(2),
            Start::FormOfButton => json!(3),
            _ => Value::Null,
        };
        assert_eq!(trigger["type"], triggered, "{start:?}");
        assert_eq!(read["webhook_id"], stage.sandbox.bot_id().to_string());
    }
}

/// An interaction brings its own right to answer, and says what the bot could do besides.
#[tokio::test]
async fn an_answer_needs_no_rights_in_the_channel() {
    let mut stage = Stage::new(|_| {}).await;
    let games = stage.games;
    for (taken, held) in
        [(0, BOT_PERMISSIONS), (SEND_MESSAGES, BOT_PERMISSIONS & !SEND_MESSAGES), (VIEW_CHANNEL, 0)]
    {
        stage.sandbox.faults().forbid(Some(games), taken);
        let (given, created) = stage.start(Start::Command, games).await;
        assert_eq!(created["app_permissions"], held.to_string());
        assert_eq!(stage.answer(&created, callback(4)).await, (204, 0), "{taken:#x}");
        assert_eq!(given.unwrap().answer().await.text(), "x");
    }
}

/// In a locked thread only the person who asked can be answered.
#[tokio::test]
async fn a_lock_leaves_private_answers() {
    let mut stage = Stage::new(|_| {}).await;
    let said = stage.sandbox.say(stage.ann, stage.games, "a game", None).unwrap();
    let path = format!("/channels/{}/messages/{said}/threads", stage.games);
    stage.rest.call("POST", &path, json!({ "name": "Game" })).await;
    for (asleep, locked, flags, wanted) in [
        (false, true, 0, (403, 160_005)),
        (false, true, 64, (204, 0)),
        (true, true, 0, (400, 50083)),
        (true, true, 64, (204, 0)),
        (true, false, 0, (204, 0)),
    ] {
        let faults = stage.sandbox.faults();
        faults.archive_thread(said, false);
        faults.lock_thread(said, false);
        let (_, created) = stage.start(Start::Command, said).await;
        faults.archive_thread(said, asleep);
        faults.lock_thread(said, locked);
        let body = json!({ "type": 4, "data": { "content": "x", "flags": flags } });
        assert_eq!(stage.answer(&created, body).await, wanted, "{asleep} {locked} {flags}");
        let sleeps = stage.sandbox.threads(stage.games)[0].archived;
        assert_eq!(sleeps, asleep && locked, "a public answer wakes a thread");
    }
}
