//! Makes the games known whose files are kept: their games are replayed by them.

use menagerie_rules::{Variant, know};
use sqlx::AnyConnection;
use std::sync::Arc;

/// Makes all that are kept known to this process.
///
/// # Errors
/// When the database cannot be read.
pub(super) async fn learn(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    let kept: Vec<(String, i64, String)> =
        sqlx::query_as("SELECT variant, revision, file FROM variant_files")
            .fetch_all(connection)
            .await?;
    for (variant, revision, file) in kept {
        match Variant::from_owner(&format!("{variant}, revision {revision}"), &file) {
            Ok(known) => know(Arc::new(known)),
            // Its games say so as well, and no other ones.
            Err(error) => tracing::error!(%error, "the rules of a game can not be read any more"),
        }
    }
    Ok(())
}
