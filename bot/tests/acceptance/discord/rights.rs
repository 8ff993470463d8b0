//! Rights that are missing: nothing is buried, each caller is told what is missing and where, and
//! everything that waits is shown as soon as it can be.

use crate::server::{PROGRAM, Server, TIMEOUT, challenge_of};
use crate::steps::run;
use crate::wire;
use menagerie_sandbox::{RestFault, permissions};
use menagerie_words::{first_words, fixed, fixed_with, in_full};
use serde_json::{Value, json};
use std::process::Command;

impl Server {
    /// Discord refuses what we post in these places, and what we may there is as it was.
    fn refuse_posts(&self, places: &[u64]) {
        for place in places {
            let refused = RestFault::Answer { status: 403, body: Value::Null };
            let messages = format!("/channels/{place}/messages");
            self.sandbox.faults().on_requests("POST", &messages, u32::MAX, refused);
        }
    }

    /// The operator's view of the outbox.
    async fn outbox(&self, words: &[&str]) -> String {
        let mut command = Command::new(PROGRAM);
        command
            .current_dir(&self.folder.0)
            .env_clear()
            .env("DATABASE_URL", self.database_url())
            .arg("outbox")
            .args(words);
        let output = run(command).await;
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    /// Waits until the operator reads this of the outbox.
    pub async fn outbox_says(&self, words: &str) {
        let until = tokio::time::Instant::now() + TIMEOUT;
        loop {
            let said = self.outbox(&[]).await;
            if said.contains(words) {
                return;
            }
            assert!(tokio::time::Instant::now() < until, "no “{words}” in {said}\n{}", self.log());
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_is_refused_is_shown_when_the_right_is_given_back() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    let faults = server.sandbox.faults();
    server.outbox_says("Nothing waits: everything is shown.").await;
    faults.forbid(Some(server.games), permissions::ATTACH_FILES);
    let options = json!({"move": "e4e6"});
    let interaction = server.sandbox.slash(server.id("Ann"), thread, "move", &options);
    let interaction = interaction.expect("it can be given");
    let told = server.sandbox.wait(TIMEOUT, |_| {
        let answer = interaction.now().messages.first()?.content.clone();
        answer.contains(fixed("chat-not-shown")).then_some(answer)
    });
    let told = told.await.unwrap_or_else(|_| panic!("nothing is said:\n{}", server.log()));
    assert!(told.starts_with(in_full("play-done", [("played", "**P e4-e6**")])), "{told}");
    let right = in_full("discord-permission", [("name", "attach-files")]);
    let place = format!("<#{thread}>");
    let lacking = in_full("discord-lacking", [("permissions", right), ("place", &*place)]);
    assert!(told.contains(lacking), "{told}");
    server
        .outbox_says(&format!(
            "{} discord:",
            fixed_with(
                "discord-lacking",
                [("permissions", in_full("discord-permission", [("name", "attach-files")]))]
            )
        ))
        .await;
    assert!(!server.posts(thread).iter().any(|post| post.content.contains("P e4-e6")));
    // Given back: nobody has to do anything.
    faults.forbid(Some(server.games), 0);
    let board = server.post(thread, "P e4-e6").await;
    assert_eq!((board.attachments.len(), board.mentions), (1, vec![server.id("Bob")]));
    server.outbox_says("Nothing waits: everything is shown.").await;
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_that_cannot_be_posted_is_not_said_to_be_posted() {
    let server = Server::start().await;
    let faults = server.sandbox.faults();
    // The right is there when the command is given, and gone when it is acted on.
    let challenge = challenge_of(server.id("Bob"));
    server.refuse_posts(&[server.games]);
    let interaction = server.sandbox.slash(server.id("Ann"), server.games, "challenge", &challenge);
    let interaction = interaction.expect("it can be given");
    let told = server.sandbox.wait(TIMEOUT, |_| {
        let answer = interaction.now().messages.first()?.content.clone();
        answer.contains(fixed("chat-not-shown")).then_some(answer)
    });
    let told = told.await.unwrap_or_else(|_| panic!("nothing is said:\n{}", server.log()));
    assert!(told.starts_with(fixed("challenge-made-done")), "{told}");
    for says_where in ["discord-stands-in", "challenge-rematch-stands"] {
        assert!(!told.contains(fixed(says_where)), "{told}");
    }
    // The challenged player finds it all the same.
    let games = server.slash("Bob", server.games, "games", json!({})).await;
    let (ann, bob) = (server.id("Ann"), server.id("Bob"));
    let waits = format!("<@{ann}> has challenged <@{bob}>");
    assert!(games.text().contains(&waits), "{}", games.text());
    // That they have called is a reason to try again.
    server.outbox_says("parked after 2 tries").await;
    faults.clear_requests();
    let said = server.outbox(&["retry"]).await;
    assert!(said.ends_with("to be tried again; a running bot does so within seconds.\n"), "{said}");
    server.post(server.games, "challenges").await;
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_parked_board_is_tried_again_when_a_player_calls() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    let faults = server.sandbox.faults();
    server.refuse_posts(&[thread, server.games]);
    server.say("Ann", thread, "e4e6");
    server.outbox_says("parked after one try").await;
    faults.clear_requests();
    server.slash("Cid", thread, "games", json!({})).await;
    server.slash("Bob", thread, "games", json!({})).await;
    server.post(thread, "P e4-e6").await;
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn where_threads_may_be_made_again_they_are_made_again() {
    let server = Server::start().await;
    let faults = server.sandbox.faults();
    server.slash("Ann", server.games, "challenge", challenge_of(server.id("Bob"))).await;
    let challenge = server.post(server.games, "challenges").await;
    faults.forbid(Some(server.games), permissions::CREATE_PUBLIC_THREADS);
    server.press("Bob", &challenge, "Accept").await;
    // The game is played in the channel.
    server.post(server.games, fixed("play-invitation")).await;
    faults.forbid(Some(server.games), 0);
    server.slash("Ann", server.games, "move", json!({"move": "e4e6"})).await;
    let found = server
        .sandbox
        .wait(TIMEOUT, |sandbox| sandbox.threads(server.games).first().map(|thread| thread.id));
    let thread = found.await.unwrap_or_else(|_| panic!("no thread:\n{}", server.log()));
    server.post(thread, "P e4-e6").await;
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_waits_is_tried_again_after_a_restart() {
    let mut server = Server::start().await;
    let thread = server.new_game().await;
    let faults = server.sandbox.faults();
    faults.forbid(Some(server.games), permissions::ATTACH_FILES);
    server.say("Ann", thread, "e4e6");
    let right = in_full("discord-permission", [("name", "attach-files")]);
    server.outbox_says(first_words("discord-lacking", [("permissions", right)])).await;
    server.stop_bot().await;
    faults.forbid(Some(server.games), 0);
    server.start_bot().await;
    server.post(thread, "P e4-e6").await;
    wire::is_described(&server);
}
