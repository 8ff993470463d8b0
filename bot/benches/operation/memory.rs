//! How the bot's memory grows with interactions: `/games` and suggestions of moves in turn.

use crate::process::{self, processor_time, resident};
use crate::server::Server;
use menagerie_sandbox::Sandbox;
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// How many people ask at a time.
const AT_ONCE: usize = 8;
/// The longest that the whole may take.
const BOUND: Duration = Duration::from_mins(15);

/// After how many interactions a line is printed.
fn is_mark(count: usize) -> bool {
    matches!(count, 1_000 | 3_000 | 10_000 | 30_000 | 100_000)
}

/// Prints the memory after each mark, and its slope since the one before.
pub async fn measure(interactions: usize) {
    let server = Server::start().await;
    let thread = server.new_game().await;
    let ann = server.id("Ann");
    let process = process::of(&server);
    let begun = Instant::now();
    println!("interactions  VmRSS KiB  bytes each  ms of processor each  seconds");
    println!("{:>12}  {:>9}", 0, resident(process));
    let mut last = (0, resident(process), processor_time(process));
    let started = Arc::new(AtomicUsize::new(0));
    while last.0 < interactions && begun.elapsed() < BOUND {
        let mark = (last.0 + 1..interactions).find(|count| is_mark(*count)).unwrap_or(interactions);
        let mut people = JoinSet::new();
        for _ in 0..AT_ONCE {
            let (sandbox, started) = (server.sandbox.clone(), Arc::clone(&started));
            people.spawn(async move {
                while begun.elapsed() < BOUND {
                    let number = started.fetch_add(1, Ordering::Relaxed);
                    if number >= mark {
                        break;
                    }
                    ask(&sandbox, ann, thread, number).await;
                }
            });
        }
        people.join_all().await;
        let count = started.swap(mark, Ordering::Relaxed).min(mark);
        let now = (count, resident(process), processor_time(process));
        let new = (now.0 - last.0).max(1) as f64;
        println!(
            "{:>12}  {:>9}  {:>10.0}  {:>20.2}  {:>7.0}",
            now.0,
            now.1,
            (now.1 as f64 - last.1 as f64) * 1024.0 / new,
            (now.2 - last.2) * 1000.0 / new,
            begun.elapsed().as_secs_f64(),
        );
        last = now;
    }
}

async fn ask(sandbox: &Sandbox, person: u64, thread: u64, number: usize) {
    if number.is_multiple_of(2) {
        let given = sandbox.slash(person, thread, "games", &json!({})).expect("it can be given");
        given.answer().await;
    } else {
        let typed = json!({"move": "e"});
        let choices = sandbox.autocomplete(person, thread, "move", &typed, "move").await;
        assert!(!choices.expect("it can be typed").is_empty(), "moves are suggested");
    }
}
