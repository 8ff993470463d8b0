//! The report on a running bot: its parts, their figures and their faults.

use super::alert::Alert;
use serde_json::{Value, json};

/// A fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// Its kind.
    pub alert: Alert,
    /// The fault in words, with what to do.
    pub words: String,
}

/// The state of a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its name.
    pub name: &'static str,
    /// Its figures.
    pub figures: Vec<(&'static str, Value)>,
    /// Its faults.
    pub troubles: Vec<Trouble>,
}

/// The state of all parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// How long the bot has run, in seconds.
    pub uptime: u64,
    /// Whether it still waits for a network for the first time.
    pub is_starting: bool,
    /// The parts.
    pub parts: Vec<Part>,
}

impl Report {
    /// All faults.
    pub fn troubles(&self) -> impl Iterator<Item = &Trouble> {
        self.parts.iter().flat_map(|part| &part.troubles)
    }

    /// Whether the bot does its work.
    pub fn is_well(&self) -> bool {
        !self.is_starting && !self.troubles().any(|trouble| trouble.alert.is_red())
    }

    /// Whether a restart would not help.
    pub fn is_alive(&self) -> bool {
        !self.troubles().any(|trouble| trouble.alert.asks_for_restart())
    }

    /// The report as JSON, with a line for each part.
    pub fn json(&self) -> String {
        let parts: Vec<String> = self.parts.iter().map(Part::json).collect();
        let status = match status(self.troubles()) {
            "red" => "red",
            _ if self.is_starting => "starting",
            status => status,
        };
        let version = env!("CARGO_PKG_VERSION");
        format!(
            "{{\"status\":\"{status}\",\"version\":\"{version}\",\"uptime_seconds\":{},\"parts\":[\n{}\n]}}\n",
            self.uptime,
            parts.join(",\n")
        )
    }
}

impl Part {
    fn json(&self) -> String {
        let mut fields =
            vec![("part", self.name.into()), ("status", status(&self.troubles).into())];
        fields.extend(self.figures.iter().cloned());
        if !self.troubles.is_empty() {
            let troubles = self.troubles.iter();
            let alerts = troubles.map(|it| json!({"alert": it.alert.kind(), "why": it.words}));
            fields.push(("alerts", alerts.collect()));
        }
        // The name comes first for readers.
        let fields = fields.iter().map(|(name, value)| format!("{}:{value}", json!(name)));
        format!("{{{}}}", fields.collect::<Vec<_>>().join(","))
    }
}

/// The state in one word.
fn status<'a>(troubles: impl IntoIterator<Item = &'a Trouble>) -> &'static str {
    let worst = troubles.into_iter().map(|trouble| trouble.alert.is_red()).max();
    match worst {
        None => "ok",
        Some(false) => "look",
        Some(true) => "red",
    }
}
