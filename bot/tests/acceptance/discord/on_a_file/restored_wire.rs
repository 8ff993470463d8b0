//! A backup of the running program in the middle of a game, and the game that goes on from it
//! elsewhere: what it holds is neither lost nor shown twice.

use crate::server::{Server, TIMEOUT};
use crate::steps::run;
use crate::wire;
use menagerie_sandbox::{Options, RestFault};
use std::time::{Duration, Instant};

impl Server {
    /// From its next start on the bot has its games in another file of its folder.
    fn keep_games_in(&mut self, name: &str) {
        let url = format!("sqlite://{}", self.folder.0.join(name).display());
        self.environment.push(("DATABASE_URL", url));
    }

    /// Runs the program beside the bot, and says what it has printed.
    async fn menagerie(&self, words: &[&str]) -> String {
        let mut command = self.program();
        command.args(words);
        let output = run(command).await;
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{words:?}: {errors}");
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    /// How many messages of the bot in a place say something.
    fn copies(&self, place: u64, words: &str) -> usize {
        self.posts(place).iter().filter(|post| post.content.contains(words)).count()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_from_a_backup_that_was_made_while_it_was_played() {
    // Discord has forgotten every nonce when the backup is restored.
    let options = Options { nonce_memory: Duration::ZERO, ..Options::default() };
    let begun = Instant::now();
    let mut server = Server::start_with(options).await;
    let thread = server.new_game_with("Ann", "Bob", "days 3d").await;
    server.say("Ann", thread, "e4e6");
    server.post(thread, "P e4-e6").await;
    // A board that is there while the backup is made, and of which the bot does not know it yet.
    let late = RestFault::Delay(Duration::from_secs(8));
    let messages = format!("/channels/{thread}/messages");
    server.sandbox.faults().on_requests("POST", &messages, 1, late);
    server.say("Bob", thread, "e13e11");
    server.post(thread, "p e13-e11").await;
    let told = server.menagerie(&["backup", "kept.db"]).await;
    assert!(told.contains("1 game with 2 moves: each was replayed"), "{told}");
    assert!(server.menagerie(&["outbox"]).await.contains("announce"), "it waits in the backup");
    // After it come a move that the bot reads before it is killed, and one that nobody reads.
    server.say("Ann", thread, "d4d6");
    server.post(thread, "P d4-d6").await;
    server.kill_bot();
    server.say("Bob", thread, "d13d11");

    server.keep_games_in("elsewhere.db");
    let told = server.menagerie(&["restore", "kept.db"]).await;
    assert!(told.contains("elsewhere.db holds 1 game with 2 moves now, as it was at "), "{told}");
    server.start_bot().await;
    server.post(thread, "p d13-d11").await;
    server.say("Ann", thread, "c4c6");
    let board = server.post(thread, "P c4-c6").await;
    assert_eq!(board.mentions, [server.id("Bob")]);
    for (words, copies) in [("P e4-e6", 1), ("p e13-e11", 1), ("p d13-d11", 1), ("P c4-c6", 1)] {
        assert_eq!(server.copies(thread, words), copies, "{words}:\n{}", server.log());
    }
    assert!(server.copies(thread, "P d4-d6") >= 1, "it was played again, as it was typed");
    assert_eq!(server.sandbox.threads(server.games).len(), 1, "no second thread was made");
    while !server.menagerie(&["outbox"]).await.contains("Nothing waits") {
        assert!(begun.elapsed() < TIMEOUT * 3, "{}", server.log());
    }
    wire::is_described(&server);
}
