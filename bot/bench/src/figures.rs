//! The results of a measurement, as a table.

use super::durable::Durable;
use super::plan::Plan;
use super::visible::Shown;
use menagerie_store::Plain;
use std::fmt::Write;
use std::time::Duration;

/// The results.
#[derive(Clone, Debug)]
pub struct Figures {
    /// How long filling the database took.
    pub filling: Duration,
    /// Committed moves at the desk.
    pub durable: Durable,
    /// From the start of the bot until it was connected.
    pub connected: Duration,
    /// From there until the board of a first move, typed at once, was visible.
    pub first_board: Duration,
    /// The bot's memory after that, in KiB.
    pub idle: u64,
    /// Moves at the rate of the plan.
    pub steady: Shown,
    /// Moves as fast as boards are shown.
    pub eager: Shown,
    /// The bot's memory at most, in KiB.
    pub most: u64,
}

impl Figures {
    /// A table in Markdown with a line for each figure.
    pub fn table(&self, plan: &Plan) -> String {
        let Self { durable, steady, eager, .. } = self;
        let plain = [durable.plain[0], durable.plain[1]]
            .map(|plain: Plain| per_second(plain.inserts, plain.took));
        let moves = per_second(durable.moves as u64, durable.took);
        let both = f64::midpoint(plain[0], plain[1]);
        let mut lines = vec![
            ("games that run / are over", format!("{} / {}", plan.running, plan.finished)),
            ("filling, s", seconds(self.filling)),
            (
                "plain inserts a second, before / after",
                format!("{:.0} / {:.0}", plain[0], plain[1]),
            ),
            ("moves made durable a second", format!("{moves:.0}")),
            ("… as a share of plain inserts", format!("{:.2}", moves / both)),
            ("… stored after, ms: p50 / p99 / most", of_three(&durable.stored)),
            ("… transactions a move", share(durable.commits, durable.moves)),
            ("… processor a move, ms", milliseconds_each(durable.processor, durable.moves)),
            (
                "start until connected / first board, s",
                format!("{} / {}", seconds(self.connected), seconds(self.first_board)),
            ),
            ("memory idle / at most, MiB", format!("{} / {}", self.idle / 1024, self.most / 1024)),
        ];
        for shown in [steady, eager] {
            lines.extend([
                ("boards a second", format!("{:.1}", per_second(shown.moves as u64, shown.took))),
                ("… visible after, ms: p50 / p99 / most", of_three(&shown.visible)),
                ("… transactions a move", share(shown.commits, shown.moves)),
                ("… processor a move, ms", milliseconds_each(shown.processor, shown.moves)),
            ]);
        }
        let mut table = "| figure | value |\n|---|---|\n".to_owned();
        for (name, value) in lines {
            // Writing into a text cannot fail.
            let _ = writeln!(table, "| {name} | {value} |");
        }
        table
    }
}

fn of_three(times: &super::percentiles::Percentiles) -> String {
    let [p50, p99, most] = [times.p50, times.p99, times.most].map(|time| time.as_secs_f64() * 1e3);
    format!("{p50:.1} / {p99:.1} / {most:.1}")
}

fn per_second(count: u64, took: Duration) -> f64 {
    count as f64 / took.as_secs_f64().max(f64::EPSILON)
}

fn seconds(time: Duration) -> String {
    format!("{:.1}", time.as_secs_f64())
}

fn share(count: u64, of: usize) -> String {
    format!("{:.2}", count as f64 / of.max(1) as f64)
}

fn milliseconds_each(time: Duration, count: usize) -> String {
    format!("{:.2}", time.as_secs_f64() * 1e3 / count.max(1) as f64)
}
