//! A room in which two people play with the bot by clients that others wrote, and that can be encrypted.

use crate::matrix::hall::invited;
use crate::matrix::member::{Member, TIMEOUT};
use crate::matrix::nio::Nio;
use crate::matrix::program::Program;
use crate::matrix::synapse::{Synapse, python};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Ann and Bob with matrix-nio, and the bot.
pub struct Sealed {
    pub ann: Nio,
    pub bob: Nio,
    /// Sessions of theirs and of the bot that know no encryption.
    pub plain_ann: Member,
    pub plain_bob: Member,
    pub bot: Member,
    pub program: Program,
    pub room: String,
    /// Where matrix-nio has its keys.
    keys: PathBuf,
}

impl Sealed {
    /// In a new room of Ann's, encrypted or not. `None` where Synapse is not installed.
    pub async fn open(encrypted: bool) -> Option<Self> {
        let server = Synapse::shared().await?;
        Self::open_on(server, encrypted, Vec::new()).await
    }

    /// The same on a homeserver, with further settings of the bot.
    pub async fn open_on(
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
    pub async fn hear(&mut self, words: &str) -> Value {
        let bot = self.bot.id.clone();
        let says = move |event: &Value| {
            event["sender"] == *bot
                && event["content"]["body"].as_str().is_some_and(|body| body.contains(words))
        };
        self.ann.hear(words, says).await
    }

    /// Begins game `number`; the event that begins its thread.
    pub async fn begin(&mut self, number: usize) -> String {
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
    pub async fn play(&mut self, root: &str, ply: usize, words: &str) {
        let who = if ply.is_multiple_of(2) { &mut self.ann } else { &mut self.bob };
        who.tell(json!({"do": "send", "room": self.room, "body": words, "thread": root})).await;
    }

    /// Waits for the board after so many plies, as Ann reads it. Each comes once.
    pub async fn board(&mut self, root: &str, plies: usize) -> Value {
        let is_board = self.is_board(root);
        self.ann.hear_nth("board", plies, is_board).await
    }

    /// How many boards Ann has read.
    pub fn boards(&self, root: &str) -> usize {
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
    pub async fn invited(&mut self, name: &str) -> String {
        let room = invited(&self.plain_ann, name).await;
        self.ann.tell(json!({"do": "join", "room": room})).await;
        room
    }

    /// The homeserver's copy of the bot's events in the room.
    pub async fn as_the_homeserver_has_it(&self) -> Vec<Value> {
        let events = self.plain_ann.read(&self.room).await;
        events.into_iter().filter(|event| event["sender"] == *self.bot.id).collect()
    }
}

impl Drop for Sealed {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.keys);
    }
}

/// The bot on a homeserver, with further settings.
pub fn program(server: &str, bot: &Member, settings: Vec<(&'static str, String)>) -> Program {
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
pub fn eventually<T>(look: impl Fn() -> Option<T>) -> T {
    let deadline = Instant::now() + TIMEOUT;
    while Instant::now() < deadline {
        if let Some(found) = look() {
            return found;
        }
        std::thread::sleep(Duration::from_millis(200));
    }
    panic!("it does not come");
}

/// How many devices of a user are signed by the user.
pub async fn signed_devices(member: &Member) -> usize {
    let asked = json!({"device_keys": {&member.id: []}});
    let known = member.ask("POST", &["keys", "query"], &[], Some(&asked)).await.body;
    let signer = &known["self_signing_keys"][&member.id]["keys"];
    let signer = signer.as_object().and_then(|keys| keys.keys().next()).expect("there is one");
    let devices = known["device_keys"][&member.id].as_object().expect("there are some");
    let signatures = devices.values().map(|device| &device["signatures"][&member.id][signer]);
    signatures.filter(|it| it.is_string()).count()
}
