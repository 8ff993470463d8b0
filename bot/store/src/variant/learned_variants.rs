//! Makes variants known from their kept files: other games are replayed by them.

use crate::database::{Db, Result, StoreError};
use menagerie_rules::{Variant, know, variant_of};
use sqlx::Row;
use sqlx::any::AnyRow;
use std::sync::Arc;

/// Makes the variants known that these rows name by `variant` and `revision`.
///
/// # Errors
/// When the database cannot be read.
pub(crate) async fn learn_of(db: &mut Db, rows: &[AnyRow]) -> Result<()> {
    for row in rows {
        let revision: i64 = row.try_get("revision")?;
        learn(db, row.try_get("variant")?, revision).await?;
    }
    Ok(())
}

/// Makes a revision of a variant known, if its file is kept.
///
/// # Errors
/// When the database cannot be read.
pub(crate) async fn learn(db: &mut Db, id: &str, revision: i64) -> Result<()> {
    let number = u32::try_from(revision).ok();
    if number.is_none_or(|revision| variant_of(id, revision).is_some()) {
        return Ok(());
    }
    let kept: Option<String> =
        sqlx::query_scalar("SELECT file FROM variant_files WHERE variant = $1 AND revision = $2")
            .bind(id)
            .bind(revision)
            .fetch_optional(db)
            .await?;
    let Some(file) = kept else { return Ok(()) };
    match Variant::kept(id, &file) {
        Ok(known) => know(Arc::new(known)),
        // Its games report that as well, and no other games do.
        Err(error) => {
            tracing::error!(%error, id, revision, "the rules of a game can not be read any more");
        }
    }
    Ok(())
}

/// The variant of a row. A game is always replayed by the rules it was started with.
pub(crate) fn variant(row: &AnyRow) -> Result<Arc<Variant>> {
    let id: &str = row.try_get("variant")?;
    let revision: i64 = row.try_get("revision")?;
    u32::try_from(revision).ok().and_then(|revision| variant_of(id, revision)).ok_or_else(|| {
        StoreError::Unreadable(format!("this program has no revision {revision} of {id}"))
    })
}
