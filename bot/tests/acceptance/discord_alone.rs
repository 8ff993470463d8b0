//! A server whose bot is on Discord alone: how it starts and stops, and a game there.

use crate::server::{Folder, Server};
use menagerie_sandbox::Options;
use std::process::Command;

impl Server {
    /// A server with a connected bot.
    pub async fn start() -> Self {
        Self::start_with(Options::default()).await
    }

    pub async fn start_with(options: Options) -> Self {
        Self::start_in(Folder::new("server"), options, Vec::new()).await
    }

    /// Asks the bot to stop, as Ctrl-C or Docker do, and returns its exit status.
    pub async fn stop_bot(&mut self) -> std::process::ExitStatus {
        let bot = self.bot.as_ref().expect("the bot runs");
        let told = Command::new("kill").args(["-TERM", &bot.id().to_string()]).status();
        assert!(told.expect("kill runs").success());
        self.bot_ended().await
    }

    /// Waits until the bot stops by itself and returns its exit status.
    pub async fn bot_ended(&mut self) -> std::process::ExitStatus {
        let mut bot = self.bot.take().expect("the bot runs");
        tokio::task::spawn_blocking(move || bot.wait().expect("it ends")).await.expect("no panic")
    }

    /// Ann challenges Bob and moves first; Bob accepts. Returns the game's thread.
    pub async fn new_game(&self) -> u64 {
        self.new_game_of("Ann", "Bob").await
    }
}
