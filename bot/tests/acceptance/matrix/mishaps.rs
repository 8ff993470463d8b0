//! Faults on purpose go wrong as said, and are written down.

use crate::matrix::homeserver::{Fault, Homeserver, Operation};
use crate::matrix::member::{Answer, Member};
use serde_json::{Value, json};

/// Two people in a room.
struct Room {
    server: Homeserver,
    ann: Member,
    bob: Member,
    id: String,
}

impl Room {
    async fn new() -> Self {
        let server = Homeserver::start().await;
        let ann = Member::register(&server.url(), "Ann").await;
        let bob = Member::register(&server.url(), "Bob").await;
        let id = ann.create_room(json!({"invite": [bob.id]})).await;
        bob.join(&id).await;
        Self { server, ann, bob, id }
    }

    /// Sends something once, whether or not it arrives.
    async fn try_to_say(&self, who: &Member, words: &str) -> Result<Answer, reqwest::Error> {
        let path = ["rooms", &self.id, "send", "m.room.message", words];
        let content = json!({"msgtype": "m.text", "body": words});
        who.try_to_ask("PUT", &path, &[], Some(&content)).await
    }

    /// The messages said in the room.
    async fn said(&self) -> Vec<Value> {
        let mut events = self.bob.read(&self.id).await;
        events.retain(|event| event["type"] == "m.room.message");
        events.into_iter().map(|mut event| event["content"]["body"].take()).collect()
    }
}

#[tokio::test]
async fn each_fault_meets_whom_it_is_meant_for_as_often_as_said() {
    // The fault, the status that the sender reads if any, whether the message is in the room.
    let table = [
        (Fault::Status(502), Some(502), false),
        (Fault::Status(500), Some(500), false),
        (Fault::TooMany { retry_after_ms: 700 }, Some(429), false),
        (Fault::Drop, None, false),
        (Fault::LoseReply, None, true),
    ];
    for (fault, status, is_said) in table {
        let room = Room::new().await;
        room.server.fail(Some(&room.bob.id), Operation::Send, 2, fault);
        assert_eq!(room.try_to_say(&room.ann, "ann").await.expect("she may").status, 200);
        for _ in 0..2 {
            let answer = room.try_to_say(&room.bob, "bob").await.ok();
            assert_eq!(answer.as_ref().map(|it| it.status), status, "{fault:?}");
            if let Fault::TooMany { retry_after_ms } = fault {
                let body = answer.expect("it has a status").body;
                assert_eq!(body["retry_after_ms"], retry_after_ms);
                assert_eq!(body["errcode"], "M_LIMIT_EXCEEDED");
            }
        }
        let expected: &[Value] =
            if is_said { &[json!("ann"), json!("bob")] } else { &[json!("ann")] };
        assert_eq!(room.said().await, expected, "{fault:?}");
        // The next attempt says nothing twice, and says what was not said before.
        assert_eq!(room.try_to_say(&room.bob, "bob").await.expect("it is over").status, 200);
        assert_eq!(room.said().await, [json!("ann"), json!("bob")], "{fault:?}");
        let seen = room.server.seen_of(&room.bob.id, Operation::Send);
        let statuses: Vec<_> = seen.iter().map(|it| it.status).collect();
        assert_eq!(statuses, [status, status, Some(200)], "{fault:?}");
    }
}

#[tokio::test]
async fn a_request_that_hangs_is_not_answered_until_all_is_well() {
    let room = Room::new().await;
    room.server.fail(None, Operation::Send, 9, Fault::Hang);
    let hangs = room.try_to_say(&room.bob, "one");
    let timeout = std::time::Duration::from_millis(300);
    assert!(tokio::time::timeout(timeout, hangs).await.is_err(), "nothing is said");
    room.server.heal();
    room.bob.say(&room.id, "two").await;
    assert_eq!(room.said().await, [json!("two")]);
}

#[tokio::test]
async fn a_revoked_token_is_told_at_once_even_to_whoever_waits() {
    let room = Room::new().await;
    let listens = Member::log_in(&room.server.url(), &room.bob.id).await;
    let waiting = tokio::spawn(async move { listens.listen(30_000).await });
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    room.server.revoke(&room.bob.id);
    let answer = waiting.await.expect("it ends").expect("it is answered");
    assert_eq!((answer.status, &answer.body["errcode"]), (401, &json!("M_UNKNOWN_TOKEN")));
    let answer = room.try_to_say(&room.bob, "bob").await.expect("it is answered");
    assert_eq!((answer.status, &answer.body["errcode"]), (401, &json!("M_UNKNOWN_TOKEN")));
    assert_eq!(room.try_to_say(&room.ann, "ann").await.expect("she may").status, 200);
}

#[tokio::test]
async fn the_timeline_can_be_cut_shorter_than_asked_for() {
    let room = Room::new().await;
    let start = room.bob.listen(0).await.expect("it is answered").body["next_batch"].take();
    for words in ["1", "2", "3"] {
        room.ann.say(&room.id, words).await;
    }
    room.server.limit_timeline(1);
    let since = start.as_str().expect("it is a token");
    let news = room.bob.ask("GET", &["sync"], &[("since", since)], None).await.body;
    let timeline = &news["rooms"]["join"][&room.id]["timeline"];
    assert_eq!(timeline["limited"], true);
    assert_eq!(timeline["events"].as_array().map(Vec::len), Some(1));
    assert_eq!(timeline["events"][0]["content"]["body"], "3");
}

#[tokio::test]
async fn rooms_can_have_the_identifiers_of_older_versions() {
    let room = Room::new().await;
    assert!(room.id.starts_with('!') && !room.id.contains(':'), "{}", room.id);
    room.server.set_room_version(11);
    let older = room.ann.create_room(json!({})).await;
    assert!(older.starts_with('!') && older.contains(':'), "{older}");
}

#[tokio::test]
async fn what_a_member_has_sent_is_known() {
    let room = Room::new().await;
    let root = room.ann.say(&room.id, "root").await;
    room.bob.mention(&room.id, &room.ann.id, "look").await;
    room.bob.reply(&room.id, &root, "a reply").await;
    let sent = room.server.sent_by(&room.bob.id);
    assert_eq!(sent[0]["m.mentions"]["user_ids"], json!([room.ann.id]));
    assert_eq!(sent[1]["m.relates_to"]["m.in_reply_to"]["event_id"], root);
    assert!(sent.iter().all(|content| content["msgtype"] != "m.notice"), "{sent:#?}");
    let rooms: Vec<_> =
        room.server.seen().into_iter().filter(|it| it.operation == Operation::CreateRoom).collect();
    assert_eq!(rooms.len(), 1);
    assert_eq!(
        (&rooms[0].user, &rooms[0].body),
        (&Some(room.ann.id.clone()), &json!({"invite": [room.bob.id]}))
    );
    assert!(rooms[0].named.is_empty() && rooms[0].query.is_empty());
}

/// The actions open to a person, so that stories need no more than that.
#[tokio::test]
async fn a_member_comes_and_goes_and_reads_pictures() {
    let room = Room::new().await;
    let picture = room.ann.upload("image/png", b"\x89PNG and so on").await;
    assert_eq!(room.bob.download(&picture).await, b"\x89PNG and so on");
    let root = room.ann.say(&room.id, "root").await;
    room.bob.edit(&room.id, &root, "not mine").await;
    room.bob.react(&room.id, &root, "✅").await;
    let reaction = room.ann.wait_for(&room.id, "reaction", |it| it["type"] == "m.reaction").await;
    assert_eq!(reaction["sender"], room.bob.id.as_str());
    room.ann.set_state(&room.id, "m.room.topic", json!({"topic": "chess"})).await;
    room.ann.kick(&room.id, &room.bob.id).await;
    assert_eq!(room.ann.members(&room.id).await, [room.ann.id.as_str()]);
    room.ann.invite(&room.id, &room.bob.id).await;
    room.bob.join(&room.id).await;
    room.bob.leave(&room.id).await;
    assert_eq!(room.ann.members(&room.id).await, [room.ann.id.as_str()]);
}
