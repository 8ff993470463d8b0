//! Encrypted rooms, played in by clients that others wrote, on a homeserver that cannot read a word.

use crate::database;
use crate::matrix::hall::invited;
use crate::matrix::member::{Member, PASSWORD, PATIENCE};
use crate::matrix::nio::Nio;
use crate::matrix::program::Program;
use crate::matrix::synapse::{Limits, Synapse, python};
use matrix_sdk_crypto::OlmMachine;
use menagerie_words::{first_words, fixed, last_words};
use ruma::api::IncomingResponse as _;
use ruma::api::client::keys::get_keys;
use ruma::exports::http;
use ruma::{UserId, device_id};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Ann and Bob with matrix-nio, and the bot.
struct Sealed {
    ann: Nio,
    bob: Nio,
    /// Sessions of theirs and of the bot that know no encryption.
    plain_ann: Member,
    plain_bob: Member,
    bot: Member,
    program: Program,
    room: String,
    /// Where matrix-nio has its keys.
    keys: PathBuf,
}

impl Sealed {
    /// In a new room of Ann's, encrypted or not. `None` where Synapse is not installed.
    async fn open(encrypted: bool) -> Option<Self> {
        let server = Synapse::shared().await?;
        Self::open_on(server, encrypted, Vec::new()).await
    }

    /// The same on a homeserver, with further settings of the bot.
    async fn open_on(
        server: &Synapse,
        encrypted: bool,
        settings: Vec<(&'static str, String)>,
    ) -> Option<Self> {
        let (python, server) = (python()?, server.url());
        let bot = Member::register(&server, "Menagerie").await;
        let plain_ann = Member::register(&server, "Ann").await;
        let plain_bob = Member::register(&server, "Bob").await;
        let keys = std::env::temp_dir().join(plain_ann.id.replace(['@', ':'], "-"));
        let mut both = Vec::new();
        for member in [&plain_ann, &plain_bob] {
            let folder = keys.join(&member.id[1..4]);
            std::fs::create_dir_all(&folder).expect("the temporary folder is writable");
            both.push(Nio::log_in_with_keys(&python, &server, &member.id, &folder).await);
        }
        let [mut ann, mut bob] = <[Nio; 2]>::try_from(both).ok().expect("there are two");
        let program = program(&server, &bot, settings);
        let invite = json!([plain_bob.id, bot.id]);
        let order = json!({"do": "create", "invite": invite, "encrypted": encrypted});
        let room = ann.tell(order).await["room_id"].as_str().expect("it is made").to_owned();
        bob.tell(json!({"do": "join", "room": room})).await;
        let sealed = Self { ann, bob, plain_ann, plain_bob, bot, program, room, keys };
        Some(sealed)
    }

    /// Waits until Ann reads such words of the bot.
    async fn hear(&mut self, words: &str) -> Value {
        let bot = self.bot.id.clone();
        let says = move |event: &Value| {
            event["sender"] == *bot
                && event["content"]["body"].as_str().is_some_and(|body| body.contains(words))
        };
        self.ann.hear(words, says).await
    }

    /// Begins game `number`; the event that begins its thread.
    async fn begin(&mut self, number: usize) -> String {
        let bob = self.plain_bob.id.clone();
        let words = format!("!challenge {bob} chess colour:first");
        self.ann.tell(json!({"do": "send", "room": self.room, "body": words})).await;
        let offer = self.hear(&format!("!accept {number}")).await;
        let root = offer["event_id"].as_str().expect("it has one").to_owned();
        self.bob.tell(json!({"do": "react", "room": self.room, "event": root, "key": "✅"})).await;
        self.board(&root, 0).await;
        root
    }

    /// One side types a move in the thread.
    async fn play(&mut self, root: &str, ply: usize, words: &str) {
        let who = if ply.is_multiple_of(2) { &mut self.ann } else { &mut self.bob };
        who.tell(json!({"do": "send", "room": self.room, "body": words, "thread": root})).await;
    }

    /// Waits for the board after so many plies, as Ann reads it. Each comes once.
    async fn board(&mut self, root: &str, plies: usize) -> Value {
        let is_board = self.is_board(root);
        self.ann.hear_nth("board", plies, is_board).await
    }

    /// How many boards Ann has read.
    fn boards(&self, root: &str) -> usize {
        let is_board = self.is_board(root);
        self.ann.heard().iter().filter(|event| is_board(event)).count()
    }

    fn is_board(&self, root: &str) -> impl Fn(&Value) -> bool + use<> {
        let (bot, root) = (self.bot.id.clone(), root.to_owned());
        move |event| {
            event["sender"] == *bot
                && event["content"]["msgtype"] == "m.image"
                && event["content"]["m.relates_to"]["event_id"] == *root
        }
    }

    /// The room with such a name into which Ann is invited, once she is; she comes in.
    async fn invited(&mut self, name: &str) -> String {
        let room = invited(&self.plain_ann, name).await;
        self.ann.tell(json!({"do": "join", "room": room})).await;
        room
    }

    /// What the homeserver has of the bot's events in the room.
    async fn as_the_homeserver_has_it(&self) -> Vec<Value> {
        let events = self.plain_ann.read(&self.room).await;
        events.into_iter().filter(|event| event["sender"] == *self.bot.id).collect()
    }
}

impl Drop for Sealed {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.keys);
    }
}

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
    // What is asked in the room of all and is for one alone is answered in the room of two.
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

/// The bot on a homeserver, with further settings.
fn program(server: &str, bot: &Member, settings: Vec<(&'static str, String)>) -> Program {
    let mut all = vec![
        ("MATRIX_HOMESERVER", server.to_owned()),
        ("MATRIX_ACCESS_TOKEN", bot.token().to_owned()),
    ];
    all.extend(settings);
    let mut program = Program::new(all);
    program.resume();
    program
}

/// Waits until something is there.
fn eventually<T>(look: impl Fn() -> Option<T>) -> T {
    let deadline = Instant::now() + PATIENCE;
    while Instant::now() < deadline {
        if let Some(found) = look() {
            return found;
        }
        std::thread::sleep(Duration::from_millis(200));
    }
    panic!("it does not come");
}

/// How many devices of a user are signed by the user.
async fn signed_devices(member: &Member) -> usize {
    let asked = json!({"device_keys": {&member.id: []}});
    let known = member.ask("POST", &["keys", "query"], &[], Some(&asked)).await.body;
    let signer = &known["self_signing_keys"][&member.id]["keys"];
    let signer = signer.as_object().and_then(|keys| keys.keys().next()).expect("there is one");
    let devices = known["device_keys"][&member.id].as_object().expect("there are some");
    let signatures = devices.values().map(|device| &device["signatures"][&member.id][signer]);
    signatures.filter(|it| it.is_string()).count()
}
