//! Steps that take both players, over the wire: they are asked for and agreed where all can see it.

use crate::server::{Server, labels};
use crate::table::{THREAD, Table, answer, done, refused, undo};
use crate::wire;
use menagerie_sandbox::Message;
use menagerie_words::{first_words, fixed, fixed_with, in_full, last_words};
use serde_json::json;

/// An answer and a move reach the desk at once: whichever is first counts, and the other is told.
#[tokio::test]
async fn an_answer_and_a_move_at_once_are_decided_one_after_the_other() {
    for move_first in [false, true] {
        let mut table = Table::after(&["e4e6", "e13e11"]).await;
        table.private("Ann", THREAD, undo()).await;
        let mut replies = Vec::new();
        for is_move in [move_first, !move_first] {
            replies.push(if is_move {
                table.play("Ann", "d4d6").await
            } else {
                table.private("Bob", THREAD, answer(0, true)).await
            });
        }
        done(&replies[0]);
        let ply = table.game().await.line.ply();
        if move_first {
            assert!(refused(&replies[1]).starts_with(fixed("offer-refused-no-proposal")));
            assert_eq!(ply, 3, "the moves stand");
        } else {
            assert_eq!(done(&replies[1]), in_full("play-done", [("played", "P d4-d6")]));
            assert_eq!(ply, 1, "it is the first move now");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_take_back_is_asked_for_and_agreed_where_all_can_see_it() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    server.say("Ann", thread, "e4e6");
    server.post(thread, "P e4-e6").await;
    server.say("Bob", thread, "e13e11");
    server.post(thread, "p e13-e11").await;
    let answer = server.slash("Ann", thread, "undo", json!({})).await;
    assert!(answer.text().contains(fixed("offer-done")), "{}", answer.text());
    let ann = server.mention("Ann");
    let asks = first_words(
        "offer-take-back-to-start",
        [("player", &*ann), ("moves", "**1. P e4-e6** and **1… p e13-e11**")],
    );
    let asked = server.post(thread, asks).await;
    let accept = fixed("action-accept-take-back");
    assert_eq!(labels(&asked), [accept, "Decline"]);
    assert_eq!(asked.mentions, [server.id("Bob")]);
    for (who, refusal) in [
        ("Ann", fixed("offer-refused-own-proposal")),
        ("Cid", fixed_with("refused-not-a-player", [("game", "1")])),
    ] {
        let told = server.told(who, &asked, accept).await;
        assert!(told.starts_with(refusal), "{told}");
    }
    server.press("Bob", &asked, accept).await;
    let has_agreed = fixed("offer-take-back-agreed");
    let settled = server.post(thread, has_agreed).await;
    assert_eq!((settled.id, labels(&settled)), (asked.id, Vec::new()));
    let gone = last_words("offer-taken-back-together", [("count", 2)]);
    let board = server.post(thread, gone).await;
    assert_eq!(board.mentions, [server.id("Ann")]);
    assert_eq!(board.attachments.len(), 1);
    let agreed = posts_with(&server, thread, has_agreed);
    assert_eq!((agreed.len(), agreed[0].id), (1, asked.id), "who has agreed is said once");
    let by_agreement = last_words("offer-taken-back-by-agreement", [("count", 2)]);
    assert!(posts_with(&server, thread, by_agreement).is_empty(), "nor said again");
    let moves = posts_with(&server, thread, &format!("**1… p e13-e11**{gone}"));
    assert_eq!((moves.len(), moves[0].id), (1, board.id), "what is taken back is said once");
    assert!(!settled.content.contains("e13-e11"), "{}", settled.content);
    server.say("Ann", thread, "d4d6");
    server.post(thread, "1. P d4-d6").await;
    wire::is_valid(&server);
}

/// The posts of a thread that have these words.
fn posts_with(server: &Server, thread: u64, words: &str) -> Vec<Message> {
    let mut posts = server.posts(thread);
    posts.retain(|post| post.content.contains(words));
    posts
}

/// An edited message alerts nobody. So the answer is the new message, and the offer says no more
/// than what was offered.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_declined_is_told_once_and_by_a_message_of_its_own() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    server.say("Ann", thread, "e4e6");
    server.post(thread, "P e4-e6").await;
    server.say("Bob", thread, "e13e11");
    server.post(thread, "p e13-e11").await;
    let (ann, bob) = (&*server.mention("Ann"), &*server.mention("Bob"));
    for (command, asks, declined, stays) in [
        (
            "draw",
            fixed_with("ending-draw-offered", [("player", ann)]),
            in_full("ending-draw-declined", [("player", bob)]),
            in_full("ending-draw-was-offered", [("player", ann)]),
        ),
        (
            "undo",
            first_words("offer-take-back-to-start", [("player", ann)]),
            in_full("offer-take-back-declined", [("player", bob)]),
            in_full(
                "offer-take-back-was-asked",
                [("player", ann), ("moves", "**1. P e4-e6** and **1… p e13-e11**")],
            ),
        ),
        (
            "abort",
            in_full("offer-cancel", [("player", ann), ("game", "1")]),
            in_full("offer-cancel-declined", [("player", bob)]),
            in_full("offer-cancel-was-asked", [("player", ann), ("game", "1")]),
        ),
    ] {
        server.slash("Ann", thread, command, json!({})).await;
        let offer = server.post(thread, asks).await;
        server.press("Bob", &offer, "Decline").await;
        let settled = server.post(thread, stays).await;
        assert_eq!((settled.id, &*settled.content), (offer.id, stays), "{command}");
        assert_eq!(labels(&settled), [""; 0], "{command}");
        server.post(thread, declined).await;
        let told = posts_with(&server, thread, declined);
        assert_eq!(told.len(), 1, "{command}: {told:?}");
        assert_ne!(told[0].id, offer.id, "{command}: an edited message alerts nobody");
    }
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_ends_without_a_result_alone_at_first_and_later_together() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    let ask = server.slash("Bob", thread, "abort", json!({})).await;
    let done = fixed("ending-done");
    server.replaced("Bob", &ask.messages[0], fixed("action-end-without-result"), done).await;
    let board = server.post(thread, fixed("ending-aborted")).await;
    assert_eq!(
        (labels(&board), board.mentions),
        (["Rematch", "Zoom", "Flip", "More"].map(str::to_owned).to_vec(), vec![server.id("Ann")])
    );

    let thread = server.new_game().await;
    for (who, typed, played) in [("Ann", "e4e6", "P e4-e6"), ("Bob", "e13e11", "p e13-e11")] {
        server.say(who, thread, typed);
        server.post(thread, played).await;
    }
    server.slash("Bob", thread, "abort", json!({})).await;
    let bob = server.mention("Bob");
    let asked =
        server.post(thread, in_full("offer-cancel", [("player", &*bob), ("game", "2")])).await;
    server.press("Ann", &asked, fixed("action-end-without-result")).await;
    server.post(thread, fixed("ending-cancelled")).await;
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_all_can_see_stays_when_somebody_presses_and_is_asked_something() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    server.say("Ann", thread, "e4e6");
    server.post(thread, "P e4-e6").await;
    server.say("Bob", thread, "e13e11");
    let board = server.post(thread, "p e13-e11").await;
    server.slash("Ann", thread, "abort", json!({})).await;
    let ann = server.mention("Ann");
    server.post(thread, in_full("offer-cancel", [("player", &*ann), ("game", "1")])).await;
    let take_back = fixed("action-take-back");
    let told = server.told("Bob", &board, take_back).await;
    assert!(told.ends_with(fixed("offer-waits-for-answer")), "{told}");
    let still = server.post(thread, "p e13-e11").await;
    assert_eq!((still.id, labels(&still)), (board.id, labels(&board)));
    assert_eq!(labels(&board)[0], take_back);
    wire::is_valid(&server);
}
