//! The program is killed while the computer thinks: each of its moves is made once.

use super::{against, begun, turn_of};
use crate::server::Server;
use std::time::Duration;

/// The moments at which it is killed after a move, in milliseconds: before it thinks, while it
/// thinks, and after it has moved.
const MOMENTS: [u64; 6] = [0, 15, 40, 90, 200, 700];

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_program_goes_on_thinking_and_moves_once() {
    let mut server = Server::start().await;
    let thread = begun(&server, "Ann", against(4, "shako")).await;
    let mut seen = turn_of(&server, "Ann", thread, 0).await;
    for ((file, moment), moves) in "abcdef".chars().zip(MOMENTS).zip(1..) {
        server.say("Ann", thread, &format!("{file}3{file}4"));
        tokio::time::sleep(Duration::from_millis(moment)).await;
        let mut bot = server.bot.take().expect("it runs");
        bot.kill().expect("it can be killed");
        bot.wait().expect("it ends");
        server.start_bot().await;
        seen = turn_of(&server, "Ann", thread, seen.id).await;
        assert_eq!(played(&server).await, 2 * moves, "after {moment} ms:\n{}", server.log());
    }
    // Nothing comes later, either.
    let quiet = server.sandbox.wait(Duration::from_millis(500), |_| {
        server.posts(thread).last().is_some_and(|post| post.id != seen.id).then_some(())
    });
    assert!(quiet.await.is_err(), "{:#?}", server.posts(thread));
    assert_eq!(played(&server).await, 12);
}

/// The number of moves of the only game.
async fn played(server: &Server) -> i64 {
    let pool = crate::beside::pool(&server.database_url()).await;
    let moves = sqlx::query_scalar("SELECT count(*) FROM moves").fetch_one(&pool).await;
    pool.close().await;
    moves.expect("the moves are kept")
}
