//! Counting what Discord answers.
//!
//! Serenity tells nobody of the answers that it gets, so they are counted where reqwest asks whether
//! a request is worth another try (none is: serenity and we decide that). It does not ask about
//! requests with files, whose bodies cannot be sent twice; those are counted where they are made.

use crate::measures::measures;
use reqwest::retry;
use serenity::http::HttpError;

/// Where Discord's API is.
const HOST: &str = "discord.com";

/// Counts every answer to a request without a file, and repeats none.
pub fn counted() -> retry::Builder {
    retry::for_host(HOST).no_budget().classify_fn(|answered| {
        measures().discord_answered(answered.status().map_or(0, |status| status.as_u16()));
        answered.success()
    })
}

/// Counts the answer to a request that has a file with it, if it has.
pub async fn with_file<T>(
    has_file: bool,
    request: impl Future<Output = serenity::Result<T>>,
) -> serenity::Result<T> {
    let answered = request.await;
    if has_file {
        measures().discord_answered(answered.as_ref().map_or_else(status, |_| 200));
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
