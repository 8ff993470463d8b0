//! The operator's variants: the files that VARIANT_FILES names.

use menagerie_chat::variant_file::{Unusable, VariantFile, called};
use menagerie_rules::notation::looks_like;
use menagerie_rules::{Variant, bundled, bundled_files, offer};
use menagerie_store::{Store, StoreError, VariantKept};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The reason why variants cannot be offered, in one line with what to do.
#[derive(Debug, thiserror::Error)]
pub enum OperatorVariantError {
    /// A file has no variant.
    #[error("VARIANT_FILES: {0}")]
    Unusable(#[from] Unusable),
    /// A folder cannot be read.
    #[error("VARIANT_FILES names {0}, which cannot be read: {1}")]
    Unreadable(String, std::io::Error),
    /// There is no file in a folder.
    #[error("VARIANT_FILES names the folder {0}, in which no file ends in .toml")]
    NoFile(String),
    /// Another variant has this id or name.
    #[error("{file}: there is another game with this {what}, “{taken}”: write another one")]
    Taken {
        /// The file.
        file: String,
        /// `id` or `name`.
        what: &'static str,
        /// The id or the name.
        taken: String,
    },
    /// Its rules have changed, and its revision has not.
    #[error(
        "{file}: games were begun with revision {revision} of it as it was before, and are played by that: write revision = {next} above, or put the file back"
    )]
    Changed {
        /// The file.
        file: String,
        /// The revision in it.
        revision: u32,
        /// The next one.
        next: u32,
    },
    /// The same, if another process may offer the earlier rules.
    #[error(
        "{file}: revision {revision} of it as it was before is kept on the server, and other processes may offer it: write revision = {next} above, or put the file back"
    )]
    ChangedElsewhere {
        /// The file.
        file: String,
        /// The revision in it.
        revision: u32,
        /// The next one.
        next: u32,
    },
    /// The database did not store it.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Reads the variants in these files, and in the files of these folders that end in `.toml`.
///
/// # Errors
/// When one cannot be read, is no variant, or has the id or the name of another one.
pub fn read(paths: &[PathBuf]) -> Result<Vec<VariantFile>, OperatorVariantError> {
    let mut games: Vec<VariantFile> = Vec::new();
    for path in paths {
        for file in files(path)? {
            let game = VariantFile::read(&file)?;
            unlike_others(&game, games.iter().map(|known| &*known.variant))?;
            let variant = Variant::from_owner(&game.name, &game.text).map_err(Unusable::NoGame)?;
            games.push(VariantFile { variant: Arc::new(variant), ..game });
        }
    }
    Ok(games)
}

fn files(path: &Path) -> Result<Vec<PathBuf>, OperatorVariantError> {
    if !path.is_dir() {
        return Ok(vec![path.to_path_buf()]);
    }
    let unreadable = |error| OperatorVariantError::Unreadable(called(path), error);
    let mut files = Vec::new();
    for entry in std::fs::read_dir(path).map_err(unreadable)? {
        let file = entry.map_err(unreadable)?.path();
        if file.extension().is_some_and(|end| end == "toml") {
            files.push(file);
        }
    }
    files.sort();
    if files.is_empty() { Err(OperatorVariantError::NoFile(called(path))) } else { Ok(files) }
}

/// Checks that a variant can stand beside the bundled ones, if it is none of them.
///
/// # Errors
/// When a bundled variant has its id or its name.
pub fn unlike_bundled(game: &VariantFile) -> Result<(), OperatorVariantError> {
    let mut files = bundled_files();
    if files.any(|(_, text)| text == game.text) {
        Ok(())
    } else {
        unlike_others(game, [].into_iter())
    }
}

fn unlike_others<'a>(
    game: &VariantFile,
    others: impl Iterator<Item = &'a Variant>,
) -> Result<(), OperatorVariantError> {
    let Variant { id, name, .. } = &*game.variant;
    let taken = |what, taken: &str| {
        let (file, taken) = (game.name.clone(), taken.to_owned());
        Err(OperatorVariantError::Taken { file, what, taken })
    };
    for other in bundled().iter().map(|other| &**other).chain(others) {
        if other.id_in_file() == id {
            return taken("id", id);
        }
        if other.name.to_lowercase() == name.to_lowercase() {
            return taken("name", &other.name);
        }
        // The operator may have had this name for years, so it is only a warning.
        if looks_like(&other.name, name) {
            let (file, other) = (&game.name, &other.name);
            tracing::warn!(
                file,
                name,
                other,
                "members can hardly tell the names of two games apart"
            );
        }
    }
    Ok(())
}

/// Stores a variant and lets games of it begin. A game that began with the very same file keeps its
/// rules, even if movements of a new file are read otherwise today.
async fn keep(
    store: &Store,
    file: &str,
    variant: &Arc<Variant>,
    text: &str,
) -> Result<VariantKept, OperatorVariantError> {
    let kept_text = Variant::text_to_keep(text);
    let kept = store.keep_variant(variant, &kept_text).await?;
    if kept == VariantKept::Yes {
        offer(Arc::clone(variant));
        return Ok(kept);
    }
    if kept_text == text || store.keep_variant(variant, text).await? != VariantKept::Yes {
        return Ok(kept);
    }
    let before = Variant::kept(&variant.id, text).map_err(Unusable::NoGame)?;
    tracing::warn!(
        file,
        "games were begun with this file when left was White's left for both sides; it stays so. For each \
         side's own left, write xbetza = 2 and the next revision"
    );
    offer(Arc::new(before));
    Ok(VariantKept::Yes)
}

/// Stores these variants, so that their games can always be replayed, and lets games begin.
///
/// # Errors
/// When one has changed and its revision has not, or the database stores nothing.
pub async fn take_in(store: &Store, games: Vec<VariantFile>) -> Result<(), OperatorVariantError> {
    for VariantFile { name, text, variant } in games {
        let (file, revision, next) = (name, variant.revision, variant.revision.saturating_add(1));
        match keep(store, &file, &variant, &text).await? {
            VariantKept::Yes => {}
            VariantKept::OtherInUse => {
                return Err(OperatorVariantError::Changed { file, revision, next });
            }
            VariantKept::OtherShared => {
                return Err(OperatorVariantError::ChangedElsewhere { file, revision, next });
            }
        }
    }
    Ok(())
}
