//! What is kept of coming in at a homeserver: the token that a password has given, and that one was accepted.

use crate::names;
use menagerie_config::{MatrixAccess, MatrixSettings, Secret};
use menagerie_store::{OperatorError, Reader, Store, StoreError};
use sha2::{Digest, Sha256};

/// What is known of earlier times.
#[derive(Clone, Debug, Default)]
pub struct StoredLogin {
    /// The token that MATRIX_PASSWORD has given, or the sign of the last MATRIX_ACCESS_TOKEN that was accepted.
    value: Option<String>,
}

impl StoredLogin {
    /// What a store knows.
    ///
    /// # Errors
    /// When it cannot be read.
    pub async fn in_store(store: &Store, settings: &MatrixSettings) -> Result<Self, StoreError> {
        let value = store.remembered(names::NETWORK, &name(settings)).await?;
        Ok(Self { value })
    }

    /// What the database at `url` knows, which a running bot may have.
    ///
    /// # Errors
    /// When there is none, or it cannot be read.
    pub async fn at(url: &str, settings: &MatrixSettings) -> Result<Self, OperatorError> {
        let reader = Reader::open(url).await?;
        let value = reader.remembered(names::NETWORK, &name(settings)).await;
        reader.end().await?;
        Ok(Self { value: value? })
    }

    /// The token with which we come in, if there is one.
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

/// Remembers that a token of the settings was accepted, by a sign that is no token.
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

/// By which name it is remembered.
fn name(settings: &MatrixSettings) -> String {
    match &settings.access {
        MatrixAccess::Token(_) => format!("accepted at {}", settings.homeserver),
        MatrixAccess::Password { user, .. } => {
            format!("token of {user} at {}", settings.homeserver)
        }
    }
}

/// What a token is known by that cannot be used in its place.
fn sign(token: &Secret) -> String {
    let digest = Sha256::digest(format!("menagerie has come in with {}", token.expose()));
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}
