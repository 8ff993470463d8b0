//! Asking again what the homeserver does not answer now, where nobody else would ask again.

use crate::homeserver::fault::Fault;
use std::time::Duration;
use tokio::time::Instant;

/// How long we rest between two tries.
const REST: Duration = Duration::from_secs(1);

/// Asks until the homeserver answers or refuses, for at most so long.
///
/// # Errors
/// What the homeserver said last.
pub async fn patiently<T, F>(patience: Duration, ask: impl Fn() -> F) -> Result<T, Fault>
where
    F: Future<Output = Result<T, Fault>>,
{
    let deadline = Instant::now() + patience;
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
