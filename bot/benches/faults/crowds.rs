//! Strangers by the dozen, and the cost for players who have nothing to do with them: how long the
//! boards of their games take, and how often Discord has to say that it is too much.

use crate::campaign::crowds::{Crowd, QUICK, heavy_questions};
use crate::database;
use crate::server::{Folder, Server, TIMEOUT, challenge_of};
use menagerie_sandbox::Options;
use menagerie_words::first_words;
use serde_json::json;
use std::time::{Duration, Instant};

/// The longest that a board of another game may take.
const BOARD: Duration = Duration::from_secs(1);
/// The longest that somebody else may wait who wants the same as the strangers, but once.
const SAME: Duration = Duration::from_secs(2);
/// How often Discord may say that it is too much.
const MOST_LIMITED: usize = 10;
/// For how long others play meanwhile, and how often one of them moves.
const LASTS: Duration = Duration::from_secs(14);
const EVERY: Duration = Duration::from_millis(500);
/// How many games they play: Discord takes five messages in five seconds in each.
const GAMES: usize = 4;
/// To and fro, as long as the rules let a position come back.
const WALK: [&str; 4] = ["d2g5", "d15g12", "g5d2", "g12d15"];

/// The actions of strangers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flood {
    HardProblems,
    ManyChallenges,
}

/// The result of a measurement.
pub struct Measured {
    flood: Flood,
    boards: Vec<Duration>,
    /// How long somebody waited who wanted the same once.
    same: Duration,
    limited: usize,
}

impl Flood {
    pub const ALL: [Self; 2] = [Self::HardProblems, Self::ManyChallenges];

    /// Its name on the command line, what it is, and what somebody else wants meanwhile.
    pub fn words(self) -> [&'static str; 3] {
        match self {
            Self::HardProblems => [
                "hard-problems",
                "two members ask for fifteen mates in 3 of a large game each",
                "a third one's mate in 1",
            ],
            Self::ManyChallenges => [
                "many-challenges",
                "twenty accounts make 160 challenges in one channel in 8 s",
                "a challenge there by somebody else",
            ],
        }
    }

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|flood| flood.words()[0] == name)
    }

    /// Lets strangers do it while Bob and Cid play.
    pub async fn run(self) -> Measured {
        let folder = Folder::new("crowds");
        let record = folder.0.join("record");
        let environment = vec![("DATABASE_URL", database::file_url(&folder.0.join("games.db")))];
        let options = Options { record: Some(record.clone()), ..Options::default() };
        let server = Server::start_in(folder, options, environment).await;
        let mut threads = Vec::new();
        for _ in 0..GAMES {
            threads.push(server.new_game_of("Bob", "Cid").await);
        }
        let crowd = Crowd::of(&server, 20);
        let flooding = async {
            match self {
                Self::HardProblems => heavy_questions(&server, &crowd.0[..2], 15),
                Self::ManyChallenges => crowd.challenge_each_other(&server, 8).await,
            }
        };
        let honest = async {
            // When much of it waits.
            tokio::time::sleep(LASTS / 2).await;
            self.same(&server).await
        };
        let (_, boards, same) = tokio::join!(flooding, boards(&server, &threads), honest);
        let exchanges = std::fs::read_to_string(record.join("exchanges.jsonl"));
        let exchanges = exchanges.expect("what Discord is asked is written down");
        let limited = exchanges.lines().filter(|line| line.contains(r#""status":429"#)).count();
        server.sandbox.stop().await;
        Measured { flood: self, boards, same, limited }
    }

    /// How long somebody waits who wants the same.
    async fn same(self, server: &Server) -> Duration {
        let began = Instant::now();
        match self {
            Self::HardProblems => {
                server.slash("Ann", server.games, "problem", json!(&*QUICK)).await;
            }
            Self::ManyChallenges => {
                let challenge = challenge_of(server.id("Bob"));
                server.slash("Ann", server.games, "challenge", challenge).await;
                let ann = format!("<@{}>", server.id("Ann"));
                let made = first_words("challenge-made", [("challenger", ann)]);
                server.post(server.games, made).await;
            }
        }
        began.elapsed()
    }
}

/// How long each board took of the people who play meanwhile.
async fn boards(server: &Server, threads: &[u64]) -> Vec<Duration> {
    let (began, mut boards) = (Instant::now(), Vec::new());
    for (turn, typed) in WALK.iter().cycle().enumerate() {
        for thread in threads {
            let due = EVERY * u32::try_from(boards.len()).unwrap_or(u32::MAX);
            if due > LASTS {
                return boards;
            }
            tokio::time::sleep(due.saturating_sub(began.elapsed())).await;
            let (before, asked) = (server.posts(*thread).len(), Instant::now());
            server.say(["Bob", "Cid"][turn % 2], *thread, typed);
            let is_there = || (server.posts(*thread).len() > before).then_some(());
            let seen = server.sandbox.wait(TIMEOUT, |_| is_there()).await;
            seen.unwrap_or_else(|_| panic!("no board after {typed}:\n{}", server.log()));
            boards.push(asked.elapsed());
        }
    }
    boards
}

impl Measured {
    fn slowest(&self) -> Duration {
        self.boards.iter().copied().max().unwrap_or_default()
    }

    /// Whether nobody else has noticed.
    pub fn is_clean(&self) -> bool {
        self.slowest() <= BOARD && self.same <= SAME && self.limited <= MOST_LIMITED
    }

    /// Its row in a table.
    pub fn row(&self, made_with: &str) -> String {
        let [_, what, same] = self.flood.words();
        let seconds = [self.slowest(), self.same].map(|it| it.as_secs_f64());
        format!(
            "| {what} | {} | {:.2} | {same} | {:.2} | {} | {made_with} |",
            self.boards.len(),
            seconds[0],
            seconds[1],
            self.limited
        )
    }
}

/// The head of that table.
pub const HEAD: &str = "\
| what strangers do | boards of other games | the slowest, s | what else is wanted | that waited, s | answers of 429 | made with |
|---|---|---|---|---|---|---|";
