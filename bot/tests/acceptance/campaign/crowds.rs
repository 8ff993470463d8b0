//! Many people who want much at once, as strangers may: for the tests and for the benchmark.

use crate::server::Server;
use menagerie_rules::{Position, bundled_by_id};
use menagerie_sandbox::Interaction;
use serde_json::{Value, json};
use std::sync::LazyLock;
use std::time::Duration;

/// A problem that takes as long as any: on a large board with open lines, its search is given up.
pub static HEAVY: LazyLock<Value> = LazyLock::new(|| {
    let variant = bundled_by_id("terachess-2").expect("it is bundled");
    let start = Position::start(variant).fen();
    let rank = |rank: &str| {
        let is_pawns = rank.chars().all(|piece| piece == 'P');
        if is_pawns { rank.len().to_string() } else { rank.to_owned() }
    };
    let (board, rest) = start.split_once(' ').expect("more is told than the board");
    let ranks: Vec<String> = board.split('/').map(rank).collect();
    let setup = format!("{} {rest}", ranks.join("/"));
    json!({"what": "create", "variant": variant.id, "setup": setup, "goal": "mate in 3"})
});

/// One that is solved at once.
pub static QUICK: LazyLock<Value> = LazyLock::new(|| {
    let setup = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
    json!({"what": "create", "variant": "chess", "setup": setup, "goal": "mate in 1"})
});

/// Members ask, so many times each, for a problem that is heavy.
pub fn heavy_questions(server: &Server, who: &[u64], times: usize) -> Vec<Interaction> {
    let given = (0..times).flat_map(|_| who);
    let ask = |who: &u64| server.sandbox.slash(*who, server.games, "problem", &HEAVY);
    given.map(|who| ask(who).expect("it can be given")).collect()
}

/// Members that nobody knows.
pub struct Crowd(pub Vec<u64>);

impl Crowd {
    /// So many of them join the server.
    pub fn of(server: &Server, count: usize) -> Self {
        Self(server.sandbox.seed_members(count))
    }

    /// Each of them challenges others, so many times, in turn and twenty a second.
    pub async fn challenge_each_other(&self, server: &Server, times: usize) -> Vec<Interaction> {
        let mut given = Vec::new();
        for round in 0..times {
            for (place, who) in self.0.iter().enumerate() {
                let opponent = self.0[(place + 1 + round) % self.0.len()];
                let wish = json!({"opponent": opponent.to_string(), "variant": "chess"});
                let challenge = server.sandbox.slash(*who, server.games, "challenge", &wish);
                given.push(challenge.expect("it can be given"));
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
        given
    }
}
