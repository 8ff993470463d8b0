//! Commands: how they are registered, to whom they are offered, and which values are sent.

use crate::support::socket::{ALL_INTENTS, Socket};
use crate::support::{Rest, id, unlimited};
use menagerie_sandbox::{ActionError, Sandbox};
use serde_json::{Value, json};

fn command(name: &str) -> Value {
    json!({ "name": name, "description": "x" })
}

fn with_options(options: Value) -> Value {
    json!({ "name": "ok", "description": "x", "options": options })
}

#[tokio::test]
async fn a_command_is_as_large_as_its_limits_and_no_larger() {
    let (sandbox, rest, _) = unlimited().await;
    let path = format!("/applications/{}/guilds/{}/commands", sandbox.bot_id(), sandbox.guild_id());
    let option = |name: &str| json!({ "type": 3, "name": name, "description": "x" });
    let options = |count: usize| {
        with_options((0..count).map(|it| option(&format!("o{it}"))).collect::<Vec<_>>().into())
    };
    let choice = |name: usize, value: usize| {
        let choice = json!({ "name": "é".repeat(name), "value": "é".repeat(value) });
        with_options(json!([{ "type": 3, "name": "a", "description": "x", "choices": [choice] }]))
    };
    let choices = |count: usize| {
        let all: Vec<Value> = (0..count)
            .map(|it| json!({ "name": it.to_string(), "value": it.to_string() }))
            .collect();
        with_options(json!([{ "type": 3, "name": "a", "description": "x", "choices": all }]))
    };
    let described = |length: usize| json!({ "name": "ok", "description": "é".repeat(length) });
    let length = |field: &str, length: u64| {
        with_options(json!([{ "type": 3, "name": "a", "description": "x", field: length }]))
    };
    let nested = |kind: u64| {
        let inner = json!([{ "type": kind, "name": "inner", "description": "x" }]);
        let group = json!([{ "type": 1, "name": "two", "description": "x", "options": inner }]);
        with_options(json!([{ "type": 2, "name": "one", "description": "x", "options": group }]))
    };
    // 7,992 characters besides its description.
    let large = |length: usize| {
        let choice = |it: u32| json!({ "name": format!("{it}{}", "x".repeat(77)), "value": "y" });
        let choices: Vec<Value> = (0..4).map(choice).collect();
        let mut command = options(25);
        for option in command["options"].as_array_mut().unwrap() {
            option["choices"] = json!(choices);
        }
        command["description"] = json!("x".repeat(length));
        command
    };
    for (right, wrong, pointer) in [
        (command(&"é".repeat(32)), command(&"é".repeat(33)), "/0/name"),
        (command("a-b_c"), command("a b"), "/0/name"),
        (command("straße"), command("STRASSE"), "/0/name"),
        (described(100), described(101), "/0/description"),
        (described(1), described(0), "/0/description"),
        (options(25), options(26), "/0/options"),
        (choices(25), choices(26), "/0/options/0/choices"),
        (choice(100, 1), choice(101, 1), "/0/options/0/choices/0/name"),
        (choice(1, 1), choice(0, 1), "/0/options/0/choices/0/name"),
        (choice(1, 100), choice(1, 101), "/0/options/0/choices/0/value"),
        (length("min_length", 6000), length("min_length", 6001), "/0/options/0/min_length"),
        (length("max_length", 6000), length("max_length", 6001), "/0/options/0/max_length"),
        (nested(3), nested(2), "/0/options/0/options/0/options/0/type"),
        (large(8), large(9), "/0"),
        (
            json!({ "name": "Play this", "type": 3 }),
            json!({ "name": "Play this", "type": 3, "description": "x" }),
            "/0/description",
        ),
        (
            with_options(
                json!([{ "type": 4, "name": "a", "description": "x", "autocomplete": true }]),
            ),
            with_options(
                json!([{ "type": 5, "name": "a", "description": "x", "autocomplete": true }]),
            ),
            "/0/options/0/autocomplete",
        ),
        (
            with_options(
                json!([{ "type": 4, "name": "a", "description": "x", "choices": [{ "name": "x", "value": 1 }] }]),
            ),
            with_options(
                json!([{ "type": 4, "name": "a", "description": "x", "choices": [{ "name": "x", "value": "1" }] }]),
            ),
            "/0/options/0/choices/0/value",
        ),
        (
            with_options(json!([{ "type": 11, "name": "a", "description": "x" }])),
            with_options(json!([{ "type": 12, "name": "a", "description": "x" }])),
            "/0/options/0/type",
        ),
    ] {
        let (status, body) = rest.call("PUT", &path, json!([right])).await;
        assert_eq!(status, 200, "{pointer} {body}");
        let (status, body) = rest.call("PUT", &path, json!([wrong])).await;
        assert_eq!((status, &body["code"]), (400, &json!(50035)), "{pointer} {body}");
        assert!(
            body["errors"].pointer(&format!("{pointer}/_errors")).is_some(),
            "{pointer} {body}"
        );
        let (_, kept) = rest.get(&path).await;
        assert_eq!(kept.as_array().unwrap().len(), 1, "what is refused replaces nothing");
    }
}

#[tokio::test]
async fn a_hundred_commands_are_taken_and_names_are_unique() {
    let (sandbox, rest, _) = unlimited().await;
    let path = format!("/applications/{}/commands", sandbox.bot_id());
    let many = |count: usize| (0..count).map(|it| command(&format!("c{it}"))).collect::<Value>();
    assert_eq!(rest.code("PUT", &path, many(101)).await, (400, 30032));
    assert_eq!(rest.code("PUT", &path, many(100)).await, (200, 0));
    assert_eq!(rest.code("POST", &path, command("c7")).await, (200, 0), "it is there already");
    assert_eq!(rest.code("POST", &path, command("one-more")).await, (400, 30032));
    let menu = json!({ "name": "Play this", "type": 3 });
    assert_eq!(rest.code("POST", &path, menu).await, (201, 0), "menus are counted apart");
    let (status, body) = rest.call("PUT", &path, json!([command("a"), command("a")])).await;
    assert_eq!((status, body["errors"]["1"]["_errors"].is_array()), (400, true), "{body}");
    let other_kind = json!([command("a"), { "name": "a", "type": 3 }]);
    assert_eq!(rest.code("PUT", &path, other_kind).await, (200, 0));
    assert_eq!(rest.code("PUT", &path, command("a")).await, (400, 50035), "no list");
    assert_eq!(rest.code("PUT", &path, json!([])).await, (200, 0));
    assert!(sandbox.commands().is_empty());
}

#[tokio::test]
async fn a_changed_command_keeps_its_id_and_gets_a_version() {
    let (sandbox, rest, _) = unlimited().await;
    let path = format!("/applications/{}/commands", sandbox.bot_id());
    let (_, first) = rest.call("POST", &path, command("a")).await;
    let one = format!("{path}/{}", id(&first));
    let mut versions = vec![first["version"].clone()];
    for (method, path, body, description) in
        [("PATCH", &one, json!({ "description": "y" }), "y"), ("POST", &path, command("a"), "x")]
    {
        let (status, changed) = rest.call(method, path, body).await;
        assert_eq!((status, id(&changed)), (200, id(&first)));
        assert_eq!((&changed["name"], &changed["description"]), (&json!("a"), &json!(description)));
        assert!(!versions.contains(&changed["version"]));
        versions.push(changed["version"].clone());
    }
    assert_eq!(rest.code("PATCH", &one, json!({ "description": "" })).await, (400, 50035));
    assert_eq!(rest.get(&one).await.1["description"], "x");
    for refusal in [(204, 0), (404, 10063)] {
        assert_eq!(rest.code("DELETE", &one, Value::Null).await, refusal);
    }
}

async fn offered(rest: &Rest, sandbox: &Sandbox, global: Value, server: Value) {
    let path = format!("/applications/{}/commands", sandbox.bot_id());
    assert_eq!(rest.call("PUT", &path, global).await.0, 200);
    rest.register(sandbox, server).await;
}

/// The commands that each person may give in each place.
#[tokio::test]
async fn a_command_is_offered_where_and_to_whom_it_says() {
    let (sandbox, rest, games) = unlimited().await;
    let (ann, bob) = (sandbox.member_named("Ann").unwrap(), sandbox.member_named("Bob").unwrap());
    let with = |name: &str, field: &str, value: Value| {
        let mut command = command(name);
        command[field] = value;
        command
    };
    let global = json!([
        command("everywhere"),
        with("here", "contexts", json!([0])),
        with("private", "contexts", json!([1])),
        with("both", "contexts", json!([0, 1])),
        command("twice"),
    ]);
    let manage = json!((1u64 << 5).to_string());
    let server = json!([command("twice"), with("managers", "default_member_permissions", manage)]);
    offered(&rest, &sandbox, global, server).await;
    // In the server as its owner and as another member, and in a direct channel.
    for (name, places) in [
        ("everywhere", [true, true, true]),
        ("here", [true, true, false]),
        ("private", [false, false, true]),
        ("both", [true, true, true]),
        ("twice", [true, true, true]),
        ("managers", [true, false, false]),
        ("nothing", [false, false, false]),
    ] {
        let direct = sandbox.direct_channel(bob);
        for ((who, place), given) in
            [(ann, games), (bob, games), (bob, direct)].into_iter().zip(places)
        {
            let refused = sandbox.slash(who, place, name, &json!({})).err();
            let wanted = (!given).then(|| ActionError::UnknownCommand(name.to_owned()));
            assert_eq!(refused, wanted, "{name} {who} {place}");
        }
    }
    sandbox.faults().offer_to_all("managers");
    assert!(sandbox.slash(bob, games, "managers", &json!({})).is_ok());
    // Of two namesakes the server's own is given.
    let (mut socket, _) = Socket::ready(&sandbox, ALL_INTENTS).await;
    for (place, of_server) in [(games, true), (sandbox.direct_channel(ann), false)] {
        sandbox.slash(ann, place, "twice", &json!({})).unwrap();
        let created = socket.event("INTERACTION_CREATE").await;
        assert_eq!(created["data"]["guild_id"].is_string(), of_server);
        assert_eq!(created["context"], i32::from(!of_server));
        assert_eq!(created["user"].is_object(), !of_server);
    }
}

/// Each type of option: the value that travels for a typed text, or the reason why none does.
#[tokio::test]
async fn values_travel_as_their_type_or_not_at_all() {
    let (sandbox, rest, games) = unlimited().await;
    let bob = sandbox.member_named("Bob").unwrap();
    let kinds =
        [(3, "text"), (4, "whole"), (5, "truth"), (6, "user"), (7, "place"), (10, "number")];
    let options: Vec<Value> = kinds
        .into_iter()
        .map(|(kind, name)| {
            let mut option = json!({ "type": kind, "name": name, "description": "x" });
            if matches!(kind, 4 | 10) {
                (option["min_value"], option["max_value"]) = (json!(1), json!(9));
            }
            if kind == 3 {
                (option["min_length"], option["max_length"]) = (json!(2), json!(4));
            }
            option
        })
        .collect();
    rest.register(&sandbox, json!([with_options(options.into())])).await;
    let (mut socket, _) = Socket::ready(&sandbox, ALL_INTENTS).await;
    for (name, typed, travels) in [
        ("text", json!(" abc "), Ok(json!("abc"))),
        ("text", json!("a"), Err("is too short")),
        ("text", json!("abcde"), Err("is longer than 4 characters")),
        ("text", json!(7), Err("is not a text")),
        ("whole", json!(1), Ok(json!(1))),
        ("whole", json!(" 9 "), Ok(json!(9))),
        ("whole", json!(10), Err("is not from 1 to 9")),
        ("whole", json!(0), Err("is not from 1 to 9")),
        ("whole", json!("x"), Err("is not a whole number")),
        ("whole", json!(1.5), Err("is not a whole number")),
        ("number", json!("1.5"), Ok(json!(1.5))),
        ("number", json!(9.5), Err("is not from 1 to 9")),
        ("number", json!("x"), Err("is not a number")),
        ("truth", json!("true"), Ok(json!(true))),
        ("truth", json!(false), Ok(json!(false))),
        ("truth", json!("yes"), Err("is neither true nor false")),
        ("user", json!(bob), Ok(json!(bob.to_string()))),
        ("user", json!("Bob"), Err("is not a user")),
        ("place", json!(games.to_string()), Ok(json!(games.to_string()))),
        ("place", json!("7"), Err("is not a channel")),
    ] {
        let given = sandbox.slash(bob, games, "ok", &json!({ name: typed }));
        match travels {
            Ok(value) => {
                given.unwrap();
                let created = socket.event("INTERACTION_CREATE").await;
                assert_eq!(created["data"]["options"][0]["value"], value, "{name} {typed}");
            }
            Err(reason) => {
                let (name, reason) = (name.to_owned(), reason.to_owned());
                assert_eq!(given.err(), Some(ActionError::BadOption { name, reason }), "{typed}");
            }
        }
    }
    // An option that is left blank is left out.
    sandbox.slash(bob, games, "ok", &json!({ "text": " ", "whole": null })).unwrap();
    assert!(socket.event("INTERACTION_CREATE").await["data"]["options"].is_null());
}

#[tokio::test]
async fn a_subcommand_is_named_in_full() {
    let (sandbox, rest, games) = unlimited().await;
    let bob = sandbox.member_named("Bob").unwrap();
    let number = json!({ "type": 4, "name": "n", "description": "x" });
    let leaf = json!({ "type": 1, "name": "leaf", "description": "x", "options": [number] });
    let group = json!({ "type": 2, "name": "group", "description": "x", "options": [leaf] });
    let plain = json!({ "type": 1, "name": "plain", "description": "x" });
    rest.register(&sandbox, json!([with_options(json!([group, plain]))])).await;
    let (mut socket, _) = Socket::ready(&sandbox, ALL_INTENTS).await;
    for (path, known) in [
        ("ok", false),
        ("ok group", false),
        ("ok leaf", false),
        ("ok group leaf more", false),
        ("ok plain", true),
        ("ok group leaf", true),
    ] {
        let refused = sandbox.slash(bob, games, path, &json!({})).err();
        let wanted = (!known).then(|| ActionError::UnknownCommand(path.to_owned()));
        assert_eq!(refused, wanted, "{path}");
    }
    sandbox.slash(bob, games, "ok group leaf", &json!({ "n": 3 })).unwrap();
    let last = loop {
        let created = socket.event("INTERACTION_CREATE").await;
        if created.pointer("/data/options/0/options/0/options/0").is_some() {
            break created;
        }
    };
    let data = &last["data"]["options"][0];
    assert_eq!((&data["name"], &data["type"]), (&json!("group"), &json!(2)));
    assert_eq!(
        (&data["options"][0]["name"], &data["options"][0]["type"]),
        (&json!("leaf"), &json!(1))
    );
    assert_eq!(data["options"][0]["options"][0], json!({ "name": "n", "type": 4, "value": 3 }));
}
