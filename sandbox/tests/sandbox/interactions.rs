//! Interactions: deadlines, single acknowledgement, private answers, deferral, forms, menus, and
//! what Discord's client lets people send.

use std::time::Duration;

use crate::support::socket::{ALL_INTENTS, Socket};
use crate::support::{Rest, challenge, options};
use menagerie_sandbox::{ActionError, AnswerKind, Options, Sandbox};
use serde_json::{Value, json};

struct Stage {
    sandbox: Sandbox,
    rest: Rest,
    socket: Socket,
    ann: u64,
    bob: u64,
    games: u64,
}

impl Stage {
    async fn new(change: impl FnOnce(&mut Options)) -> Stage {
        let mut options = options();
        change(&mut options);
        let sandbox = Sandbox::start(options).await.unwrap();
        let rest = Rest::new(&sandbox);
        rest.register(&sandbox, json!([challenge(), { "name": "Play this", "type": 3 }])).await;
        let (socket, _) = Socket::ready(&sandbox, ALL_INTENTS).await;
        let (ann, bob) =
            (sandbox.member_named("Ann").unwrap(), sandbox.member_named("Bob").unwrap());
        let games = sandbox.channel_named("games").unwrap();
        Stage { sandbox, rest, socket, ann, bob, games }
    }

    fn challenge(&self) -> menagerie_sandbox::Interaction {
        let options = json!({ "opponent": self.bob.to_string() });
        self.sandbox.slash(self.ann, self.games, "challenge", &options).unwrap()
    }

    async fn created(&mut self) -> Value {
        self.socket.event("INTERACTION_CREATE").await
    }

    async fn call_back(&self, created: &Value, body: Value) -> (u16, Value) {
        let (id, token) = (created["id"].as_str().unwrap(), created["token"].as_str().unwrap());
        self.rest.call_back(id, token, body).await
    }

    fn webhook(&self, created: &Value, rest: &str) -> String {
        format!("/webhooks/{}/{}{rest}", self.sandbox.bot_id(), created["token"].as_str().unwrap())
    }
}

#[tokio::test]
async fn a_command_carries_what_it_means() {
    let mut stage = Stage::new(|_| {}).await;
    stage.challenge();
    let created = stage.created().await;
    let bob = stage.bob.to_string();
    for (pointer, expected) in [
        ("/type", json!(2)),
        ("/data/name", json!("challenge")),
        ("/data/options/0", json!({ "name": "opponent", "type": 6, "value": bob })),
        ("/member/user/id", json!(stage.ann.to_string())),
        ("/locale", json!("en-US")),
        ("/guild_locale", json!("en-US")),
        ("/entitlements", json!([])),
        ("/context", json!(0)),
        ("/attachment_size_limit", json!(10_485_760)),
        ("/authorizing_integration_owners/0", json!(stage.sandbox.guild_id().to_string())),
    ] {
        assert_eq!(created.pointer(pointer), Some(&expected), "{pointer}");
    }
    assert!(created["data"]["resolved"]["members"][&bob]["permissions"].is_string());
    // Somebody who left is still a user, but no member.
    stage.sandbox.faults().remove_member(stage.bob);
    stage.challenge();
    let created = stage.created().await;
    assert!(created["data"]["resolved"]["users"][&bob].is_object());
    assert!(created["data"]["resolved"]["members"].is_null());
}

#[tokio::test]
async fn the_first_answer_has_a_deadline() {
    let mut stage = Stage::new(|it| it.acknowledge_within = Duration::from_millis(150)).await;
    let given = stage.challenge();
    let created = stage.created().await;
    let answer = given.answer().await;
    assert_eq!(answer.error.as_deref(), Some("The application did not respond"));
    assert_eq!((answer.kind, answer.acked_within), (AnswerKind::None, None));
    let late = stage.call_back(&created, json!({ "type": 4, "data": { "content": "late" } })).await;
    assert_eq!((late.0, &late.1["code"]), (404, &json!(10062)));
    assert!(stage.sandbox.messages(stage.ann, stage.games).is_empty());
}

#[tokio::test]
async fn the_token_dies_after_a_while() {
    let mut stage = Stage::new(|it| it.token_lifetime = Duration::from_millis(200)).await;
    stage.challenge();
    let created = stage.created().await;
    stage.call_back(&created, json!({ "type": 5 })).await;
    tokio::time::sleep(Duration::from_millis(250)).await;
    let path = stage.webhook(&created, "/messages/@original");
    let late = stage.rest.call("PATCH", &path, json!({ "content": "x" })).await;
    assert_eq!((late.0, &late.1["code"]), (401, &json!(50027)));
}

#[tokio::test]
async fn an_answer_is_given_once() {
    let mut stage = Stage::new(|_| {}).await;
    let given = stage.challenge();
    let created = stage.created().await;
    let early = stage
        .rest
        .call("PATCH", &stage.webhook(&created, "/messages/@original"), json!({ "content": "x" }))
        .await;
    assert_eq!(early.1["code"], 10015);
    let wrong = stage.call_back(&created, json!({ "type": 8, "data": { "choices": [] } })).await;
    assert_eq!(wrong.1["code"], 50035, "suggestions are no answer to a command");
    let empty = stage.call_back(&created, json!({ "type": 4, "data": {} })).await;
    assert_eq!(empty.1["code"], 50006);
    let long = json!({ "type": 4, "data": { "content": "x".repeat(2001) } });
    assert!(stage.call_back(&created, long).await.1["errors"]["data"]["content"].is_object());
    let private = json!({ "type": 4, "data": { "content": "hush", "flags": 64 } });
    assert_eq!(stage.call_back(&created, private.clone()).await.0, 204);
    let again = stage.call_back(&created, private).await;
    assert_eq!((again.0, &again.1["code"]), (400, &json!(40060)));
    let answer = given.answer().await;
    assert!(answer.is_ephemeral() && answer.acked_within.unwrap() < Duration::from_secs(3));
    let seen = |viewer| stage.sandbox.messages(viewer, stage.games).len();
    assert_eq!((seen(stage.ann), seen(stage.bob)), (1, 0));
    // The bot cannot get at it except through the interaction.
    let path = format!("/channels/{}/messages/{}", stage.games, answer.messages[0].id);
    assert_eq!(stage.rest.get(&path).await.1["code"], 10008);
    let (_, original) = stage.rest.get(&stage.webhook(&created, "/messages/@original")).await;
    assert_eq!(original["flags"], 64);
    stage.sandbox.delete(stage.ann, stage.games, answer.messages[0].id).unwrap();
    assert_eq!(seen(stage.ann), 0, "dismissed");
}

#[tokio::test]
async fn a_promise_is_shown_and_kept() {
    let mut stage = Stage::new(|_| {}).await;
    let given = stage.challenge();
    let created = stage.created().await;
    let path = format!("{}?with_response=true", "");
    let (id, token) = (created["id"].as_str().unwrap(), created["token"].as_str().unwrap());
    let callback = format!("/interactions/{id}/{token}/callback{path}");
    let (status, body) = stage.rest.call("POST", &callback, json!({ "type": 5 })).await;
    assert_eq!((status, &body["interaction"]["response_message_loading"]), (200, &json!(true)));
    assert!(given.acknowledged().await.messages[0].loading);
    let original = stage.webhook(&created, "/messages/@original");
    let (_, edited) = stage.rest.call("PATCH", &original, json!({ "content": "here" })).await;
    assert_eq!((&edited["flags"], &edited["type"]), (&json!(0), &json!(20)));
    let (_, more) = stage
        .rest
        .call("POST", &stage.webhook(&created, ""), json!({ "content": "more", "flags": 64 }))
        .await;
    assert_eq!(more["type"], 19);
    let answer = given.answer().await;
    let texts: Vec<&str> = answer.messages.iter().map(|it| it.content.as_str()).collect();
    assert_eq!((answer.deferred, texts), (true, vec!["here", "more"]));
    assert!(!answer.messages[0].loading && !answer.messages[0].edited);
    assert_eq!(stage.rest.call("DELETE", &original, Value::Null).await.0, 204);
    assert_eq!(stage.rest.get(&original).await.1["code"], 10008);
}

#[tokio::test]
async fn buttons_menus_and_forms_work() {
    let mut stage = Stage::new(|_| {}).await;
    let given = stage.challenge();
    let created = stage.created().await;
    let menu =
        json!({ "type": 3, "custom_id": "pick", "options": [{ "label": "A", "value": "a" }] });
    let components = json!([
        { "type": 1, "components": [
            { "type": 2, "style": 1, "label": "Go", "custom_id": "go" },
            { "type": 2, "style": 4, "label": "No", "custom_id": "no", "disabled": true },
        ] },
        { "type": 1, "components": [menu] },
    ]);
    let data = json!({ "content": "choose", "components": components, "flags": 64 });
    stage.call_back(&created, json!({ "type": 4, "data": data })).await;
    let board = given.answer().await.messages[0].id;
    let (ann, bob) = (stage.ann, stage.bob);
    let press = |who, custom_id, values: &[&str]| {
        stage.sandbox.press(who, board, custom_id, values).map(|it| it.id)
    };
    assert_eq!(press(bob, "go", &[]), Err(ActionError::UnknownMessage), "only Ann sees it");
    assert_eq!(press(ann, "no", &[]), Err(ActionError::NoComponent("no".to_owned())));
    assert_eq!(press(ann, "pick", &["b"]), Err(ActionError::BadChoice));
    assert_eq!(press(ann, "pick", &[]), Err(ActionError::BadChoice));

    let pressed = stage.sandbox.press(ann, board, "go", &[]).unwrap();
    let created = stage.created().await;
    assert_eq!(created["message"]["id"], board.to_string());
    assert_eq!(created["data"]["component_type"], 2);
    let input =
        json!({ "type": 4, "custom_id": "move", "label": "Move", "style": 1, "max_length": 4 });
    let form = json!({ "custom_id": "form", "title": "Your move", "components": [{ "type": 1, "components": [input] }] });
    let mut long = form.clone();
    long["title"] = json!("x".repeat(46));
    assert_eq!(
        stage.call_back(&created, json!({ "type": 9, "data": long })).await.1["code"],
        50035
    );
    assert_eq!(stage.call_back(&created, json!({ "type": 9, "data": form })).await.0, 204);
    assert_eq!(pressed.answer().await.modal.unwrap().inputs[0].max_length, 4);
    let send = |text: &str| stage.sandbox.submit_modal(ann, pressed.id, &json!({ "move": text }));
    assert_eq!(send("too long").err(), Some(ActionError::BadField("move".to_owned())));
    assert_eq!(send("").err(), Some(ActionError::BadField("move".to_owned())));
    let sent = send("e4").unwrap();
    let created = stage.created().await;
    assert_eq!(created["data"]["components"][0]["components"][0]["value"], "e4");
    stage
        .call_back(&created, json!({ "type": 7, "data": { "content": "done", "components": [] } }))
        .await;
    let answer = sent.answer().await;
    assert_eq!(
        (answer.kind, answer.text(), answer.messages[0].id),
        (AnswerKind::Update, "done", board)
    );
}

#[tokio::test]
async fn suggestions_come_while_typing() {
    let mut stage = Stage::new(|it| it.acknowledge_within = Duration::from_millis(300)).await;
    let sandbox = stage.sandbox.clone();
    let (ann, games) = (stage.ann, stage.games);
    let asked = tokio::spawn(async move {
        sandbox.autocomplete(ann, games, "challenge", &json!({ "move": "e" }), "move").await
    });
    let created = stage.created().await;
    assert_eq!(created["type"], 4);
    assert_eq!(
        created["data"]["options"][0],
        json!({ "name": "move", "type": 3, "value": "e", "focused": true })
    );
    let many: Vec<Value> =
        (0..26).map(|it| json!({ "name": it.to_string(), "value": "x" })).collect();
    let refused =
        stage.call_back(&created, json!({ "type": 8, "data": { "choices": many } })).await;
    assert_eq!(refused.1["code"], 50035);
    stage.call_back(&created, json!({ "type": 8, "data": { "choices": many[..25] } })).await;
    assert_eq!(asked.await.unwrap().unwrap().len(), 25);
    let none = stage.sandbox.autocomplete(ann, games, "challenge", &json!({}), "move").await;
    assert_eq!(none.unwrap(), [], "no answer in time");
}

#[tokio::test]
async fn the_client_refuses_nonsense() {
    let stage = Stage::new(|_| {}).await;
    let bob = stage.bob.to_string();
    let bad = |name: &str, reason: &str| ActionError::BadOption {
        name: name.to_owned(),
        reason: reason.to_owned(),
    };
    for (command, options, expected) in [
        ("nothing", json!({}), ActionError::UnknownCommand("nothing".to_owned())),
        ("challenge", json!({}), ActionError::MissingOption("opponent".to_owned())),
        (
            "challenge",
            json!({ "opponent": bob, "x": 1 }),
            ActionError::UnknownOption("x".to_owned()),
        ),
        ("challenge", json!({ "opponent": "7" }), bad("opponent", "is not a user")),
        (
            "challenge",
            json!({ "opponent": bob, "variant": "go" }),
            bad("variant", "is none of its choices: Terachess II, Chess"),
        ),
        (
            "challenge",
            json!({ "opponent": bob, "move": "x".repeat(6001) }),
            bad("move", "is longer than 6000 characters"),
        ),
    ] {
        let refused = stage.sandbox.slash(stage.ann, stage.games, command, &options).err();
        assert_eq!(refused, Some(expected));
    }
    let say = |text: &str| stage.sandbox.say(stage.ann, stage.games, text, None);
    assert_eq!(say("  "), Err(ActionError::Empty));
    assert_eq!(say(&"x".repeat(4001)), Err(ActionError::TooLong(4000)));
    assert!(say(&"x".repeat(4000)).is_ok());
    stage.sandbox.faults().remove_member(stage.ann);
    assert_eq!(say("x"), Err(ActionError::NotAMember));
}

#[tokio::test]
async fn a_message_can_be_given_to_a_command() {
    let mut stage = Stage::new(|_| {}).await;
    let said = stage.sandbox.say(stage.ann, stage.games, "e2e4", None).unwrap();
    stage.sandbox.message_command(stage.ann, stage.games, said, "Play this").unwrap();
    let created = stage.created().await;
    assert_eq!(created["data"]["resolved"]["messages"][said.to_string()]["content"], "e2e4");
}
