//! Channels and threads that are deleted, over the wire: everything stored is told to the people
//! who must know of it, and the game goes on where one of them next calls.

use crate::server::{Server, TIMEOUT, challenge_of, labels};
use crate::table::your_move_in;
use crate::wire;
use menagerie_sandbox::Message;
use menagerie_words::{fixed, fixed_with, in_full};
use serde_json::json;

impl Server {
    /// The direct messages to somebody.
    pub fn letters(&self, who: &str) -> Vec<Message> {
        let member = self.id(who);
        let mut messages = self.sandbox.messages(member, self.sandbox.direct_channel(member));
        messages.retain(|message| message.author == self.sandbox.bot_id());
        messages
    }

    /// Waits until somebody is sent a direct message with these words.
    pub async fn letter(&self, who: &str, words: &str) -> Message {
        let found = self.sandbox.wait(TIMEOUT, |_| {
            self.letters(who).into_iter().find(|letter| letter.content.contains(words))
        });
        found.await.unwrap_or_else(|_| {
            let letters: Vec<String> =
                self.letters(who).into_iter().map(|letter| letter.content).collect();
            panic!("{who} has no letter with “{words}”: {letters:#?}\n{}", self.log())
        })
    }

    fn general(&self) -> u64 {
        self.sandbox.channel_named("general").expect("there is another channel")
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_that_was_deleted_while_nobody_listened() {
    let mut server = Server::start().await;
    let thread = server.new_game().await;
    server.stop_bot().await;
    assert!(server.sandbox.faults().delete_channel(thread));
    assert!(server.sandbox.faults().delete_channel(server.games));
    server.start_bot().await;
    for who in ["Ann", "Bob"] {
        let letter = server
            .letter(
                who,
                fixed_with("discord-channel-gone", [("game", "1"), ("variant", "Terachess II")]),
            )
            .await;
        assert!(letter.content.contains("/move move:"), "{}", letter.content);
        assert_eq!(letter.attachments.len(), 1, "the board is shown");
    }
    // A move from anywhere is stored, and shown where it was made: the game has found a place.
    let general = server.general();
    let answer = server.slash("Ann", general, "move", json!({"move": "e4e6"})).await;
    assert!(
        answer.text().ends_with(in_full("play-done", [("played", "**P e4-e6**")])),
        "{}",
        answer.text()
    );
    let found = server
        .sandbox
        .wait(TIMEOUT, |sandbox| sandbox.threads(general).first().map(|thread| thread.id));
    let thread = found.await.unwrap_or_else(|_| panic!("no thread:\n{}", server.log()));
    server.post(thread, fixed("dispatch-goes-on-here")).await;
    let board = server.post(thread, "P e4-e6").await;
    assert_eq!(board.mentions, [server.id("Bob")]);
    server.say("Bob", thread, "e13e11");
    server.post(thread, "p e13-e11").await;
    for who in ["Ann", "Bob"] {
        assert_eq!(server.letters(who).len(), 1, "{who} is not told again directly");
    }
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_that_is_deleted_takes_its_threads_along_without_a_word() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    server.say("Ann", thread, "e4e6");
    server.post(thread, "P e4-e6").await;
    // Discord tells of the channel alone.
    assert!(server.sandbox.faults().delete_channel(server.games));
    for who in ["Ann", "Bob"] {
        server.letter(who, fixed("discord-channel-gone")).await;
    }
    // The game goes on where a player next gives a command.
    let general = server.general();
    let answer = server.slash("Bob", general, "games", json!({})).await;
    let listed = answer.text().replace("**", "");
    assert!(listed.contains(your_move_in(1)), "{listed}");
    let found = server
        .sandbox
        .wait(TIMEOUT, |sandbox| sandbox.threads(general).first().map(|thread| thread.id));
    let thread = found.await.unwrap_or_else(|_| panic!("no thread:\n{}", server.log()));
    let board = server.post(thread, fixed("dispatch-goes-on-here")).await;
    assert_eq!((board.mentions, board.attachments.len()), (vec![server.id("Bob")], 1));
    server.say("Bob", thread, "e13e11");
    server.post(thread, "p e13-e11").await;
    wire::is_described(&server);
}

/// The actions after the channel was deleted without Discord telling, as in a gap.
fn without_a_word(server: &Server) {
    server.sandbox.faults().lose_event("CHANNEL_DELETE");
    assert!(server.sandbox.faults().delete_channel(server.games));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_resignation_reaches_the_winner_although_the_place_is_gone() {
    let server = Server::start().await;
    server.new_game().await;
    without_a_word(&server);
    let general = server.general();
    let ask = server.slash("Bob", general, "resign", json!({})).await;
    server
        .replaced(
            "Bob",
            &ask.messages[0],
            "Resign",
            &format!("Game 1 (Terachess II): {}", fixed("ending-resigned-done")),
        )
        .await;
    for who in ["Ann", "Bob"] {
        let letter = server.letter(who, fixed("ending-resignation")).await;
        assert_eq!(letter.attachments.len(), 1);
    }
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_offer_reaches_the_opponent_although_the_place_is_gone() {
    let server = Server::start().await;
    server.new_game().await;
    without_a_word(&server);
    let general = server.general();
    let answer = server.slash("Ann", general, "draw", json!({})).await;
    assert!(answer.text().contains(fixed("ending-draw-offered-done")), "{}", answer.text());
    let offered = fixed_with("ending-draw-offered", [("player", server.mention("Ann"))]);
    let offer = server.letter("Bob", offered).await;
    let accept = fixed("action-accept-draw");
    assert_eq!(labels(&offer), [accept, "Decline"]);
    server.press("Bob", &offer, accept).await;
    server.letter("Ann", fixed("ending-agreement")).await;
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_acceptance_starts_a_game_although_the_place_is_gone() {
    let server = Server::start().await;
    server.slash("Ann", server.games, "challenge", challenge_of(server.id("Bob"))).await;
    server.post(server.games, "challenges").await;
    without_a_word(&server);
    let general = server.general();
    let games = server.slash("Bob", general, "games", json!({})).await;
    server
        .replaced(
            "Bob",
            &games.messages[0],
            in_full("action-accept-challenge", [("number", 1)]),
            fixed("challenge-accepted-done"),
        )
        .await;
    for who in ["Ann", "Bob"] {
        server.letter(who, "it's your move").await;
    }
    server.slash("Ann", general, "move", json!({"move": "e4e6"})).await;
    let found = server
        .sandbox
        .wait(TIMEOUT, |sandbox| sandbox.threads(general).first().map(|thread| thread.id));
    let thread = found.await.unwrap_or_else(|_| panic!("no thread:\n{}", server.log()));
    server.post(thread, "P e4-e6").await;
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_takes_no_direct_messages_is_told_where_they_next_call() {
    let server = Server::start().await;
    server.new_game().await;
    server.sandbox.faults().refuse_direct_messages(server.id("Ann"), true);
    assert!(server.sandbox.faults().delete_channel(server.games));
    server.letter("Bob", fixed("discord-channel-gone")).await;
    let general = server.general();
    server.slash("Ann", general, "help", json!({})).await;
    let found = server
        .sandbox
        .wait(TIMEOUT, |sandbox| sandbox.threads(general).first().map(|thread| thread.id));
    let thread = found.await.unwrap_or_else(|_| panic!("no thread:\n{}", server.log()));
    server.post(thread, fixed("dispatch-goes-on-here")).await;
    assert!(server.letters("Ann").is_empty());
    assert_eq!(server.letters("Bob").len(), 1);
    wire::is_described(&server);
}
