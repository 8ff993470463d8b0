//! Retries of requests that no other part of the program would make again.

use crate::homeserver::fault::Fault;
use std::time::Duration;
use tokio::time::Instant;

/// The pause between two tries.
const REST: Duration = Duration::from_secs(1);

/// Tries until the homeserver answers or refuses, at most for `timeout`.
///
/// # Errors
/// The homeserver's last error.
pub async fn with_retries<T, F>(timeout: Duration, ask: impl Fn() -> F) -> Result<T, Fault>
where
    F: Future<Output = Result<T, Fault>>,
{
    let deadline = Instant::now() + timeout;
    loop {
        let wait = match ask().await {
            Err(Fault::Later(_)) => REST,
            Err(Fault::Limited(wait)) => wait.max(REST),
            answered => return answered,
        };
        if deadline.saturating_duration_since(Instant::now()) < wait {
            return ask().await;
        }
        tokio::time::sleep(wait).await;
    }
}
