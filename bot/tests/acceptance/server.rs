//! A server with people and the real bot: the program itself, started as an operator starts it,
//! connected through serenity to a loopback Discord.

use crate::database;
use menagerie_sandbox::{Answer, Message, Options, Sandbox};
use menagerie_words::fixed;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// How long anything may take on a busy machine.
pub const TIMEOUT: Duration = Duration::from_secs(40);

/// Discord's number of a message that somebody wrote.
const REGULAR: u8 = 0;
/// Discord's number of a message that replies to another.
const REPLY: u8 = 19;

/// The bot's program.
pub const PROGRAM: &str = env!("CARGO_BIN_EXE_menagerie");

/// A folder that goes when the test ends.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(what: &str) -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path =
            std::env::temp_dir().join(format!("menagerie-{what}-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).expect("the temporary folder is writable");
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        database::remove(&self.0);
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The sandbox, the bot and where they keep their files.
pub struct Server {
    pub sandbox: Sandbox,
    pub folder: Folder,
    pub bot: Option<Child>,
    /// Whether Discord shows it the messages that are not for it.
    pub hears_all: bool,
    /// The other variables in the bot's environment when it is started.
    pub environment: Vec<(&'static str, String)>,
    pub games: u64,
}

impl Server {
    /// A server with a bot that has more in its environment.
    pub async fn start_in(
        folder: Folder,
        options: Options,
        environment: Vec<(&'static str, String)>,
    ) -> Self {
        Self::start_so(hears_all(), folder, options, environment).await
    }

    /// A server whose bot hears all messages, or only those to it.
    pub async fn start_so(
        hears_all: bool,
        folder: Folder,
        options: Options,
        environment: Vec<(&'static str, String)>,
    ) -> Self {
        let message_content_allowed = options.message_content_allowed && hears_all;
        let options = Options { data: folder.0.clone(), message_content_allowed, ..options };
        let sandbox = Sandbox::start(options).await.expect("the sandbox starts");
        let games = sandbox.channel_named("games").expect("there is a channel for games");
        database::lay(&folder.0.join("games.db")).await;
        let mut server = Self { sandbox, folder, bot: None, hears_all, environment, games };
        server.start_bot().await;
        server
    }

    /// The program with the settings of this server.
    pub fn program(&self) -> Command {
        // An older program can be measured with the benchmarks of a newer one.
        let program = std::env::var_os("MENAGERIE_PROGRAM");
        let mut command = Command::new(program.unwrap_or_else(|| PROGRAM.into()));
        command
            .current_dir(&self.folder.0)
            .envs(self.sandbox.settings())
            // The system's own certificates are some hundred, read at each start and needed by no test.
            .env("SSL_CERT_FILE", self.sandbox.ca_file())
            .envs(self.hears_all.then_some(("DISCORD_MESSAGE_CONTENT", "on")))
            .env("DATABASE_URL", self.database_url())
            .env("RUST_LOG", "info")
            // There are many of them at a time.
            .env("HEALTH_ADDR", "off")
            .envs(self.environment.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::null());
        command
    }

    pub fn database_url(&self) -> String {
        database::url(&self.folder.0, "games.db")
    }

    /// Starts the bot and waits until it is connected.
    pub async fn start_bot(&mut self) {
        let before = self.sandbox.session_starts().0;
        let log = std::fs::File::options()
            .create(true)
            .append(true)
            .open(self.folder.0.join("bot.log"))
            .expect("the log is writable");
        let child = self.program().stderr(log).spawn().expect("the program starts");
        self.bot = Some(child);
        self.sandbox
            .wait(TIMEOUT, |sandbox| (sandbox.session_starts().0 > before).then_some(()))
            .await
            .unwrap_or_else(|_| panic!("the bot did not connect:\n{}", self.log()));
    }

    pub fn log(&self) -> String {
        std::fs::read_to_string(self.folder.0.join("bot.log")).unwrap_or_default()
    }

    pub fn id(&self, name: &str) -> u64 {
        self.sandbox.member_named(name).unwrap_or_else(|| panic!("{name} is a member"))
    }

    /// Gives a command and waits for its whole answer.
    pub async fn slash(&self, who: &str, channel: u64, command: &str, options: Value) -> Answer {
        let interaction = self
            .sandbox
            .slash(self.id(who), channel, command, &options)
            .unwrap_or_else(|error| panic!("/{command} cannot be given: {error}"));
        tokio::time::timeout(TIMEOUT, interaction.answer())
            .await
            .unwrap_or_else(|_| panic!("/{command} was not answered:\n{}", self.log()))
    }

    /// Presses a button and waits for what Discord shows in answer.
    pub async fn press(&self, who: &str, message: &Message, label: &str) -> Answer {
        let custom_id = custom_id(message, label);
        let interaction = self
            .sandbox
            .press(self.id(who), message.id, &custom_id, &[])
            .unwrap_or_else(|error| panic!("{label} cannot be pressed: {error}"));
        tokio::time::timeout(TIMEOUT, interaction.answer())
            .await
            .unwrap_or_else(|_| panic!("{label} was not answered:\n{}", self.log()))
    }

    /// Types something to the bot, behind a mention of it where it does not hear all.
    pub fn say(&self, who: &str, channel: u64, text: &str) -> u64 {
        self.chat(who, channel, &self.addressed(text))
    }

    /// A text to the bot, as it is typed.
    pub fn addressed(&self, text: &str) -> String {
        if self.hears_all { text.to_owned() } else { mentioning(&self.sandbox, text) }
    }

    /// Writes a message as it is, which may be meant for others.
    pub fn chat(&self, who: &str, channel: u64, text: &str) -> u64 {
        self.sandbox
            .say(self.id(who), channel, text, None)
            .unwrap_or_else(|error| panic!("{who} cannot say {text:?}: {error}"))
    }

    /// The messages of the bot that everybody sees.
    pub fn posts(&self, channel: u64) -> Vec<Message> {
        let bot = self.sandbox.bot_id();
        let mut messages = self.sandbox.messages(self.id("Cid"), channel);
        // Discord itself tells in the bot's name whom it has added to a thread.
        messages.retain(|message| {
            message.author == bot
                && message.ephemeral_for.is_none()
                && matches!(message.kind, REGULAR | REPLY)
        });
        messages
    }

    /// Waits for a message of the bot whose text contains `words`.
    pub async fn post(&self, channel: u64, words: &str) -> Message {
        let found = self
            .sandbox
            .wait(TIMEOUT, |_| {
                self.posts(channel).into_iter().rev().find(|post| post.content.contains(words))
            })
            .await;
        found.unwrap_or_else(|_| {
            let posts: Vec<String> =
                self.posts(channel).into_iter().map(|post| post.content).collect();
            panic!("no post with “{words}” among {posts:#?}\n{}", self.log())
        })
    }

    /// One challenges another and moves first; the other accepts. Returns the game's thread.
    pub async fn new_game_of(&self, first: &str, second: &str) -> u64 {
        self.new_game_with(first, second, "none").await
    }

    /// The same with a clock.
    pub async fn new_game_with(&self, first: &str, second: &str, clock: &str) -> u64 {
        let newest = self.posts(self.games).last().map_or(0, |post| post.id);
        let mut challenge = challenge_of(self.id(second));
        challenge["clock"] = json!(clock);
        let answer = self.slash(first, self.games, "challenge", challenge).await;
        assert!(answer.text().contains(fixed("challenge-made-done")), "{}", answer.text());
        let found = self.sandbox.wait(TIMEOUT, |_| {
            let mut posts = self.posts(self.games).into_iter();
            posts.find(|post| post.id > newest && !post.components.is_empty())
        });
        let challenge = found.await.unwrap_or_else(|_| panic!("no challenge:\n{}", self.log()));
        self.accept(second, &challenge).await
    }

    /// Somebody accepts a challenge among the games, and the first board is there. Its thread.
    pub async fn accept(&self, who: &str, challenge: &Message) -> u64 {
        let already = self.sandbox.threads(self.games).len();
        self.press(who, challenge, "Accept").await;
        let thread = self
            .sandbox
            .wait(TIMEOUT, |sandbox| {
                sandbox.threads(self.games).get(already).map(|thread| thread.id)
            })
            .await
            .unwrap_or_else(|_| panic!("no thread:\n{}", self.log()));
        self.post(thread, fixed("play-invitation")).await;
        thread
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(mut bot) = self.bot.take() {
            let _ = bot.kill();
            let _ = bot.wait();
        }
        if std::thread::panicking() {
            eprintln!("the bot's log:\n{}", self.log());
        }
    }
}

/// Whether a bot hears all messages of its servers, if a test does not care. As for an operator,
/// that is switched on by the environment.
pub fn hears_all() -> bool {
    std::env::var_os("DISCORD_MESSAGE_CONTENT").is_some_and(|mode| mode == "on")
}

/// A text behind a mention of the bot, if it has none.
pub fn mentioning(sandbox: &Sandbox, text: &str) -> String {
    let mention = format!("<@{}>", sandbox.bot_id());
    if text.contains(&mention) { text.to_owned() } else { format!("{mention} {text}") }
}

pub fn challenge_of(opponent: u64) -> Value {
    json!({"opponent": opponent.to_string(), "variant": "terachess-2", "colour": "first"})
}

/// The labels of a message's buttons.
pub fn labels(message: &Message) -> Vec<String> {
    buttons(message).map(|button| button["label"].as_str().unwrap_or_default().to_owned()).collect()
}

pub fn custom_id(message: &Message, label: &str) -> String {
    buttons(message)
        .find(|button| button["label"] == label)
        .and_then(|button| button["custom_id"].as_str().map(str::to_owned))
        .unwrap_or_else(|| panic!("no button {label}: {:?}", labels(message)))
}

fn buttons(message: &Message) -> impl Iterator<Item = &Value> {
    message.components.iter().filter_map(|row| row["components"].as_array()).flatten()
}
