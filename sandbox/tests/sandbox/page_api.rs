//! The page's JSON: acting as each person, what each of them is shown, and what is kept from pages of
//! other origins.

use std::time::Duration;

use crate::support::socket::{ALL_INTENTS, Socket};
use crate::support::{PIXEL, Rest, challenge, id, options, unlimited_with};
use menagerie_sandbox::{Options, Sandbox};
use serde_json::{Value, json};

struct Page {
    sandbox: Sandbox,
    rest: Rest,
    socket: Socket,
    client: reqwest::Client,
    games: u64,
    ann: String,
    bob: String,
}

impl Page {
    async fn open() -> Page {
        Page::open_with(|_| {}).await
    }

    async fn open_with(change: impl FnOnce(&mut Options)) -> Page {
        let (sandbox, rest, games) = unlimited_with(change).await;
        rest.register(&sandbox, json!([challenge(), { "name": "Play this", "type": 3 }])).await;
        let (socket, _) = Socket::ready(&sandbox, ALL_INTENTS).await;
        let [ann, bob] = ["Ann", "Bob"].map(|it| sandbox.member_named(it).unwrap().to_string());
        Page { sandbox, rest, socket, client: reqwest::Client::new(), games, ann, bob }
    }

    async fn act(&self, path: &str, body: Value) -> (u16, Value) {
        act(&self.client, &self.sandbox, path, body).await
    }

    async fn world(&self, who: &str, channel: u64) -> Value {
        let address = self.sandbox.web_address();
        let url = format!("http://{address}/api/world?as={who}&channel={channel}");
        let answer = self.client.get(url).send().await.unwrap();
        serde_json::from_str(&answer.text().await.unwrap()).unwrap()
    }

    /// Acts, and lets the bot answer what comes of it.
    async fn act_and_answer(&mut self, path: &str, body: Value, answer: Value) -> Value {
        let (client, sandbox, path) = (self.client.clone(), self.sandbox.clone(), path.to_owned());
        let acting = tokio::spawn(async move { act(&client, &sandbox, &path, body).await });
        let created = self.socket.event("INTERACTION_CREATE").await;
        let (id, token) = (created["id"].as_str().unwrap(), created["token"].as_str().unwrap());
        let (status, refused) = self.rest.call_back(id, token, answer).await;
        assert_eq!(status, 204, "{refused}");
        let (status, outcome) = acting.await.unwrap();
        assert_eq!(status, 200, "{outcome}");
        outcome
    }
}

async fn act(client: &reqwest::Client, sandbox: &Sandbox, path: &str, body: Value) -> (u16, Value) {
    let url = format!("http://{}/api/{path}", sandbox.web_address());
    let answer = client.post(url).json(&body).send().await.unwrap();
    let status = answer.status().as_u16();
    (status, serde_json::from_str(&answer.text().await.unwrap()).unwrap())
}

#[tokio::test]
async fn what_the_client_would_refuse_is_refused_in_words() {
    let page = Page::open().await;
    let (ann, bob, games) = (&page.ann, &page.bob, page.games.to_string());
    let (_, said) = page.act("say", json!({ "as": ann, "channel": games, "text": "mine" })).await;
    let said = &said["message"];
    for (path, body, words) in [
        (
            "say",
            json!({ "as": "7", "channel": games, "text": "x" }),
            "this user is not on the server",
        ),
        ("say", json!({ "as": ann, "channel": "7", "text": "x" }), "there is no such channel"),
        ("say", json!({ "as": ann, "channel": games, "text": "  " }), "a message needs some text"),
        (
            "say",
            json!({ "as": ann, "channel": games, "text": "x".repeat(4001) }),
            "the text is longer than 4000 characters",
        ),
        (
            "say",
            json!({ "as": ann, "channel": games, "text": "x", "reply": "7" }),
            "there is no such message",
        ),
        (
            "edit",
            json!({ "as": bob, "channel": games, "message": said, "text": "x" }),
            "this message is somebody else's",
        ),
        (
            "delete",
            json!({ "as": bob, "channel": games, "message": said }),
            "this message is somebody else's",
        ),
        (
            "delete",
            json!({ "as": ann, "channel": games, "message": "7" }),
            "there is no such message",
        ),
        (
            "react",
            json!({ "as": ann, "channel": games, "message": "7", "emoji": "👍" }),
            "there is no such message",
        ),
        (
            "slash",
            json!({ "as": ann, "channel": games, "command": "no" }),
            "there is no command /no here",
        ),
        (
            "autocomplete",
            json!({ "as": ann, "channel": games, "command": "no" }),
            "there is no command /no here",
        ),
        (
            "apps",
            json!({ "as": ann, "channel": games, "message": said, "command": "no" }),
            "there is no command /no here",
        ),
        (
            "press",
            json!({ "as": ann, "message": said, "custom_id": "x" }),
            "there is no such button or menu to use: \"x\"",
        ),
        (
            "press",
            json!({ "as": ann, "message": "7", "custom_id": "x" }),
            "there is no such message",
        ),
        ("modal", json!({ "as": ann, "interaction": "7" }), "there is no form to send"),
        ("say", json!({}), "there is no such channel"),
    ] {
        let (status, answer) = page.act(path, body.clone()).await;
        assert_eq!((status, &answer["refused"]), (422, &json!(words)), "{path} {body}");
    }
    assert_eq!(page.world(ann, page.games).await["messages"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_person_writes_edits_reacts_and_deletes() {
    let page = Page::open().await;
    let (ann, bob, games) = (&page.ann, &page.bob, page.games.to_string());
    let (_, said) = page.act("say", json!({ "as": ann, "channel": games, "text": " one " })).await;
    let on = |extra: Value| {
        let mut body = json!({ "as": ann, "channel": games, "message": said["message"] });
        for (name, value) in extra.as_object().unwrap() {
            body[name] = value.clone();
        }
        body
    };
    for (path, body, content, edited, reactions) in [
        ("edit", on(json!({ "text": "two" })), "two", true, 0),
        ("react", on(json!({ "emoji": "👍" })), "two", true, 1),
        ("react", on(json!({ "as": bob, "emoji": "👍" })), "two", true, 2),
        ("react", on(json!({ "emoji": "👍", "remove": true })), "two", true, 1),
    ] {
        assert_eq!(page.act(path, body.clone()).await, (200, json!({})), "{path} {body}");
        let shown = &page.world(bob, page.games).await["messages"][0];
        let users = shown["reactions"][0]["users"].as_array().map_or(0, Vec::len);
        assert_eq!(
            (&shown["content"], &shown["edited"], users),
            (&json!(content), &json!(edited), reactions)
        );
    }
    let reply = json!({ "as": bob, "channel": games, "text": "yes", "reply": said["message"], "ping": true });
    page.act("say", reply).await;
    let shown = &page.world(ann, page.games).await["messages"][1];
    assert_eq!((&shown["reply"]["content"], &shown["mentions"]), (&json!("two"), &json!([ann])));
    assert_eq!(page.act("delete", on(json!({}))).await, (200, json!({})));
    let left = page.world(ann, page.games).await;
    assert_eq!(left["messages"].as_array().unwrap().len(), 1);
    assert_eq!(left["messages"][0]["reply"]["author"], Value::Null);
}

#[tokio::test]
async fn each_person_sees_what_is_theirs() {
    let mut page = Page::open().await;
    let (ann, bob, games) = (page.ann.clone(), page.bob.clone(), page.games);
    let direct = page.sandbox.direct_channel(ann.parse().unwrap());
    page.rest
        .call("POST", &format!("/channels/{direct}/messages"), json!({ "content": "for Ann" }))
        .await;
    let command = json!({ "as": ann, "channel": games.to_string(), "command": "challenge", "options": { "opponent": bob } });
    let hush = json!({ "type": 4, "data": { "content": "hush", "flags": 64 } });
    let outcome = page.act_and_answer("slash", command, hush).await;
    assert_eq!((&outcome["kind"], &outcome["error"]), (&json!("message"), &Value::Null));
    for (who, places, private, hushed) in [(&ann, 3, 1, 1), (&bob, 2, 0, 0)] {
        let world = page.world(who, games).await;
        assert_eq!(world["channels"].as_array().unwrap().len(), places, "{who}");
        assert_eq!(world["messages"].as_array().unwrap().len(), hushed, "{who}");
        let direct = page.world(who, direct).await;
        assert_eq!(direct["messages"].as_array().unwrap().len(), private, "{who}");
    }
    let world = page.world(&ann, games).await;
    assert_eq!(world["messages"][0]["ephemeral_for"], json!(ann));
    let members = world["members"].as_array().unwrap().len();
    assert_eq!((&world["connected"], members), (&json!(true), 5));
    // She dismisses it; nobody else could.
    let dismiss = |who: &str| json!({ "as": who, "channel": games.to_string(), "message": world["messages"][0]["id"] });
    assert_eq!(page.act("delete", dismiss(&bob)).await.0, 422);
    assert_eq!(page.act("delete", dismiss(&ann)).await.0, 200);
}

#[tokio::test]
async fn buttons_forms_and_suggestions_reach_the_bot_and_back() {
    let mut page = Page::open().await;
    let (ann, games) = (page.ann.clone(), page.games.to_string());
    let button = json!({ "type": 2, "style": 1, "label": "Go", "custom_id": "go" });
    let body = json!({ "content": "board", "components": [{ "type": 1, "components": [button] }] });
    let (_, board) = page.rest.call("POST", &format!("/channels/{games}/messages"), body).await;
    let input = json!({ "type": 4, "custom_id": "move", "label": "Move", "style": 1 });
    let form = json!({ "custom_id": "f", "title": "Your move", "components": [{ "type": 1, "components": [input] }] });
    let press = json!({ "as": ann, "message": board["id"], "custom_id": "go" });
    let opened = page.act_and_answer("press", press, json!({ "type": 9, "data": form })).await;
    assert_eq!(
        (&opened["kind"], &opened["modal"]["title"]),
        (&json!("modal"), &json!("Your move"))
    );
    let fields =
        json!({ "as": ann, "interaction": opened["interaction"], "fields": { "move": "e4" } });
    let update = json!({ "type": 7, "data": { "content": "moved" } });
    assert_eq!(page.act_and_answer("modal", fields, update).await["kind"], "update");
    assert_eq!(page.world(&ann, page.games).await["messages"][0]["content"], "moved");
    let ask = json!({ "as": ann, "channel": games, "command": "challenge", "options": { "move": "e" }, "focused": "move" });
    let choices = json!([{ "name": "e2 to e4", "value": "e4" }]);
    let told = page
        .act_and_answer("autocomplete", ask, json!({ "type": 8, "data": { "choices": choices } }))
        .await;
    assert_eq!(told, json!({ "choices": choices, "error": null }));
    let apps =
        json!({ "as": ann, "channel": games, "message": board["id"], "command": "Play this" });
    let answer = json!({ "type": 4, "data": { "content": "played" } });
    assert_eq!(page.act_and_answer("apps", apps, answer).await["kind"], "message");
}

/// The client's words on each kind of silence, until it is closed.
#[tokio::test]
async fn a_bot_that_does_not_answer_is_told_of() {
    let timeout = Duration::from_millis(150);
    let page = Page::open_with(|options| options.acknowledge_within = timeout).await;
    let (ann, bob, games) = (&page.ann, &page.bob, page.games.to_string());
    let (status, outcome) = page
        .act("slash", json!({ "as": ann, "channel": games, "command": "challenge", "options": { "opponent": bob } }))
        .await;
    assert_eq!((status, &outcome["error"]), (200, &json!("The application did not respond")));
    let ask = json!({ "as": ann, "channel": games, "command": "challenge", "options": {}, "focused": "move" });
    assert_eq!(page.act("autocomplete", ask).await.1["error"], "Loading options failed");
    let waiting = page.world(ann, page.games).await["waiting"].take();
    assert_eq!(waiting.as_array().unwrap().len(), 1, "suggestions leave no trace");
    assert_eq!(waiting[0]["error"], "The application did not respond");
    assert_eq!(page.world(bob, page.games).await["waiting"], json!([]));
    page.act("dismiss-failure", json!({ "interaction": outcome["interaction"] })).await;
    assert_eq!(page.world(ann, page.games).await["waiting"], json!([]));
}

#[tokio::test]
async fn the_list_of_places_says_what_is_new_and_whose_turn_it_is() {
    let page = Page::open().await;
    let (ann, games) = (page.sandbox.member_named("Ann").unwrap(), page.games);
    let said = page.sandbox.say(ann, games, "a game", None).unwrap();
    let path = format!("/channels/{games}/messages/{said}/threads");
    page.rest.call("POST", &path, json!({ "name": "Game" })).await;
    for (text, turn, ended) in [
        (format!("<@{ann}>, it's your move (White)."), json!(page.ann), false),
        ("talk".to_owned(), json!(page.ann), false),
        ("White wins.".to_owned(), Value::Null, true),
        (format!("<@{}>, it's your move (Black).", page.bob), json!(page.bob), false),
    ] {
        let (_, sent) = page
            .rest
            .call("POST", &format!("/channels/{said}/messages"), json!({ "content": text }))
            .await;
        let world = page.world(&page.ann, games).await;
        let place =
            world["channels"].as_array().unwrap().iter().find(|it| it["name"] == "games").unwrap();
        let thread = &place["threads"][0];
        assert_eq!((&thread["turn"], &thread["ended"]), (&turn, &json!(ended)), "{text}");
        assert_eq!(thread["last"], sent["id"], "{text}");
        let pinged = text.contains(&page.ann);
        assert_eq!(thread["last_ping"] == sent["id"], pinged, "{text}");
    }
}

/// Every address, the pictures and the live line too.
#[tokio::test]
async fn no_other_origin_and_no_other_name_reaches_the_page() {
    let page = Page::open().await;
    let address = page.sandbox.web_address();
    let (_, sent) = page
        .rest
        .upload(
            "POST",
            &format!("/channels/{}/messages", page.games),
            json!({}),
            &[("a.png", PIXEL)],
        )
        .await;
    let picture = id(&sent["attachments"][0]);
    let localhost = format!("localhost:{}", address.port());
    let [here, there] = [format!("http://{address}"), format!("http://{localhost}")];
    let own = address.to_string();
    for path in [
        "/".to_owned(),
        format!("/api/world?as={}", page.ann),
        format!("/attachments/{}/{picture}/a.png", page.games),
    ] {
        for (host, origin, status) in [
            (own.as_str(), None, 200),
            (localhost.as_str(), None, 200),
            (own.as_str(), Some(here.as_str()), 200),
            (own.as_str(), Some(there.as_str()), 421),
            (own.as_str(), Some("https://discord.com"), 421),
            (own.as_str(), Some("null"), 421),
            ("discord.com", None, 421),
            ("127.0.0.1", None, 421),
        ] {
            let mut request = page.client.get(format!("{here}{path}")).header("host", host);
            if let Some(origin) = origin {
                request = request.header("origin", origin);
            }
            let found = request.send().await.unwrap().status().as_u16();
            assert_eq!(found, status, "{path} {host} {origin:?}");
        }
    }
}

/// A file that somebody uploads never runs in the page's origin, and never without a signature from
/// outside.
#[tokio::test]
async fn an_uploaded_file_is_data_and_nothing_else() {
    let page = Page::open().await;
    let path = format!("/channels/{}/messages", page.games);
    for (name, kind) in [
        ("a.png", "image/png"),
        ("a.gif", "image/gif"),
        ("a.html", "application/octet-stream"),
        ("a.svg", "application/octet-stream"),
        ("a.js", "application/octet-stream"),
        ("a.txt", "application/octet-stream"),
    ] {
        let (_, sent) = page.rest.upload("POST", &path, json!({}), &[(name, b"<script>")]).await;
        let signed = sent["attachments"][0]["url"].as_str().unwrap();
        let plain = signed.split('?').next().unwrap();
        let local = plain.replace(
            "https://cdn.discordapp.com",
            &format!("http://{}", page.sandbox.web_address()),
        );
        for (url, status) in [
            (signed.to_owned(), 200),
            (local, 200),
            (plain.to_owned(), 404),
            (signed.replace("hm=", "hm=0"), 404),
            (signed.replace("ex=", "ex=f"), 404),
        ] {
            let client = if url.starts_with("https") { &page.rest.client } else { &page.client };
            let answer = client.get(&url).send().await.unwrap();
            assert_eq!(answer.status().as_u16(), status, "{url}");
            if status == 200 {
                let header = |name: &str| answer.headers()[name].to_str().unwrap().to_owned();
                assert_eq!(header("content-type"), kind, "{name}");
                assert_eq!(header("x-content-type-options"), "nosniff");
                assert!(header("content-security-policy").contains("default-src 'none'"));
            }
        }
    }
}

#[tokio::test]
async fn a_slow_line_shows_its_pictures_later_but_all_else_at_once() {
    let delay = Duration::from_millis(800);
    let sandbox = Sandbox::start(Options { picture_delay: delay, ..options() }).await.unwrap();
    let address = format!("http://{}", sandbox.web_address());
    let ann = sandbox.member_named("Ann").unwrap();
    for (path, late) in
        [(format!("/api/world?as={ann}"), false), ("/attachments/1/2/a.png".to_owned(), true)]
    {
        let begun = std::time::Instant::now();
        reqwest::get(format!("{address}{path}")).await.unwrap();
        assert_eq!(begun.elapsed() >= delay, late, "{path}");
    }
}
