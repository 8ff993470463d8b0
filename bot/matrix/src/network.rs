//! Matrix as one of the networks: checked as soon as the homeserver answers, then listened to.

use crate::bot::{Bot, SUCCESSOR};
use crate::encryption::{Encryption, Opening, Recovery, Signing};
use crate::homeserver::fault::Fault;
use crate::homeserver::login::{MatrixError, come_in, unreachable};
use crate::homeserver::stored_login;
use crate::messages::listening::listen;
use crate::names;
use crate::posting::late_front::LateFront;
use crate::posting::matrix_front::MatrixFront;
use crate::rooms::joining;
use futures_util::future::BoxFuture;
use menagerie_chat::deliver::Front;
use menagerie_chat::engine::Services;
use menagerie_chat::network::{Network, NetworkError, told_to};
use menagerie_config::MatrixSettings;
use menagerie_core::Server;
use menagerie_store::{SharedWork, Store};
use ruma::{OwnedServerName, RoomId, ServerName};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::watch;

/// How long a start waits for the homeserver's answer. Another network waits behind it.
const AT_THE_START: Duration = Duration::from_secs(15);
/// The pause before a homeserver that did not answer at the start is asked again: the first, and
/// the longest.
const REST: Duration = Duration::from_secs(2);
const LONGEST_REST: Duration = Duration::from_mins(5);

/// A homeserver that accepts the bot, or that has not answered yet.
pub struct Matrix {
    settings: MatrixSettings,
    front: Arc<LateFront>,
    /// The logged-in adapter, kept until this network is served.
    entered: Option<Arc<MatrixFront>>,
    /// Whether it is known that the bot has to do without encryption.
    is_without_encryption: bool,
}

impl Matrix {
    /// Asks the homeserver whether it accepts the bot. A homeserver that does not answer is asked
    /// again while the bot serves. So the order in which a machine starts its programs does not
    /// matter.
    ///
    /// # Errors
    /// When it does not accept the bot, or is no homeserver.
    pub async fn open(settings: &MatrixSettings, store: &Arc<Store>) -> Result<Self, MatrixError> {
        let front = Arc::new(LateFront::new());
        let mut matrix =
            Self { settings: settings.clone(), front, entered: None, is_without_encryption: false };
        let came_in = tokio::time::timeout(AT_THE_START, come_in(settings, store)).await;
        match came_in.unwrap_or_else(|_| Err(too_slow(settings))) {
            Ok(front) => matrix.entered = Some(front),
            Err(error) => match (error.of_the_homeserver(), error.passes_after()) {
                (Some(fault), Some(_)) => not_yet(settings, fault, REST),
                _ => return Err(error),
            },
        }
        Ok(matrix)
    }

    /// The adapter, once the homeserver has answered.
    ///
    /// # Errors
    /// When it does not accept the bot.
    async fn found(&mut self, store: &Arc<Store>) -> Result<Arc<MatrixFront>, NetworkError> {
        let mut wait = REST;
        loop {
            let error = match self.come_in(store).await {
                Ok(front) => {
                    self.front.find(Arc::clone(&front));
                    return Ok(front);
                }
                Err(error) => error,
            };
            let Some(fault) = error.of_the_homeserver() else { return Err(error.into()) };
            let rest = wait.max(error.passes_after().unwrap_or_default());
            not_yet(&self.settings, fault, rest);
            tokio::time::sleep(rest).await;
            wait = (wait * 2).min(LONGEST_REST);
        }
    }

    /// Logs in, if that is still to be done, and learns which direct rooms there are.
    async fn come_in(&mut self, store: &Arc<Store>) -> Result<Arc<MatrixFront>, MatrixError> {
        let front = match &self.entered {
            Some(front) => Arc::clone(front),
            None => come_in(&self.settings, store).await?,
        };
        self.entered = Some(Arc::clone(&front));
        if front.encryption().is_none() && !self.is_without_encryption {
            self.open_device(&front, store).await?;
        }
        let known = front.directs.recall(&front.client, &front.me).await;
        known.map_err(|fault| of_login(&self.settings, fault))?;
        Ok(front)
    }

    /// Opens the device for encrypted rooms.
    async fn open_device(
        &mut self,
        front: &MatrixFront,
        store: &Arc<Store>,
    ) -> Result<(), MatrixError> {
        let opening = Encryption::open(&front.client, store, &front.me).await;
        match opening.map_err(|fault| of_login(&self.settings, fault))? {
            Opening::Ready(encryption) => {
                if let Err(fault) = self.set_up(&encryption, store).await {
                    tracing::warn!(%fault, "the bot's device is signed and backed up at the next start");
                }
                front.can_encrypt(encryption);
            }
            Opening::Unknown => {
                tracing::warn!("the homeserver knows no encryption: encrypted rooms are left");
                self.is_without_encryption = true;
            }
            Opening::Lost if front.logs_in => {
                tracing::warn!("the keys of the last login are lost: the bot logs in anew");
                self.entered = None;
                stored_login::forget(store, &self.settings).await?;
                let fault = Fault::Later("it logs in anew".to_owned());
                return Err(of_login(&self.settings, fault));
            }
            Opening::Lost => {
                tracing::error!(
                    "the keys of this login are lost, so encrypted rooms are left: make another MATRIX_ACCESS_TOKEN by a new login, and start the bot again"
                );
                self.is_without_encryption = true;
            }
        }
        Ok(())
    }

    async fn listen(mut self, services: Services) -> Result<(), NetworkError> {
        self.front.seek();
        let front = self.found(&services.store).await?;
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
            servers.push(front.me.server_name().to_owned());
        }
        let bot = Bot {
            front,
            services,
            rooms: self.settings.rooms,
            servers,
            successors: Arc::new(Mutex::new(successors)),
            allowances: Arc::default(),
            undescribed: Arc::default(),
            answering: Arc::default(),
            gaps: Arc::default(),
            late_keys: Arc::default(),
            coming_in: Arc::default(),
        };
        joining::enter_named(&bot).await;
        listen(&bot).await
    }

    /// Signs the bot's device, and sees to the backup and the recovery of its keys.
    async fn set_up(&self, encryption: &Encryption, store: &Store) -> Result<(), Fault> {
        let mut signed = encryption.sign(self.settings.password.as_ref()).await?;
        let known = encryption.recovery_key(store).await?;
        let key = self.settings.recovery_key.clone().or(known);
        if let (Signing::NeedsRecovery, Some(key)) = (signed, &key) {
            let why = match encryption.recover(store, key).await? {
                Recovery::Done => {
                    signed = Signing::Done;
                    None
                }
                Recovery::WrongKey => Some(
                    "MATRIX_RECOVERY_KEY is not the recovery key of the bot's account: see that it is whole",
                ),
                Recovery::NothingThere => {
                    Some("the homeserver has nothing that MATRIX_RECOVERY_KEY could open")
                }
            };
            if let Some(why) = why {
                tracing::error!(
                    "{why}. Until then the bot's device is not signed, and some apps keep messages from it"
                );
                return Ok(());
            }
        }
        match signed {
            Signing::Done => tracing::info!(
                "the bot's device is signed; `menagerie matrix recovery` prints the recovery key to be written down"
            ),
            Signing::NeedsPassword => tracing::warn!(
                "the homeserver wants the password before the bot's device can be signed: set MATRIX_USER and MATRIX_PASSWORD, too, for one start"
            ),
            Signing::NeedsRecovery => tracing::warn!(
                "the bot's device is not signed, because this database has not the keys for that, so some apps keep messages from it: set MATRIX_RECOVERY_KEY, and start the bot again"
            ),
        }
        if signed == Signing::Done {
            encryption.turn_backup_on().await?;
            encryption.store_secrets(store).await?;
        }
        Ok(())
    }
}

/// A fault of a request after the login.
fn of_login(settings: &MatrixSettings, fault: Fault) -> MatrixError {
    match fault {
        Fault::Unauthorized => MatrixError::BadToken,
        fault => unreachable(settings, fault),
    }
}

/// Logs that the bot waits for the homeserver.
fn not_yet(settings: &MatrixSettings, fault: &Fault, wait: Duration) {
    tracing::warn!(
        %fault,
        address = settings.homeserver,
        seconds = wait.as_secs(),
        "the homeserver of MATRIX_HOMESERVER does not answer yet: it is asked again, and what is for Matrix waits"
    );
}

fn too_slow(settings: &MatrixSettings) -> MatrixError {
    let fault = Fault::Later("it answers too slowly".to_owned());
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
        let listening = async move {
            services.store.acquire(SharedWork::House).await;
            self.listen(services).await
        };
        Box::pin(async move {
            tokio::select! {
                () = told_to(stop) => Ok(()),
                ended = listening => ended,
            }
        })
    }
}
