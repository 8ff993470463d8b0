//! A rematch over the wire: it is offered and answered in the thread of the game that has ended, and
//! is played in a thread of its own.

use crate::server::{Server, TIMEOUT, labels};
use crate::wire;
use menagerie_sandbox::Message;
use menagerie_words::{fixed, fixed_with};
use serde_json::json;

/// Bob has ended game 1 without a result. Its thread and its last board.
async fn over(server: &Server) -> (u64, Message) {
    let thread = server.new_game().await;
    let ask = server.slash("Bob", thread, "abort", json!({})).await;
    server.press("Bob", &ask.messages[0], fixed("action-end-without-result")).await;
    (thread, server.post(thread, fixed("ending-aborted")).await)
}

/// Waits until a message has these words, and no buttons.
async fn settled(server: &Server, message: &Message, words: &str) -> Message {
    let found = server.sandbox.wait(TIMEOUT, |_| {
        let mut posts = server.posts(message.channel).into_iter();
        posts.find(|now| {
            now.id == message.id && now.content.contains(words) && labels(now).is_empty()
        })
    });
    found.await.unwrap_or_else(|_| panic!("it is not “{words}”:\n{}", server.log()))
}

/// The bot's messages somewhere that mention a rematch.
fn offers(server: &Server, channel: u64) -> usize {
    server.posts(channel).iter().filter(|post| post.content.contains("rematch")).count()
}

/// The thread of game 2.
async fn second(server: &Server) -> u64 {
    let found = server.sandbox.wait(TIMEOUT, |sandbox| {
        let threads = sandbox.threads(server.games);
        threads.iter().find(|it| it.name.contains("Terachess II 2")).map(|thread| thread.id)
    });
    found.await.unwrap_or_else(|_| panic!("it has no thread:\n{}", server.log()))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_asked_for_under_the_last_board_and_accepted_below_it() {
    let server = Server::start().await;
    let (thread, board) = over(&server).await;
    assert_eq!(labels(&board)[0], "Rematch");
    let told = server.told("Cid", &board, "Rematch").await;
    let not_theirs = fixed_with("refused-not-a-player", [("game", "1")]);
    assert!(told.starts_with(not_theirs), "{told}");
    let before = server.posts(server.games).len();
    let told = server.told("Ann", &board, "Rematch").await;
    assert!(told.starts_with(fixed("challenge-made-done")), "{told}");
    assert!(!told.contains(fixed("challenge-rematch-stands")), "she sees it: {told}");
    let challenge = server.post(thread, fixed("challenge-rematch")).await;
    assert_eq!(challenge.mentions, [server.id("Bob")]);
    assert_eq!(labels(&challenge), ["Accept", "Decline", "Withdraw", "Rules"]);
    let told = server.told("Bob", &board, "Rematch").await;
    assert!(told.contains(fixed("challenge-rematch-asked-already")), "{told}");
    let still = server.post(thread, fixed("ending-aborted")).await;
    assert_eq!((still.id, labels(&still)), (board.id, labels(&board)));

    server.press("Bob", &challenge, "Accept").await;
    let second = second(&server).await;
    let begins = server.post(second, fixed("play-invitation")).await;
    assert_eq!((begins.attachments.len(), &begins.mentions[..]), (1, &[server.id("Bob")][..]));
    let names: Vec<String> =
        server.sandbox.threads(server.games).into_iter().map(|thread| thread.name).collect();
    assert_eq!(names[1..], ["Terachess II 2: Bob v Ann"]);
    let (ann, bob) = (server.mention("Ann"), server.mention("Bob"));
    let way = fixed_with("challenge-accepted", [("opponent", bob), ("challenger", ann)]);
    let accepted = settled(&server, &challenge, way).await;
    assert!(accepted.content.ends_with(&format!("<#{second}>")), "{}", accepted.content);
    // That is the last word in the old thread, and the channel was told nothing.
    assert_eq!(server.posts(thread).last().map(|post| post.id), Some(challenge.id));
    assert_eq!(offers(&server, thread), 1, "{:?}", server.posts(thread));
    assert_eq!(server.posts(server.games).len(), before, "{:?}", server.posts(server.games));
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_that_is_declined_withdrawn_or_not_answered_is_settled_where_it_stands() {
    let mut server = Server::start().await;
    let (thread, board) = over(&server).await;
    let bob = server.mention("Bob");
    let declined = fixed_with("challenge-declined", [("opponent", &bob)]);
    for (who, label, words) in
        [("Bob", "Decline", declined), ("Ann", "Withdraw", fixed("challenge-withdrawn"))]
    {
        server.told("Ann", &board, "Rematch").await;
        let challenge = server.post(thread, fixed("challenge-rematch")).await;
        server.press(who, &challenge, label).await;
        settled(&server, &challenge, words).await;
    }
    server.told("Ann", &board, "Rematch").await;
    let challenge = server.post(thread, fixed("challenge-rematch")).await;
    // The thread sleeps meanwhile.
    server.sandbox.faults().archive_thread(thread, true);
    server.stop_bot().await;
    let pool = crate::beside::pool(&server.database_url()).await;
    let late = sqlx::query("UPDATE challenges SET expires_at = 1 WHERE state = 'open'");
    assert_eq!(late.execute(&pool).await.expect("it writes").rows_affected(), 1);
    server.start_bot().await;
    settled(&server, &challenge, fixed_with("challenge-expired", [("opponent", bob)])).await;
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_a_game_whose_thread_sleeps_wakes_it() {
    let server = Server::start().await;
    let (thread, _) = over(&server).await;
    server.sandbox.faults().archive_thread(thread, true);
    let told = server.slash("Ann", server.games, "rematch", json!({"game": 1})).await;
    assert!(
        told.text().ends_with(fixed_with(
            "challenge-rematch-stands",
            [("place", &*format!("<#{thread}>"))]
        )),
        "{}",
        told.text()
    );
    let challenge = server.post(thread, fixed("challenge-rematch")).await;
    assert_eq!(challenge.mentions, [server.id("Bob")]);
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_a_game_whose_thread_is_gone_is_offered_in_its_channel() {
    for is_noticed in [true, false] {
        let mut server = Server::start().await;
        let (thread, _) = over(&server).await;
        if is_noticed {
            assert!(server.sandbox.faults().delete_channel(thread));
        } else {
            server.stop_bot().await;
            assert!(server.sandbox.faults().delete_channel(thread));
            server.start_bot().await;
        }
        server.slash("Ann", server.games, "rematch", json!({"game": 1})).await;
        let challenge = server.post(server.games, fixed("challenge-rematch")).await;
        assert_eq!(challenge.mentions, [server.id("Bob")]);
        assert_eq!(server.sandbox.threads(server.games).len(), 0, "none is made for it");
        server.press("Bob", &challenge, "Accept").await;
        assert_eq!(second(&server).await, challenge.id, "the thread begins with it");
        wire::is_described(&server);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_a_game_whose_thread_is_locked_is_offered_in_its_channel() {
    let server = Server::start().await;
    let (thread, _) = over(&server).await;
    server.sandbox.faults().lock_thread(thread, true);
    server.slash("Ann", server.games, "rematch", json!({"game": 1})).await;
    let challenge = server.post(server.games, fixed("challenge-rematch")).await;
    assert_eq!(challenge.mentions, [server.id("Bob")]);
    server.press("Bob", &challenge, "Accept").await;
    let second = second(&server).await;
    server.post(second, fixed("play-invitation")).await;
    settled(&server, &challenge, &format!("<#{second}>")).await;
    assert_eq!(offers(&server, thread), 1, "only the last board speaks of it");
    wire::is_described(&server);
}
