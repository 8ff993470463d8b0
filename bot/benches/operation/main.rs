//! How the bot does under load and with a slow Discord: the real program, spoken to through the
//! sandbox. Each part prints its figures and is bounded in time.
#![allow(clippy::print_stdout, reason = "figures are what a benchmark is for")]

#[path = "../../tests/acceptance/database.rs"]
mod database;
#[path = "../../tests/acceptance/discord_alone.rs"]
mod discord_alone;
mod flood;
mod memory;
mod process;
mod ready;
mod reconnect;
mod seed;
#[path = "../../tests/acceptance/server.rs"]
mod server;

const USAGE: &str = "\
cargo bench -p menagerie --bench operation -- WHAT
    memory [INTERACTIONS]   how the bot's memory grows with interactions (100000)
    flood                   a move while somebody floods eight other games
    ready [GAMES [NEWS]]    reading what was missed, with so many running games (1000, 50)
    reconnect               a connection that is closed without a code
MENAGERIE_PROGRAM names another program to measure in place of the one just built.";

#[tokio::main]
async fn main() {
    // Cargo adds a flag of its own.
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let number = |place: usize, usual: usize| match words.get(place) {
        Some(word) => word.parse().unwrap_or_else(|_| panic!("{word} is no number\n{USAGE}")),
        None => usual,
    };
    match words.first().map(String::as_str) {
        Some("memory") => memory::measure(number(1, 100_000)).await,
        Some("flood") => flood::measure().await,
        Some("ready") => ready::measure(number(1, 1_000), number(2, 50)).await,
        Some("reconnect") => reconnect::measure().await,
        _ => println!("{USAGE}"),
    }
}
