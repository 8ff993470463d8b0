//! Steps of tests with a server that its benchmark does not need.

use crate::server::{Folder, Server, TIMEOUT, custom_id, labels};
use menagerie_sandbox::{Message, Options, ReplyTo};
use std::process::{Command, Output};
use std::time::Duration;

impl Server {
    /// A server whose bot hears all messages, or only those to it.
    pub async fn start_that(hears_all: bool) -> Self {
        Self::start_so(hears_all, Folder::new("server"), Options::default(), Vec::new()).await
    }

    /// Stops the bot as a power cut would: kill -9.
    pub fn kill_bot(&mut self) {
        let mut bot = self.bot.take().expect("the bot runs");
        bot.kill().expect("it can be killed");
        bot.wait().expect("it has ended");
    }

    /// How long the processor has worked for the bot. Only Linux tells; elsewhere it is zero.
    pub fn worked(&self) -> Duration {
        /// The unit in which Linux counts, on every machine.
        const TICK: Duration = Duration::from_millis(10);
        let bot = self.bot.as_ref().expect("the bot runs");
        let Ok(stat) = std::fs::read_to_string(format!("/proc/{}/stat", bot.id())) else {
            return Duration::ZERO;
        };
        // The name stands in brackets and may hold spaces; user and system time are fields 14 and 15.
        let (_, fields) = stat.rsplit_once(") ").expect("it is named");
        let times = fields.split(' ').skip(11).take(2);
        let ticks: u32 = times.map(|time| time.parse::<u32>().expect("it is a number")).sum();
        ticks * TICK
    }

    /// How a member is named in what Discord shows.
    pub fn mention(&self, name: &str) -> String {
        format!("<@{}>", self.id(name))
    }

    /// Presses a button and waits for what the one who pressed is told alone.
    pub async fn told(&self, who: &str, message: &Message, label: &str) -> String {
        let custom_id = custom_id(message, label);
        let interaction = self
            .sandbox
            .press(self.id(who), message.id, &custom_id, &[])
            .unwrap_or_else(|error| panic!("{label} cannot be pressed: {error}"));
        let told = self.sandbox.wait(TIMEOUT, |_| {
            let messages = interaction.now().messages;
            // An answer that is still awaited has no words.
            let is_told = |it: &Message| it.ephemeral_for.is_some() && !it.content.is_empty();
            messages.into_iter().find(is_told)
        });
        let told = told.await.unwrap_or_else(|_| panic!("{who} is told nothing:\n{}", self.log()));
        assert_eq!(told.ephemeral_for, Some(self.id(who)));
        told.content
    }

    /// Presses a button and waits until its message has become `words` without buttons.
    pub async fn replaced(&self, who: &str, message: &Message, label: &str, words: &str) {
        self.press(who, message, label).await;
        let replaced = self.sandbox.wait(TIMEOUT, |sandbox| {
            let messages = sandbox.messages(self.id(who), message.channel);
            let now = messages.into_iter().find(|now| now.id == message.id)?;
            (now.content.starts_with(words) && labels(&now).is_empty()).then_some(())
        });
        replaced.await.unwrap_or_else(|_| panic!("{label} did nothing:\n{}", self.log()));
    }

    pub fn reply(&self, who: &str, channel: u64, message: u64, text: &str) -> u64 {
        self.sandbox
            .say(self.id(who), channel, text, Some(ReplyTo { message, ping: true }))
            .unwrap_or_else(|error| panic!("{who} cannot reply {text:?}: {error}"))
    }

    /// Waits until the channel holds so many posts.
    pub async fn count(&self, channel: u64, posts: usize) -> Vec<Message> {
        let found = self
            .sandbox
            .wait(TIMEOUT, |_| Some(self.posts(channel)).filter(|all| all.len() >= posts))
            .await;
        found.unwrap_or_else(|_| {
            panic!("{} of {posts} posts:\n{}", self.posts(channel).len(), self.log())
        })
    }

    /// So many games, each of two of the three members, with who moves first and who answers.
    pub async fn games_of_all(&self, games: usize) -> Vec<(u64, &'static str, &'static str)> {
        let pairs = [("Ann", "Bob"), ("Cid", "Ann"), ("Bob", "Cid")];
        let mut all = Vec::new();
        for (first, second) in pairs.into_iter().cycle().take(games) {
            all.push((self.new_game_of(first, second).await, first, second));
        }
        all
    }
}

/// Runs a program to its end.
pub async fn run(mut command: Command) -> Output {
    tokio::task::spawn_blocking(move || command.output().expect("the program starts"))
        .await
        .expect("no panic")
}
