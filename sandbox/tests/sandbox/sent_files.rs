//! Files that people send with a command: how they travel, and where they can be fetched.

use crate::support::socket::{ALL_INTENTS, Socket};
use crate::support::{Rest, client, start};
use menagerie_sandbox::{RestFault, Sandbox};
use serde_json::{Value, json};
use serenity::model::application::{CommandInteraction, ResolvedValue};

async fn with_file_command() -> (Sandbox, Socket, u64, u64) {
    let sandbox = start().await;
    let file = json!({"name": "file", "description": "A game", "type": 11});
    let note = json!({"name": "note", "description": "Why", "type": 3, "autocomplete": true});
    let command = json!({"name": "variant", "description": "Play it", "options": [file, note]});
    Rest::new(&sandbox).register(&sandbox, json!([command])).await;
    let (socket, _) = Socket::ready(&sandbox, ALL_INTENTS).await;
    let ann = sandbox.member_named("Ann").unwrap();
    let games = sandbox.channel_named("games").unwrap();
    (sandbox, socket, ann, games)
}

#[tokio::test]
async fn a_file_travels_as_an_attachment_and_can_be_fetched() {
    let (sandbox, mut socket, ann, games) = with_file_command().await;
    for (given, name, content) in [
        (json!({"name": "my game.toml", "text": "id = 1"}), "my_game.toml", "id = 1"),
        (json!({"name": "a.toml", "base64": "aWQgPSAx"}), "a.toml", "id = 1"),
        (json!({"name": "../empty", "base64": ""}), ".._empty", ""),
        (json!({"name": "", "text": "x"}), "unknown", "x"),
    ] {
        sandbox.slash(ann, games, "variant", &json!({"file": given})).unwrap();
        let created = socket.event("INTERACTION_CREATE").await;
        let read: CommandInteraction = serde_json::from_value(created).unwrap();
        let options = read.data.options();
        let ResolvedValue::Attachment(file) = options[0].value else { panic!("{options:?}") };
        assert_eq!((&*file.filename, file.size as usize), (name, content.len()));
        assert!(file.ephemeral && file.url.starts_with("https://cdn.discordapp.com/ephemeral"));
        let client = client(&sandbox);
        let fetched = client.get(&file.url).send().await.unwrap();
        assert_eq!(fetched.text().await.unwrap(), content);
        let forged = file.url.replace("hm=", "hm=0");
        assert_eq!(client.get(&forged).send().await.unwrap().status(), 404);
        let fault = RestFault::Answer { status: 503, body: Value::Null };
        sandbox.faults().on_requests("GET", "/ephemeral-attachments", 1, fault);
        assert_eq!(client.get(&file.url).send().await.unwrap().status(), 503);
        assert_eq!(client.get(&file.url).send().await.unwrap().status(), 200);
    }
}

#[tokio::test]
async fn what_is_no_file_is_not_sent_and_files_stay_behind_while_something_is_typed() {
    let (sandbox, mut socket, ann, games) = with_file_command().await;
    for (given, why) in [
        (json!("game.toml"), "is not a file"),
        (json!({"name": "a.toml"}), "is not a file"),
        (json!({"name": "a.toml", "base64": "?"}), "is not a file"),
        (json!({"name": "a", "text": "x".repeat(10 * 1024 * 1024 + 1)}), "is larger than 10 MiB"),
    ] {
        let refused = sandbox.slash(ann, games, "variant", &json!({"file": given})).err().unwrap();
        assert!(refused.to_string().contains(why), "{refused}");
    }
    let typing = json!({"file": {"name": "a", "text": "x"}, "note": "b"});
    let asked = sandbox.autocomplete(ann, games, "variant", &typing, "note");
    let seen = async {
        let created = socket.event("INTERACTION_CREATE").await;
        assert_eq!(created["data"]["options"].as_array().unwrap().len(), 1, "{created}");
        let (id, token) = (created["id"].as_str().unwrap(), created["token"].as_str().unwrap());
        let body = json!({"type": 8, "data": {"choices": []}});
        Rest::new(&sandbox).call_back(id, token, body).await;
    };
    let (choices, ()) = tokio::join!(asked, seen);
    assert!(choices.unwrap().is_empty());
}

#[tokio::test]
async fn the_last_hundred_files_can_be_fetched() {
    let (sandbox, mut socket, ann, games) = with_file_command().await;
    let mut addresses = Vec::new();
    for number in 0..101 {
        let file = json!({"name": "a", "text": number.to_string()});
        sandbox.slash(ann, games, "variant", &json!({"file": file})).unwrap();
        let created = socket.event("INTERACTION_CREATE").await;
        let files = created["data"]["resolved"]["attachments"].as_object().unwrap();
        addresses.push(files.values().next().unwrap()["url"].as_str().unwrap().to_owned());
    }
    let client = client(&sandbox);
    for (place, status) in [(0, 404), (1, 200), (100, 200)] {
        assert_eq!(client.get(&addresses[place]).send().await.unwrap().status(), status, "{place}");
    }
}
