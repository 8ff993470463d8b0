//! The journeys of people who use the bot, from their first word to the last, over the wire. Every
//! step is a line that begins with its number, as in `J2.5`; at the head of each journey stands what
//! of it is not walked here, and why.

mod admin;
mod blind;
mod evening;
mod evening_steps;
mod newcomer;
mod phone;
mod spectator;

use crate::server::{Server, TIMEOUT};
use crate::wire;
use menagerie_sandbox::{Exchange, Message, Thread};
use serde_json::Value;
use std::path::Path;

/// Gives a command whose answer its caller alone sees, and by which nobody is alerted.
async fn alone(server: &Server, who: &str, channel: u64, command: &str, options: Value) -> Message {
    let answer = server.slash(who, channel, command, options).await;
    assert!(answer.is_ephemeral() && answer.error.is_none(), "/{command}: {}", answer.text());
    let message = answer.messages[0].clone();
    assert!(message.mentions.is_empty() && !message.mention_everyone, "{}", message.content);
    message
}

/// As a message addresses somebody.
fn at(server: &Server, who: &str) -> String {
    format!("<@{}>", server.id(who))
}

/// The words of a message's only picture.
fn alt(message: &Message) -> &str {
    let [picture] = &message.attachments[..] else { panic!("one picture: {message:?}") };
    picture.description.as_deref().expect("every picture has words")
}

/// Waits until a channel has so many threads, and returns the last one.
async fn thread(server: &Server, channel: u64, count: usize) -> Thread {
    let found = server.sandbox.wait(TIMEOUT, |sandbox| {
        Some(sandbox.threads(channel)).filter(|threads| threads.len() == count)
    });
    let threads = found.await.unwrap_or_else(|_| panic!("no {count} threads:\n{}", server.log()));
    threads.last().expect("there is one").clone()
}

/// The checks at the end of every journey: Discord describes all that was sent and has refused none of it, and all of
/// it can be read aloud.
fn holds(server: &Server) {
    wire::is_valid(server);
    can_be_read_aloud(server);
}

/// Every picture has words, and every button a word (J6.5, J6.6).
fn can_be_read_aloud(server: &Server) {
    let (mut pictures, mut buttons) = (0, 0);
    for exchange in server.sandbox.exchanges() {
        let is_shown =
            |name: &str| Path::new(name).extension().is_none_or(|extension| extension != "pgn");
        let shown = exchange.files.iter().filter(|(name, _)| is_shown(name)).count();
        assert_eq!(described(&exchange), shown, "{exchange:?}");
        pictures += shown;
        for button in of_rows(body(&exchange)) {
            let label = button["label"].as_str().unwrap_or_default();
            assert!(label.chars().any(char::is_alphabetic), "a button without a word: {button}");
            buttons += 1;
        }
    }
    assert!(pictures > 0 && buttons > 0, "{pictures} pictures, {buttons} buttons");
}

/// The body that was sent, also in an answer to a command.
fn body(exchange: &Exchange) -> &Value {
    match &exchange.request["data"] {
        Value::Null => &exchange.request,
        data => data,
    }
}

/// How many of the files that were sent have words that Discord takes.
fn described(exchange: &Exchange) -> usize {
    let is_new = |name: &str| exchange.files.iter().any(|(file, _)| file == name);
    let files = body(exchange)["attachments"].as_array().into_iter().flatten();
    let words = files.filter(|file| file["filename"].as_str().is_some_and(is_new));
    let words = words.filter_map(|file| file["description"].as_str());
    words.filter(|words| (1..=1_024).contains(&words.chars().count())).count()
}

fn of_rows(body: &Value) -> impl Iterator<Item = &Value> {
    let rows = body["components"].as_array().into_iter().flatten();
    rows.filter_map(|row| row["components"].as_array()).flatten()
}
