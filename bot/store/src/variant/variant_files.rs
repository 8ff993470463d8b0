//! Keeps the files of variants that did not come with the program: a game is always replayed by the
//! file with which it was begun.

use crate::database::{Result, Store};
use menagerie_rules::Variant;

/// The outcome of a file that was to be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VariantKept {
    /// It is kept.
    Yes,
    /// Another file of the same revision is kept, and a game was begun with it.
    OtherInUse,
    /// Another file is kept, and a game may have been begun with it by another process on the same
    /// server.
    OtherShared,
}

/// A revision with which a game was begun.
const IN_USE: &str = "SELECT 1 FROM variant_files AS file
     WHERE file.variant = $1 AND file.revision = $2 AND (
        EXISTS (SELECT 1 FROM games
                WHERE games.variant = file.variant AND games.revision = file.revision)
        OR EXISTS (SELECT 1 FROM challenges
                   WHERE challenges.variant = file.variant AND challenges.revision = file.revision)
        OR EXISTS (SELECT 1 FROM problems
                   WHERE problems.variant = file.variant AND problems.revision = file.revision))";

impl Store {
    /// Keeps the file of a revision. It replaces another file if no game was begun with that.
    ///
    /// # Errors
    /// When the database cannot be read or written.
    pub async fn keep_variant(&self, variant: &Variant, file: &str) -> Result<VariantKept> {
        let (id, revision) = (variant.id.as_str(), i64::from(variant.revision));
        let is_shared = self.path().is_none();
        self.writer
            .write(async |db| {
                let known: Option<String> = sqlx::query_scalar(
                    "SELECT file FROM variant_files WHERE variant = $1 AND revision = $2",
                )
                .bind(id)
                .bind(revision)
                .fetch_optional(&mut *db)
                .await?;
                if known.as_deref() == Some(file) {
                    return Ok(VariantKept::Yes);
                }
                let used: Option<i64> = sqlx::query_scalar(IN_USE)
                    .bind(id)
                    .bind(revision)
                    .fetch_optional(&mut *db)
                    .await?;
                if used.is_some() {
                    return Ok(VariantKept::OtherInUse);
                }
                if known.is_some() && is_shared {
                    return Ok(VariantKept::OtherShared);
                }
                sqlx::query(
                    "INSERT INTO variant_files (variant, revision, file) VALUES ($1, $2, $3)
                     ON CONFLICT (variant, revision) DO UPDATE SET file = excluded.file",
                )
                .bind(id)
                .bind(revision)
                .bind(file)
                .execute(db)
                .await?;
                Ok(VariantKept::Yes)
            })
            .await
    }
}
