//! The login on a homeserver: whether a homeserver is there, and whether it accepts the bot.

use crate::homeserver::client::{Client, Homeserver};
use crate::homeserver::fault::Fault;
use crate::homeserver::stored_login;
use crate::homeserver::stored_login::StoredLogin;
use crate::posting::matrix_front::MatrixFront;
use menagerie_chat::network::NetworkError;
use menagerie_config::{MatrixAccess, MatrixSettings, Secret};
use menagerie_store::{Store, StoreError};
use ruma::OwnedUserId;
use std::sync::Arc;
use std::time::Duration;

/// Why a homeserver cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum MatrixError {
    /// It does not answer, or not like a homeserver.
    #[error(
        "the homeserver at {address} cannot be used ({fault}): check MATRIX_HOMESERVER and whether it runs, then start the bot again"
    )]
    Unreachable {
        /// Its address.
        address: String,
        /// The fault instead.
        fault: Fault,
    },
    /// It does not accept the token any more.
    #[error(
        "the homeserver does not accept the access token of MATRIX_ACCESS_TOKEN any more: it was revoked, or the account was removed. Make a new one for the bot's account and write it there, or set MATRIX_USER and MATRIX_PASSWORD instead"
    )]
    BadToken,
    /// It does not accept the token, and is not known to have accepted it ever.
    #[error(
        "the homeserver at {0} does not accept MATRIX_ACCESS_TOKEN, and never has as far as this bot knows: see that it is whole and one of this homeserver, or set MATRIX_USER and MATRIX_PASSWORD instead (docs/operators/matrix.md says how to get one)"
    )]
    NeverGood(String),
    /// It does not accept the token of the last login.
    #[error(
        "the homeserver does not accept the token any more that the last login with MATRIX_PASSWORD has given: start the bot again, which logs in anew"
    )]
    BadKeptToken,
    /// It does not accept the password.
    #[error(
        "the homeserver does not let MATRIX_USER in with MATRIX_PASSWORD ({0}): check both, or set MATRIX_ACCESS_TOKEN instead, if the homeserver allows no passwords"
    )]
    BadPassword(Fault),
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl MatrixError {
    /// The shortest time after which it may pass by itself. `None` if somebody has to change a
    /// setting or the database.
    pub fn passes_after(&self) -> Option<Duration> {
        match self {
            Self::Unreachable { fault: Fault::Later(_), .. } => Some(Duration::ZERO),
            Self::Unreachable { fault: Fault::Limited(wait), .. } => Some(*wait),
            _ => None,
        }
    }

    /// The homeserver's fault, if it concerns the homeserver alone and not the bot's account. A
    /// proxy in front of a homeserver may say that there is none while that one starts.
    pub fn of_the_homeserver(&self) -> Option<&Fault> {
        match self {
            Self::Unreachable { fault, .. } => Some(fault),
            _ => None,
        }
    }
}

impl From<MatrixError> for NetworkError {
    fn from(error: MatrixError) -> Self {
        let is_over_with_a_start = matches!(error, MatrixError::BadKeptToken);
        let is_setting = !matches!(error, MatrixError::Store(_))
            && !is_over_with_a_start
            && error.passes_after().is_none();
        Self { words: error.to_string(), is_setting }
    }
}

/// Logs in. With a password, a token is requested once and remembered. A new token would make every
/// message under way a new message, too.
///
/// # Errors
/// When the homeserver does not accept the bot, or cannot be reached.
pub async fn come_in(
    settings: &MatrixSettings,
    store: &Arc<Store>,
) -> Result<Arc<MatrixFront>, MatrixError> {
    let unreachable = |fault| unreachable(settings, fault);
    let kept = StoredLogin::in_store(store, settings).await?;
    let (client, me) = match (&settings.access, kept.token(settings)) {
        (MatrixAccess::Token(token), _) => {
            let entered = enter(settings, token.clone(), &kept).await?;
            if !kept.was_accepted(token) {
                stored_login::accepted(store, settings, token).await?;
            }
            entered
        }
        (MatrixAccess::Password { user, password }, known) => {
            let entered = match known {
                Some(token) => Some(enter(settings, token, &kept).await),
                None => None,
            };
            match entered {
                None | Some(Err(MatrixError::BadKeptToken)) => {
                    let homeserver =
                        Homeserver::find(&settings.homeserver).await.map_err(unreachable)?;
                    let token = homeserver.log_in(user, password).await;
                    let token = token.map_err(|fault| match fault {
                        Fault::Refused(_) | Fault::Unauthorized | Fault::Senseless(_) => {
                            MatrixError::BadPassword(fault)
                        }
                        fault => unreachable(fault),
                    })?;
                    stored_login::keep(store, settings, &token).await?;
                    enter(settings, token, &kept).await?
                }
                Some(entered) => entered?,
            }
        }
    };
    tracing::info!(user = %me, "the homeserver knows us");
    let logs_in = matches!(settings.access, MatrixAccess::Password { .. });
    Ok(Arc::new(MatrixFront::new(Arc::new(client), Arc::clone(store), me, logs_in)))
}

/// Checks the settings of a homeserver without changes, and returns the bot's user id. With a
/// password that has given no token yet, it only checks that the homeserver is there, because each
/// login makes a device.
///
/// # Errors
/// When it does not accept the bot, or cannot be reached.
pub async fn check(
    settings: &MatrixSettings,
    kept: &StoredLogin,
) -> Result<Option<OwnedUserId>, MatrixError> {
    if let Some(token) = kept.token(settings) {
        match enter(settings, token, kept).await {
            // The next start logs in again.
            Err(MatrixError::BadKeptToken) => {}
            entered => return entered.map(|(_, user)| Some(user)),
        }
    }
    let found = Homeserver::find(&settings.homeserver).await;
    found.map(|_| None).map_err(|fault| unreachable(settings, fault))
}

/// Logs in with a token.
pub(crate) async fn enter(
    settings: &MatrixSettings,
    token: Secret,
    kept: &StoredLogin,
) -> Result<(Client, OwnedUserId), MatrixError> {
    let homeserver = Homeserver::find(&settings.homeserver).await;
    let homeserver = homeserver.map_err(|fault| unreachable(settings, fault))?;
    homeserver.enter(token.clone()).await.map_err(|fault| match (fault, &settings.access) {
        (Fault::Unauthorized | Fault::Refused(_), MatrixAccess::Password { .. }) => {
            MatrixError::BadKeptToken
        }
        (Fault::Unauthorized | Fault::Refused(_), _) if kept.was_accepted(&token) => {
            MatrixError::BadToken
        }
        (Fault::Unauthorized | Fault::Refused(_), _) => {
            MatrixError::NeverGood(settings.homeserver.clone())
        }
        (fault, _) => unreachable(settings, fault),
    })
}

pub(crate) fn unreachable(settings: &MatrixSettings, fault: Fault) -> MatrixError {
    MatrixError::Unreachable { address: settings.homeserver.clone(), fault }
}
