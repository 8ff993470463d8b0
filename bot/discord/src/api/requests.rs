//! Counting what Discord answers, and telling it in the log where that is wanted.
//!
//! Serenity tells nobody of the answers that it gets, so they are counted where reqwest asks whether
//! a request is worth another try (none is: serenity and we decide that). It does not ask about
//! requests with files, whose bodies cannot be sent twice; those are counted where they are made.

use crate::names::NETWORK;
use menagerie_chat::traces;
use menagerie_metrics::measures;
use reqwest::retry;
use serenity::http::HttpError;
use std::time::Instant;

/// Where Discord's API is.
const HOST: &str = "discord.com";

/// Counts every answer to a request without a file, and repeats none.
pub fn counted() -> retry::Builder {
    retry::for_host(HOST).no_budget().classify_fn(|answered| {
        let status = answered.status().map_or(0, |status| status.as_u16());
        measures().discord_answered(status);
        let (method, path) = (answered.method().as_str(), answered.uri().path());
        traces::asked(NETWORK, method, path, status, None);
        answered.success()
    })
}

/// Counts the answer to a request that has a file with it, if it has.
pub async fn with_file<T>(
    has_file: bool,
    request: impl Future<Output = serenity::Result<T>>,
) -> serenity::Result<T> {
    let begun = Instant::now();
    let answered = request.await;
    if has_file {
        let status = answered.as_ref().map_or_else(status, |_| 200);
        measures().discord_answered(status);
        // Serenity tells the path of none that went well.
        traces::asked(NETWORK, "a request with a file", "", status, Some(begun.elapsed()));
    }
    answered
}

/// The status of an answer that is an error; 0 if there was none.
fn status(error: &serenity::Error) -> u16 {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            response.status_code.as_u16()
        }
        // What was answered well and cannot be read.
        serenity::Error::Json(_) => 200,
        _ => 0,
    }
}
