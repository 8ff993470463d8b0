//! Words that the player to move types around a move, in answer to somebody, or beside the game's thread: they are
//! asked about there, over the wire, and never played unasked.

use crate::server::{Server, labels};
use menagerie_sandbox::ReplyTo;
use menagerie_words::{NOTHING, first_words, in_full};

#[tokio::test(flavor = "multi_thread")]
async fn what_answers_somebody_or_stands_beside_the_game_is_asked_and_played_by_a_press() {
    let server = Server::start_that(true).await;
    let thread = server.new_game().await;
    let said = |to: Option<u64>, channel, text: &str| {
        let to = to.map(|message| ReplyTo { message, ping: true });
        server.sandbox.say(server.id("Ann"), channel, text, to).expect("she can say it")
    };
    // In the thread, with something around it.
    said(None, thread, "e4e6 👍");
    let question = server.post(thread, in_full("talk-meant", [("played", "`P e4-e6`")])).await;
    assert_eq!(labels(&question), ["P e4-e6"]);
    // In answer to the other player.
    let asked = server.say("Bob", thread, "what do you open with normally?");
    said(Some(asked), thread, "d4d6");
    let question = server.post(thread, in_full("talk-meant", [("played", "`P d4-d6`")])).await;
    // To somebody who is named in front.
    said(None, thread, &format!("<@{}> f4f6", server.id("Bob")));
    server.post(thread, in_full("talk-meant", [("played", "`P f4-f6`")])).await;
    // Where the game was begun; there a square alone is talk.
    said(None, server.games, "d6");
    said(None, server.games, "why not d4d6");
    said(None, server.games, "d4d6");
    let beside = server.post(server.games, in_full("talk-meant", [("played", "`P d4-d6`")])).await;
    assert_eq!(labels(&beside), ["P d4-d6"]);
    let asked_there = server.posts(server.games).into_iter();
    assert_eq!(
        asked_there
            .filter(|post| post.content.contains(first_words("talk-meant", NOTHING)))
            .count(),
        1
    );
    // Bob is not to move, and is asked nothing there.
    server.say("Bob", server.games, "e13e11");
    assert!(server.posts(thread).iter().all(|post| !post.content.starts_with("1. ")));
    server.press("Ann", &beside, "P d4-d6").await;
    server.post(thread, "1. P d4-d6").await;
    // The question in the thread was about a position that is no more.
    server.press("Ann", &question, "P d4-d6").await;
    assert!(server.posts(thread).iter().all(|post| !post.content.starts_with("2. ")));
    // An answer to one's own message answers nobody else.
    let own = server.say("Bob", thread, "hm");
    server
        .sandbox
        .say(server.id("Bob"), thread, "e13e11", Some(ReplyTo { message: own, ping: false }))
        .expect("he can say it");
    server.post(thread, "p e13-e11").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_command_reads_what_stands_around_a_move_as_the_thread_does() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    for text in ["e4e6 👍", "“e4e6”", "(e4e6)", "Ее6", "Pe6 good luck"] {
        let answer = server.slash("Ann", thread, "move", serde_json::json!({"move": text})).await;
        let said = answer.text();
        assert!(said.contains(in_full("talk-meant", [("played", "`P e4-e6`")])), "{text}: {said}");
    }
    let answer = server.slash("Ann", thread, "move", serde_json::json!({"move": "e4²e6"})).await;
    assert!(!answer.text().contains("Played"), "{}", answer.text());
    let answer = server.slash("Ann", thread, "move", serde_json::json!({"move": "e⁴e⁶"})).await;
    assert!(answer.text().contains("Played: **P e4-e6**"), "{}", answer.text());
}

/// In Xiangqi others count ranks from 0, and write moves by the numbers of files.
#[tokio::test(flavor = "multi_thread")]
async fn moves_of_xiangqi_are_read_as_its_players_write_them() {
    let server = Server::start().await;
    let bob = server.id("Bob").to_string();
    let given = serde_json::json!({"opponent": bob, "variant": "xiangqi", "colour": "first"});
    server.slash("Ann", server.games, "challenge", given).await;
    let challenge = server.post(server.games, "Xiangqi").await;
    let thread = server.accept("Bob", &challenge).await;
    // It would be a move with ranks from 0, and may be a mistake with ranks from 1.
    server.say("Ann", thread, "h2e2");
    let question = server.post(thread, in_full("talk-meant", [("played", "`C h3-e3`")])).await;
    assert_eq!(labels(&question), ["C h3-e3"]);
    let answer = server.slash("Ann", thread, "move", serde_json::json!({"move": "h2e2"})).await;
    assert!(
        answer.text().contains(in_full("talk-meant", [("played", "`C h3-e3`")])),
        "{}",
        answer.text()
    );
    server.say("Ann", thread, "C2=5");
    server.post(thread, "1. C h3-e3").await;
    server.say("Bob", thread, "H8+7");
    server.post(thread, "h h10-g8").await;
    server.say("Ann", thread, "h0g2");
    server.post(thread, "2. H h1-g3").await;
}
