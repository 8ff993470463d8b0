//! The page's address: its files, its JSON, and who may not have them.

use crate::support::{PIXEL, Rest, challenge, start};
use serde_json::{Value, json};

#[tokio::test]
async fn the_page_is_whole_and_for_loopback_only() {
    let sandbox = start().await;
    let client = reqwest::Client::new();
    let address = format!("http://{}", sandbox.web_address());
    for path in [
        "/",
        "/style.css",
        "/scripts/app.js",
        "/scripts/net.js",
        "/scripts/messages.js",
        "/scripts/markdown.js",
        "/scripts/commands.js",
        "/scripts/modal.js",
        "/scripts/scroll.js",
        "/scripts/sidebar.js",
        "/scripts/theme.js",
        "/scripts/typed.js",
        "/scripts/viewer.js",
        "/scripts/welcome.js",
    ] {
        let response = client.get(format!("{address}{path}")).send().await.unwrap();
        assert_eq!(response.status().as_u16(), 200, "{path}");
        assert!(response.headers().contains_key("content-security-policy"));
        let text = response.text().await.unwrap();
        assert!(!text.contains("innerHTML"), "{path} makes text into markup");
        assert!(
            !text.contains("http://") && !text.contains("src=\"https:"),
            "{path} asks elsewhere"
        );
    }
    let foreign = client.get(&address).header("host", "evil.example").send().await.unwrap();
    assert_eq!(foreign.status().as_u16(), 421);
    let rebound =
        client.get(&address).header("origin", "http://evil.example").send().await.unwrap();
    assert_eq!(rebound.status().as_u16(), 421);
    // A form of another page cannot send JSON.
    let form = client.post(format!("{address}/api/say")).body("{}").send().await.unwrap();
    assert_eq!(form.status().as_u16(), 415);
}

#[tokio::test]
async fn the_page_acts_and_sees_as_a_person() {
    let sandbox = start().await;
    let client = reqwest::Client::new();
    let address = format!("http://{}", sandbox.web_address());
    let rest = Rest::new(&sandbox);
    let mut registered = challenge();
    registered["name_localizations"] = json!({ "de": "herausfordern" });
    registered["options"][0]["description_localizations"] = json!({ "de": "Gegen wen" });
    rest.register(&sandbox, json!([registered])).await;
    let ann = sandbox.member_named("Ann").unwrap().to_string();
    let games = sandbox.channel_named("games").unwrap().to_string();
    let act = async |path: &str, body: Value| {
        let response =
            client.post(format!("{address}/api/{path}")).json(&body).send().await.unwrap();
        (response.status().as_u16(), response.json::<Value>().await.unwrap())
    };
    let (_, said) = act("say", json!({ "as": ann, "channel": games, "text": "<b>hi</b>" })).await;
    let body =
        json!({ "content": "board", "attachments": [{ "id": 0, "description": "A board" }] });
    rest.upload("POST", &format!("/channels/{games}/messages"), body, &[("b.png", PIXEL)]).await;
    let world: Value = client
        .get(format!("{address}/api/world?as={ann}&channel={games}"))
        .send()
        .await
        .unwrap()
        .json()
        .await
        .unwrap();
    assert_eq!(world["messages"][0]["id"], said["message"]);
    assert_eq!(world["messages"][0]["content"], "<b>hi</b>");
    assert_eq!(world["commands"][0]["name"], "challenge");
    // The page looks often, and shows commands in English.
    assert!(!world["commands"].to_string().contains("localizations"), "{}", world["commands"]);
    let attachment = &world["messages"][1]["attachments"][0];
    assert_eq!(attachment["description"], "A board");
    let path =
        format!("{address}/attachments/{games}/{}/b.png", attachment["id"].as_str().unwrap());
    assert_eq!(client.get(path).send().await.unwrap().bytes().await.unwrap(), PIXEL);
    let (status, refused) =
        act("slash", json!({ "as": ann, "channel": games, "command": "challenge", "options": {} }))
            .await;
    assert_eq!((status, &refused["refused"]), (422, &json!("the option \"opponent\" is required")));
}

#[tokio::test]
async fn a_stopped_sandbox_is_gone() {
    let sandbox = start().await;
    let rest = Rest::new(&sandbox);
    let (mut socket, _) = crate::support::socket::Socket::ready(&sandbox, 1).await;
    assert_eq!(rest.get("/users/@me").await.0, 200);
    sandbox.stop().await;
    assert_eq!(socket.next().await, crate::support::socket::Next::Closed(Some(1001)));
    assert!(rest.request("GET", "/users/@me").send().await.is_err());
    let page = reqwest::get(format!("http://{}", sandbox.web_address())).await;
    assert!(page.is_err());
}
