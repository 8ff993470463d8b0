//! A member who uses a client library that others wrote: matrix-nio, in a process of its own.

use crate::matrix::member::{PASSWORD, TIMEOUT};
use crate::matrix::synapse::root;
use serde_json::{Value, json};
use std::path::Path;
use std::process::Stdio;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};
use tokio::time::timeout;

/// A session of matrix-nio.
pub struct Nio {
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
    /// The events that it has heard, in order.
    heard: Vec<Value>,
    /// Killed when it is dropped.
    _process: Child,
}

impl Nio {
    /// Logs in as somebody who has registered, and listens from then on.
    pub async fn log_in(python: &Path, server: &str, user: &str) -> Self {
        Self::log_in_as(python, server, user, None).await
    }

    /// The same, and with a folder for its keys it reads and writes in encrypted rooms.
    pub async fn log_in_with_keys(python: &Path, server: &str, user: &str, keys: &Path) -> Self {
        Self::log_in_as(python, server, user, Some(keys)).await
    }

    async fn log_in_as(python: &Path, server: &str, user: &str, keys: Option<&Path>) -> Self {
        let script = root().join("scripts/matrix/nio_member.py");
        let mut command = Command::new(python);
        command.arg(script).stdin(Stdio::piped()).stdout(Stdio::piped()).kill_on_drop(true);
        let mut process = command.spawn().expect("it starts");
        let input = process.stdin.take().expect("it was asked for");
        let output = process.stdout.take().expect("it was asked for");
        let output = BufReader::new(output).lines();
        let mut nio = Self { input, output, heard: Vec::new(), _process: process };
        let order = json!({
            "do": "login", "server": server, "user": user, "password": PASSWORD, "keys": keys,
        });
        nio.tell(order).await;
        nio
    }

    /// Has it do something; what came of it. The script lists what it can do.
    pub async fn tell(&mut self, order: Value) -> Value {
        let line = format!("{order}\n");
        self.input.write_all(line.as_bytes()).await.expect("it listens");
        loop {
            let line = timeout(TIMEOUT, self.line()).await;
            let mut line = line.unwrap_or_else(|_| panic!("{order} is not answered"));
            assert!(line["failed"].is_null(), "{order} failed: {line}");
            if !line["done"].is_null() {
                return line["done"].take();
            }
        }
    }

    /// The events that it has heard since it logged in, in order.
    pub fn heard(&self) -> &[Value] {
        &self.heard
    }

    /// Waits for an event that fits, among those heard since it logged in.
    pub async fn hear(&mut self, what: &str, fits: impl Fn(&Value) -> bool) -> Value {
        self.hear_nth(what, 0, fits).await
    }

    /// The same for the one behind so many others that fit.
    pub async fn hear_nth(
        &mut self,
        what: &str,
        number: usize,
        fits: impl Fn(&Value) -> bool,
    ) -> Value {
        loop {
            if let Some(found) = self.heard.iter().filter(|event| fits(event)).nth(number) {
                return found.clone();
            }
            let next = timeout(TIMEOUT, self.line()).await;
            next.unwrap_or_else(|_| {
                panic!("no {what} was heard after {number}: {:#?}", self.heard)
            });
        }
    }

    /// The next line that it writes. Events are kept.
    async fn line(&mut self) -> Value {
        let line = self.output.next_line().await;
        let line = line.expect("it can be read").expect("it has not ended");
        let mut line: Value = serde_json::from_str(&line).expect("it writes JSON");
        if !line["event"].is_null() {
            self.heard.push(line["event"].take());
        }
        line
    }
}
