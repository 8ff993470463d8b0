//! Counters and traces of Discord's answers.
//!
//! Serenity does not report its answers. So they are counted where reqwest asks whether to retry a
//! request. (It never does: serenity and the bot decide that.) Reqwest does not ask about requests
//! with files, because their bodies cannot be sent twice. Those are counted where they are made.

use crate::names::NETWORK;
use menagerie_chat::traces;
use menagerie_metrics::metrics;
use reqwest::retry;
use serenity::http::HttpError;
use std::time::Instant;

/// The host of Discord's API.
const HOST: &str = "discord.com";

/// Counts every answer to a request without a file, and retries none.
pub fn counted() -> retry::Builder {
    retry::for_host(HOST).no_budget().classify_fn(|answered| {
        let status = answered.status().map_or(0, |status| status.as_u16());
        metrics().discord_answered(status);
        let (method, path) = (answered.method().as_str(), answered.uri().path());
        traces::asked(NETWORK, method, path, status, None);
        answered.success()
    })
}

/// Counts the answer to a request with a file, if there is an answer.
pub async fn with_file<T>(
    has_file: bool,
    request: impl Future<Output = serenity::Result<T>>,
) -> serenity::Result<T> {
    let begun = Instant::now();
    let answered = request.await;
    if has_file {
        let status = answered.as_ref().map_or_else(status, |_| 200);
        metrics().discord_answered(status);
        // Serenity does not give the path of a successful request.
        traces::asked(NETWORK, "a request with a file", "", status, Some(begun.elapsed()));
    }
    answered
}

/// The status of an error; 0 if there was no answer.
fn status(error: &serenity::Error) -> u16 {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            response.status_code.as_u16()
        }
        // A good answer that cannot be read.
        serenity::Error::Json(_) => 200,
        _ => 0,
    }
}
