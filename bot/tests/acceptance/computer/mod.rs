//! The computer as an opponent, through the real program.
//!
//! The computer's work follows from stored data, so it is also tried on PostgreSQL.

pub mod asked;
#[cfg(unix)]
pub mod killed;
pub mod played;
pub mod queue;

use crate::server::{Server, TIMEOUT};
use menagerie_sandbox::{Answer, Message};
use menagerie_words::fixed;
use serde_json::{Value, json};

/// A challenge of the computer at a level, in which the challenger moves first.
pub fn against(level: u8, variant: &str) -> Value {
    json!({"level": level.to_string(), "variant": variant, "colour": "first", "clock": "none"})
}

/// Makes a challenge to the computer. The thread of its game, once the first board is there.
pub async fn begun(server: &Server, who: &str, challenge: Value) -> u64 {
    let already = server.sandbox.threads(server.games).len();
    let answer = challenged(server, who, challenge).await;
    let thread = server.sandbox.wait(TIMEOUT, |sandbox| {
        sandbox.threads(server.games).get(already).map(|thread| thread.id)
    });
    let thread = thread.await;
    thread.unwrap_or_else(|_| panic!("no thread: {}\n{}", answer.text(), server.log()))
}

/// Makes a challenge, and waits for the answer.
pub async fn challenged(server: &Server, who: &str, challenge: Value) -> Answer {
    server.slash(who, server.games, "challenge", challenge).await
}

/// The newest board of a game, once it calls this member to move.
pub async fn turn_of(server: &Server, who: &str, thread: u64, after: u64) -> Message {
    let mention = format!("<@{}>", server.id(who));
    let found = server.sandbox.wait(TIMEOUT, |_| {
        let mut posts = server.posts(thread).into_iter().rev();
        posts.find(|post| {
            let calls = ["notice-your-move", "play-invitation"].map(fixed);
            let calls = calls.iter().any(|words| post.content.contains(words));
            post.id > after && post.content.contains(&mention) && calls
        })
    });
    let seen = || server.posts(thread).into_iter().map(|post| post.content).collect::<Vec<_>>();
    found.await.unwrap_or_else(|_| panic!("no board for {who}: {:#?}\n{}", seen(), server.log()))
}
