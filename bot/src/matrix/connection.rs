//! Matrix as one of the networks: checked, then listened to.

use super::bot::{Bot, SUCCESSOR};
use super::client::{Client, Homeserver};
use super::directs::Directs;
use super::fault::Fault;
use super::listening::{UNKNOWN, listen};
use super::matrix_front::MatrixFront;
use super::{joining, names};
use crate::config::{MatrixAccess, MatrixSettings, Secret};
use crate::deliver::Front;
use crate::engine::Services;
use crate::game::Server;
use crate::network::{Network, NetworkError, told_to};
use crate::store::{Store, StoreError};
use futures_util::future::BoxFuture;
use ruma::{OwnedServerName, OwnedUserId, RoomId, ServerName};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use tokio::sync::watch;

/// A homeserver that accepts us.
pub struct Matrix {
    settings: MatrixSettings,
    front: Arc<MatrixFront>,
}

/// Why a homeserver cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum MatrixError {
    /// It does not answer, or not as a homeserver.
    #[error(
        "the homeserver at {address} cannot be used ({fault}): check MATRIX_HOMESERVER and whether it runs, then start the bot again"
    )]
    Unreachable {
        /// Where it should be.
        address: String,
        /// What has happened instead.
        fault: Fault,
    },
    /// It does not accept the token.
    #[error("{UNKNOWN}")]
    BadToken,
    /// It does not accept the password.
    #[error(
        "the homeserver does not let MATRIX_USER in with MATRIX_PASSWORD ({0}): check both, or set MATRIX_ACCESS_TOKEN instead, if the homeserver allows no passwords"
    )]
    BadPassword(Fault),
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<MatrixError> for NetworkError {
    fn from(error: MatrixError) -> Self {
        let is_setting = matches!(error, MatrixError::BadToken | MatrixError::BadPassword(_));
        Self { words: error.to_string(), is_setting }
    }
}

impl Matrix {
    /// Asks the homeserver whether it accepts us. With a password the token is asked for once and
    /// remembered: a new one would make every message that is under way a new one, too.
    ///
    /// # Errors
    /// When it does not, or cannot be reached.
    pub async fn open(settings: &MatrixSettings, store: &Arc<Store>) -> Result<Self, MatrixError> {
        let unreachable = |fault| unreachable(settings, fault);
        let (client, me) = match &settings.access {
            MatrixAccess::Token(token) => enter(settings, token.clone()).await?,
            MatrixAccess::Password { user, password } => {
                let name = format!("token of {user} at {}", settings.homeserver);
                let known = store.remembered(names::NETWORK, &name).await?;
                let entered = match known {
                    Some(token) => Some(enter(settings, Secret::new(token)).await),
                    None => None,
                };
                match entered {
                    None | Some(Err(MatrixError::BadToken)) => {
                        let homeserver =
                            Homeserver::find(&settings.homeserver).await.map_err(unreachable)?;
                        let token = homeserver.log_in(user, password).await;
                        let token = token.map_err(|fault| match fault {
                            Fault::Refused(_) | Fault::Unauthorized | Fault::Senseless(_) => {
                                MatrixError::BadPassword(fault)
                            }
                            fault => unreachable(fault),
                        })?;
                        store.remember(names::NETWORK, &name, token.expose()).await?;
                        enter(settings, token).await?
                    }
                    Some(entered) => entered?,
                }
            }
        };
        let directs = Directs::read(&client, &me).await.map_err(unreachable)?;
        let front = MatrixFront::new(Arc::new(client), Arc::clone(store), me, directs);
        Ok(Self { settings: settings.clone(), front: Arc::new(front) })
    }

    /// Who we are there.
    pub fn user(&self) -> &OwnedUserId {
        &self.front.me
    }

    async fn listen(self, services: Services) -> Result<(), NetworkError> {
        let known = services.store.all_remembered(names::NETWORK, SUCCESSOR).await;
        let known = known.map_err(MatrixError::from)?;
        let successors: HashMap<_, _> = known
            .into_iter()
            .filter_map(|(room, community)| {
                Some((RoomId::parse(&room).ok()?, Server::from_stored(community)))
            })
            .collect();
        let servers = self.settings.servers.iter();
        let mut servers: Vec<OwnedServerName> =
            servers.filter_map(|name| ServerName::parse(name).ok()).collect();
        if servers.is_empty() {
            servers.push(self.front.me.server_name().to_owned());
        }
        let bot = Bot {
            front: self.front,
            services,
            rooms: self.settings.rooms,
            servers,
            successors: Arc::new(Mutex::new(successors)),
            answering: Arc::default(),
            coming_in: Arc::default(),
        };
        joining::enter_named(&bot).await;
        listen(&bot).await
    }
}

/// Checks the settings of a homeserver without changing anything, and says who we are there. With a
/// password nothing is asked but whether the homeserver is there: each login makes a device.
///
/// # Errors
/// When it does not accept us, or cannot be reached.
pub async fn check(settings: &MatrixSettings) -> Result<Option<OwnedUserId>, MatrixError> {
    match &settings.access {
        MatrixAccess::Token(token) => {
            enter(settings, token.clone()).await.map(|(_, user)| Some(user))
        }
        MatrixAccess::Password { .. } => {
            let found = Homeserver::find(&settings.homeserver).await;
            found.map(|_| None).map_err(|fault| unreachable(settings, fault))
        }
    }
}

async fn enter(
    settings: &MatrixSettings,
    token: Secret,
) -> Result<(Client, OwnedUserId), MatrixError> {
    let homeserver = Homeserver::find(&settings.homeserver).await;
    let homeserver = homeserver.map_err(|fault| unreachable(settings, fault))?;
    homeserver.enter(token).await.map_err(|fault| match fault {
        Fault::Unauthorized | Fault::Refused(_) => MatrixError::BadToken,
        fault => unreachable(settings, fault),
    })
}

fn unreachable(settings: &MatrixSettings, fault: Fault) -> MatrixError {
    MatrixError::Unreachable { address: settings.homeserver.clone(), fault }
}

impl Network for Matrix {
    fn front(&self) -> Arc<dyn Front> {
        Arc::clone(&self.front) as Arc<dyn Front>
    }

    fn serve(
        self: Box<Self>,
        services: Services,
        stop: watch::Receiver<bool>,
    ) -> BoxFuture<'static, Result<(), NetworkError>> {
        Box::pin(async move {
            tokio::select! {
                () = told_to(stop) => Ok(()),
                ended = self.listen(services) => ended,
            }
        })
    }
}
