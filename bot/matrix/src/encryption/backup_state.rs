//! The backup's word on the age of the database.

use super::faults::unstored;
use super::key_store::KeyStore;
use crate::homeserver::client::Client;
use crate::homeserver::fault::Fault;
use crate::rooms::state_events::found;
use ruma::api::client::backup::get_latest_backup_info;

/// The word in the place of the state while keys are on their way to the backup.
pub const UNDER_WAY: &str = "under way";

/// Whether the database may be an older copy: the backup has changed since.
pub async fn is_older(client: &Client, keys: &KeyStore) -> Result<bool, Fault> {
    // Without a backup nothing tells, and a session too few does no harm.
    let Some(known) = keys.etag().await.map_err(unstored)? else { return Ok(true) };
    if known == UNDER_WAY {
        return Ok(false);
    }
    let there = client.ask(get_latest_backup_info::v3::Request::new()).await;
    let is_older = found(there)?.is_some_and(|there| there.etag != known);
    if is_older {
        tracing::info!("the database is an older copy: what it lacks of keys is fetched");
    }
    Ok(is_older)
}
