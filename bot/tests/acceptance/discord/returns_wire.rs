//! A server that removes the bot and lets it in again: its games go on where they were, say so in
//! one line each, and messages typed meanwhile are read. One that silences it has its players told
//! directly.

use crate::server::Server;
use crate::wire;
use menagerie_sandbox::permissions;
use menagerie_words::{first_words, fixed, in_full};

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_has_the_bot_again_has_its_games_again() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    server.say("Ann", thread, "e4e6");
    server.post(thread, "P e4-e6").await;
    let (faults, bot) = (server.sandbox.faults(), server.sandbox.bot_id());
    faults.remove_member(bot);
    server.say("Bob", thread, "e13e11");
    server.departed().await;
    faults.restore_member(bot);
    let told = server.post(thread, fixed("dispatch-goes-on-here-again")).await;
    assert_eq!((told.mentions, told.silent), (vec![], true));
    server.post(thread, "p e13-e11").await;
    server.say("Ann", thread, "d4d6");
    server.post(thread, "P d4-d6").await;
    let lines = server.posts(thread);
    let lines =
        lines.iter().filter(|it| it.content.contains(fixed("dispatch-goes-on-here-again"))).count();
    assert_eq!(lines, 1);
    assert_eq!(server.sandbox.threads(server.games).len(), 1, "the old thread goes on");
    wire::is_described(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_waits_is_told_directly_while_the_bot_may_not_write_there() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    let faults = server.sandbox.faults();
    let writing = permissions::SEND_MESSAGES | permissions::SEND_MESSAGES_IN_THREADS;
    faults.forbid(Some(server.games), writing);
    server.say("Ann", thread, "e4e6");
    let right = in_full("discord-permission", [("name", "send-messages-in-threads")]);
    let lacking = first_words("discord-lacking", [("permissions", right)]);
    let letter = server.letter("Bob", &format!("{lacking}<#")).await;
    assert!(letter.content.contains("P e4-e6"), "the news is in it: {}", letter.content);
    // Given back: nobody has to do anything.
    faults.forbid(Some(server.games), 0);
    let board = server.post(thread, "P e4-e6").await;
    assert_eq!(board.mentions, [server.id("Bob")]);
    server.say("Bob", thread, "e13e11");
    server.post(thread, "p e13-e11").await;
    assert_eq!(server.letters("Bob").len(), 1);
    wire::is_described(&server);
}

impl Server {
    /// Waits until it is known that the server has removed the bot.
    async fn departed(&self) {
        let pool = crate::beside::pool(&self.database_url()).await;
        for _ in 0..400 {
            let left: Vec<Option<i64>> = sqlx::query_scalar("SELECT left_at FROM communities")
                .fetch_all(&pool)
                .await
                .expect("it can be read");
            if left.iter().any(Option::is_some) {
                return pool.close().await;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        panic!("it is not noticed:\n{}", self.log());
    }
}
