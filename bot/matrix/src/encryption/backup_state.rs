//! What the backup tells of the age of the database.

use super::faults::unstored;
use super::key_store::KeyStore;
use crate::homeserver::client::Client;
use crate::homeserver::fault::Fault;
use crate::rooms::state_events::found;
use ruma::api::client::backup::get_latest_backup_info;

/// Whether the database is an older copy: the backup has changed since.
pub async fn is_older(client: &Client, keys: &KeyStore) -> Result<bool, Fault> {
    let Some(known) = keys.etag().await.map_err(unstored)? else { return Ok(false) };
    let there = client.ask(get_latest_backup_info::v3::Request::new()).await;
    Ok(found(there)?.is_some_and(|there| there.etag != known))
}
