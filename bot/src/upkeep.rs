//! What has to be done now and then without anybody asking.

use crate::clock::Clock;
use crate::desk::Desk;
use crate::game::{CauseId, Happening, Incident, Timestamp};
use crate::store::{Store, StoreError};
use std::sync::Arc;
use std::time::Duration;

/// How often it is looked for what is due.
const EVERY: Duration = Duration::from_secs(20);
/// After how many seconds causes are forgotten again.
const FORGET_EVERY: i64 = 24 * 60 * 60;
/// How long the causes of calls are remembered, in seconds: 30 days.
const CAUSES_KEPT: i64 = 30 * 24 * 60 * 60;

/// Does what is due, until it is dropped.
pub async fn run(store: Arc<Store>, desk: Desk, clock: Arc<dyn Clock>) {
    let mut forgotten = Timestamp(0);
    loop {
        let now = clock.now();
        if let Err(error) = round(&store, &desk, now, &mut forgotten).await {
            tracing::warn!(%error, "what was due is done later");
        }
        tokio::time::sleep(EVERY).await;
    }
}

async fn round(
    store: &Store,
    desk: &Desk,
    now: Timestamp,
    forgotten: &mut Timestamp,
) -> Result<(), StoreError> {
    if now.0 - forgotten.0 >= FORGET_EVERY || now.0 < forgotten.0 {
        store.forget_causes(now.0 - CAUSES_KEPT).await?;
        *forgotten = now;
    }
    for challenge in store.overdue_challenges(now).await? {
        let incident = Incident {
            cause: CauseId::new("menagerie", format_args!("expired-{challenge}")),
            at: now,
            hears_talk: false,
            what: Happening::ChallengeExpired(challenge),
        };
        if let Err(error) = desk.tell(incident).await {
            tracing::warn!(%challenge, %error, "a challenge ends later");
        }
    }
    Ok(())
}
