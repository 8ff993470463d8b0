//! Accidents of a room, of an account and on the way.

use crate::beside;
use crate::matrix::hall::Hall;
use crate::matrix::homeserver::{Fault, Homeserver, Operation};
use crate::matrix::member::Member;
use crate::matrix::program::Program;
use menagerie_words::{first_words, fixed, fixed_with};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn each_fault_on_the_way_delays_a_board_and_doubles_none() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let root = hall.begin(1, "chess").await;
    let moves =
        ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6", "d2d3", "d7d6", "c2c3"];
    // Answers without an errcode are a proxy's, with any text.
    let faults = [
        (Operation::Send, Fault::TooMany { retry_after_ms: 400 }),
        (Operation::Send, Fault::Status(502)),
        (Operation::Send, Fault::LoseReply),
        (Operation::Send, Fault::Drop),
        (Operation::Upload, Fault::Status(500)),
        (Operation::Upload, Fault::LoseReply),
        (Operation::Sync, Fault::Status(502)),
        (Operation::Sync, Fault::LoseReply),
        (Operation::Sync, Fault::Status(401)),
        (Operation::Send, Fault::Status(404)),
        (Operation::Upload, Fault::Status(403)),
    ];
    for (ply, (mv, (operation, fault))) in (1..).zip(moves.into_iter().zip(faults)) {
        server.fail(Some(&hall.bot.id), operation, 2, fault);
        let mover = if ply % 2 == 1 { &hall.ann } else { &hall.bob };
        mover.say_in_thread(&hall.room, &root, mv).await;
        hall.board(&root, ply).await;
        server.heal();
    }
    assert_eq!(hall.boards(&root).await.len(), moves.len() + 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_said_before_much_that_is_of_no_interest_is_read_back() {
    let server = Homeserver::start().await;
    let mut hall = Hall::open(&server.url()).await;
    let root = hall.begin(1, "chess").await;
    hall.program.kill();
    hall.ann.say_in_thread(&hall.room, &root, "e2e4").await;
    server.limit_timeline(5);
    server.filter_late();
    // More than two pages.
    for number in 0..230 {
        hall.bob.send(&hall.room, "org.example.other", json!({"number": number})).await;
    }
    for number in 0..30 {
        hall.bob.say(&hall.room, &format!("talk {number}")).await;
    }
    hall.program.resume();
    hall.board(&root, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_said_in_a_crowd_while_nobody_listened_is_read_back() {
    let server = Homeserver::start().await;
    let mut hall = Hall::open(&server.url()).await;
    let root = hall.begin(1, "chess").await;
    hall.program.kill();
    hall.ann.say_in_thread(&hall.room, &root, "e2e4").await;
    for number in 0..300 {
        hall.bob.say(&hall.room, &format!("talk {number}")).await;
    }
    hall.program.resume();
    hall.board(&root, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_message_of_a_person_does_nothing() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let root = hall.begin(1, "chess").await;
    let (ann, room) = (&hall.ann, &hall.room);
    let in_thread = |kind: &str, words: &str| {
        json!({"msgtype": kind, "body": words, "m.relates_to":
               {"rel_type": "m.thread", "event_id": root, "is_falling_back": true,
                "m.in_reply_to": {"event_id": root}}})
    };
    for kind in ["m.notice", "m.emote"] {
        ann.send(room, "m.room.message", in_thread(kind, "e2e4")).await;
    }
    let talk = ann.say_in_thread(room, &root, "hello").await;
    ann.edit(room, &talk, "e2e4").await;
    ann.say(room, "!weather in Berlin").await;
    ann.say(room, "@room e2e4").await;
    let long = "e".repeat(40_000);
    ann.say_in_thread(room, &root, &long).await;
    // Somebody whose name is a command is shown by it, and nothing is done.
    hall.bob.rename("!resign <b>@room</b>").await;
    ann.say_in_thread(room, &root, "e2e4").await;
    let board = hall.board(&root, 1).await;
    let html = board["content"]["formatted_body"].as_str().unwrap_or_default();
    assert!(!html.contains("<b>"), "{html}");
    assert_eq!(board["content"]["m.mentions"], json!({"user_ids": [hall.bob.id]}));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_that_is_encrypted_is_left_aloud_and_its_game_goes_on() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    hall.begin(1, "chess").await;
    let encryption = json!({"algorithm": "m.megolm.v1.aes-sha2"});
    hall.ann.set_state(&hall.room, "m.room.encryption", encryption).await;
    hall.hear(fixed("matrix-encrypted")).await;
    let direct = hall.direct(&hall.ann).await;
    let here = |words: &'static str| {
        let hall = &hall;
        let direct = direct.clone();
        async move { hall.ann.wait_for(&direct, words, |it| hall.says(it, words)).await }
    };
    here(first_words("matrix-room-gone", [("game", 1)])).await;
    hall.ann.say(&direct, "e2e4").await;
    here("1. P e2-e4").await;
    assert!(!hall.ann.members(&hall.room).await.contains(&hall.bot.id));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_in_its_room_when_the_bot_is_invited_again() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    hall.begin(1, "chess").await;
    hall.ann.kick(&hall.room, &hall.bot.id).await;
    let direct = hall.direct(&hall.ann).await;
    let gone = first_words("matrix-room-gone", [("game", 1)]);
    hall.ann.wait_for(&direct, "news", |it| hall.says(it, gone)).await;
    hall.ann.invite(&hall.room, &hall.bot.id).await;
    for _ in 0..100 {
        if hall.ann.members(&hall.room).await.contains(&hall.bot.id) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    hall.ann.say(&hall.room, "!games").await;
    hall.hear(fixed("dispatch-goes-on-here-again")).await;
}

/// When we left each room, as it is known, once that is so.
async fn left_at(hall: &Hall, is_so: impl Fn(&[Option<i64>]) -> bool) {
    let pool = beside::pool(&hall.program.database()).await;
    let mut known = Vec::new();
    for _ in 0..150 {
        let rooms = "SELECT left_at FROM communities WHERE network = 'matrix' ORDER BY server";
        known = sqlx::query_scalar(rooms).fetch_all(&pool).await.expect("it can be read");
        if is_so(&known) {
            return pool.close().await;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    panic!("{known:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_that_removes_the_bot_is_noted_for_the_day_on_which_it_is_forgotten() {
    let server = Homeserver::start().await;
    let mut hall = Hall::open(&server.url()).await;
    left_at(&hall, |known| known == [None]).await;
    hall.ann.kick(&hall.room, &hall.bot.id).await;
    left_at(&hall, |known| matches!(known, [Some(_)])).await;
    hall.ann.invite(&hall.room, &hall.bot.id).await;
    left_at(&hall, |known| known == [None]).await;
    // Another one was left while nobody listened, or by a version that did not note it.
    hall.program.kill();
    let pool = beside::pool(&hall.program.database()).await;
    let unheard = "INSERT INTO communities (server, network) VALUES ('matrix:!~:x.test', 'matrix')";
    sqlx::query(unheard).execute(&pool).await.expect("it is written");
    pool.close().await;
    hall.program.resume();
    left_at(&hall, |known| matches!(known, [None, Some(_)])).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_cannot_invite_and_named_rooms_are_entered() {
    let server = Homeserver::start().await;
    let bot = Member::register(&server.url(), "Menagerie").await;
    let ann = Member::register(&server.url(), "Ann").await;
    let named = ann.create_room(json!({"invite": [bot.id]})).await;
    let other = ann.create_room(json!({"invite": [bot.id]})).await;
    let mut program = Program::new(vec![
        ("MATRIX_HOMESERVER", server.url()),
        ("MATRIX_ACCESS_TOKEN", bot.token().to_owned()),
        ("MATRIX_SERVERS", "elsewhere.test".to_owned()),
        ("MATRIX_ROOMS", named.clone()),
    ]);
    program.resume();
    let is = |membership: &'static str| {
        let id = bot.id.clone();
        move |event: &serde_json::Value| {
            event["state_key"] == *id && event["content"]["membership"] == membership
        }
    };
    ann.wait_for(&named, "bot", is("join")).await;
    ann.wait_for(&other, "refusal", is("leave")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_is_wrong_or_revoked_ends_the_bot_with_what_to_do() {
    let server = Homeserver::start().await;
    let bot = Member::register(&server.url(), "Menagerie").await;
    let settings = |token: &str| {
        vec![("MATRIX_HOMESERVER", server.url()), ("MATRIX_ACCESS_TOKEN", token.to_owned())]
    };
    let wrong = Program::new(settings("nonsense"));
    assert_eq!(wrong.run("check-config"), Some(78));
    assert!(wrong.log().contains("MATRIX_ACCESS_TOKEN"), "{}", wrong.log());
    assert_eq!(wrong.run("run"), Some(78));
    let mut program = Program::new(settings(bot.token()));
    assert_eq!(program.run("check-config"), Some(0), "{}", program.log());
    program.resume();
    tokio::time::sleep(std::time::Duration::from_secs(1)).await;
    server.revoke(&bot.id);
    assert_eq!(program.ended(), Some(78), "{}", program.log());
    assert!(program.log().contains("MATRIX_ACCESS_TOKEN"), "{}", program.log());
    assert!(!program.log().contains(bot.token()), "the token is never shown");
    let nowhere = Program::new(vec![
        ("MATRIX_HOMESERVER", "http://127.0.0.1:9".to_owned()),
        ("MATRIX_ACCESS_TOKEN", "x".to_owned()),
    ]);
    assert_eq!(nowhere.run("check-config"), Some(1));
    assert!(nowhere.log().contains("MATRIX_HOMESERVER"), "{}", nowhere.log());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_not_come_into_the_room_of_two_is_called_where_the_game_is_seen() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let root = hall.begin(1, "chess").await;
    hall.bob.say(&hall.room, "!settings notices:direct").await;
    hall.hear(fixed("matrix-answered-alone")).await;
    hall.ann.say_in_thread(&hall.room, &root, "e2e4").await;
    hall.board(&root, 1).await;
    let calls = |event: &serde_json::Value| {
        let mentions = &event["content"]["m.mentions"]["user_ids"];
        event["content"]["msgtype"] == "m.text"
            && *mentions == json!([hall.bob.id])
            && event["content"]["m.relates_to"]["event_id"] == *root
    };
    hall.ann.wait_for(&hall.room, "call", calls).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_watch_cannot_let_a_player_in_before_the_end() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    let root = hall.begin(1, "chess").await;
    let cid = Member::register(&server.url(), "Cid").await;
    hall.ann.invite(&hall.room, &cid.id).await;
    cid.join(&hall.room).await;
    cid.say(&hall.room, "!watch 1").await;
    let kibitz = hall.invited(&cid, "Kibitz").await;
    cid.wait_for(&kibitz, "etiquette", |event| hall.says(event, "")).await;
    let ann = json!({"user_id": hall.ann.id});
    let asked = cid.ask("POST", &["rooms", &kibitz, "invite"], &[], Some(&ann)).await;
    assert_eq!(asked.status, 403, "{asked:?}");
    hall.ann.say_in_thread(&hall.room, &root, "!draw").await;
    hall.hear(fixed_with("ending-draw-offered", [("player", "Ann")])).await;
    hall.bob.say_in_thread(&hall.room, &root, "!draw").await;
    assert_eq!(hall.invited(&hall.ann, "Kibitz").await, kibitz);
}
