//! Encrypted rooms, played in by clients that others wrote, on a homeserver that cannot read a word.

use crate::matrix::sealed::Sealed;
use crate::matrix::synapse::{Limits, Synapse};
use menagerie_words::{first_words, fixed};
use serde_json::{Value, json};
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_in_an_encrypted_room_over_kills() {
    let Some(mut room) = Sealed::open(true).await else { return };
    room.hear(fixed("matrix-hello")).await;
    let root = room.begin(1).await;
    for (ply, word) in ["f2f3", "e7e5", "g2g4", "d8h4"].into_iter().enumerate() {
        if ply % 2 == 1 {
            room.program.kill();
            room.program.resume();
        }
        room.play(&root, ply, word).await;
        let board = room.board(&root, ply + 1).await;
        assert_eq!(board["decrypted"], true, "{board}");
        assert!(board["content"]["url"].is_null(), "a picture lies open: {board}");
        let order = json!({"do": "open", "file": board["content"]["file"]});
        let file = room.ann.tell(order).await;
        let (inside, outside) = file["content_type"]
            .as_str()
            .and_then(|first| first.split_once(' '))
            .expect("there are two");
        assert_eq!(inside, "89504e47", "it is a picture");
        assert_ne!(outside, "89504e47", "the homeserver can see the picture");
    }
    room.hear(first_words::<&str, 0>("ending-checkmate", [])).await;
    let open: Vec<Value> = room
        .as_the_homeserver_has_it()
        .await
        .into_iter()
        .filter(|event| event["type"] == "m.room.message")
        .collect();
    assert!(open.is_empty(), "the homeserver can read them: {open:#?}");
}

/// `MENAGERIE_KILLS` asks for more.
#[tokio::test(flavor = "multi_thread")]
async fn kills_at_any_moment_lose_and_double_no_board() {
    let Some(mut room) = Sealed::open(true).await else { return };
    room.hear(fixed("matrix-hello")).await;
    let kills: u64 =
        std::env::var("MENAGERIE_KILLS").map_or(4, |many| many.parse().expect("a number"));
    // The Knights go out and home again, as often as no rule ends the game.
    let walk = ["g1f3", "g8f6", "f3g1", "f6g8", "b1c3", "b8c6", "c3b1", "c6b8"];
    let mut games: Vec<(String, usize)> = Vec::new();
    for number in 0..kills {
        if number.is_multiple_of(12) {
            games.push((room.begin(games.len() + 1).await, 0));
        }
        let (root, plies) = games.last_mut().expect("one was begun");
        room.play(root, *plies, walk[*plies % walk.len()]).await;
        // Before it is heard, while it is decided, sealed or sent, and after.
        tokio::time::sleep(Duration::from_millis(number * 37 % 400)).await;
        room.program.kill();
        room.program.resume();
        *plies += 1;
        room.board(root, *plies).await;
    }
    room.ann.tell(json!({"do": "send", "room": room.room, "body": "!help"})).await;
    let bot = room.bot.id.clone();
    let is_notice = |it: &Value| it["sender"] == *bot && it["content"]["msgtype"] == "m.notice";
    room.ann.hear_nth("help", 1, is_notice).await;
    for (root, plies) in &games {
        assert_eq!(room.boards(root), plies + 1, "a board came twice");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_where_encryption_is_turned_on_in_the_middle() {
    let Some(mut room) = Sealed::open(false).await else { return };
    room.hear(fixed("matrix-hello")).await;
    let root = room.begin(1).await;
    room.play(&root, 0, "e4").await;
    assert_eq!(room.board(&root, 1).await["decrypted"], false);
    room.ann.tell(json!({"do": "encrypt", "room": room.room})).await;
    let is_on = |event: &Value| event["type"] == "m.room.encryption";
    room.bob.hear("encryption", is_on).await;
    room.play(&root, 1, "e5").await;
    assert_eq!(room.board(&root, 2).await["decrypted"], true);
    room.play(&root, 2, "g1f3").await;
    assert_eq!(room.board(&root, 3).await["decrypted"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_encrypted_room_of_two_is_one_in_which_private_answers_stand() {
    let Some(mut room) = Sealed::open(true).await else { return };
    room.hear(fixed("matrix-hello")).await;
    let invite = json!([room.bot.id]);
    let order = json!({"do": "create", "invite": invite, "direct": true});
    let alone = room.ann.tell(order).await["room_id"].take();
    let bot = room.bot.id.clone();
    let is_in = |event: &Value| {
        event["room_id"] == alone
            && event["content"]["membership"] == "join"
            && event["sender"] == *bot
    };
    room.ann.hear("bot", is_in).await;
    // A private answer to a command in the room of all is given in the room of two.
    room.ann.tell(json!({"do": "send", "room": room.room, "body": "!settings"})).await;
    let is_answer = |event: &Value| {
        event["room_id"] == alone && event["sender"] == *bot && event["decrypted"] == true
    };
    room.ann.hear("answer", is_answer).await;
    room.ann.tell(json!({"do": "send", "room": alone, "body": "!games"})).await;
    room.ann.hear_nth("second answer", 1, is_answer).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_room_that_the_bot_makes_is_encrypted_for_a_member_who_can_read_it() {
    let Some(mut room) = Sealed::open(false).await else { return };
    room.hear(fixed("matrix-hello")).await;
    room.ann.tell(json!({"do": "send", "room": room.room, "body": "!settings"})).await;
    let private = room.invited("Menagerie").await;
    let kind = ["rooms", &private, "state", "m.room.encryption", ""];
    let state = room.plain_ann.ask("GET", &kind, &[], None).await;
    assert_eq!(state.status, 200, "{state:?}");
    let is_answer =
        |event: &Value| event["room_id"] == *private && event["content"]["msgtype"].is_string();
    assert_eq!(room.ann.hear("answer", is_answer).await["decrypted"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_homeserver_that_encrypts_every_room_is_played_on() {
    let Some(server) = Synapse::start(Limits::Encrypting).await else { return };
    let Some(mut room) = Sealed::open_on(&server, false, Vec::new()).await else { return };
    room.hear(fixed("matrix-hello")).await;
    let root = room.begin(1).await;
    room.play(&root, 0, "e2e4").await;
    assert_eq!(room.board(&root, 1).await["decrypted"], true);
    // A spectators' room is made by the bot, and private: it is encrypted like all.
    room.ann.tell(json!({"do": "send", "room": room.room, "body": "!settings"})).await;
    let private = room.invited("Menagerie").await;
    let is_answer =
        |event: &Value| event["room_id"] == *private && event["content"]["msgtype"].is_string();
    assert_eq!(room.ann.hear("answer", is_answer).await["decrypted"], true);
}
