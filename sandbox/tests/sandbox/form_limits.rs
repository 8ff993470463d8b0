//! The limits of a bot's requests, from both sides: the most is taken, and one more is refused with
//! the place where it stands.

use crate::support::socket::{ALL_INTENTS, Socket};
use crate::support::{PIXEL, challenge, unlimited};
use serde_json::{Value, json};

fn row(inner: Vec<Value>) -> Value {
    json!({ "components": [{ "type": 1, "components": inner }] })
}

/// A message with so many of something.
type Make<'a> = &'a dyn Fn(usize) -> Value;

/// A letter of two bytes: characters are counted.
fn letters(count: usize) -> String {
    "é".repeat(count)
}

fn button(change: Value) -> Value {
    with(json!({ "type": 2, "style": 1, "label": "x", "custom_id": "x" }), change)
}

fn menu(change: Value) -> Value {
    let options = json!([{ "label": "A", "value": "a" }]);
    with(json!({ "type": 3, "custom_id": "x", "options": options }), change)
}

fn with(mut object: Value, change: Value) -> Value {
    for (name, value) in change.as_object().unwrap() {
        object[name] = value.clone();
    }
    object
}

/// As many texts as asked for, each another.
fn numbers(count: usize) -> Vec<String> {
    (0..count).map(|number| number.to_string()).collect()
}

/// Whether the answer names a mistake at this place.
fn names(answer: &(u16, Value), pointer: &str) -> bool {
    let errors = answer.1["errors"].pointer(pointer);
    answer.0 == 400
        && answer.1["code"] == 50035
        && errors.is_some_and(|it| it["_errors"].is_array())
}

#[tokio::test]
async fn a_message_may_be_as_long_as_its_limits_and_no_longer() {
    let (_sandbox, rest, games) = unlimited().await;
    let path = format!("/channels/{games}/messages");
    let embed = |inner: Value| json!({ "embeds": [inner] });
    let field = |name: usize, value: usize| {
        embed(json!({ "fields": [{ "name": letters(name), "value": letters(value) }] }))
    };
    let option = |inner: Value| {
        row(vec![menu(json!({ "options": [with(json!({ "label": "A", "value": "a" }), inner)] }))])
    };
    let cases: [(usize, &str, Make); 26] = [
        (2000, "/content", &|n| json!({ "content": letters(n) })),
        (25, "/nonce", &|n| json!({ "content": "x", "nonce": letters(n) })),
        (10, "/embeds", &|n| json!({ "embeds": vec![json!({ "title": "x" }); n] })),
        (256, "/embeds/0/title", &|n| embed(json!({ "title": letters(n) }))),
        (4096, "/embeds/0/description", &|n| embed(json!({ "description": letters(n) }))),
        (2048, "/embeds/0/footer/text", &|n| embed(json!({ "footer": { "text": letters(n) } }))),
        (256, "/embeds/0/author/name", &|n| embed(json!({ "author": { "name": letters(n) } }))),
        (25, "/embeds/0/fields", &|n| {
            embed(json!({ "fields": vec![json!({ "name": "x", "value": "y" }); n] }))
        }),
        (256, "/embeds/0/fields/0/name", &|n| field(n, 1)),
        (1024, "/embeds/0/fields/0/value", &|n| field(1, n)),
        (6000, "/embeds", &|n| {
            let [one, other] = [n / 2, n - n / 2].map(|n| json!({ "description": letters(n) }));
            json!({ "embeds": [one, other] })
        }),
        (5, "/components", &|n| {
            let rows: Vec<Value> = numbers(n)
                .into_iter()
                .map(|id| row(vec![button(json!({ "custom_id": id }))])["components"][0].take())
                .collect();
            json!({ "components": rows })
        }),
        (5, "/components/0/components", &|n| {
            row(numbers(n).into_iter().map(|id| button(json!({ "custom_id": id }))).collect())
        }),
        (100, "/components/0/components/0/custom_id", &|n| {
            row(vec![button(json!({ "custom_id": letters(n) }))])
        }),
        (80, "/components/0/components/0/label", &|n| {
            row(vec![button(json!({ "label": letters(n) }))])
        }),
        (512, "/components/0/components/0/url", &|n| {
            row(vec![json!({ "type": 2, "style": 5, "label": "x", "url": letters(n) })])
        }),
        (100, "/components/0/components/0/custom_id", &|n| {
            row(vec![menu(json!({ "custom_id": letters(n) }))])
        }),
        (100, "/components/0/components/0/custom_id", &|n| {
            row(vec![json!({ "type": 5, "custom_id": letters(n) })])
        }),
        (150, "/components/0/components/0/placeholder", &|n| {
            row(vec![menu(json!({ "placeholder": letters(n) }))])
        }),
        (25, "/components/0/components/0/options", &|n| {
            let options = numbers(n).into_iter().map(|it| json!({ "label": it, "value": it }));
            row(vec![menu(json!({ "options": options.collect::<Vec<_>>() }))])
        }),
        (100, "/components/0/components/0/options/0/label", &|n| {
            option(json!({ "label": letters(n) }))
        }),
        (100, "/components/0/components/0/options/0/value", &|n| {
            option(json!({ "value": letters(n) }))
        }),
        (100, "/components/0/components/0/options/0/description", &|n| {
            option(json!({ "description": letters(n) }))
        }),
        (
            100,
            "/allowed_mentions/users",
            &|n| json!({ "content": "x", "allowed_mentions": { "users": numbers(n) } }),
        ),
        (1, "/components/0", &|n| row(vec![menu(json!({})), button(json!({}))][..n].to_vec())),
        (1, "/components/0/components/1/custom_id", &|n| row(vec![button(json!({})); n])),
    ];
    for (most, pointer, make) in cases {
        let (status, answer) = rest.call("POST", &path, make(most)).await;
        assert_eq!(status, 200, "{most} at {pointer}: {answer}");
        let answer = rest.call("POST", &path, make(most + 1)).await;
        assert!(names(&answer, pointer), "{} at {pointer}: {}", most + 1, answer.1);
    }
}

#[tokio::test]
async fn ten_files_with_a_thousand_characters_of_words_are_taken() {
    let (_sandbox, rest, games) = unlimited().await;
    let path = format!("/channels/{games}/messages");
    for (files, words, pointer) in [
        (10, 1024, None),
        (11, 1, Some("/attachments")),
        (1, 1025, Some("/attachments/0/description")),
    ] {
        let body = json!({ "attachments": [{ "id": 0, "description": letters(words) }] });
        let uploads = vec![("a.png", PIXEL); files];
        let answer = rest.upload("POST", &path, body, &uploads).await;
        match pointer {
            None => assert_eq!(answer.1["attachments"].as_array().unwrap().len(), files),
            Some(pointer) => assert!(names(&answer, pointer), "{files} {words} {}", answer.1),
        }
    }
}

#[tokio::test]
async fn components_that_make_no_sense_are_refused_where_they_stand() {
    let (_sandbox, rest, games) = unlimited().await;
    let path = format!("/channels/{games}/messages");
    let at = "/components/0/components/0";
    for (body, pointer) in [
        (row(vec![button(json!({ "label": "" }))]), at.to_owned()),
        (row(vec![button(json!({ "style": 0 }))]), format!("{at}/style")),
        (row(vec![button(json!({ "style": 7 }))]), format!("{at}/style")),
        (row(vec![button(json!({ "style": 5 }))]), format!("{at}/url")),
        (row(vec![button(json!({ "style": 5, "url": "x" }))]), format!("{at}/custom_id")),
        (row(vec![button(json!({ "custom_id": "" }))]), format!("{at}/custom_id")),
        (row(vec![menu(json!({ "options": [] }))]), format!("{at}/options")),
        (row(vec![json!({ "type": 9 })]), format!("{at}/type")),
        (row(vec![json!({ "type": 4, "custom_id": "x" })]), format!("{at}/type")),
        (row(vec![]), "/components/0/components".to_owned()),
        (json!({ "components": [button(json!({}))] }), "/components/0/type".to_owned()),
        (
            row(vec![menu(json!({ "options": vec![json!({ "label": "A", "value": "a" }); 2] }))]),
            format!("{at}/options/1/value"),
        ),
        (json!({ "content": "x", "flags": 1 << 15 }), "/flags".to_owned()),
        (
            json!({ "content": "x", "allowed_mentions": { "parse": ["all"] } }),
            "/allowed_mentions/parse/0".to_owned(),
        ),
        (json!({ "content": "x", "nonce": true }), "/nonce".to_owned()),
        (json!({ "content": "x", "attachments": [{}] }), "/attachments/0/id".to_owned()),
    ] {
        let answer = rest.call("POST", &path, body.clone()).await;
        assert!(names(&answer, &pointer), "{body}: {}", answer.1);
    }
    // An emoji is as good as a label.
    let sign = button(json!({ "label": "", "emoji": { "name": "👍" } }));
    assert_eq!(rest.call("POST", &path, row(vec![sign])).await.0, 200);
}

/// Discord names all that is wrong at once, and nothing of such a message is posted.
#[tokio::test]
async fn everything_wrong_is_named_at_once() {
    let (sandbox, rest, games) = unlimited().await;
    let body = json!({
        "content": letters(2001), "embeds": [{ "title": letters(257) }],
        "components": [{ "type": 1, "components": [] }],
    });
    let answer = rest.call("POST", &format!("/channels/{games}/messages"), body).await;
    for pointer in ["/content", "/embeds/0/title", "/components/0/components"] {
        assert!(names(&answer, pointer), "{pointer} {}", answer.1);
    }
    let ann = sandbox.member_named("Ann").unwrap();
    assert_eq!(sandbox.messages(ann, games).len(), 0);
}

#[tokio::test]
async fn a_form_keeps_its_limits() {
    let (sandbox, rest, games) = unlimited().await;
    rest.register(&sandbox, json!([challenge()])).await;
    let (mut socket, _) = Socket::ready(&sandbox, ALL_INTENTS).await;
    let (ann, bob) = (sandbox.member_named("Ann").unwrap(), sandbox.member_named("Bob").unwrap());
    let input = |change: Value| {
        let plain = json!({ "type": 4, "custom_id": "a", "label": "Move", "style": 1 });
        json!({ "type": 1, "components": [with(plain, change)] })
    };
    let one = |change: Value| json!({ "components": [input(change)] });
    let many = |count: usize| {
        let rows = numbers(count).into_iter().map(|id| input(json!({ "custom_id": id })));
        json!({ "components": rows.collect::<Vec<_>>() })
    };
    let at = "/data/components/0/components/0";
    let cases = [
        (
            json!({ "title": letters(45) }),
            json!({ "title": letters(46) }),
            "/data/title".to_owned(),
        ),
        (json!({}), json!({ "title": "" }), "/data/title".to_owned()),
        (
            json!({ "custom_id": letters(100) }),
            json!({ "custom_id": letters(101) }),
            "/data/custom_id".to_owned(),
        ),
        (many(5), many(6), "/data/components".to_owned()),
        (many(1), many(0), "/data/components".to_owned()),
        (
            one(json!({ "label": letters(45) })),
            one(json!({ "label": letters(46) })),
            format!("{at}/label"),
        ),
        (one(json!({})), one(json!({ "label": "" })), format!("{at}/label")),
        (
            one(json!({ "placeholder": letters(100) })),
            one(json!({ "placeholder": letters(101) })),
            format!("{at}/placeholder"),
        ),
        (
            one(json!({ "value": letters(4000) })),
            one(json!({ "value": letters(4001) })),
            format!("{at}/value"),
        ),
        (
            one(json!({ "custom_id": letters(100) })),
            one(json!({ "custom_id": letters(101) })),
            format!("{at}/custom_id"),
        ),
        (one(json!({ "style": 2 })), one(json!({ "style": 3 })), format!("{at}/style")),
        (
            one(json!({ "min_length": 4000 })),
            one(json!({ "min_length": 4001 })),
            format!("{at}/min_length"),
        ),
        (
            one(json!({ "max_length": 4000 })),
            one(json!({ "max_length": 4001 })),
            format!("{at}/max_length"),
        ),
        (
            one(json!({ "max_length": 1 })),
            one(json!({ "max_length": 0 })),
            format!("{at}/max_length"),
        ),
        (
            many(2),
            json!({ "components": [input(json!({})), input(json!({}))] }),
            "/data/components/1/components/0/custom_id".to_owned(),
        ),
        (one(json!({})), row(vec![button(json!({}))]), "/data/components/0".to_owned()),
    ];
    for (right, wrong, pointer) in cases {
        let given = sandbox.slash(ann, games, "challenge", &json!({ "opponent": bob })).unwrap();
        let created = socket.event("INTERACTION_CREATE").await;
        let (id, token) = (created["id"].as_str().unwrap(), created["token"].as_str().unwrap());
        let form = |change: Value| {
            let plain =
                json!({ "custom_id": "f", "title": "t", "components": many(1)["components"] });
            json!({ "type": 9, "data": with(plain, change) })
        };
        let answer = rest.call_back(id, token, form(wrong)).await;
        assert!(names(&answer, &pointer), "{pointer} {}", answer.1);
        assert!(given.now().modal.is_none());
        // An answer that was refused has not used up the only one.
        let (status, answer) = rest.call_back(id, token, form(right)).await;
        assert_eq!(status, 204, "{pointer} {answer}");
        assert!(given.now().modal.is_some());
    }
}

#[tokio::test]
async fn suggestions_keep_their_limits() {
    let (sandbox, rest, games) = unlimited().await;
    rest.register(&sandbox, json!([challenge()])).await;
    let (mut socket, _) = Socket::ready(&sandbox, ALL_INTENTS).await;
    let ann = sandbox.member_named("Ann").unwrap();
    let asking = sandbox.clone();
    let asked = tokio::spawn(async move {
        asking.autocomplete(ann, games, "challenge", &json!({}), "move").await
    });
    let created = socket.event("INTERACTION_CREATE").await;
    let (id, token) = (created["id"].as_str().unwrap(), created["token"].as_str().unwrap());
    let answer = |choices: Value| json!({ "type": 8, "data": { "choices": choices } });
    for (wrong, pointer) in [
        (json!([{ "name": letters(101), "value": "x" }]), "/data/choices/0/name"),
        (json!([{ "name": "", "value": "x" }]), "/data/choices/0/name"),
        (json!([{ "name": "x", "value": letters(101) }]), "/data/choices/0/value"),
        (json!([{ "name": "x", "value": "" }]), "/data/choices/0/value"),
        (json!([{ "name": "x" }]), "/data/choices/0/value"),
        (Value::Null, "/data/choices"),
    ] {
        let refused = rest.call_back(id, token, answer(wrong)).await;
        assert!(names(&refused, pointer), "{pointer} {}", refused.1);
    }
    let right =
        json!([{ "name": letters(100), "value": letters(100) }, { "name": "two", "value": 2 }]);
    assert_eq!(rest.call_back(id, token, answer(right)).await.0, 204);
    let choices = asked.await.unwrap().unwrap();
    assert_eq!((choices.len(), &choices[1].value), (2, &json!(2)));
}
