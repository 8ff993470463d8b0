//! Files: how large they may be, how they are named, and how an embed shows them.

use std::time::Duration;

use crate::support::{PIXEL, unlimited};
use menagerie_sandbox::{Direction, Options, RestFault, Sandbox, TOKEN};
use serde_json::{Value, json};

const MEGABYTE: usize = 1024 * 1024;

#[tokio::test]
async fn a_file_has_ten_megabytes_and_a_request_twenty_five() {
    let (sandbox, rest, games) = unlimited().await;
    let path = format!("/channels/{games}/messages");
    let bytes = vec![0u8; 10 * MEGABYTE + 1];
    for (sizes, status) in [
        (vec![10 * MEGABYTE], 200),
        (vec![10 * MEGABYTE + 1], 413),
        (vec![10 * MEGABYTE, 10 * MEGABYTE, 4 * MEGABYTE], 200),
        (vec![10 * MEGABYTE, 10 * MEGABYTE, 5 * MEGABYTE], 413),
    ] {
        let files: Vec<(&str, &[u8])> =
            sizes.iter().map(|size| ("a.bin", &bytes[..*size])).collect();
        let (found, body) = rest.upload("POST", &path, json!({}), &files).await;
        assert_eq!(found, status, "{sizes:?}");
        let code = if status == 413 { json!(40005) } else { Value::Null };
        assert_eq!(body["code"], code, "{sizes:?}");
    }
    assert_eq!(sandbox.messages(sandbox.member_named("Ann").unwrap(), games).len(), 2);
}

#[tokio::test]
async fn a_files_name_is_made_safe_and_can_be_given_anew() {
    let (_sandbox, rest, games) = unlimited().await;
    let path = format!("/channels/{games}/messages");
    for (name, wished, kept) in [
        ("board.png", None, "board.png"),
        ("a b.png", None, "a_b.png"),
        ("é.png", None, "_.png"),
        ("x-1_2.PNG", None, "x-1_2.PNG"),
        ("a.png", Some("b.png"), "b.png"),
        ("a.png", Some("../b.png"), ".._b.png"),
    ] {
        let mut entry = json!({ "id": 0 });
        if let Some(wished) = wished {
            entry["filename"] = json!(wished);
        }
        let body = json!({ "attachments": [entry] });
        let (_, sent) = rest.upload("POST", &path, body, &[(name, PIXEL)]).await;
        assert_eq!(sent["attachments"][0]["filename"], kept, "{name} {wished:?}");
        let url = sent["attachments"][0]["url"].as_str().unwrap();
        assert!(url.contains(&format!("/{kept}?")), "{url}");
    }
}

/// A picture that an embed shows is not listed beside it, and is again when the embed goes.
#[tokio::test]
async fn a_picture_is_in_its_embed_or_in_the_list() {
    let (sandbox, rest, games) = unlimited().await;
    let ann = sandbox.member_named("Ann").unwrap();
    let path = format!("/channels/{games}/messages");
    let shows =
        |name: &str| json!({ "embeds": [{ "image": { "url": format!("attachment://{name}") } }] });
    let (_, sent) =
        rest.upload("POST", &path, shows("b.png"), &[("a.png", PIXEL), ("b.png", PIXEL)]).await;
    let one = format!("{path}/{}", sent["id"].as_str().unwrap());
    for (edit, listed, embedded) in [
        (Value::Null, vec!["a.png"], vec![false, true]),
        (shows("a.png"), vec!["b.png"], vec![true, false]),
        (shows("c.png"), vec!["a.png", "b.png"], vec![false, false]),
        (json!({ "embeds": [] }), vec!["a.png", "b.png"], vec![false, false]),
    ] {
        let (_, message) = match edit {
            Value::Null => rest.get(&one).await,
            ref edit => rest.call("PATCH", &one, edit.clone()).await,
        };
        let names: Vec<&str> = message["attachments"]
            .as_array()
            .unwrap()
            .iter()
            .map(|it| it["filename"].as_str().unwrap())
            .collect();
        assert_eq!(names, listed, "{edit}");
        let seen = sandbox.messages(ann, games).remove(0).attachments;
        assert_eq!(seen.iter().map(|it| it.embedded).collect::<Vec<_>>(), embedded, "{edit}");
        let image = &message["embeds"][0]["image"];
        assert_eq!(image["width"] == 1, embedded.contains(&true), "{edit}");
    }
}

/// The traffic on the wire can be kept in files. It holds nobody's token.
#[tokio::test]
async fn exchanges_are_recorded_without_the_token() {
    let mut options: Options = crate::support::options();
    let folder = options.data.join("record");
    options.record = Some(folder.clone());
    let sandbox = Sandbox::start(options).await.unwrap();
    let rest = crate::support::Rest::new(&sandbox);
    let games = sandbox.channel_named("games").unwrap();
    crate::support::socket::Socket::ready(&sandbox, 1).await;
    let path = format!("/channels/{games}/messages");
    sandbox.faults().on_requests(
        "POST",
        "/messages",
        1,
        RestFault::Delay(Duration::from_millis(1)),
    );
    rest.upload("POST", &path, json!({ "content": "x" }), &[("a.png", PIXEL)]).await;
    assert_eq!(rest.get(&format!("{path}/7?x=1")).await.0, 404);
    let told = sandbox.exchanges();
    assert_eq!((told.len(), sandbox.exchange_count()), (2, 2));
    assert_eq!(told[0].files, [("a.png".to_owned(), PIXEL.len())]);
    assert_eq!((told[0].status, &told[0].request["content"]), (200, &json!("x")));
    assert_eq!((told[1].status, told[1].path.ends_with("/7?x=1")), (404, true));
    assert_eq!(told[1].route, "/channels/{id}/messages/{id}");
    assert_eq!(sandbox.exchanges_after(1).len(), 1);
    for (name, least) in [("exchanges.jsonl", 2), ("gateway.jsonl", 4)] {
        let text = std::fs::read_to_string(folder.join(name)).unwrap();
        assert!(text.lines().count() >= least, "{name}");
        assert!(!text.contains(TOKEN), "{name} holds the token");
        for line in text.lines() {
            serde_json::from_str::<Value>(line).unwrap();
        }
    }
    let first = sandbox.gateway_frames().remove(0);
    assert_eq!((first.direction, &first.payload["op"]), (Direction::Sent, &json!(10)));
}

/// Each fault strikes as often as it is told, where it is told, and lets all else pass.
#[tokio::test]
async fn a_fault_strikes_what_it_names() {
    let (sandbox, rest, games) = unlimited().await;
    let faults = sandbox.faults();
    let path = format!("/channels/{games}/messages");
    let channel = format!("/channels/{games}");
    let text = json!({ "content": "x" });
    for (status, code) in [(401, 0), (403, 50013), (404, 0), (400, 0), (502, 0)] {
        faults.on_requests("POST", "/messages", 1, RestFault::Answer { status, body: Value::Null });
        assert_eq!(rest.code("GET", &path, Value::Null).await, (200, 0), "another method");
        assert_eq!(rest.code("GET", &channel, Value::Null).await, (200, 0), "another path");
        assert_eq!(rest.code("POST", &path, text.clone()).await, (status, code));
        assert_eq!(rest.code("POST", &path, text.clone()).await, (200, 0), "once only");
    }
    let own = json!({ "code": 10003, "message": "Unknown Channel" });
    faults.on_requests("", "/channels", 2, RestFault::Answer { status: 404, body: own });
    for _ in 0..2 {
        assert_eq!(rest.code("GET", &path, Value::Null).await, (404, 10003));
    }
    let wait = Duration::from_millis(1500);
    faults.on_requests("", "", 1, RestFault::RateLimited { retry_after: wait, global: true });
    let (status, body) = rest.get(&path).await;
    assert_eq!((status, &body["retry_after"], &body["global"]), (429, &json!(1.5), &json!(true)));
    faults.on_requests("", "", u32::MAX, RestFault::LoseReply);
    assert!(rest.request("POST", &path).json(&text).send().await.is_err());
    faults.clear_requests();
    let ann = sandbox.member_named("Ann").unwrap();
    assert_eq!(
        sandbox.messages(ann, games).len(),
        6,
        "a lost reply was carried out, the others not"
    );
}
