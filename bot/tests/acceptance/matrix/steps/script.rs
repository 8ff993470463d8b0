//! Reads the tables of conversations.

use serde_json::Value;

/// A conversation, whose people are new.
pub struct Conversation {
    pub shows: String,
    pub steps: Vec<Step>,
}

/// One request and the expected answer.
pub struct Step {
    pub who: String,
    pub method: String,
    /// Its segments, with names in braces.
    pub path: Vec<String>,
    pub query: Vec<(String, String)>,
    pub body: Option<Value>,
    /// Whether the answer may become this one: what a homeserver does after it has answered.
    pub is_soon: bool,
    pub status: u16,
    pub expected: Value,
}

impl Step {
    /// The step, for a person who reads that it failed.
    pub fn told(&self) -> String {
        let (who, method, path) = (&self.who, &self.method, self.path.join("/"));
        format!(
            "{who} {method} {path} {:?}, expecting {} {}",
            self.query, self.status, self.expected
        )
    }
}

/// Reads a file of conversations.
pub fn read(text: &str) -> Vec<Conversation> {
    let mut found: Vec<Conversation> = Vec::new();
    let mut lines = text.lines().filter(|line| !line.trim().is_empty()).peekable();
    while let Some(line) = lines.next() {
        if let Some(shows) = line.strip_prefix("## ") {
            found.push(Conversation { shows: shows.to_owned(), steps: Vec::new() });
            continue;
        }
        let mut answer = String::new();
        while let Some(more) = lines.next_if(|line| line.starts_with("  ")) {
            answer += more.trim_start();
        }
        let conversation = found.last_mut().expect("a conversation has begun");
        conversation.steps.push(step(line, &answer));
    }
    found
}

fn step(asked: &str, answer: &str) -> Step {
    let mut words = asked.splitn(4, ' ');
    let mut word = || words.next().unwrap_or_default().to_owned();
    let (who, method, address, body) = (word(), word(), word(), word());
    let (path, query) = address.split_once('?').unwrap_or((&address, ""));
    let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    let (is_soon, answer) =
        answer.strip_prefix("soon ").map_or((false, answer), |answer| (true, answer));
    let (status, expected) = answer.split_once(' ').unwrap_or((answer, "{}"));
    let json = |text: &str| -> Value {
        serde_json::from_str(text).unwrap_or_else(|error| panic!("{asked}: {error}: {text}"))
    };
    Step {
        who,
        method,
        path: path.split('/').map(str::to_owned).collect(),
        query: pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
        body: (!body.is_empty()).then(|| json(&body)),
        is_soon,
        status: status.parse().unwrap_or_else(|_| panic!("{asked}: no status in {answer:?}")),
        expected: json(expected),
    }
}
