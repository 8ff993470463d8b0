//! Variants that members of a community have uploaded.

use crate::database::values::{counted, narrow, number};
use crate::database::{Db, Result, Store};
use crate::variant::learned_variants::learn;
use menagerie_core::upload::types::{
    SENT_LATELY, Sent, ServerVariant, UploadFact, UploadedVariant, published,
};
use menagerie_core::{Server, Timestamp};
use menagerie_rules::bundled_by_id;
use sqlx::Row;
use sqlx::any::{AnyQueryResult, AnyRow};

/// The variants on a community's list, by name, and the one with this id if it was tried there. The
/// ones that `named` means are made known.
pub(crate) async fn own(db: &mut Db, server: &Server, named: &str) -> Result<Vec<ServerVariant>> {
    let rows = sqlx::query(
        "SELECT variant, revision, game, name, author, files, ranks,
                CASE listed WHEN 1 THEN number END AS number
         FROM server_variants WHERE server = $1 AND (listed = 1 OR variant = $2) ORDER BY name",
    )
    .bind(server.as_str())
    .bind(named.trim())
    .fetch_all(&mut *db)
    .await?;
    let own = |row: &AnyRow| -> Result<ServerVariant> {
        let on_list: Option<i64> = row.try_get("number")?;
        Ok(ServerVariant {
            variant: row.try_get("variant")?,
            revision: number(row, "revision")?,
            game: row.try_get("game")?,
            name: row.try_get("name")?,
            author: row.try_get("author")?,
            size: (number(row, "files")?, number(row, "ranks")?),
            number: on_list.map(narrow).transpose()?,
        })
    };
    let own: Vec<ServerVariant> = rows.iter().map(own).collect::<Result<_, _>>()?;
    let meant = published(&own, named).into_iter();
    for game in meant.chain(own.iter().find(|own| own.variant == named.trim())) {
        learn(db, &game.variant, game.revision.into()).await?;
    }
    Ok(own)
}

/// The facts about a community's uploads, at the upload of this variant.
pub(crate) async fn sent(
    db: &mut Db,
    server: &Server,
    game: &UploadedVariant,
    now: Timestamp,
) -> Result<Sent> {
    // Files that are freed below do not count.
    let (is_kept, kept, lately, last): (i64, i64, i64, Option<i64>) = sqlx::query_as(
        "SELECT count(CASE WHEN sent.variant = $2 THEN 1 END),
                count(CASE WHEN number IS NOT NULL OR begun = 1 OR sent_at > $3 THEN 1 END),
                count(CASE WHEN sent_at > $3 THEN 1 END),
                max(CASE WHEN game = $4 THEN number END)
         FROM server_variants AS sent LEFT JOIN variant_files AS file
             ON file.variant = sent.variant AND file.revision = sent.revision
         WHERE server = $1",
    )
    .bind(server.as_str())
    .bind(game.variant.id.as_str())
    .bind(now.0 - SENT_LATELY)
    .bind(game.game.as_str())
    .fetch_one(db)
    .await?;
    let last_number = last.and_then(|last| u32::try_from(last).ok()).unwrap_or_default();
    Ok(Sent { is_kept: is_kept > 0, kept: counted(kept)?, lately: counted(lately)?, last_number })
}

/// Stores a fact about an uploaded variant.
pub(crate) async fn store(db: &mut Db, fact: &UploadFact, at: Timestamp) -> Result<AnyQueryResult> {
    Ok(match fact {
        UploadFact::Kept { server, game, file } => {
            let ServerVariant {
                variant, revision, game, name, author, size: (files, ranks), ..
            } = game;
            free(db, server, at).await?;
            // The same file may be kept for another community.
            sqlx::query(
                "INSERT INTO variant_files (variant, revision, file, begun) VALUES ($1, $2, $3, 0)
                 ON CONFLICT (variant, revision) DO NOTHING",
            )
            .bind(variant)
            .bind(i64::from(*revision))
            .bind(file)
            .execute(&mut *db)
            .await?;
            sqlx::query(
                "INSERT INTO server_variants (server, variant, revision, game, name, author, files,
                                              ranks, sent_at)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
            )
            .bind(server.as_str())
            .bind(variant)
            .bind(i64::from(*revision))
            .bind(game)
            .bind(name)
            .bind(author)
            .bind(i64::from(*files))
            .bind(i64::from(*ranks))
            .bind(at.0)
            .execute(db)
            .await?
        }
        UploadFact::Published { server, game, variant, number } => {
            off_the_list(db, server, game).await?;
            sqlx::query(
                "UPDATE server_variants SET listed = 1, number = $3
                 WHERE server = $1 AND variant = $2",
            )
            .bind(server.as_str())
            .bind(variant)
            .bind(i64::from(*number))
            .execute(db)
            .await?
        }
        UploadFact::Withdrawn { server, game } => off_the_list(db, server, game).await?,
    })
}

/// Frees the places of files that were only tried, at least a day ago, and with which no game was
/// begun.
async fn free(db: &mut Db, server: &Server, now: Timestamp) -> Result<()> {
    for statement in [
        "DELETE FROM variant_files
         WHERE begun = 0 AND variant IN (SELECT variant FROM server_variants
                                         WHERE server = $1 AND number IS NULL AND sent_at <= $2)
           AND NOT EXISTS (SELECT 1 FROM server_variants AS sent
                           WHERE sent.variant = variant_files.variant AND sent.server <> $1)",
        "DELETE FROM server_variants
         WHERE server = $1 AND number IS NULL AND sent_at <= $2
           AND NOT EXISTS (SELECT 1 FROM variant_files AS file
                           WHERE file.variant = server_variants.variant AND file.begun = 1)",
    ] {
        let statement = sqlx::query(statement).bind(server.as_str()).bind(now.0 - SENT_LATELY);
        statement.execute(&mut *db).await?;
    }
    Ok(())
}

/// A game is begun with a variant: if it was uploaded, its file stays for ever.
pub(crate) async fn begun(db: &mut Db, variant: &str, revision: u32) -> Result<()> {
    if bundled_by_id(variant).is_some() {
        return Ok(());
    }
    sqlx::query("UPDATE variant_files SET begun = 1 WHERE variant = $1 AND revision = $2")
        .bind(variant)
        .bind(i64::from(revision))
        .execute(db)
        .await?;
    Ok(())
}

async fn off_the_list(db: &mut Db, server: &Server, game: &str) -> Result<AnyQueryResult> {
    Ok(sqlx::query(
        "UPDATE server_variants SET listed = 0 WHERE server = $1 AND game = $2 AND listed = 1",
    )
    .bind(server.as_str())
    .bind(game)
    .execute(db)
    .await?)
}

impl Store {
    /// The variants on a community's list, by name, and the one with this id if it was tried there.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn server_variants(
        &self,
        server: &Server,
        named: &str,
    ) -> Result<Vec<ServerVariant>> {
        own(&mut *self.readers.acquire().await?, server, named).await
    }

    /// The files of a variant that were on a community's list, with their revisions there, the
    /// latest first; at most two.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn published_files(&self, server: &Server, game: &str) -> Result<Vec<(u32, String)>> {
        let files: Vec<(i64, String)> = sqlx::query_as(
            "SELECT number, file FROM server_variants
             JOIN variant_files ON variant_files.variant = server_variants.variant
                 AND variant_files.revision = server_variants.revision
             WHERE server = $1 AND game = $2 AND number IS NOT NULL
             ORDER BY number DESC LIMIT 2",
        )
        .bind(server.as_str())
        .bind(game)
        .fetch_all(&self.readers)
        .await?;
        let file = |(number, file)| Some((u32::try_from(number).ok()?, file));
        Ok(files.into_iter().filter_map(file).collect())
    }
}
