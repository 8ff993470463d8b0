//! A bot on both networks: Discord's loopback with its members, and a room on a homeserver.

use crate::matrix::member::Member;
use crate::server::{Folder, Server, TIMEOUT};
use menagerie_sandbox::{Message, Options, Thread};
use menagerie_words::fixed;
use serde_json::{Value, json};
use std::time::Duration;

/// Ann, Ben and others on Discord; Bob in a room of Matrix; the bot in both.
pub struct Bridge {
    pub discord: Server,
    pub bob: Member,
    /// The bot's account on the homeserver.
    pub bot: Member,
    /// The room.
    pub room: String,
}

impl Bridge {
    /// With a homeserver.
    pub async fn open(homeserver: &str) -> Self {
        let bot = Member::register(homeserver, "Menagerie").await;
        let bob = Member::register(homeserver, "Bob").await;
        let room = bob.create_room(json!({"invite": [bot.id]})).await;
        let environment = vec![
            ("MATRIX_HOMESERVER", homeserver.to_owned()),
            ("MATRIX_ACCESS_TOKEN", bot.token().to_owned()),
        ];
        let folder = Folder::new("bridge");
        let discord = Server::start_in(folder, Options::default(), environment).await;
        let bridge = Self { discord, bob, bot, room };
        bridge
            .bob
            .wait_for(&bridge.room, "bot", |event| {
                event["type"] == "m.room.member"
                    && event["state_key"] == *bridge.bot.id
                    && event["content"]["membership"] == "join"
            })
            .await;
        bridge
    }

    /// The bot stops as when the power fails, and starts again.
    pub async fn restart(&mut self) {
        let mut bot = self.discord.bot.take().expect("it runs");
        bot.kill().expect("it runs");
        bot.wait().expect("it ends");
        self.discord.start_bot().await;
    }

    /// Waits for a message of the bot's in the room with these words in it.
    pub async fn hear(&self, words: &str) -> Value {
        self.bob
            .wait_for(&self.room, words, |event| {
                let body = event["content"]["body"].as_str().unwrap_or_default();
                event["sender"] == *self.bot.id && body.contains(words)
            })
            .await
    }

    /// Ann looks for an opponent on Discord, moving first, and Bob joins in the room; so many games
    /// have begun before. The thread of theirs on Discord.
    pub async fn begin(&self, before: usize) -> Thread {
        let (discord, games) = (&self.discord, self.discord.games);
        let wish = json!({"variant": "chess", "colour": "first"});
        discord.slash("Ann", games, "challenge", wish).await;
        let (code, _) = self.code().await;
        self.bob.say(&self.room, &format!("!join {}", code.to_lowercase())).await;
        let thread = discord
            .sandbox
            .wait(TIMEOUT, |sandbox| sandbox.threads(games).get(before).cloned())
            .await;
        thread.unwrap_or_else(|_| panic!("the game has no thread:\n{}", discord.log()))
    }

    /// The boards of the newest game in the room, oldest first.
    pub async fn boards(&self) -> Vec<Value> {
        let is_board = |event: &Value| {
            event["sender"] == *self.bot.id
                && event["content"]["msgtype"] == "m.image"
                && event["content"]["m.relates_to"]["rel_type"] == "m.thread"
        };
        let events = self.bob.read(&self.room).await.into_iter();
        let mut boards: Vec<Value> = events.filter(is_board).collect();
        let root = |board: &Value| board["content"]["m.relates_to"]["event_id"].clone();
        let newest = boards.last().map(root);
        boards.retain(|board| Some(root(board)) == newest);
        boards
    }

    /// Waits for the board after so many plies in both places; it is the last one in each.
    pub async fn board(&self, thread: u64, plies: usize) -> (Message, Value) {
        let shown = || async {
            let posts = self.discord.posts(thread).into_iter();
            let posts: Vec<Message> = posts.filter(|post| !post.attachments.is_empty()).collect();
            let boards = self.boards().await;
            (posts.len() > plies && boards.len() > plies).then_some((posts, boards))
        };
        for _ in 0..400 {
            if let Some((mut posts, mut boards)) = shown().await {
                let counts = (posts.len(), boards.len());
                assert_eq!(counts, (plies + 1, plies + 1), "a board came twice");
                return (posts.swap_remove(plies), boards.swap_remove(plies));
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("no board after {plies} plies:\n{}", self.discord.log());
    }

    /// The code of the newest challenge on Discord, and its message.
    pub async fn code(&self) -> (String, Message) {
        let join = format!("{} `!join ", fixed("challenge-join-elsewhere"));
        let post = self.discord.post(self.discord.games, &join).await;
        let code = post.content.split("`!join ").nth(1).and_then(|rest| rest.split('`').next());
        (code.unwrap_or_else(|| panic!("no code: {}", post.content)).to_owned(), post)
    }
}
