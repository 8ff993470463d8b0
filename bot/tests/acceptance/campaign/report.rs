//! The outcome, and its row in the table.

use super::count::Count;
use super::fault::Fault;
use std::time::Duration;

/// Between these lines of a page stands the table.
const BEGIN: &str = "<!-- made by the benchmark `faults` -->";
const END: &str = "<!-- end -->";
const HEAD: &str = "\
| fault | how injected | injected | moves played | moves lost | moves doubled | messages lost | messages doubled | games that do not replay | longest silence, s | longest wait, s | made with |
|---|---|---|---|---|---|---|---|---|---|---|---|";

/// The outcome of one fault.
#[derive(Clone, Debug)]
pub struct Report {
    pub fault: Fault,
    /// How often it was injected.
    pub times: usize,
    pub count: Count,
    /// The longest time from a fault to the next board.
    pub silence: Duration,
    /// The longest time from a typed move to its board.
    pub patience: Duration,
    /// How often Discord has answered meanwhile that it is asked too much, where strangers ask.
    pub limited: usize,
    /// The other faults.
    pub wrong: Vec<String>,
}

impl Report {
    /// Whether everything is as it should be.
    pub fn is_clean(&self) -> bool {
        self.count.wrong() == 0 && self.wrong.is_empty()
    }

    /// Both, one after the other.
    pub fn and(mut self, other: Self) -> Self {
        self.times += other.times;
        self.count += other.count;
        self.silence = self.silence.max(other.silence);
        self.patience = self.patience.max(other.patience);
        self.limited += other.limited;
        self.wrong.extend(other.wrong);
        self
    }

    /// Its row in the table.
    pub fn row(&self, made_with: &str) -> String {
        let [_, fault, how] = self.fault.words();
        let Count { moves, moves_lost, moves_doubled, messages_lost, messages_doubled, .. } =
            self.count;
        let not_replayed = self.count.not_replayed;
        let [silence, patience] = [self.silence, self.patience].map(|it| it.as_secs_f64());
        let limited = if self.fault.is_of_strangers() {
            format!(", 429 answered {} times", self.limited)
        } else {
            String::new()
        };
        format!(
            "| {fault} | {how} | {} | {moves} | {moves_lost} | {moves_doubled} | {messages_lost} | {messages_doubled} | {not_replayed} | {silence:.1} | {patience:.1} | {made_with}{limited} |",
            self.times
        )
    }
}

/// A page with new rows in its table, in the order of the faults; those of other faults stay.
pub fn injected_into(page: &str, rows: &[String]) -> Option<String> {
    let (before, rest) = page.split_once(BEGIN)?;
    let (table, after) = rest.split_once(END)?;
    let of = |fault: Fault| {
        let begins = format!("| {} |", fault.words()[1]);
        let new = rows.iter().map(String::as_str).chain(table.lines());
        new.into_iter().find(move |row| row.starts_with(&begins)).map(str::to_owned)
    };
    let rows: Vec<String> = Fault::ALL.into_iter().filter_map(of).collect();
    Some(format!("{before}{BEGIN}\n{HEAD}\n{}\n{END}{after}", rows.join("\n")))
}
