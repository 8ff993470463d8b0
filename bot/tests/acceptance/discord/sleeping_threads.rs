//! A game that is left for days, over the wire: Discord puts its thread to sleep meanwhile, somebody
//! deletes it in the end, and the game is played to its end all the same.

use crate::discord::timed_wire::pass;
use crate::server::{Server, TIMEOUT};
use crate::table::your_move_in;
use crate::wire;
use menagerie_core::clock::DAY;
use menagerie_words::{NOTHING, fixed, in_full};
use serde_json::json;

/// How many of the bot's messages somewhere have these words.
fn times(server: &Server, channel: u64, words: &str) -> usize {
    server.posts(channel).iter().filter(|post| post.content.contains(words)).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_left_for_ten_days_between_moves_and_its_thread_sleeps_and_is_deleted() {
    let mut server = Server::start().await;
    let thread = server.new_game_with("Ann", "Bob", "days 14d").await;
    server.say("Ann", thread, "e4e6");
    let turn = |who: &str, side| {
        let player = server.mention(who);
        in_full("notice-your-move", [("player", &*player), ("side", side)])
    };
    let (anns, bobs) = (turn("Ann", "White"), turn("Bob", "Black"));
    server.post(thread, bobs).await;

    // Ten days: the thread sleeps when the warning is due that a third of the time is left.
    server.sandbox.faults().archive_thread(thread, true);
    pass(&mut server, 10 * DAY, 0).await;
    let warning = server.post(thread, fixed("time-warning")).await;
    assert_eq!(warning.mentions, [server.id("Bob")]);
    // It sleeps again when he answers, with a message and while nobody listens.
    server.sandbox.faults().archive_thread(thread, true);
    server.stop_bot().await;
    server.say("Bob", thread, "e13e11");
    server.start_bot().await;
    server.post(thread, anns).await;
    assert_eq!(times(&server, thread, fixed("time-warning")), 1, "a start repeats nothing");

    // Ten days more, and it is deleted while it sleeps: the game goes on in another one.
    server.sandbox.faults().archive_thread(thread, true);
    pass(&mut server, 10 * DAY, 0).await;
    let warned = server
        .sandbox
        .wait(TIMEOUT, |_| (times(&server, thread, fixed("time-warning")) == 2).then_some(()));
    warned.await.unwrap_or_else(|_| panic!("Ann is not warned:\n{}", server.log()));
    assert!(server.sandbox.faults().delete_channel(thread));
    let found = server.sandbox.wait(TIMEOUT, |sandbox| {
        sandbox.threads(server.games).iter().map(|thread| thread.id).find(|id| *id != thread)
    });
    let another = found.await.unwrap_or_else(|_| panic!("no thread:\n{}", server.log()));
    server.post(another, in_full("dispatch-own-place-gone", NOTHING)).await;

    // They play on from the channel; what both see is in the new thread, once.
    server.slash("Ann", server.games, "move", json!({"move": "d4d6"})).await;
    let board = server.post(another, "P d4-d6").await;
    assert_eq!(board.mentions, [server.id("Bob")]);
    server.slash("Bob", server.games, "move", json!({"move": "d13d11"})).await;
    server.post(another, "p d13-d11").await;
    // Ten days more, and it ends from the channel while the new thread sleeps too.
    server.sandbox.faults().archive_thread(another, true);
    pass(&mut server, 10 * DAY, 0).await;
    let ask = server.slash("Ann", server.games, "resign", json!({})).await;
    let done = &*format!("Game 1 (Terachess II): {}", fixed("ending-resigned-done"));
    server.replaced("Ann", &ask.messages[0], "Resign", done).await;
    let end = server.post(another, fixed("ending-resignation")).await;
    assert_eq!((end.attachments.len(), &end.mentions[..]), (1, &[server.id("Bob")][..]));
    for words in ["P d4-d6", "p d13-d11", fixed("ending-resignation")] {
        assert_eq!(times(&server, another, words), 1, "{words}");
    }
    let games = server.slash("Ann", server.games, "games", json!({})).await;
    let listed = games.text().replace("**", "");
    assert!(!listed.contains(your_move_in(1)), "{listed}");
    wire::is_valid(&server);
}
