//! The keys of encrypted rooms: late, repeated, forged, lost, restored, and taken over.

use crate::database;
use crate::matrix::member::{Member, PASSWORD};
use crate::matrix::program::Program;
use crate::matrix::sealed::{Sealed, eventually, program, signed_devices};
use crate::matrix::synapse::Synapse;
use matrix_sdk_crypto::OlmMachine;
use menagerie_words::{fixed, last_words};
use ruma::api::IncomingResponse as _;
use ruma::api::client::keys::get_keys;
use ruma::exports::http;
use ruma::{UserId, device_id};
use serde_json::{Value, json};
use std::time::Duration;

/// The device as an app sees it that trusts nothing but what it has checked itself.
#[tokio::test(flavor = "multi_thread")]
async fn the_device_of_the_bot_is_signed_by_its_owner() {
    let Some(mut room) = Sealed::open(true).await else { return };
    room.hear(fixed("matrix-hello")).await;
    let user = |member: &Member| UserId::parse(&member.id).expect("it is one");
    let (bot, ann) = (user(&room.bot), user(&room.plain_ann));
    let app = OlmMachine::new(&ann, device_id!("APP")).await;
    let (number, query) = app.query_keys_for_users([&*bot]);
    let asked = json!({"device_keys": query.device_keys});
    let known = room.plain_ann.ask("POST", &["keys", "query"], &[], Some(&asked)).await.body;
    let answer = http::Response::new(serde_json::to_vec(&known).expect("it is JSON"));
    let answer = get_keys::v3::Response::try_from_http_response(answer).expect("it is one");
    app.mark_request_as_sent(&number, &answer).await.expect("it is stored");
    let devices = app.get_user_devices(&bot, None).await.expect("it is read");
    let signed: Vec<bool> = devices.devices().map(|it| it.is_cross_signed_by_owner()).collect();
    assert_eq!(signed, [true]);
    assert_eq!(signed_devices(&room.bot).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_whose_key_comes_late_is_played_and_said_to_wait() {
    let Some(mut room) = Sealed::open(true).await else { return };
    room.hear(fixed("matrix-hello")).await;
    let bob = room.plain_bob.id.clone();
    // Bob's first word in the room is his move, so that its key is a new one.
    let words = format!("!challenge {bob} chess colour:second");
    room.ann.tell(json!({"do": "send", "room": room.room, "body": words})).await;
    let offer = room.hear("!accept 1").await;
    let root = offer["event_id"].as_str().expect("it has one").to_owned();
    room.bob.tell(json!({"do": "hold", "user": room.bot.id})).await;
    room.bob.tell(json!({"do": "react", "room": room.room, "event": root, "key": "✅"})).await;
    room.board(&root, 0).await;
    let order = json!({"do": "send", "room": room.room, "body": "e2e4", "thread": root});
    room.bob.tell(order).await;
    room.hear(last_words::<&str, 0>("matrix-no-key", [])).await;
    room.program.kill();
    room.program.resume();
    room.bob.tell(json!({"do": "release"})).await;
    room.board(&root, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sealed_word_that_is_sent_again_is_not_said_again() {
    let Some(mut room) = Sealed::open(true).await else { return };
    room.hear(fixed("matrix-hello")).await;
    let words = format!("!challenge {} chess", room.plain_bob.id);
    let order = json!({"do": "send", "room": room.room, "body": words});
    let said = room.ann.tell(order).await["event_id"].take();
    room.hear("!accept 1").await;
    let events = room.plain_ann.read(&room.room).await;
    let sealed = events.iter().find(|event| event["event_id"] == said).expect("it is there");
    assert_eq!(sealed["type"], "m.room.encrypted");
    // By its writer and by another member, who cannot write it themselves.
    for member in [&room.plain_ann, &room.plain_bob] {
        let path = ["rooms", &room.room, "send", "m.room.encrypted", "again"];
        let sent = member.ask("PUT", &path, &[], Some(&sealed["content"])).await;
        assert_eq!(sent.status, 200, "{sent:?}");
    }
    room.ann.tell(json!({"do": "send", "room": room.room, "body": "!challenge"})).await;
    let (bot, second) = (room.bot.id.clone(), "!accept 2");
    let is_word = |event: &Value| event["sender"] == *bot && event["decrypted"] == true;
    // The greeting, the offer, and the answer to the last word.
    let answer = room.ann.hear_nth("answer", 2, is_word).await;
    let body = answer["content"]["body"].as_str().expect("it has words");
    assert!(!body.contains(second), "it was taken for another challenge: {body}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_older_copy_of_the_database_gets_its_keys_from_the_backup() {
    if database::server().is_some() {
        return;
    }
    let Some(mut room) = Sealed::open(true).await else { return };
    room.hear(fixed("matrix-hello")).await;
    let root = room.begin(1).await;
    room.program.kill();
    room.program.copy_database();
    room.program.resume();
    room.play(&root, 0, "e2e4").await;
    room.board(&root, 1).await;
    // Bob's first word: its key has come after the copy.
    room.play(&root, 1, "e7e5").await;
    room.board(&root, 2).await;
    // The next question is answered after the keys were backed up.
    room.ann.tell(json!({"do": "send", "room": room.room, "body": "!help"})).await;
    let bot = room.bot.id.clone();
    let is_notice = |it: &Value| it["sender"] == *bot && it["content"]["msgtype"] == "m.notice";
    room.ann.hear_nth("help", 1, is_notice).await;
    room.program.kill();
    room.program.restore_database();
    room.program.resume();
    room.play(&root, 2, "g1f3").await;
    room.board(&root, 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_process_takes_a_game_over_as_the_same_device() {
    if database::server().is_none() {
        return println!("skipped, because two processes need a database server");
    }
    let Some(server) = Synapse::shared().await else { return };
    let folder = std::env::temp_dir().join(format!("menagerie-taken-over-{}", std::process::id()));
    database::lay(&folder.join("menagerie.db")).await;
    let settings = vec![("DATABASE_URL", database::url(&folder, "menagerie.db"))];
    let Some(mut room) = Sealed::open_on(server, true, settings.clone()).await else { return };
    room.hear(fixed("matrix-hello")).await;
    let root = room.begin(1).await;
    let second = program(&server.url(), &room.bot, settings);
    for (ply, word) in ["e2e4", "e7e5", "g1f3", "b8c6"].into_iter().enumerate() {
        if ply == 2 {
            room.program.kill();
        }
        room.play(&root, ply, word).await;
        assert_eq!(room.board(&root, ply + 1).await["decrypted"], true);
    }
    let asked = json!({"device_keys": {&room.bot.id: []}});
    let known = room.plain_ann.ask("POST", &["keys", "query"], &[], Some(&asked)).await.body;
    let devices = known["device_keys"][&room.bot.id].as_object();
    assert_eq!(devices.map(serde_json::Map::len), Some(1), "{known:#}");
    drop(second);
    database::remove(&folder);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_sealed_counts_only_if_it_is_a_message() {
    let Some(mut room) = Sealed::open(true).await else { return };
    room.hear(fixed("matrix-hello")).await;
    let elsewhere = room.plain_ann.create_room(json!({"preset": "public_chat"})).await;
    let sealed_again = json!({
        "algorithm": "m.megolm.v1.aes-sha2", "ciphertext": "x", "session_id": "x",
        "sender_key": "x", "device_id": "x",
    });
    let closed = json!({"body": "closed", "replacement_room": elsewhere});
    for (kind, content) in [("m.room.encrypted", sealed_again), ("m.room.tombstone", closed)] {
        let order = json!({"do": "post", "room": room.room, "kind": kind, "content": content});
        room.ann.tell(order).await;
    }
    room.ann.tell(json!({"do": "send", "room": room.room, "body": "!help"})).await;
    let bot = room.bot.id.clone();
    let is_notice = |it: &Value| it["sender"] == *bot && it["content"]["msgtype"] == "m.notice";
    room.ann.hear_nth("help", 1, is_notice).await;
    let rooms = room.bot.ask("GET", &["joined_rooms"], &[], None).await.body;
    assert_eq!(rooms["joined_rooms"], json!([room.room]), "it has left, or followed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_whose_database_is_lost_is_trusted_again_by_its_recovery_key() {
    let Some(server) = Synapse::shared().await else { return };
    let bot = Member::register(&server.url(), "Menagerie").await;
    let with = |recovery: Option<&str>| {
        let mut settings = vec![
            ("MATRIX_HOMESERVER", server.url()),
            ("MATRIX_USER", bot.id.clone()),
            ("MATRIX_PASSWORD", PASSWORD.to_owned()),
        ];
        settings.extend(recovery.map(|key| ("MATRIX_RECOVERY_KEY", key.to_owned())));
        let mut program = Program::new(settings);
        program.resume();
        program
    };
    let mut first = with(None);
    let name = ["user", &bot.id, "account_data", "m.secret_storage.default_key"];
    while bot.ask("GET", &name, &[], None).await.status != 200 {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let key = eventually(|| {
        let (status, printed) = first.says_with(&["matrix", "recovery"]);
        (status == Some(0)).then_some(printed)
    });
    let (user, key) = key.trim().split_once(": ").expect("there are two columns");
    assert_eq!(user, bot.id);
    assert_eq!(signed_devices(&bot).await, 1);
    first.kill();
    // The other databases are new ones.
    let mut second = with(None);
    eventually(|| second.log().contains("MATRIX_RECOVERY_KEY").then_some(()));
    second.kill();
    let mut third = with(Some("EsTc not the key"));
    eventually(|| third.log().contains("is not the recovery key").then_some(()));
    third.kill();
    assert_eq!(signed_devices(&bot).await, 1);
    let fourth = with(Some(key));
    let (status, again) = eventually(|| {
        let (status, printed) = fourth.says_with(&["matrix", "recovery"]);
        (status == Some(0)).then_some((status, printed))
    });
    assert_eq!((status, again.trim().split_once(": ")), (Some(0), Some((user, key))));
    assert_eq!(signed_devices(&bot).await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_whose_keys_are_lost_is_said_to_be_of_no_use_in_encrypted_rooms() {
    let Some(mut room) = Sealed::open(true).await else { return };
    room.hear(fixed("matrix-hello")).await;
    room.program.kill();
    // The same login with a database that is new.
    let server = Synapse::shared().await.expect("it runs").url();
    let again = Program::start(&server, &room.bot);
    eventually(|| again.log().contains("the keys of this login are lost").then_some(()));
    let path = ["joined_rooms"];
    let is_out = |answer: &Value| answer["joined_rooms"] == json!([]);
    for _ in 0..100 {
        room.plain_ann.say(&room.room, "!help").await;
        if is_out(&room.bot.ask("GET", &path, &[], None).await.body) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    panic!("it stays where it can read nothing");
}
