//! A move in one game while somebody floods eight others.

use crate::server::Server;
use menagerie_sandbox::RestFault;
use std::time::{Duration, Instant};

/// How many games are flooded.
const FLOODED: usize = 8;
/// How many messages are written in them.
const MESSAGES: usize = 500;
/// How late replies are when Discord is slow.
const LATE: Duration = Duration::from_secs(25);
/// The longest that is waited for a board.
const BOUND: Duration = Duration::from_mins(5);

/// Prints how long a move in an uninvolved game waits for its board.
pub async fn measure() {
    let (server, flooded, free) = games().await;
    let begun = Instant::now();
    board_after(&server, free, "Bob", "e4e6", "P e4-e6", "quiet").await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let bot = server.sandbox.bot_id();
    for number in 0..MESSAGES {
        let text = format!("<@{bot}> {}", ["a1a1", "hello", "e13e11", "what?"][number % 4]);
        server.say("Ann", flooded[number % FLOODED], &text);
    }
    board_after(&server, free, "Cid", "e13e11", "p e13-e11", "500 messages in eight games").await;
    let answered: usize = flooded.iter().map(|thread| server.posts(*thread).len() - 1).sum();
    println!("{answered} messages posted in the flooded games by then");
    assert!(begun.elapsed() < 2 * BOUND);

    let (server, flooded, free) = games().await;
    let faults = server.sandbox.faults();
    for thread in &flooded {
        let messages = format!("/channels/{thread}/messages");
        faults.on_requests("POST", &messages, u32::MAX, RestFault::Delay(LATE));
        for _ in 0..4 {
            server.say("Ann", *thread, &format!("<@{bot}> hello"));
        }
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    board_after(&server, free, "Bob", "e4e6", "P e4-e6", "eight lanes wait 25 s for replies").await;
}

/// Nine games: eight of Ann's, and one that she has nothing to do with.
async fn games() -> (Server, Vec<u64>, u64) {
    let server = Server::start().await;
    let mut flooded = Vec::new();
    for (first, second) in [("Ann", "Bob"), ("Bob", "Ann"), ("Ann", "Cid")] {
        for _ in 0..3 {
            if flooded.len() < FLOODED {
                flooded.push(server.new_game_of(first, second).await);
            }
        }
    }
    let free = server.new_game_of("Bob", "Cid").await;
    // The limits that the games' start has used up are over.
    tokio::time::sleep(Duration::from_secs(6)).await;
    (server, flooded, free)
}

async fn board_after(
    server: &Server,
    thread: u64,
    who: &str,
    typed: &str,
    board: &str,
    when: &str,
) {
    let begun = Instant::now();
    server.say(who, thread, typed);
    let shown = server.sandbox.wait(BOUND, |_| {
        server.posts(thread).iter().any(|post| post.content.contains(board)).then_some(())
    });
    let shown = shown.await.map_or("not visible after", |()| "visible after");
    println!("{when}: the board is {shown} {:.2} s", begun.elapsed().as_secs_f64());
}
