//! Asking a running bot how it is.

use crate::http_client::http_client;
use crate::server::{Server, TIMEOUT};
use serde_json::Value;
use std::time::{Duration, Instant};

/// The answer.
pub struct Asked {
    pub status: u16,
    /// The kind of the text.
    pub kind: String,
    pub text: String,
}

/// How the bot is.
pub async fn health_of(server: &Server) -> Asked {
    Asked::of(server, "/healthz").await
}

/// The result of the verb `health`: its exit status, and what it prints on both outputs.
pub fn run_health(server: &Server) -> (Option<i32>, String, String) {
    let address = said_address(&server.log()).expect("it can be asked");
    let mut health = server.program();
    let output = health.arg("health").env("HEALTH_ADDR", address).output().expect("it starts");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

/// A figure, by its name and labels as they are printed.
pub fn figure(text: &str, name: &str) -> Option<f64> {
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.map(|number| number.parse().unwrap_or_else(|_| panic!("{name} is {number}")))
}

/// Where a bot says that it can be asked.
pub fn said_address(log: &str) -> Option<String> {
    let line =
        log.lines().rfind(|line| line.contains("can be asked for") && !line.contains("ERROR"))?;
    let at = line.find("127.0.0.1:")?;
    let end = line[at..].find(|c: char| !c.is_ascii_digit() && c != '.' && c != ':');
    Some(line[at..].split_at(end.unwrap_or(line.len() - at)).0.to_owned())
}

impl Asked {
    /// Where the bot can be asked, as soon as it can.
    pub async fn address(server: &Server) -> String {
        let began = Instant::now();
        loop {
            if let Some(address) = said_address(&server.log()) {
                return address;
            }
            assert!(began.elapsed() < TIMEOUT, "it cannot be asked:\n{}", server.log());
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    pub async fn of(server: &Server, path: &str) -> Self {
        let url = format!("http://{}{path}", Self::address(server).await);
        let client = http_client();
        let answer = client.get(url).send().await.expect("the bot answers");
        let kind = answer.headers()["content-type"].to_str().expect("it is text").to_owned();
        let status = answer.status().as_u16();
        Self { status, kind, text: answer.text().await.expect("it is text") }
    }

    /// Waits until the bot is well (200), or is not (503).
    pub async fn until(server: &Server, status: u16) -> Self {
        let began = Instant::now();
        loop {
            let health = health_of(server).await;
            if health.status == status {
                return health;
            }
            assert!(began.elapsed() < TIMEOUT, "never {status}:\n{}", health.text);
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// Waits until the report of the bot's health has these words.
    pub async fn until_told(server: &Server, words: &str) {
        let began = Instant::now();
        loop {
            let health = health_of(server).await;
            if health.text.contains(words) {
                return;
            }
            assert!(began.elapsed() < TIMEOUT, "never {words}:\n{}", health.text);
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// Waits until a figure is as it should be.
    pub async fn until_figure(server: &Server, name: &str, is_right: impl Fn(f64) -> bool) {
        let began = Instant::now();
        loop {
            let text = Self::of(server, "/metrics").await.text;
            if figure(&text, name).is_some_and(&is_right) {
                return;
            }
            assert!(began.elapsed() < TIMEOUT, "{name} is never right:\n{text}");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// The kinds of the alerts.
    pub fn alerts(&self) -> Vec<String> {
        let read: Value = serde_json::from_str(&self.text).expect("it is JSON");
        let parts = read["parts"].as_array().expect("a list").iter();
        let alerts = parts.filter_map(|part| part["alerts"].as_array()).flatten();
        alerts.filter_map(|alert| alert["alert"].as_str().map(str::to_owned)).collect()
    }
}
