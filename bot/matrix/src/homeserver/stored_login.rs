//! The stored login: the token that a password has given, or the mark of an accepted token.

use crate::names;
use menagerie_config::{MatrixAccess, MatrixSettings, Secret};
use menagerie_store::{OperatorError, Reader, Store, StoreError};
use sha2::{Digest, Sha256};

/// The store's memory of earlier logins.
#[derive(Clone, Debug, Default)]
pub struct StoredLogin {
    /// The token that MATRIX_PASSWORD has given, or the mark of the last accepted
    /// MATRIX_ACCESS_TOKEN.
    value: Option<String>,
}

impl StoredLogin {
    /// Reads it from a store.
    ///
    /// # Errors
    /// When it cannot be read.
    pub async fn in_store(store: &Store, settings: &MatrixSettings) -> Result<Self, StoreError> {
        let value = store.remembered(names::NETWORK, &name(settings)).await?;
        Ok(Self { value })
    }

    /// Reads it from the database at `url`, which a running bot may have open.
    ///
    /// # Errors
    /// When there is no database, or it cannot be read.
    pub async fn at(url: &str, settings: &MatrixSettings) -> Result<Self, OperatorError> {
        let reader = Reader::open(url).await?;
        let value = reader.remembered(names::NETWORK, &name(settings)).await;
        reader.end().await?;
        Ok(Self { value: value? })
    }

    /// The token for the login, if there is one.
    pub fn token(&self, settings: &MatrixSettings) -> Option<Secret> {
        match &settings.access {
            MatrixAccess::Token(token) => Some(token.clone()),
            MatrixAccess::Password { .. } => self.value.clone().map(Secret::new),
        }
    }

    /// Whether the homeserver has accepted this token before.
    pub fn was_accepted(&self, token: &Secret) -> bool {
        self.value.as_deref() == Some(&*sign(token))
            || self.value.as_deref() == Some(token.expose())
    }
}

/// Remembers that a token of the settings was accepted, by a mark that is no token.
///
/// # Errors
/// When the database cannot be written.
pub async fn accepted(
    store: &Store,
    settings: &MatrixSettings,
    token: &Secret,
) -> Result<(), StoreError> {
    store.remember(names::NETWORK, &name(settings), &sign(token)).await
}

/// Remembers the token that a password has given.
///
/// # Errors
/// When the database cannot be written.
pub async fn keep(
    store: &Store,
    settings: &MatrixSettings,
    token: &Secret,
) -> Result<(), StoreError> {
    store.remember(names::NETWORK, &name(settings), token.expose()).await
}

/// Forgets what the last login has given, so that the next one is a new one.
///
/// # Errors
/// When the database cannot be written.
pub async fn forget(store: &Store, settings: &MatrixSettings) -> Result<(), StoreError> {
    let name = name(settings);
    match store.remembered(names::NETWORK, &name).await? {
        Some(value) => store.forget_remembered(names::NETWORK, &name, &value).await,
        None => Ok(()),
    }
}

/// The name under which the store remembers it.
fn name(settings: &MatrixSettings) -> String {
    match &settings.access {
        MatrixAccess::Token(_) => format!("accepted at {}", settings.homeserver),
        MatrixAccess::Password { user, .. } => {
            format!("token of {user} at {}", settings.homeserver)
        }
    }
}

/// The mark of a token. It cannot be used in the token's place.
fn sign(token: &Secret) -> String {
    let digest = Sha256::digest(format!("menagerie has come in with {}", token.expose()));
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}
