//! A club's year in some minutes: members who play by chance over the real store, desk and scheduler,
//! held against a book of what must come of it. See `season`.
#![allow(clippy::print_stdout, reason = "figures are what a benchmark is for")]

#[path = "../../tests/acceptance/club/season/mod.rs"]
mod season;

use season::{Plan, play};

const USAGE: &str = "\
cargo bench -p menagerie --bench club -- [--members 200] [--games 1000] [--days 365] [--seed 1]
Prints what happened, and fails when it is not what had to happen.";

#[tokio::main(flavor = "current_thread")]
async fn main() {
    // Cargo adds a flag of its own.
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let mut plan = Plan { members: 200, games: 1_000, days: 365, seed: 1 };
    for pair in words.chunks(2) {
        let [name, value] = pair else { return println!("{USAGE}") };
        let number: u32 = value.parse().unwrap_or_else(|_| panic!("{value} is no number\n{USAGE}"));
        match name.as_str() {
            "--members" => plan.members = number as usize,
            "--games" => plan.games = number as usize,
            "--days" => plan.days = number.into(),
            "--seed" => plan.seed = number.into(),
            _ => return println!("{USAGE}"),
        }
    }
    let folder = std::env::temp_dir().join(format!("menagerie-club-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("the temporary folder is writable");
    let path = folder.join("club.db");
    let url = format!("sqlite://{}", path.display());
    println!("{}", play(plan, &url, &path).await);
    std::fs::remove_dir_all(&folder).expect("it is ours");
}
