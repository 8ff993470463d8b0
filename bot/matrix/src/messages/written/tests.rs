//! The reading of events: what is understood, and what is ignored.

use crate::messages::written::*;
use ruma::{event_id, room_id, user_id};
use serde_json::json;

const ME: &str = "@bot:hs.test";

/// The reading of an event that Ann has sent with this content.
fn said(kind: &str, content: Value) -> Option<Heard> {
    heard_from("@ann:hs.test", kind, content)
}

fn heard_from(sender: &str, kind: &str, content: Value) -> Option<Heard> {
    let event = json!({
        "type": kind,
        "event_id": "$event",
        "sender": sender,
        "origin_server_ts": 1_795_000_000_999_u64,
        "content": content,
    });
    let raw = serde_json::value::to_raw_value(&event).expect("it is JSON");
    heard(room_id!("!room"), <&UserId>::try_from(ME).expect("it is a user"), &Raw::from_json(raw))
}

fn written_as(content: Value) -> Option<Written> {
    match said("m.room.message", content)? {
        Heard::Written(written) => Some(*written),
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_is_written_is_read_with_its_place_and_to_whom_it_answers() {
    let thread = json!({"rel_type": "m.thread", "event_id": "$root",
                        "m.in_reply_to": {"event_id": "$last"}, "is_falling_back": true});
    let reply_in_thread = json!({"rel_type": "m.thread", "event_id": "$root",
                                 "m.in_reply_to": {"event_id": "$board"}});
    let reply = json!({"m.in_reply_to": {"event_id": "$board"}});
    for (relation, root, replies_to) in [
        (Value::Null, None, None),
        (thread, Some("$root"), None),
        (reply_in_thread, Some("$root"), Some("$board")),
        (reply, None, Some("$board")),
    ] {
        let mut content = json!({"msgtype": "m.text", "body": " e2e4 "});
        if !relation.is_null() {
            content["m.relates_to"] = relation;
        }
        let written = written_as(content).expect("it is for us");
        assert_eq!(written.spot.root.as_deref().map(EventId::as_str), root);
        assert_eq!(written.replies_to.as_deref().map(EventId::as_str), replies_to);
        assert_eq!((written.body.as_str(), written.at), ("e2e4", Timestamp(1_795_000_000)));
        assert_eq!(written.event, event_id!("$event"));
        assert_eq!(written.sender, user_id!("@ann:hs.test"));
    }
}

#[test]
fn what_an_answer_repeats_is_left_out() {
    let reply = json!({"m.in_reply_to": {"event_id": "$board"}});
    for (body, left) in [
        ("> <@bot:hs.test> It is your move.\n> Type a3a4.\n\ne2e4", "e2e4"),
        ("> <@bot:hs.test> x\n\n> 3", "> 3"),
        ("e2e4", "e2e4"),
        ("> e2e4", "> e2e4"),
    ] {
        let content = json!({"msgtype": "m.text", "body": body, "m.relates_to": reply});
        assert_eq!(written_as(content).expect("it is for us").body, left, "{body:?}");
    }
    let alone = json!({"msgtype": "m.text", "body": "> <@bot:hs.test> x\n\ny"});
    assert_eq!(written_as(alone).expect("it is for us").body, "> <@bot:hs.test> x\n\ny");
}

#[test]
fn an_edit_says_what_the_message_says_now_and_leads_to_it() {
    let content = json!({
        "msgtype": "m.text", "body": "* e2e4",
        "m.new_content": {"msgtype": "m.text", "body": "e2e4"},
        "m.relates_to": {"rel_type": "m.replace", "event_id": "$first"},
    });
    let Some(Heard::Edited(edited)) = said("m.room.message", content) else { panic!("no edit") };
    assert_eq!((edited.original.as_str(), edited.now.body.as_str()), ("$first", "e2e4"));
    let edit = edited.now.edit.expect("it is one");
    assert_eq!((edit.event.as_str(), edit.at), ("$event", Timestamp(1_795_000_000)));
    let picture = json!({
        "msgtype": "m.text", "body": "* x",
        "m.new_content": {"msgtype": "m.image", "body": "x", "url": "mxc://hs.test/x"},
        "m.relates_to": {"rel_type": "m.replace", "event_id": "$first"},
    });
    assert!(said("m.room.message", picture).is_none(), "it says nothing now");
}

#[test]
fn notices_pictures_and_what_was_removed_are_left_alone() {
    for content in [
        json!({"msgtype": "m.notice", "body": "!resign"}),
        json!({"msgtype": "m.emote", "body": "!resign"}),
        json!({"msgtype": "m.image", "body": "!resign", "url": "mxc://hs.test/x"}),
        json!({}),
        json!({"msgtype": "m.text"}),
        json!({"msgtype": "m.text", "body": 7}),
        json!("text"),
    ] {
        assert!(said("m.room.message", content.clone()).is_none(), "{content}");
    }
    let own = heard_from(ME, "m.room.message", json!({"msgtype": "m.text", "body": "!help"}));
    assert!(own.is_none(), "it is our own");
}

#[test]
fn reactions_and_what_is_sealed_are_noticed() {
    let to = json!({"m.relates_to":
                    {"rel_type": "m.annotation", "event_id": "$offer", "key": "✅"}});
    let heard = said("m.reaction", to);
    let Some(Heard::Reacted(reacted)) = heard else { panic!("{heard:?}") };
    assert_eq!((reacted.to.as_str(), reacted.key.as_str()), ("$offer", "✅"));
    let sealed = json!({"algorithm": "m.megolm.v1.aes-sha2", "ciphertext": "x",
                        "sender_key": "x", "device_id": "D", "session_id": "S"});
    assert!(matches!(said("m.room.encrypted", sealed), Some(Heard::Sealed)));
}

#[test]
fn a_form_is_read_with_what_is_filled_in() {
    let content = json!({
        "msgtype": "m.text",
        "body": "!challenge",
        "m.mentions": {"user_ids": [ME]},
        "org.matrix.msc4391.command": {
            "command": "challenge",
            "arguments": {
                "variant": "janggi",
                "opponent": {"type": "user_id", "id": "@bob:hs.test"},
                "uses": 3,
                "draw": true,
                "list": [1, 2],
            },
        },
    });
    let form = written_as(content).and_then(|written| written.form).expect("it is a form");
    let given: Vec<_> =
        form.arguments.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let expected =
        [("draw", "true"), ("opponent", "@bob:hs.test"), ("uses", "3"), ("variant", "janggi")];
    assert_eq!((form.command.as_str(), given.as_slice()), ("challenge", &expected[..]));
}

#[test]
fn the_names_that_clients_write_for_people_are_known() {
    let bob = "<a href=\"https://matrix.to/#/@bob:hs.test\">Bob &lt;3 &amp; co</a>";
    let room = "<a href=\"https://matrix.to/#/!room:hs.test/$event\">here</a>";
    let encoded = "<a href='https://matrix.to/#/%40cid%3Ahs.test'>Cid</a>";
    for (html, names) in [
        (format!("!challenge {bob} chess"), vec!["Bob <3 & co"]),
        (format!("{room} {encoded}"), vec!["Cid"]),
        ("<a href=\"https://matrix.to/#/@bob:hs.test\">".to_owned(), vec![]),
        ("https://matrix.to/#/@bob:hs.test".to_owned(), vec![]),
        (bob.repeat(1_000), vec!["Bob <3 & co"; MOST_PILLS]),
    ] {
        let content = json!({"msgtype": "m.text", "body": "x", "formatted_body": html,
                             "format": "org.matrix.custom.html"});
        assert_eq!(written_as(content).expect("it is for us").pills, names, "{html:.80}");
    }
}
