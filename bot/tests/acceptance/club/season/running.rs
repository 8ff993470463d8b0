//! The bot in the season: its rounds, its restarts, and its outages.

use super::program::Program;
use super::year::{ROUND, Year};
use super::{DAY, HOUR};
use menagerie_core::model::request::Call;
use rand::RngExt;

/// For how long a network repeats what it has told; causes are remembered for thirty days.
const REPEATED: i64 = 14 * DAY;

impl Year {
    pub async fn restart(&mut self) {
        self.program.take().expect("it runs").stop().await;
        let stopped = self.now;
        self.at(stopped + 40);
        self.outages.push((stopped, self.now));
        let seed = self.dice.random();
        self.program = Some(Program::start(&self.url, &self.clock, seed).await);
        self.program().caught_up();
        self.count("restarts");
        // The network gives us again what it is not sure that we had.
        let is_new = |call: &Call| stopped - call.at.0 < REPEATED;
        for (call, reply) in self.kept.clone().into_iter().filter(|(call, _)| is_new(call)) {
            assert_eq!(self.program().ask(call).await, reply, "asked twice, answered twice");
            self.count("causes repeated");
        }
        assert_eq!(self.deliver().await, [], "what was asked twice is done once");
    }

    pub async fn come_back(&mut self) {
        let left = self.away_since.take().expect("it is away");
        self.outages.push((left, self.now));
        self.program().come_back().await;
        self.to_tell = Some((left, self.now));
        self.deliver().await;
        for (at, member) in std::mem::take(&mut self.missed) {
            self.catch_up(member, at).await;
        }
        self.program().caught_up();
        self.count("outages");
        self.count_seconds("outages", self.now - left);
        self.round().await;
    }

    fn count_seconds(&mut self, what: &str, seconds: i64) {
        let hours = usize::try_from(seconds / HOUR).expect("time goes on");
        *self.tally.entry(format!("{what}, hours")).or_default() += hours;
    }

    pub async fn round(&mut self) {
        let now = self.now;
        let mut program = self.program.take().expect("it runs");
        program.round(now).await;
        self.program = Some(program);
        if self.away_since.is_some() {
            return;
        }
        for book in self.books.values_mut().filter(|book| book.is_shown && book.runs()) {
            book.start(now);
        }
        self.deliver().await;
        self.last_round = now;
        if let Some((left, back)) = self.to_tell.take() {
            self.hold_told(left, back);
        }
        if now % DAY < ROUND {
            self.hold_running().await;
        }
    }
}
